#pragma once

#include "ui/picture/anchor.h"
#include "ui/views/compare/compare_layout.h"

#include <QString>

#include <vector>

namespace rope::ui {

/// The name of a row of charts in anchors and plots: "ratio", "decay", "scores".
QString partId(ComparePart part);

/// What a lecture can point at. METHOD is as anchorId():
/// "column/METHOD" from the head to the last row, "head/METHOD"; the charts "ratio/METHOD", "decay/METHOD",
/// "scores/METHOD" with "ratio/METHOD/x-axis" ...; "curve/METHOD" (of the ratio), "curve/decay/METHOD" and
/// "curve/decay/METHOD/unscaled", each with "/point"; "adjacent/METHOD", "mark/trained/METHOD",
/// "mark/target/METHOD"; "text/ratio", "text/decay", "text/scores"; "table", "table/ROW", "table/ROW/METHOD"
std::vector<Anchor> compareAnchors(const CompareData& data, const CompareLayout& layout, const QRectF& body,
                                   const Theme& theme);

}   // namespace rope::ui
