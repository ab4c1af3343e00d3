// ALiBi: a bias on the score that falls linearly with the distance. Press et al. 2021, Train Short, Test
// Long, arXiv:2108.12409, section 3. The paper is causal; a key after the query is penalised by its distance
// as well.
#include "core/encoding/alibi.h"

#include "core/encoding/encoding_parts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <string>

namespace rope {

std::vector<double> alibiSlopes(int heads, double biasMax) {
    const auto full = static_cast<int>(std::bit_floor(static_cast<unsigned>(heads)));
    std::vector<double> slopes;
    for (int head = 1; head <= full; ++head) slopes.push_back(std::exp2(-biasMax * head / full));
    for (int odd = 1; static_cast<int>(slopes.size()) < heads; odd += 2)
        slopes.push_back(std::exp2(-biasMax * odd / (2.0 * full)));
    return slopes;
}

namespace encoding_rows {

namespace {

constexpr std::array parameters{ParameterSpec{.key = "num_heads",
                                              .kind = ParameterKind::Number,
                                              .minimum = 1,
                                              .maximum = 65536,
                                              .defaultValue = 8,
                                              .isLogarithmic = true,
                                              .sliderLow = 1,
                                              .sliderHigh = 128,
                                              .meaning = "number of heads that the slopes are computed for"},
                                ParameterSpec{.key = "head",
                                              .kind = ParameterKind::Number,
                                              .minimum = 1,
                                              .maximum = 65536,
                                              .defaultValue = 1,
                                              .sliderLow = 1,
                                              .sliderHigh = 128,
                                              .meaning = "the head whose scores are shown, counted from 1"},
                                ParameterSpec{.key = "alibi_bias_max",
                                              .kind = ParameterKind::Number,
                                              .minimum = 0,
                                              .minimumIsOpen = true,
                                              .maximum = 1000,
                                              .defaultValue = 8,
                                              .sliderLow = 1,
                                              .sliderHigh = 32,
                                              .meaning = "the last head's slope is 2 to minus this"}};

Result<double> slopeOf(const EncodingRequest& request) {
    const Result<int> heads = countOf(request, parameters[0]), head = countOf(request, parameters[1]);
    if (!heads) return heads.error();
    if (!head) return head.error();
    if (*head > *heads)
        return Error{ErrorCode::OutOfRange, "head = " + std::to_string(*head) + " is out of range", "head",
                     "1 to num_heads = " + std::to_string(*heads)};
    return alibiSlopes(*heads, numberOf(request, parameters[2]))[static_cast<std::size_t>(*head - 1)];
}

Result<RowMatrix> alibiScores(const EncodingRequest& request) {
    const Result<double> slope = slopeOf(request);
    if (!slope) return slope.error();
    RowMatrix scores = contentScores(request);
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        for (Eigen::Index column = 0; column < scores.cols(); ++column) {
            const std::int64_t distance = request.queryPositions[static_cast<std::size_t>(row)] -
                                          request.keyPositions[static_cast<std::size_t>(column)];
            scores(row, column) -= *slope * static_cast<double>(std::abs(distance));
        }
    return scores;
}

}   // namespace

constinit const Encoding alibiEncoding{
    .id = "alibi",
    .title = "ALiBi",
    .place = EncodingPlace::Score,
    .citation = "Press et al. 2021, Train Short, Test Long, arXiv:2108.12409",
    .summary = "The score loses a head's slope times the distance; q and k stay as they are.",
    .needs = "",
    .parameters = parameters,
    .scores = alibiScores,
    .encoded = nullptr,
    .terms = nullptr};

}   // namespace encoding_rows

}   // namespace rope
