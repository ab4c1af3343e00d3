#include "core/gguf/gguf_scaling.h"
#include "core/methods/method_registry.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

constexpr double closeness = 1e-4;   ///< files hold float32, computed in float32
constexpr double frozen = 1e30;   ///< what llama.cpp's converter writes for a pair that does not rotate

bool areClose(double a, double b) { return std::abs(a - b) <= closeness * std::abs(b); }

struct Corners {
    double low, high;
};

/// Divisors of Llama 3 with these numbers, theta / theta'.
bool isLlama3(const std::vector<double>& divisors, const MethodChoice& choice, double base, double trained) {
    ScalingRequest request{.rotaryDim = static_cast<int>(2 * divisors.size()), .ropeTheta = base};
    request.lengths.trained = trained;
    const Result<FrequencySchedule> plain = computeSchedule(request, {}),
                                    scaled = computeSchedule(request, choice);
    if (!plain || !scaled) return false;
    for (std::size_t i = 0; i < divisors.size(); ++i)
        if (!areClose(divisors[i], plain->inverseFrequencies[i] / scaled->inverseFrequencies[i]))
            return false;
    return true;
}

/// Ones, then pairs that are not rotated.
std::optional<RecognisedMethod> proportional(const std::vector<double>& divisors) {
    const auto border =
        std::find_if(divisors.begin(), divisors.end(), [](double divisor) { return divisor != 1; });
    const bool restIsFrozen = std::all_of(border, divisors.end(),
                                          [](double divisor) { return divisor >= frozen * (1 - closeness); });
    if (border == divisors.begin() || border == divisors.end() || !restIsFrozen) return {};
    const double share =
        static_cast<double>(border - divisors.begin()) / static_cast<double>(divisors.size());
    return RecognisedMethod{{"proportional", {{"partial_rotary_factor", share}}}};
}

}   // namespace

std::optional<RecognisedMethod> methodOfDivisors(const std::vector<double>& divisors, double base,
                                                 std::vector<double> trainedLengths) {
    if (divisors.empty()) return {};
    if (auto recognised = proportional(divisors)) return recognised;
    const double factor = *std::max_element(divisors.begin(), divisors.end());
    if (!(factor > 1) || factor > 1e9) return {};
    constexpr double defaultLength = 8192;
    trainedLengths.push_back(defaultLength);
    for (const double trained : trainedLengths)
        for (const Corners corners : {Corners{1, 4}, Corners{1, 1}}) {
            const MethodChoice choice{
                "llama3",
                {{"factor", factor}, {"low_freq_factor", corners.low}, {"high_freq_factor", corners.high}}};
            if (isLlama3(divisors, choice, base, trained)) return RecognisedMethod{choice, trained};
        }
    return {};
}

}   // namespace rope
