#include "ui/panels/control_panel.h"

#include "ui/panels/layout_section.h"
#include "ui/panels/method_form.h"
#include "ui/panels/method_list.h"
#include "ui/panels/number_controls.h"
#include "ui/panels/picture_section.h"
#include "ui/panels/query_scale_section.h"
#include "ui/panels/vector_section.h"
#include "ui/widgets/control_sizes.h"

#include <QEvent>
#include <QFrame>
#include <QVBoxLayout>

namespace rope::ui {

ControlPanel::ControlPanel(ExplorerStore& store, QWidget* parent)
    : QScrollArea(parent), m_store(store), m_content(new QWidget(this)) {
    setProperty("role", QStringLiteral("panel"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);   // what is in it takes it
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(14, 4, 14, 12);
    column->setSpacing(0);
    setWidget(m_content);   // before there are children: each change of parents computes the style of all of
                            // them again
    add(new LayoutSection(store, m_content));
    add(new NumberSection(
        store, [] { return tr("Context"); }, contextControls(), m_content));
    add(new MethodList(store, m_content));
    add(new MethodForm(store, m_content));
    add(new VectorSection(store, m_content));
    add(new PictureSection(store, m_content));
    add(new QueryScaleSection(store, m_content));
    column->addStretch(1);
    connect(&store, &ExplorerStore::stateChanged, this, &ControlPanel::showState);
    showState(store.current());
}

void ControlPanel::add(Section* section) {
    if (!m_sections.empty()) {
        auto* hairline = new QFrame(m_content);
        hairline->setProperty("role", QStringLiteral("hairline"));
        hairline->setFixedHeight(1);
        m_content->layout()->addWidget(hairline);
    }
    m_content->layout()->addWidget(section);
    m_sections.push_back(section);
}

void ControlPanel::setTheme(const Theme& theme) { setMinimumWidth(qRound(panelWidthPx * theme.scale)); }

void ControlPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        for (Section* section : m_sections) section->retranslate();
        showState(m_store.current());
    }
    QScrollArea::changeEvent(event);
}

void ControlPanel::showState(const ExplorerState& state) {
    for (Section* section : m_sections) section->showState(state);
}

}   // namespace rope::ui
