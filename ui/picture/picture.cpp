#include "ui/picture/picture.h"

namespace rope::ui {

PictureWords Picture::words() const { return {title(), subtitle(), answer(), hint()}; }

Hit Picture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    Hit hit;
    hit.readout = readout(point, body, theme);
    if (const std::optional<Grip> grip = gripAt(point, body, theme)) {
        hit.target = DragHandle{grip->pair, [this, grip = *grip](QPointF to, const ExplorerState& current) {
                                    return dragged(grip, to, current);
                                }};
    } else if (const QString text = copied(point, body, theme); !text.isEmpty()) {
        hit.target = CopyableText{text};
    } else if (const std::optional<int> pair = pairAt(point, body, theme)) {
        hit.target = PairHit{*pair};
    }
    hit.click = [this, point, body, theme](const ExplorerState& current) {
        return clicked(point, body, theme, current);
    };
    return hit;
}

std::vector<Anchor> Picture::anchors(const QRectF& /*body*/, const Theme& /*theme*/) const { return {}; }

std::vector<Plot> Picture::plots(const QRectF& /*body*/, const Theme& /*theme*/) const { return {}; }

std::shared_ptr<const Picture> Picture::withLook(const ViewSettings& /*view*/) const { return nullptr; }

}   // namespace rope::ui
