#pragma once

#include "ui/state/state_change.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

namespace rope::ui {

/// A pair of coordinates: its dial, bar, point or row.
struct PairHit {
    int pair = 0;
};

/// One query and one key.
struct CellHit {
    std::int64_t query = 0, key = 0;   ///< [token]
};

/// Something that can be dragged. It holds the scale that was in force when the drag began.
struct DragHandle {
    int pair = 0;
    /// in: where it is dragged to, in the coordinates of the body; the state at that moment
    std::function<std::optional<StateChange>(QPointF to, const ExplorerState& current)> drag;
};

/// A text that a click copies.
struct CopyableText {
    QString text;
};

/// What is at a point of a picture.
struct Hit {
    std::variant<std::monostate, PairHit, CellHit, DragHandle, CopyableText> target = {};
    QString readout = {};   ///< the value there in words; "" where there is none
    /// The same where the value must be computed; `readout` then names the place alone. It may be called on
    /// any thread while the picture exists.
    std::function<QString()> computed = {};
    /// What a click there changes; null where it changes nothing.
    std::function<std::optional<StateChange>(const ExplorerState& current)> click = {};

    template <class Target>
    [[nodiscard]] const Target* as() const {
        return std::get_if<Target>(&target);
    }
    /// The pair that the point belongs to.
    [[nodiscard]] std::optional<int> pair() const {
        if (const auto* hit = as<PairHit>()) return hit->pair;
        if (const auto* handle = as<DragHandle>()) return handle->pair;
        return {};
    }
};

/// The value in words, computed if need be.
inline QString readoutOf(const Hit& hit) { return hit.computed ? hit.computed() : hit.readout; }

}   // namespace rope::ui
