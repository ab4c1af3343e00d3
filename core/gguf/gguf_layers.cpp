#include "core/gguf/gguf_layers.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

constexpr NumberRange periodRange{0, 10000, false, true, "whole, 0 to 10000"};

class LayerReader {
public:
    LayerReader(const ConfigReader& reader, const GgufArchitecture& architecture, const std::string& prefix)
        : m_reader(reader), m_architecture(architecture), m_prefix(prefix) {}

    Result<std::vector<GgufLayers>> read() {
        const Result<std::optional<double>> count =
            m_reader.optionalNumber(find("block_count"), layerCountRange);
        if (!count) return count.error();
        m_count = static_cast<int>(count->value_or(0));
        if (const Check problem = readWindows()) return *problem;
        if (const Check problem = readAttentionInterval()) return *problem;
        if (m_count == 0) return std::vector<GgufLayers>{withoutCount()};
        for (int layer = 0; layer < m_count; ++layer) add(layer);
        const bool isOneKind = m_kinds.size() == 1 && m_kinds[0].rotates && !m_kinds[0].isLocal;
        if (isOneKind) m_kinds[0].name = "all";
        return std::move(m_kinds);
    }

private:
    [[nodiscard]] FoundValue find(std::string_view rest) const {
        const std::string key = m_prefix + std::string(rest);
        return m_reader.find(std::string_view(key));
    }

    /// A number is a period, a list has a value per layer (true: a window).
    Check readWindows() {
        const Result<std::optional<double>> window = optionalWindow();
        if (!window) return window.error();
        m_period = m_architecture.needsWindowKey && window->value_or(0) == 0 ? 0 : m_architecture.windowEvery;
        const FoundValue pattern = find("attention.sliding_window_pattern");
        if (!pattern) return {};
        if (const JsonValue::Array* list = pattern.value->array()) {
            for (const JsonValue& item : *list)
                m_windows.push_back(item.flag() != nullptr ? *item.flag()
                                                           : item.number() != nullptr && *item.number() != 0);
            return {};
        }
        const Result<double> period = m_reader.numberOf(pattern, periodRange);
        if (!period) return period.error();
        m_period = static_cast<int>(*period);
        return {};
    }

    /// A list holds one window per layer: there are some.
    [[nodiscard]] Result<std::optional<double>> optionalWindow() const {
        const FoundValue found = find("attention.sliding_window");
        if (found && found.value->array() != nullptr) return std::optional(1.0);
        return m_reader.optionalNumber(found, lengthOrNone);
    }

    Check readAttentionInterval() {
        const FoundValue found = find("full_attention_interval");
        m_attentionEvery = m_architecture.attentionEvery;
        if (!found) return {};
        const Result<double> interval = m_reader.numberOf(found, periodRange);
        if (!interval) return interval.error();
        m_attentionEvery = static_cast<int>(*interval);
        return {};
    }

    [[nodiscard]] bool isLocal(int layer) const {
        if (static_cast<std::size_t>(layer) < m_windows.size())
            return m_windows[static_cast<std::size_t>(layer)];
        if (!m_windows.empty() || m_period <= 1) return false;
        const int place = layer % m_period;
        return m_architecture.firstIsFull ? place != 0 : place != m_period - 1;
    }

    /// Head counts per layer are 0 where a layer is a convolution or a state space.
    [[nodiscard]] bool hasHeads(int layer) const {
        constexpr std::array keys{std::string_view("attention.head_count"),
                                  std::string_view("attention.head_count_kv")};
        for (const std::string_view key : keys) {
            const FoundValue found = find(key);
            const JsonValue::Array* list = found ? found.value->array() : nullptr;
            if (list == nullptr || static_cast<std::size_t>(layer) >= list->size()) continue;
            const double* heads = (*list)[static_cast<std::size_t>(layer)].number();
            if (heads != nullptr && *heads == 0) return false;
        }
        return true;
    }

    [[nodiscard]] bool isAttention(int layer) const {
        return hasHeads(layer) && (m_attentionEvery <= 1 || layer % m_attentionEvery == m_attentionEvery - 1);
    }

    [[nodiscard]] bool rotates(int layer) const {
        const bool skips =
            m_architecture.nopeEvery > 0 && layer % m_architecture.nopeEvery == m_architecture.nopeEvery - 1;
        return m_architecture.rope != GgufRope::None && !skips &&
               (m_architecture.rotatesFullLayers || hasNoWindows() || isLocal(layer));
    }

    [[nodiscard]] bool hasNoWindows() const { return m_windows.empty() && m_period <= 1; }

    void add(int layer) {
        GgufLayers kind;
        kind.isLocal = isLocal(layer);
        kind.rotates = isAttention(layer) && rotates(layer);
        if (!isAttention(layer)) kind.name = "other";
        else if (m_architecture.nopeEvery > 0) kind.name = kind.rotates ? "rope" : "nope";
        else kind.name = kind.isLocal ? "sliding_attention" : "full_attention";
        const auto found = std::find_if(m_kinds.begin(), m_kinds.end(),
                                        [&](const GgufLayers& known) { return known.name == kind.name; });
        GgufLayers& into = found != m_kinds.end() ? *found : m_kinds.emplace_back(std::move(kind));
        into.layers.push_back(layer);
    }

    [[nodiscard]] GgufLayers withoutCount() const {
        return {
            .name = "all", .layers = {}, .isLocal = false, .rotates = m_architecture.rope != GgufRope::None};
    }

    static constexpr NumberRange lengthOrNone{0, static_cast<double>(maxPosition), false, true,
                                              "whole, 0 to 9007199254740992 tokens"};

    const ConfigReader& m_reader;
    const GgufArchitecture& m_architecture;
    const std::string& m_prefix;
    int m_count = 0, m_period = 0, m_attentionEvery = 0;
    std::vector<bool> m_windows;
    std::vector<GgufLayers> m_kinds;
};

}   // namespace

Result<std::vector<GgufLayers>> readGgufLayers(const ConfigReader& reader,
                                               const GgufArchitecture& architecture,
                                               const std::string& prefix) {
    return LayerReader(reader, architecture, prefix).read();
}

}   // namespace rope
