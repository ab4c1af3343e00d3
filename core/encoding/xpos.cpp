// xPos: RoPE whose pairs shrink with the distance. Sun et al. 2022, A Length-Extrapolatable Transformer,
// arXiv:2212.10554, section 3.2: query times zeta^(m/b), key times zeta^(-n/b), so the score's pairs carry
// zeta^((m-n)/b). Made for causal attention: keys after the query grow.
#include "core/encoding/xpos.h"

#include "core/attention/dot_products.h"
#include "core/encoding/encoding_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rope {

double xposZeta(int pair, int rotaryDim) { return (2.0 * pair + 0.4 * rotaryDim) / (1.4 * rotaryDim); }

RowMatrix xposScaled(const Eigen::Ref<const RowMatrix>& vectors, const PairLayout& layout,
                     std::span<const double> exponents) {
    RowMatrix scaled = vectors;
    for (int pair = 0; pair < layout.pairCount(); ++pair) {
        const double zeta = xposZeta(pair, layout.rotaryDim);
        for (Eigen::Index row = 0; row < scaled.rows(); ++row) {
            const double scale = std::pow(zeta, exponents[static_cast<std::size_t>(row)]);
            scaled(row, layout.first(pair)) *= scale;
            scaled(row, layout.second(pair)) *= scale;
        }
    }
    return scaled;
}

namespace encoding_rows {

namespace {

constexpr std::array xposParameters{ParameterSpec{.key = "scale_base",
                                                  .kind = ParameterKind::Number,
                                                  .unit = "token",
                                                  .minimum = 1,
                                                  .maximum = 1e9,
                                                  .defaultValue = 512,
                                                  .isLogarithmic = true,
                                                  .sliderLow = 16,
                                                  .sliderHigh = 65536,
                                                  .meaning = "tokens over which pair i shrinks to zeta_i"}};

double scaleBase(const EncodingRequest& request) { return numberOf(request, xposParameters[0]); }

struct Span {
    double low = 0, high = 0;   ///< [token]
};

Span spanOf(const EncodingRequest& request) {
    Span span{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (const auto* positions : {&request.queryPositions, &request.keyPositions})
        for (const std::int64_t position : *positions) {
            span.low = std::min(span.low, static_cast<double>(position));
            span.high = std::max(span.high, static_cast<double>(position));
        }
    return span;
}

/// Positions are relative to the middle of the requested ones, as in the original code; scores do not depend
/// on the centre.
RowMatrix shrunkVectors(const EncodingRequest& request, VectorRole role) {
    const Span span = spanOf(request);
    const double centre = std::floor((span.low + span.high) / 2), sign = role == VectorRole::Query ? 1 : -1;
    std::vector<double> exponents;
    for (const std::int64_t position : positionsOf(request, role))
        exponents.push_back(sign * (static_cast<double>(position) - centre) / scaleBase(request));
    return xposScaled(ropeEncoding.encoded(request, role), request.layout, exponents);
}

/// Far apart, zeta^(m/b) and zeta^(-n/b) alone leave float64's range though their product may not: 0.2857^200
/// is 1e-109.
bool canBeFactored(const EncodingRequest& request) {
    const Span span = spanOf(request);
    return (span.high - span.low) / 2 <= 200 * scaleBase(request);
}

/// The same scores, each cell with its own zeta^((m-n)/b).
RowMatrix cellByCell(const EncodingRequest& request) {
    const RowMatrix queries = ropeEncoding.encoded(request, VectorRole::Query),
                    keys = ropeEncoding.encoded(request, VectorRole::Key);
    RowMatrix scores(queries.rows(), keys.rows());
    for (Eigen::Index row = 0; row < scores.rows(); ++row) {
        std::vector<double> exponents;
        const std::int64_t position = request.queryPositions[static_cast<std::size_t>(row)];
        for (const std::int64_t key : request.keyPositions)
            exponents.push_back(static_cast<double>(position - key) / scaleBase(request));
        scores.row(row) =
            dotProducts(queries.row(row), xposScaled(keys, request.layout, exponents), request.precision);
    }
    return scores;
}

}   // namespace

static Result<RowMatrix> xposScores(const EncodingRequest& request) {
    if (request.queryPositions.empty() || request.keyPositions.empty())
        return RowMatrix(request.queries.rows(), request.keys.rows());
    const double temperature = request.stage == ScoreStage::Dot ? 1 : request.schedule.logitFactor();
    const RowMatrix dots = canBeFactored(request)
                               ? dotProducts(shrunkVectors(request, VectorRole::Query),
                                             shrunkVectors(request, VectorRole::Key), request.precision)
                               : cellByCell(request);
    return RowMatrix(temperature * contentFactor(request) * dots);
}

constinit const Encoding xposEncoding{
    .id = "xpos",
    .title = "xPos",
    .place = EncodingPlace::Rotated,
    .citation = "Sun et al. 2022, A Length-Extrapolatable Transformer, arXiv:2212.10554",
    .summary = "RoPE whose pairs also decay exponentially with the distance, high-frequency pairs most.",
    .needs = "an inverse frequency per pair: the active method's",
    .parameters = xposParameters,
    .scores = xposScores,
    .encoded = shrunkVectors,
    .terms = nullptr};

}   // namespace encoding_rows

}   // namespace rope
