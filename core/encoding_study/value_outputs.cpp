#include "core/encoding_study/value_outputs.h"

#include "core/scenario/rotated_vectors.h"
#include "core/score_map/score_heatmap.h"

namespace rope {

Result<std::vector<ValueOutput>> valueOutputs(const ValidScenario& scenario,
                                              std::span<const std::int64_t> queryPositions,
                                              std::span<const std::int64_t> keyPositions,
                                              const JobContext& job) {
    if (const Check problem = checkCells(3 * queryPositions.size(),
                                         static_cast<std::size_t>(scenario->layout.outputDim()), "positions"))
        return *problem;
    Scenario atSoftmax = *scenario;
    atSoftmax.stage = ScoreStage::Softmax;
    const Result<ValidScenario> valid = validated(std::move(atSoftmax), &scenario);
    if (!valid) return valid.error();
    const Result<ScoreHeatmap> weights = scoreHeatmap(*valid, queryPositions, keyPositions, job);
    if (!weights) return weights.error();
    const Result<RowMatrix> values =
        vectorsFor(scenario->vectors, VectorRole::Value, keyPositions, scenario->layout.headDim);
    if (!values) return values.error();
    const ResolvedMethod& method = scenario.activeMethod();
    std::vector<ValueOutput> outputs;
    for (const ValueRotation rotation :
         {ValueRotation::None, ValueRotation::Absolute, ValueRotation::Relative}) {
        if (method.positionMap && rotation != ValueRotation::None) break;
        outputs.push_back({rotation, attentionOutput(weights->scores, *values, queryPositions, keyPositions,
                                                     scenario->layout, method.schedule, rotation)});
    }
    return outputs;
}

}   // namespace rope
