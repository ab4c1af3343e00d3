#include "core/encoding/encoding_parts.h"

#include "core/attention/dot_products.h"
#include "core/base/number_text.h"

#include <cmath>
#include <string>

namespace rope::encoding_rows {

double contentFactor(const EncodingQuestion& question) {
    return question.stage == ScoreStage::Dot ? 1 : 1 / std::sqrt(static_cast<double>(question.layout.headDim));
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
    return question.parameters.number(spec.key).value_or(spec.standard.value_or(0));
}

Result<int> countOf(const EncodingQuestion& question, const ParameterSpec& spec) {
    const double value = numberOf(question, spec);
    if (value == std::floor(value)) return static_cast<int>(value);
    return Error{ErrorCode::OutOfRange, std::string(spec.key) + " = " + shortestText(value) + " is not a whole number",
                 std::string(spec.key), allowedRange(spec) + ", whole"};
}

}   // namespace rope::encoding_rows
