#include "core/encoding/additive_terms.h"

#include "core/attention/dot_products.h"
#include "core/encoding/encoding_parts.h"

namespace rope::encoding_rows {

std::vector<ScoreTerm> additiveTerms(const EncodingRequest& request, const RowMatrix& queryEncodings,
                                     const RowMatrix& keyEncodings) {
    const double factor = contentFactor(request);
    const auto product = [&](const RowMatrix& left, const RowMatrix& right) -> RowMatrix {
        return factor * dotProducts(left, right, request.precision);
    };
    return {{"qk", "content of the query with content of the key", product(request.queries, request.keys)},
            {"qp", "content of the query with position of the key", product(request.queries, keyEncodings)},
            {"pk", "position of the query with content of the key", product(queryEncodings, request.keys)},
            {"pp", "position of the query with position of the key", product(queryEncodings, keyEncodings)}};
}

}   // namespace rope::encoding_rows
