#include "ui/charts/method_series.h"

#include "core/scenario/scenario_json.h"
#include "ui/i18n/method_text.h"

#include <algorithm>

namespace rope::ui {

QString MethodSeries::name() const { return methodName(id, label); }

std::vector<MethodSeries> listedMethods(const Scenario& scenario) {
    std::vector<MethodSeries> series;
    for (std::size_t i = 0; i < scenario.methods.size(); ++i) {
        const ComparedMethod& method = scenario.methods[i];
        const bool isActive = i == scenario.activeMethod;
        if (!method.isVisible && !isActive) continue;
        const auto repetition = static_cast<std::size_t>(std::count_if(
            scenario.methods.begin(), scenario.methods.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const ComparedMethod& earlier) { return earlier.choice.id == method.choice.id; }));
        series.push_back({i, method.choice.id, repetition, methodLabel(scenario, method.choice), isActive});
    }
    return series;
}

std::vector<MethodSeries> shownMethods(const Scenario& scenario) {
    std::vector<MethodSeries> series = listedMethods(scenario);
    std::stable_partition(series.begin(), series.end(),
                          [](const MethodSeries& one) { return !one.isActive; });
    return series;
}

Ink inkOf(const MethodSeries& series, const Theme& theme) {
    constexpr double activeWidthPx = 2.2, widthPx = 1.5;
    const SeriesStyle style = methodStyle(theme, series.id, series.repetition);
    return {style.colour, (series.isActive ? activeWidthPx : widthPx) * theme.scale, style.dashes};
}

Scenario activeMethodOnly(Scenario scenario) {
    for (ComparedMethod& method : scenario.methods) method.isVisible = true;
    // Explicit inverse frequencies belong to the first method, so there the place in the list has a meaning.
    if (scenario.activeMethod >= scenario.methods.size() || !scenario.explicitInverseFrequencies.empty())
        return scenario;
    scenario.methods = {scenario.methods[scenario.activeMethod]};
    scenario.activeMethod = 0;
    return scenario;
}

std::vector<std::string> tableComments(const Scenario& scenario, const QString& title) {
    return {"RopeScope: " + title.toStdString(), scenarioJson(scenario)};
}

}   // namespace rope::ui
