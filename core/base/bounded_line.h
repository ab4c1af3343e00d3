#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace rope {

enum class LineEnd {
    Found,
    EndOfFile,   ///< the line may still hold text
    TooLong,   ///< more than `longest` letters without an end: no text file, or one made to take all memory
};

/// The next line of a text, without its '\n'.
LineEnd readBoundedLine(std::istream& stream, std::string& line, std::size_t longest);

}   // namespace rope
