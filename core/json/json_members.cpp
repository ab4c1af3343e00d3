#include "core/json/json_members.h"

#include "core/base/limits.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace rope {

namespace {

std::string indexed(const std::string& key, std::size_t index) {
    return key + "[" + std::to_string(index) + "]";
}

}   // namespace

const JsonValue* JsonMembers::find(const std::string& key) {
    m_read.insert(key);
    if (m_reading.problem) return nullptr;
    const JsonValue* value = findMember(m_object, key);
    return value == nullptr || value->isNull() ? nullptr : value;
}

std::vector<const JsonMember*> JsonMembers::all() {
    for (const JsonMember& member : m_object) m_read.insert(member.key);
    return membersInOrder(m_object);
}

bool JsonMembers::fail(const std::string& key, const std::string& message, const std::string& allowed) {
    if (!m_reading.problem)
        m_reading.problem = Error{ErrorCode::Malformed, m_path + key + ": " + message, m_path + key, allowed};
    return false;
}

bool JsonMembers::number(const std::string& key, double& target) {
    const JsonValue* value = find(key);
    if (value == nullptr) return false;
    const double* number = value->number();
    if (number == nullptr) return fail(key, "not a number", "a number");
    target = *number;
    return true;
}

bool JsonMembers::numbersOf(const JsonValue& value, const std::string& key, std::vector<double>& target) {
    const JsonValue::Array* items = value.array();
    if (items == nullptr) return fail(key, "not a list", "a list of numbers");
    target.clear();
    target.reserve(items->size());
    for (const JsonValue& item : *items) {
        if (item.number() == nullptr) return fail(indexed(key, target.size()), "not a number", "a number");
        target.push_back(*item.number());
    }
    return true;
}

bool JsonMembers::numbers(const std::string& key, std::vector<double>& target) {
    const JsonValue* value = find(key);
    return value != nullptr && numbersOf(*value, key, target);
}

bool JsonMembers::integer(const std::string& key, std::int64_t& target) {
    const JsonValue* value = find(key);
    if (value == nullptr) return false;
    const JsonNumber* number = value->jsonNumber();
    const std::optional<std::int64_t> whole = number != nullptr ? number->signedWhole() : std::nullopt;
    if (!whole) return fail(key, "not a whole number", "a whole number");
    target = *whole;
    return true;
}

bool JsonMembers::integer(const std::string& key, int& target) {
    std::int64_t wide = target;
    if (!integer(key, wide)) return false;
    if (wide > std::numeric_limits<int>::max() || wide < -std::numeric_limits<int>::max())
        return fail(key, std::to_string(wide) + " is out of range", "at most " + std::to_string(maxHeadDim));
    target = static_cast<int>(wide);
    return true;
}

bool JsonMembers::unsignedInteger(const std::string& key, std::uint64_t& target) {
    const JsonValue* value = find(key);
    if (value == nullptr) return false;
    const JsonNumber* number = value->jsonNumber();
    const std::optional<std::uint64_t> whole = number != nullptr ? number->unsignedWhole() : std::nullopt;
    if (!whole) return fail(key, "not a whole number >= 0", "0 to 18446744073709551615");
    target = *whole;
    return true;
}

bool JsonMembers::text(const std::string& key, std::string& target) {
    const JsonValue* value = find(key);
    if (value == nullptr) return false;
    if (value->text() == nullptr) return fail(key, "not a text", "a text");
    target = *value->text();
    return true;
}

bool JsonMembers::texts(const std::string& key, std::vector<std::string>& target) {
    const JsonValue* value = find(key);
    if (value == nullptr) return false;
    const JsonValue::Array* items = value->array();
    if (items == nullptr || !std::all_of(items->begin(), items->end(),
                                         [](const JsonValue& item) { return item.text() != nullptr; }))
        return fail(key, "not a list of texts", "a list of texts");
    target.clear();
    for (const JsonValue& item : *items) target.push_back(*item.text());
    return true;
}

bool JsonMembers::flag(const std::string& key, bool& target) {
    const JsonValue* value = find(key);
    if (value == nullptr) return false;
    if (value->flag() == nullptr) return fail(key, "neither true nor false", "true, false");
    target = *value->flag();
    return true;
}

/// The common length of the rows; none if they differ. Checked before the matrix is allocated, so that it
/// cannot be larger than the text.
std::optional<std::size_t> JsonMembers::columnsOf(const JsonValue::Array& rows, const std::string& key) {
    std::optional<std::size_t> columns;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const JsonValue::Array* row = rows[i].array();
        if (row != nullptr && !columns) columns = row->size();
        if (row != nullptr && row->size() == columns) continue;
        fail(indexed(key, i), "not a row as the first one",
             "a list of " + std::to_string(columns.value_or(0)) + " numbers");
        return {};
    }
    return columns;
}

std::shared_ptr<const RowMatrix> JsonMembers::rows(const std::string& key) {
    const JsonValue* value = find(key);
    if (value == nullptr) return nullptr;
    const JsonValue::Array* items = value->array();
    if (items == nullptr || items->empty())
        return fail(key, "not a list of rows", "rows of numbers"), nullptr;
    const std::optional<std::size_t> columns = columnsOf(*items, key);
    if (!columns) return nullptr;
    RowMatrix matrix(static_cast<Eigen::Index>(items->size()), static_cast<Eigen::Index>(*columns));
    std::vector<double> numbers;
    for (std::size_t i = 0; i < items->size(); ++i) {
        if (!numbersOf((*items)[i], indexed(key, i), numbers)) return nullptr;
        std::copy(numbers.begin(), numbers.end(), matrix.data() + i * *columns);
    }
    return std::make_shared<const RowMatrix>(std::move(matrix));
}

void JsonMembers::nested(const JsonValue& value, const std::string& key,
                         const std::function<void(JsonMembers&)>& read) {
    if (value.object() == nullptr) {
        fail(key, "not an object", "an object");
        return;
    }
    JsonMembers members(*value.object(), m_path + key + ".", m_reading);
    read(members);
    members.warnAboutUnread();
}

void JsonMembers::object(const std::string& key, const std::function<void(JsonMembers&)>& read) {
    if (const JsonValue* value = find(key)) nested(*value, key, read);
}

void JsonMembers::objects(const std::string& key, const std::function<void(JsonMembers&)>& readOne) {
    const JsonValue* value = find(key);
    if (value == nullptr) return;
    if (value->array() == nullptr) {
        fail(key, "not a list", "a list of objects");
        return;
    }
    const JsonValue::Array& items = *value->array();
    for (std::size_t i = 0; i < items.size() && !m_reading.problem; ++i)
        nested(items[i], indexed(key, i), readOne);
}

void JsonMembers::warnAboutUnread() {
    for (const JsonMember* member : membersInOrder(m_object))
        if (m_read.count(member->key) == 0)
            m_reading.warnings.push_back({"unknown-key",
                                          "unknown key " + m_path + printable(member->key) + " is ignored",
                                          m_path + printable(member->key)});
}

void readMembers(const JsonValue& document, std::string_view member, JsonReading& reading,
                 const std::function<void(JsonMembers&)>& read) {
    const JsonValue empty{JsonValue::Object{}};
    const std::string name(member);
    if (document.object() == nullptr) {
        reading.problem = Error{ErrorCode::Malformed, "the JSON text is not an object", "", "{...}"};
        return;
    }
    const JsonValue* value = name.empty() ? &document : findMember(*document.object(), name);
    if (value == nullptr) value = &empty;
    if (value->object() == nullptr) {
        reading.problem = Error{ErrorCode::Malformed, name + " is not an object", name, "an object"};
        return;
    }
    JsonMembers members(*value->object(), name.empty() ? "" : name + ".", reading);
    read(members);
    members.warnAboutUnread();
}

}   // namespace rope
