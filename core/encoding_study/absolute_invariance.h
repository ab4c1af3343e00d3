#pragma once

#include "core/base/matrix.h"
#include "core/encoding_study/invariance_study.h"

#include <memory>

namespace rope {

/// What the scores of encodings added to q and k depend on: neither base nor method.
struct AbsoluteQuestion {
    RowMatrix query, key;   ///< 1 x headDim
    std::int64_t queryPosition = 0, keyPosition = 0;   ///< m and n [token]
    std::vector<std::int64_t> shifts;
    ScoreStage stage = ScoreStage::Scaled;
    std::optional<QueryScaleChoice> queryScale;
    double trainedTokens = 0;   ///< L: rows of the learned table
    std::uint64_t seed = 0;   ///< of that table

    bool operator==(const AbsoluteQuestion& other) const;   ///< vectors of different sizes may be compared
};

struct AbsoluteInvariance {
    InvarianceSeries sinusoidal, learned;
    std::vector<InvarianceTerm> sinusoidalTerms;   ///< as in InvarianceStudy
};

/// The answers given last are kept. Thread-safe.
std::shared_ptr<const AbsoluteInvariance> absoluteInvariance(AbsoluteQuestion question);

/// in:  score at shift 0, score at each shift
InvarianceSeries invarianceSeries(const char* encoding, NumberFormat format, double start,
                                  std::vector<double> scores);

}   // namespace rope
