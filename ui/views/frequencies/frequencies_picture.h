#pragma once

#include "core/analysis/frequency_bands.h"
#include "core/analysis/frequency_spectrum.h"
#include "core/base/job_context.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/curves.h"
#include "ui/painting/picture.h"

#include <QCoreApplication>

#include <vector>

namespace rope::ui {

/// How fast each pair turns under every compared method, and by how much it was slowed.
class FrequenciesPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(FrequenciesPicture)

public:
    FrequenciesPicture(const ExplorerState& state, FrequencySpectrum spectrum);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::optional<StateChange> clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                     const ExplorerState& current) const override;
    [[nodiscard]] DataTable table() const override;

    /// The two plots inside the body: inverse frequencies, and "slowed by"; one above the other, or side by side in a wide body.
    struct Panels {
        QRectF spectrum, slowing;
    };
    [[nodiscard]] static Panels panels(const QRectF& body);
    [[nodiscard]] PlotFrame spectrumPlot(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame slowingPlot(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] const std::vector<FrequencyBand>& bands() const { return m_bands; }

private:
    [[nodiscard]] ChartAxis pairAxis(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] ChartFrame spectrumFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] ChartFrame slowingFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] std::optional<int> pairAt(QPointF position, const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QString legendText(std::size_t method, const QString& label) const;
    [[nodiscard]] std::vector<PlotMark> lengthMarks() const;
    void findRanges();
    void paintBands(QPainter& painter, const PlotFrame& plot, const Theme& theme, bool isNamed) const;
    void paintSpectrum(QPainter& painter, const QRectF& body, const PaintContext& context) const;
    void paintSlowing(QPainter& painter, const QRectF& body, const PaintContext& context) const;

    ExplorerState m_state;
    FrequencySpectrum m_spectrum;
    std::vector<std::vector<double>> m_slowedBy;   ///< theta_i / theta'_i of every method
    std::vector<double> m_pairs;   ///< 0, 1, 2 ... as numbers for drawing
    std::vector<FrequencyBand> m_bands;   ///< of the active method
    AxisRange m_thetaRange, m_slowingRange;
};

ExplorerState relevantForFrequencies(const ExplorerState& state);
Result<PicturePtr> buildFrequencies(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
