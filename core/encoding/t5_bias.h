#pragma once

#include <cstdint>

namespace rope {

/// How T5 sorts distances into buckets.
struct T5Buckets {
    int count = 32;   ///< relative_attention_num_buckets; at least 2, at least 4 when bidirectional
    int maxDistance =
        128;   ///< relative_attention_max_distance [token]: distances from here on are in one bucket
    bool isBidirectional = true;   ///< false: keys after the query all fall into bucket 0
};

/// The bucket of a distance: one bucket each for short distances, then increasingly wide ones.
/// in:  relative = key position minus query position [token]
/// out: 0..count-1
/// src: Raffel et al. 2019, arXiv:1910.10683, section 2.1, and its code
int t5Bucket(std::int64_t relative, const T5Buckets& buckets);

}   // namespace rope
