#include "core/gguf/gguf_config.h"

#include "core/base/number_text.h"
#include "core/gguf/gguf_layers.h"
#include "core/gguf/gguf_notes.h"
#include "core/gguf/gguf_scaling.h"
#include "core/model/findings.h"
#include "core/model/group_check.h"
#include "core/model/group_schedule.h"
#include "core/model/import_checks.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

class ModelBuilder {
public:
    ModelBuilder(const GgufMetadata& metadata, std::string_view fileName)
        : m_metadata(metadata), m_reader(std::string(fileName), {{&metadata.values, ""}}) {
        m_model.file = fileName;
        m_model.warnings = metadata.warnings;
    }

    Result<ImportedModel> build() {
        using Step = Check (ModelBuilder::*)();
        for (const Step step : {&ModelBuilder::readArchitecture, &ModelBuilder::readLengths,
                                &ModelBuilder::readHead, &ModelBuilder::readBase, &ModelBuilder::readScaling,
                                &ModelBuilder::readGroups, &ModelBuilder::checkGroups})
            if (const Check problem = (this->*step)()) return *problem;
        noteAxes(find("rope.dimension_sections"), m_model);
        if (m_metadata.isBigEndian)
            m_model.assumptions.emplace_back("the file is big-endian: its numbers were read in that order");
        addNew(m_model.warnings, checkImportedModel(m_model));
        return std::move(m_model);
    }

private:
    [[nodiscard]] FoundValue find(std::string_view rest) const {
        const std::string key = m_prefix + std::string(rest);
        return m_reader.find(std::string_view(key));
    }

    /// A number that may be absent; its key becomes the source of the field.
    Check read(std::string_view rest, const NumberRange& range, const std::string& field,
               std::optional<double>& into) {
        const FoundValue found = find(rest);
        const Result<std::optional<double>> value = m_reader.optionalNumber(found, range);
        if (!value) return value.error();
        if (!value->has_value()) return {};
        into = *value;
        m_model.sources[field] = found.path;
        return {};
    }

    Check readArchitecture() {
        const FoundValue found = m_reader.find("general.architecture");
        const Result<std::string> name = m_reader.optionalText(found);
        if (!name) return name.error();
        if (name->empty())
            return m_reader.error(ErrorCode::Malformed, "the file does not name its architecture",
                                  "general.architecture", "a name such as llama");
        if (printable(*name) != *name)
            return m_reader.error(ErrorCode::Malformed,
                                  "general.architecture = '" + printable(*name) + "' is no name",
                                  "general.architecture", "a short name such as llama");
        m_model.modelType = *name;
        m_model.sources["model_type"] = "general.architecture";
        m_prefix = *name + ".";
        const GgufArchitecture* row = findGgufArchitecture(*name);
        m_architecture = row != nullptr ? *row : GgufArchitecture{.name = m_model.modelType};
        m_model.softmaxScaling = m_architecture.isDeepSeek ? SoftmaxScaling::DeepSeek : SoftmaxScaling::Never;
        if (m_architecture.finetunedSwitchesRope)
            applyFinetuned(find("rope.scaling.finetuned"), m_architecture, m_model);
        notePairing(m_architecture, row != nullptr, m_model);
        return {};
    }

    Check readLengths() {
        if (const Check problem = read("context_length", lengthRange, "context", m_model.context))
            return problem;
        if (const Check problem = read("rope.scaling.original_context_length", lengthRange, "trained_context",
                                       m_model.trainedContext))
            return problem;
        if (m_model.trainedContext || !m_model.context) return {};
        m_model.trainedContext = m_model.context;
        m_model.sources["trained_context"] = m_model.sources["context"];
        return {};
    }

    /// attention.key_length_mla, else key_length, else embedding_length / head_count.
    Check readHead() {
        if (const Check problem = read("attention.key_length", headDimRange, "head_dim", m_head))
            return problem;
        if (const Check problem = read("attention.key_length_mla", headDimRange, "head_dim", m_head))
            return problem;
        if (!m_head)
            if (const Check problem = headFromSizes()) return problem;
        m_rotary = m_head;
        if (const Check problem = read("rope.dimension_count", headDimRange, "rotary_dim", m_rotary))
            return problem;
        if (const Check problem = checkRotary(m_head, m_rotary, "rope.dimension_count")) return problem;
        if (m_architecture.isLatent && m_head && m_rotary)
            m_model.rotaryOffset = static_cast<int>(*m_head - *m_rotary);
        return {};
    }

    [[nodiscard]] Check checkRotary(const std::optional<double>& head, const std::optional<double>& rotary,
                                    std::string_view rest) const {
        if (!head || !rotary || *rotary <= *head) return {};
        const std::string path = m_prefix + std::string(rest);
        return m_reader.error(ErrorCode::OutOfRange,
                              path + " = " + plainText(*rotary) + " is greater than the head", path,
                              "1 to " + plainText(*head));
    }

    Check headFromSizes() {
        std::optional<double> size;
        if (const Check problem = read("embedding_length", sizeRange, "head_dim", size)) return problem;
        const FoundValue found = find("attention.head_count");
        const FoundValue heads = found && found.value->array() != nullptr ? largestOf(found) : found;
        const Result<std::optional<double>> count = m_reader.optionalNumber(heads, sizeRange);
        if (!count) return count.error();
        if (!size || !count->has_value()) {
            m_model.sources.erase("head_dim");
            return {};
        }
        const double head = std::floor(*size / **count);
        if (head < 1 || head > maxHeadDim)
            return m_reader.error(ErrorCode::OutOfRange,
                                  "embedding_length / head_count = " + plainText(head) + " is out of range",
                                  found.path, std::string(headDimRange.text));
        m_head = head;
        m_model.sources["head_dim"] += " / " + found.path;
        return {};
    }

    /// Head counts per layer: 0 where a layer is no attention.
    static FoundValue largestOf(const FoundValue& list) {
        const JsonValue::Array& items = *list.value->array();
        const auto less = [](const JsonValue& a, const JsonValue& b) {
            return (a.number() != nullptr ? *a.number() : 0) < (b.number() != nullptr ? *b.number() : 0);
        };
        const auto largest = std::max_element(items.begin(), items.end(), less);
        return largest == items.end() ? FoundValue{} : FoundValue{&*largest, list.path};
    }

    Check readBase() {
        if (const Check problem = read("rope.freq_base", baseRange, "rope_theta", m_base)) return problem;
        if (m_base || m_architecture.rope == GgufRope::None) return {};
        m_model.assumptions.push_back("rope_theta = 10000: the file has no " + m_prefix +
                                      "rope.freq_base, and llama.cpp then takes 10000");
        m_model.warnings.push_back(
            {"base-assumed", "the file gives no base (" + m_prefix + "rope.freq_base); 10000 is assumed",
             "rope_theta"});
        return {};
    }

    Check readScaling() {
        const auto rotary = m_rotary ? std::optional(static_cast<int>(*m_rotary)) : std::nullopt;
        const Result<GgufScaling> scaling =
            readGgufScaling({m_reader, m_metadata, m_architecture, m_prefix, rotary, m_base,
                             m_model.trainedContext, m_model.context});
        if (!scaling) return scaling.error();
        m_scaling = *scaling;
        m_model.sources.insert(m_scaling.sources.begin(), m_scaling.sources.end());
        addNew(m_model.assumptions, m_scaling.assumptions);
        addNew(m_model.warnings, m_scaling.warnings);
        if (!m_scaling.trainedContext) return {};
        m_model.trainedContext = m_scaling.trainedContext;
        m_model.sources["trained_context"] = m_scaling.sources["method"];
        return {};
    }

    Check readGroups() {
        const Result<std::vector<GgufLayers>> kinds = readGgufLayers(m_reader, m_architecture, m_prefix);
        if (!kinds) return kinds.error();
        for (const GgufLayers& kind : *kinds) {
            LayerGroup group{.name = kind.name,
                             .layers = kind.layers,
                             .headDim = whole(m_head),
                             .rotaryDim = whole(m_rotary),
                             .ropeTheta = m_base,
                             .method = m_scaling.method};
            if (kind.isLocal)
                if (const Check problem = readWindowGroup(group)) return problem;
            if (!kind.rotates) group.method = MethodChoice{"nope", {}};
            m_model.groups.push_back(std::move(group));
        }
        m_model.mainGroup = mainGroupOf(*kinds);
        return {};
    }

    static std::optional<int> whole(const std::optional<double>& number) {
        return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    }

    /// Keys with _swa, else what the architecture fixes.
    Check readWindowGroup(LayerGroup& group) {
        std::optional<double> head = m_head, rotary = m_rotary, base = m_base;
        if (m_architecture.windowBase != 0) base = m_architecture.windowBase;
        if (const Check problem = read("rope.freq_base_swa", baseRange, group.name + ".rope_theta", base))
            return problem;
        if (const Check problem =
                read("attention.key_length_swa", headDimRange, group.name + ".head_dim", head))
            return problem;
        const bool hasOwnHead = find("attention.key_length_swa") && !find("rope.dimension_count_swa");
        if (hasOwnHead && m_rotary == m_head) rotary = head;
        if (const Check problem =
                read("rope.dimension_count_swa", headDimRange, group.name + ".rotary_dim", rotary))
            return problem;
        if (const Check problem = checkRotary(head, rotary, "rope.dimension_count_swa")) return problem;
        group.headDim = whole(head);
        group.rotaryDim = whole(rotary);
        group.ropeTheta = base;
        if (!m_architecture.scalesWindows) group.method = MethodChoice{};
        if (m_architecture.windowBase != 0 && m_model.sources.count(group.name + ".rope_theta") == 0)
            addNew<std::string>(m_model.assumptions,
                                {"rope_theta = " + plainText(*base) +
                                 " in layers with a window: what llama.cpp takes for the architecture " +
                                 std::string(m_architecture.name)});
        return {};
    }

    /// The first kind that rotates and has full attention, else the first that rotates.
    static std::size_t mainGroupOf(const std::vector<GgufLayers>& kinds) {
        const auto place = [&](auto isWanted) {
            return static_cast<std::size_t>(std::find_if(kinds.begin(), kinds.end(), isWanted) -
                                            kinds.begin());
        };
        const std::size_t full = place([](const GgufLayers& kind) { return kind.rotates && !kind.isLocal; });
        const std::size_t any = place([](const GgufLayers& kind) { return kind.rotates; });
        return full < kinds.size() ? full : any < kinds.size() ? any : 0;
    }

    Check checkGroups() {
        for (std::size_t i = 0; i < m_model.groups.size(); ++i)
            if (const Check problem = checkGroup(m_reader, i, m_model)) return problem;
        if (std::none_of(m_model.groups.begin(), m_model.groups.end(), rotates))
            m_model.warnings.push_back(
                {"no-rotary-embedding",
                 "no rotation in this model: llama.cpp uses no RoPE for the architecture " +
                     std::string(m_architecture.name),
                 "general.architecture"});
        return {};
    }

    const GgufMetadata& m_metadata;
    ConfigReader m_reader;
    ImportedModel m_model;
    GgufArchitecture m_architecture;
    std::string m_prefix;
    std::optional<double> m_head, m_rotary, m_base;
    GgufScaling m_scaling;
};

}   // namespace

Result<ImportedModel> modelFromGguf(const GgufMetadata& metadata, std::string_view fileName) {
    return ModelBuilder(metadata, fileName).build();
}

Result<ImportedModel> readGguf(const ByteSource& source, std::string_view fileName) {
    const Result<GgufMetadata> metadata = readGgufMetadata(source, fileName);
    if (!metadata) return metadata.error();
    return modelFromGguf(*metadata, fileName);
}

}   // namespace rope
