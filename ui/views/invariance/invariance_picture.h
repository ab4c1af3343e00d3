#pragma once

#include "core/base/job_context.h"
#include "core/encoding_study/invariance_study.h"
#include "ui/charts/chart_frame.h"
#include "ui/picture/picture.h"
#include "ui/raster/ink_canvas.h"

#include <QCoreApplication>

#include <cstdint>
#include <vector>

namespace rope::ui {

/// The score while both positions move together: flat for RoPE, not for encodings that are added to q and k.
class InvariancePicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(InvariancePicture)

public:
    InvariancePicture(const ExplorerState& state, InvarianceStudy study);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] DataTable table() const override;

    [[nodiscard]] const InvarianceStudy& study() const { return m_study; }
    [[nodiscard]] PlotFrame plot(const QRectF& body, const Theme& theme) const {
        const QRectF room = panels(body, theme).scores;
        return plotFrame(frame(room, theme), room, theme);
    }

    /// Where the charts stand: the scores, and, where the view is alone and wide enough, what the sinusoidal
    /// score is made of and what is left of R_m^T R_n - R_(n-m).
    struct Panels {
        QRectF scores, terms, residual;   ///< the latter two empty where there is no room
    };
    [[nodiscard]] Panels panels(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame termsPlot(const QRectF& room, const Theme& theme) const {
        return plotFrame(termsFrame(room, theme), room, theme);
    }
    [[nodiscard]] PlotFrame residualPlot(const QRectF& room, const Theme& theme) const {
        return plotFrame(residualFrame(room, theme), room, theme);
    }

private:
    [[nodiscard]] ChartFrame frame(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] ChartFrame termsFrame(const QRectF& room, const Theme& theme) const;
    [[nodiscard]] ChartFrame residualFrame(const QRectF& room, const Theme& theme) const;
    void paintTerms(QPainter& painter, const QRectF& room, const PaintContext& context) const;
    void paintResidual(QPainter& painter, const QRectF& room, const PaintContext& context) const;
    [[nodiscard]] QString readoutBeside(QPointF position, const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QString seriesName(const InvarianceSeries& series) const;
    [[nodiscard]] Ink inkOf(const InvarianceSeries& series, const Theme& theme) const;
    void paintLabels(QPainter& painter, const PlotFrame& plot, const Theme& theme) const;

    ExplorerState m_state;
    InvarianceStudy m_study;
    std::vector<double> m_shifts;
    AxisRange m_xRange, m_yRange, m_termRange, m_residualRange;
};

/// Whole shifts [token] from 0 to the reach, about 240 of them.
std::vector<std::int64_t> invarianceShifts(std::int64_t reach);

ExplorerState relevantForInvariance(const ExplorerState& state);
Result<PicturePtr> buildInvariance(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
