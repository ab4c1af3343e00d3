#include "ui/session/session_json.h"

#include "core/json/json_members.h"
#include "core/json/json_parser.h"
#include "core/json/json_writer.h"
#include "core/model_file/model_json.h"
#include "core/scenario/scenario_json.h"
#include "core/scenario/scenario_names.h"
#include "ui/picture/view_settings_row.h"
#include "ui/state/state_check.h"
#include "ui/views/view_registry.h"

#include <utility>

namespace rope::ui {

namespace {

constexpr int sessionVersion = 1;

Error malformed(const std::string& what, const std::string& where, const std::string& allowed = {}) {
    return {ErrorCode::Malformed, what, where, allowed};
}

/// The keys of "view": those that are common to all views, then those of each view.
Result<ViewSettings> viewFromJson(const JsonValue& session) {
    ViewSettings view;
    JsonReading reading;
    readMembers(session, "view", reading, [&view](JsonMembers& members) {
        members.text("front", view.front);
        members.integer("focused_pair", view.selectedPair);
        if (view.selectedPair < 0)
            members.fail("focused_pair", "a pair below 0", "a whole number from 0 to 1000000");
        members.text("colormap", view.colormap);
        members.integer("heatmap_length", view.scoreMap.length);
        members.choice("heatmap_stage", stageNames, view.scoreMap.stage);
        members.flag("heatmap_causal", view.scoreMap.isCausal);
        for (const ViewRow& row : views())
            if (row.settings != nullptr) row.settings->read(members, view);
    });
    if (reading.problem) return *reading.problem;
    return view;
}

void writeView(JsonWriter& writer, const ViewSettings& view) {
    writer.key("view")
        .beginObject()
        .field("front", view.front)
        .field("focused_pair", view.selectedPair)
        .field("colormap", view.colormap)
        .field("heatmap_length", view.scoreMap.length)
        .field("heatmap_stage", nameOf(stageNames, view.scoreMap.stage))
        .field("heatmap_causal", view.scoreMap.isCausal);
    for (const ViewRow& row : views())
        if (row.settings != nullptr) row.settings->write(view, writer);
    writer.endObject();
}

void writeOrigin(JsonWriter& writer, const ModelOrigin& origin) {
    writer.field("layers", origin.layers).key("opened_model").beginObject();
    writeModelMembers(writer, *origin.model);
    writer.endObject();
}

Result<ModelOrigin> originFromJson(const JsonValue& session) {
    ModelOrigin origin;
    if (findMember(*session.object(), "opened_model") == nullptr) return origin;
    Result<ImportedModel> model = modelFromJson(session, "opened_model");
    if (!model) return model.error();
    origin.model = std::make_shared<const ImportedModel>(std::move(*model));
    JsonReading reading;
    readMembers(session, "", reading, [&](JsonMembers& members) { members.text("layers", origin.layers); });
    if (reading.problem) return *reading.problem;
    const Result<Scenario> scenario = scenarioOf(origin);
    if (!scenario) return malformed("no such layers in the opened model", "layers", scenario.error().allowed);
    return origin;
}

Check checkEnvelope(const JsonValue& session) {
    const JsonValue* version =
        session.object() != nullptr ? findMember(*session.object(), "ropescope") : nullptr;
    if (version == nullptr) return malformed("not a RopeScope session", "ropescope", "1");
    if (version->number() == nullptr || *version->number() != sessionVersion)
        return malformed("unknown session version: " + nameOf(*version), "ropescope", "1");
    for (const char* key : {"scenario", "view", "opened_model"})
        if (const JsonValue* part = findMember(*session.object(), key); part && part->object() == nullptr)
            return malformed(std::string(key) + " is " + nameOf(*part), key, "an object");
    return {};
}

}   // namespace

std::string sessionText(const ExplorerState& state) {
    JsonWriter writer;
    writer.beginObject().field("ropescope", sessionVersion);
    writer.key("scenario").beginObject();
    writeScenarioMembers(writer, state.scenario);
    writer.endObject();
    writeView(writer, state.view);
    if (state.origin.model) writeOrigin(writer, state.origin);
    writer.endObject();
    return std::move(writer).take();
}

Result<ExplorerState> parseSession(std::string_view text) {
    const Result<ParsedJson> session = parseJson(text, {}, sessionRules);
    if (!session) return session.error();
    if (const Check problem = checkEnvelope(session->root)) return *problem;
    Result<ReadScenario> scenario = scenarioFromJson(session->root, "scenario");
    if (!scenario) return scenario.error();
    Result<ViewSettings> view = viewFromJson(session->root);
    if (!view) return view.error();
    Result<ModelOrigin> origin = originFromJson(session->root);
    if (!origin) return origin.error();
    ExplorerState state{std::move(scenario->scenario), std::move(*view), std::move(*origin)};
    if (const Check problem = checkState(state)) return *problem;
    return state;
}

}   // namespace rope::ui
