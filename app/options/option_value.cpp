#include "app/options/option_value.h"

#include "core/base/number_text.h"

#include <cmath>

namespace rope::app {

namespace {

Error outOfRange(std::string_view text, std::string_view option) {
    return {ErrorCode::OutOfRange, std::string(option) + " " + std::string(text) + " is out of range",
            std::string(option)};
}

}   // namespace

bool NumberRange::contains(double value) const {
    return std::isfinite(value) && value <= maximum && (isMinimumOpen ? value > minimum : value >= minimum);
}

std::string NumberRange::text() const {
    if (!isMinimumOpen) return shortestText(minimum) + " to " + shortestText(maximum);
    return "> " + shortestText(minimum) +
           (std::isfinite(maximum) ? ", <= " + shortestText(maximum) : ", finite");
}

Error wrongValue(std::string_view text, std::string_view option, const std::string& hint) {
    return {ErrorCode::WrongUsage,
            "'" + std::string(text) + "' is not a value of " + std::string(option) + hint,
            std::string(option)};
}

Result<double> parseNumberIn(const NumberRange& range, std::string_view text, std::string_view option) {
    Result<double> number = parseNumber(text, option);
    if (number && !range.contains(*number)) return outOfRange(text, option);
    return number;
}

Result<bool> parseBoolean(std::string_view text, std::string_view option) {
    if (text == "true" || text == "false") return text == "true";
    return wrongValue(text, option);
}

Result<std::string> parseFileName(std::string_view text, std::string_view option) {
    if (!text.empty()) return std::string(text);
    return Error{ErrorCode::WrongUsage, std::string(option) + " needs a file name", std::string(option)};
}

Result<PictureSize> parseSize(std::string_view text, std::string_view option, WholeRange side) {
    const Error wrong{ErrorCode::WrongUsage, "'" + std::string(text) + "' is not a size",
                      std::string(option)};
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return wrong;
    const auto width = parseWhole(text.substr(0, cross), option, side),
               height = parseWhole(text.substr(cross + 1), option, side);
    for (const auto* parsed : {&width, &height})
        if (!*parsed && parsed->error().code == ErrorCode::WrongUsage) return wrong;
    if (!width || !height) return outOfRange(text, option);
    return PictureSize{static_cast<int>(*width), static_cast<int>(*height)};
}

}   // namespace rope::app
