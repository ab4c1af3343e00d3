#include "core/analysis/frequency_spectrum.h"

namespace rope {

namespace {

MethodSpectrum spectrumOf(const ResolvedMethod& method, const std::vector<double>& unscaled) {
    MethodSpectrum spectrum{method.choice, method.schedule, {}, {}};
    const std::vector<double>& frequencies = spectrum.schedule.inverseFrequencies;
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
        spectrum.wavelengths.push_back(wavelengthTokens(frequencies[pair]));
        spectrum.ratio.push_back(frequencies[pair] / unscaled[pair]);
    }
    return spectrum;
}

}   // namespace

FrequencySpectrum frequencySpectrum(const ValidScenario& scenario) {
    FrequencySpectrum spectrum{scenario.unscaledFrequencies(), {}};
    for (const ResolvedMethod& method : scenario.methods())
        spectrum.methods.push_back(spectrumOf(method, spectrum.unscaled));
    return spectrum;
}

}   // namespace rope
