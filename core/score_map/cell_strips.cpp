#include "core/score_map/cell_strips.h"

#include <algorithm>
#include <limits>
#include <mutex>
#include <utility>

namespace rope {

namespace {

template <class Numbers>
std::pair<double, double> rangeOf(const Numbers& numbers, RowStrip strip) {
    const auto values = numbers.middleRows(strip.first, strip.count());
    return {values.template minCoeff<Eigen::PropagateNumbers>(),
            values.template maxCoeff<Eigen::PropagateNumbers>()};
}

}   // namespace

bool fillStrips(ScoreCells& cells, std::int64_t rowsAtOnce, const RowsDone& rowsDone, const JobContext& job,
                const std::function<void(RowStrip)>& fill) {
    const std::int64_t rows = cells.values.rows();
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    std::mutex mutex;
    const auto fillStrip = [&](std::size_t index) {
        if (job.stopped()) return;
        const std::int64_t first = static_cast<std::int64_t>(index) * rowsAtOnce;
        const RowStrip strip{first, std::min(rows, first + rowsAtOnce)};
        fill(strip);
        const auto [least, most] = cells.values.isFloat32() ? rangeOf(cells.values.floats(), strip)
                                                            : rangeOf(cells.values.doubles(), strip);
        if (rowsDone) rowsDone(cells, strip);
        const std::scoped_lock lock(
            mutex);   // of none but masked cells both are NaN, and comparisons with that are false
        smallest = least < smallest ? least : smallest;
        largest = most > largest ? most : largest;
    };
    parallelFor(job.executor, static_cast<std::size_t>((rows + rowsAtOnce - 1) / rowsAtOnce), fillStrip);
    if (smallest <= largest) cells.smallest = smallest, cells.largest = largest;
    return !job.stopped();
}

}   // namespace rope
