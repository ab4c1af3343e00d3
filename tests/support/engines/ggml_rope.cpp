#include "tests/support/engines/ggml_rope.h"

#include "core/base/number_text.h"
#include "core/frequency/ggml_angle.h"
#include "core/position/axis_layout.h"
#include "core/rotation/rotate.h"
#include "tests/support/engines/axis_rotation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace rope {

namespace {

bool hasSections(GgmlMode mode) {
    return mode == GgmlMode::Mrope || mode == GgmlMode::Imrope || mode == GgmlMode::Vision;
}

int pairCountOf(const GgmlRope& arguments) {
    return arguments.mode == GgmlMode::Vision ? arguments.dims : arguments.dims / 2;
}

Error outOfRange(const char* name, double value, const std::string& allowed) {
    return {ErrorCode::OutOfRange, std::string(name) + " = " + shortestText(value) + " is out of range", name,
            allowed};
}

Check checkSizes(const GgmlRope& arguments, Eigen::Index headDim, const RowMatrix& positions,
                 Eigen::Index rows) {
    const std::int64_t rotating = std::int64_t{2} * pairCountOf(arguments);
    if (arguments.dims < 2 || arguments.dims % 2 != 0 || arguments.offset < 0 ||
        rotating + arguments.offset > headDim)
        return outOfRange(
            "n_dims", arguments.dims,
            "even, 2 up to what fits behind n_offs in " + std::to_string(headDim) + " coordinates");
    if (arguments.mode == GgmlMode::Vision && rotating != headDim)
        return outOfRange("n_dims", arguments.dims,
                          "half of the head's " + std::to_string(headDim) + " coordinates for VISION");
    if (positions.rows() != rows || positions.cols() != (hasSections(arguments.mode) ? 4 : 1))
        return Error{
            ErrorCode::OutOfRange,
            "positions are " + std::to_string(positions.rows()) + " x " + std::to_string(positions.cols()),
            "positions", std::to_string(rows) + (hasSections(arguments.mode) ? " x 4" : " x 1")};
    if (arguments.freqFactors.empty() ||
        arguments.freqFactors.size() == static_cast<std::size_t>(pairCountOf(arguments)))
        return {};
    return outOfRange("freq_factors", static_cast<double>(arguments.freqFactors.size()),
                      std::to_string(pairCountOf(arguments)) + " numbers, one per pair");
}

Check checkNumbers(const GgmlRope& arguments) {
    const auto isPositive = [](double value) { return std::isfinite(value) && value > 0; };
    if (!isPositive(arguments.freqBase) || (arguments.extFactor != 0 && arguments.freqBase <= 1))
        return outOfRange("freq_base", arguments.freqBase, "> 0, > 1 with ext_factor");
    if (!isPositive(arguments.freqScale)) return outOfRange("freq_scale", arguments.freqScale, "> 0");
    if (!isPositive(arguments.contextOrig)) return outOfRange("n_ctx_orig", arguments.contextOrig, "> 0");
    if (!isPositive(arguments.betaFast) || !isPositive(arguments.betaSlow))
        return outOfRange("beta_fast", std::min(arguments.betaFast, arguments.betaSlow),
                          "> 0, beta_slow too");
    return {};
}

/// The place in its section where a pair of the vision type stands; its theta counts from there.
int placeInSection(const std::array<int, 4>& sections, int pair) {
    int place = pair % std::accumulate(sections.begin(), sections.end(), 0);
    for (const int section : sections) {
        if (place < section) return place;
        place -= section;
    }
    return place;
}

Result<AxisPlan> planOf(const GgmlRope& arguments) {
    AxisPlan plan{std::vector<int>(static_cast<std::size_t>(pairCountOf(arguments)), 0), {}};
    if (hasSections(arguments.mode)) {
        const char* id = arguments.mode == GgmlMode::Imrope ? "ggml-imrope" : "ggml-mrope";
        Result<std::vector<int>> axes =
            axisPerPair(*findAxisLayout(id), arguments.sections, pairCountOf(arguments));
        if (!axes) return axes.error();
        plan.axis = std::move(*axes);
    }
    methods::GgmlScaling scaling{arguments.freqScale, arguments.extFactor, arguments.attnFactor};
    ScalingRequest request{.rotaryDim = arguments.dims, .ropeTheta = arguments.freqBase};
    request.lengths.trained = arguments.contextOrig;
    if (arguments.extFactor != 0)
        scaling.ramp = methods::correctionRamp(request, arguments.betaFast, arguments.betaSlow);
    for (int pair = 0; pair < pairCountOf(arguments); ++pair) {
        const auto i = static_cast<std::size_t>(pair);
        const int place =
            arguments.mode == GgmlMode::Vision ? placeInSection(arguments.sections, pair) : pair;
        const double theta = std::pow(arguments.freqBase, -2.0 * place / arguments.dims) /
                             (arguments.freqFactors.empty() ? 1 : arguments.freqFactors[i]);
        plan.inverseFrequencies.push_back(methods::ggmlFrequency(theta, i, scaling));
    }
    return plan;
}

}   // namespace

Result<RowMatrix> ggmlRotated(const GgmlRope& arguments, const Eigen::Ref<const RowMatrix>& vectors,
                              const RowMatrix& positions) {
    if (const Check problem = checkSizes(arguments, vectors.cols(), positions, vectors.rows()))
        return *problem;
    if (const Check problem = checkNumbers(arguments)) return *problem;
    const Result<AxisPlan> plan = planOf(arguments);
    if (!plan) return plan.error();
    const methods::GgmlScaling scaling{arguments.freqScale, arguments.extFactor, arguments.attnFactor};
    RotationTable table = axisTable(*plan, positions, methods::ggmlMagnitude(scaling));
    if (arguments.direction == GgmlDirection::Backward) table.sine = -table.sine;
    const PairLayout layout{arguments.mode == GgmlMode::Normal ? Pairing::Interleaved : Pairing::Half,
                            static_cast<int>(vectors.cols()), 2 * pairCountOf(arguments), arguments.offset};
    return rotated(vectors, table, layout);
}

}   // namespace rope
