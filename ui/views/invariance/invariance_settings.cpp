#include "ui/views/invariance/invariance_settings.h"

#include "core/json/json_members.h"
#include "core/json/json_writer.h"
#include "ui/picture/view_settings_row.h"
#include "ui/state/state_check.h"
#include "ui/views/invariance/invariance_controls.h"

namespace rope::ui {

namespace {

void write(const ViewSettings& view, JsonWriter& writer) {
    writer.field("invariance_reach", view.get<InvarianceSettings>().maxShift);
}

void read(JsonMembers& members, ViewSettings& view) {
    members.integer("invariance_reach", view.edit<InvarianceSettings>().maxShift);
}

/// The window has the default: its first shifts are the instructive ones.
void fitToModel(ViewSettings& view, const ContextLengths& lengths, bool isWindow) {
    if (!isWindow) view.edit<InvarianceSettings>().maxShift = viewRangeOfLength(lengths.trained);
}

void setRange(ViewSettings& view, std::int64_t last) { view.edit<InvarianceSettings>().maxShift = last; }

}   // namespace

Check InvarianceSettings::check() const { return checkWithin(maxShift, 1, maxViewRange, "invariance_reach"); }

const ViewSettingsRow invarianceSettingsRow{.write = write,
                                            .read = read,
                                            .fitToModel = fitToModel,
                                            .rangeOption = "shifts",
                                            .setRange = setRange,
                                            .makeControls = makeInvarianceControls};

}   // namespace rope::ui
