#pragma once

#include "core/attention/score_stage.h"
#include "core/attention/vector_source.h"
#include "core/methods/method_registry.h"
#include "core/numerics/number_format.h"
#include "core/parameters/rope_defaults.h"
#include "core/position/position_map.h"
#include "core/position/query_scale.h"
#include "core/rotation/pair_layout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rope {

/// One line of the list of compared methods.
struct ComparedMethod {
    MethodChoice choice = {};
    bool isVisible = true;

    bool operator==(const ComparedMethod&) const = default;
};

/// Everything that is computed, as one value. Not checked: see ValidScenario.
struct Scenario {
    std::string model = {};   ///< preset or file that it started from; "" for none
    PairLayout layout = {};
    double ropeTheta = defaultRopeTheta;   ///< base
    std::vector<double> explicitInverseFrequencies =
        {};   ///< when not empty they replace base and method of the first compared method [rad/token]
    ContextLengths lengths = {};
    SoftmaxScaling softmaxScaling = SoftmaxScaling::Unknown;
    std::optional<QueryScaleChoice> queryScale =
        {};   ///< multiplies the logits of each query by a function of its position
    std::vector<ComparedMethod> methods = {ComparedMethod{}};   ///< never empty; the model's own first
    std::size_t activeMethod = 0;
    std::int64_t queryPosition = 0, keyPosition = 0;   ///< m and n [token]
    VectorSource vectors = {};
    Precision precision = {};
    ScoreMask mask = ScoreMask::None;
    ScoreStage stage = ScoreStage::Scaled;

    bool operator==(const Scenario&) const = default;
};

/// A compared method with its numbers.
struct ResolvedMethod {
    MethodChoice choice;
    FrequencySchedule schedule;
    std::optional<PositionMapChoice> positionMap = {};   ///< where the method acts on positions
};

/// Values that are allowed but probably wrong.
Warnings warningsFor(const Scenario& scenario);

ScalingRequest scalingRequest(const Scenario& scenario);

/// err: as computeSchedule; OutOfRange when index >= methods.size()
Result<ResolvedMethod> resolveMethod(const Scenario& scenario, std::size_t index);

/// err: OutOfRange naming inv_freq when there are explicit frequencies and not one for each pair, finite and
/// >= 0
Check checkExplicitFrequencies(const Scenario& scenario);

/// theta_i before any method [rad/token]: base^(-2i/r), or the explicit ones.
std::vector<double> unscaledFrequencies(const Scenario& scenario);

/// "YaRN ×4", "linear ×4", "Llama 3 ×8": title and factor ("ReRoPE 512": title and numbers where positions
/// are mapped), unique enough for a legend.
std::string methodLabel(const Scenario& scenario, const MethodChoice& choice);

}   // namespace rope
