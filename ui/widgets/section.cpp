#include "ui/widgets/section.h"

#include "ui/widgets/control_sizes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace rope::ui {

Section::Section(ExplorerStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_heading(new QLabel(this)), m_column(new QVBoxLayout(this)) {
    m_heading->setProperty("role", QStringLiteral("section"));
    m_column->setContentsMargins(0, 9, 0, 9);
    m_column->setSpacing(5);
    m_heading->setContentsMargins(0, 0, 0, 3);
    m_column->addWidget(m_heading);
}

void Section::setTheme(const Theme& theme) {
    for (QLabel* label : m_labels) label->setFixedWidth(qRound(labelWidthPx * theme.scale));
}

QString Section::heading() const { return m_heading->text(); }

void Section::setHeading(const QString& heading) { m_heading->setText(heading.toUpper()); }

QLabel* Section::addLine(QWidget* control) {
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
