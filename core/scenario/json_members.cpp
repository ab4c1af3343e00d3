#include "core/scenario/json_members.h"

#include "core/base/limits.h"
#include "core/json/json_depth.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope {

namespace {

using Json = JsonMembers::Json;

/// An object that keeps its order looks for a key one by one, so their number must be bounded before a
/// hostile text makes that quadratic.
constexpr std::size_t mostKeys = 256;

/// Whole, written as such or as 4096.0.
std::optional<std::int64_t> wholeNumber(const Json& value) {
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        if (number <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return static_cast<std::int64_t>(number);
        return {};
    }
    if (value.is_number_integer()) return value.get<std::int64_t>();
    if (!value.is_number_float()) return {};
    const auto number = value.get<double>();
    if (std::trunc(number) != number || std::abs(number) > static_cast<double>(largestPosition)) return {};
    return static_cast<std::int64_t>(number);
}

}   // namespace

const Json* JsonMembers::find(const char* key) {
    m_asked.insert(key);
    if (m_reading.problem) return nullptr;
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

bool JsonMembers::fail(const std::string& key, const std::string& message, const std::string& allowed) {
    if (!m_reading.problem)
        m_reading.problem = Error{ErrorCode::Malformed, m_path + key + ": " + message, m_path + key, allowed};
    return false;
}

bool JsonMembers::number(const char* key, double& target) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    if (!value->is_number()) return fail(key, "not a number", "a number");
    target = value->get<double>();
    return true;
}

bool JsonMembers::numbersOf(const Json& array, const std::string& key, std::vector<double>& target) {
    if (!array.is_array()) return fail(key, "not a list", "a list of numbers");
    target.clear();
    target.reserve(array.size());
    for (const Json& value : array) {
        if (!value.is_number())
            return fail(key + "[" + std::to_string(target.size()) + "]", "not a number", "a number");
        target.push_back(value.get<double>());
    }
    return true;
}

bool JsonMembers::numbers(const char* key, std::vector<double>& target) {
    const Json* value = find(key);
    return value != nullptr && numbersOf(*value, key, target);
}

bool JsonMembers::integer(const char* key, std::int64_t& target) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    const std::optional<std::int64_t> whole = wholeNumber(*value);
    if (!whole) return fail(key, "not a whole number", "a whole number");
    target = *whole;
    return true;
}

bool JsonMembers::integer(const char* key, int& target) {
    std::int64_t wide = target;
    if (!integer(key, wide)) return false;
    if (std::abs(wide) > std::numeric_limits<int>::max())
        return fail(key, std::to_string(wide) + " is out of range",
                    "at most " + std::to_string(largestHeadDim));
    target = static_cast<int>(wide);
    return true;
}

bool JsonMembers::unsignedInteger(const char* key, std::uint64_t& target) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    const std::optional<std::int64_t> whole = wholeNumber(*value);
    if (!value->is_number_unsigned() && (!whole || *whole < 0))
        return fail(key, "not a whole number >= 0", "0 to 18446744073709551615");
    target = value->is_number_unsigned() ? value->get<std::uint64_t>() : static_cast<std::uint64_t>(*whole);
    return true;
}

bool JsonMembers::text(const char* key, std::string& target) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    if (!value->is_string()) return fail(key, "not a text", "a text");
    target = value->get<std::string>();
    return true;
}

bool JsonMembers::texts(const char* key, std::vector<std::string>& target) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    if (!value->is_array() ||
        !std::all_of(value->begin(), value->end(), [](const Json& item) { return item.is_string(); }))
        return fail(key, "not a list of texts", "a list of texts");
    target = value->get<std::vector<std::string>>();
    return true;
}

bool JsonMembers::flag(const char* key, bool& target) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    if (!value->is_boolean()) return fail(key, "neither true nor false", "true, false");
    target = value->get<bool>();
    return true;
}

bool JsonMembers::parameters(const char* key, ParameterValues& target) {
    const Json* object = find(key);
    if (object == nullptr) return false;
    if (!object->is_object()) return fail(key, "not an object", "an object");
    for (const auto& [name, value] : object->items()) {
        const std::string path = std::string(key) + "." + name;
        std::vector<double> list;
        if (value.is_boolean()) target.set(name, value.get<bool>());
        else if (value.is_number()) target.set(name, value.get<double>());
        else if (!value.is_array())
            return fail(path, "neither a number, true, false nor a list", "a number, true, false or a list");
        else if (!numbersOf(value, path, list)) return false;
        else target.set(name, std::move(list));
    }
    return true;
}

std::shared_ptr<const RowMatrix> JsonMembers::rows(const char* key) {
    const Json* value = find(key);
    if (value == nullptr) return nullptr;
    if (!value->is_array() || value->empty())
        return fail(key, "not a list of rows", "rows of numbers"), nullptr;
    const std::size_t columns = value->front().size();
    // All lengths first: the matrix may only be as large as the text that fills it.
    for (std::size_t row = 0; row < value->size(); ++row)
        if (!(*value)[row].is_array() || (*value)[row].size() != columns)
            return fail(std::string(key) + "[" + std::to_string(row) + "]", "not a row as the first one",
                        "a list of " + std::to_string(columns) + " numbers"),
                   nullptr;
    RowMatrix matrix(static_cast<Eigen::Index>(value->size()), static_cast<Eigen::Index>(columns));
    std::vector<double> numbers;
    for (std::size_t row = 0; row < value->size(); ++row) {
        if (!numbersOf((*value)[row], std::string(key) + "[" + std::to_string(row) + "]", numbers))
            return nullptr;
        std::copy(numbers.begin(), numbers.end(), matrix.data() + row * columns);
    }
    return std::make_shared<const RowMatrix>(std::move(matrix));
}

void JsonMembers::object(const char* key, const std::function<void(JsonMembers&)>& read) {
    const Json* value = find(key);
    if (value == nullptr) return;
    if (!value->is_object()) {
        fail(key, "not an object", "an object");
        return;
    }
    JsonMembers members(*value, m_path + key + ".", m_reading);
    read(members);
    members.warnAboutTheRest();
}

void JsonMembers::objects(const char* key, const std::function<void(JsonMembers&)>& readOne) {
    const Json* value = find(key);
    if (value == nullptr) return;
    if (!value->is_array()) {
        fail(key, "not a list", "a list of objects");
        return;
    }
    for (std::size_t i = 0; i < value->size() && !m_reading.problem; ++i) {
        const std::string name = std::string(key) + "[" + std::to_string(i) + "]";
        if (!(*value)[i].is_object()) {
            fail(name, "not an object", "an object");
            return;
        }
        JsonMembers members((*value)[i], m_path + name + ".", m_reading);
        readOne(members);
        members.warnAboutTheRest();
    }
}

void JsonMembers::warnAboutTheRest() {
    for (const auto& [key, value] : m_object.items())
        if (m_asked.count(key) == 0)
            m_reading.warnings.push_back(
                {"unknown-key", "unknown key " + m_path + key + " is ignored", m_path + key});
}

namespace {

/// Drops keys beyond mostKeys of one object while the text is read, and remembers that it did.
struct KeyCounter {
    std::vector<std::size_t> counts;   ///< by depth
    bool isExceeded = false;

    bool operator()(int depth, Json::parse_event_t event, const Json& /*parsed*/) {
        const auto level = static_cast<std::size_t>(depth);
        if (level >= counts.size()) counts.resize(level + 1);
        if (event == Json::parse_event_t::object_start && level + 1 < counts.size()) counts[level + 1] = 0;
        if (event != Json::parse_event_t::key || ++counts[level] <= mostKeys) return true;
        isExceeded = true;
        return false;
    }
};

Result<Json> parsed(std::string_view text) {
    if (isNestedTooDeep(text))
        return Error{ErrorCode::Malformed, "the JSON text is nested too deeply", "",
                     std::to_string(deepestJsonNesting) + " levels"};
    KeyCounter counter;
    Json root;
    try {
        root = Json::parse(text.begin(), text.end(), std::ref(counter));
    } catch (const Json::parse_error& problem) {
        return Error{ErrorCode::Malformed, "not a JSON text", "byte " + std::to_string(problem.byte)};
    } catch (const Json::exception&) {
        return Error{ErrorCode::Malformed,
                     "a number that no float64 can hold, or an object that cannot be read", "the JSON text"};
    }
    if (counter.isExceeded)
        return Error{ErrorCode::Malformed, "too many keys in one object", "", std::to_string(mostKeys)};
    if (!root.is_object()) return Error{ErrorCode::Malformed, "the JSON text is not an object", "", "{...}"};
    return root;
}

}   // namespace

void readJsonObject(std::string_view text, std::string_view member, JsonReading& reading,
                    const std::function<void(JsonMembers&)>& read) {
    const Result<Json> root = parsed(text);
    if (!root) {
        reading.problem = root.error();
        return;
    }
    const Json empty = Json::object();
    const std::string name(member);
    const auto found = root->find(name);
    const Json& object = name.empty() ? *root : found == root->end() ? empty : *found;
    if (!object.is_object()) {
        reading.problem = Error{ErrorCode::Malformed, name + " is not an object", name, "an object"};
        return;
    }
    JsonMembers members(object, name.empty() ? "" : name + ".", reading);
    read(members);
    members.warnAboutTheRest();
}

}   // namespace rope
