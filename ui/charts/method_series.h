#pragma once

#include "core/scenario/scenario.h"
#include "ui/raster/ink_canvas.h"
#include "ui/theme/theme.h"

#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace rope::ui {

/// A compared method as every view names and colours it.
struct MethodSeries {
    std::size_t index = 0;   ///< in the scenario's list
    std::string id;
    std::size_t repetition = 0;   ///< earlier methods with the same id
    std::string label;   ///< "linear ×4"
    bool isActive = false;

    /// The label in the language of the window.
    [[nodiscard]] QString name() const;
};

/// The visible methods (an active one that is hidden counts as visible: it is what the other views show), the
/// active one last so that it is drawn on top.
std::vector<MethodSeries> shownMethods(const Scenario& scenario);

/// The same methods in the order of the scenario's list, for legends and read-outs.
std::vector<MethodSeries> listedMethods(const Scenario& scenario);

/// The active method is drawn stronger.
Ink inkOf(const MethodSeries& series, const Theme& theme);

/// The scenario with all that only other views look at set to defaults: visibility and the methods that are
/// not active.
Scenario activeMethodOnly(Scenario scenario);

/// "# " lines of an exported table: what was computed and with which settings.
std::vector<std::string> tableComments(const Scenario& scenario, const QString& title);

}   // namespace rope::ui
