// T5's bias: Raffel et al. 2019, arXiv:1910.10683, section 2.1. One learned number per bucket of distances
// (and head), shared by all layers.
#include "core/encoding/t5_bias.h"

#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/encoding/encoding_parts.h"
#include "core/numerics/normal_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace rope {

int t5Bucket(std::int64_t relative, const T5Buckets& buckets) {
    const int count = buckets.isBidirectional ? buckets.count / 2 : buckets.count;
    const int offset = buckets.isBidirectional && relative > 0 ? count : 0;
    const double distance = static_cast<double>(
        buckets.isBidirectional ? std::abs(relative) : std::max<std::int64_t>(-relative, 0));
    const int exact = count / 2;
    if (distance < exact) return offset + static_cast<int>(distance);
    const double share =
        std::log(distance / exact) / std::log(static_cast<double>(buckets.maxDistance) / exact);
    return offset + std::min(count - 1, exact + static_cast<int>(share * (count - exact)));
}

namespace encoding_rows {

namespace {

constexpr std::array t5BiasParameters{
    ParameterSpec{.key = "relative_attention_num_buckets",
                  .kind = ParameterKind::Number,
                  .minimum = 4,
                  .maximum = 65536,
                  .defaultValue = 32,
                  .isLogarithmic = true,
                  .sliderLow = 4,
                  .sliderHigh = 256,
                  .meaning = "buckets of distances, each with one learned number"},
    ParameterSpec{.key = "relative_attention_max_distance",
                  .kind = ParameterKind::Number,
                  .unit = "token",
                  .minimum = 2,
                  .maximum = 1e9,
                  .defaultValue = 128,
                  .isLogarithmic = true,
                  .sliderLow = 16,
                  .sliderHigh = 65536,
                  .meaning = "keys at this distance or beyond share a bucket"},
    ParameterSpec{
        .key = "bidirectional",
        .kind = ParameterKind::Flag,
        .minimum = 0,
        .maximum = 1,
        .defaultValue = 1,
        .meaning =
            "half of the buckets for keys after the query (encoder); else those share bucket 0 (decoder)"}};

Result<T5Buckets> bucketsOf(const EncodingRequest& request) {
    const Result<int> count = countOf(request, t5BiasParameters[0]),
                      maxDistance = countOf(request, t5BiasParameters[1]);
    if (!count) return count.error();
    if (!maxDistance) return maxDistance.error();
    const T5Buckets buckets{*count, *maxDistance, request.parameters.flag("bidirectional").value_or(true)};
    const int exact = (buckets.isBidirectional ? *count / 2 : *count) / 2;
    if (*maxDistance > exact) return buckets;
    return Error{ErrorCode::OutOfRange,
                 "relative_attention_max_distance = " + std::to_string(*maxDistance) +
                     " is not beyond the buckets of one distance each",
                 "relative_attention_max_distance",
                 "> " + std::to_string(exact) + " for " + std::to_string(*count) + " buckets"};
}

/// One standard normal number per bucket in place of the learned ones of a head.
std::vector<double> seededBiases(const EncodingRequest& request, int count) {
    constexpr std::uint64_t biasStream = 0x75;
    std::vector<double> biases(static_cast<std::size_t>(count));
    fillNormal(mixedSeed(request.seed, biasStream, 0), biases);
    return biases;
}

Result<RowMatrix> t5Scores(const EncodingRequest& request) {
    const Result<T5Buckets> buckets = bucketsOf(request);
    if (!buckets) return buckets.error();
    const std::vector<double> biases = seededBiases(request, buckets->count);
    RowMatrix scores = contentScores(request);
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        for (Eigen::Index column = 0; column < scores.cols(); ++column) {
            const std::int64_t relative = request.keyPositions[static_cast<std::size_t>(column)] -
                                          request.queryPositions[static_cast<std::size_t>(row)];
            scores(row, column) += biases[static_cast<std::size_t>(t5Bucket(relative, *buckets))];
        }
    return scores;
}

}   // namespace

constinit const Encoding t5Encoding{
    .id = "t5",
    .title = "T5 buckets",
    .place = EncodingPlace::Score,
    .citation = "Raffel et al. 2019, T5, arXiv:1910.10683",
    .summary =
        "A learned number for the bucket of the distance is added to the score; q and k stay as they are.",
    .needs = "a number per bucket: seeded random values",
    .parameters = t5BiasParameters,
    .scores = t5Scores,
    .encoded = nullptr,
    .terms = nullptr};

}   // namespace encoding_rows

}   // namespace rope
