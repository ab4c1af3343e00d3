#include "core/hf_layers/per_layer_numbers.h"

#include "core/base/number_text.h"
#include "core/hf_layers/key_spellings.h"
#include "core/model/imported_model.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

constexpr std::size_t maxLayers = 10000;

struct ListedNumber {
    KeySpellings spellings;
    const NumberRange& range;
    std::optional<double> LayerKind::*field;
    std::string_view nameInKind;   ///< "full_attention, theta 5000000"
};

constexpr std::array fractionLists{std::string_view("partial_rotary_factors"),
                                   std::string_view("partial_rotary_factor")};

std::array<ListedNumber, 2> listedNumbers() {
    return {ListedNumber{keys::base, baseRange, &LayerKind::base, "theta"},
            ListedNumber{fractionLists, fractionRange, &LayerKind::rotaryFraction, "share"}};
}

Result<std::vector<double>> numbersOf(const ConfigReader& reader, const FoundValue& found,
                                      const JsonValue::Array& items, const NumberRange& range) {
    if (items.empty() || items.size() > maxLayers)
        return reader.error(ErrorCode::OutOfRange,
                            found.path + " has " + std::to_string(items.size()) + " entries", found.path,
                            "one a layer, 1 to 10000");
    std::vector<double> numbers;
    for (const JsonValue& item : items) {
        const Result<double> number =
            reader.numberOf({&item, found.path + "[" + std::to_string(numbers.size()) + "]"}, range);
        if (!number) return number.error();
        numbers.push_back(*number);
    }
    return numbers;
}

/// The layers of a kind, one kind for each value that they have.
std::vector<LayerKind> splitKind(const LayerKind& kind, const std::vector<double>& numbers,
                                 const ListedNumber& listed) {
    std::vector<double> values;
    for (const int layer : kind.layers) {
        const double number = numbers[static_cast<std::size_t>(layer)];
        if (std::find(values.begin(), values.end(), number) == values.end()) values.push_back(number);
    }
    std::vector<LayerKind> split(values.size(), kind);
    for (std::size_t i = 0; i < values.size(); ++i) {
        split[i].*listed.field = values[i];
        std::erase_if(split[i].layers,
                      [&](int layer) { return numbers[static_cast<std::size_t>(layer)] != values[i]; });
    }
    if (split.size() > 1)
        for (LayerKind& part : split)
            part.name +=
                "_" + std::string(listed.nameInKind) + "_" + plainText((part.*listed.field).value_or(0));
    return split;
}

Check splitBy(const ListedNumber& listed, const ConfigReader& reader, std::vector<LayerKind>& kinds) {
    const FoundValue found = reader.find(listed.spellings);
    const JsonValue::Array* items = found ? found.value->array() : nullptr;
    if (items == nullptr) return {};
    // Without a number of layers the list cannot be what it should be: one number a layer.
    const auto hasLayers = [](const LayerKind& kind) { return !kind.layers.empty(); };
    if (std::none_of(kinds.begin(), kinds.end(), hasLayers))
        return reader.wrongType(found, "a number, " + std::string(listed.range.text));
    const Result<std::vector<double>> numbers = numbersOf(reader, found, *items, listed.range);
    if (!numbers) return numbers.error();
    std::vector<LayerKind> split;
    for (const LayerKind& kind : kinds) {
        int last = -1;
        for (const int layer : kind.layers) last = std::max(last, layer);
        if (last >= static_cast<int>(numbers->size()))
            return reader.error(ErrorCode::OutOfRange,
                                found.path + " has " + std::to_string(numbers->size()) + " entries",
                                found.path, "one a layer, at least " + std::to_string(last + 1));
        if (kind.layers.empty()) split.push_back(kind);
        for (LayerKind& part : splitKind(kind, *numbers, listed)) split.push_back(std::move(part));
    }
    if (split.size() > maxLayerGroups)
        return reader.error(ErrorCode::OutOfRange,
                            found.path + " makes " + std::to_string(split.size()) + " kinds of layers",
                            found.path, "up to " + std::to_string(maxLayerGroups));
    kinds = std::move(split);
    return {};
}

}   // namespace

Check splitByLayerNumbers(const ConfigReader& reader, std::vector<LayerKind>& kinds) {
    for (const ListedNumber& listed : listedNumbers())
        if (const Check problem = splitBy(listed, reader, kinds)) return problem;
    return {};
}

FoundValue findSingleBase(const ConfigReader& reader, KeySpellings spellings) {
    FoundValue found = reader.find(spellings);
    if (found && found.value->array() != nullptr) found.value = nullptr;
    return found;
}

}   // namespace rope
