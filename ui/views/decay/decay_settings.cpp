#include "ui/views/decay/decay_settings.h"

#include "core/json/json_members.h"
#include "core/json/json_writer.h"
#include "ui/picture/view_settings_row.h"
#include "ui/state/state_check.h"
#include "ui/views/decay/decay_controls.h"

#include <algorithm>

namespace rope::ui {

namespace {

constexpr Names<DecayMeasure, 3> measureNames{
    {{DecayMeasure::Bound, "bound"}, {DecayMeasure::Ones, "ones"}, {DecayMeasure::Score, "score"}}};

void write(const ViewSettings& view, JsonWriter& writer) {
    const auto& settings = view.get<DecaySettings>();
    writer.field("decay_measure", nameOf(measureNames, settings.measure))
        .field("decay_reach", settings.maxDistance)
        .field("decay_logarithmic", settings.isLogarithmic);
}

void read(JsonMembers& members, ViewSettings& view) {
    auto& settings = view.edit<DecaySettings>();
    members.choice("decay_measure", measureNames, settings.measure);
    members.integer("decay_reach", settings.maxDistance);
    members.flag("decay_logarithmic", settings.isLogarithmic);
}

void fitToModel(ViewSettings& view, const ContextLengths& lengths, bool /*isWindow*/) {
    view.edit<DecaySettings>().maxDistance = viewRangeOfLength(std::max(lengths.trained, lengths.context));
}

void setRange(ViewSettings& view, std::int64_t last) { view.edit<DecaySettings>().maxDistance = last; }

}   // namespace

Check DecaySettings::check() const { return checkWithin(maxDistance, 1, maxViewRange, "decay_reach"); }

const ViewSettingsRow decaySettingsRow{.write = write,
                                       .read = read,
                                       .fitToModel = fitToModel,
                                       .rangeOption = "distances",
                                       .setRange = setRange,
                                       .makeControls = makeDecayControls};

}   // namespace rope::ui
