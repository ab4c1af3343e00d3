#pragma once

#include "core/base/job_context.h"
#include "core/decay/decay_curve.h"
#include "core/decay/decay_envelope.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/curves.h"
#include "ui/picture/picture.h"

#include <QCoreApplication>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rope::ui {

/// Long-range decay: one measure against the distance for every compared method, with the trained and the
/// target length marked.
class DecayPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(DecayPicture)

public:
    /// in: samples, and, where every distance was computed, their smallest and largest values column by
    /// column and the first distance at which the active method's sum of cosines is negative, where it was
    /// looked for and found
    DecayPicture(const ExplorerState& state, DecayCurves curves, std::optional<DecayEnvelopes> envelopes = {},
                 std::optional<std::int64_t> firstNegative = {});

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] DataTable table() const override;

    /// Two points a column of several distances, one on each edge: the line through them fills the column
    /// from the smallest value to the largest.
    struct DrawnCurve {
        std::vector<double> xs, ys;
    };
    [[nodiscard]] const DrawnCurve& drawn(std::size_t method) const { return m_drawn[method]; }
    /// The mean of each column, where there are columns.
    [[nodiscard]] const DrawnCurve& means(std::size_t method) const { return m_means[method]; }
    /// The curve of a method in the scenario's order, one value a sample.
    [[nodiscard]] std::span<const double> values(std::size_t method) const;
    [[nodiscard]] std::optional<std::int64_t> firstNegative() const { return m_firstNegative; }
    [[nodiscard]] std::span<const double> distances() const { return m_distances; }
    /// Where a sample lies in the body.
    [[nodiscard]] PlotFrame plot(const QRectF& body, const Theme& theme) const {
        return plotFrame(frame(body, theme), body, theme);
    }

private:
    [[nodiscard]] ChartFrame frame(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QString axisTitle() const;
    [[nodiscard]] DrawnCurve drawnCurve(std::size_t method) const;
    [[nodiscard]] DrawnCurve meanCurve(std::size_t method) const;
    [[nodiscard]] std::vector<PlotMark> marks(std::optional<int> pointedPair) const;
    [[nodiscard]] std::vector<Curve> curves(const Theme& theme) const;
    [[nodiscard]] QString readoutOfColumn(std::size_t column) const;

    ExplorerState m_state;
    DecayCurves m_curves;
    std::optional<DecayEnvelopes> m_envelopes;
    std::optional<std::int64_t> m_firstNegative;
    std::vector<double> m_distances;   ///< of the samples [token], as numbers for drawing
    std::vector<double> m_wavelengths;   ///< of the active method's pairs [token]
    std::vector<DrawnCurve> m_drawn, m_means;   ///< of each method; means with envelopes alone
    AxisRange m_xRange, m_yRange;
};

/// The distances [token] that are computed: whole tokens, at most about 640 of them, evenly spread on the
/// chosen axis, each once.
std::vector<std::int64_t> decayDistances(std::int64_t reach, AxisScale scale);

/// Columns of whole distances up to the reach, about 2000 of them, evenly wide on the chosen axis: their
/// edges.
std::vector<std::int64_t> decayEdges(std::int64_t reach, AxisScale scale);

ExplorerState relevantForDecay(const ExplorerState& state);
Result<PicturePtr> buildDecay(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
