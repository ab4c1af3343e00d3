#pragma once

#include "core/analysis/decay_curve.h"
#include "core/base/job_context.h"
#include "ui/charts/chart_frame.h"
#include "ui/painting/picture.h"

#include <QCoreApplication>

#include <cstdint>
#include <span>
#include <vector>

namespace rope::ui {

/// Long-range decay: one measure against the distance for every compared method, with the trained and the target length marked.
class DecayPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(DecayPicture)

public:
    DecayPicture(const ExplorerState& state, DecayCurves curves);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] DataTable table() const override;

    /// The curve of a method in the scenario's order, one value a distance.
    [[nodiscard]] std::span<const double> values(std::size_t method) const;
    [[nodiscard]] std::span<const double> distances() const { return m_distances; }
    /// Where a sample lies in the body.
    [[nodiscard]] PlotFrame plot(const QRectF& body, const Theme& theme) const { return plotFrame(frame(body, theme), body, theme); }

private:
    [[nodiscard]] ChartFrame frame(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QString axisTitle() const;

    ExplorerState m_state;
    DecayCurves m_curves;
    std::vector<double> m_distances;   ///< [token], as numbers for drawing
    AxisRange m_xRange, m_yRange;
};

/// The distances [token] that are computed: whole tokens, at most about 640 of them, evenly spread on the chosen axis, each once.
std::vector<std::int64_t> decayDistances(std::int64_t reach, AxisScale scale);

ExplorerState relevantForDecay(const ExplorerState& state);
Result<PicturePtr> buildDecay(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
