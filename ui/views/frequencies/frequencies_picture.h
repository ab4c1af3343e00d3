#pragma once

#include "core/analysis/frequency_bands.h"
#include "core/analysis/method_consequences.h"
#include "core/base/job_context.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/curves.h"
#include "ui/charts/method_series.h"
#include "ui/picture/picture.h"
#include "ui/views/frequencies/frequencies_layout.h"
#include "ui/views/frequencies/frequencies_table.h"

#include <QCoreApplication>

#include <cstdint>
#include <optional>
#include <vector>

namespace rope::ui {

/// What the compared methods do to the pairs.
struct FrequencyData {
    ConsequenceStudy study;   ///< every method of the scenario
    std::optional<MethodConsequences> plain;   ///< RoPE without a method, where no method in the list is that
    std::optional<std::int64_t>
        criticalDimension;   ///< coordinates that complete a turn within the trained length
};

/// How fast each pair turns under every compared method, by how much it was slowed, which angles are new to
/// it, and in numbers below what that means, the temperature included.
class FrequenciesPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(FrequenciesPicture)

public:
    FrequenciesPicture(const ExplorerState& state, FrequencyData data);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::optional<StateChange> clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                     const ExplorerState& current) const override;
    [[nodiscard]] std::optional<int> pairAt(QPointF position, const QRectF& body,
                                            const Theme& theme) const override;
    [[nodiscard]] DataTable table() const override;

    [[nodiscard]] FrequencyPanels panels(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame spectrumPlot(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame slowingPlot(const QRectF& body, const Theme& theme) const;
    /// Empty area where the panel has no room.
    [[nodiscard]] PlotFrame unseenPlot(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] const std::vector<FrequencyBand>& bands() const { return m_bands; }
    [[nodiscard]] const FrequencyData& data() const { return m_data; }
    /// The table as it is painted.
    [[nodiscard]] std::vector<FrequencyRow> rows(const Theme& theme) const;
    /// Where on the axis of pairs the critical dimension lies: between the last pair that completes a turn
    /// and the first that does not.
    [[nodiscard]] std::optional<double> criticalPlace() const;

private:
    static QString bandName(BandKind kind);
    [[nodiscard]] ChartFrame spectrumFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] ChartFrame slowingFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] ChartFrame unseenFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] const MethodConsequences& method(const MethodSeries& series) const {
        return m_data.study.methods[series.index];
    }
    [[nodiscard]] std::vector<LegendEntry> legend(const Theme& theme) const;
    [[nodiscard]] std::vector<PlotMark> lengthMarks() const;
    void findRanges();
    void paintBands(QPainter& painter, const PlotFrame& plot, const Theme& theme, bool isNamed) const;
    void paintSpectrum(QPainter& painter, const FrequencyPanels& panels, const PaintContext& context) const;
    void paintSpectrumMarks(QPainter& painter, const PlotFrame& plot, const FrequencyPanels& panels,
                            const std::vector<Curve>& curves, const Theme& theme) const;
    void paintSlowing(QPainter& painter, const QRectF& panel, const PaintContext& context) const;
    void paintUnseen(QPainter& painter, const QRectF& panel, const PaintContext& context) const;

    ExplorerState m_state;
    FrequencyData m_data;
    std::vector<std::vector<double>> m_slowedBy;   ///< theta_i / theta'_i of every method
    std::vector<double> m_pairs;   ///< 0, 1, 2 ... as numbers for drawing
    std::vector<FrequencyBand> m_bands;   ///< of the active method
    AxisRange m_thetaRange, m_slowingRange, m_unseenRange;
};

ExplorerState relevantForFrequencies(const ExplorerState& state);
Result<PicturePtr> buildFrequencies(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
