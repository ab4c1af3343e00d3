#include "ui/views/view_registry.h"

#include "ui/views/compare/compare_view.h"
#include "ui/views/decay/decay_view.h"
#include "ui/views/encodings/encodings_view.h"
#include "ui/views/frequencies/frequencies_view.h"
#include "ui/views/heatmap/heatmap_view.h"
#include "ui/views/invariance/invariance_view.h"
#include "ui/views/matrix/matrix_view.h"
#include "ui/views/model/model_view.h"
#include "ui/views/phasors/phasors_view.h"
#include "ui/views/precision/precision_view.h"
#include "ui/views/rotations/rotations_view.h"

#include <algorithm>
#include <array>

namespace rope::ui {

std::span<const ViewRow> views() {
    static const std::array rows{rotationsView, heatmapView,     invarianceView, decayView,
                                 phasorsView,   frequenciesView, compareView,    encodingsView,
                                 precisionView, matrixView,      modelView};
    return rows;
}

const ViewRow* findView(std::string_view id) {
    const auto rows = views();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ViewRow& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

}   // namespace rope::ui
