// Sinusoidal absolute encoding, added to q and k here (Vaswani et al. 2017, arXiv:1706.03762, section 3.5,
// adds it to the token before the projections; a projection of p would change what p.k and q.p weigh, not
// that they are there).
#include "core/attention/dot_products.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/additive_terms.h"
#include "core/encoding/encoding_parts.h"

namespace rope::encoding_rows {

static RowMatrix sinusoids(const EncodingRequest& request, VectorRole role) {
    const std::vector<std::int64_t>& positions = positionsOf(request, role);
    const int dim = request.layout.headDim;
    const SinusoidalEncoder encoder(dim);
    RowMatrix rows(static_cast<Eigen::Index>(positions.size()), dim);
    for (std::size_t i = 0; i < positions.size(); ++i)
        rows.row(static_cast<Eigen::Index>(i)) = encoder.at(positions[i], request.precision).transpose();
    return rows;
}

static RowMatrix withSinusoids(const EncodingRequest& request, VectorRole role) {
    return vectorsOf(request, role) + sinusoids(request, role);
}

static Result<RowMatrix> sinusoidalScores(const EncodingRequest& request) {
    return RowMatrix(contentFactor(request) * dotProducts(withSinusoids(request, VectorRole::Query),
                                                          withSinusoids(request, VectorRole::Key),
                                                          request.precision));
}

static Result<std::vector<ScoreTerm>> sinusoidalTerms(const EncodingRequest& request) {
    return additiveTerms(request, sinusoids(request, VectorRole::Query), sinusoids(request, VectorRole::Key));
}

constinit const Encoding sinusoidalEncodingRow{
    .id = "sinusoidal",
    .title = "sinusoidal",
    .place = EncodingPlace::Added,
    .citation = "Vaswani et al. 2017, arXiv:1706.03762",
    .summary = "sin and cos of position / 10000^(2i/d), added: content and position mix in cross terms.",
    .needs = "",
    .parameters = {},
    .scores = sinusoidalScores,
    .encoded = withSinusoids,
    .terms = sinusoidalTerms};

}   // namespace rope::encoding_rows
