#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/json/json_writer.h"
#include "core/methods/method_registry.h"
#include "core/methods/uncomputed_method.h"
#include "core/report/text_table.h"

namespace rope {

namespace {

std::string defaultText(const ParameterSpec& spec) {
    if (spec.isRequired) return "required";
    if (!spec.defaultValue) return "inferred";
    return spec.kind == ParameterKind::Flag ? (*spec.defaultValue != 0 ? "true" : "false")
                                            : shortestText(*spec.defaultValue);
}

std::string parameterWords(const ScalingMethod& method) {
    const auto wordsOf = [](const ParameterSpec& spec) {
        return std::string(spec.key) + " (" + allowedRange(spec) + "; " + defaultText(spec) + ")";
    };
    return joined(method.parameters, wordsOf, "; ");
}

const char* kindName(ParameterKind kind) {
    switch (kind) {
        case ParameterKind::Number:
            return "number";
        case ParameterKind::Flag:
            return "flag";
        case ParameterKind::NumberPerPair:
            return "list";
        case ParameterKind::Numbers:
            return "numbers";
    }
    return "";
}

void writeStandard(JsonWriter& writer, const ParameterSpec& spec) {
    writer.key("default");
    if (!spec.defaultValue) writer.null();
    else if (spec.kind == ParameterKind::Flag) writer.value(*spec.defaultValue != 0);
    else writer.value(*spec.defaultValue);
}

std::string parameterJson(const ScalingMethod& method) {
    JsonWriter writer;
    writer.beginArray();
    for (const ParameterSpec& spec : method.parameters) {
        writer.beginObject()
            .field("key", spec.key)
            .field("kind", kindName(spec.kind))
            .field("unit", spec.unit);
        writer.field("range", allowedRange(spec)).field("required", spec.isRequired);
        writeStandard(writer, spec);
        writer.field("meaning", spec.meaning).endObject();
    }
    writer.endArray();
    std::string text = std::move(writer).take();
    text.pop_back();   // the line's end
    return text;
}

}   // namespace

TextTable methodList() {
    TextTable table{{"id", "title", "acts_on", "parameters", "hf", "vllm", "llama_cpp", "citation", "summary",
                     "not_computed"},
                    {},
                    {"hf", "vllm", "llama_cpp", "summary", "not_computed"}};
    for (const ScalingMethod& method : scalingMethods())
        table.rows.push_back({method.id,
                              method.title,
                              method.actsOn,
                              {parameterWords(method), parameterJson(method)},
                              method.hfName,
                              method.vllmName,
                              method.llamaCppName,
                              method.citation,
                              method.summary,
                              {"", "null"}});
    for (const UncomputedMethod& method : uncomputedMethods())
        table.rows.push_back({method.id,
                              method.title,
                              method.actsOn,
                              {"not computed: " + std::string(method.reason), "[]"},
                              method.hfName,
                              method.vllmName,
                              method.llamaCppName,
                              method.citation,
                              method.summary,
                              method.reason});
    return table;
}

}   // namespace rope
