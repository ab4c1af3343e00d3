#include "core/base/number_text.h"
#include "core/bounds/extension_bounds.h"
#include "core/report/quantity_writer.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rope {

namespace {

template <class Number>
void writeOptional(JsonWriter& writer, std::string_view name, const std::optional<Number>& number) {
    if (number) writer.field(name, *number);
    else writer.key(name).null();
}

std::optional<double> lowestBase(const ExtensionBounds& bounds) {
    if (!bounds.bases || bounds.bases->windows.empty()) return {};
    return bounds.bases->windows.front().low;
}

void writeWindows(JsonWriter& writer, const ExtensionBounds& bounds) {
    writeOptional(writer, "base_lower_bound", lowestBase(bounds));
    writer.key("passing_windows").beginArray();
    if (bounds.bases)
        for (const BaseWindow& window : bounds.bases->windows)
            writer.value(std::vector<double>{window.low, window.high});
    writer.endArray();
}

/// How windows were searched, which determines what a base outside or inside of them means (see
/// passingBaseWindows).
void writeSearch(JsonWriter& writer, const ExtensionBounds& bounds) {
    writer.key("search");
    if (!bounds.bases) {
        writer.null();
        return;
    }
    const BaseSearch& search = bounds.bases->search;
    writer.beginObject()
        .field("from", search.from)
        .field("to", search.to)
        .field("every_base_passes_from", search.everyBasePassesFrom)
        .field("log_resolution", search.resolution)
        .endObject();
}

void writeMethods(JsonWriter& writer, const ExtensionBounds& bounds) {
    writer.key("methods").beginArray();
    for (const MethodCoverage& method : bounds.methods) {
        writer.beginObject().field("id", method.choice.id);
        writeOptional(writer, "first_negative_distance", method.firstNegativeDistance);
        writer.field("coverage", method.revolutions)
            .field("unseen_angle", method.outsideAngleRad)
            .field("largest_unseen_angle", method.largestOutsideAngleRad())
            .field("largest_unseen_pair", method.largestOutsidePair)
            .endObject();
    }
    writer.endArray();
}

void writeJson(JsonWriter& writer, const ExtensionBounds& bounds) {
    writeOptional(writer, "critical_dimension", bounds.criticalDimension);
    writeOptional(writer, "critical_base", bounds.criticalBase);
    writeOptional(writer, "first_negative_distance", bounds.active().firstNegativeDistance);
    writeWindows(writer, bounds);
    writeSearch(writer, bounds);
    writer.field("coverage", bounds.active().revolutions);
    writeMethods(writer, bounds);
}

template <class Number>
DataColumn single(std::string title, const std::optional<Number>& number) {
    DataColumn column{std::move(title), {}};
    if (number) column.values.push_back(static_cast<double>(*number));
    return column;
}

std::vector<DataColumn> columnsOf(const ExtensionBounds& bounds) {
    std::vector<std::string> names;
    for (const MethodCoverage& method : bounds.methods) names.push_back(method.choice.id);
    names = uniqueNames(names);
    std::vector<double> pairs(bounds.methods.front().revolutions.size());
    std::iota(pairs.begin(), pairs.end(), 0.0);
    std::vector<DataColumn> columns{{"pair", std::move(pairs)}};
    for (std::size_t m = 0; m < names.size(); ++m) {
        columns.push_back({"coverage " + names[m] + " [turn]", bounds.methods[m].revolutions});
        columns.push_back({"unseen_angle " + names[m] + " [rad]", bounds.methods[m].outsideAngleRad});
    }
    columns.push_back(single("critical_dimension", bounds.criticalDimension));
    columns.push_back(single("critical_base", bounds.criticalBase));
    columns.push_back(single("first_negative_distance [token]", bounds.active().firstNegativeDistance));
    columns.push_back(single("base_lower_bound", lowestBase(bounds)));
    DataColumn low{"passing_window low", {}}, high{"passing_window high", {}};
    if (bounds.bases)
        for (const BaseWindow& window : bounds.bases->windows) {
            low.values.push_back(window.low);
            high.values.push_back(window.high);
        }
    columns.push_back(std::move(low));
    columns.push_back(std::move(high));
    return columns;
}

NumberArray arrayOf(const ExtensionBounds& bounds) {
    const std::vector<double>& revolutions = bounds.active().revolutions;
    return {{revolutions.size()}, revolutions};
}

/// Whether bases were left out between the last one that was looked at and those of which all pass.
bool endedEarly(const ExtensionBounds& bounds) {
    if (!bounds.bases) return false;
    const BaseSearch& search = bounds.bases->search;
    return std::isfinite(search.everyBasePassesFrom) && search.to < search.everyBasePassesFrom * (1 - 1e-9);
}

Warning endedEarlyWarning(const BaseSearch& search) {
    return {"base-search-ended-early",
            "the search of bases ended at " + readableText(search.to) +
                ", because it would have taken too long: of those between there and " +
                readableText(search.everyBasePassesFrom) + " no statement is made",
            "context"};
}

}   // namespace

Warnings boundsWarnings(const ValidScenario& scenario) {
    if (canSearchBases(*scenario)) return {};
    return {
        {"base-search-too-long",
         "the bases that suit a context of this length were not searched for: base_lower_bound is null; " +
             std::to_string(maxWindowWork / scenario->layout.pairCount()) + " tokens are the longest for " +
             std::to_string(scenario->layout.pairCount()) + " pairs",
         "context"}};
}

Result<std::string> computeBoundsQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                          const JobContext& job) {
    const Result<ExtensionBounds> bounds = extensionBounds(scenario, {.searchesBases = true}, job);
    if (bounds && endedEarly(*bounds)) request.warnings.push_back(endedEarlyWarning(bounds->bases->search));
    return written<ExtensionBounds>("bounds", request, bounds, {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
