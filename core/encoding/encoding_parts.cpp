#include "core/encoding/encoding_parts.h"

#include "core/attention/dot_products.h"
#include "core/parameters/parameter_list.h"

#include <cmath>

namespace rope::encoding_rows {

double contentFactor(const EncodingQuestion& question) {
    return question.stage == ScoreStage::Dot ? 1
                                             : 1 / std::sqrt(static_cast<double>(question.layout.headDim));
}

const RowMatrix& vectorsOf(const EncodingQuestion& question, VectorRole role) {
    return role == VectorRole::Query ? question.queries : question.keys;
}

const std::vector<std::int64_t>& positionsOf(const EncodingQuestion& question, VectorRole role) {
    return role == VectorRole::Query ? question.queryPositions : question.keyPositions;
}

RowMatrix contentScores(const EncodingQuestion& question) {
    return contentFactor(question) * dotProducts(question.queries, question.keys, question.precision);
}

double numberOf(const EncodingQuestion& question, const ParameterSpec& spec) {
    return valueOf(question.parameters, spec);
}

Result<int> countOf(const EncodingQuestion& question, const ParameterSpec& spec) {
    if (const Check problem = checkWhole(question.parameters, spec)) return *problem;
    return static_cast<int>(numberOf(question, spec));
}

}   // namespace rope::encoding_rows
