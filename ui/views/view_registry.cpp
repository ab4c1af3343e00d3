#include "ui/views/view_registry.h"

#include "ui/views/compare/compare_picture.h"
#include "ui/views/decay/decay_picture.h"
#include "ui/views/encodings/encodings_picture.h"
#include "ui/views/frequencies/frequencies_picture.h"
#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/invariance/invariance_picture.h"
#include "ui/views/matrix/matrix_picture.h"
#include "ui/views/model/model_picture.h"
#include "ui/views/phasors/phasors_picture.h"
#include "ui/views/precision/precision_picture.h"
#include "ui/views/rotations/rotations_picture.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rope::ui {

namespace {

/// Tab names are shorter than the pictures' titles.
struct Names {
    Q_DECLARE_TR_FUNCTIONS(ViewRegistry)
};

constexpr std::array<ViewRow, 11> rows{{
    {"rotations", [] { return Names::tr("Rotations"); }, true, relevantForRotations, buildRotations},
    {"heatmap", [] { return Names::tr("Heatmap"); }, true, relevantForHeatmap, buildHeatmap},
    {"invariance", [] { return Names::tr("Invariance"); }, true, relevantForInvariance, buildInvariance},
    {"decay", [] { return Names::tr("Decay"); }, true, relevantForDecay, buildDecay},
    {"phasors", [] { return Names::tr("Phasors"); }, false, relevantForPhasors, buildPhasors},
    {"frequencies", [] { return Names::tr("Frequencies"); }, false, relevantForFrequencies, buildFrequencies},
    {"compare", [] { return Names::tr("Compare"); }, false, relevantForCompare, buildCompare},
    {"encodings", [] { return Names::tr("Encodings"); }, false, relevantForEncodings, buildEncodings},
    {"precision", [] { return Names::tr("Precision"); }, false, relevantForPrecision, buildPrecision},
    {"matrix", [] { return Names::tr("Matrix"); }, false, relevantForMatrix, buildMatrix},
    {"model", [] { return Names::tr("Model"); }, false, relevantForModel, buildModel},
}};

}   // namespace

std::span<const ViewRow> views() { return rows; }

const ViewRow* findView(std::string_view id) {
    const auto* found =
        std::find_if(rows.begin(), rows.end(), [&](const ViewRow& row) { return row.id == id; });
    return found == rows.end() ? nullptr : found;
}

}   // namespace rope::ui
