#include "app/commands/headless.h"
#include "app/commands/output_file.h"
#include "app/setup/preset_catalogue.h"
#include "app/setup/setup.h"
#include "core/inspect/inspect_report.h"

namespace rope::app {

namespace {

Result<ImportedModel> modelOf(const Request& request) {
    const auto name = request.options.text("--preset");
    if (!name) return readModelFile(request.target, "FILE");
    Result<Preset> preset = presetNamed(*name);
    if (!preset) return preset.error();
    return std::move(preset->model);
}

}   // namespace

Result<Warnings> runInspect(const Request& request) {
    const Result<ImportedModel> model = modelOf(request);
    if (!model) return model.error();
    const auto tokens = request.options.whole("--target-context");
    const std::optional<double> target = tokens ? std::optional(static_cast<double>(*tokens)) : std::nullopt;
    const std::string report =
        request.options.has("--json") ? inspectJson(*model, target) : inspectText(*model, target);
    if (const Check problem = writeOutput("-", report)) return *problem;
    return model->warnings;
}

}   // namespace rope::app
