#include "core/base/limits.h"
#include "core/base/text_list.h"
#include "core/model/group_schedule.h"

#include <algorithm>

namespace rope {

namespace {

Result<const LayerGroup*> groupNamed(const ImportedModel& model, std::string_view name) {
    if (name.empty()) return &model.groups[model.mainGroup];
    for (const LayerGroup& group : model.groups)
        if (group.name == name) return &group;
    return Error{ErrorCode::WrongUsage, "there are no layers '" + std::string(name) + "' in " + model.file,
                 "layers", joined(model.groups, &LayerGroup::name)};
}

Error outside(int headDim, const std::string& allowed) {
    return {ErrorCode::OutOfRange, "head_dim = " + std::to_string(headDim) + " is out of range", "head_dim",
            allowed};
}

/// The layout for another head dimension than the file's: a fraction of the head follows, a number of
/// coordinates stays.
Result<PairLayout> layoutFor(const ImportedModel& model, const LayerGroup& group, int headDim) {
    if (headDim < 1 || headDim > maxHeadDim) return outside(headDim, "1 to " + std::to_string(maxHeadDim));
    PairLayout layout{.pairing = model.pairing,
                      .headDim = headDim,
                      .rotaryDim = headDim,
                      .rotaryOffset = model.rotaryOffset};
    const bool isPart = group.rotaryDim && (!group.headDim || *group.rotaryDim != *group.headDim);
    if (group.rotaryFraction) layout.rotaryDim = static_cast<int>(headDim * *group.rotaryFraction);
    else if (isPart) layout.rotaryDim = *group.rotaryDim;
    if (layout.rotaryDim < 1) return outside(headDim, "a head of which at least one coordinate rotates");
    if (layout.rotaryDim > headDim)
        return outside(headDim,
                       std::to_string(layout.rotaryDim) + " (rotary_dim) to " + std::to_string(maxHeadDim));
    if (model.rotaryOffset > 0) layout.rotaryOffset = headDim - layout.rotaryDim;
    return layout;
}

}   // namespace

Result<Scenario> scenarioFromModel(const ImportedModel& model, std::string_view groupName,
                                   std::optional<int> headDim) {
    const Result<const LayerGroup*> found = groupNamed(model, groupName);
    if (!found) return found.error();
    const LayerGroup& group = **found;
    // Layers that do not rotate can be selected if other layers do; a model without RoPE has another
    // encoding, or none.
    const bool isBesideOthers =
        !groupName.empty() && group.isAttention && rotates(model.groups[model.mainGroup]);
    if (!rotates(group) && !isBesideOthers) return scheduleOf(model, group).error();
    const std::optional<int> head = headDim ? headDim : group.headDim;
    if (!head)
        return Error{ErrorCode::OutOfRange, "head_dim is unknown: " + model.file + " does not give it",
                     "head_dim", "1 to " + std::to_string(maxHeadDim)};
    const Result<PairLayout> layout = layoutFor(model, group, *head);
    if (!layout) return layout.error();
    const ScalingRequest request = scalingRequestOf(model, group);
    return Scenario{.model = model.file,
                    .layout = *layout,
                    .ropeTheta = request.ropeTheta,
                    .lengths = request.lengths,
                    .softmaxScaling = model.softmaxScaling,
                    .queryScale = group.queryScale,
                    .methods = {ComparedMethod{group.method}}};
}

}   // namespace rope
