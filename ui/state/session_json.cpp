#include "ui/state/session_json.h"

#include "core/json/json_depth.h"
#include "core/json/json_writer.h"
#include "core/model_file/model_json.h"
#include "core/scenario/scenario_json.h"
#include "ui/state/view_check.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace rope::ui {

namespace {

using Json = nlohmann::json;

constexpr int sessionVersion = 1;

constexpr std::array<std::pair<DecayMeasure, std::string_view>, 3> measureNames{
    {{DecayMeasure::Bound, "bound"}, {DecayMeasure::Ones, "ones"}, {DecayMeasure::Score, "score"}}};
constexpr std::array<std::pair<HeatmapShows, std::string_view>, 4> showsNames{
    {{HeatmapShows::Active, "active"},
     {HeatmapShows::Other, "other"},
     {HeatmapShows::Difference, "difference"},
     {HeatmapShows::SideBySide, "side_by_side"}}};
constexpr std::array<std::pair<BlockSummary, std::string_view>, 3> summaryNames{
    {{BlockSummary::Mean, "mean"}, {BlockSummary::Smallest, "smallest"}, {BlockSummary::Largest, "largest"}}};
constexpr std::array stages{ScoreStage::Dot, ScoreStage::Scaled, ScoreStage::Softmax};

template <class Value, std::size_t count>
std::string_view nameIn(const std::array<std::pair<Value, std::string_view>, count>& names, Value value) {
    for (const auto& [candidate, name] : names)
        if (candidate == value) return name;
    return {};
}

std::string_view nameOf(DecayMeasure measure) { return nameIn(measureNames, measure); }
std::string_view nameOf(HeatmapShows shows) { return nameIn(showsNames, shows); }
std::string_view nameOf(BlockSummary summary) { return nameIn(summaryNames, summary); }

Error malformed(const std::string& what, const std::string& where, const std::string& allowed = {}) {
    return {ErrorCode::Malformed, what, where, allowed};
}

/// Reads members of one object; the first problem stays, later reads do nothing.
class MemberReader {
public:
    MemberReader(const Json& object, std::string path) : m_object(object), m_path(std::move(path)) {}

    void read(const char* key, std::int64_t& target) {
        readIf(key, &Json::is_number_integer, "a whole number", target);
    }
    void read(const char* key, int& target) {
        std::int64_t wide = target;
        read(key, wide);
        if (wide < 0 || wide > 1'000'000) fail(key, "a whole number from 0 to 1000000");
        else target = static_cast<int>(wide);
    }
    void read(const char* key, bool& target) { readIf(key, &Json::is_boolean, "true or false", target); }
    void read(const char* key, std::string& target) { readIf(key, &Json::is_string, "text", target); }

    /// Text that must be one of the names of `values`.
    template <class Value, class Values, class NameOf>
    void readNamed(const char* key, const Values& values, NameOf nameOfValue, Value& target) {
        std::string name{nameOfValue(target)}, allowed;
        read(key, name);
        for (const Value value : values) {
            if (nameOfValue(value) == name) {
                target = value;
                return;
            }
            allowed += (allowed.empty() ? "" : ", ") + std::string(nameOfValue(value));
        }
        fail(key, allowed);
    }

    template <class Value, std::size_t count>
    void readNamed(const char* key, const std::array<std::pair<Value, std::string_view>, count>& names,
                   Value& target) {
        std::array<Value, count> values;
        std::transform(names.begin(), names.end(), values.begin(), [](const auto& row) { return row.first; });
        readNamed(
            key, values, [&](Value value) { return nameIn(names, value); }, target);
    }

    [[nodiscard]] const Check& problem() const { return m_problem; }

private:
    template <class Value>
    void readIf(const char* key, bool (Json::*hasKind)() const noexcept, const char* allowed, Value& target) {
        const auto found = m_object.find(key);
        if (found == m_object.end()) return;
        if (!((*found).*hasKind)() ||
            (found->is_number_unsigned() && found->template get<std::uint64_t>() > INT64_MAX))
            return fail(key, allowed);
        target = found->template get<Value>();
    }

    void fail(const char* key, const std::string& allowed) {
        if (!m_problem) m_problem = malformed("wrong value", m_path + key, allowed);
    }

    const Json& m_object;
    std::string m_path;
    Check m_problem;
};

Result<ViewSettings> viewFromJson(const Json& object) {
    ViewSettings view;
    MemberReader reader(object, "view.");
    reader.read("front", view.view);
    reader.read("focused_pair", view.focusedPair);
    reader.read("colormap", view.colormap);
    reader.read("heatmap_length", view.heatmapLength);
    reader.readNamed("heatmap_stage", stages, stageName, view.heatmapStage);
    reader.read("heatmap_causal", view.heatmapIsCausal);
    reader.read("heatmap_first_query", view.heatmapFirstQuery);
    reader.read("heatmap_first_key", view.heatmapFirstKey);
    reader.read("heatmap_seen", view.heatmapSeen);
    reader.readNamed("heatmap_summary", summaryNames, view.heatmapSummary);
    reader.readNamed("heatmap_shows", showsNames, view.heatmapShows);
    reader.read("heatmap_other", view.heatmapOther);
    reader.readNamed("decay_measure", measureNames, view.decayMeasure);
    reader.read("decay_reach", view.decayReach);
    reader.read("decay_logarithmic", view.decayIsLogarithmic);
    reader.read("invariance_reach", view.invarianceReach);
    if (reader.problem()) return *reader.problem();
    return view;
}

std::string viewJson(const ViewSettings& view) {
    JsonWriter writer;
    writer.beginObject()
        .field("front", view.view)
        .field("focused_pair", view.focusedPair)
        .field("colormap", view.colormap)
        .field("heatmap_length", view.heatmapLength)
        .field("heatmap_stage", stageName(view.heatmapStage))
        .field("heatmap_causal", view.heatmapIsCausal)
        .field("heatmap_first_query", view.heatmapFirstQuery)
        .field("heatmap_first_key", view.heatmapFirstKey)
        .field("heatmap_seen", view.heatmapSeen)
        .field("heatmap_summary", nameOf(view.heatmapSummary))
        .field("heatmap_shows", nameOf(view.heatmapShows))
        .field("heatmap_other", view.heatmapOther)
        .field("decay_measure", nameOf(view.decayMeasure))
        .field("decay_reach", view.decayReach)
        .field("decay_logarithmic", view.decayIsLogarithmic)
        .field("invariance_reach", view.invarianceReach)
        .endObject();
    return std::move(writer).take();
}

void writeOrigin(JsonWriter& writer, const ModelOrigin& origin) {
    writer.field("layers", origin.layers).key("opened_model").beginObject();
    writeModelMembers(writer, *origin.model);
    writer.endObject();
}

/// The opened model, from the text itself as the scenario is.
Result<ModelOrigin> originFromJson(const Json& root, std::string_view text) {
    ModelOrigin origin;
    if (!root.contains("opened_model")) return origin;
    Result<ImportedModel> model = modelFromJson(text, "opened_model");
    if (!model) return model.error();
    origin.model = std::make_shared<const ImportedModel>(std::move(*model));
    MemberReader reader(root, "");
    reader.read("layers", origin.layers);
    if (reader.problem()) return *reader.problem();
    const Result<Scenario> scenario = scenarioOf(origin);
    if (!scenario) return malformed("no such layers in the opened model", "layers", scenario.error().allowed);
    return origin;
}

Check checkEnvelope(const Json& root) {
    if (root.is_discarded()) return malformed("not a JSON text", "");
    if (!root.is_object() || !root.contains("ropescope"))
        return malformed("not a RopeScope session", "ropescope", "1");
    if (root.at("ropescope") != sessionVersion) return malformed("unknown session version", "ropescope", "1");
    for (const char* key : {"scenario", "view", "opened_model"})
        if (root.contains(key) && !root.at(key).is_object())
            return malformed("wrong value", key, "an object");
    return {};
}

}   // namespace

std::string sessionText(const ExplorerState& state) {
    JsonWriter writer;
    writer.beginObject().field("ropescope", sessionVersion);
    writer.key("scenario").beginObject();
    writeScenarioMembers(writer, state.scenario);
    writer.endObject();
    writer.key("view").raw(viewJson(state.view));
    if (state.origin.model) writeOrigin(writer, state.origin);
    writer.endObject();
    return std::move(writer).take();
}

Result<ExplorerState> parseSession(std::string_view text) {
    if (isNestedTooDeep(text))
        return malformed("nested too deeply", "", std::to_string(deepestJsonNesting) + " levels");
    const Json root = Json::parse(text.begin(), text.end(), nullptr, false);
    if (const Check problem = checkEnvelope(root)) return *problem;
    Result<ReadScenario> scenario =
        scenarioFromJson(text, "scenario");   // from the text itself, so that parameters keep their order
    if (!scenario) return scenario.error();
    Result<ViewSettings> view = viewFromJson(root.value("view", Json::object()));
    if (!view) return view.error();
    Result<ModelOrigin> origin = originFromJson(root, text);
    if (!origin) return origin.error();
    ExplorerState state{std::move(scenario->scenario), std::move(*view), std::move(*origin)};
    if (const Check problem = checkState(state)) return *problem;
    return state;
}

}   // namespace rope::ui
