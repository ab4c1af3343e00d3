// Learned absolute table, added to q and k. Gehring et al. 2017, arXiv:1705.03122; BERT and GPT-2 use one.
// The weights are seeded random values.
#include "core/attention/dot_products.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/additive_terms.h"
#include "core/encoding/encoding_parts.h"

#include <limits>

namespace rope::encoding_rows {

/// Not-a-number at L and beyond: the table has no such row.
static RowMatrix tableRows(const EncodingRequest& request, VectorRole role) {
    const std::vector<std::int64_t>& positions = positionsOf(request, role);
    const int dim = request.layout.headDim;
    RowMatrix rows = RowMatrix::Constant(static_cast<Eigen::Index>(positions.size()), dim,
                                         std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < positions.size(); ++i)
        if (static_cast<double>(positions[i]) < request.trainedTokens)
            rows.row(static_cast<Eigen::Index>(i)) =
                learnedEncoding(positions[i], dim, request.seed).transpose();
    return rows;
}

static RowMatrix withTableRows(const EncodingRequest& request, VectorRole role) {
    return vectorsOf(request, role) + tableRows(request, role);
}

static Result<RowMatrix> learnedScores(const EncodingRequest& request) {
    return RowMatrix(contentFactor(request) * dotProducts(withTableRows(request, VectorRole::Query),
                                                          withTableRows(request, VectorRole::Key),
                                                          request.precision));
}

static Result<std::vector<ScoreTerm>> learnedTerms(const EncodingRequest& request) {
    return additiveTerms(request, tableRows(request, VectorRole::Query), tableRows(request, VectorRole::Key));
}

constinit const Encoding learnedEncodingRow{
    .id = "learned",
    .title = "learned absolute",
    .place = EncodingPlace::Added,
    .citation = "Gehring et al. 2017, arXiv:1705.03122; Devlin et al. 2018, arXiv:1810.04805",
    .summary = "A trained vector per position, added; there is no vector at the trained length and beyond.",
    .needs = "a table of L rows: seeded random values with the mean square of the sinusoidal table",
    .parameters = {},
    .scores = learnedScores,
    .encoded = withTableRows,
    .terms = learnedTerms};

}   // namespace rope::encoding_rows
