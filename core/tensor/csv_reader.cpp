#include "core/base/bounded_line.h"
#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/tensor/element_type.h"
#include "core/tensor/tensor_file.h"

#include <optional>

namespace rope {

namespace {

constexpr std::size_t longestLine = std::size_t{4} << 20U;   // 65536 numbers of 25 letters take half of it

/// Without blanks around it, nor quotes.
std::string_view bare(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    text = text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
    const bool isQuoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return isQuoted ? text.substr(1, text.size() - 2) : text;
}

/// Appends a line's numbers; the first field that is none, if there is one.
std::optional<std::string> appendFields(std::string_view line, std::vector<double>& numbers) {
    std::optional<std::string> wrong;
    for (;;) {
        const std::size_t end = line.find(',');
        const std::string_view field = bare(line.substr(0, end));
        if (const Result<double> number = parseNumber(field, "")) numbers.push_back(*number);
        else if (!wrong) wrong = std::string(field);
        if (end == std::string_view::npos) return wrong;
        line.remove_prefix(end + 1);
    }
}

/// Collects rows of one length.
class RowCollector {
public:
    explicit RowCollector(std::string_view fileName) : m_fileName(fileName) {}

    Check add(std::string_view line, std::size_t lineNumber) {
        if (bare(line).empty() || bare(line).front() == '#') return {};
        const std::size_t before = m_numbers.size();
        const std::optional<std::string> wrong = appendFields(line, m_numbers);
        // A header has names alone: a line with a number in it is a row, and a wrong field in it a mistake.
        if (wrong && m_rows == 0 && !m_hasHeader && m_numbers.empty()) {
            m_hasHeader = true;
            return {};
        }
        if (wrong) return at(lineNumber, "'" + *wrong + "' is not a number");
        const std::size_t columns = m_numbers.size() - before;
        if (m_rows == 0) m_columns = columns;
        if (columns != m_columns)
            return at(lineNumber, std::to_string(columns) + " numbers, the rows before have " +
                                      std::to_string(m_columns));
        if (m_numbers.size() > static_cast<std::size_t>(maxResultCells))
            return Error{ErrorCode::OutOfRange, "'" + m_fileName + "' holds too many numbers", m_fileName,
                         "at most " + std::to_string(maxResultCells)};
        ++m_rows;
        return {};
    }

    [[nodiscard]] Result<RowMatrix> take() const {
        if (m_rows == 0) return malformedFile(m_fileName, "the file holds no numbers");
        return RowMatrix(Eigen::Map<const RowMatrix>(m_numbers.data(), static_cast<Eigen::Index>(m_rows),
                                                     static_cast<Eigen::Index>(m_columns)));
    }

    [[nodiscard]] Error at(std::size_t lineNumber, const std::string& what) const {
        return malformedFile(m_fileName, "line " + std::to_string(lineNumber) + ": " + what);
    }

private:
    std::string m_fileName;
    std::vector<double> m_numbers;
    std::size_t m_rows = 0, m_columns = 0;
    bool m_hasHeader = false;
};

}   // namespace

Result<RowMatrix> readCsvRows(std::istream& stream, std::string_view fileName) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    RowCollector rows(fileName);
    std::string line;
    for (std::size_t number = 1;; ++number) {
        const LineEnd end = readBoundedLine(stream, line, longestLine);
        if (end == LineEnd::TooLong) return rows.at(number, "the line is too long");
        std::string_view text = line;
        if (number == 1 && text.substr(0, byteOrderMark.size()) == byteOrderMark)
            text.remove_prefix(byteOrderMark.size());
        if (const Check problem = rows.add(text, number)) return *problem;
        if (end == LineEnd::EndOfFile) return rows.take();
    }
}

}   // namespace rope
