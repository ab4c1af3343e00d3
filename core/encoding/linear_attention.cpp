#include "core/encoding/linear_attention.h"

#include "core/attention/dot_products.h"
#include "core/encoding/encoding_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace rope {

namespace {

constexpr std::array maps{
    FeatureMap{"elu+1", "Katharopoulos et al. 2020, arXiv:2006.16236, eq. 7",
               [](double x) { return x > 0 ? x + 1 : std::exp(x); }},
    FeatureMap{"relu", "Kasai et al. 2021, arXiv:2103.13076", [](double x) { return std::max(x, 0.0); }},
    FeatureMap{"exp", "Su et al. 2021, arXiv:2104.09864, section 3.3", [](double x) { return std::exp(x); }}};

/// Not later than the query where the mask is causal, and not hidden by the method.
bool isSeen(const EncodingRequest& request, ScoreMask mask, const RowMatrix& numerators, Eigen::Index row,
            Eigen::Index column) {
    if (std::isnan(numerators(row, column))) return false;
    return mask == ScoreMask::None || request.keyPositions[static_cast<std::size_t>(column)] <=
                                          request.queryPositions[static_cast<std::size_t>(row)];
}

/// One row: numerators over the sum of unrotated products of the unmasked keys.
void finishRow(const EncodingRequest& request, ScoreMask mask, Eigen::Index row, const RowMatrix& plain,
               RowMatrix& weights) {
    double denominator = 0;
    for (Eigen::Index column = 0; column < weights.cols(); ++column)
        if (isSeen(request, mask, weights, row, column)) denominator += plain(row, column);
        else weights(row, column) = 0;
    if (denominator > 0) weights.row(row) /= denominator;
    else weights.row(row).setConstant(std::numeric_limits<double>::quiet_NaN());
}

void summarise(LinearAttention& result) {
    const RowMatrix& weights = result.weights;
    result.smallestWeight = weights.size() > 0 ? std::numeric_limits<double>::infinity() : 0;
    for (Eigen::Index row = 0; row < weights.rows(); ++row) {
        result.rowSums.push_back(weights.row(row).sum());
        for (Eigen::Index column = 0; column < weights.cols(); ++column) {
            if (weights(row, column) < 0) ++result.negativeCount;
            if (weights(row, column) < result.smallestWeight) result.smallestWeight = weights(row, column);
        }
    }
}

}   // namespace

std::span<const FeatureMap> featureMaps() { return maps; }

const FeatureMap* findFeatureMap(std::string_view id) {
    const auto found =
        std::find_if(maps.begin(), maps.end(), [&](const FeatureMap& map) { return map.id == id; });
    return found == maps.end() ? nullptr : &*found;
}

Result<LinearAttention> linearAttention(const EncodingRequest& request, const FeatureMap& map,
                                        ScoreMask mask) {
    const Encoding& rotation = encoding_rows::ropeEncoding;
    if (const Check problem = checkEncodingRequest(rotation, request)) return *problem;
    EncodingRequest features = request;
    features.queries = features.queries.unaryExpr(map.apply);
    features.keys = features.keys.unaryExpr(map.apply);
    const RowMatrix plain = dotProducts(features.queries, features.keys, request.precision);
    features.stage = ScoreStage::Dot;
    Result<RowMatrix> numerators = rotation.scores(features);
    if (!numerators) return numerators.error();
    LinearAttention result{std::move(*numerators)};
    for (Eigen::Index row = 0; row < plain.rows(); ++row)
        finishRow(request, mask, row, plain, result.weights);
    summarise(result);
    return result;
}

}   // namespace rope
