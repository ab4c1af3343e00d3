#include "core/scenario/choice_json.h"

#include <variant>

namespace rope {

void writeParameters(JsonWriter& writer, const ParameterValues& parameters) {
    writer.key("parameters").beginObject();
    for (const auto& [key, value] : parameters.entries())
        std::visit([&writer, &name = key](const auto& content) { writer.field(name, content); }, value);
    writer.endObject();
}

void writeQueryScale(JsonWriter& writer, const std::optional<QueryScaleChoice>& scale) {
    writer.key("query_scale");
    if (!scale) {
        writer.null();
        return;
    }
    writer.beginObject().field("id", scale->id);
    writeParameters(writer, scale->parameters);
    writer.endObject();
}

}   // namespace rope
