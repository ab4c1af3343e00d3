#include "app/options/option_table.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/methods/method_registry.h"
#include "core/methods/uncomputed_method.h"
#include "core/scenario/scenario_names.h"

#include <algorithm>
#include <limits>
#include <span>

namespace rope::app {

namespace {

constexpr auto window = static_cast<unsigned>(Subcommand::Window),
               inspect = static_cast<unsigned>(Subcommand::Inspect),
               compute = static_cast<unsigned>(Subcommand::Compute),
               render = static_cast<unsigned>(Subcommand::Render),
               list = static_cast<unsigned>(Subcommand::List), setup = compute | render,
               all = window | inspect | setup | list;

constexpr WholeRange dimensions{1, maxHeadDim}, lengths{1, maxPosition}, positions{0, maxPosition},
    offsets{-maxPosition, maxPosition}, pixels{32, 20000};

using Rows = std::vector<OptionSpec>;

/// Adds rows that have the same heading.
class Section {
public:
    Section(Rows& rows, std::string heading, OptionRole role, unsigned subcommands)
        : m_rows(rows), m_heading(std::move(heading)), m_role(role), m_subcommands(subcommands) {}

    OptionSpec& add(std::string name, OptionValue value, std::string meaning, std::string defaultValue = {}) {
        m_rows.push_back({std::move(name), std::move(value), std::move(meaning), std::move(defaultValue),
                          m_role, m_subcommands, m_heading});
        return m_rows.back();
    }

private:
    Rows& m_rows;
    std::string m_heading;
    OptionRole m_role;
    unsigned m_subcommands;
};

template <class Target>
OptionValue vectors(Target target) {
    return optionValue(ValueKind::Vectors, "LIST|FILE", std::string(listForms) + vectorFileForms,
                       parseVectors, target);
}

/// The ids of the methods that have the parameter, and its unit: "linear, yarn [token]".
std::string methodsWith(std::string_view key) {
    std::string ids, unit;
    for (const ScalingMethod& method : scalingMethods())
        if (const ParameterSpec* spec = findParameter(method, key)) {
            ids += (ids.empty() ? "" : ", ") + std::string(method.id);
            if (unit.empty() && !spec->unit.empty()) unit = " [" + std::string(spec->unit) + "]";
        }
    return ids + unit;
}

void addStart(Rows& rows) {
    Section(rows, "Start", OptionRole::Setup, window | inspect | setup)
        .add("--preset", text(&Options::preset, "NAME"), "start from a model, see `list presets`");
    Section start(rows, "Start", OptionRole::Setup, setup);
    start.add("--config", file(&Options::config), "start from a config.json or a GGUF file");
    start.add("--session", file(&Options::session), "start from a session or an exported image");
    start.add("--layers", text(&Options::layers, "NAME"), "layer group, if the model has several",
              "the group with full attention");
}

void addModel(Rows& rows) {
    Section model(rows, "Model", OptionRole::Setup, setup);
    const auto whole32 = [](std::optional<int> SetupOptions::*target) {
        return whole([=](Options& options, std::int64_t value) { options.*target = static_cast<int>(value); },
                     dimensions);
    };
    const auto setFraction = [](Options& options, double value) {
        options.partialRotaryFactor = value;
        options.parameters.push_back({"partial_rotary_factor", value, false});
    };
    model.add("--head-dim", whole32(&Options::headDim), "head dimension", "128");
    model.add("--rotary-dim", whole32(&Options::rotaryDim), "rotary dimension", "all");
    model.add("--partial-rotary-factor", number(setFraction, {0, 1, true}),
              "rotary dimension as a fraction of the head dimension; or the parameter of " +
                  methodsWith("partial_rotary_factor"),
              "1");
    model.add("--rope-theta", number(&Options::ropeTheta, {0, std::numeric_limits<double>::infinity(), true}),
              "base", "10000");
    model.add("--inv-freq", numberList(&Options::inverseFrequencies),
              "explicit inverse frequencies; replace base and method [rad/token]");
    model.add("--pairing", choice(&Options::pairing, choicesOf(pairingNames)),
              "which coordinates form a pair", "half");
}

Check refusedMethod(std::string_view id) {
    const UncomputedMethod* method = findUncomputedMethod(id);
    return method != nullptr ? Check(notComputed(*method, "--method")) : Check{};
}

OptionValue methodChoice() {
    Choices<const ScalingMethod*> methods;
    for (const ScalingMethod& method : scalingMethods()) methods.emplace_back(&method, method.id);
    OptionValue value = choice(&Options::method, methods, refusedMethod);
    value.placeholder = "ID";
    return value;
}

/// The method checks the range: it may differ from method to method.
OptionValue parameterValue(const ParameterSpec& spec) {
    const auto add = [key = std::string(spec.key)](Options& options, ParameterInput value) {
        options.parameters.push_back({key, std::move(value)});
    };
    switch (spec.kind) {
        case ParameterKind::Flag:
            return optionValue(ValueKind::Boolean, "true|false", "true, false", parseBoolean, add);
        case ParameterKind::NumberPerPair:
        case ParameterKind::Numbers:
            return numberList(add);
        case ParameterKind::Number:
            break;
    }
    return optionValue(ValueKind::Number, "X", "a number in the range of the method", parseNumber, add);
}

void addMethods(Rows& rows) {
    Section section(rows, "Method", OptionRole::Setup, setup);
    section.add("--method", methodChoice(), "method; replaces the method of the file", "none");
    const auto compare = [](Options& options, MethodInput method) {
        options.compared.push_back(std::move(method));
    };
    section
        .add("--compare",
             optionValue(ValueKind::Method, "ID[:key=value,...]", methodForms, parseMethod, compare),
             "one more method to compare with; a list value is [a,b] or @FILE; may be repeated")
        .isRepeatable = true;
    section.add("--query-scale",
                optionValue(ValueKind::Method, "ID[:key=value,...]", methodForms, parseQueryScale,
                            &Options::queryScale),
                "factor on queries that depends on their position: none, " + queryScaleIds(), "none");
}

void addParameters(Rows& rows) {
    Section section(rows, "Method", OptionRole::MethodParameter, setup);
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            const std::string name = optionNameOf(spec.key);
            if (std::none_of(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; }))
                section.add(name, parameterValue(spec), "of " + methodsWith(spec.key));
        }
}

void addLengths(Rows& rows) {
    Section section(rows, "Lengths and positions", OptionRole::Setup, setup);
    section.add("--trained-context", whole(&Options::trainedContext, lengths),
                "L, original_max_position_embeddings [token]", "4096");
    section.add("--context", whole(&Options::context, lengths), "max_position_embeddings [token]", "L");
    section.add("--seq-len", whole(&Options::sequenceLength, lengths),
                "current length, for the dynamic methods and the switch of LongRoPE [token]", "none");
    section.add("--query-position", whole(&Options::queryPosition, positions, "M"),
                "position of the query [token]", "0");
    section.add("--key-position", whole(&Options::keyPosition, positions), "position of the key [token]",
                "0");
    section.add("--positions", wholeList(&Options::positions, positions),
                "positions, for table, rotate, scores [token]",
                "0:16; scores: one per row of --q and --k, else 0:256");
    section.add("--distances", wholeList(&Options::distances, offsets), "distances m - n, for decay [token]",
                "0:L");
    section.add("--shifts", wholeList(&Options::shifts, offsets),
                "numbers added to both positions, for invariance [token]", "64 over 0:L");
}

void addVectors(Rows& rows) {
    Section section(rows, "Vectors and precision", OptionRole::Setup, setup);
    const std::string forms =
        ": numbers, or a .npy, .csv or .safetensors:TENSOR file with one row, or one row per position";
    section.add("--q", vectors(&Options::query), "query" + forms);
    section.add("--k", vectors(&Options::key), "key" + forms);
    section.add("--v", vectors(&Options::value), "value" + forms);
    Choices<VectorKind> generated = choicesOf(vectorKindNames);
    std::erase_if(generated, [](const auto& kind) { return kind.first == VectorKind::Given; });
    section.add("--qk", choice(&Options::vectorKind, generated), "generated query and key", "random");
    section.add("--seed", optionValue(ValueKind::Whole, "N", seedRange, parseSeed, &Options::seed),
                "seed of the generated vectors", "0");
    section.add("--precision", choice(&Options::numberFormat, choicesOf(numberFormatNames)),
                "emulated number format", "float64");
    section.add("--precision-of", severalOf(&Options::roundingStages, choicesOf(roundingStageNames)),
                "values that the format applies to", "all four");
    section.add("--mask", choice(&Options::mask, choicesOf(maskNames)), "mask of the scores", "none");
    section.add("--stage", choice(&Options::stage, choicesOf(stageNames)), "stage of the scores", "scaled");
}

void addDisplay(Section section, const char* theme, const char* language) {
    const Choices<ui::ThemeKind> themes{{ui::ThemeKind::Light, "light"}, {ui::ThemeKind::Dark, "dark"}};
    const Choices<std::string> languages{{"en", "en"}, {"zh_CN", "zh_CN"}};
    section.add("--theme", choice(&Options::theme, themes), "colours", theme);
    section.add("--lang", choice(&Options::language, languages), "language of the texts", language);
}

void addPicture(Rows& rows) {
    Section section(rows, "Picture", OptionRole::Picture, render);
    const auto size = [](auto text, auto& option) { return parseSize(text, option, pixels); };
    section.add("--size", optionValue(ValueKind::Size, "WxH", "WxH, each 32 to 20000", size, &Options::size),
                "logical pixels", "1000x640");
    section.add("--dpi", number(&Options::dpi, {24, 2400}), "96 is one device pixel per logical pixel", "96")
        .value.placeholder = "N";
    addDisplay(section, "light", "en");
    addDisplay({rows, "Picture", OptionRole::Picture, window}, "that of the last time", "that of the system");
    section.add("--colormap", text(&Options::colormap, "NAME"),
                "colour map of heatmaps, see `list colormaps`", "auto");
    section.add("--title", text(&Options::title, "TEXT"), "replaces the title of the picture");
    section.add("--transparent", flag(&Options::isTransparent), "transparent background");
}

void addOutput(Rows& rows) {
    const auto section = [&rows](unsigned subcommands) {
        return Section(rows, "Output", OptionRole::Output, subcommands);
    };
    const Choices<ResultFormat> formats{
        {ResultFormat::Json, "json"}, {ResultFormat::Csv, "csv"}, {ResultFormat::Npy, "npy"}};
    section(compute).add("--format", choice(&Options::format, formats), "format of the result", "json");
    section(list).add("--format",
                      choice(&Options::format, Choices<ResultFormat>(formats.begin(), formats.end() - 1)),
                      "format of the list", "a readable table");
    section(inspect).add("--target-context", whole(&Options::targetContext, lengths),
                         "target length L' for the recommendations [token]", "none");
    section(inspect).add("--json", flag(&Options::isJson), "JSON instead of a readable report");
    section(compute).add("-o", file(&Options::file), "output file; - is standard output", "-");
    section(render).add("-o", file(&Options::file),
                        "output file: .png, .svg, .pdf, or .gif, which animates the positions");
    section(all).add("--help", flag(&Options::isHelp), "this text");
    section(window).add("--version", flag(&Options::isVersion), "version of the program");
}

Rows makeTable() {
    Rows rows;
    for (const auto add :
         {addStart, addModel, addMethods, addParameters, addLengths, addVectors, addPicture, addOutput})
        add(rows);
    return rows;
}

}   // namespace

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

std::string optionNameOf(std::string_view key) {
    std::string name = "--" + std::string(key);
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

}   // namespace rope::app
