#pragma once

#include "core/base/matrix.h"
#include "core/base/names.h"
#include "core/base/result.h"
#include "core/json/json_value.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// The first problem and the unknown members found while a document is read.
struct JsonReading {
    Check problem;
    Warnings warnings;
};

/// Reads the members of one object of the program's own formats (sessions) by name. An absent member and null
/// leave the target unchanged. The first problem is stored with its member path; reads after it do nothing.
/// Files of models are read with ConfigReader.
class JsonMembers {
public:
    /// in: path: "view." for the members of "view", empty for the document
    JsonMembers(const JsonValue::Object& object, std::string path, JsonReading& reading)
        : m_object(object), m_path(std::move(path)), m_reading(reading) {}

    /// out: whether the member is set and valid
    bool number(const std::string& key, double& target);
    bool numbers(const std::string& key, std::vector<double>& target);
    bool integer(const std::string& key, std::int64_t& target);
    bool integer(const std::string& key, int& target);
    bool unsignedInteger(const std::string& key, std::uint64_t& target);
    bool text(const std::string& key, std::string& target);
    bool texts(const std::string& key, std::vector<std::string>& target);
    bool flag(const std::string& key, bool& target);
    /// An array of arrays of numbers of equal length; null if absent.
    std::shared_ptr<const RowMatrix> rows(const std::string& key);
    void object(const std::string& key, const std::function<void(JsonMembers&)>& read);
    void objects(const std::string& key, const std::function<void(JsonMembers&)>& readOne);

    template <class Value, std::size_t count>
    bool choice(const std::string& key, const Names<Value, count>& names, Value& target) {
        std::string name;
        if (!text(key, name)) return false;
        const auto value = valueOf(names, name);
        if (!value) return fail(key, "unknown name '" + name + "'", listOf(names));
        target = *value;
        return true;
    }

    /// All members, null included, in the order of the text; none of them is unknown.
    std::vector<const JsonMember*> all();

    /// out: always false
    bool fail(const std::string& key, const std::string& message, const std::string& allowed);
    /// A warning for each member that has not been read.
    void warnAboutUnread();

private:
    const JsonValue* find(const std::string& key);
    bool numbersOf(const JsonValue& value, const std::string& key, std::vector<double>& target);
    void nested(const JsonValue& value, const std::string& key,
                const std::function<void(JsonMembers&)>& read);
    std::optional<std::size_t> columnsOf(const JsonValue::Array& rows, const std::string& key);

    const JsonValue::Object& m_object;
    std::string m_path;
    JsonReading& m_reading;
    std::set<std::string, std::less<>> m_read;
};

/// Passes the members of the document, or of its member `member`, to `read`; an absent member is an empty
/// object. The problem is in `reading`.
void readMembers(const JsonValue& document, std::string_view member, JsonReading& reading,
                 const std::function<void(JsonMembers&)>& read);

}   // namespace rope
