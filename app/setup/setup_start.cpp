// Where a setup starts: nothing, a preset, a model's file or a session.
#include "app/setup/input_file.h"
#include "app/setup/preset_catalogue.h"
#include "app/setup/setup_steps.h"
#include "core/model_file/model_file.h"
#include "ui/export/export_picture.h"
#include "ui/session/session_json.h"

namespace rope::app {

namespace {

/// The reader of sessions knows keys, not files.
Error ofFile(Error error, const std::string& file) {
    error.message = "'" + file + "': " + error.message;
    return error;
}

bool namesRotaryPart(const GivenOptions& options) {
    return options.has("--rotary-dim") || options.has("--partial-rotary-factor") || options.has("--inv-freq");
}

Result<Scenario> scenarioOf(const ImportedModel& model, const GivenOptions& options) {
    const std::string layers = options.text("--layers").value_or("");
    const auto given = options.whole("--head-dim");
    const std::optional<int> headDim = given ? std::optional(static_cast<int>(*given)) : std::nullopt;
    // Where the rotating part is given as well, the file's need not fit into the new head.
    if (headDim && namesRotaryPart(options))
        if (Result<Scenario> own = scenarioFromModel(model, layers)) return own;
    return scenarioFromModel(model, layers, headDim);
}

Result<Setup> fromModel(const ImportedModel& model, const GivenOptions& options) {
    Result<Scenario> scenario = scenarioOf(model, options);
    if (!scenario) return withOptionName(scenario.error());
    Setup setup;
    setup.hasFile = true;
    setup.warnings = model.warnings;
    setup.scenario() = std::move(*scenario);
    setup.state.origin = {std::make_shared<const ImportedModel>(model),
                          options.text("--layers").value_or("")};
    return setup;
}

/// A session's own text, or the one inside a picture that the program has written.
Result<ui::ExplorerState> sessionIn(const std::string& bytes) {
    constexpr std::string_view png = "\x89PNG", svg = "<", pdf = "%PDF", gif = "GIF8";
    const bool isPicture = bytes.rfind(png, 0) == 0 || bytes.rfind(svg, 0) == 0 || bytes.rfind(pdf, 0) == 0 ||
                           bytes.rfind(gif, 0) == 0;
    return isPicture ? ui::embeddedSession(QByteArray::fromStdString(bytes)) : ui::parseSession(bytes);
}

Result<Setup> fromSession(const std::string& file) {
    const Result<std::string> text = readFile(file, largestTextFile, "--session");
    if (!text) return text.error();
    Result<ui::ExplorerState> state = sessionIn(*text);
    if (!state) return ofFile(state.error(), file);
    return Setup{.state = std::move(*state), .hasFile = true, .hasSession = true};
}

}   // namespace

Result<ImportedModel> readModelFile(const std::string& file, std::string_view where) {
    if (isPipe(file)) {
        const Result<std::string> bytes = readFile(file, largestTextFile, where);
        if (!bytes) return bytes.error();
        return readModelBytes(*bytes, file);
    }
    Result<std::ifstream> stream = openFile(file, where);
    if (!stream) return stream.error();
    return readModel(sourceOf(*stream), file);   // a GGUF file may be too large for memory
}

Result<Setup> startingPoint(const GivenOptions& options) {
    if (const auto file = options.text("--session")) return fromSession(*file);
    if (const auto file = options.text("--config")) {
        const Result<ImportedModel> model = readModelFile(*file, "--config");
        if (!model) return model.error();
        return fromModel(*model, options);
    }
    if (const auto name = options.text("--preset")) {
        const Result<Preset> preset = presetNamed(*name);
        if (!preset) return preset.error();
        return fromModel(preset->model, options);
    }
    return Setup{};
}

void applyLengths(const GivenOptions& options, Setup& setup) {
    ContextLengths& lengths = setup.scenario().lengths;
    if (const auto trained = options.whole("--trained-context")) {
        lengths.trained = lengths.dynamicTrained = static_cast<double>(*trained);
        if (!setup.hasFile) lengths.configured = lengths.context = lengths.trained;
    }
    if (const auto context = options.whole("--context")) {
        lengths.context = static_cast<double>(*context);
        // Without a file nothing else says what max_position_embeddings is, so an absent factor is context/L.
        if (!setup.hasFile) lengths.configured = lengths.context;
    }
    if (const auto sequence = options.whole("--seq-len")) lengths.sequence = static_cast<double>(*sequence);
}

}   // namespace rope::app
