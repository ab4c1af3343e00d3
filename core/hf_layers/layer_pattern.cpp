#include "core/hf_layers/layer_pattern.h"

#include "core/base/number_text.h"
#include "core/hf_layers/key_spellings.h"
#include "core/model/imported_model.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

constexpr std::string_view fullKind = "full_attention", slidingKind = "sliding_attention",
                           linearKind = "linear_attention";

using MaybePattern = std::optional<LayerPattern>;

LayerPattern perLayer(std::vector<std::string> names) { return {std::move(names), true, {}}; }

Result<MaybePattern> nameList(const ConfigReader& reader, std::string_view key,
                              std::optional<int> layerCount) {
    const FoundValue found = reader.find(key);
    if (!found) return MaybePattern();
    const JsonValue::Array* items = found.value->array();
    if (items == nullptr) return reader.wrongType(found, "an array with one name a layer");
    if (items->empty()) return MaybePattern();
    if (items->size() > maxModelLayers)
        return reader.error(ErrorCode::OutOfRange,
                            found.path + " has " + std::to_string(items->size()) + " entries", found.path,
                            "up to 10000");
    std::vector<std::string> names;
    for (const JsonValue& item : *items) {
        const FoundValue element{&item, found.path + "[" + std::to_string(names.size()) + "]"};
        if (item.text() == nullptr) return reader.wrongType(element, "the name of a kind of layer");
        names.push_back(printable(*item.text()));
    }
    // RecurrentGemma lists one period of the pattern.
    const auto count = static_cast<std::size_t>(layerCount.value_or(0));
    if (key == "block_types" || key == "_block_types") {
        const std::size_t period = names.size();
        while (names.size() < count) names.push_back(names[names.size() - period]);
    }
    return MaybePattern(perLayer(std::move(names)));
}

/// A list of small whole numbers, as given.
Result<std::optional<std::vector<int>>> wholeNumbers(const ConfigReader& reader, const FoundValue& found) {
    using Numbers = std::optional<std::vector<int>>;
    if (!found) return Numbers();
    const JsonValue::Array* items = found.value->array();
    if (items == nullptr) return reader.wrongType(found, "an array of whole numbers");
    if (items->size() > maxModelLayers)
        return reader.error(ErrorCode::OutOfRange,
                            found.path + " has " + std::to_string(items->size()) + " entries", found.path,
                            "up to 10000");
    constexpr NumberRange range{0, 10000, false, true, "whole, 0 to 10000"};
    std::vector<int> numbers;
    for (const JsonValue& item : *items) {
        const FoundValue element{&item, found.path + "[" + std::to_string(numbers.size()) + "]"};
        if (const bool* flag = item.flag()) {
            numbers.push_back(*flag ? 1 : 0);
            continue;
        }
        const Result<double> number = reader.numberOf(element, range);
        if (!number) return number.error();
        numbers.push_back(static_cast<int>(*number));
    }
    return Numbers(std::move(numbers));
}

/// A list with one number a layer, whose value names the kind.
struct CodedList {
    std::string_view key, zero, other;
};
constexpr std::array codedLists{CodedList{"attn_type_list", linearKind, fullKind},
                                CodedList{"hybrid_layer_pattern", fullKind, slidingKind}};

Result<MaybePattern> codedList(const ConfigReader& reader) {
    for (const CodedList& row : codedLists) {
        const Result<std::optional<std::vector<int>>> numbers = wholeNumbers(reader, reader.find(row.key));
        if (!numbers) return numbers.error();
        if (!*numbers || (*numbers)->empty()) continue;
        std::vector<std::string> names;
        for (const int number : **numbers) names.emplace_back(number == 0 ? row.zero : row.other);
        return MaybePattern(perLayer(std::move(names)));
    }
    return MaybePattern();
}

/// A list of the layers that have full attention.
struct IndexList {
    std::string_view key, otherKind;
};
constexpr std::array indexLists{IndexList{"full_attn_idxs", "conv"}, IndexList{"attn_layer_indices", "mamba"},
                                IndexList{"global_attn_idx", slidingKind}};

Result<MaybePattern> indexList(const ConfigReader& reader, std::optional<int> layerCount) {
    for (const IndexList& row : indexLists) {
        const Result<std::optional<std::vector<int>>> numbers = wholeNumbers(reader, reader.find(row.key));
        if (!numbers) return numbers.error();
        if (!*numbers || (*numbers)->empty() || !layerCount) continue;
        std::vector<std::string> names(static_cast<std::size_t>(*layerCount), std::string(row.otherKind));
        for (const int layer : **numbers)
            if (layer < *layerCount) names[static_cast<std::size_t>(layer)] = fullKind;
        return MaybePattern(perLayer(std::move(names)));
    }
    return MaybePattern();
}

/// Every n-th layer has full attention.
struct Period {
    std::string_view key, otherKind;
    bool firstIsFull;
};
constexpr std::array periods{Period{"global_attn_every_n_layers", slidingKind, true},
                             Period{"full_attention_interval", linearKind, false},
                             Period{"sliding_window_pattern", slidingKind, false},
                             Period{"_sliding_window_pattern", slidingKind, false}};

LayerPattern periodic(int period, std::string_view otherKind, bool firstIsFull,
                      std::optional<int> layerCount) {
    if (!layerCount) return {{std::string(fullKind), std::string(otherKind)}, false, {}};
    std::vector<std::string> names;
    for (int layer = 0; layer < *layerCount; ++layer)
        names.emplace_back((firstIsFull ? layer : layer + 1) % period == 0 ? fullKind : otherKind);
    return perLayer(std::move(names));
}

/// "LLLG": one letter a layer, repeated. 'M' is Mamba, '*' attention, '-' and 'E' feed-forward (Nemotron-H).
std::string_view kindOfLetter(char letter) {
    switch (letter) {
        case 'L':
            return slidingKind;
        case 'G':
        case '*':
            return fullKind;
        case 'M':
            return "mamba";
        default:
            return "mlp";
    }
}

LayerPattern lettered(const std::string& letters, std::optional<int> layerCount) {
    const std::size_t count =
        layerCount ? static_cast<std::size_t>(*layerCount) : std::min(letters.size(), maxModelLayers);
    std::vector<std::string> names;
    for (std::size_t layer = 0; layer < count; ++layer)
        names.emplace_back(kindOfLetter(letters[layer % letters.size()]));
    return {std::move(names), layerCount.has_value(), {}};
}

Result<MaybePattern> periodOrLetters(const ConfigReader& reader, std::optional<int> layerCount) {
    if (const FoundValue found = reader.find("hybrid_override_pattern");
        found && found.value->text() != nullptr && !found.value->text()->empty())
        return MaybePattern(lettered(*found.value->text(), layerCount));
    for (const Period& row : periods) {
        const FoundValue found = reader.find(row.key);
        if (!found) continue;
        if (const std::string* letters = found.value->text(); letters != nullptr && !letters->empty())
            return MaybePattern(lettered(*letters, layerCount));
        const Result<double> period = reader.numberOf(found, layerCountRange);
        if (!period) return period.error();
        return MaybePattern(periodic(static_cast<int>(*period), row.otherKind, row.firstIsFull, layerCount));
    }
    return MaybePattern();
}

/// Mllama: cross-attention layers look at the image and do not rotate.
Result<MaybePattern> crossAttention(const ConfigReader& reader, std::optional<int> layerCount) {
    const Result<std::optional<std::vector<int>>> numbers =
        wholeNumbers(reader, reader.find("cross_attention_layers"));
    if (!numbers) return numbers.error();
    if (!*numbers || (*numbers)->empty() || !layerCount) return MaybePattern();
    std::vector<std::string> names(static_cast<std::size_t>(*layerCount), std::string(fullKind));
    for (const int layer : **numbers)
        if (layer < *layerCount) names[static_cast<std::size_t>(layer)] = "cross_attention";
    return MaybePattern(perLayer(std::move(names)));
}

}   // namespace

Result<LayerPattern> readLayerPattern(const ConfigReader& reader, const ModelFamily& family,
                                      std::optional<int> layerCount) {
    for (const std::string_view key : {"layer_types", "layers_block_type", "block_types", "_block_types"}) {
        Result<MaybePattern> pattern = nameList(reader, key, layerCount);
        if (!pattern) return pattern.error();
        if (*pattern) return **pattern;
    }
    for (Result<MaybePattern> pattern :
         {codedList(reader), indexList(reader, layerCount), periodOrLetters(reader, layerCount),
          crossAttention(reader, layerCount)}) {
        if (!pattern) return pattern.error();
        if (*pattern) return **pattern;
    }
    if (family.fullEvery == 0) return LayerPattern();
    LayerPattern pattern = periodic(family.fullEvery, family.otherKind, family.firstIsFull, layerCount);
    pattern.assumptions.push_back("layers: every " + std::to_string(family.fullEvery) +
                                  "th layer has full attention, the default of " +
                                  std::string(family.modelType));
    return pattern;
}

Result<std::vector<bool>> readRotatingLayers(const ConfigReader& reader, const ModelFamily& family,
                                             std::optional<int> layerCount) {
    FoundValue list = reader.find("no_rope_layers");
    if (!list) list = reader.find("use_rope_layers");   // Step-3.5; empty: all
    const FoundValue interval = reader.find("no_rope_layer_interval");
    const bool hasPeriod = interval || family.nopeEvery > 0 || reader.find("no_rope_layers");
    if (!list && !hasPeriod) return std::vector<bool>();
    const Result<std::optional<std::vector<int>>> flags = wholeNumbers(reader, list);
    if (!flags) return flags.error();
    if (*flags && !(*flags)->empty()) {
        const auto isOff = [](int flag) { return flag > 1; };
        if (std::any_of((*flags)->begin(), (*flags)->end(), isOff))
            return reader.error(ErrorCode::OutOfRange, list.path + " has an entry that is neither 0 nor 1",
                                list.path, "1 for RoPE, 0 for none");
        std::vector<bool> rotating;
        for (const int flag : **flags) rotating.push_back(flag == 1);
        return rotating;
    }
    if (!hasPeriod) return std::vector<bool>();
    const Result<std::optional<double>> given = reader.optionalNumber(interval, layerCountRange);
    if (!given) return given.error();
    constexpr int defaultInterval = 4;   // Llama 4 and SmolLM3 alike
    const int every = given->has_value()     ? static_cast<int>(**given)
                      : family.nopeEvery > 0 ? family.nopeEvery
                                             : defaultInterval;
    std::vector<bool> rotating;
    for (int layer = 0; layer < layerCount.value_or(every); ++layer)
        rotating.push_back((layer + 1) % every != 0);
    return rotating;
}

}   // namespace rope
