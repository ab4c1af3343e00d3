#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace rope {

enum class ErrorCode {
    WrongUsage,   ///< the request is malformed: unknown name, text where a number is needed
    OutOfRange,   ///< understood, but outside the allowed range
    Impossible,   ///< understood, but these values cannot be combined
    Unreadable,   ///< a file is missing or cannot be read or written
    Malformed,   ///< a file was read but its content is wrong
};

/// Why an operation failed: the name and the value, where it was given, and the allowed values.
struct Error {
    ErrorCode code = ErrorCode::Impossible;
    std::string message;   ///< names the thing and the value
    std::string where = {};   ///< key path, option, byte offset or line; may be empty
    std::string allowed = {};   ///< the allowed range; may be empty

    bool operator==(const Error&) const = default;
};

/// One line: `message (where; allowed: range)`.
std::string describe(const Error& error);

/// A value that is allowed but probably wrong.
struct Warning {
    std::string id;   ///< kebab-case rule name
    std::string message;
    std::string where = {};

    bool operator==(const Warning&) const = default;
};

using Warnings = std::vector<Warning>;

/// A value or an Error.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value)) {
    }   // NOLINT(google-explicit-constructor): `return value;` is the point
    Result(Error error)
        : m_content(std::in_place_index<1>, std::move(error)) {}   // NOLINT(google-explicit-constructor)

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const& {
        assert(ok());
        return std::get<0>(m_content);
    }
    [[nodiscard]] T& value() & {
        assert(ok());
        return std::get<0>(m_content);
    }
    [[nodiscard]] T&& value() && {
        assert(ok());
        return std::get<0>(std::move(m_content));
    }
    [[nodiscard]] const Error& error() const {
        assert(!ok());
        return std::get<1>(m_content);
    }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, Error> m_content;
};

/// The outcome of a check: nothing, or what is wrong.
using Check = std::optional<Error>;

}   // namespace rope
