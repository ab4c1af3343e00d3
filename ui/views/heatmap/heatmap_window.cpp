#include "ui/views/heatmap/heatmap_window.h"

#include "ui/score_cells/score_map_scenario.h"
#include "ui/views/heatmap/heatmap_settings.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr std::int64_t leastSeen = 4;

/// A window of so many tokens that begins near a place which may lie outside.
ScoreWindow fitted(ScoreWindow window, double firstQuery, double firstKey, double tokens) {
    const auto length = static_cast<double>(window.length);
    window.tokens =
        std::llround(std::clamp(tokens, static_cast<double>(std::min(leastSeen, window.length)), length));
    const auto last = static_cast<double>(window.length - window.tokens);
    window.firstQuery = std::llround(std::clamp(firstQuery, 0.0, last));
    window.firstKey = std::llround(std::clamp(firstKey, 0.0, last));
    return window;
}

}   // namespace

ScoreWindow heatmapWindow(const ExplorerState& state) {
    const ViewSettings& view = state.view;
    ScoreWindow window{scoreMapLength(state)};
    window.tokens = window.length;
    if (view.get<HeatmapSettings>().visibleTokens <= 0 ||
        view.get<HeatmapSettings>().visibleTokens >= window.length)
        return window;
    window.tokens = view.get<HeatmapSettings>().visibleTokens;
    window.firstQuery =
        std::clamp<std::int64_t>(view.get<HeatmapSettings>().firstQuery, 0, window.length - window.tokens);
    window.firstKey =
        std::clamp<std::int64_t>(view.get<HeatmapSettings>().firstKey, 0, window.length - window.tokens);
    return window;
}

ScoreWindow zoomedWindow(const ScoreWindow& window, QPointF place, double factor) {
    const auto seen = static_cast<double>(window.tokens);
    double tokens = std::round(seen / factor);
    if (factor > 1) tokens = std::min(tokens, seen - 1);   // small numbers must not stand still
    if (factor < 1) tokens = std::max(tokens, seen + 1);
    tokens = std::clamp(tokens, static_cast<double>(std::min(leastSeen, window.length)),
                        static_cast<double>(window.length));
    return fitted(window, static_cast<double>(window.firstQuery) + place.y() * (seen - tokens),
                  static_cast<double>(window.firstKey) + place.x() * (seen - tokens), tokens);
}

ScoreWindow movedWindow(const ScoreWindow& window, QPointF move) {
    const auto seen = static_cast<double>(window.tokens);
    return fitted(window, static_cast<double>(window.firstQuery) + move.y() * seen,
                  static_cast<double>(window.firstKey) + move.x() * seen, seen);
}

ScoreWindow framedWindow(const ScoreWindow& window, QPointF corner, QPointF opposite) {
    const auto seen = static_cast<double>(window.tokens);
    const QRectF band = QRectF(corner, opposite).normalized();
    const double tokens = std::ceil(std::max(band.width(), band.height()) * seen);
    return fitted(window, static_cast<double>(window.firstQuery) + band.center().y() * seen - tokens / 2,
                  static_cast<double>(window.firstKey) + band.center().x() * seen - tokens / 2, tokens);
}

std::optional<StateChange> withHeatmapWindow(const ExplorerState& state, const ScoreWindow& window,
                                             const QString& label, const QString& mergeKey) {
    if (window == heatmapWindow(state)) return {};
    ViewSettings view = state.view;
    const bool isWhole = window.tokens >= window.length;
    view.edit<HeatmapSettings>().visibleTokens = isWhole ? 0 : window.tokens;
    view.edit<HeatmapSettings>().firstQuery = isWhole ? 0 : window.firstQuery;
    view.edit<HeatmapSettings>().firstKey = isWhole ? 0 : window.firstKey;
    StateChange change = changes::withViewSettings(state, view, label);
    change.mergeKey = mergeKey;
    return change;
}

}   // namespace rope::ui
