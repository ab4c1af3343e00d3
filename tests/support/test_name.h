#pragma once

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace rope::test {

/// A text as part of a test's name: letters and digits stay, everything else becomes one underscore.
/// in:  index of the parameter, which makes the name unique
inline std::string testName(std::size_t index, std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string name = std::to_string(index) + '_';
    for (const char letter : text) {
        if (name.size() >= longest) break;
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0) name += letter;
        else if (name.back() != '_') name += '_';
    }
    if (name.back() == '_') name.pop_back();
    return name;
}

}   // namespace rope::test
