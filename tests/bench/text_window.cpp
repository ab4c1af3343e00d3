// A widget of the window's size with a line of text in each of the sizes and weights that an overview has,
// and nothing else. frame_bench starts it as a process of its own: fonts alone take as long as everything
// else that Qt does until something is painted.
#include "tests/bench/start_times.h"

#include <QApplication>
#include <QPaintEvent>
#include <QPainter>
#include <QWidget>

namespace {

constexpr int fonts = 9, smallestPx = 10, linePx = 24;

class TextWindow : public QWidget {
protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        for (int i = 0; i < fonts; ++i) {
            QFont font;
            font.setPixelSize(smallestPx + i / 2);
            font.setWeight(i % 2 == 0 ? QFont::Normal : QFont::DemiBold);
            painter.setFont(font);
            painter.drawText(linePx, linePx * (i + 1),
                             QStringLiteral("Rotations, attention scores, decay: 0123456789"));
        }
        rope::bench::endOncePainted(*this);
    }
};

}   // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    TextWindow window;
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}
