#include "ui/widgets/line_label.h"

#include <QFontMetrics>
#include <QPainter>

#include <utility>

namespace rope::ui {

namespace {

constexpr int sidePx = 8, heightPx = 8;   // margins of the text, both sides together

}   // namespace

LineLabel::LineLabel(QString widest, QWidget* parent) : QWidget(parent), m_widest(std::move(widest)) {
    setSizePolicy(m_widest.isEmpty() ? QSizePolicy::Ignored : QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LineLabel::setText(const QString& text) {
    if (text == m_text) return;
    m_text = text;
    setAccessibleName(text);
    update();
}

QSize LineLabel::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_widest) + 2 * sidePx, metrics.height() + heightPx};
}

void LineLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect room = rect().adjusted(sidePx, 0, -sidePx, 0);
    const Qt::Alignment side =
        m_widest.isEmpty() ? Qt::AlignLeft : Qt::AlignRight;   // numbers are right-aligned
    painter.drawText(room, static_cast<int>(side | Qt::AlignVCenter),
                     fontMetrics().elidedText(m_text, Qt::ElideRight, room.width()));
}

}   // namespace rope::ui
