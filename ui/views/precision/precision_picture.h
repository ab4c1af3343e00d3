#pragma once

#include "core/analysis/precision_study.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/curves.h"
#include "ui/picture/picture.h"

#include <QCoreApplication>

#include <vector>

namespace rope::ui {

/// What is left of relative position in narrow number formats: how far the score strays while both tokens
/// move, and how many positions can still be told apart.
class PrecisionPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(PrecisionPicture)

public:
    PrecisionPicture(const ExplorerState& state, PrecisionStudy study);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] DataTable table() const override;

    [[nodiscard]] const PrecisionStudy& study() const { return m_study; }
    [[nodiscard]] PlotFrame deviationPlot(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame distinctPlot(const QRectF& body, const Theme& theme) const;

private:
    /// Where the two charts and the table lie; the table is empty where there is no room for it.
    struct Parts {
        QRectF deviation, distinct, table;
    };
    [[nodiscard]] Parts parts(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] ChartFrame deviationFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] ChartFrame distinctFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] Ink inkOf(const PrecisionSeries& series, const Theme& theme) const;
    [[nodiscard]] std::vector<LegendEntry> legend(const Theme& theme) const;
    void findRanges();
    void paintDeviation(QPainter& painter, const Parts& parts, const PaintContext& context) const;
    void paintDistinct(QPainter& painter, const Parts& parts, const PaintContext& context) const;
    [[nodiscard]] bool hasLengths() const { return m_study.lengths.back() >= 2; }
    [[nodiscard]] QString roundedPlaces() const;
    [[nodiscard]] const PrecisionSeries& answeringSeries() const;

    ExplorerState m_state;
    PrecisionStudy m_study;
    std::vector<double> m_shifts, m_lengths;
    std::vector<std::vector<double>> m_values, m_rotations;   ///< counts as curves, format by format
    AxisRange m_shiftRange, m_deviationRange, m_lengthRange;
};

ExplorerState relevantForPrecision(const ExplorerState& state);
Result<PicturePtr> buildPrecision(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
