#include "ui/views/heatmap/heatmap_window.h"

#include "ui/score_cells/score_map_scenario.h"
#include "ui/views/heatmap/heatmap_settings.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

struct HeatmapWindowTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

constexpr std::int64_t minVisibleTokens = 4;

/// A window of that many tokens, moved into the map.
ScoreWindow fitted(ScoreWindow window, double firstQuery, double firstKey, double tokens) {
    const auto length = static_cast<double>(window.length);
    window.tokens = std::llround(
        std::clamp(tokens, static_cast<double>(std::min(minVisibleTokens, window.length)), length));
    const auto last = static_cast<double>(window.length - window.tokens);
    window.firstQuery = std::llround(std::clamp(firstQuery, 0.0, last));
    window.firstKey = std::llround(std::clamp(firstKey, 0.0, last));
    return window;
}

/// Fraction of the map: 0 at its left or top edge, 1 at the right or bottom.
QPointF fractionOf(const QRectF& area, QPointF point) {
    return {(point.x() - area.left()) / area.width(), (point.y() - area.top()) / area.height()};
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

ScoreWindow zoomedWindow(const ScoreWindow& window, QPointF point, double factor) {
    const auto visible = static_cast<double>(window.tokens);
    double tokens = std::round(visible / factor);
    if (factor > 1) tokens = std::min(tokens, visible - 1);   // small windows change, too
    if (factor < 1) tokens = std::max(tokens, visible + 1);
    tokens = std::clamp(tokens, static_cast<double>(std::min(minVisibleTokens, window.length)),
                        static_cast<double>(window.length));
    return fitted(window, static_cast<double>(window.firstQuery) + point.y() * (visible - tokens),
                  static_cast<double>(window.firstKey) + point.x() * (visible - tokens), tokens);
}

ScoreWindow movedWindow(const ScoreWindow& window, QPointF move) {
    const auto visible = static_cast<double>(window.tokens);
    return fitted(window, static_cast<double>(window.firstQuery) + move.y() * visible,
                  static_cast<double>(window.firstKey) + move.x() * visible, visible);
}

ScoreWindow framedWindow(const ScoreWindow& window, QPointF corner, QPointF opposite) {
    const auto visible = static_cast<double>(window.tokens);
    const QRectF band = QRectF(corner, opposite).normalized();
    const double tokens = std::ceil(std::max(band.width(), band.height()) * visible);
    return fitted(window, static_cast<double>(window.firstQuery) + band.center().y() * visible - tokens / 2,
                  static_cast<double>(window.firstKey) + band.center().x() * visible - tokens / 2, tokens);
}

std::optional<StateChange> zoomHeatmap(const ExplorerState& current, const QRectF& area, QPointF point,
                                       double factor) {
    const QPointF fraction = fractionOf(area, point);
    const QPointF within(std::clamp(fraction.x(), 0.0, 1.0), std::clamp(fraction.y(), 0.0, 1.0));
    return withHeatmapWindow(current, zoomedWindow(heatmapWindow(current), within, factor),
                             HeatmapWindowTexts::tr("zoom"), QStringLiteral("heatmapZoom"));
}

std::optional<StateChange> moveHeatmap(const ExplorerState& start, const QRectF& area, QPointF from,
                                       QPointF to) {
    return withHeatmapWindow(start,
                             movedWindow(heatmapWindow(start), fractionOf(area, from) - fractionOf(area, to)),
                             HeatmapWindowTexts::tr("pan"), QStringLiteral("heatmapMove"));
}

std::optional<StateChange> frameHeatmap(const ExplorerState& current, const QRectF& area,
                                        const QRectF& band) {
    const ScoreWindow window = framedWindow(heatmapWindow(current), fractionOf(area, band.topLeft()),
                                            fractionOf(area, band.bottomRight()));
    return withHeatmapWindow(current, window, HeatmapWindowTexts::tr("zoom"), {});
}

std::optional<StateChange> unzoomHeatmap(const ExplorerState& current) {
    ScoreWindow complete{scoreMapLength(current)};
    complete.tokens = complete.length;
    return withHeatmapWindow(current, complete, HeatmapWindowTexts::tr("fit"), {});
}

}   // namespace rope::ui
