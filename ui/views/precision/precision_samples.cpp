#include "ui/views/precision/precision_samples.h"

#include "core/analysis/precision_study.h"
#include "core/base/limits.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int shiftSamples = 480, lengthSamples = 160;   // a panel is about that many pixels wide

/// A length may be fractional and larger than any position.
std::int64_t wholeTokens(double length) {
    return static_cast<std::int64_t>(std::clamp(length, 1.0, static_cast<double>(maxPosition)));
}

}   // namespace

std::vector<std::int64_t> logarithmicWholeNumbers(std::int64_t last, int count) {
    std::vector<std::int64_t> numbers;
    const double span = std::log(static_cast<double>(last));
    for (int i = 0; i < count; ++i) {
        const std::int64_t number =
            std::clamp<std::int64_t>(std::llround(std::exp(span * i / (count - 1))), 1, last);
        if (numbers.empty() || number > numbers.back()) numbers.push_back(number);
    }
    if (numbers.back() != last) numbers.push_back(last);
    return numbers;
}

std::vector<std::int64_t> precisionShifts(const Scenario& scenario) {
    const std::int64_t later = std::max(scenario.queryPosition, scenario.keyPosition);
    const std::int64_t room = std::max<std::int64_t>(1, wholeTokens(scenario.lengths.context) - 1 - later);
    const std::int64_t last = std::min(room, std::max<std::int64_t>(1, maxPosition - later));
    std::vector<std::int64_t> shifts{0};
    for (const std::int64_t shift : logarithmicWholeNumbers(last, shiftSamples)) shifts.push_back(shift);
    return shifts;
}

std::vector<std::int64_t> precisionLengths(const Scenario& scenario) {
    return logarithmicWholeNumbers(std::min(wholeTokens(scenario.lengths.context), maxCountedLength),
                                   lengthSamples);
}

}   // namespace rope::ui
