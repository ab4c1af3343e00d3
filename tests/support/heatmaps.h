#pragma once

#include "tests/support/view_states.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/heatmap/heatmap_view.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>

namespace rope::ui::testing {

/// The heatmap of a state, as the view's job makes it; null after a failure of the test.
inline std::shared_ptr<const HeatmapPicture> builtHeatmap(const ExplorerState& state,
                                                          const JobContext& job = {}) {
    const Result<PicturePtr> picture = heatmapView.build(state, job);
    EXPECT_TRUE(picture.ok()) << (picture ? "" : describe(picture.error()));
    return picture ? std::dynamic_pointer_cast<const HeatmapPicture>(*picture) : nullptr;
}

/// A map of `length` tokens with a vector per token, without mask. visible: 0 for all tokens
inline ExplorerState viewportState(std::int64_t length, std::int64_t firstQuery, std::int64_t firstKey,
                                   std::int64_t visible) {
    ExplorerState state = fourMethods();
    state.scenario.vectors.kind = VectorKind::Tokens;
    state.view.scoreMap.length = length;
    auto& settings = state.view.edit<HeatmapSettings>();
    settings.firstQuery = firstQuery;
    settings.firstKey = firstKey;
    settings.visibleTokens = visible;
    state.view.scoreMap.isCausal = false;
    return state;
}

/// The area of the first map.
inline QRectF firstMap(const HeatmapPicture& picture, const QRectF& body, const Theme& theme) {
    return picture.layout(body, theme).front().plot.area;
}

}   // namespace rope::ui::testing
