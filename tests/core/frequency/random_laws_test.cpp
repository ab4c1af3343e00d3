// What must hold for every frequency method, tried on thousands of random models: seeded, so that a failure
// can be repeated.
#include "core/methods/method_registry.h"
#include "core/methods/uncomputed_method.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <set>
#include <string>

namespace rope {
namespace {

constexpr int trials = 3000;
constexpr double rounding = 1e-12;   // relative: a few operations away from exact

/// Random models. std::mt19937_64 gives the same bits everywhere; the distributions are made here because the
/// standard's do not.
class Draw {
public:
    explicit Draw(std::uint64_t seed) : m_bits(seed) {}

    double between(double low, double high) {
        return low + (high - low) * static_cast<double>(m_bits() >> 11U) * 0x1p-53;
    }
    double logBetween(double low, double high) { return std::exp(between(std::log(low), std::log(high))); }
    int whole(int low, int high) {
        return low + static_cast<int>(m_bits() % static_cast<std::uint64_t>(high - low + 1));
    }
    bool coin() { return (m_bits() & 1U) != 0; }

    ScalingRequest model() {
        const double trained = std::floor(logBetween(512, 1e6)),
                     configured = std::floor(trained * logBetween(1, 64));
        ScalingRequest request{.rotaryDim = 2 * whole(2, 128),
                               .ropeTheta = logBetween(500, 1e8),
                               .softmaxScaling = SoftmaxScaling::Never};
        request.lengths = {
            .trained = trained, .dynamicTrained = trained, .configured = configured, .context = configured};
        if (coin()) request.lengths.sequence = std::floor(trained * logBetween(0.01, 64));
        return request;
    }

    /// The ramps' ends, so that factors meet every shape of them.
    void addShape(MethodChoice& choice) {
        const ScalingMethod& method = *findScalingMethod(choice.id);
        if (findParameter(method, "beta_slow") != nullptr) {
            choice.parameters.set("beta_slow", logBetween(0.25, 4));
            choice.parameters.set("beta_fast", logBetween(4, 64));
        }
        if (findParameter(method, "truncate") != nullptr) choice.parameters.set("truncate", coin());
        if (findParameter(method, "low_freq_factor") != nullptr) {
            const double low = logBetween(0.5, 4);
            choice.parameters.set("low_freq_factor", low);
            choice.parameters.set("high_freq_factor", low * logBetween(1.01, 8));
        }
    }

    /// A method that stretches, with every required parameter.
    MethodChoice stretching(const ScalingMethod& method, const ScalingRequest& request) {
        MethodChoice choice{std::string(method.id)};
        for (const ParameterSpec& spec : method.parameters) {
            if (spec.kind == ParameterKind::NumberPerPair) {
                std::vector<double> divisors;
                for (int i = 0; i < pairCountOf(request.rotaryDim); ++i)
                    divisors.push_back(logBetween(1, 64));
                choice.parameters.set(spec.key, divisors);
            } else if (spec.key == "factor" || spec.key == "alpha") {
                if (spec.isRequired || coin()) choice.parameters.set(spec.key, logBetween(1, 64));
            } else if (spec.isRequired && spec.kind == ParameterKind::Number) {
                choice.parameters.set(
                    spec.key, logBetween(std::max(spec.sliderLow, 0.01), std::max(spec.sliderHigh, 0.02)));
            }
        }
        addShape(choice);
        return choice;
    }

private:
    std::mt19937_64 m_bits;
};

std::string describeModel(const ScalingRequest& request, const MethodChoice& choice) {
    std::string text = choice.id + ", r = " + std::to_string(request.rotaryDim) + ", base " +
                       std::to_string(request.ropeTheta) + ", L " + std::to_string(request.lengths.trained) +
                       ", max " + std::to_string(request.lengths.configured) + ", n " +
                       std::to_string(request.lengths.sequence.value_or(-1));
    for (const auto& [key, value] : choice.parameters.entries())
        if (const auto number = choice.parameters.number(key))
            text += ", " + key + " " + std::to_string(*number);
    return text;
}

std::vector<double> frequenciesOf(const ScalingRequest& request, const MethodChoice& choice) {
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    EXPECT_TRUE(schedule.ok()) << describeModel(request, choice) << ": "
                               << (schedule ? "" : describe(schedule.error()));
    return schedule ? schedule->inverseFrequencies : std::vector<double>{};
}

TEST(RandomLaws, FactorOne_EqualsUnscaled) {
    Draw draw(1);
    for (const char* id : {"linear", "ntk", "ntk-by-parts", "yarn", "llama3"})
        for (int trial = 0; trial < trials; ++trial) {
            const ScalingRequest request = draw.model();
            MethodChoice choice{id, {{"factor", 1.0}}};
            draw.addShape(choice);
            const std::vector<double> scaled = frequenciesOf(request, choice),
                                      plain = frequenciesOf(request, {});
            ASSERT_EQ(scaled.size(), plain.size());
            for (std::size_t i = 0; i < plain.size(); ++i)
                ASSERT_NEAR(scaled[i] / plain[i], 1, rounding)
                    << "pair " << i << ": " << describeModel(request, choice);
            ASSERT_EQ(computeSchedule(request, choice)->logitFactor(), 1) << describeModel(request, choice);
        }
}

TEST(RandomLaws, FactorOne_ListedExceptionsDoChangeSomething) {
    ScalingRequest request{.rotaryDim = 128};
    const std::vector<double> plain = frequenciesOf(request, {});
    request.lengths.sequence = 2 * request.lengths.dynamicTrained;
    EXPECT_NE(frequenciesOf(request, {"dynamic", {{"factor", 1.0}}}), plain)
        << "dynamic grows beyond its length";
    const std::vector<double> twos(64, 2.0);
    EXPECT_NE(frequenciesOf(request,
                            {"longrope", {{"short_factor", twos}, {"long_factor", twos}, {"factor", 1.0}}}),
              plain)
        << "LongRoPE's divisors are not its factor";
    EXPECT_NE(frequenciesOf(request, {"resonance"}), plain) << "Resonance rounds wavelengths";
    EXPECT_NE(findUncomputedMethod("fope"), nullptr) << "FoPE's coefficients are learned";
}

TEST(RandomLaws, EverySchedule_IsFiniteAndPositive_AndNeverFasterThanUnscaled) {
    const std::set<std::string_view> mayStandStill{"proportional", "giraffe",
                                                   "nope"};   // catalogue: pairs frozen at 0
    const std::set<std::string_view> mayBeFaster{"resonance", "resonance-yarn",
                                                 "abf"};   // catalogue: wavelengths rounded down; any base
    Draw draw(2);
    for (const ScalingMethod& method : scalingMethods()) {
        if (method.id.starts_with("vision-2d"))
            continue;   // two axes of their own frequencies: see the tests of axis methods
        for (int trial = 0; trial < trials / 10; ++trial) {
            const ScalingRequest request = draw.model();
            const MethodChoice choice = draw.stretching(method, request);
            const std::vector<double> scaled = frequenciesOf(request, choice),
                                      plain = frequenciesOf(request, {});
            ASSERT_EQ(scaled.size(), plain.size()) << describeModel(request, choice);
            for (std::size_t i = 0; i < plain.size(); ++i) {
                ASSERT_TRUE(std::isfinite(scaled[i]))
                    << "pair " << i << ": " << describeModel(request, choice);
                ASSERT_TRUE(scaled[i] > 0 || (scaled[i] == 0 && mayStandStill.count(method.id) == 1))
                    << "pair " << i << ": " << describeModel(request, choice);
                if (mayBeFaster.count(method.id) == 1) continue;
                ASSERT_LE(scaled[i] / plain[i], 1 + rounding)
                    << "pair " << i << ": " << describeModel(request, choice);
            }
            ASSERT_GT(computeSchedule(request, choice)->logitFactor(), 0) << describeModel(request, choice);
        }
    }
}

TEST(RandomLaws, Ntk_LastPairIsSlowedExactlyByTheFactor_FirstNotAtAll) {
    Draw draw(3);
    for (int trial = 0; trial < trials; ++trial) {
        const ScalingRequest request = draw.model();
        const double factor = draw.logBetween(0.1, 100);
        const MethodChoice choice{"ntk", {{"factor", factor}}};
        const std::vector<double> ntk = frequenciesOf(request, choice), plain = frequenciesOf(request, {});
        ASSERT_EQ(ntk.front(), 1);
        ASSERT_NEAR(ntk.back() * factor / plain.back(), 1, rounding) << describeModel(request, choice);
    }
}

TEST(RandomLaws, Yarn_EveryPairIsBetweenLinearAndNone) {
    Draw draw(4);
    for (int trial = 0; trial < trials; ++trial) {
        const ScalingRequest request = draw.model();
        const double factor = draw.logBetween(1, 100);
        MethodChoice choice{draw.coin() ? "yarn" : "ntk-by-parts", {{"factor", factor}}};
        draw.addShape(choice);
        const std::vector<double> yarn = frequenciesOf(request, choice), plain = frequenciesOf(request, {});
        for (std::size_t i = 0; i < plain.size(); ++i) {
            ASSERT_LE(yarn[i], plain[i] * (1 + rounding))
                << "pair " << i << ": " << describeModel(request, choice);
            ASSERT_GE(yarn[i], plain[i] / factor * (1 - rounding))
                << "pair " << i << ": " << describeModel(request, choice);
        }
    }
}

/// What llama3 multiplies the frequency of a pair with this wavelength by: of two pairs, the base sets the
/// second one's.
double llama3Ratio(double wavelength, double trained, const ParameterValues& parameters) {
    const double frequency = 2 * std::numbers::pi / wavelength;
    ScalingRequest request{.rotaryDim = 4, .ropeTheta = 1 / (frequency * frequency)};
    request.lengths.trained = trained;
    return frequenciesOf(request, {"llama3", parameters}).back() / frequency;
}

TEST(RandomLaws, Llama3_IsContinuousAtBothBorders) {
    Draw draw(5);
    for (int trial = 0; trial < trials; ++trial) {
        const double trained = std::floor(draw.logBetween(512, 1e6)), factor = draw.logBetween(1, 100),
                     low = draw.logBetween(0.5, 4), high = low * draw.logBetween(1.01, 8), step = 1e-9;
        const ParameterValues parameters{
            {"factor", factor}, {"low_freq_factor", low}, {"high_freq_factor", high}};
        const double allowed =
            4 * step * high / (high - low) + rounding;   // the blend's slope times the step
        for (const double border : {trained / low, trained / high}) {
            const double before = llama3Ratio(border * (1 - step), trained, parameters),
                         after = llama3Ratio(border * (1 + step), trained, parameters);
            ASSERT_NEAR(before, after, allowed)
                << "L " << trained << ", factor " << factor << ", low " << low << ", high " << high;
        }
    }
}

TEST(RandomLaws, Llama3_WithEqualBorders_Steps) {
    Draw draw(6);
    for (int trial = 0; trial < trials; ++trial) {
        const double trained = std::floor(draw.logBetween(512, 1e6)), factor = draw.logBetween(1.5, 100),
                     both = draw.logBetween(0.5, 8);
        const ParameterValues parameters{
            {"factor", factor}, {"low_freq_factor", both}, {"high_freq_factor", both}};
        ASSERT_NEAR(llama3Ratio(trained / both * (1 - 1e-9), trained, parameters), 1, rounding);
        ASSERT_NEAR(llama3Ratio(trained / both * (1 + 1e-9), trained, parameters), 1 / factor, rounding);
    }
}

TEST(UncomputedMethods, AreListedWithAReason_AndRefusedWithIt) {
    std::set<std::string_view> ids;
    for (const ScalingMethod& method : scalingMethods()) ids.insert(method.id);
    for (const UncomputedMethod& method : uncomputedMethods()) {
        EXPECT_TRUE(ids.insert(method.id).second) << method.id;
        for (const std::string_view text :
             {method.title, method.actsOn, method.citation, method.summary, method.reason})
            EXPECT_FALSE(text.empty()) << method.id;
        const Result<FrequencySchedule> schedule = computeSchedule({}, {std::string(method.id)});
        ASSERT_FALSE(schedule.ok()) << method.id;
        EXPECT_EQ(schedule.error().code, ErrorCode::Impossible);
        EXPECT_NE(schedule.error().message.find(method.reason), std::string::npos)
            << schedule.error().message;
    }
    for (const char* id : {"clex", "kerple", "fire", "cope", "pose"})
        EXPECT_NE(findUncomputedMethod(id), nullptr) << id;
}

}   // namespace
}   // namespace rope
