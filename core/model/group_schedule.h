#pragma once

#include "core/model/imported_model.h"

namespace rope {

/// The lengths of a model for scaling methods; values that the file does not give are derived from what it
/// gives, and is 4096 if it gives none.
ContextLengths lengthsOf(const ImportedModel& model);

/// The request of a layer group to its scaling method. The rotary dimension of the group must be set.
ScalingRequest scalingRequestOf(const ImportedModel& model, const LayerGroup& group);

/// Whether anything rotates in the group.
bool rotates(const LayerGroup& group);

/// The group with a rotary dimension that fits its factor lists where the file does not give one: names,
/// ranges and temperatures do not depend on it.
LayerGroup withSomeRotaryDim(LayerGroup group);

/// The schedule of a group.
/// err: as computeSchedule; Impossible where nothing rotates; OutOfRange naming head_dim where it is not
/// known
Result<FrequencySchedule> scheduleOf(const ImportedModel& model, const LayerGroup& group);

}   // namespace rope
