#include "ui/views/heatmap/heatmap_settings.h"

#include "core/json/json_members.h"
#include "core/json/json_writer.h"
#include "ui/picture/view_settings_row.h"
#include "ui/state/state_check.h"
#include "ui/views/heatmap/heatmap_controls.h"

namespace rope::ui {

namespace {

constexpr Names<HeatmapShows, 4> showsNames{{{HeatmapShows::Active, "active"},
                                             {HeatmapShows::Other, "other"},
                                             {HeatmapShows::Difference, "difference"},
                                             {HeatmapShows::SideBySide, "side_by_side"}}};
constexpr Names<BlockSummary, 3> summaryNames{
    {{BlockSummary::Mean, "mean"}, {BlockSummary::Smallest, "smallest"}, {BlockSummary::Largest, "largest"}}};

void write(const ViewSettings& view, JsonWriter& writer) {
    const auto& settings = view.get<HeatmapSettings>();
    writer.field("heatmap_first_query", settings.firstQuery)
        .field("heatmap_first_key", settings.firstKey)
        .field("heatmap_seen", settings.visibleTokens)
        .field("heatmap_summary", nameOf(summaryNames, settings.summary))
        .field("heatmap_shows", nameOf(showsNames, settings.shows))
        .field("heatmap_other", settings.otherMethod);
}

void read(JsonMembers& members, ViewSettings& view) {
    auto& settings = view.edit<HeatmapSettings>();
    members.integer("heatmap_first_query", settings.firstQuery);
    members.integer("heatmap_first_key", settings.firstKey);
    members.integer("heatmap_seen", settings.visibleTokens);
    members.choice("heatmap_summary", summaryNames, settings.summary);
    members.choice("heatmap_shows", showsNames, settings.shows);
    members.integer("heatmap_other", settings.otherMethod);
}

}   // namespace

Check HeatmapSettings::check() const {
    if (const Check problem = checkWithin(firstQuery, 0, largestHeatmapLength, "heatmap_first_query"))
        return problem;
    if (const Check problem = checkWithin(firstKey, 0, largestHeatmapLength, "heatmap_first_key"))
        return problem;
    if (const Check problem = checkWithin(visibleTokens, 0, largestHeatmapLength, "heatmap_seen"))
        return problem;
    return checkWithin(otherMethod, 0, 1'000'000, "heatmap_other");
}

const ViewSettingsRow heatmapSettingsRow{.write = write, .read = read, .makeControls = makeHeatmapControls};

}   // namespace rope::ui
