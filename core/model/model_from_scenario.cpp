#include "core/model/imported_model.h"

namespace rope {

ImportedModel modelFromScenario(const Scenario& scenario) {
    const PairLayout& layout = scenario.layout;
    LayerGroup group{.name = "all",
                     .layers = {},
                     .headDim = layout.headDim,
                     .rotaryDim = layout.rotaryDim,
                     .rotaryFraction = {},
                     .ropeTheta = scenario.ropeTheta,
                     .method = scenario.methods[scenario.activeMethod].choice};
    if (layout.rotaryDim != layout.headDim)
        group.rotaryFraction = static_cast<double>(layout.rotaryDim) / layout.headDim;
    group.queryScale = scenario.queryScale;
    ImportedModel model;
    model.file = scenario.model;
    model.pairing = layout.pairing;
    model.rotaryOffset = layout.rotaryOffset;
    model.trainedContext = scenario.lengths.trained;
    model.context =
        scenario.lengths
            .configured;   // what an absent factor follows from; the length looked at is not the model's
    model.softmaxScaling = scenario.softmaxScaling;
    model.groups = {std::move(group)};
    return model;
}

}   // namespace rope
