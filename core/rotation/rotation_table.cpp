#include "core/rotation/rotation_table.h"

#include "core/numerics/kernel_set.h"

#include <cmath>

namespace rope {

namespace {

void fillAngles(const FrequencySchedule& schedule, std::int64_t position, double* angleRad) {
    const std::vector<double>& frequencies = schedule.inverseFrequencies;
    if (schedule.axes) {
        for (std::size_t pair = 0; pair < frequencies.size(); ++pair)
            angleRad[pair] = schedule.place(pair, position) * frequencies[pair];
        return;
    }
    const auto place = static_cast<double>(position);
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) angleRad[pair] = place * frequencies[pair];
}

void fillExactRow(const FrequencySchedule& schedule, std::int64_t position, double factor, double* cosine,
                  double* sine) {
    const std::size_t pairs = schedule.pairCount();
    double* const angleRad = sine;   // rotated in place
    fillAngles(schedule, position, angleRad);
    kernels().phases(angleRad, cosine, sine, pairs);
    if (factor == 1) return;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        cosine[pair] *= factor;
        sine[pair] *= factor;
    }
}

void fillRoundedRow(const FrequencySchedule& schedule, std::int64_t position, double factor,
                    const Precision& precision, double* cosine, double* sine) {
    for (std::size_t pair = 0; pair < schedule.pairCount(); ++pair) {
        const double angleRad = precision.angle(precision.position(schedule.place(pair, position)) *
                                                schedule.inverseFrequencies[pair]);
        cosine[pair] = precision.table(factor * std::cos(angleRad));
        sine[pair] = precision.table(factor * std::sin(angleRad));
    }
}

}   // namespace

RotationTable rotationTable(const FrequencySchedule& schedule, std::span<const std::int64_t> positions,
                            const Precision& precision, Attention attention) {
    const auto rows = static_cast<Eigen::Index>(positions.size()),
               pairs = static_cast<Eigen::Index>(schedule.pairCount());
    const double factor = attention == Attention::Include ? schedule.attentionFactor : 1.0;
    RotationTable table{RowMatrix(rows, pairs), RowMatrix(rows, pairs)};
    for (Eigen::Index row = 0; row < rows; ++row) {
        const std::int64_t position = positions[static_cast<std::size_t>(row)];
        double* cosine = table.cosine.data() + row * pairs;
        double* sine = table.sine.data() + row * pairs;
        if (precision.isExact()) fillExactRow(schedule, position, factor, cosine, sine);
        else fillRoundedRow(schedule, position, factor, precision, cosine, sine);
    }
    return table;
}

}   // namespace rope
