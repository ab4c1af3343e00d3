// Sinusoidal absolute encoding, added to q and k here (Vaswani et al. 2017, arXiv:1706.03762, section 3.5,
// adds it to the token before the projections; a projection of p would change what p.k and q.p weigh, not
// that they are there).
#include "core/attention/dot_products.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/additive_terms.h"
#include "core/encoding/encoding_parts.h"

namespace rope::encoding_rows {

static RowMatrix sinusoids(const EncodingQuestion& question, VectorRole role) {
    const std::vector<std::int64_t>& positions = positionsOf(question, role);
    const int dim = question.layout.headDim;
    const SinusoidalEncoder encoder(dim);
    RowMatrix rows(static_cast<Eigen::Index>(positions.size()), dim);
    for (std::size_t i = 0; i < positions.size(); ++i)
        rows.row(static_cast<Eigen::Index>(i)) = encoder.at(positions[i], question.precision).transpose();
    return rows;
}

static RowMatrix withSinusoids(const EncodingQuestion& question, VectorRole role) {
    return vectorsOf(question, role) + sinusoids(question, role);
}

static Result<RowMatrix> sinusoidalScores(const EncodingQuestion& question) {
    return RowMatrix(contentFactor(question) * dotProducts(withSinusoids(question, VectorRole::Query),
                                                           withSinusoids(question, VectorRole::Key),
                                                           question.precision));
}

static Result<std::vector<ScoreTerm>> sinusoidalTerms(const EncodingQuestion& question) {
    return additiveTerms(question, sinusoids(question, VectorRole::Query),
                         sinusoids(question, VectorRole::Key));
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
