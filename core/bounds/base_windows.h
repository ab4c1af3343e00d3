#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"

#include <cstdint>
#include <vector>

namespace rope {

/// Bases from low to high; both ends keep B >= 0 themselves.
struct BaseWindow {
    double low, high;

    bool operator==(const BaseWindow&) const = default;
};

/// Which bases were looked at, and how finely. Relative lengths are differences of ln(base).
struct BaseSearch {
    double from = 1, to = 1;   ///< bases looked at; ends early where the work would take too long
    double everyBasePassesFrom =
        1;   ///< shown: every base from here on passes; infinity where that is not so
    double resolution = 0;   ///< the shortest step anywhere
};

struct BaseWindows {
    std::vector<BaseWindow> windows;   ///< ascending, disjoint
    BaseSearch search;
};

/// The longest context that windows are searched for, times pairs.
inline constexpr std::int64_t maxWindowWork = std::int64_t{64} << 20;

/// The bases b for which B(m) = sum_i cos(m b^(-2i/r)) >= 0 at every integer 1 <= m <= context.
///
/// They form many windows, not one half-line: a larger base can fail where a smaller one passes. What is
/// guaranteed:
/// - Both ends of every window were tested at every integer m, and so were bases between them. The step to
/// the next one grows with the
///   smallest B(m)/m that was found, so that B would have to fall at a quarter of the steepest slope there is
///   (less where B is large) to become negative and positive again in between. That is not a proof: a run of
///   failing bases inside a window may have been missed.
/// - A base outside the windows, up to search.to, was shown to fail: where some m has B(m) < 0, B stays
/// negative over a stretch of bases
///   that follows from B, its slope and a bound of its curvature against ln b. The search goes on at the end
///   of that stretch. Only where the stretch is shorter than search.resolution it goes on by as much without
///   proof, so windows narrower than that may be missed. So no base below the first window passes, apart from
///   such slivers: its low end is the lower bound found for the context.
/// - From search.everyBasePassesFrom on the low-frequency pairs outweigh the others, so that every base
/// passes. Where the search ended before,
///   the last window begins there, and there is no statement about the bases between.
/// src: Xu et al. 2024, arXiv:2405.14591; windows and certificate: our own
/// in:  rotaryDim r (pairs with exponent 2i/r), context [token]; the job's executor searches several parts at
/// a time, which does not change the result. err: OutOfRange when context * pairs exceeds maxWindowWork
/// or context < 1; Impossible when stopped
Result<BaseWindows> passingBaseWindows(int rotaryDim, std::int64_t context, const JobContext& job = {});

}   // namespace rope
