#include "ui/widgets/segmented.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace rope::ui {

Segmented::Segmented(QWidget* parent) : QFrame(parent) {
    setProperty("role", QStringLiteral("segments"));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(1, 1, 1, 1);
    line->setSpacing(0);
}

void Segmented::setTexts(const QStringList& texts) {
    while (m_segments.size() < static_cast<std::size_t>(texts.size())) {
        auto* button = new QPushButton(this);
        button->setProperty("role", QStringLiteral("segment"));
        button->setCheckable(true);
        button->setMinimumWidth(10);
        const int index = static_cast<int>(m_segments.size());
        connect(button, &QPushButton::clicked, this, [this, index] {
            setCurrent(index);
            Q_EMIT chosen(index);
        });
        button->installEventFilter(this);   // a button would spend arrow keys on moving the focus
        layout()->addWidget(button);
        m_segments.push_back(button);
    }
    for (std::size_t i = 0; i < m_segments.size(); ++i)
        m_segments[i]->setText(texts.value(static_cast<qsizetype>(i)));
}

void Segmented::setCurrent(int index) {
    m_current = index;
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        m_segments[i]->setChecked(static_cast<int>(i) == index);
        m_segments[i]->setFocusPolicy(
            static_cast<int>(i) == index ? Qt::StrongFocus : Qt::ClickFocus);   // one stop for the Tab key
    }
}

bool Segmented::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int next = m_current + step;
    if (step == 0) return false;
    if (next >= 0 && next < static_cast<int>(m_segments.size())) {
        setCurrent(next);
        segment(next)->setFocus();
        Q_EMIT chosen(next);
    }
    return true;
}

}   // namespace rope::ui
