#pragma once

#include "core/attention/vector_source.h"
#include "core/base/float_rows.h"
#include "core/base/job_context.h"
#include "core/rotation/float_rotation.h"
#include "core/rotation/pair_layout.h"

namespace rope {

/// The vectors of consecutive positions in float32, padded, before rotation. Random vectors of tokens cost
/// more than everything that is computed from them, so they are stored in the job's cache, a few tokens per
/// entry. in:  a source that has a row for every position out: N x outputDim
FloatRows cachedVectors(const VectorSource& source, VectorRole role, PositionRange positions,
                        const PairLayout& layout, const JobContext& job = {});

}   // namespace rope
