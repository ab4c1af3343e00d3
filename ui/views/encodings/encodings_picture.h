#pragma once

#include "ui/painting/colormap.h"
#include "ui/picture/picture.h"
#include "ui/views/encodings/encodings_data.h"
#include "ui/views/encodings/encodings_layout.h"

#include <memory>
#include <string>

namespace rope::ui {

/// The same q and k under every encoding: small score maps above, a table of the measured properties below.
class EncodingsPicture final : public Picture {
public:
    EncodingsPicture(std::shared_ptr<const EncodingsData> data, std::string colormap);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "map/ENCODING"; "table", "table/ENCODING" (a row), "table/ENCODING/PROPERTY" (a cell),
    /// "column/PROPERTY", "linear-attention"; if they fit
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// "map/ENCODING": key to the right, query down [token]
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;

    [[nodiscard]] const EncodingsData& data() const { return *m_data; }
    [[nodiscard]] EncodingsLayout layout(const QRectF& body, const Theme& theme) const;

private:
    void paintMap(QPainter& painter, std::size_t encoding, const EncodingsLayout& places,
                  const Theme& theme) const;
    void paintTable(QPainter& painter, const EncodingsLayout& places, const Theme& theme) const;
    void paintRow(QPainter& painter, std::size_t encoding, const EncodingsLayout& places,
                  const Theme& theme) const;
    void paintLinearAttention(QPainter& painter, const QRectF& line, const Theme& theme) const;

    std::shared_ptr<const EncodingsData> m_data;
    std::string m_colormap;
};

}   // namespace rope::ui
