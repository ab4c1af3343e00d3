// What the rows say about methods besides their formulas, compared with the schedules that they compute.
#include "core/methods/method_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace rope {
namespace {

constexpr int rotaryDim = 64;

ScalingRequest requestAt(double sequence, int dim = rotaryDim) {
    ScalingRequest request{.rotaryDim = dim, .softmaxScaling = SoftmaxScaling::Never};
    request.lengths = {4096, 4096, 16384, 16384, sequence};
    return request;
}

/// Required numbers are 4, lists differ from each other and from 1.
MethodChoice choiceOf(const ScalingMethod& method, int dim = rotaryDim) {
    MethodChoice choice{std::string(method.id)};
    const auto pairs = static_cast<std::size_t>(pairCountOf(dim));
    double divisor = 1.5;
    for (const ParameterSpec& spec : method.parameters) {
        if (spec.kind == ParameterKind::NumberPerPair)
            choice.parameters.set(spec.key, std::vector(pairs, divisor *= 2));
        else if (spec.isRequired) choice.parameters.set(spec.key, 4.0);
    }
    return choice;
}

FrequencySchedule scheduleOf(const ScalingRequest& request, const MethodChoice& choice) {
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    EXPECT_TRUE(schedule.ok()) << choice.id << ": " << (schedule ? "" : describe(schedule.error()));
    return schedule ? *schedule : FrequencySchedule{};
}

bool areClose(const std::vector<double>& a, const std::vector<double>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double first, double second) {
        return std::abs(first - second) <= 1e-12 * std::abs(second);
    });
}

std::vector<double> unscaled(const ScalingRequest& request) {
    return scheduleOf(request, {}).inverseFrequencies;
}

TEST(MethodFacts, LengthUse_IsTheMeasuredOne) {
    for (const ScalingMethod& row : scalingMethods()) {
        std::set<std::vector<double>> schedules;
        for (const double length : {1.0, 2048.0, 4096.0, 3.0 * 4096, 5.0 * 4096, 16.0 * 4096 + 1}) {
            const FrequencySchedule schedule = scheduleOf(requestAt(length), choiceOf(row));
            schedules.insert(schedule.inverseFrequencies);
        }
        const auto expected = row.lengthUse == LengthUse::None     ? 1U
                              : row.lengthUse == LengthUse::Switch ? 2U
                                                                   : 4U;
        EXPECT_EQ(schedules.size(), expected) << row.id;
        EXPECT_EQ(usesCurrentLength({std::string(row.id)}), expected > 1) << row.id;
    }
}

TEST(MethodFacts, FactorOneIsUnscaled_IsTheMeasuredOne) {
    for (const ScalingMethod& row : scalingMethods()) {
        if (stretchKey(row).empty()) {
            EXPECT_FALSE(row.factorOneIsUnscaled) << row.id;
            continue;
        }
        MethodChoice choice = choiceOf(row);
        for (const ParameterSpec& spec : row.parameters)   // the other numbers away from their neutral values
            if (spec.key == "scale_power" || spec.key == "partial_rotary_factor")
                choice.parameters.set(spec.key, 0.5);
        choice.parameters.set(stretchKey(row), 1.0);
        const Result<FrequencySchedule> schedule = computeSchedule(requestAt(3 * 4096), choice);
        if (!schedule) {
            EXPECT_FALSE(row.factorOneIsUnscaled) << row.id;
            continue;
        }
        EXPECT_EQ(areClose(schedule->inverseFrequencies, unscaled(requestAt(1))), row.factorOneIsUnscaled)
            << row.id;
    }
}

TEST(MethodFacts, FactorSetsOnlyAttention_IsTheMeasuredOne) {
    for (const ScalingMethod& row : scalingMethods()) {
        if (stretchKey(row) != "factor") {
            EXPECT_FALSE(row.factorSetsOnlyAttention) << row.id;
            continue;
        }
        MethodChoice two = choiceOf(row), eight = two;
        two.parameters.set("factor", 2.0);
        eight.parameters.set("factor", 8.0);
        const FrequencySchedule a = scheduleOf(requestAt(3 * 4096), two),
                                b = scheduleOf(requestAt(3 * 4096), eight);
        EXPECT_EQ(a.inverseFrequencies == b.inverseFrequencies, row.factorSetsOnlyAttention) << row.id;
        if (row.factorSetsOnlyAttention) {
            EXPECT_NE(a.attentionFactor, b.attentionFactor) << row.id;
        }
    }
}

TEST(MethodFacts, Rotates_UnlessEveryPairStandsStill) {
    for (const ScalingMethod& row : scalingMethods()) {
        const std::vector<double> frequencies = scheduleOf(requestAt(1), choiceOf(row)).inverseFrequencies;
        EXPECT_EQ(std::any_of(frequencies.begin(), frequencies.end(), [](double f) { return f > 0; }),
                  row.rotates)
            << row.id;
    }
}

TEST(MethodFacts, UnscaledWithinTrained_IsTheMeasuredOne) {
    for (const ScalingMethod& row : scalingMethods()) {
        ScalingRequest within = requestAt(3 * 4096);
        within.lengths.context = within.lengths.trained;
        const FrequencySchedule atL = scheduleOf(within, choiceOf(row)),
                                beyond = scheduleOf(requestAt(3 * 4096), choiceOf(row));
        EXPECT_EQ(atL != beyond, row.unscaledWithinTrained) << row.id;
        if (row.unscaledWithinTrained) {
            EXPECT_EQ(atL, scheduleOf(within, {})) << row.id;
        }
    }
}

/// The base of a geometric schedule that starts with 1; 0 for others.
double baseOf(const FrequencySchedule& schedule, int dim) {
    if (schedule.inverseFrequencies[0] != 1 || schedule.inverseFrequencies[1] == 0) return 0;
    const double base = std::pow(schedule.inverseFrequencies[1], -dim / 2.0);
    for (std::size_t i = 0; i < schedule.pairCount(); ++i) {
        const double expected = std::pow(base, -2.0 * static_cast<double>(i) / dim);
        if (std::abs(schedule.inverseFrequencies[i] - expected) > 1e-9 * expected) return 0;
    }
    return base;
}

TEST(MethodFacts, BaseFollowsRotaryDim_IsTheMeasuredOne) {
    for (const ScalingMethod& row : scalingMethods()) {
        const double small = baseOf(scheduleOf(requestAt(3 * 4096, 32), choiceOf(row, 32)), 32),
                     large = baseOf(scheduleOf(requestAt(3 * 4096, 128), choiceOf(row, 128)), 128);
        const bool follows = small > 0 && large > 0 && std::abs(small - large) > 1e-6 * large;
        EXPECT_EQ(follows, row.baseFollowsRotaryDim) << row.id << ": " << small << ", " << large;
    }
}

TEST(MethodFacts, SoftmaxFollowsFamily_WhereTheFamilyDecidesAndNotTheMethod) {
    for (const ScalingMethod& row : scalingMethods()) {
        if (findParameter(row, "mscale_all_dim") == nullptr) {
            EXPECT_FALSE(row.softmaxFollowsFamily) << row.id;
            continue;
        }
        MethodChoice choice = choiceOf(row);
        choice.parameters.set("factor", 4.0);
        choice.parameters.set("mscale_all_dim", 1.0);
        ScalingRequest request = requestAt(1);
        const double never = scheduleOf(request, choice).softmaxFactor;
        request.softmaxScaling = SoftmaxScaling::DeepSeek;
        EXPECT_GT(scheduleOf(request, choice).softmaxFactor, never) << row.id;
        EXPECT_EQ(row.softmaxFollowsFamily, row.id != "deepseek-yarn") << row.id;
    }
}

TEST(EngineSpelling, EveryHfType_BelongsToTheMethodOfThatName) {
    for (const ScalingMethod& row : scalingMethods()) {
        if (row.engines.hfType.empty()) {
            EXPECT_FALSE(row.engines.statesAttentionFactor) << row.id;
            continue;
        }
        const ScalingMethod* own = methodOfHfType(row.engines.hfType);
        ASSERT_NE(own, nullptr) << row.id;
        EXPECT_EQ(own->hfName, row.engines.hfType);
        EXPECT_EQ(own == &row, !row.engines.statesAttentionFactor) << row.id;
        if (own != &row) {
            EXPECT_NE(findParameter(*own, "attention_factor"), nullptr) << row.id;
        }
    }
    EXPECT_EQ(methodOfHfType(""), nullptr);
    EXPECT_EQ(methodOfHfType("su"), nullptr);
}

TEST(EngineSpelling, AMethodWrittenAsAnotherType_HasItsFrequencies) {
    int compared = 0;
    for (const ScalingMethod& row : scalingMethods()) {
        if (!row.engines.statesAttentionFactor) continue;
        const MethodChoice written{std::string(methodOfHfType(row.engines.hfType)->id), {{"factor", 4.0}}};
        EXPECT_EQ(scheduleOf(requestAt(1), choiceOf(row)).inverseFrequencies,
                  scheduleOf(requestAt(1), written).inverseFrequencies)
            << row.id;
        ++compared;
    }
    EXPECT_EQ(compared, 5);
}

TEST(EngineSpelling, Tensors_AreNamed) {
    for (const ScalingMethod& row : scalingMethods())
        EXPECT_FALSE(row.engines.llamaCpp == LlamaCppForm::Tensors && row.llamaCppName.empty()) << row.id;
}

TEST(FileSpelling, RopeTypes_DecideForOneMethod) {
    std::map<std::string, std::string> owners;
    for (const ScalingMethod& row : scalingMethods())
        for (const RopeType& type : row.file.ropeTypes) {
            const std::string condition = std::string(type.modelType) + "/" + std::string(type.withKey);
            const auto [owner, isNew] = owners.emplace(std::string(type.text) + " " + condition, row.id);
            EXPECT_TRUE(isNew) << type.text << " means " << owner->second << " and " << row.id;
            EXPECT_EQ(type.meaning.empty(), condition == "/") << row.id << ": " << type.text;
        }
    EXPECT_GE(owners.size(), 12U);
}

TEST(FileSpelling, AttentionFactorKeys_BelongToMethodsThatHaveTheFactor) {
    for (const ScalingMethod& row : scalingMethods())
        EXPECT_TRUE(row.file.attentionFactorKeys.empty() || findParameter(row, "attention_factor") != nullptr)
            << row.id;
}

TEST(MethodFacts, AnExtensionByTheMethodItself_NeedsANumberToStretchBy) {
    for (const ScalingMethod& row : scalingMethods())
        if (row.extension == Extension::StretchFurther || row.extension == Extension::NewFactor) {
            EXPECT_FALSE(stretchKey(row).empty()) << row.id;
        }
}

TEST(MethodFacts, OwnsRotaryShare_WhereTheShareIsAParameter) {
    EXPECT_TRUE(ownsRotaryFraction({"proportional"}));
    EXPECT_FALSE(ownsRotaryFraction({"yarn"}));
    EXPECT_FALSE(ownsRotaryFraction({"no such method"}));
}

}   // namespace
}   // namespace rope
