#include "core/analysis/frequency_spectrum.h"
#include "core/report/quantity_writer.h"

#include <numeric>

namespace rope {

namespace {

void writeJson(JsonWriter& writer, const FrequencySpectrum& spectrum) {
    writer.key("methods").beginArray();
    for (const MethodSpectrum& method : spectrum.methods)
        writer.beginObject()
            .field("id", method.choice.id)
            .field("inv_freq", method.schedule.inverseFrequencies)
            .field("wavelength", method.wavelengths)
            .field("attention_factor", method.schedule.attentionFactor)
            .field("softmax_factor", method.schedule.softmaxFactor)
            .field("ratio", method.ratio)
            .endObject();
    writer.endArray();
}

std::vector<DataColumn> columnsOf(const FrequencySpectrum& spectrum) {
    std::vector<std::string> names;
    for (const MethodSpectrum& method : spectrum.methods) names.push_back(method.choice.id);
    names = uniqueNames(names);
    std::vector<double> pairs(spectrum.unscaled.size());
    std::iota(pairs.begin(), pairs.end(), 0.0);
    std::vector<DataColumn> columns{{"pair", pairs}};
    for (std::size_t m = 0; m < names.size(); ++m) {
        const MethodSpectrum& method = spectrum.methods[m];
        columns.push_back({"inv_freq " + names[m] + " [rad/token]", method.schedule.inverseFrequencies});
        columns.push_back({"wavelength " + names[m] + " [token]", method.wavelengths});
        columns.push_back({"ratio " + names[m] + " [1]", method.ratio});
        columns.push_back({"attention_factor " + names[m] + " [1]",
                           std::vector<double>(pairs.size(), method.schedule.attentionFactor)});
        columns.push_back({"softmax_factor " + names[m] + " [1]",
                           std::vector<double>(pairs.size(), method.schedule.softmaxFactor)});
    }
    return columns;
}

NumberArray arrayOf(const FrequencySpectrum& spectrum) {
    NumberArray array{{spectrum.methods.size(), spectrum.unscaled.size()}, {}};
    for (const MethodSpectrum& method : spectrum.methods) array.append(method.schedule.inverseFrequencies);
    return array;
}

}   // namespace

Result<std::string> computeFrequenciesQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                               const JobContext& /*job*/) {
    return written<FrequencySpectrum>("frequencies", request, Result(frequencySpectrum(scenario)),
                                      {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
