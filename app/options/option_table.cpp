#include "app/options/option_table.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/methods/method_registry.h"
#include "core/methods/uncomputed_method.h"
#include "core/scenario/scenario_names.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace rope::app {

namespace {

constexpr auto window = static_cast<unsigned>(Subcommand::Window),
               inspect = static_cast<unsigned>(Subcommand::Inspect),
               compute = static_cast<unsigned>(Subcommand::Compute),
               render = static_cast<unsigned>(Subcommand::Render),
               list = static_cast<unsigned>(Subcommand::List), setup = compute | render,
               all = window | inspect | setup | list;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr auto furthest = static_cast<double>(largestPosition);
constexpr auto widest = static_cast<double>(largestHeadDim);

template <class Value, std::size_t count>
std::vector<std::string> namesOf(const Names<Value, count>& names) {
    std::vector<std::string> texts;
    for (const auto& [value, name] : names) texts.emplace_back(name);
    return texts;
}

std::vector<std::string> methodIds() {
    std::vector<std::string> ids;
    for (const ScalingMethod& method : scalingMethods()) ids.emplace_back(method.id);
    return ids;
}

Check refusedMethod(const std::string& id) {
    const UncomputedMethod* method = findUncomputedMethod(id);
    return method != nullptr ? Check(notComputed(*method, "--method")) : Check{};
}

/// "given" is what --q and --k make of it, not a choice of its own.
std::vector<std::string> generatedVectorNames() {
    std::vector<std::string> names = namesOf(vectorKindNames);
    std::erase(names, nameOf(vectorKindNames, VectorKind::Given));
    return names;
}

using Rows = std::vector<OptionSpec>;

void addStart(Rows& rows) {
    const std::string group = "Start";
    rows.push_back({"--preset", window | inspect | setup, group, ValueKind::Text, "NAME",
                    "start from a model, see `list presets`"});
    rows.push_back(
        {"--config", setup, group, ValueKind::File, "FILE", "start from a config.json or a GGUF file"});
    rows.push_back({"--session", setup, group, ValueKind::File, "FILE", "start from a session"});
    rows.push_back({"--layers", setup, group, ValueKind::Text, "NAME",
                    "group of layers, where a model has several", "", "the group with full attention"});
}

void addModel(Rows& rows) {
    const std::string group = "Model";
    rows.push_back(
        {"--head-dim", setup, group, ValueKind::Whole, "N", "dimension per head", "", "128", {}, 1, widest});
    rows.push_back({"--rotary-dim",
                    setup,
                    group,
                    ValueKind::Whole,
                    "N",
                    "how much of it rotates",
                    "",
                    "all",
                    {},
                    1,
                    widest});
    rows.push_back({"--partial-rotary-factor",
                    setup,
                    group,
                    ValueKind::Number,
                    "X",
                    "the same as a share of the head dimension",
                    "",
                    "1",
                    {},
                    0,
                    1,
                    true});
    rows.push_back(
        {"--rope-theta", setup, group, ValueKind::Number, "X", "base", "", "10000", {}, 0, infinity, true});
    rows.push_back({"--inv-freq", setup, group, ValueKind::List, "LIST",
                    "explicit inverse frequencies, replacing base and method", "rad/token"});
    rows.push_back({"--pairing", setup, group, ValueKind::Choice, "NAME", "which coordinates form a pair", "",
                    "half", namesOf(pairingNames)});
}

void addLengths(Rows& rows) {
    const std::string group = "Lengths and positions";
    rows.push_back({"--trained-context",
                    setup,
                    group,
                    ValueKind::Whole,
                    "N",
                    "L, original_max_position_embeddings",
                    "token",
                    "4096",
                    {},
                    1,
                    furthest});
    rows.push_back({"--context",
                    setup,
                    group,
                    ValueKind::Whole,
                    "N",
                    "the length that the model is set to",
                    "token",
                    "L",
                    {},
                    1,
                    furthest});
    rows.push_back({"--seq-len",
                    setup,
                    group,
                    ValueKind::Whole,
                    "N",
                    "current length, for dynamic growth and LongRoPE's switch",
                    "token",
                    "none",
                    {},
                    1,
                    furthest});
    rows.push_back({"--query-position",
                    setup,
                    group,
                    ValueKind::Whole,
                    "M",
                    "position of the query",
                    "token",
                    "0",
                    {},
                    0,
                    furthest});
    rows.push_back({"--key-position",
                    setup,
                    group,
                    ValueKind::Whole,
                    "N",
                    "position of the key",
                    "token",
                    "0",
                    {},
                    0,
                    furthest});
    rows.push_back({"--positions",
                    setup,
                    group,
                    ValueKind::WholeList,
                    "LIST",
                    "for table, rotate, scores",
                    "token",
                    "0:16; scores: one per given row, else 0:256",
                    {},
                    0,
                    furthest});
    rows.push_back({"--distances",
                    setup,
                    group,
                    ValueKind::WholeList,
                    "LIST",
                    "query minus key, for decay",
                    "token",
                    "0:L",
                    {},
                    -furthest,
                    furthest});
    rows.push_back({"--shifts",
                    setup,
                    group,
                    ValueKind::WholeList,
                    "LIST",
                    "added to both positions, for invariance",
                    "token",
                    "64 over 0:L",
                    {},
                    -furthest,
                    furthest});
}

void addVectors(Rows& rows) {
    const std::string group = "Vectors and numbers";
    for (const char* name : {"--q", "--k", "--v"})
        rows.push_back(
            {name, setup, group, ValueKind::Vectors, "LIST|FILE",
             std::string(name == std::string_view("--q")   ? "query"
                         : name == std::string_view("--k") ? "key"
                                                           : "value") +
                 ": numbers, or .npy, .csv, .safetensors:TENSOR with one row or one row per position"});
    rows.push_back({"--qk", setup, group, ValueKind::Choice, "NAME", "generated query and key", "", "random",
                    generatedVectorNames()});
    rows.push_back({"--seed", setup, group, ValueKind::Seed, "N", "seed of generated numbers", "", "0"});
    rows.push_back({"--precision", setup, group, ValueKind::Choice, "NAME", "emulated number format", "",
                    "float64", namesOf(numberFormatNames)});
    rows.push_back({"--precision-of", setup, group, ValueKind::Choices, "NAMES", "where it applies", "",
                    "all four", namesOf(precisionPlaceNames)});
    rows.push_back({"--mask", setup, group, ValueKind::Choice, "NAME", "which keys a query may see", "",
                    "none", namesOf(maskNames)});
    rows.push_back({"--stage", setup, group, ValueKind::Choice, "NAME", "how far a score is taken", "",
                    "scaled", namesOf(stageNames)});
}

void addOutput(Rows& rows) {
    const std::string group = "Output";
    rows.push_back({"--format",
                    compute,
                    group,
                    ValueKind::Choice,
                    "NAME",
                    "form of the result",
                    "",
                    "json",
                    {"json", "csv", "npy"}});
    rows.push_back({"--format",
                    list,
                    group,
                    ValueKind::Choice,
                    "NAME",
                    "form of the list",
                    "",
                    "a table for people",
                    {"json", "csv"}});
    rows.push_back({"--target-context",
                    inspect,
                    group,
                    ValueKind::Whole,
                    "N",
                    "the length to give recommendations for",
                    "token",
                    "none",
                    {},
                    1,
                    furthest});
    rows.push_back({"--json", inspect, group, ValueKind::Flag, "", "JSON instead of a text for people"});
    rows.push_back(
        {"-o", compute, group, ValueKind::File, "FILE", "where to write; - is standard output", "", "-"});
    rows.push_back({"-o", render, group, ValueKind::File, "FILE",
                    "where to write: .png, .svg, .pdf or .gif, which plays the position bar"});
}

void addPicture(Rows& rows) {
    const std::string group = "Picture";
    rows.push_back(
        {"--size", render, group, ValueKind::Size, "WxH", "logical pixels", "", "1000x640", {}, 32, 20000});
    rows.push_back({"--dpi",
                    render,
                    group,
                    ValueKind::Number,
                    "N",
                    "96 is one device pixel a logical pixel",
                    "",
                    "96",
                    {},
                    24,
                    2400});
    for (const auto& [subcommand, theme, language] :
         {std::tuple(render, "light", "en"), std::tuple(window, "as left last time", "the user's")}) {
        rows.push_back({"--theme",
                        subcommand,
                        group,
                        ValueKind::Choice,
                        "NAME",
                        "colours",
                        "",
                        theme,
                        {"light", "dark"}});
        rows.push_back({"--lang",
                        subcommand,
                        group,
                        ValueKind::Choice,
                        "NAME",
                        "language of the words",
                        "",
                        language,
                        {"en", "zh_CN"}});
    }
    rows.push_back({"--colormap", render, group, ValueKind::Text, "NAME",
                    "colours of heatmaps, see `list colormaps`", "", "auto"});
    rows.push_back({"--title", render, group, ValueKind::Text, "TEXT", "replaces the picture's own title"});
    rows.push_back({"--transparent", render, group, ValueKind::Flag, "", "no ground under the picture"});
}

ValueKind kindOf(ParameterKind kind) {
    switch (kind) {
        case ParameterKind::Number:
            return ValueKind::Number;
        case ParameterKind::Flag:
            return ValueKind::Boolean;
        case ParameterKind::NumberPerPair:
        case ParameterKind::Numbers:
            return ValueKind::List;
    }
    return ValueKind::Number;
}

const char* placeholderOf(ValueKind kind) {
    if (kind == ValueKind::Boolean) return "true|false";
    return kind == ValueKind::List ? "LIST" : "X";
}

/// The range is checked by the method that the parameter goes to: it may differ from method to method.
OptionSpec parameterOption(const ParameterSpec& spec, const ScalingMethod& method) {
    const ValueKind kind = kindOf(spec.kind);
    return {.name = optionNameOf(spec.key),
            .subcommands = setup,
            .group = "Method",
            .kind = kind,
            .placeholder = placeholderOf(kind),
            .meaning = "of " + std::string(method.id),
            .unit = std::string(spec.unit),
            .minimum = -infinity,
            .maximum = infinity};
}

void addMethods(Rows& rows) {
    rows.push_back({"--method", setup, "Method", ValueKind::Choice, "ID",
                    "extension method; discards that of the file", "", "none", methodIds()});
    rows.back().refused = refusedMethod;
    rows.push_back(
        {.name = "--compare",
         .subcommands = setup,
         .group = "Method",
         .kind = ValueKind::Comparison,
         .placeholder = "ID[:key=value,...]",
         .meaning = "one more method beside the first; a list value is [a,b] or @FILE; may be repeated",
         .isRepeatable = true});
    rows.push_back({.name = "--query-scale",
                    .subcommands = setup,
                    .group = "Method",
                    .kind = ValueKind::QueryScale,
                    .placeholder = "ID[:key=value,...]",
                    .meaning = "what queries are multiplied with by their position: none, " + queryScaleIds(),
                    .standard = "none"});
    const std::size_t own = rows.size();
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            const std::string name = optionNameOf(spec.key);
            const auto known = std::find_if(rows.begin(), rows.end(),
                                            [&](const OptionSpec& row) { return row.name == name; });
            const bool isOwn = known != rows.end() && known - rows.begin() < static_cast<std::ptrdiff_t>(own);
            if (known == rows.end()) rows.push_back(parameterOption(spec, method));
            else known->meaning += (isOwn ? "; or the parameter of " : ", ") + std::string(method.id);
        }
}

Rows makeTable() {
    Rows rows;
    addStart(rows);
    addModel(rows);
    addMethods(rows);
    addLengths(rows);
    addVectors(rows);
    addPicture(rows);
    addOutput(rows);
    rows.push_back({"--help", all, "Output", ValueKind::Flag, "", "this text"});
    rows.push_back({"--version", window, "Output", ValueKind::Flag, "", "the program's version"});
    return rows;
}

std::string rangeText(const OptionSpec& spec) {
    const bool isBounded = std::isfinite(spec.maximum), isOpen = !std::isfinite(spec.minimum) && !isBounded;
    if (isOpen) return "a number in the method's range";
    // Bounds beyond a million are powers of two; digits tell them better than 9.007e+15.
    const auto text = [](double bound) {
        return std::abs(bound) > 1e6 ? std::to_string(static_cast<std::int64_t>(bound)) : shortestText(bound);
    };
    if (spec.minimumIsOpen)
        return "> " + text(spec.minimum) + (isBounded ? ", <= " + text(spec.maximum) : ", finite");
    return text(spec.minimum) + " to " + text(spec.maximum);
}

}   // namespace

std::string_view subcommandName(Subcommand subcommand) {
    switch (subcommand) {
        case Subcommand::Window:
            return "";
        case Subcommand::Inspect:
            return "inspect";
        case Subcommand::Compute:
            return "compute";
        case Subcommand::Render:
            return "render";
        case Subcommand::List:
            return "list";
    }
    return "";
}

std::span<const OptionSpec> optionTable() {
    static const Rows rows = makeTable();
    return rows;
}

const OptionSpec* findOption(Subcommand subcommand, std::string_view name) {
    const auto rows = optionTable();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const OptionSpec& row) {
        return row.name == name && row.belongsTo(subcommand);
    });
    return found == rows.end() ? nullptr : &*found;
}

std::vector<std::string> optionNames(Subcommand subcommand) {
    std::vector<std::string> names;
    for (const OptionSpec& row : optionTable())
        if (row.belongsTo(subcommand)) names.push_back(row.name);
    return names;
}

std::string allowedText(const OptionSpec& spec) {
    constexpr const char* listForms = "0,1,5 or 0:100 or 0:100:5 or @FILE";
    switch (spec.kind) {
        case ValueKind::Flag:
            return "no value";
        case ValueKind::Text:
            return "a text";
        case ValueKind::File:
            return "a file name";
        case ValueKind::Choice: {
            std::string names;
            for (const std::string& choice : spec.choices) names += (names.empty() ? "" : ", ") + choice;
            return names;
        }
        case ValueKind::Choices: {
            std::string names;
            for (const std::string& choice : spec.choices) names += (names.empty() ? "" : ",") + choice;
            return "some of " + names;
        }
        case ValueKind::Number:
            return rangeText(spec);
        case ValueKind::Whole:
            return "whole number, " + rangeText(spec);
        case ValueKind::Seed:
            return "whole number, 0 to 18446744073709551615";
        case ValueKind::Boolean:
            return "true, false";
        case ValueKind::List:
            return listForms;
        case ValueKind::WholeList:
            return std::string(listForms) + ", whole numbers " + rangeText(spec);
        case ValueKind::Vectors:
            return std::string(listForms) + ", or a .npy, .csv or .safetensors:TENSOR file";
        case ValueKind::Size:
            return "WxH, each " + rangeText(spec);
        case ValueKind::Comparison:
        case ValueKind::QueryScale:
            return "ID or ID:key=value,key=[a,b]";
    }
    return {};
}

std::string optionNameOf(std::string_view key) {
    std::string name = "--" + std::string(key);
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

std::string keyOfOption(std::string_view name) {
    std::string key(name.substr(std::min(name.find_first_not_of('-'), name.size())));
    std::replace(key.begin(), key.end(), '-', '_');
    return key;
}

}   // namespace rope::app
