#pragma once

#include "core/inspect/other_readings.h"
#include "core/model/imported_model.h"

#include <string>
#include <vector>

namespace rope {

/// Where a value of a model comes from.
enum class FieldOrigin {
    Read,   ///< from the file
    Assumed,   ///< not in the file; `assumptions` has the reason for this value
    Follows,   ///< derived from the others, unless the file contains it
    Computed,   ///< no setting but a result
    Absent,   ///< not known
};

/// One field of a model file for a layer group.
struct FieldRow {
    std::string id;   ///< "rope_theta", "parameters.factor", "wavelengths" ...
    std::string label, value;   ///< in words
    std::string source = {};   ///< key path it was read from
    FieldOrigin origin = FieldOrigin::Follows;
};

/// Everything that is known about a group, in reading order: dimensions, base, pairing, lengths, method with
/// its parameters, what follows.
std::vector<FieldRow> fieldRows(const ImportedModel& model, std::size_t groupIndex);

/// "head_dim 128, rotary_dim 128, base 10000, linear", or "no rotation".
std::string groupText(const ImportedModel& model, const LayerGroup& group);

/// "0-4, 6-10": runs of layer indices, the first of many.
std::string layerRuns(const std::vector<int>& layers);

/// Who reads the file otherwise, and what follows: "... is more than a quarter revolution off from position
/// 12 on; at distance ...".
std::string readingText(const OtherReading& reading);

/// A setting with long lists left out, which would bury the rest.
std::string withShortLists(std::string setting);

}   // namespace rope
