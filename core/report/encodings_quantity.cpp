#include "core/encoding_study/encoding_comparison.h"
#include "core/encoding_study/value_outputs.h"
#include "core/report/quantity_writer.h"

namespace rope {

namespace {

void writeProperties(JsonWriter& writer, const std::vector<EncodingProperty>& properties) {
    writer.key("properties").beginObject();
    for (const EncodingProperty& property : properties) {
        writer.key(property.id).beginObject().key("holds");
        if (property.holds) writer.value(*property.holds);
        else writer.null();
        writer.field("value", property.value).field("meaning", property.meaning).endObject();
    }
    writer.endObject();
}

void writeLinearAttention(JsonWriter& writer, const std::vector<ComparedFeatureMap>& maps) {
    writer.key("linear_attention").beginArray();
    for (const ComparedFeatureMap& compared : maps) {
        writer.beginObject().field("feature_map", compared.map->id);
        writeMatrix(writer, "weights", compared.attention.weights);
        writer.field("row_sums", compared.attention.rowSums)
            .field("negative_weights", compared.attention.negativeCount)
            .field("smallest_weight", compared.attention.smallestWeight)
            .endObject();
    }
    writer.endArray();
}

void writeOutputs(JsonWriter& writer, const std::vector<ValueOutput>& outputs) {
    writer.key("outputs").beginArray();
    for (const ValueOutput& output : outputs) {
        writer.beginObject().field("value_rotation", valueRotationName(output.rotation));
        writeMatrix(writer, "output", output.output);
        writer.endObject();
    }
    writer.endArray();
}

/// The comparison, and what attention under RoPE makes of v.
struct Answer {
    EncodingComparison comparison;
    std::vector<ValueOutput> outputs;
};

void writeJson(JsonWriter& writer, const Answer& answer) {
    const EncodingComparison& comparison = answer.comparison;
    writer.field("query_positions", comparison.queryPositions)
        .field("key_positions", comparison.keyPositions);
    writer.key("encodings").beginArray();
    for (const ComparedEncoding& compared : comparison.encodings) {
        writer.beginObject().field("id", compared.choice.id);
        writeMatrix(writer, "scores", compared.scores);
        if (!compared.terms.empty()) {
            writer.key("terms").beginObject();
            for (const ScoreTerm& term : compared.terms) writeMatrix(writer, term.id, term.scores);
            writer.endObject();
        }
        writeProperties(writer, compared.properties);
        writer.endObject();
    }
    writer.endArray();
    writeLinearAttention(writer, comparison.linearAttention);
    writeOutputs(writer, answer.outputs);
}

/// One row per cell: a column per encoding reads better than a block per encoding.
std::vector<DataColumn> columnsOf(const Answer& answer) {
    const EncodingComparison& comparison = answer.comparison;
    DataColumn query{"query position [token]"}, key{"key position [token]"};
    for (const std::int64_t queryPosition : comparison.queryPositions)
        for (const std::int64_t keyPosition : comparison.keyPositions) {
            query.values.push_back(static_cast<double>(queryPosition));
            key.values.push_back(static_cast<double>(keyPosition));
        }
    std::vector<DataColumn> columns{std::move(query), std::move(key)};
    for (const ComparedEncoding& compared : comparison.encodings) {
        const double* const cells = compared.scores.data();
        columns.push_back({"score " + compared.choice.id + " [1]", {cells, cells + compared.scores.size()}});
    }
    return columns;
}

NumberArray arrayOf(const Answer& answer) {
    const EncodingComparison& comparison = answer.comparison;
    NumberArray array{
        {comparison.encodings.size(), comparison.queryPositions.size(), comparison.keyPositions.size()}, {}};
    for (const ComparedEncoding& compared : comparison.encodings)
        array.append({compared.scores.data(), static_cast<std::size_t>(compared.scores.size())});
    return array;
}

}   // namespace

Result<std::string> computeEncodingsQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                             const JobContext& job) {
    const std::vector<std::int64_t>& keys =
        request.keyPositions.empty() ? request.list : request.keyPositions;
    const std::vector<EncodingChoice> choices = defaultEncodings();
    Result<EncodingComparison> comparison = encodingComparison(scenario, request.list, keys, choices, job);
    if (!comparison) return comparison.error();
    Result<std::vector<ValueOutput>> outputs = valueOutputs(scenario, request.list, keys, job);
    if (!outputs) return outputs.error();
    return written<Answer>("encodings", request, Answer{std::move(*comparison), std::move(*outputs)},
                           {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
