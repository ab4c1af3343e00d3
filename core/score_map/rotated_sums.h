#pragma once

#include "core/base/job_context.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace rope {

/// Which tokens are added up: those of a sequence of `length` tokens, in blocks that start at multiples of
/// `block`; the last one may be shorter.
struct TokenBlocks {
    std::int64_t length = 0;
    std::int64_t block = 1;   ///< a power of two [token]
    std::int64_t first = 0, count = 0;   ///< the requested blocks, all inside the sequence
};

/// What is made of them: the work is nearly all in the vectors of a role. Causal needs both.
struct RequestedSums {
    bool queries = true, keys = true, causal = true;

    bool operator==(const RequestedSums&) const = default;
};

/// Of each block the sum of its rotated queries (each times the scenario's queryFactor()), that of its
/// rotated keys, and the sum of q.k over its pairs with key <= query. The dot product of two sums is the sum
/// of all dot products between the two blocks.
struct RotatedSums {
    RowMatrix queries, keys;   ///< block x outputDim; empty if not requested
    std::vector<double> causal;   ///< per block; empty if not requested
};

/// Computing the vectors of a long sequence takes much longer than their sums, so the sums are cached by the
/// job. in:  a valid scenario whose products are not rounded, a schedule of its own, given rows for every
/// position err: Impossible when stopped
Result<RotatedSums> rotatedSums(const Scenario& scenario, const FrequencySchedule& schedule,
                                const TokenBlocks& blocks, RequestedSums wanted, const JobContext& job = {});

}   // namespace rope
