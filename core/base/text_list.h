#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace rope {

/// The items of a range as one text: "a, b, c".
/// in: textOf makes a text of one item; without it the items are texts
template <class Range, class TextOf = std::identity>
std::string joined(Range&& items, TextOf textOf = {}, std::string_view separator = ", ") {
    std::string text;
    bool isFirst = true;
    for (auto&& item : items) {
        if (!isFirst) text += separator;
        text += std::invoke(textOf, item);
        isFirst = false;
    }
    return text;
}

}   // namespace rope
