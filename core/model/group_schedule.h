#pragma once

#include "core/model/imported_model.h"

namespace rope {

/// The lengths of a model as scaling methods want them; what the file does not give follows from what it
/// gives, and is 4096 if it gives none.
ContextLengths lengthsOf(const ImportedModel& model);

/// The request of a group of layers to its scaling method. The group must know its rotary dimension.
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
