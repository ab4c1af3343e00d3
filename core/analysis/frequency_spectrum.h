#pragma once

#include "core/scenario/valid_scenario.h"

#include <vector>

namespace rope {

struct MethodSpectrum {
    MethodChoice choice;
    FrequencySchedule schedule;   ///< inverse frequencies [rad/token], A, softmax factor
    std::vector<double> wavelengths;   ///< [token], infinity for a pair that is not rotated
    std::vector<double> ratio;   ///< theta'_i / theta_i
};

/// What every compared method does to every pair.
struct FrequencySpectrum {
    std::vector<double> unscaled;   ///< theta_i [rad/token]
    std::vector<MethodSpectrum> methods;   ///< in the scenario's order, hidden ones too
};

FrequencySpectrum frequencySpectrum(const ValidScenario& scenario);

}   // namespace rope
