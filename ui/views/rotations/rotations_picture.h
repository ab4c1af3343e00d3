#pragma once

#include "core/analysis/rotation_study.h"
#include "core/base/job_context.h"
#include "ui/picture/picture.h"
#include "ui/views/rotations/dial_layout.h"
#include "ui/views/rotations/dial_paint.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace rope::ui {

/// One dial a pair: how q and k stand after their rotation, what training has seen, where each compared
/// method would turn q.
class RotationsPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(RotationsPicture)

public:
    RotationsPicture(const ExplorerState& state, RotationSnapshot snapshot);

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
    [[nodiscard]] std::optional<Grip> gripAt(QPointF position, const QRectF& body,
                                             const Theme& theme) const override;
    [[nodiscard]] std::optional<StateChange> dragged(const Grip& grip, QPointF to,
                                                     const ExplorerState& current) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;
    [[nodiscard]] DataTable table() const override;

    [[nodiscard]] DialLayout layout(const QRectF& body, const Theme& theme) const;
    /// Where the arrow of the rotated query ends, as drawn.
    /// The large dial's part of the body; empty where there is none.
    [[nodiscard]] QRectF focusArea(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QPointF queryHead(int pair, const QRectF& body, const Theme& theme) const;
    [[nodiscard]] const RotationSnapshot& snapshot() const { return m_snapshot; }

private:
    [[nodiscard]] std::vector<DialTick> ticks(const Theme& theme) const;
    [[nodiscard]] QString pairWords(int pair) const;
    void paintDials(QPainter& painter, const DialLayout& dials, const PaintContext& context) const;
    void paintIndices(QPainter& painter, const DialLayout& dials, const Theme& theme) const;

    ExplorerState m_state;
    RotationSnapshot m_snapshot;
    std::int64_t m_trail = 0;   ///< how many positions before m the large dial shows
};

ExplorerState relevantForRotations(const ExplorerState& state);
Result<PicturePtr> buildRotations(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
