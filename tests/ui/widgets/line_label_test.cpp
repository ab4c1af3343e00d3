#include "ui/widgets/line_label.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>

namespace rope::ui {

namespace {

class LayoutWatch : public QObject {
public:
    int requests = 0;

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) ++requests;
        return false;
    }
};

TEST(LineLabel, OtherText_AsksForNoLayout) {
    QWidget bar;
    auto* row = new QHBoxLayout(&bar);
    auto* words = new LineLabel({}, &bar);
    auto* number = new LineLabel(QStringLiteral("computed in 10000 ms"), &bar);
    row->addWidget(words, 1);
    row->addWidget(number);
    bar.resize(500, 40);
    bar.show();
    QApplication::processEvents();
    LayoutWatch watch;
    bar.installEventFilter(&watch);
    const int width = number->width();
    words->setText(QStringLiteral("pair 12 turns once in 88 tokens"));
    number->setText(QStringLiteral("computed in 6.4 ms"));
    QApplication::processEvents();
    EXPECT_EQ(watch.requests, 0);
    EXPECT_EQ(number->width(), width);
    EXPECT_EQ(number->text(), QStringLiteral("computed in 6.4 ms"));
    EXPECT_EQ(words->accessibleName(), words->text());
}

TEST(LineLabel, ItsText_IsPainted) {
    LineLabel label({});
    label.resize(200, 24);
    const QImage empty = label.grab().toImage();
    label.setText(QStringLiteral("m = 40"));
    EXPECT_NE(label.grab().toImage(), empty);
    label.setText({});
    EXPECT_EQ(label.grab().toImage(), empty);
}

}   // namespace

}   // namespace rope::ui
