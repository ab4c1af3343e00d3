#include "core/encoding/encoding_parts.h"

#include "core/attention/dot_products.h"
#include "core/parameters/parameter_list.h"

#include <cmath>

namespace rope::encoding_rows {

double contentFactor(const EncodingRequest& request) {
    return request.stage == ScoreStage::Dot ? 1 : 1 / std::sqrt(static_cast<double>(request.layout.headDim));
}

const RowMatrix& vectorsOf(const EncodingRequest& request, VectorRole role) {
    return role == VectorRole::Query ? request.queries : request.keys;
}

const std::vector<std::int64_t>& positionsOf(const EncodingRequest& request, VectorRole role) {
    return role == VectorRole::Query ? request.queryPositions : request.keyPositions;
}

RowMatrix contentScores(const EncodingRequest& request) {
    return contentFactor(request) * dotProducts(request.queries, request.keys, request.precision);
}

double numberOf(const EncodingRequest& request, const ParameterSpec& spec) {
    return valueOf(request.parameters, spec);
}

Result<int> countOf(const EncodingRequest& request, const ParameterSpec& spec) {
    if (const Check problem = checkWhole(request.parameters, spec)) return *problem;
    return static_cast<int>(numberOf(request, spec));
}

}   // namespace rope::encoding_rows
