#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/json/json_value.h"

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// The names of one field in configs of different versions and origins, the most common one first.
using KeySpellings = std::span<const std::string_view>;

/// One object of the file, and the key path that leads to it ("" for the document itself).
struct ConfigScope {
    const JsonValue::Object* object = nullptr;
    std::string path;

    [[nodiscard]] std::string pathOf(std::string_view key) const {
        return path.empty() ? std::string(key) : path + "." + std::string(key);
    }
};

/// A value and its path. Absent, or null in the file: `value` is nullptr.
struct FoundValue {
    const JsonValue* value = nullptr;
    std::string path;

    explicit operator bool() const { return value != nullptr; }
};

FoundValue findIn(const ConfigScope& scope, KeySpellings spellings);
FoundValue findIn(const ConfigScope& scope, std::string_view key);

/// What a number of the file may be.
struct NumberRange {
    double minimum = 0;
    double maximum = std::numeric_limits<double>::max();
    bool minimumIsOpen = false;
    bool isWhole = false;
    std::string_view text;   ///< the range in words
};

inline constexpr NumberRange headDimRange{1, maxHeadDim, false, true, "whole, 1 to 65536"};
inline constexpr NumberRange sizeRange{1, 1e9, false, true, "whole, 1 to 1e9"};
inline constexpr NumberRange layerCountRange{1, 10000, false, true, "whole, 1 to 10000"};
inline constexpr NumberRange lengthRange{1, static_cast<double>(maxPosition), false, true,
                                         "whole, 1 to 9007199254740992 tokens"};
inline constexpr NumberRange baseRange{0, std::numeric_limits<double>::max(), true, false, "> 0, finite"};
inline constexpr NumberRange fractionRange{0, 1, true, false, "> 0, <= 1"};

/// Looks keys up in the objects of a config that may hold them, the innermost first, and converts values into
/// numbers or errors.
class ConfigReader {
public:
    ConfigReader(std::string fileName, std::vector<ConfigScope> scopes)
        : m_fileName(std::move(fileName)), m_scopes(std::move(scopes)) {}

    [[nodiscard]] const std::vector<ConfigScope>& scopes() const { return m_scopes; }
    [[nodiscard]] const std::string& fileName() const { return m_fileName; }

    [[nodiscard]] FoundValue find(KeySpellings spellings) const;
    [[nodiscard]] FoundValue find(std::string_view key) const { return find(KeySpellings(&key, 1)); }

    /// err: Malformed when the value is not a number; OutOfRange when outside; both name the key path and the
    /// range
    [[nodiscard]] Result<double> numberOf(const FoundValue& found, const NumberRange& range) const;
    /// The same for a key that may be absent.
    [[nodiscard]] Result<std::optional<double>> optionalNumber(const FoundValue& found,
                                                               const NumberRange& range) const;

    /// A text that may be absent.
    /// err: Malformed when it is not a text
    [[nodiscard]] Result<std::string> optionalText(const FoundValue& found) const;
    /// true only when the value is `true`, or the number 1.
    [[nodiscard]] static bool isTrue(const FoundValue& found);

    [[nodiscard]] Error error(ErrorCode code, std::string message, std::string_view path,
                              std::string allowed) const;
    [[nodiscard]] Error wrongType(const FoundValue& found, std::string allowed) const;

private:
    std::string m_fileName;
    std::vector<ConfigScope> m_scopes;
};

}   // namespace rope
