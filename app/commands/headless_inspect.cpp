#include "app/commands/headless.h"
#include "app/commands/output_file.h"
#include "app/setup/preset_catalogue.h"
#include "app/setup/setup.h"
#include "core/inspect/inspect_report.h"

namespace rope::app {

namespace {

Result<ImportedModel> modelOf(const Request& request) {
    if (!request.options.preset) return readModelFile(request.target, "FILE");
    Result<Preset> preset = presetNamed(*request.options.preset);
    if (!preset) return preset.error();
    return std::move(preset->model);
}

}   // namespace

Result<Warnings> runInspect(const Request& request) {
    const Result<ImportedModel> model = modelOf(request);
    if (!model) return model.error();
    std::optional<double> target;
    if (request.options.targetContext) target = static_cast<double>(*request.options.targetContext);
    const std::string report =
        request.options.isJson ? inspectJson(*model, target) : inspectText(*model, target);
    if (const Check problem = writeOutput("-", report)) return *problem;
    return model->warnings;
}

}   // namespace rope::app
