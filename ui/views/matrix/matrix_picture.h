#pragma once

#include "ui/picture/picture.h"
#include "ui/views/matrix/matrix_data.h"
#include "ui/views/matrix/matrix_layout.h"

#include <memory>
#include <string>
#include <vector>

namespace rope::ui {

/// R_m as numbers: the blocks of a few pairs in both pairings, cos and sin of all pairs, and the three steps
/// of Llama's code.
class MatrixPicture final : public Picture {
public:
    MatrixPicture(std::shared_ptr<const MatrixData> data, const ViewSettings& view);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "matrix", "other-matrix"; "block/PAIR" (2 x 2 entries of a drawn pair, interleaved); "phases",
    /// "steps" and "steps/ROW" where they fit
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;

    [[nodiscard]] const MatrixData& data() const { return *m_data; }
    [[nodiscard]] const MatrixExcerpt& excerpt() const { return m_excerpt; }
    [[nodiscard]] MatrixLayout layout(const QRectF& body, const Theme& theme) const;

private:
    void paintNote(QPainter& painter, const QRectF& body, const MatrixLayout& layout,
                   const Theme& theme) const;

    std::shared_ptr<const MatrixData> m_data;
    MatrixExcerpt m_excerpt;
    std::string m_colormap;
};

}   // namespace rope::ui
