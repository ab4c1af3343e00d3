#include "core/decay/decay_curve.h"
#include "core/report/quantity_writer.h"

namespace rope {

namespace {

void writeJson(JsonWriter& writer, const DecayCurves& curves) {
    writer.field("distance", curves.distances).key("methods").beginArray();
    for (const MethodDecay& method : curves.methods)
        writer.beginObject()
            .field("id", method.choice.id)
            .field("bound", method.bound)
            .field("ones", method.ones)
            .field("score", method.score)
            .endObject();
    writer.endArray();
}

std::vector<DataColumn> columnsOf(const DecayCurves& curves) {
    std::vector<std::string> names;
    for (const MethodDecay& method : curves.methods) names.push_back(method.choice.id);
    names = uniqueNames(names);
    std::vector<DataColumn> columns{{"distance [token]", asNumbers(curves.distances)}};
    for (std::size_t m = 0; m < names.size(); ++m) {
        columns.push_back({"bound " + names[m] + " [1]", curves.methods[m].bound});
        columns.push_back({"ones " + names[m] + " [1]", curves.methods[m].ones});
        columns.push_back({"score " + names[m] + " [1]", curves.methods[m].score});
    }
    return columns;
}

NumberArray arrayOf(const DecayCurves& curves) {
    NumberArray array{{curves.methods.size(), 3, curves.distances.size()}, {}};
    for (const MethodDecay& method : curves.methods) {
        array.append(method.bound);
        array.append(method.ones);
        array.append(method.score);
    }
    return array;
}

}   // namespace

Result<std::string> computeDecayQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                         const JobContext& job) {
    return written<DecayCurves>("decay", request, decayCurves(scenario, request.list, job),
                                {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
