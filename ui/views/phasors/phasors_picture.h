#pragma once

#include "core/analysis/phasor_study.h"
#include "core/base/job_context.h"
#include "ui/charts/chart_frame.h"
#include "ui/picture/picture.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace rope::ui {

/// The score as a sum: the pairs' phasors head to tail, the part of each pair, and the partial sums that
/// bound it.
class PhasorsPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(PhasorsPicture)

public:
    PhasorsPicture(const ExplorerState& state, PhasorStudy study);

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
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;
    [[nodiscard]] DataTable table() const override;

    /// The chain at the left, the pairs' parts above the partial sums at the right; one below the other in a
    /// narrow body.
    struct Panels {
        QRectF chain, parts, sums;
    };
    [[nodiscard]] static Panels panels(const QRectF& body);
    [[nodiscard]] PlotFrame chainPlot(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame partsPlot(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame sumsPlot(const QRectF& body, const Theme& theme) const;

private:
    [[nodiscard]] ChartFrame chainFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] ChartFrame partsFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] ChartFrame sumsFrame(const QRectF& panel, const Theme& theme) const;
    /// The pair that is marked: the one pointed at here or in another view.
    [[nodiscard]] std::optional<int> markedPair(const QRectF& body, const PaintContext& context) const;
    void paintChain(QPainter& painter, const QRectF& body, const PaintContext& context) const;
    void paintParts(QPainter& painter, const QRectF& body, const PaintContext& context) const;
    void paintSums(QPainter& painter, const QRectF& body, const PaintContext& context) const;

    ExplorerState m_state;
    PhasorStudy m_study;
    std::vector<double> m_pairs, m_partialSums;
};

ExplorerState relevantForPhasors(const ExplorerState& state);
Result<PicturePtr> buildPhasors(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
