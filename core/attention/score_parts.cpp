#include "core/attention/score_parts.h"

#include "core/rotation/rotate.h"

namespace rope {

ScoreParts scorePartsOf(const RowMatrix& query, const RowMatrix& key, const PairLayout& layout) {
    const RowMatrix q = padded(query, layout), k = padded(key, layout);
    const Eigen::Index behind = layout.rotaryOffset + 2 * Eigen::Index{layout.pairCount()};
    ScoreParts parts;
    for (int pair = 0; pair < layout.pairCount(); ++pair) {
        const double qa = q(0, layout.first(pair)), qc = q(0, layout.second(pair)),
                     ka = k(0, layout.first(pair)), kc = k(0, layout.second(pair));
        parts.inPhase.push_back(qa * ka + qc * kc);
        parts.quadrature.push_back(qa * kc - qc * ka);
    }
    parts.constant = q.leftCols(layout.rotaryOffset).row(0).dot(k.leftCols(layout.rotaryOffset).row(0)) +
                     q.rightCols(q.cols() - behind).row(0).dot(k.rightCols(k.cols() - behind).row(0));
    return parts;
}

}   // namespace rope
