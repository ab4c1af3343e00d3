#pragma once

#include "core/base/job_context.h"
#include "core/base/matrix.h"
#include "core/encoding_study/invariance_study.h"

#include <memory>

namespace rope {

/// Scores of the encodings that are added to q and k.
struct AbsoluteInvariance {
    InvarianceSeries sinusoidal, learned;
    std::vector<InvarianceTerm> sinusoidalTerms;   ///< as in InvarianceStudy
};

/// What the scores of encodings added to q and k depend on: neither base nor method.
struct AbsoluteInvarianceRequest {
    using Value = AbsoluteInvariance;

    RowMatrix query, key;   ///< 1 x headDim
    std::int64_t queryPosition = 0, keyPosition = 0;   ///< m and n [token]
    std::vector<std::int64_t> shifts;
    ScoreStage stage = ScoreStage::Scaled;
    std::optional<QueryScaleChoice> queryScale;
    double trainedTokens = 0;   ///< L: rows of the learned table
    std::uint64_t seed = 0;   ///< of that table

    bool operator==(const AbsoluteInvarianceRequest& other) const;   ///< sizes of vectors may differ
    [[nodiscard]] std::size_t hash() const {
        return combinedHash(static_cast<std::size_t>(queryPosition), static_cast<std::size_t>(keyPosition));
    }
};

/// From the job's cache where it is there: neither base nor method change it.
std::shared_ptr<const AbsoluteInvariance> absoluteInvariance(AbsoluteInvarianceRequest request,
                                                             const JobContext& job = {});

/// in:  score at shift 0, score at each shift
InvarianceSeries invarianceSeries(const char* encoding, NumberFormat format, double start,
                                  std::vector<double> scores);

}   // namespace rope
