#pragma once

#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/picture_checks.h"
#include "tests/support/view_states.h"
#include "ui/score_cells/score_colours.h"
#include "ui/views/compare/compare_picture.h"
#include "ui/views/compare/compare_view.h"
#include "ui/views/compare/compare_words.h"
#include "ui/views/compare/consequence_rows.h"

#include <gtest/gtest.h>

/// Helpers of the tests in this folder.
namespace rope::ui::compare_support {

using namespace testing;

inline const QRectF page(10, 10, 1400, 900);
inline const Theme& light = themeOf(ThemeKind::Light);

inline std::shared_ptr<const ComparePicture> built(const ExplorerState& state) {
    return pictureOf<ComparePicture>(compareView, state);
}

inline QImage painted(const Picture& picture, const QRectF& body = page, const Theme& theme = light) {
    return paintedBody(picture, body, {}, theme);
}

inline PlotFrame plotOf(const ComparePicture& picture, ComparePart part, std::size_t column,
                        const QRectF& body = page, const Theme& theme = light) {
    return compareChart(picture.data(), picture.layout(body, theme), part, column, theme).plot;
}

inline std::vector<ConsequenceRow> rowsOf(const CompareData& data) {
    std::vector<const MethodConsequences*> methods;
    for (const ComparedColumn& column : data.columns) methods.push_back(&column.numbers);
    return consequenceRows(methods, data.pairs.size());
}

}   // namespace rope::ui::compare_support
