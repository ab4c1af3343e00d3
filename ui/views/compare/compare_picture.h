#pragma once

#include "core/analysis/method_consequences.h"
#include "core/base/job_context.h"
#include "core/decay/decay_curve.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/method_series.h"
#include "ui/picture/picture.h"
#include "ui/views/compare/compare_layout.h"
#include "ui/views/compare/compare_words.h"
#include "ui/views/heatmap/heatmap_picture.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace rope::ui {

/// What the compared methods were found to do.
struct CompareData {
    ConsequenceStudy study;
    DecayCurves decay;   ///< every method of the scenario
    std::vector<double> plainScores;   ///< q = k = 1 without any method, at decay.distances
    std::vector<std::shared_ptr<const HeatmapPicture>> maps;   ///< one a listed method, up to mostCompared
    std::size_t asked = 0;   ///< methods that were to be compared
};

/// More columns than that fit on no screen.
inline constexpr std::size_t mostCompared = 12;

/// The extension question on one page: the same model, a column a method, from the cause (how much each pair
/// is slowed) to the effects (the score near and far, the map) to the numbers.
class ComparePicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(ComparePicture)

public:
    ComparePicture(const ExplorerState& state, CompareData data);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::optional<StateChange> clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                     const ExplorerState& current) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;
    [[nodiscard]] DataTable table() const override;

    [[nodiscard]] const CompareData& data() const { return m_data; }
    /// The methods that have a column in a body of this width, the active one always among them.
    [[nodiscard]] std::vector<MethodSeries> columns(double bodyWidth, const Theme& theme) const;
    /// Why fewer methods than asked for have a column; "" where all have one.
    [[nodiscard]] QString missingWords(std::size_t shown) const;
    [[nodiscard]] CompareLayout layout(const QRectF& body, const Theme& theme) const;
    /// The plot of a picture in a column.
    [[nodiscard]] PlotFrame plot(ComparePart part, std::size_t column, const QRectF& body,
                                 const Theme& theme) const;
    /// The colour of a score: one scale for all maps.
    [[nodiscard]] QRgb colourOf(double value, ThemeKind theme) const;

private:
    struct Page;   ///< what one painting looks at

    [[nodiscard]] ChartFrame frame(ComparePart part, const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] std::size_t sampleAt(double distance) const;
    [[nodiscard]] const HeatmapPicture& map(const MethodSeries& series) const;
    [[nodiscard]] QString partReadout(ComparePart part, const MethodSeries& series, const PlotFrame& plot,
                                      QPointF position) const;
    void paintHeads(QPainter& painter, const Page& page) const;
    void paintWords(QPainter& painter, const Page& page) const;
    void paintRatio(QPainter& painter, const Page& page, std::size_t column) const;
    void paintUnseen(QPainter& painter, const PlotFrame& plot, const MethodConsequences& method,
                     const Theme& theme) const;
    void paintDecay(QPainter& painter, const Page& page, std::size_t column) const;
    void paintScores(QPainter& painter, const Page& page, std::size_t column) const;
    void paintTable(QPainter& painter, const Page& page) const;
    void findRanges();

    ExplorerState m_state;
    CompareData m_data;
    std::vector<MethodSeries> m_listed;
    std::vector<double> m_pairs, m_distances;   ///< as numbers for drawing
    std::vector<CellGrid> m_grids;   ///< one a listed method
    ColourScale m_scale;
    AxisRange m_ratioRange, m_decayRange, m_distanceRange;
};

ExplorerState relevantForCompare(const ExplorerState& state);
Result<PicturePtr> buildCompare(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
