// The content of an overview as a program would show it with Qt Charts alone: no style, no menus, no
// controls. frame_bench starts it as a process of its own: what a peer needs until it has painted.
#include "tests/bench/bare_numbers.h"
#include "tests/bench/start_times.h"

#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QGraphicsPixmapItem>
#include <QGridLayout>
#include <QImage>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace rope::bench {

namespace {

class Dials : public QWidget {
public:
    explicit Dials(const BareNumbers& numbers) : m_numbers(numbers) {}

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = std::min(width(), height()) / 8.0, radius = 0.42 * side;
        for (int pair = 0; pair < barePairs; ++pair) {
            const QPointF centre((pair % 8 + 0.5) * side, (static_cast<int>(pair / 8) + 0.5) * side);
            painter.drawEllipse(centre, radius, radius);
            for (const double angle : {m_numbers.queryAngles[static_cast<std::size_t>(pair)],
                                       m_numbers.rotatedAngles[static_cast<std::size_t>(pair)]})
                painter.drawLine(centre, centre + radius * QPointF(std::cos(angle), -std::sin(angle)));
        }
    }

private:
    const BareNumbers& m_numbers;
};

/// A chart with two value axes of six ticks.
class Plot : public QChartView {
public:
    Plot(const QString& title, double right, double low, double high)
        : m_x(new QValueAxis), m_y(new QValueAxis) {
        chart()->setTitle(title);
        m_x->setRange(0, right);
        m_y->setRange(low, high);
        for (QValueAxis* axis : {m_x, m_y}) axis->setTickCount(6);
        chart()->addAxis(m_x, Qt::AlignBottom);
        chart()->addAxis(m_y, Qt::AlignLeft);
        setRenderHint(QPainter::Antialiasing);
    }
    void add(const QString& name, const QList<QPointF>& points) {
        auto* line = new QLineSeries;
        line->setName(name);
        line->replace(points);
        chart()->addSeries(line);
        line->attachAxis(m_x);
        line->attachAxis(m_y);
    }

private:
    QValueAxis *m_x, *m_y;
};

class ChartsWindow : public QWidget {
public:
    ChartsWindow()
        : m_map(QStringLiteral("Scores"), bareTokens, 0, bareTokens),
          m_decay(QStringLiteral("Decay"), bareReach, 0, 1.25),
          m_frequencies(QStringLiteral("Frequencies"), barePairs, -7, 0) {
        m_numbers.compute(10000, 37);
        resize(1440, 900);
        auto* grid = new QGridLayout(this);
        grid->addWidget(new Dials(m_numbers), 0, 0);
        grid->addWidget(&m_map, 0, 1);
        grid->addWidget(&m_decay, 1, 0);
        grid->addWidget(&m_frequencies, 1, 1);
        for (std::size_t curve = 0; curve < bareCurves; ++curve) {
            QList<QPointF> decay, frequencies;
            for (std::size_t i = 0; i < barePoints; ++i)
                decay << QPointF(bareReach * static_cast<double>(i) / barePoints, m_numbers.decay[curve][i]);
            for (std::size_t i = 0; i < barePairs; ++i)
                frequencies << QPointF(static_cast<double>(i), m_numbers.logFrequencies[curve][i]);
            m_decay.add(QStringLiteral("method %1").arg(curve), decay);
            m_frequencies.add(QStringLiteral("method %1").arg(curve), frequencies);
        }
        m_map.add({}, {});   // a chart without a series has no plot area
        m_map.chart()->legend()->hide();
        m_cells = new QGraphicsPixmapItem(m_map.chart());
        m_cells->setPixmap(QPixmap::fromImage(QImage(reinterpret_cast<const uchar*>(m_numbers.pixels.data()),
                                                     bareTokens, bareTokens, QImage::Format_RGB32)));
    }

protected:
    void resizeEvent(QResizeEvent* /*event*/) override {
        const QRectF area = m_map.chart()->plotArea();
        m_cells->setPos(area.topLeft());
        m_cells->setTransform(QTransform::fromScale(area.width() / bareTokens, area.height() / bareTokens));
    }
    void paintEvent(QPaintEvent* /*event*/) override {
        endOncePainted(*this);   // after the children
    }

private:
    BareNumbers m_numbers;
    Plot m_map, m_decay, m_frequencies;
    QGraphicsPixmapItem* m_cells = nullptr;
};

}   // namespace

}   // namespace rope::bench

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    rope::bench::ChartsWindow window;
    window.show();
    return QApplication::exec();
}
