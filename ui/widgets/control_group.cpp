#include "ui/widgets/control_group.h"

#include "ui/widgets/control_sizes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace rope::ui {

ControlGroup::ControlGroup(ExplorerStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(5);
}

void ControlGroup::setTheme(const Theme& theme) {
    for (QLabel* label : m_labels) label->setFixedWidth(qRound(labelWidthPx * theme.scale));
}

QLabel* ControlGroup::addLine(QWidget* control) {
    auto* line = new QHBoxLayout;
    line->setSpacing(controlGapPx);
    auto* label = new QLabel(this);
    label->setProperty("role", QStringLiteral("label"));
    label->setFixedWidth(labelWidthPx);
    label->setBuddy(control);
    line->addWidget(label);
    line->addWidget(control, 1);
    m_column->addLayout(line);
    m_labels.push_back(label);
    return label;
}

}   // namespace rope::ui
