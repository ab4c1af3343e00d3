#include "core/json/json_value.h"

#include "core/base/number_text.h"

#include <algorithm>

namespace rope {

const JsonValue* findMember(const JsonValue::Object& object, std::string_view key) {
    const auto found =
        std::lower_bound(object.begin(), object.end(), key,
                         [](const JsonMember& member, std::string_view name) { return member.key < name; });
    return found == object.end() || found->key != key ? nullptr : &found->value;
}

std::vector<const JsonMember*> membersInOrder(const JsonValue::Object& object) {
    std::vector<const JsonMember*> members;
    members.reserve(object.size());
    for (const JsonMember& member : object) members.push_back(&member);
    std::sort(members.begin(), members.end(),
              [](const JsonMember* a, const JsonMember* b) { return a->order < b->order; });
    return members;
}

std::string printable(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::size_t length = std::min(text.size(), longest);
    // Never cut inside a character: UTF-8's following bytes are 10xxxxxx.
    while (length < text.size() && length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        --length;
    std::string shown(text.substr(0, length));
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; },
        '?');
    return text.size() > length ? shown + "..." : shown;
}

std::string nameOf(const JsonValue& value) {
    if (const bool* flag = value.flag()) return *flag ? "true" : "false";
    if (const double* number = value.number()) return "the number " + plainText(*number);
    if (const std::string* text = value.text()) return "the text '" + printable(*text) + "'";
    if (value.array() != nullptr) return "an array";
    return value.object() != nullptr ? "an object" : "null";
}

}   // namespace rope
