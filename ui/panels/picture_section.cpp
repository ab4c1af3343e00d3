#include "ui/panels/picture_section.h"

#include "ui/i18n/method_text.h"
#include "ui/painting/colormap.h"
#include "ui/panels/number_controls.h"
#include "ui/widgets/quiet_combo.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/value_field.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rope::ui {

PictureSection::PictureSection(ExplorerStore& store, QWidget* parent)
    : Section(store, parent),
      m_stage(new Segmented(this)),
      m_shows(new Segmented(this)),
      m_summary(new Segmented(this)),
      m_other(new QuietCombo(this)),
      m_causal(new QCheckBox(this)),
      m_length(makeNumberField(store, heatmapLengthControl(), this)),
      m_colormap(new QuietCombo(this)),
      m_measure(new Segmented(this)),
      m_logarithmic(new QCheckBox(this)),
      m_decayReach(makeNumberField(store, decayReachControl(), this)),
      m_shiftReach(makeNumberField(store, invarianceReachControl(), this)) {
    m_stage->setObjectName(QStringLiteral("heatmap_stage"));
    m_shows->setObjectName(QStringLiteral("heatmap_shows"));
    m_summary->setObjectName(QStringLiteral("heatmap_summary"));
    m_other->setObjectName(QStringLiteral("heatmap_other"));
    m_causal->setObjectName(QStringLiteral("heatmap_causal"));
    m_measure->setObjectName(QStringLiteral("decay_measure"));
    m_logarithmic->setObjectName(QStringLiteral("decay_logarithmic"));
    m_colormap->setObjectName(QStringLiteral("colormap"));
    m_colormap->addItem(QString(), QStringLiteral("auto"));
    for (const ColormapRow& row : colormaps()) {
        const QString id = QString::fromUtf8(row.id.data(), static_cast<qsizetype>(row.id.size()));
        m_colormap->addItem(id, id);
    }
    build();
    connectControls();
    retranslate();
}

void PictureSection::build() {
    m_showsLabel = addLine(m_shows);
    m_otherLabel = addLine(m_other);
    m_stageLabel = addLine(m_stage);
    column()->addWidget(m_length);
    m_summaryLabel = addLine(m_summary);
    m_colormapLabel = addLine(m_colormap);
    column()->addWidget(m_causal);
    m_measureLabel = addLine(m_measure);
    column()->addWidget(m_decayReach);
    column()->addWidget(m_logarithmic);
    column()->addWidget(m_shiftReach);
}

void PictureSection::connectControls() {
    connect(m_stage, &Segmented::chosen, this, [this](int index) {
        ViewSettings view = store().current().view;
        view.heatmapStage = static_cast<ScoreStage>(index);
        change(view);
    });
    connect(m_measure, &Segmented::chosen, this, [this](int index) {
        ViewSettings view = store().current().view;
        view.decayMeasure = static_cast<DecayMeasure>(index);
        change(view);
    });
    connect(m_causal, &QCheckBox::clicked, this, [this](bool isOn) {
        ViewSettings view = store().current().view;
        view.heatmapIsCausal = isOn;
        change(view);
    });
    connect(m_logarithmic, &QCheckBox::clicked, this, [this](bool isOn) {
        ViewSettings view = store().current().view;
        view.decayIsLogarithmic = isOn;
        change(view);
    });
    connect(m_colormap, &QComboBox::activated, this, [this](int index) {
        ViewSettings view = store().current().view;
        view.colormap = m_colormap->itemData(index).toString().toStdString();
        change(view);
    });
    connectHeatmapControls();
}

void PictureSection::connectHeatmapControls() {
    connect(m_shows, &Segmented::chosen, this, [this](int index) {
        ViewSettings view = store().current().view;
        view.heatmapShows = static_cast<HeatmapShows>(index);
        change(view);
    });
    connect(m_summary, &Segmented::chosen, this, [this](int index) {
        ViewSettings view = store().current().view;
        view.heatmapSummary = static_cast<BlockSummary>(index);
        change(view);
    });
    connect(m_other, &QComboBox::activated, this, [this](int index) {
        ViewSettings view = store().current().view;
        view.heatmapOther = m_other->itemData(index).toInt();
        change(view);
    });
}

/// B is one of the listed methods that is not A.
void PictureSection::showHeatmapControls(const ExplorerState& state) {
    const Scenario& scenario = state.scenario;
    const QSignalBlocker otherBlocker(m_other);
    m_shows->setCurrent(static_cast<int>(state.view.heatmapShows));
    m_summary->setCurrent(static_cast<int>(state.view.heatmapSummary));
    m_other->clear();
    for (std::size_t i = 0; i < scenario.methods.size(); ++i)
        if (i != scenario.activeMethod)
            m_other->addItem(methodName(scenario, scenario.methods[i].choice), static_cast<int>(i));
    m_other->setCurrentIndex(
        std::max(0, m_other->findData(state.view.heatmapOther)));   // else the first, as in the picture
    const bool isAlone = state.view.view == "heatmap", hasOther = m_other->count() > 0;
    for (QWidget* part : {static_cast<QWidget*>(m_summaryLabel), static_cast<QWidget*>(m_summary)})
        part->setVisible(isAlone);
    for (QWidget* part : {static_cast<QWidget*>(m_showsLabel), static_cast<QWidget*>(m_shows)})
        part->setVisible(isAlone && hasOther);
    for (QWidget* part : {static_cast<QWidget*>(m_otherLabel), static_cast<QWidget*>(m_other)})
        part->setVisible(isAlone && hasOther && state.view.heatmapShows != HeatmapShows::Active);
}

void PictureSection::change(const ViewSettings& view) {
    StateChange wish = changes::withViewSettings(store().current(), view, tr("change of picture"));
    wish.mergeKey.clear();
    (void)store().apply(wish);
}

void PictureSection::retranslate() {
    setHeading(tr("Pictures"));
    m_showsLabel->setText(tr("Scores of"));
    m_shows->setTexts({tr("A"), tr("B"), tr("A − B"), tr("all")});
    m_shows->setToolTip(
        tr("A is the active method, B another one of the list. The difference is taken score by score."));
    m_otherLabel->setText(tr("B is"));
    m_summaryLabel->setText(tr("Shared cells"));
    m_summary->setTexts({tr("mean"), tr("smallest"), tr("largest")});
    m_summary->setToolTip(
        tr("What is shown where many scores share a cell. The line above the map says of how many."));
    m_stageLabel->setText(tr("Scores"));
    m_stage->setTexts({tr("dot"), tr("scaled"), tr("softmax")});
    m_stage->setToolTip(tr("q·k as it is, divided by the root of the dimension, or as weights of each row."));
    m_causal->setText(tr("causal: no key behind the query"));
    m_colormapLabel->setText(tr("Colours"));
    m_colormap->setItemText(0, tr("automatic"));
    m_measureLabel->setText(tr("Decay of"));
    m_measure->setTexts({tr("bound"), tr("ones"), tr("score")});
    m_measure->setToolTip(
        tr("The bound mean |S_j|, the score of q = k = 1, or the score of the given q and k."));
    m_logarithmic->setText(tr("logarithmic distance"));
    retranslateNumberField(*m_length, heatmapLengthControl());
    retranslateNumberField(*m_decayReach, decayReachControl());
    retranslateNumberField(*m_shiftReach, invarianceReachControl());
}

void PictureSection::showState(const ExplorerState& state) {
    const ViewSettings& view = state.view;
    const bool isOverview = view.view == "overview";
    const bool hasHeatmap = isOverview || view.view == "heatmap",
               hasDecay = isOverview || view.view == "decay";
    const bool hasShifts = isOverview || view.view == "invariance";
    const QSignalBlocker causalBlocker(m_causal), logarithmicBlocker(m_logarithmic),
        colormapBlocker(m_colormap);
    m_stage->setCurrent(static_cast<int>(view.heatmapStage));
    m_measure->setCurrent(static_cast<int>(view.decayMeasure));
    m_causal->setChecked(view.heatmapIsCausal);
    m_logarithmic->setChecked(view.decayIsLogarithmic);
    m_colormap->setCurrentIndex(std::max(0, m_colormap->findData(QString::fromStdString(view.colormap))));
    showHeatmapControls(state);
    const Scenario model = store().modelScenario();
    showInNumberField(*m_length, heatmapLengthControl(), state, model);
    showInNumberField(*m_decayReach, decayReachControl(), state, model);
    showInNumberField(*m_shiftReach, invarianceReachControl(), state, model);
    for (QWidget* part : {static_cast<QWidget*>(m_stageLabel), static_cast<QWidget*>(m_stage),
                          static_cast<QWidget*>(m_length), static_cast<QWidget*>(m_causal),
                          static_cast<QWidget*>(m_colormapLabel), static_cast<QWidget*>(m_colormap)})
        part->setVisible(hasHeatmap);
    for (QWidget* part : {static_cast<QWidget*>(m_measureLabel), static_cast<QWidget*>(m_measure),
                          static_cast<QWidget*>(m_decayReach), static_cast<QWidget*>(m_logarithmic)})
        part->setVisible(hasDecay);
    m_shiftReach->setVisible(hasShifts);
    setVisible(hasHeatmap || hasDecay || hasShifts);
}

}   // namespace rope::ui
