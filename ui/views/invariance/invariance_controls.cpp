#include "ui/views/invariance/invariance_controls.h"

#include "ui/state/state_check.h"
#include "ui/value_widgets/number_field.h"
#include "ui/value_widgets/value_field.h"
#include "ui/views/invariance/invariance_settings.h"
#include "ui/widgets/control_group.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

struct InvarianceControlsTexts {
    Q_DECLARE_TR_FUNCTIONS(InvarianceControls)
};

StateChange withMaxShift(const ExplorerState& state, std::optional<double> value) {
    ViewSettings view = state.view;
    view.edit<InvarianceSettings>().maxShift = static_cast<std::int64_t>(*value);
    StateChange change =
        changes::withViewSettings(state, view, InvarianceControlsTexts::tr("change of range"));
    change.mergeKey = QStringLiteral("invarianceReach");
    return change;
}

const NumberControl maxShiftRow{
    "invariance_reach",
    [] { return InvarianceControlsTexts::tr("Shifts to"); },
    [] { return InvarianceControlsTexts::tr("Maximum common shift of the invariance chart [token]."); },
    [](const ExplorerState&) {
        return ValueScale{16, 1048576, true, true};
    },
    [](const ExplorerState& state) {
        return std::optional(static_cast<double>(state.view.get<InvarianceSettings>().maxShift));
    },
    withMaxShift,
    nullptr,
    nullptr,
    1,
    static_cast<double>(maxViewRange)};

class InvarianceControls : public ControlGroup {
public:
    InvarianceControls(ExplorerStore& store, QWidget* parent)
        : ControlGroup(store, parent), m_maxShift(makeNumberField(store, maxShiftRow, this)) {
        column()->addWidget(m_maxShift);
    }

    void showState(const ExplorerState& state) override {
        showInNumberField(*m_maxShift, maxShiftRow, state, store().modelScenario());
    }

    void retranslate() override { retranslateNumberField(*m_maxShift, maxShiftRow); }

private:
    ValueField* m_maxShift;
};

}   // namespace

ControlGroup* makeInvarianceControls(ExplorerStore& store, QWidget* parent) {
    return new InvarianceControls(store, parent);
}

}   // namespace rope::ui
