// The start of a setup: defaults, a preset, a model file or a session.
#include "app/setup/preset_catalogue.h"
#include "app/setup/setup_steps.h"
#include "app/values/input_file.h"
#include "core/model_file/model_file.h"
#include "ui/export/export_picture.h"
#include "ui/session/session_json.h"

namespace rope::app {

namespace {

/// The session reader does not have the name of the file.
Error ofFile(Error error, const std::string& file) {
    error.message = "'" + file + "': " + error.message;
    return error;
}

Result<Scenario> scenarioOf(const ImportedModel& model, const SetupOptions& options) {
    const std::string layers = options.layers.value_or("");
    // If the rotary part is given as well, the rotary part of the file need not fit into the new head.
    if (options.headDim && (options.hasRotaryPart() || options.inverseFrequencies))
        if (Result<Scenario> own = scenarioFromModel(model, layers)) return own;
    return scenarioFromModel(model, layers, options.headDim);
}

Result<Setup> fromModel(const ImportedModel& model, const SetupOptions& options) {
    Result<Scenario> scenario = scenarioOf(model, options);
    if (!scenario) return withOptionName(scenario.error());
    Setup setup;
    setup.hasFile = true;
    setup.warnings = model.warnings;
    setup.scenario() = std::move(*scenario);
    setup.state.origin = {std::make_shared<const ImportedModel>(model), options.layers.value_or("")};
    return setup;
}

/// The session of a session file or of an exported picture.
Result<ui::ExplorerState> sessionIn(const std::string& bytes) {
    constexpr std::string_view png = "\x89PNG", svg = "<", pdf = "%PDF", gif = "GIF8";
    const bool isPicture = bytes.rfind(png, 0) == 0 || bytes.rfind(svg, 0) == 0 || bytes.rfind(pdf, 0) == 0 ||
                           bytes.rfind(gif, 0) == 0;
    return isPicture ? ui::embeddedSession(QByteArray::fromStdString(bytes)) : ui::parseSession(bytes);
}

Result<Setup> fromSession(const std::string& file) {
    const Result<std::string> text = readFile(file, maxTextFileBytes, "--session");
    if (!text) return text.error();
    Result<ui::ExplorerState> state = sessionIn(*text);
    if (!state) return ofFile(state.error(), file);
    return Setup{.state = std::move(*state), .hasFile = true, .hasSession = true};
}

}   // namespace

Result<ImportedModel> readModelFile(const std::string& file, std::string_view where) {
    if (isPipe(file)) {
        const Result<std::string> bytes = readFile(file, maxTextFileBytes, where);
        if (!bytes) return bytes.error();
        return readModelBytes(*bytes, file);
    }
    Result<std::ifstream> stream = openFile(file, where);
    if (!stream) return stream.error();
    return readModel(sourceOf(*stream), file);   // a GGUF file may be too large for memory
}

Result<Setup> startingPoint(const SetupOptions& options) {
    if (options.session) return fromSession(*options.session);
    if (options.config) {
        const Result<ImportedModel> model = readModelFile(*options.config, "--config");
        if (!model) return model.error();
        return fromModel(*model, options);
    }
    if (options.preset) {
        const Result<Preset> preset = presetNamed(*options.preset);
        if (!preset) return preset.error();
        return fromModel(preset->model, options);
    }
    return Setup{};
}

void applyLengths(const SetupOptions& options, Setup& setup) {
    ContextLengths& lengths = setup.scenario().lengths;
    if (options.trainedContext) {
        lengths.trained = lengths.dynamicTrained = static_cast<double>(*options.trainedContext);
        if (!setup.hasFile) lengths.configured = lengths.context = lengths.trained;
    }
    if (options.context) {
        lengths.context = static_cast<double>(*options.context);
        // Without a file this is max_position_embeddings, from which an absent factor is inferred.
        if (!setup.hasFile) lengths.configured = lengths.context;
    }
    if (options.sequenceLength) lengths.sequence = static_cast<double>(*options.sequenceLength);
}

}   // namespace rope::app
