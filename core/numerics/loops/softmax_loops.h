// Causal softmax of products in float32. Included by the kernels_*.cpp through kernel_loops.h; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/float_score_loops.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

/// e^x for -87 <= x <= 0, within two units in the last place; below, where float32 nearly ends, it
/// stays 1.6e-38. The argument is reduced by n log 2, with log 2 in two parts (Cody and Waite), |r| <=
/// log(2)/2; the polynomial is that of Cephes' expf.
inline FloatLanes exponentialOfNegative(FloatLanes x) {
    const FloatLanes bounded = larger(x, allOf(-87.0F));
    const FloatLanes roundingShift =
        allOf(12582912.0F);   // 1.5 * 2^23: adding it rounds to an integer and leaves that in the low bits
    const FloatLanes shifted = bounded * 1.44269504F + roundingShift;
    const FloatLanes n = shifted - roundingShift;
    const FloatLanes r = (bounded - n * 0.693359375F) + n * 2.12194440e-4F;
    FloatLanes p = allOf(1.9875691500e-4F);
    p = p * r + 1.3981999507e-3F;
    p = p * r + 8.3334519073e-3F;
    p = p * r + 4.1665795894e-2F;
    p = p * r + 1.6666665459e-1F;
    p = p * r + 5.0000001201e-1F;
    p = p * (r * r) + r + 1.0F;
    const BitLanes exponent = reinterpret_cast<BitLanes>(shifted)
                              << 23;   // all bits of the shift itself leave at the top
    return reinterpret_cast<FloatLanes>(reinterpret_cast<BitLanes>(p) + exponent);
}

inline float largestOf(FloatLanes lanes) {
    float largest = lanes[0];
    for (std::size_t lane = 1; lane < floatLaneCount; ++lane)
        largest = lanes[lane] > largest ? lanes[lane] : largest;
    return largest;
}

inline float sumOf(FloatLanes lanes) {
    float sum = 0;
    for (std::size_t lane = 0; lane < floatLaneCount; ++lane) sum += lanes[lane];
    return sum;
}

inline float largestOf(const float* scores, std::size_t seen) {
    float top = scores[0];
    FloatLanes largest = allOf(top);
    std::size_t i = 0;
    for (; i + floatLaneCount <= seen; i += floatLaneCount) largest = larger(load(scores + i), largest);
    for (; i < seen; ++i) top = scores[i] > top ? scores[i] : top;
    const float others = largestOf(largest);
    return others > top ? others : top;
}

/// scores: `seen` finite ones and space up to a multiple of floatLaneCount. Result in place: e^(score -
/// largest), and zeros behind. out: the sum of those
inline float weighRow(float* scores, std::size_t seen) {
    const FloatLanes top = allOf(largestOf(scores, seen));
    FloatLanes sum[2] = {};
    std::size_t i = 0;
    for (; i + 2 * floatLaneCount <= seen; i += 2 * floatLaneCount)
#pragma GCC unroll 2
        for (std::size_t v = 0; v < 2; ++v) {
            const FloatLanes weight = exponentialOfNegative(load(scores + i + v * floatLaneCount) - top);
            sum[v] += weight;
            store(scores + i + v * floatLaneCount, weight);
        }
    for (; i < seen; i += floatLaneCount) {
        FloatLanes weight = exponentialOfNegative(load(scores + i) - top);
        for (std::size_t lane = 0; lane < floatLaneCount; ++lane)
            if (i + lane >= seen) weight[lane] = 0;
        sum[0] += weight;
        store(scores + i, weight);
    }
    return sumOf(sum[0] + sum[1]);
}

template <bool isStreaming>
inline void putWeights(const float* weights, float factor, std::size_t seen, std::size_t keys, float* out) {
    const auto put = [](float* to, FloatLanes lanes) {
        if constexpr (isStreaming) stream(to, lanes);
        else store(to, lanes);
    };
    std::size_t i = 0;
    for (; i < seen && i + floatLaneCount <= keys; i += floatLaneCount)
        put(out + i, load(weights + i) * factor);
    for (; i < seen; ++i) out[i] = weights[i] * factor;
    for (; i + floatLaneCount <= keys; i += floatLaneCount) put(out + i, FloatLanes{});
    for (; i < keys; ++i) out[i] = 0;
}

void causalWeightsLoop(const CausalWeightWork& work) {
    const FloatScoreWork& products = work.products;
    const ProductShape& shape = products.shape;
    const bool isStreaming =
        products.goesPastCache && products.stride % floatLaneCount == 0 && isAligned(products.scores);
    const std::size_t most = work.firstUnmasked + shape.queries - 1;
    const std::size_t wanted = most < shape.keys ? most : shape.keys,
                      scratchStride = causalScratchStride(shape.keys);
    packQueries(products);
    scorePanels(products, (wanted + scorePanelKeys - 1) / scorePanelKeys * scorePanelKeys,
                {work.scratch, scratchStride, 0, 0, products.factor});
    for (std::size_t row = 0; row < shape.queries; ++row) {
        const std::size_t seen =
            work.firstUnmasked + row < shape.keys ? work.firstUnmasked + row : shape.keys;
        float* const scores = work.scratch + row * scratchStride;
        const float factor = 1 / weighRow(scores, seen);
        float* const out = products.scores + row * products.stride;
        if (isStreaming) putWeights<true>(scores, factor, seen, shape.keys, out);
        else putWeights<false>(scores, factor, seen, shape.keys, out);
    }
}

}   // namespace
}   // namespace rope
