#include "app/commands/headless.h"
#include "app/commands/output_file.h"
#include "app/setup/setup.h"
#include "core/base/number_text.h"
#include "core/methods/method_registry.h"
#include "ui/compute/build_picture.h"
#include "ui/compute/thread_executor.h"
#include "ui/export/animation.h"
#include "ui/export/export_picture.h"
#include "ui/i18n/language.h"
#include "ui/i18n/qt_text.h"
#include "ui/painting/colormap.h"
#include "ui/picture/view_settings_row.h"
#include "ui/state/model_state.h"
#include "ui/state/state_check.h"
#include "ui/views/view_registry.h"
#include "ui/window/render_window.h"

#include <QFile>
#include <QString>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace rope::app {

namespace {

ui::PictureOptions pictureOptions(const Options& options) {
    ui::PictureOptions picture;
    if (options.size) picture.size = {options.size->width, options.size->height};
    picture.dpi = options.dpi.value_or(picture.dpi);
    picture.theme = options.theme.value_or(picture.theme);
    picture.title = ui::toQString(options.title.value_or(""));
    picture.isTransparent = options.isTransparent;
    return picture;
}

Result<ui::PictureFormat> formatOf(const std::string& file) {
    const auto format = ui::pictureFormatOf(ui::toQString(file));
    if (format) return *format;
    return Error{ErrorCode::WrongUsage, "'" + file + "' does not have the file extension of a picture", "-o",
                 "a file name with the extension .png, .svg, .pdf or .gif"};
}

Result<std::string> colormapOf(const Options& options, const std::string& defaultValue) {
    const std::string name = options.colormap.value_or(defaultValue);
    if (name == "auto") return name;
    if (const ui::ColormapRow* row = ui::findColormap(name)) return std::string(row->id);
    const bool isOption = options.colormap.has_value();   // else it comes from the session
    return Error{isOption ? ErrorCode::WrongUsage : ErrorCode::Malformed, "unknown colour map '" + name + "'",
                 isOption ? "--colormap" : "view.colormap", "see ropescope list colormaps"};
}

/// The largest absolute value of a list: the end of the range of the picture.
std::int64_t reachOf(const std::vector<std::int64_t>& list) {
    std::int64_t reach = 1;
    for (const std::int64_t value : list) reach = std::max(reach, std::abs(value));
    return reach;
}

/// Whether the list is 0, s, 2s ... and so covers the range from 0.
bool isFromZero(const std::vector<std::int64_t>& list) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] != static_cast<std::int64_t>(i) * (list.size() > 1 ? list[1] : 0)) return false;
    return true;
}

/// The larger number of rows of the given query and key.
std::int64_t rowsGiven(const VectorSource& vectors) {
    const auto rows = [](const std::shared_ptr<const RowMatrix>& given) {
        return given ? given->rows() : Eigen::Index{0};
    };
    return std::max(rows(vectors.givenQuery), rows(vectors.givenKey));
}

/// Applies the setup options to the view settings; without a session also the defaults, which are those of
/// `compute`.
void applyView(const Options& options, bool isWindow, Setup& setup) {
    ui::ViewSettings& view = setup.state.view;
    const Scenario& scenario = setup.state.scenario;
    if (!setup.hasSession || options.stage) view.scoreMap.stage = scenario.stage;
    if (!setup.hasSession || options.mask) view.scoreMap.isCausal = scenario.mask == ScoreMask::Causal;
    if (!setup.hasSession && rowsGiven(scenario.vectors) > 1)
        view.scoreMap.length = rowsGiven(scenario.vectors);
    if (setup.positions) view.scoreMap.length = reachOf(*setup.positions) + 1;
    const std::array<std::pair<std::string_view, const std::optional<std::vector<std::int64_t>>*>, 3> ranges{
        {{"positions", &setup.positions}, {"distances", &setup.distances}, {"shifts", &setup.shifts}}};
    for (const ui::ViewRow& row : ui::views()) {
        if (row.settings == nullptr) continue;
        if (!setup.hasSession && row.settings->fitToModel != nullptr)
            row.settings->fitToModel(view, scenario.lengths, isWindow);
        for (const auto& [option, list] : ranges)
            if (*list && row.settings->rangeOption == option) row.settings->setRange(view, reachOf(**list));
    }
    for (const auto& [name, list] : ranges)
        if (*list && !isFromZero(**list))
            setup.warnings.push_back({"picture-range",
                                      "the picture shows the complete range from 0 to the last of the " +
                                          std::string(name) + ", not only the values in the list",
                                      std::string(name)});
}

/// Starts the window as on a screen: with the default methods, different positions of query and key, and a
/// causal mask, unless an option or a session sets them.
void startAsWindow(const Options& options, Setup& setup) {
    if (setup.hasSession) return;
    Scenario& scenario = setup.state.scenario;
    const ui::ExplorerState fresh = ui::stateForModel(scenario, {});
    if (options.compared.empty()) scenario.methods = fresh.scenario.methods;
    if (!options.queryPosition && !options.keyPosition) {
        scenario.queryPosition = fresh.scenario.queryPosition;
        scenario.keyPosition = fresh.scenario.keyPosition;
    }
    if (!options.mask) setup.state.view.scoreMap.isCausal = fresh.view.scoreMap.isCausal;
}

/// Adds the default methods, with the factor L'/L of the model, to the comparison.
void startComparing(const Options& options, Setup& setup) {
    if (setup.hasSession || !options.compared.empty()) return;
    ui::addDefaultMethods(setup.state.scenario, ui::targetFactor(setup.state.scenario));
}

Result<QByteArray> played(const ui::ViewRow& row, const ui::PictureOptions& picture,
                          const ui::ExplorerState& state, const JobContext& job) {
    return ui::animationBytes(ui::playedStates(state, row), picture, state,
                              [&](const ui::ExplorerState& one) -> Result<QImage> {
                                  const Result<ui::PicturePtr> built = ui::buildPicture(row, one, job);
                                  if (!built) return built.error();
                                  return ui::pictureImage(**built, picture);
                              });
}

Result<QByteArray> drawn(const Request& request, ui::PictureFormat format, const ui::PictureOptions& picture,
                         const ui::ExplorerState& state) {
    if (request.target == "window") return ui::renderWindow(state, format, picture);
    const JobContext job{.executor = &ui::threadExecutor(), .cache = std::make_shared<ResultCache>()};
    const ui::ViewRow& row = *ui::findView(request.target);
    if (format == ui::PictureFormat::Gif) return played(row, picture, state, job);
    const Result<ui::PicturePtr> built = ui::buildPicture(row, state, job);
    if (!built) return built.error();
    return ui::pictureBytes(**built, format, picture, state);
}

}   // namespace

Result<Warnings> runRender(const Request& request) {
    const std::string file = *request.options.file;
    const Result<ui::PictureFormat> format = formatOf(file);
    if (!format) return format.error();
    const ui::PictureOptions picture = pictureOptions(request.options);
    if (Check problem = ui::checkPictureOptions(picture)) {
        // If there are too many pixels, the error names the option that was given.
        if (problem->where == "dpi" && !request.options.dpi) problem->where = "size";
        return withOptionName(*problem);
    }
    Result<Setup> setup = buildSetup(request.options);
    if (!setup) return setup.error();
    applyView(request.options, request.target == "window", *setup);
    if (request.target == "window") startAsWindow(request.options, *setup);
    const ui::ViewRow* row = ui::findView(request.target);
    if (row != nullptr && row->comparesDefaultMethods) startComparing(request.options, *setup);
    Result<std::string> colormap = colormapOf(request.options, setup->state.view.colormap);
    if (!colormap) return colormap.error();
    setup->state.view.colormap = std::move(*colormap);
    if (request.target != "window") setup->state.view.front = request.target;
    if (const Check problem = ui::checkState(setup->state)) return withOptionName(*problem);
    ui::installLanguage(ui::toQString(request.options.language.value_or("en")));
    const Result<QByteArray> bytes = drawn(request, *format, picture, setup->state);
    if (!bytes) return withOptionName(bytes.error());
    if (const Check problem =
            writeOutput(file, {bytes->constData(), static_cast<std::size_t>(bytes->size())}))
        return *problem;
    Warnings warnings = std::move(setup->warnings);
    for (Warning& warning : warningsFor(setup->state.scenario)) warnings.push_back(std::move(warning));
    return warnings;
}

}   // namespace rope::app
