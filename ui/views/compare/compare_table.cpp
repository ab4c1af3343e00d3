#include "ui/views/compare/compare_data.h"
#include "ui/views/compare/compare_words.h"

#include <array>
#include <string>
#include <utility>

namespace rope::ui {

namespace {

struct Column {
    const char* title;
    double (*value)(const MethodConsequences& method);
};

constexpr std::array<Column, 14> columns{{
    {"pairs kept", [](const MethodConsequences& method) { return static_cast<double>(method.kept); }},
    {"pairs blended", [](const MethodConsequences& method) { return static_cast<double>(method.blended); }},
    {"pairs interpolated",
     [](const MethodConsequences& method) { return static_cast<double>(method.interpolated); }},
    {"pairs standing still",
     [](const MethodConsequences& method) { return static_cast<double>(method.still); }},
    {"pairs beyond training",
     [](const MethodConsequences& method) { return static_cast<double>(method.outsidePairs); }},
    {"largest unseen angle [rad]",
     [](const MethodConsequences& method) { return method.coverage.largestOutsideAngleRad(); }},
    {"pair of the largest unseen angle",
     [](const MethodConsequences& method) {
         return static_cast<double>(method.coverage.largestOutsidePair);
     }},
    {"ratio of the fastest pair", [](const MethodConsequences& method) { return method.fastestRatio; }},
    {"turn of the fastest pair [rad/token]",
     [](const MethodConsequences& method) { return method.fastestAngleRad; }},
    {"shortest resolved distance [token]",
     [](const MethodConsequences& method) { return method.shortestResolvedDistance; }},
    {"neighbours' score change, rms",
     [](const MethodConsequences& method) { return method.shortRangeChangeRms(); }},
    {"attention factor",
     [](const MethodConsequences& method) { return method.spectrum.schedule.attentionFactor; }},
    {"softmax factor",
     [](const MethodConsequences& method) { return method.spectrum.schedule.softmaxFactor; }},
    {"logit factor", [](const MethodConsequences& method) { return method.spectrum.schedule.logitFactor(); }},
}};

/// The settings of the comments: exactly the methods of the table are visible.
Scenario withVisible(Scenario scenario, const std::vector<MethodSeries>& methods) {
    for (ComparedMethod& method : scenario.methods) method.isVisible = false;
    for (const MethodSeries& method : methods) scenario.methods[method.index].isVisible = true;
    return scenario;
}

}   // namespace

Result<DataTable> compareTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    const Result<ConsequenceStudy> study = methodConsequences(*scenario, job);
    if (!study) return study.error();
    const std::vector<MethodSeries> methods = comparedMethods(relevant.scenario);
    DataTable table{tableComments(withVisible(relevant.scenario, methods), compareTitle()), {{"method", {}}}};
    for (std::size_t i = 0; i < methods.size(); ++i) {
        table.comments.push_back("method " + std::to_string(i) + ": " + methods[i].label);
        table.columns.front().values.push_back(static_cast<double>(i));
    }
    const auto addColumn = [&](std::string title, const auto& valueOf) {
        DataColumn column{std::move(title), {}};
        for (const MethodSeries& method : methods)
            column.values.push_back(valueOf(study->methods[method.index]));
        table.columns.push_back(std::move(column));
    };
    for (const Column& column : columns) addColumn(column.title, column.value);
    for (std::size_t i = 0; i < static_cast<std::size_t>(shortRangeMaxDistance); ++i)
        addColumn("score change at distance " + std::to_string(i + 1) + " [token]",
                  [i](const MethodConsequences& method) { return method.shortRangeChange[i]; });
    return table;
}

}   // namespace rope::ui
