// RoPE: each pair of q and k turned by position * theta_i. Su et al. 2021, RoFormer, arXiv:2104.09864,
// section 3.2.2, eq. 14-16.
#include "core/attention/dot_products.h"
#include "core/attention/mapped_scores.h"
#include "core/encoding/encoding_parts.h"
#include "core/rotation/rotate.h"

#include <utility>

namespace rope::encoding_rows {

static RowMatrix turnedVectors(const EncodingQuestion& question, VectorRole role) {
    const RowMatrix& vectors = vectorsOf(question, role);
    const RotationTable table =
        rotationTable(question.schedule, positionsOf(question, role), question.precision, Attention::Exclude);
    if (!question.layout.isPadded()) return rotated(vectors, table, question.layout, question.precision);
    return rotated(padded(vectors, question.layout), table, question.layout, question.precision);
}

static Result<RowMatrix> turnedScores(const EncodingQuestion& question) {
    if (question.positionMap) {
        Result<MappedScores> mapped = mappedScores(
            {*question.positionMap, question.schedule, question.layout, question.stage, question.precision},
            {question.queries, question.queryPositions}, {question.keys, question.keyPositions});
        if (!mapped) return mapped.error();
        return std::move(mapped->scores);
    }
    const double temperature = question.stage == ScoreStage::Dot ? 1 : question.schedule.logitFactor();
    return RowMatrix(temperature * contentFactor(question) *
                     dotProducts(turnedVectors(question, VectorRole::Query),
                                 turnedVectors(question, VectorRole::Key), question.precision));
}

constinit const Encoding ropeEncoding{
    .id = "rope",
    .title = "RoPE",
    .place = EncodingPlace::Rotated,
    .citation = "Su et al. 2021, RoFormer, arXiv:2104.09864",
    .summary = "Each pair of coordinates turns with the position, so that the score sees the distance alone.",
    .needs = "an inverse frequency per pair: the active method's",
    .parameters = {},
    .scores = turnedScores,
    .encoded = turnedVectors,
    .terms = nullptr};

}   // namespace rope::encoding_rows
