#pragma once

#include "core/encoding/encoding.h"

namespace rope::encoding_rows {

/// The terms of a score of q + p and k + p: q.k, q.p, p.k, p.p, each scaled according to the stage. Their sum
/// is the score. in:  position vectors, N x headDim and M x headDim;  out: four N x M terms src: the
/// expansion in Dai et al. 2019, arXiv:1901.02860, section 3.3; Su et al. 2021, arXiv:2104.09864,
///      eq. 6
std::vector<ScoreTerm> additiveTerms(const EncodingRequest& request, const RowMatrix& queryEncodings,
                                     const RowMatrix& keyEncodings);

}   // namespace rope::encoding_rows
