#include "ui/panels/vector_section.h"

#include "ui/i18n/qt_text.h"
#include "ui/panels/number_controls.h"
#include "ui/value_widgets/value_field.h"
#include "ui/widgets/quiet_combo.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rope::ui {

namespace {

/// The items of the source box in their order; the last two are not kinds of their own.
constexpr std::array kinds{VectorKind::Ones, VectorKind::RandomPair, VectorKind::Tokens};
constexpr int workedExampleItem = 3, givenItem = 4;

constexpr std::array formats{NumberFormat::Float64, NumberFormat::Float32, NumberFormat::Bfloat16,
                             NumberFormat::Float16};

bool isWorkedExample(const ExplorerState& state) {
    return changes::withWorkedExample(state).next.scenario.vectors == state.scenario.vectors;
}

int sourceItem(const ExplorerState& state) {
    const VectorSource& vectors = state.scenario.vectors;
    if (isWorkedExample(state)) return workedExampleItem;
    if (vectors.kind == VectorKind::Given || vectors.givenQuery || vectors.givenKey) return givenItem;
    return static_cast<int>(std::find(kinds.begin(), kinds.end(), vectors.kind) - kinds.begin());
}

}   // namespace

VectorSection::VectorSection(ExplorerStore& store, QWidget* parent)
    : Section(store, parent),
      m_source(new QuietCombo(this)),
      m_format(new QuietCombo(this)),
      m_seed(makeNumberField(store, seedControl(), this)) {
    m_source->setObjectName(QStringLiteral("vector_source"));
    m_format->setObjectName(QStringLiteral("number_format"));
    m_sourceLabel = addLine(m_source);
    column()->addWidget(m_seed);
    m_formatLabel = addLine(m_format);
    for (const NumberFormat format : formats) m_format->addItem(toQString(formatName(format)));
    connect(m_source, &QComboBox::activated, this, &VectorSection::takeSource);
    connect(m_format, &QComboBox::activated, this, &VectorSection::takeFormat);
    retranslate();
}

void VectorSection::retranslate() {
    const QSignalBlocker blocker(m_source);
    setHeading(tr("Query and key"));
    m_sourceLabel->setText(tr("Source"));
    m_formatLabel->setText(tr("Number format"));
    m_source->clear();
    m_source->addItems(
        {tr("all ones"), tr("random q and k"), tr("random q and k per token"), tr("worked example")});
    m_source->setToolTip(
        tr("Source of q and k. The worked example is a model with head dimension 4, small enough to compute "
           "manually."));
    m_format->setToolTip(tr("Number format to which positions, angles, tables and products are rounded."));
    retranslateNumberField(*m_seed, seedControl());
}

void VectorSection::showState(const ExplorerState& state) {
    const QSignalBlocker sourceBlocker(m_source), formatBlocker(m_format);
    const int item = sourceItem(state);
    if (item == givenItem && m_source->count() == givenItem) m_source->addItem(tr("imported or edited"));
    if (item != givenItem && m_source->count() > givenItem) m_source->removeItem(givenItem);
    m_source->setCurrentIndex(item);
    const auto format = std::find(formats.begin(), formats.end(), state.scenario.precision.format);
    m_format->setCurrentIndex(static_cast<int>(format - formats.begin()));
    showInNumberField(*m_seed, seedControl(), state, store().modelScenario());
}

void VectorSection::takeSource(int index) {
    if (index == givenItem) return;
    const ExplorerState& state = store().current();
    (void)store().apply(index == workedExampleItem
                            ? changes::withWorkedExample(state)
                            : changes::withVectorKind(state, kinds[static_cast<std::size_t>(index)]));
}

void VectorSection::takeFormat(int index) {
    (void)store().apply(
        changes::withNumberFormat(store().current(), formats[static_cast<std::size_t>(index)]));
}

}   // namespace rope::ui
