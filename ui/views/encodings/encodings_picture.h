#pragma once

#include "core/encoding_study/encoding_comparison.h"
#include "ui/painting/colormap.h"
#include "ui/picture/picture.h"
#include "ui/views/heatmap/cell_grid.h"

#include <QCoreApplication>

#include <string_view>
#include <vector>

namespace rope::ui {

/// The same q and k under every encoding: small score maps above, a table of what was measured below.
class EncodingsPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(EncodingsPicture)

public:
    EncodingsPicture(const ExplorerState& state, EncodingComparison comparison);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;
    [[nodiscard]] DataTable table() const override;

    [[nodiscard]] const EncodingComparison& comparison() const { return m_comparison; }
    /// The square of one encoding's score map.
    [[nodiscard]] QRectF mapArea(std::size_t encoding, const QRectF& body, const Theme& theme) const;
    /// The cell of the table: a property (column) of an encoding (row).
    [[nodiscard]] QRectF cellArea(std::size_t encoding, std::size_t property, const QRectF& body,
                                  const Theme& theme) const;

private:
    struct Layout;
    [[nodiscard]] Layout layout(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QString encodingTitle(std::size_t encoding) const;
    [[nodiscard]] const ColourTable& colours(ThemeKind theme) const;
    void paintMap(QPainter& painter, std::size_t encoding, const Layout& places, const Theme& theme) const;
    void paintTable(QPainter& painter, const Layout& places, const Theme& theme) const;
    void paintRow(QPainter& painter, std::size_t encoding, const Layout& places, const Theme& theme) const;
    void paintLinearAttention(QPainter& painter, const QRectF& line, const Theme& theme) const;
    [[nodiscard]] QString linearAttentionText() const;

    ExplorerState m_state;
    EncodingComparison m_comparison;
    std::vector<ColourScale>
        m_scales;   ///< one map of its own each: a bias of hundreds would leave the others without colour
    std::vector<CellGrid> m_grids;
};

ExplorerState relevantForEncodings(const ExplorerState& state);
Result<PicturePtr> buildEncodings(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
