#include "ui/widgets/section.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rope::ui {

Section::Section(ExplorerStore& store, QWidget* parent)
    : ControlGroup(store, parent), m_heading(new QLabel(this)) {
    m_heading->setProperty("role", QStringLiteral("section"));
    m_heading->setContentsMargins(0, 0, 0, 3);
    column()->setContentsMargins(0, 9, 0, 9);
    column()->addWidget(m_heading);
}

QString Section::heading() const { return m_heading->text(); }

void Section::setHeading(const QString& heading) { m_heading->setText(heading.toUpper()); }

}   // namespace rope::ui
