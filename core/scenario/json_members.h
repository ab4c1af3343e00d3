#pragma once

#include "core/scenario/scenario.h"
#include "core/scenario/scenario_names.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// What reading a hostile JSON text came to: the first problem, and the keys that nobody asked for.
struct JsonReading {
    Check problem;
    Warnings warnings;
};

/// The members of one JSON object, read by name. An absent member and null leave the target as it is. The
/// first problem stays and names its key path; reads after it do nothing. Included by the sources that read
/// sessions alone: the JSON library is heavy.
class JsonMembers {
public:
    using Json = nlohmann::ordered_json;   // parameters keep their order

    JsonMembers(const Json& object, std::string path, JsonReading& reading)
        : m_object(object), m_path(std::move(path)), m_reading(reading) {}

    /// Each returns whether the member was there and right.
    bool number(const char* key, double& target);
    bool numbers(const char* key, std::vector<double>& target);
    bool integer(const char* key, std::int64_t& target);
    bool integer(const char* key, int& target);
    bool unsignedInteger(const char* key, std::uint64_t& target);
    bool text(const char* key, std::string& target);
    bool texts(const char* key, std::vector<std::string>& target);
    bool flag(const char* key, bool& target);
    bool parameters(const char* key, ParameterValues& target);
    /// An array of arrays of numbers, all of one length; null when absent.
    std::shared_ptr<const RowMatrix> rows(const char* key);
    void object(const char* key, const std::function<void(JsonMembers&)>& read);
    void objects(const char* key, const std::function<void(JsonMembers&)>& readOne);

    template <class Value, std::size_t count>
    bool choice(const char* key, const Names<Value, count>& names, Value& target) {
        std::string name;
        if (!text(key, name)) return false;
        const auto value = valueOf(names, name);
        if (!value) return fail(key, "unknown name '" + name + "'", listOf(names));
        target = *value;
        return true;
    }

    /// Always false.
    bool fail(const std::string& key, const std::string& message, const std::string& allowed);
    /// Turns members that nobody asked for into warnings.
    void warnAboutTheRest();

private:
    const Json* find(const char* key);
    bool numbersOf(const Json& array, const std::string& key, std::vector<double>& target);

    const Json& m_object;
    std::string m_path;
    JsonReading& m_reading;
    std::set<std::string, std::less<>> m_asked;
};

/// Parses the text and hands the members of its object, or of the object under `member`, to `read`; problems
/// are in `reading`.
void readJsonObject(std::string_view text, std::string_view member, JsonReading& reading,
                    const std::function<void(JsonMembers&)>& read);

}   // namespace rope
