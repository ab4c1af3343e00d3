// RoPE: each pair of q and k rotated by position * theta_i. Su et al. 2021, RoFormer, arXiv:2104.09864,
// section 3.2.2, eq. 14-16.
#include "core/attention/dot_products.h"
#include "core/attention/mapped_scores.h"
#include "core/encoding/encoding_parts.h"
#include "core/rotation/rotate.h"

#include <utility>

namespace rope::encoding_rows {

static RowMatrix rotatedVectorsOf(const EncodingRequest& request, VectorRole role) {
    const RowMatrix& vectors = vectorsOf(request, role);
    const RotationTable table =
        rotationTable(request.schedule, positionsOf(request, role), request.precision, Attention::Exclude);
    if (!request.layout.isPadded()) return rotated(vectors, table, request.layout, request.precision);
    return rotated(padded(vectors, request.layout), table, request.layout, request.precision);
}

static Result<RowMatrix> rotatedScores(const EncodingRequest& request) {
    if (request.positionMap) {
        Result<MappedScores> mapped = mappedScores(
            {*request.positionMap, request.schedule, request.layout, request.stage, request.precision},
            {request.queries, request.queryPositions}, {request.keys, request.keyPositions});
        if (!mapped) return mapped.error();
        return std::move(mapped->scores);
    }
    const double temperature = request.stage == ScoreStage::Dot ? 1 : request.schedule.logitFactor();
    return RowMatrix(temperature * contentFactor(request) *
                     dotProducts(rotatedVectorsOf(request, VectorRole::Query),
                                 rotatedVectorsOf(request, VectorRole::Key), request.precision));
}

constinit const Encoding ropeEncoding{.id = "rope",
                                      .title = "RoPE",
                                      .place = EncodingPlace::Rotated,
                                      .citation = "Su et al. 2021, RoFormer, arXiv:2104.09864",
                                      .summary =
                                          "Each pair of coordinates is rotated by the position, so that the "
                                          "score depends on the distance alone.",
                                      .needs = "an inverse frequency per pair: the active method's",
                                      .parameters = {},
                                      .scores = rotatedScores,
                                      .encoded = rotatedVectorsOf,
                                      .terms = nullptr};

}   // namespace rope::encoding_rows
