#include "core/analysis/frequency_spectrum.h"

namespace rope {

namespace {

MethodSpectrum spectrumOf(ResolvedMethod method, const std::vector<double>& unscaled) {
    MethodSpectrum spectrum{std::move(method.choice), std::move(method.schedule), {}, {}};
    const std::vector<double>& frequencies = spectrum.schedule.inverseFrequencies;
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
        spectrum.wavelengths.push_back(wavelengthTokens(frequencies[pair]));
        spectrum.ratio.push_back(frequencies[pair] / unscaled[pair]);
    }
    return spectrum;
}

}   // namespace

Result<FrequencySpectrum> frequencySpectrum(const Scenario& scenario) {
    if (const Check problem = validate(scenario)) return *problem;
    Result<std::vector<ResolvedMethod>> methods = resolveMethods(scenario);
    if (!methods) return methods.error();
    FrequencySpectrum spectrum{unscaledFrequencies(scenario), {}};
    for (ResolvedMethod& method : *methods)
        spectrum.methods.push_back(spectrumOf(std::move(method), spectrum.unscaled));
    return spectrum;
}

}   // namespace rope
