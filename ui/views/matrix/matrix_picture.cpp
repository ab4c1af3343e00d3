#include "ui/views/matrix/matrix_picture.h"

#include "ui/painting/text.h"
#include "ui/views/matrix/matrix_paint.h"
#include "ui/views/matrix/matrix_words.h"

#include <QPainter>

#include <optional>
#include <utility>

namespace rope::ui {

MatrixPicture::MatrixPicture(std::shared_ptr<const MatrixData> data, const ViewSettings& view)
    : m_data(std::move(data)),
      m_excerpt(matrixExcerpt(*m_data, view.selectedPair)),
      m_colormap(view.colormap) {}

PictureWords MatrixPicture::words() const { return matrixWords(*m_data, m_excerpt); }

MatrixLayout MatrixPicture::layout(const QRectF& body, const Theme& theme) const {
    return matrixLayout(body, static_cast<int>(m_excerpt.coordinates.size()), m_data->pairCount(),
                        theme.scale);
}

void MatrixPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const MatrixLayout parts = layout(body, context.theme);
    const MatrixScene scene{*m_data, m_excerpt, parts, context.theme, m_colormap};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintMatrix(painter, scene, MatrixPart::Matrix);
    paintMatrix(painter, scene, MatrixPart::OtherMatrix);
    if (parts.hasTables()) {
        paintPhases(painter, scene);
        paintSteps(painter, scene);
    }
    paintNote(painter, body, parts, context.theme);
    if (const auto cell = context.cursor ? parts.cellAt(*context.cursor) : std::nullopt) {
        painter.setPen(QPen(context.theme.ink, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(parts.cell(*cell));
    }
    painter.restore();
}

void MatrixPicture::paintNote(QPainter& painter, const QRectF& body, const MatrixLayout& layout,
                              const Theme& theme) const {
    const double top = (layout.hasTables() ? layout.steps : layout.matrix).bottom() + 4 * theme.scale;
    drawElided(painter, QRectF(body.left() + 8, top, body.width() - 16, body.bottom() - top), Qt::AlignLeft,
               theme.secondaryFont(), theme.muted, matrixNote(*m_data, m_excerpt));
}

Hit MatrixPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const std::optional<MatrixCell> cell = layout(body, theme).cellAt(point);
    if (!cell) return {};
    const int pair = pairOfCell(*m_data, m_excerpt, *cell);
    return {.target = PairHit{pair},
            .readout = cellReadout(*m_data, m_excerpt, *cell),
            .click = [pair](const ExplorerState& current) {
                return std::optional(changes::withSelectedPair(current, pair));
            }};
}

std::vector<Anchor> MatrixPicture::anchors(const QRectF& body, const Theme& theme) const {
    const MatrixLayout parts = layout(body, theme);
    std::vector<Anchor> all{{QStringLiteral("matrix"), parts.matrix},
                            {QStringLiteral("other-matrix"), parts.otherMatrix}};
    const MatrixPart part =   // the pairing whose pairs are adjacent coordinates
        m_data->steps.layout.pairing == Pairing::Interleaved ? MatrixPart::Matrix : MatrixPart::OtherMatrix;
    for (int pair = m_excerpt.firstPair; pair <= m_excerpt.lastPair; ++pair) {
        const int first = 2 * (pair - m_excerpt.firstPair);
        all.push_back({QStringLiteral("block/%1").arg(pair),
                       parts.cell({part, first, first}).united(parts.cell({part, first + 1, first + 1}))});
    }
    if (!parts.hasTables()) return all;
    all.push_back({QStringLiteral("phases"), parts.phases});
    all.push_back({QStringLiteral("steps"), parts.steps});
    for (int row = 0; row < MatrixLayout::stepRows; ++row)
        all.push_back({QStringLiteral("steps/%1").arg(row),
                       parts.cell({MatrixPart::Steps, row, 0})
                           .united(parts.cell({MatrixPart::Steps, row, parts.drawnCount - 1}))});
    return all;
}

std::shared_ptr<const Picture> MatrixPicture::withLook(const ViewSettings& view) const {
    return std::make_shared<MatrixPicture>(m_data, view);
}

}   // namespace rope::ui
