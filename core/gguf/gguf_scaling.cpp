#include "core/gguf/gguf_scaling.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

constexpr NumberRange factorRange{0, 1e9, false, false, "0 to 1e9 (0: none)"};
constexpr NumberRange multiplierRange{0, 1e6, false, false, "0 to 1e6"};

struct NumberWithKey {
    double value;
    std::string key;   ///< "" when absent
};

/// Reads one file's scaling step by step; the first problem ends it.
class ScalingReader {
public:
    explicit ScalingReader(const GgufScalingRequest& request) : m_request(request) {}

    Result<GgufScaling> read() {
        if (const Check problem = readKeys()) return *problem;
        if (const Check problem = checkDivisors()) return *problem;
        const std::vector<double>* frequencies = divisors("rope_freqs.weight");
        const std::vector<double>* longOnes = divisors("rope_factors_long.weight");
        const std::vector<double>* shortOnes = divisors("rope_factors_short.weight");
        if (frequencies != nullptr) byDivisors("rope_freqs.weight", *frequencies);
        else if (longOnes != nullptr && shortOnes != nullptr && !isYarn()) longRope(*shortOnes, *longOnes);
        else if (longOnes != nullptr || shortOnes != nullptr) oneFactorList(shortOnes, longOnes);
        else withoutDivisors();
        noteAlpha();
        noteUnreadKeys();
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::string key(std::string_view rest) const {
        return m_request.prefix + std::string(rest);
    }
    [[nodiscard]] FoundValue find(std::string_view rest) const {
        return m_request.reader.find(std::string_view(key(rest)));
    }
    [[nodiscard]] bool isYarn() const { return m_type == "yarn" && m_factor.value != 1; }

    Result<NumberWithKey> number(std::string_view rest, double defaultValue, const NumberRange& range) const {
        const FoundValue found = find(rest);
        const Result<std::optional<double>> value = m_request.reader.optionalNumber(found, range);
        if (!value) return value.error();
        return NumberWithKey{value->value_or(defaultValue), found.path};
    }

    Check readNumber(std::string_view rest, const NumberRange& range, NumberWithKey& into) const {
        const Result<NumberWithKey> read = number(rest, into.value, range);
        if (!read) return read.error();
        into = *read;
        return {};
    }

    Check readKeys() {
        const FoundValue type = find("rope.scaling.type");
        const Result<std::string> text = m_request.reader.optionalText(type);
        if (!text) return text.error();
        if (type) m_type = *text;
        constexpr std::array types{std::string_view("none"), std::string_view("linear"),
                                   std::string_view("yarn"), std::string_view("longrope")};
        if (std::find(types.begin(), types.end(), m_type) == types.end())
            return m_request.reader.error(ErrorCode::Malformed,
                                          type.path + " = '" + printable(m_type) + "' is not known",
                                          type.path, "none, linear, yarn, longrope");
        if (const Check problem = readNumber("rope.scaling.factor", factorRange, m_factor)) return problem;
        if (m_factor.key.empty())
            if (const Check problem = readNumber("rope.scale_linear", factorRange, m_factor)) return problem;
        if (m_factor.value == 0 || m_type == "none") m_factor.value = 1;
        if (const Check problem = readNumber("rope.scaling.attn_factor", multiplierRange, m_attention))
            return problem;
        if (const Check problem =
                readNumber("rope.scaling.yarn_log_multiplier", multiplierRange, m_logMultiplier))
            return problem;
        if (const Check problem = readNumber("rope.scaling.yarn_beta_fast", multiplierRange, m_betaFast))
            return problem;
        if (const Check problem = readNumber("rope.scaling.yarn_beta_slow", multiplierRange, m_betaSlow))
            return problem;
        return readNumber("rope.scaling.alpha", multiplierRange, m_alpha);
    }

    Check checkDivisors() const {
        for (const GgufTensor& tensor : m_request.metadata.ropeTensors) {
            const auto isWrong = [](double divisor) { return !(divisor > 0) || divisor > 1e38; };
            const auto wrong = std::find_if(tensor.numbers.begin(), tensor.numbers.end(), isWrong);
            if (wrong != tensor.numbers.end())
                return m_request.reader.error(ErrorCode::OutOfRange,
                                              tensor.name + " holds " + plainText(*wrong), tensor.name,
                                              "> 0, at most 1e38");
        }
        return {};
    }

    [[nodiscard]] const std::vector<double>* divisors(std::string_view name) const {
        for (const GgufTensor& tensor : m_request.metadata.ropeTensors)
            if (tensor.name == name) return &tensor.numbers;
        return nullptr;
    }

    void set(std::string_view parameter, ParameterValue value, const std::string& source) {
        m_result.method.parameters.set(parameter, std::move(value));
        if (!source.empty()) m_result.sources["parameters." + std::string(parameter)] = source;
    }

    void choose(std::string_view id, const std::string& source) {
        m_result.method = MethodChoice{std::string(id), {}};
        if (!source.empty()) m_result.sources["method"] = source;
    }

    /// The key that names the method, else the one whose number does.
    [[nodiscard]] std::string methodKey() const {
        const FoundValue type = find("rope.scaling.type");
        return type ? type.path : m_factor.key;
    }

    void withoutDivisors() {
        if (m_type == "longrope")
            m_result.warnings.push_back(
                {"longrope-factors-missing",
                 "rope.scaling.type is longrope, but there are no tensors rope_factors_long and "
                 "rope_factors_short: llama.cpp then does not scale the frequencies",
                 methodKey()});
        if (m_type == "yarn") return yarn();
        if (m_attention.value != 1) return byOperator({}, {});
        if (m_factor.value == 1) return choose("none", methodKey());
        choose("linear", methodKey());
        set("factor", m_factor.value, m_factor.key);
    }

    void yarn() {
        choose("yarn", methodKey());
        set("factor", m_factor.value, m_factor.key);
        if (m_factor.key.empty())
            m_result.assumptions.emplace_back("factor = 1: the file gives none, and llama.cpp then takes 1");
        setBetas();
        const ParameterValues magnitude = magnitudeParameters();
        for (const auto& [name, value] : magnitude.entries()) set(name, value, m_logMultiplier.key);
        if (m_attention.value != 1)
            set("attention_factor", m_attention.value * yarnMagnitude(), m_attention.key);
    }

    void setBetas() {
        if (!m_request.architecture.readsYarnBetas) return;
        if (!m_betaFast.key.empty()) set("beta_fast", m_betaFast.value, m_betaFast.key);
        if (!m_betaSlow.key.empty()) set("beta_slow", m_betaSlow.value, m_betaSlow.key);
    }

    /// mscale and mscale_all_dim, derived from yarn_log_multiplier: DeepSeek's converter stores a tenth
    /// of mscale_all_dim, and both are the same there; others store it whole, and their mscale is 1.
    [[nodiscard]] ParameterValues magnitudeParameters() const {
        const GgufArchitecture& architecture = m_request.architecture;
        if (!architecture.readsLogMultiplier || m_logMultiplier.value == 0) return {};
        const double mscaleAllDim = m_logMultiplier.value * (architecture.isDeepSeek ? 10 : 1);
        return {{"mscale", architecture.isDeepSeek ? mscaleAllDim : 1.0}, {"mscale_all_dim", mscaleAllDim}};
    }

    /// YaRN's A as its other parameters make it; llama.cpp multiplies attn_factor by it.
    [[nodiscard]] double yarnMagnitude() const {
        MethodChoice choice{"yarn", magnitudeParameters()};
        choice.parameters.set("factor", m_factor.value);
        const Result<FrequencySchedule> schedule = computeSchedule({}, choice);
        return schedule ? schedule->attentionFactor : 1;
    }

    void byDivisors(const std::string& tensor, const std::vector<double>& list) {
        const bool isAlone = m_factor.value == 1 && m_attention.value == 1;
        std::vector<double> lengths;
        if (m_request.trainedContext) lengths.push_back(*m_request.trainedContext);
        if (m_request.context) lengths.push_back(*m_request.context);
        const auto recognised =
            isAlone ? methodOfDivisors(list, m_request.base.value_or(defaultRopeTheta), lengths)
                    : std::nullopt;
        if (!recognised) return byOperator(tensor, list);
        m_result.method = recognised->choice;
        m_result.trainedContext = recognised->trainedContext;
        m_result.sources["method"] = tensor;
        std::string text =
            "method = " + recognised->choice.id + ": the divisors in " + tensor + " are those of";
        for (const auto& [name, value] : recognised->choice.parameters.entries())
            text += " " + name + " " + plainText(std::get<double>(value));
        if (recognised->trainedContext) text += ", L = " + plainText(*recognised->trainedContext);
        m_result.assumptions.push_back(std::move(text));
    }

    /// The operator's own numbers.
    /// src: llama.cpp's context and ggml's rope operator
    void byOperator(const std::string& tensor, const std::vector<double>& list) {
        choose("llama-cpp", tensor.empty() ? methodKey() : tensor);
        if (m_factor.value != 1) set("freq_scale", 1 / m_factor.value, m_factor.key);
        double attention = m_attention.value;
        if (m_type == "yarn") {
            set("ext_factor", 1.0, methodKey());
            setBetas();
            attention *= yarnMagnitude() /
                         logAttentionFactor(m_factor.value);   // the operator multiplies by the latter itself
        }
        if (attention != 1) set("attn_factor", attention, m_attention.key);
        if (!list.empty()) set("freq_factors", list, tensor);
    }

    void longRope(const std::vector<double>& shortOnes, const std::vector<double>& longOnes) {
        choose("longrope", methodKey());
        const auto slowed = [this](std::vector<double> list) {
            for (double& divisor : list) divisor *= m_factor.value;
            return list;
        };
        set("short_factor", slowed(shortOnes), "rope_factors_short.weight");
        set("long_factor", slowed(longOnes), "rope_factors_long.weight");
        set("attention_factor", m_attention.value, m_attention.key);
        if (m_attention.key.empty())
            m_result.assumptions.emplace_back(
                "attention_factor = 1: the file gives no rope.scaling.attn_factor, and llama.cpp then takes "
                "1");
    }

    /// llama.cpp takes the long ones beyond the trained length, whether or not there are short ones.
    void oneFactorList(const std::vector<double>* shortOnes, const std::vector<double>* longOnes) {
        const bool isLong = m_request.context.value_or(0) > m_request.trainedContext.value_or(0);
        const std::vector<double>* list = isLong ? longOnes : shortOnes;
        const std::string tensor = isLong ? "rope_factors_long.weight" : "rope_factors_short.weight";
        byOperator(list != nullptr ? tensor : "", list != nullptr ? *list : std::vector<double>());
        m_result.warnings.push_back(
            {"longrope-one-list",
             list != nullptr
                 ? "only the divisors of " + tensor + " are applied, those for the length in the file"
                 : "there is no tensor " + tensor + ", which the length in the file calls for",
             tensor});
    }

    void noteAlpha() {
        if (m_alpha.key.empty() || m_alpha.value == 0 || m_alpha.value == 1) return;
        if (!m_request.architecture.readsAlpha) return notRead(m_alpha.key);
        if (!m_result.method.isUnscaled()) return notRead(m_alpha.key);
        choose("ntk", m_alpha.key);
        set("factor", m_alpha.value, m_alpha.key);
    }

    void notRead(const std::string& path) {
        m_result.warnings.push_back(
            {"gguf-key-not-read",
             path + " is in the file, but llama.cpp does not read it for the architecture " +
                 std::string(m_request.architecture.name) + "; it is not applied",
             path});
    }

    void noteUnreadKeys() {
        const GgufArchitecture& architecture = m_request.architecture;
        if (!architecture.readsYarnBetas && m_betaFast.value != defaultBetaFast) notRead(m_betaFast.key);
        if (!architecture.readsYarnBetas && m_betaSlow.value != defaultBetaSlow) notRead(m_betaSlow.key);
        if (!architecture.readsLogMultiplier && m_logMultiplier.value != 0) notRead(m_logMultiplier.key);
        constexpr std::array others{std::string_view("rope.scaling.yarn_ext_factor"),
                                    std::string_view("rope.scaling.yarn_attn_factor")};
        for (const std::string_view rest : others) {
            const FoundValue found = find(rest);
            const double* value = found ? found.value->number() : nullptr;
            if (value != nullptr && *value != 1 && *value != -1) notRead(found.path);
        }
    }

    const GgufScalingRequest& m_request;
    GgufScaling m_result;
    std::string m_type = "linear";   ///< what llama.cpp takes for an absent type
    NumberWithKey m_factor{1, ""}, m_attention{1, ""}, m_logMultiplier{0, ""},
        m_betaFast{defaultBetaFast, ""}, m_betaSlow{defaultBetaSlow, ""}, m_alpha{0, ""};
};

}   // namespace

Result<GgufScaling> readGgufScaling(const GgufScalingRequest& request) {
    return ScalingReader(request).read();
}

}   // namespace rope
