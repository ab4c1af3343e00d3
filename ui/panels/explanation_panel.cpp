#include "ui/panels/explanation_panel.h"

#include "ui/explanation/explanation_facts.h"
#include "ui/views/overview_explanation.h"
#include "ui/views/view_registry.h"
#include "ui/widgets/control_sizes.h"
#include "ui/widgets/tinted_icon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

QString explanationOf(const ExplorerStore& store) {
    const ViewSettings& view = store.current().view;
    const auto facts = store.valid() != nullptr ? explanationFacts(*store.valid(), view.selectedPair)
                                                : std::optional<ExplanationFacts>();
    if (!facts) return {};
    const ViewRow* row = findView(view.front);
    return row == nullptr ? overviewExplanation(*facts) : row->explanation(*facts);
}

}   // namespace

ExplanationPanel::ExplanationPanel(ExplorerStore& store, QWidget* parent)
    : QWidget(parent),
      m_store(store),
      m_heading(new QLabel(this)),
      m_text(new QLabel(this)),
      m_close(new QToolButton(this)) {
    setProperty("role", QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    setObjectName(QStringLiteral("explanation_panel"));
    m_heading->setProperty("role", QStringLiteral("section"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setContentsMargins(14, 6, 14, 14);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(14, 0, 8, 0);
    line->addWidget(m_heading, 1);
    line->addWidget(m_close);
    column->addLayout(line);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_text);
    column->addWidget(scroll, 1);
    connect(&store, &ExplorerStore::stateChanged, this, &ExplanationPanel::update);
    connect(m_close, &QToolButton::clicked, this, &ExplanationPanel::closeRequested);
    retranslate();
}

void ExplanationPanel::setTheme(const Theme& theme) {
    m_close->setIcon(tintedIcon(QStringLiteral("close"), theme.muted));
    m_close->setIconSize(smallIconSize(theme));
    setMinimumWidth(qRound(explanationMinPx * theme.scale));
}

QString ExplanationPanel::text() const { return m_text->text(); }

void ExplanationPanel::showEvent(QShowEvent* event) {
    update();
    QWidget::showEvent(event);
}

void ExplanationPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ExplanationPanel::update() {
    if (isVisible()) m_text->setText(explanationOf(m_store));
}

void ExplanationPanel::retranslate() {
    m_heading->setText(tr("Explanation").toUpper());
    m_close->setToolTip(tr("Close the explanation"));
    m_close->setAccessibleName(m_close->toolTip());
    update();
}

}   // namespace rope::ui
