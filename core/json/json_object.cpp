#include "core/json/json_object.h"

#include "core/json/json_writer.h"

#include <algorithm>

namespace rope {

JsonObject& JsonObject::add(std::string_view key, JsonValue value) {
    const auto before = [](const JsonMember& member, std::string_view name) { return member.key < name; };
    const auto place = std::lower_bound(m_members.begin(), m_members.end(), key, before);
    const auto order = static_cast<std::uint32_t>(m_members.size());
    if (place != m_members.end() && place->key == key) place->value = std::move(value);
    else m_members.insert(place, JsonMember{std::string(key), std::move(value), order});
    return *this;
}

JsonObject& JsonObject::add(std::string_view key, std::span<const double> numbers) {
    JsonValue::Array items;
    for (const double number : numbers) items.push_back({number});
    return add(key, JsonValue{std::move(items)});
}

std::string JsonObject::oneLine() const {
    JsonWriter writer(JsonLayout::OneLine);
    writer.value(value());
    return std::move(writer).take();
}

}   // namespace rope
