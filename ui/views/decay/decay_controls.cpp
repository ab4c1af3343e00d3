#include "ui/views/decay/decay_controls.h"

#include "ui/state/state_check.h"
#include "ui/value_widgets/number_field.h"
#include "ui/value_widgets/value_field.h"
#include "ui/views/decay/decay_settings.h"
#include "ui/widgets/control_group.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

struct DecayControlsTexts {
    Q_DECLARE_TR_FUNCTIONS(DecayControls)
};

StateChange withMaxDistance(const ExplorerState& state, std::optional<double> value) {
    ViewSettings view = state.view;
    view.edit<DecaySettings>().maxDistance = static_cast<std::int64_t>(*value);
    StateChange change = changes::withViewSettings(state, view, DecayControlsTexts::tr("change of range"));
    change.mergeKey = QStringLiteral("decayReach");
    return change;
}

const NumberControl maxDistanceRow{
    "decay_reach",
    [] { return DecayControlsTexts::tr("Distances to"); },
    [] { return DecayControlsTexts::tr("Maximum distance of the decay chart [token]."); },
    [](const ExplorerState&) {
        return ValueScale{16, 1048576, true, true};
    },
    [](const ExplorerState& state) {
        return std::optional(static_cast<double>(state.view.get<DecaySettings>().maxDistance));
    },
    withMaxDistance,
    nullptr,
    nullptr,
    1,
    static_cast<double>(maxViewRange)};

class DecayControls : public ControlGroup {
public:
    DecayControls(ExplorerStore& store, QWidget* parent)
        : ControlGroup(store, parent),
          m_measure(new Segmented(this)),
          m_maxDistance(makeNumberField(store, maxDistanceRow, this)),
          m_logarithmic(new QCheckBox(this)) {
        m_measure->setObjectName(QStringLiteral("decay_measure"));
        m_logarithmic->setObjectName(QStringLiteral("decay_logarithmic"));
        m_measureLabel = addLine(m_measure);
        column()->addWidget(m_maxDistance);
        column()->addWidget(m_logarithmic);
        connect(m_measure, &Segmented::chosen, this, [this](int index) {
            change([index](DecaySettings& settings) { settings.measure = static_cast<DecayMeasure>(index); });
        });
        connect(m_logarithmic, &QCheckBox::clicked, this, [this](bool isOn) {
            change([isOn](DecaySettings& settings) { settings.isLogarithmic = isOn; });
        });
        DecayControls::retranslate();
    }

    void showState(const ExplorerState& state) override {
        const auto& settings = state.view.get<DecaySettings>();
        const QSignalBlocker blocker(m_logarithmic);
        m_measure->setCurrent(static_cast<int>(settings.measure));
        m_logarithmic->setChecked(settings.isLogarithmic);
        showInNumberField(*m_maxDistance, maxDistanceRow, state, store().modelScenario());
    }

    void retranslate() override {
        m_measureLabel->setText(DecayControlsTexts::tr("Curve"));
        m_measure->setTexts({DecayControlsTexts::tr("bound"), DecayControlsTexts::tr("q = k = 1"),
                             DecayControlsTexts::tr("this q and k")});
        m_measure->setToolTip(DecayControlsTexts::tr(
            "The bound mean |S_j|, the score of q = k = 1, or the score of the current q and k."));
        m_logarithmic->setText(DecayControlsTexts::tr("logarithmic distance"));
        retranslateNumberField(*m_maxDistance, maxDistanceRow);
    }

private:
    void change(const std::function<void(DecaySettings&)>& edit) {
        ViewSettings view = store().current().view;
        edit(view.edit<DecaySettings>());
        (void)store().apply(changes::withViewSettings(store().current(), view,
                                                      DecayControlsTexts::tr("change of view settings")));
    }

    Segmented* m_measure;
    ValueField* m_maxDistance;
    QCheckBox* m_logarithmic;
    QLabel* m_measureLabel = nullptr;
};

}   // namespace

ControlGroup* makeDecayControls(ExplorerStore& store, QWidget* parent) {
    return new DecayControls(store, parent);
}

}   // namespace rope::ui
