#include "core/encoding/additive_terms.h"

#include "core/attention/dot_products.h"
#include "core/encoding/encoding_parts.h"

namespace rope::encoding_rows {

std::vector<ScoreTerm> additiveTerms(const EncodingQuestion& question, const RowMatrix& queryEncodings,
                                     const RowMatrix& keyEncodings) {
    const double factor = contentFactor(question);
    const auto product = [&](const RowMatrix& left, const RowMatrix& right) -> RowMatrix {
        return factor * dotProducts(left, right, question.precision);
    };
    return {{"qk", "content of the query with content of the key", product(question.queries, question.keys)},
            {"qp", "content of the query with position of the key", product(question.queries, keyEncodings)},
            {"pk", "position of the query with content of the key", product(queryEncodings, question.keys)},
            {"pp", "position of the query with position of the key", product(queryEncodings, keyEncodings)}};
}

}   // namespace rope::encoding_rows
