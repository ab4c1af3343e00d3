// An empty widget of the window's size: what Qt itself needs until something is painted. frame_bench starts
// it as a process of its own.
#include "tests/bench/start_times.h"

#include <QApplication>
#include <QPaintEvent>
#include <QWidget>

namespace {

class EmptyWindow : public QWidget {
protected:
    void paintEvent(QPaintEvent* event) override {
        QWidget::paintEvent(event);
        rope::bench::endOncePainted(*this);
    }
};

}   // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    EmptyWindow window;
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}
