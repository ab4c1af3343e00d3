#include "core/hf_config/flat_scaling.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/hf_layers/key_spellings.h"

#include <array>

namespace rope {

namespace {

using Settings = std::optional<RopeSettings>;

/// The key of a method's parameter in the file.
struct Spelling {
    std::string_view parameter, key;
};

Check readSpelt(const ConfigReader& reader, std::span<const Spelling> spellings, RopeSettings& settings) {
    const ScalingMethod& method = *findScalingMethod(settings.method.id);
    for (const Spelling& spelling : spellings) {
        const FoundValue found = reader.find(spelling.key);
        const ParameterSpec* spec = findParameter(method, spelling.parameter);
        if (!found || spec == nullptr || settings.method.parameters.find(spelling.parameter) != nullptr)
            continue;
        Result<ParameterValue> value = parameterOf(reader, found, *spec);
        if (!value) return value.error();
        settings.method.parameters.set(spelling.parameter, std::move(*value));
        settings.sources["parameters." + std::string(spelling.parameter)] = found.path;
    }
    return {};
}

RopeSettings settingsOf(std::string_view method, const FoundValue& evidence) {
    RopeSettings settings;
    settings.method.id = method;
    settings.sources["method"] = evidence.path;
    return settings;
}

void assume(RopeSettings& settings, std::string_view parameter, ParameterValue value,
            const std::string& text) {
    if (settings.method.parameters.find(parameter) != nullptr) return;
    settings.method.parameters.set(parameter, std::move(value));
    settings.assumptions.push_back(std::string(parameter) + text);
}

/// The flag of Meta and Megatron selects the numbers of Llama 3.1 unless others are given.
Result<Settings> llama3Switch(const ConfigReader& reader, const FoundValue& evidence) {
    constexpr std::array spellings{Spelling{"factor", "rope_scaling_factor"},
                                   Spelling{"low_freq_factor", "rope_low_freq_factor"},
                                   Spelling{"high_freq_factor", "rope_high_freq_factor"}};
    RopeSettings settings = settingsOf("llama3", evidence);
    if (const Check problem = readSpelt(reader, spellings, settings)) return *problem;
    assume(settings, "factor", 8.0, " = 8: the number in the code behind " + evidence.path);
    assume(settings, "low_freq_factor", 1.0, " = 1: the number in the code behind " + evidence.path);
    assume(settings, "high_freq_factor", 4.0, " = 4: the number in the code behind " + evidence.path);
    if (!reader.find(keys::trainedLength)) {
        settings.trainedLength = 8192;
        settings.assumptions.push_back("trained_context = 8192: the number in the code behind " +
                                       evidence.path);
    }
    return Settings(settings);
}

/// OpenAI's own gpt-oss format: YaRN whose ramp ends are not rounded.
Result<Settings> gptOssNative(const ConfigReader& reader, const FoundValue& evidence) {
    constexpr std::array spellings{Spelling{"factor", "rope_scaling_factor"},
                                   Spelling{"beta_slow", "rope_ntk_alpha"},
                                   Spelling{"beta_fast", "rope_ntk_beta"}};
    RopeSettings settings = settingsOf("yarn", evidence);
    if (const Check problem = readSpelt(reader, spellings, settings)) return *problem;
    assume(settings, "truncate", false,
           " = false: the code behind " + evidence.path + " does not round the ends of the ramp");
    return Settings(settings);
}

/// DeepSeek's own format, whose code scales the softmax alone.
Result<Settings> deepSeekNative(const ConfigReader& reader, const FoundValue& evidence) {
    constexpr std::array spellings{Spelling{"factor", "rope_factor"}, Spelling{"beta_fast", "beta_fast"},
                                   Spelling{"beta_slow", "beta_slow"}, Spelling{"mscale", "mscale"}};
    RopeSettings settings = settingsOf("deepseek-native", evidence);
    if (const Check problem = readSpelt(reader, spellings, settings)) return *problem;
    return Settings(settings);
}

/// A type among the other keys is not a standard, so an unsupported value is a warning, not
/// an error.
Settings notUnderstood(const FoundValue& evidence, const std::string& why) {
    RopeSettings unscaled;
    unscaled.warnings.push_back(
        {"flat-scaling-not-understood", evidence.path + why + "; no scaling is applied", evidence.path});
    return unscaled;
}

/// rope_type and its parameters are among the other keys.
Result<Settings> openType(const ConfigReader& reader, const FoundValue& evidence,
                          std::string_view modelType) {
    const Result<std::string> type = reader.optionalText(evidence);
    if (!type) return type.error();
    const ScalingMethod* method = methodOfType(*type, modelType);
    if (method == nullptr)
        return notUnderstood(evidence, " = '" + printable(*type) + "' is not a supported scaling type");
    RopeSettings settings = settingsOf(method->id, evidence);
    std::vector<Spelling> spellings;
    for (const ParameterSpec& spec : method->parameters) spellings.push_back({spec.key, spec.key});
    for (const std::string_view key : keys::flatFactor) spellings.push_back({"factor", key});
    if (const Check problem = readSpelt(reader, spellings, settings)) return *problem;
    for (const ParameterSpec& spec : method->parameters)
        if (spec.isRequired && settings.method.parameters.find(spec.key) == nullptr)
            return notUnderstood(evidence, " = '" + printable(*type) + "' needs " + std::string(spec.key) +
                                               ", which is not given");
    return Settings(settings);
}

Result<Settings> megatronLinear(const ConfigReader& reader, const FoundValue& evidence) {
    constexpr std::array spellings{Spelling{"factor", "seq_len_interpolation_factor"}};
    RopeSettings settings = settingsOf("linear", evidence);
    if (const Check problem = readSpelt(reader, spellings, settings)) return *problem;
    return Settings(settings);
}

}   // namespace

Result<Settings> readFlatScaling(const ConfigReader& reader, std::string_view modelType) {
    if (const FoundValue found = reader.find("use_dynamic_ntk"); ConfigReader::isTrue(found))
        return Settings(settingsOf("dynamic-qwen", found));
    for (const std::string_view key : {"use_scaled_rope", "use_rope_scaling"})
        if (const FoundValue found = reader.find(key); ConfigReader::isTrue(found))
            return llama3Switch(reader, found);
    const FoundValue factor = reader.find("rope_scaling_factor");
    if (factor && (reader.find("rope_ntk_alpha") || reader.find("rope_ntk_beta")))
        return gptOssNative(reader, factor);
    if (const FoundValue found = reader.find("rope_factor"); found && reader.find("qk_rope_head_dim"))
        return deepSeekNative(reader, found);
    if (const FoundValue found = reader.find(keys::flatType)) return openType(reader, found, modelType);
    if (const FoundValue found = reader.find("seq_len_interpolation_factor"))
        return megatronLinear(reader, found);
    if (!factor) return Settings();
    RopeSettings unscaled = settingsOf("none", factor);
    unscaled.sources.clear();
    unscaled.warnings.push_back({"rope-type-missing",
                                 factor.path + " is given without a type of scaling; nothing is scaled",
                                 factor.path});
    return Settings(unscaled);
}

}   // namespace rope
