// What must hold for the scaling methods whatever the numbers: identities, monotony, continuity; and that no
// input makes them crash.
#include "tests/core/frequency/method_support.h"

#include "core/methods/method_registry.h"
#include "tests/support/near.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace rope {
namespace {

using namespace method_support;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// A schedule that can be computed with, or an error that says something.
void expectGoodOrExplained(const ScalingRequest& request, const MethodChoice& choice) {
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    if (!schedule) {
        EXPECT_FALSE(schedule.error().message.empty());
        EXPECT_FALSE(schedule.error().where.empty());
        return;
    }
    EXPECT_EQ(schedule->pairCount(), static_cast<std::size_t>(pairCountOf(request.rotaryDim)));
    for (const double frequency : schedule->inverseFrequencies) {
        EXPECT_TRUE(std::isfinite(frequency));
        EXPECT_GE(frequency, 0);
    }
    EXPECT_TRUE(std::isfinite(schedule->logitFactor()));
}

TEST(MethodErrors, EveryNumberParameter_NotFiniteIsAnErrorNamingIt) {
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            if (spec.kind != ParameterKind::Number) continue;
            for (const double bad : {notANumber, infinity, -infinity, -1.0, -1e300, 1e300}) {
                MethodChoice choice{std::string(method.id), sensibleParameters(method, 128)};
                choice.parameters.set(spec.key, bad);
                const Result<FrequencySchedule> schedule = computeSchedule(model(), choice);
                ASSERT_FALSE(schedule.ok()) << method.id << " " << spec.key << " = " << bad;
                EXPECT_EQ(schedule.error().where, spec.key) << method.id;
                EXPECT_EQ(schedule.error().code, ErrorCode::OutOfRange) << method.id << " " << spec.key;
                EXPECT_FALSE(schedule.error().allowed.empty());
            }
        }
}

TEST(MethodErrors, EveryParameter_AtItsEndsIsGoodOrExplained) {
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            if (spec.kind != ParameterKind::Number) continue;
            for (const double value :
                 {spec.minimum, std::nextafter(spec.minimum, 1e300), spec.maximum, 0.0, 1e-300, 1.0}) {
                SCOPED_TRACE(std::string(method.id) + " " + std::string(spec.key) + " = " +
                             std::to_string(value));
                MethodChoice choice{std::string(method.id), sensibleParameters(method, 128)};
                choice.parameters.set(spec.key, value);
                expectGoodOrExplained(model(), choice);
            }
        }
}

TEST(MethodErrors, EveryListParameter_WrongLengthOrNumbersIsAnErrorNamingIt) {
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            if (spec.kind != ParameterKind::NumberPerPair) continue;
            std::vector<std::vector<double>> wrong{{}, {1}, std::vector<double>(65, 1.0)};
            for (const double bad : {notANumber, infinity, 0.0, -1.0}) {
                wrong.emplace_back(64, 1.0);
                wrong.back()[63] = bad;
            }
            for (const std::vector<double>& list : wrong) {
                MethodChoice choice{std::string(method.id), sensibleParameters(method, 128)};
                choice.parameters.set(spec.key, list);
                const Result<FrequencySchedule> schedule = computeSchedule(model(), choice);
                ASSERT_FALSE(schedule.ok()) << method.id << " " << spec.key;
                EXPECT_EQ(schedule.error().where, spec.key) << method.id;
            }
        }
}

TEST(MethodErrors, WrongKindOrUnknownParameter_IsWrongUsage) {
    for (const ScalingMethod& method : scalingMethods()) {
        MethodChoice choice{std::string(method.id), sensibleParameters(method, 128)};
        choice.parameters.set("nonsense", 1.0);
        EXPECT_EQ(computeSchedule(model(), choice).error().code, ErrorCode::WrongUsage) << method.id;
        for (const ParameterSpec& spec : method.parameters) {
            MethodChoice wrongKind{std::string(method.id), sensibleParameters(method, 128)};
            if (spec.kind == ParameterKind::Flag) wrongKind.parameters.set(spec.key, 1.0);
            else wrongKind.parameters.set(spec.key, true);
            EXPECT_EQ(computeSchedule(model(), wrongKind).error().code, ErrorCode::WrongUsage)
                << method.id << " " << spec.key;
        }
    }
}

TEST(MethodErrors, RequiredParameterMissing_IsNamed) {
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            if (!spec.isRequired) continue;
            MethodChoice choice{std::string(method.id), sensibleParameters(method, 128)};
            choice.parameters.remove(spec.key);
            EXPECT_EQ(computeSchedule(model(), choice).error().where, spec.key) << method.id;
        }
}

TEST(MethodErrors, Model_BadNumbersNamedForEveryMethod) {
    for (const ScalingMethod& method : scalingMethods()) {
        const MethodChoice choice{std::string(method.id), sensibleParameters(method, 128)};
        for (const double bad : {notANumber, infinity, -infinity, 0.0, -1.0}) {
            ScalingRequest request = model();
            request.ropeTheta = bad;
            EXPECT_EQ(computeSchedule(request, choice).error().where, "rope_theta") << method.id;
            request = model();
            request.lengths.trained = bad;
            EXPECT_EQ(computeSchedule(request, choice).error().where, "original_max_position_embeddings")
                << method.id;
            request = model();
            request.lengths.sequence = bad;
            EXPECT_EQ(computeSchedule(request, choice).error().where, "seq_len") << method.id;
        }
        for (const int bad : {0, -2, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}) {
            ScalingRequest request = model();
            request.rotaryDim = bad;
            EXPECT_EQ(computeSchedule(request, choice).error().where, "rotary_dim") << method.id;
        }
    }
}

TEST(MethodErrors, Model_ExtremeButAllowedIsGoodOrExplained) {
    for (const ScalingMethod& method : scalingMethods())
        for (const int rotaryDim : {1, 2, 3, 128, 65536})
            for (const double base : {1e-300, 0.5, 1.0, std::nextafter(1.0, 2.0), 1e300})
                for (const double trained : {1.0, 2.0, 9007199254740992.0}) {
                    SCOPED_TRACE(std::string(method.id) + " r = " + std::to_string(rotaryDim) + " base " +
                                 std::to_string(base));
                    if (rotaryDim == 65536 && base != 1e300) continue;   // the length matters once
                    ScalingRequest request = model(rotaryDim, base, trained);
                    const MethodChoice choice{std::string(method.id), sensibleParameters(method, rotaryDim)};
                    expectGoodOrExplained(request, choice);
                    request.lengths.sequence = 9007199254740992.0;
                    request.lengths.configured = 9007199254740992.0;
                    expectGoodOrExplained(request, choice);
                }
}

TEST(MethodErrors, UnknownMethod_IsWrongUsageListingTheKnown) {
    const Result<FrequencySchedule> schedule = computeSchedule(model(), {"YARN"});
    ASSERT_FALSE(schedule.ok());
    EXPECT_EQ(schedule.error().code, ErrorCode::WrongUsage);
    EXPECT_NE(schedule.error().allowed.find("yarn"), std::string::npos);
}

}   // namespace
}   // namespace rope
