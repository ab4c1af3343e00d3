// Whether a parameter has an effect, as the rows say it, compared with what other values of the parameter do.
#include "core/methods/method_facts.h"
#include "core/position/position_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace rope {
namespace {

/// Far above rounding, far below any effect.
bool differ(double a, double b) {
    return a != b && !(std::abs(a - b) <= 1e-11 * std::max(std::abs(a), std::abs(b)));
}

bool differ(const FrequencySchedule& a, const FrequencySchedule& b) {
    for (std::size_t i = 0; i < a.pairCount(); ++i)
        if (differ(a.inverseFrequencies[i], b.inverseFrequencies[i])) return true;
    return differ(a.attentionFactor, b.attentionFactor) || differ(a.softmaxFactor, b.softmaxFactor) ||
           a.axes != b.axes;
}

/// Allowed values of a parameter all over its range.
std::vector<ParameterValue> trialValues(const ParameterSpec& spec) {
    if (spec.kind == ParameterKind::Flag) return {false, true};
    std::vector<ParameterValue> values;
    for (const double value :
         {1e-6, 0.01, 0.25, 0.5, 0.75, 0.9, 1.0, 1.5, 2.0, 3.0, 6.0, 9.0, 12.0, 24.0, 64.0, 300.0, 3e3, 9e5})
        if (!checkParameter(spec, value)) values.emplace_back(value);
    return values;
}

/// Measured: some valid value gives another schedule. The row computes, since so many trials would fill any
/// cache.
bool changesSchedule(ScalingRequest request, const ScalingMethod& method, const MethodChoice& choice,
                     const ParameterSpec& spec) {
    request.parameters = choice.parameters;
    const FrequencySchedule now = method.compute(request).value();
    for (const ParameterValue& value : trialValues(spec)) {
        request.parameters.set(spec.key, value);
        const Result<FrequencySchedule> schedule = method.compute(request);
        if (schedule && differ(*schedule, now)) return true;
    }
    return false;
}

/// Lists are given; required numbers are `required`; the others are left out or, with a `fill`, set to a
/// value of their range.
MethodChoice choiceOf(const ScalingMethod& method, const ScalingRequest& request, double required,
                      std::optional<double> fill, bool flags) {
    MethodChoice choice{std::string(method.id)};
    const auto pairs = static_cast<std::size_t>(pairCountOf(request.rotaryDim));
    for (const ParameterSpec& spec : method.parameters) {
        if (spec.kind == ParameterKind::NumberPerPair)
            choice.parameters.set(spec.key, std::vector(pairs, 3.0));
        else if (spec.kind == ParameterKind::Flag && fill) choice.parameters.set(spec.key, flags);
        else if (spec.kind == ParameterKind::Number && spec.isRequired)
            choice.parameters.set(spec.key, required);
        else if (spec.kind == ParameterKind::Number && fill && !checkParameter(spec, *fill))
            choice.parameters.set(spec.key, *fill);
    }
    return choice;
}

std::vector<ScalingRequest> requests() {
    std::vector<ScalingRequest> all;
    for (const int rotaryDim : {2, 4, 21})
        for (const double trained : {64.0, 4096.0})
            for (const double configured : {1.0, 4.0})
                for (const double context : {1.0, 4.0})
                    for (const double sequence : {0.0, 3.0})
                        for (const SoftmaxScaling softmax :
                             {SoftmaxScaling::Never, SoftmaxScaling::Unknown}) {
                            ScalingRequest request{.rotaryDim = rotaryDim, .softmaxScaling = softmax};
                            request.lengths = {trained, trained, configured * trained, context * trained};
                            if (sequence > 0) request.lengths.sequence = sequence * trained;
                            all.push_back(request);
                        }
    return all;
}

std::string described(const ScalingRequest& request, const MethodChoice& choice) {
    std::string text = choice.id + " r " + std::to_string(request.rotaryDim) + " L " +
                       std::to_string(request.lengths.trained) + " configured " +
                       std::to_string(request.lengths.configured) + " context " +
                       std::to_string(request.lengths.context) + " n " +
                       std::to_string(request.lengths.sequence.value_or(0));
    for (const auto& [key, value] : choice.parameters.entries()) {
        if (const auto* number = std::get_if<double>(&value))
            text += ' ' + key + ' ' + std::to_string(*number);
        if (const auto* flag = std::get_if<bool>(&value)) text += ' ' + key + (*flag ? " true" : " false");
    }
    return text;
}

struct Counts {
    int withEffect = 0, without = 0;
};

/// Compares every number and flag of a valid choice.
void compare(const ScalingRequest& request, const ScalingMethod& method, const MethodChoice& choice,
             Counts& counts) {
    for (const ParameterSpec& spec : method.parameters) {
        if (isList(spec.kind)) continue;
        const bool isMeasured = changesSchedule(request, method, choice, spec);
        const bool isStated = parameterHasEffect(request, choice, spec.key);
        // One pair is moved by ramps that run backwards alone: the rows do not say so, and leave the
        // parameter to the user.
        if (isMeasured || request.rotaryDim > 2) {
            EXPECT_EQ(isStated, isMeasured) << spec.key << " of " << described(request, choice);
        }
        ++(isMeasured ? counts.withEffect : counts.without);
    }
}

class ParameterEffect : public ::testing::TestWithParam<std::string> {};

TEST_P(ParameterEffect, IsTheMeasuredOne) {
    const ScalingMethod& method = *findScalingMethod(GetParam());
    Counts counts;
    for (const ScalingRequest& request : requests())
        for (const double required : {1.0, 4.0})
            for (const std::optional<double> fill :
                 {std::optional<double>(), std::optional(0.0), std::optional(0.5), std::optional(1.0),
                  std::optional(2.0)})
                for (const bool flags : {false, true}) {
                    if (!fill && flags) continue;
                    const MethodChoice choice = choiceOf(method, request, required, fill, flags);
                    if (computeSchedule(request, choice)) compare(request, method, choice, counts);
                }
    EXPECT_GT(counts.withEffect, 0);
}

std::vector<std::string> methodsWithNumbers() {
    std::vector<std::string> ids;
    for (const ScalingMethod& row : scalingMethods())
        if (findPositionMap(row.id) == nullptr &&
            std::any_of(row.parameters.begin(), row.parameters.end(),
                        [](const ParameterSpec& spec) { return !isList(spec.kind); }))
            ids.emplace_back(row.id);
    return ids;
}

std::string testName(const ::testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Methods, ParameterEffect, ::testing::ValuesIn(methodsWithNumbers()), testName);

/// Measured: some valid value moves some key for some query.
bool movesDistances(const PositionMapChoice& now, const ParameterSpec& spec, std::int64_t furthest) {
    const auto isSame = [](double a, double b) { return !differ(a, b) || (std::isnan(a) && std::isnan(b)); };
    for (std::int64_t value = 0; value <= 20; ++value) {
        PositionMapChoice other = now;
        other.parameters.set(spec.key, static_cast<double>(value));
        if (checkPositionMap(other)) continue;
        for (std::int64_t query = 0; query <= furthest; ++query)
            for (std::int64_t key = 0; key <= query; ++key)
                if (!isSame(effectiveDistance(now, query, key), effectiveDistance(other, query, key)))
                    return true;
    }
    return false;
}

class PositionParameterEffect : public ::testing::TestWithParam<std::string> {};

TEST_P(PositionParameterEffect, IsTheMeasuredOne) {
    const ScalingMethod& method = *findScalingMethod(GetParam());
    int compared = 0;
    for (const std::int64_t furthest : {1, 2, 3, 9})
        for (const double first : {0.0, 1.0, 2.0, 3.0, 8.0, 9.0, 10.0})
            for (const double second : {0.0, 1.0, 2.0, 3.0, 8.0, 9.0, 10.0}) {
                MethodChoice choice{std::string(method.id)};
                choice.parameters.set(method.parameters[0].key, first);
                if (method.parameters.size() > 1) choice.parameters.set(method.parameters[1].key, second);
                ScalingRequest request{.rotaryDim = 8};
                request.lengths.trained = request.lengths.context = static_cast<double>(furthest);
                if (!computeSchedule(request, choice)) continue;
                for (const ParameterSpec& spec : method.parameters) {
                    ++compared;
                    EXPECT_EQ(parameterHasEffect(request, choice, spec.key),
                              movesDistances({choice.id, choice.parameters}, spec, furthest))
                        << spec.key << " of " << described(request, choice);
                }
            }
    EXPECT_GT(compared, 10);
}

std::vector<std::string> positionMethodIds() {
    std::vector<std::string> ids;
    for (const ScalingMethod& row : scalingMethods())
        if (findPositionMap(row.id) != nullptr) ids.emplace_back(row.id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Methods, PositionParameterEffect, ::testing::ValuesIn(positionMethodIds()),
                         testName);

TEST(ParameterHasEffect, AnInvalidChoice_LeavesEveryParameterToTheUser) {
    EXPECT_TRUE(parameterHasEffect({}, {"dynamic"}, "factor")) << "the required factor is missing";
    EXPECT_TRUE(parameterHasEffect({}, {"no such method"}, "factor"));
    EXPECT_FALSE(parameterHasEffect({}, {"dynamic", {{"factor", 4.0}}}, "factor")) << "n is not given";
}

}   // namespace
}   // namespace rope
