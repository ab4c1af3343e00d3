// No position: the score is q.k at all positions.
#include "core/encoding/encoding_parts.h"

namespace rope::encoding_rows {

static Result<RowMatrix> scoresWithoutPosition(const EncodingRequest& request) {
    return contentScores(request);
}

static RowMatrix unchanged(const EncodingRequest& request, VectorRole role) {
    return vectorsOf(request, role);
}

constinit const Encoding noneEncoding{
    .id = "none",
    .title = "none",
    .place = EncodingPlace::Nowhere,
    .citation = "Kazemnejad et al. 2023, arXiv:2305.19466 (NoPE)",
    .summary = "q and k without position; only a causal mask depends on the order of the tokens.",
    .needs = "",
    .parameters = {},
    .scores = scoresWithoutPosition,
    .encoded = unchanged,
    .terms = nullptr};

}   // namespace rope::encoding_rows
