// Transformer-XL's relative encoding: Dai et al. 2019, arXiv:1901.02860, section 3.3,
//   score(m, n) = q.k + q.W R(m-n) + u.k + v.W R(m-n),
// R a sinusoid of the distance, W, u and v learned. The weights are seeded random values: W normal with
// variance 1/D, u and v standard normal.
#include "core/attention/dot_products.h"
#include "core/base/random.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/encoding_parts.h"
#include "core/numerics/normal_numbers.h"

#include <cmath>
#include <string>

namespace rope::encoding_rows {

namespace {

constexpr int largestWeightedDim = 4096;   // W has D x D numbers
constexpr std::uint64_t weightStream = 0x71;   // apart from the streams of q, k, v and the learned table
constexpr std::uint64_t contentBiasRow = 1U << 20U, positionBiasRow = contentBiasRow + 1;

/// Row `row` of the seeded weights: W's rows by their number, then u and v.
Vector weightRow(const EncodingRequest& request, std::uint64_t row, double deviation) {
    Vector weights(request.layout.headDim);
    fillNormal(mixedSeed(request.seed, weightStream, row),
               {weights.data(), static_cast<std::size_t>(weights.size())});
    return deviation * weights;
}

/// Each vector times W.
/// out: N x D, column layout [sine | cosine]
RowMatrix projected(const EncodingRequest& request, const RowMatrix& vectors) {
    const int dim = request.layout.headDim;
    RowMatrix weights(dim, dim);
    for (int row = 0; row < dim; ++row)
        weights.row(row) =
            weightRow(request, static_cast<std::uint64_t>(row), 1 / std::sqrt(static_cast<double>(dim)))
                .transpose();
    return vectors * weights;
}

/// x.R(m - n) for every pair of positions, by sin(a - b) and cos(a - b) taken apart, so that it is one
/// product of two matrices.
/// in:  N x D;  out: N x M
RowMatrix withDistanceSinusoid(const EncodingRequest& request, const RowMatrix& vectors) {
    const Eigen::Index sines = (vectors.cols() + 1) / 2, cosines = vectors.cols() / 2;
    RowMatrix queryPart(vectors.rows(), 2 * sines),
        keyPart(static_cast<Eigen::Index>(request.keyPositions.size()), 2 * sines);
    for (Eigen::Index pair = 0; pair < sines; ++pair) {
        const double frequency =
            std::pow(sinusoidalBase, -2.0 * static_cast<double>(pair) / static_cast<double>(vectors.cols()));
        for (Eigen::Index row = 0; row < queryPart.rows(); ++row) {
            const double angleRad =
                frequency * static_cast<double>(request.queryPositions[static_cast<std::size_t>(row)]);
            const double sine = vectors(row, pair), cosine = pair < cosines ? vectors(row, sines + pair) : 0;
            queryPart(row, pair) = sine * std::sin(angleRad) + cosine * std::cos(angleRad);
            queryPart(row, sines + pair) = cosine * std::sin(angleRad) - sine * std::cos(angleRad);
        }
        for (Eigen::Index row = 0; row < keyPart.rows(); ++row) {
            const double angleRad =
                frequency * static_cast<double>(request.keyPositions[static_cast<std::size_t>(row)]);
            keyPart(row, pair) = std::cos(angleRad);
            keyPart(row, sines + pair) = std::sin(angleRad);
        }
    }
    return queryPart * keyPart.transpose();
}

}   // namespace

static Result<std::vector<ScoreTerm>> transformerXlTerms(const EncodingRequest& request) {
    const int dim = request.layout.headDim;
    if (dim > largestWeightedDim)
        return Error{ErrorCode::OutOfRange,
                     "head_dim = " + std::to_string(dim) + " is too large for the weights of transformer-xl",
                     "head_dim", "1 to " + std::to_string(largestWeightedDim)};
    const double factor = contentFactor(request);
    const Eigen::Index rows = request.queries.rows();
    const RowMatrix contentBias = weightRow(request, contentBiasRow, 1).transpose().replicate(rows, 1);
    const RowMatrix positionBias = weightRow(request, positionBiasRow, 1).transpose().replicate(rows, 1);
    return std::vector<ScoreTerm>{
        {"qk", "content of the query with content of the key", contentScores(request)},
        {"qr", "content of the query with the distance",
         factor * withDistanceSinusoid(request, projected(request, request.queries))},
        {"uk", "global content bias", factor * dotProducts(contentBias, request.keys, request.precision)},
        {"vr", "global position bias",
         factor * withDistanceSinusoid(request, projected(request, positionBias))}};
}

static Result<RowMatrix> transformerXlScores(const EncodingRequest& request) {
    const Result<std::vector<ScoreTerm>> terms = transformerXlTerms(request);
    if (!terms) return terms.error();
    RowMatrix sum = terms->front().scores;
    for (std::size_t i = 1; i < terms->size(); ++i) sum += (*terms)[i].scores;
    return sum;
}

constinit const Encoding transformerXlEncoding{
    .id = "transformer-xl",
    .title = "Transformer-XL",
    .place = EncodingPlace::Score,
    .citation = "Dai et al. 2019, Transformer-XL, arXiv:1901.02860",
    .summary = "Content and a sinusoid of the distance meet in four terms, two of them with global biases.",
    .needs = "a matrix and two biases: seeded random values",
    .parameters = {},
    .scores = transformerXlScores,
    .encoded = nullptr,
    .terms = transformerXlTerms};

}   // namespace rope::encoding_rows
