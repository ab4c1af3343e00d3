#include "core/encoding_study/invariance_study.h"
#include "core/report/quantity_writer.h"

namespace rope {

namespace {

void writeJson(JsonWriter& writer, const InvarianceStudy& study) {
    writer.field("shift", study.shifts).key("series").beginArray();
    for (const InvarianceSeries& series : study.series)
        writer.beginObject()
            .field("encoding", series.encoding)
            .field("precision", formatName(series.format))
            .field("score", series.score)
            .field("deviation", series.deviation)
            .field("spread", series.spread)
            .endObject();
    writer.endArray();
    writer.key("sinusoidal_terms").beginObject();
    for (const InvarianceTerm& term : study.sinusoidalTerms) writer.field(term.id, term.score);
    writer.endObject().field("rotation_residual", study.rotationResidual);
}

std::vector<DataColumn> columnsOf(const InvarianceStudy& study) {
    std::vector<DataColumn> columns{{"shift [token]", asNumbers(study.shifts)}};
    for (const InvarianceSeries& series : study.series) {
        const std::string name = series.encoding + " " + std::string(formatName(series.format));
        columns.push_back({"score " + name + " [1]", series.score});
        columns.push_back({"deviation " + name + " [1]", series.deviation});
        columns.push_back(
            {"spread " + name + " [1]", std::vector<double>(study.shifts.size(), series.spread)});
    }
    return columns;
}

NumberArray arrayOf(const InvarianceStudy& study) {
    NumberArray array{{study.series.size(), study.shifts.size()}, {}};
    for (const InvarianceSeries& series : study.series) array.append(series.score);
    return array;
}

}   // namespace

Result<std::string> computeInvarianceQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                              const JobContext& job) {
    return written<InvarianceStudy>("invariance", request, invarianceStudy(scenario, request.list, job),
                                    {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
