#include "ui/picture/picture.h"

namespace rope::ui {

std::vector<Anchor> Picture::anchors(const QRectF& /*body*/, const Theme& /*theme*/) const { return {}; }

std::vector<Plot> Picture::plots(const QRectF& /*body*/, const Theme& /*theme*/) const { return {}; }

std::shared_ptr<const Picture> Picture::withLook(const ViewSettings& /*view*/) const { return nullptr; }

}   // namespace rope::ui
