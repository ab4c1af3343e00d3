#include "core/base/bounded_line.h"

namespace rope {

LineEnd readBoundedLine(std::istream& stream, std::string& line, std::size_t longest) {
    constexpr int endOfFile = std::istream::traits_type::eof();
    line.clear();
    std::streambuf& bytes = *stream.rdbuf();   // letter by letter past the stream's own checks
    for (int c = bytes.sbumpc(); c != endOfFile; c = bytes.sbumpc()) {
        if (c == '\n') return LineEnd::Found;
        if (line.size() == longest) return LineEnd::TooLong;
        line += static_cast<char>(c);
    }
    return LineEnd::EndOfFile;
}

}   // namespace rope
