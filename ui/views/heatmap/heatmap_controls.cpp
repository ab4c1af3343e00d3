#include "ui/views/heatmap/heatmap_controls.h"

#include "ui/i18n/method_text.h"
#include "ui/i18n/qt_text.h"
#include "ui/painting/colormap.h"
#include "ui/state/state_check.h"
#include "ui/value_widgets/number_field.h"
#include "ui/value_widgets/value_field.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/widgets/control_group.h"
#include "ui/widgets/quiet_combo.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace rope::ui {

namespace {

struct HeatmapControlsTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapControls)
};

StateChange withLength(const ExplorerState& state, std::optional<double> value) {
    ViewSettings view = state.view;
    view.scoreMap.length = static_cast<std::int64_t>(*value);
    StateChange change = changes::withViewSettings(state, view, HeatmapControlsTexts::tr("change of range"));
    change.mergeKey = QStringLiteral("heatmapLength");
    return change;
}

const NumberControl lengthRow{
    "heatmap_length",
    [] { return HeatmapControlsTexts::tr("Tokens"); },
    [] { return HeatmapControlsTexts::tr("Rows and columns of the score map [token]."); },
    [](const ExplorerState&) {
        return ValueScale{16, static_cast<double>(largestHeatmapLength), true, true};
    },
    [](const ExplorerState& state) { return std::optional(static_cast<double>(state.view.scoreMap.length)); },
    withLength,
    nullptr,
    nullptr,
    1,
    static_cast<double>(largestHeatmapLength)};

class HeatmapControls : public ControlGroup {
public:
    HeatmapControls(ExplorerStore& store, QWidget* parent)
        : ControlGroup(store, parent),
          m_shows(new Segmented(this)),
          m_other(new QuietCombo(this)),
          m_stage(new Segmented(this)),
          m_length(makeNumberField(store, lengthRow, this)),
          m_summary(new Segmented(this)),
          m_colormap(new QuietCombo(this)),
          m_causal(new QCheckBox(this)) {
        m_shows->setObjectName(QStringLiteral("heatmap_shows"));
        m_other->setObjectName(QStringLiteral("heatmap_other"));
        m_stage->setObjectName(QStringLiteral("heatmap_stage"));
        m_summary->setObjectName(QStringLiteral("heatmap_summary"));
        m_colormap->setObjectName(QStringLiteral("colormap"));
        m_causal->setObjectName(QStringLiteral("heatmap_causal"));
        fillColormaps();
        m_showsLabel = addLine(m_shows);
        m_otherLabel = addLine(m_other);
        m_stageLabel = addLine(m_stage);
        column()->addWidget(m_length);
        m_summaryLabel = addLine(m_summary);
        m_colormapLabel = addLine(m_colormap);
        column()->addWidget(m_causal);
        connectControls();
        HeatmapControls::retranslate();
    }

    void showState(const ExplorerState& state) override {
        const ViewSettings& view = state.view;
        const QSignalBlocker causalBlocker(m_causal), colormapBlocker(m_colormap);
        m_stage->setCurrent(static_cast<int>(view.scoreMap.stage));
        m_causal->setChecked(view.scoreMap.isCausal);
        m_colormap->setCurrentIndex(std::max(0, m_colormap->findData(QString::fromStdString(view.colormap))));
        showInNumberField(*m_length, lengthRow, state, store().modelScenario());
        showComparison(state);
    }

    void retranslate() override {
        m_showsLabel->setText(HeatmapControlsTexts::tr("Show"));
        m_shows->setTexts({HeatmapControlsTexts::tr("active"), HeatmapControlsTexts::tr("other"),
                           HeatmapControlsTexts::tr("difference"), HeatmapControlsTexts::tr("side by side")});
        m_shows->setToolTip(HeatmapControlsTexts::tr(
            "Scores of the active method, of another method of the list, or their difference, "
            "computed for each score."));
        m_otherLabel->setText(HeatmapControlsTexts::tr("Compare with"));
        m_summaryLabel->setText(HeatmapControlsTexts::tr("Cell shows"));
        m_summary->setTexts({HeatmapControlsTexts::tr("mean"), HeatmapControlsTexts::tr("min"),
                             HeatmapControlsTexts::tr("max")});
        m_summary->setToolTip(HeatmapControlsTexts::tr(
            "The value of a cell that contains several scores. The line above the map gives their number."));
        m_stageLabel->setText(HeatmapControlsTexts::tr("Scores"));
        m_stage->setTexts({HeatmapControlsTexts::tr("dot"), HeatmapControlsTexts::tr("scaled"),
                           HeatmapControlsTexts::tr("softmax")});
        m_stage->setToolTip(HeatmapControlsTexts::tr(
            "q·k, q·k divided by the square root of the head dimension, or the softmax of each row."));
        m_causal->setText(HeatmapControlsTexts::tr("Causal mask (no keys after the query)"));
        m_colormapLabel->setText(HeatmapControlsTexts::tr("Colours"));
        m_colormap->setItemText(0, HeatmapControlsTexts::tr("automatic"));
        retranslateNumberField(*m_length, lengthRow);
    }

private:
    void fillColormaps() {
        m_colormap->addItem(QString(), QStringLiteral("auto"));
        for (const ColormapRow& row : colormaps()) {
            const QString id = toQString(row.id);
            m_colormap->addItem(id, id);
        }
    }

    void connectControls() {
        connect(m_stage, &Segmented::chosen, this, [this](int index) {
            change([index](ViewSettings& view) { view.scoreMap.stage = static_cast<ScoreStage>(index); });
        });
        connect(m_causal, &QCheckBox::clicked, this,
                [this](bool isOn) { change([isOn](ViewSettings& view) { view.scoreMap.isCausal = isOn; }); });
        connect(m_colormap, &QComboBox::activated, this, [this](int index) {
            const std::string name = m_colormap->itemData(index).toString().toStdString();
            change([&name](ViewSettings& view) { view.colormap = name; });
        });
        connect(m_shows, &Segmented::chosen, this, [this](int index) {
            change([index](ViewSettings& view) {
                view.edit<HeatmapSettings>().shows = static_cast<HeatmapShows>(index);
            });
        });
        connect(m_summary, &Segmented::chosen, this, [this](int index) {
            change([index](ViewSettings& view) {
                view.edit<HeatmapSettings>().summary = static_cast<BlockSummary>(index);
            });
        });
        connect(m_other, &QComboBox::activated, this, [this](int index) {
            const int method = m_other->itemData(index).toInt();
            change([method](ViewSettings& view) { view.edit<HeatmapSettings>().otherMethod = method; });
        });
    }

    /// Methods A and B, and the summary, have controls where the heatmap is the view in front.
    void showComparison(const ExplorerState& state) {
        const Scenario& scenario = state.scenario;
        const auto& settings = state.view.get<HeatmapSettings>();
        const QSignalBlocker blocker(m_other);
        m_shows->setCurrent(static_cast<int>(settings.shows));
        m_summary->setCurrent(static_cast<int>(settings.summary));
        m_other->clear();
        for (std::size_t i = 0; i < scenario.methods.size(); ++i)
            if (i != scenario.activeMethod)
                m_other->addItem(methodName(scenario, scenario.methods[i].choice), static_cast<int>(i));
        m_other->setCurrentIndex(
            std::max(0, m_other->findData(settings.otherMethod)));   // else the first, as in the picture
        const bool isAlone = state.view.front == HeatmapSettings::viewId, hasOther = m_other->count() > 0;
        setShown({m_summaryLabel, m_summary}, isAlone);
        setShown({m_showsLabel, m_shows}, isAlone && hasOther);
        setShown({m_otherLabel, m_other}, isAlone && hasOther && settings.shows != HeatmapShows::Active);
    }

    static void setShown(std::initializer_list<QWidget*> widgets, bool isShown) {
        for (QWidget* widget : widgets) widget->setVisible(isShown);
    }

    void change(const std::function<void(ViewSettings&)>& edit) {
        ViewSettings view = store().current().view;
        edit(view);
        (void)store().apply(changes::withViewSettings(store().current(), view,
                                                      HeatmapControlsTexts::tr("change of view settings")));
    }

    Segmented* m_shows;
    QuietCombo* m_other;
    Segmented* m_stage;
    ValueField* m_length;
    Segmented* m_summary;
    QuietCombo* m_colormap;
    QCheckBox* m_causal;
    QLabel* m_showsLabel = nullptr;
    QLabel* m_otherLabel = nullptr;
    QLabel* m_stageLabel = nullptr;
    QLabel* m_summaryLabel = nullptr;
    QLabel* m_colormapLabel = nullptr;
};

}   // namespace

ControlGroup* makeHeatmapControls(ExplorerStore& store, QWidget* parent) {
    return new HeatmapControls(store, parent);
}

}   // namespace rope::ui
