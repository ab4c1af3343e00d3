#pragma once

#include "core/analysis/rotation_matrix.h"
#include "core/base/job_context.h"
#include "ui/picture/picture.h"
#include "ui/views/matrix/matrix_geometry.h"

#include <QCoreApplication>

#include <vector>

namespace rope::ui {

/// R_m as numbers: the blocks of a few pairs in both layouts, cos and sin of all pairs, and the three steps
/// of Llama's code.
class MatrixPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(MatrixPicture)

public:
    MatrixPicture(const ExplorerState& state, RotationSteps steps);

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

    [[nodiscard]] const RotationSteps& steps() const { return m_steps; }
    [[nodiscard]] MatrixGeometry geometry(const QRectF& body, const Theme& theme) const;
    /// The number of a cell, as drawn and read out.
    [[nodiscard]] double value(const MatrixHit& place) const;
    /// The text drawn in a matrix' or a step's cell.
    [[nodiscard]] static QString cellText(double value);
    /// What is not drawn, in words.
    [[nodiscard]] QString restWords() const;

private:
    [[nodiscard]] const PairLayout& layoutOf(MatrixPart part) const {
        return part == MatrixPart::Other ? m_other : m_steps.layout;
    }
    [[nodiscard]] const std::vector<int>& coordinatesOf(MatrixPart part) const {
        return part == MatrixPart::Other ? m_otherCoordinates : m_coordinates;
    }
    /// Draws the pairs around this one, where not all can be drawn.
    void focus(int pair);
    [[nodiscard]] int pairBehind(const MatrixHit& place) const;
    [[nodiscard]] QString layoutName(const PairLayout& layout) const;
    [[nodiscard]] QString coordinateText(const PairLayout& layout, int coordinate) const;
    [[nodiscard]] QString stepName(int row) const;
    void paintMatrix(QPainter& painter, const MatrixGeometry& places, MatrixPart part,
                     const Theme& theme) const;
    void paintStrip(QPainter& painter, const MatrixGeometry& places, const Theme& theme) const;
    void paintSteps(QPainter& painter, const MatrixGeometry& places, const Theme& theme) const;
    [[nodiscard]] QColor ground(double value, const Theme& theme) const;

    ExplorerState m_state;
    RotationSteps m_steps;
    PairLayout m_other;   ///< the same pairs in the other layout
    int m_firstPair = 0, m_lastPair = 0, m_focused = 0;   ///< drawn pairs, and the one in focus
    std::vector<int> m_coordinates, m_otherCoordinates;   ///< drawn, ascending
};

ExplorerState relevantForMatrix(const ExplorerState& state);
Result<PicturePtr> buildMatrix(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
