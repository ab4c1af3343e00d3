#include "core/position/vision_plan.h"

#include <cmath>

namespace rope {

namespace {

/// base^(-2i/dim) for i = 0..count-1, src: Su et al. 2021, arXiv:2104.09864, section 3.2.2
std::vector<double> frequenciesOver(int dim, int count, double base) {
    std::vector<double> frequencies;
    for (int i = 0; i < count; ++i) frequencies.push_back(std::pow(base, -2.0 * i / dim));
    return frequencies;
}

/// The same frequencies for both axes, one after the other.
AxisPlan bothAxes(int headDim, double base) {
    AxisPlan plan;
    const std::vector<double> frequencies = frequenciesOver(headDim / 2, headDim / 4, base);
    for (int axis = 0; axis < 2; ++axis) {
        plan.axis.insert(plan.axis.end(), frequencies.size(), axis);
        plan.inverseFrequencies.insert(plan.inverseFrequencies.end(), frequencies.begin(), frequencies.end());
    }
    return plan;
}

}   // namespace

AxisPlan qwen2VisionPlan(int headDim, double base) { return bothAxes(headDim, base); }

AxisPlan pixtralPlan(int headDim, double base) {
    AxisPlan plan;
    const std::vector<double> frequencies = frequenciesOver(headDim, headDim / 2, base);
    for (std::size_t axis = 0; axis < 2; ++axis)
        for (std::size_t i = axis; i < frequencies.size(); i += 2) {
            plan.axis.push_back(static_cast<int>(axis));
            plan.inverseFrequencies.push_back(frequencies[i]);
        }
    return plan;
}

AxisPlan llama4VisionPlan(int headDim, double base) { return bothAxes(headDim, base); }

}   // namespace rope
