#pragma once

#include "core/attention/vector_source.h"
#include "core/base/float_rows.h"
#include "core/rotation/float_rotation.h"
#include "core/rotation/pair_layout.h"

namespace rope {

/// The vectors of neighbouring positions in float32, padded. Random vectors of tokens cost more to make than
/// all that is computed from them, so those made last are kept, up to 16 MB; what comes out does not depend
/// on that. Thread-safe. in:  a source that has a row for every position out: N x outputDim
FloatRows keptVectors(const VectorSource& source, VectorRole role, PositionRange positions,
                      const PairLayout& layout);

}   // namespace rope
