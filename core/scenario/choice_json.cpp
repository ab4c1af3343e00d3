#include "core/scenario/choice_json.h"

#include <variant>

namespace rope {

namespace {

void readParameter(JsonMembers& entry, const JsonMember& member, ParameterValues& parameters) {
    std::vector<double> list;
    if (const bool* flag = member.value.flag()) parameters.set(member.key, *flag);
    else if (const double* number = member.value.number()) parameters.set(member.key, *number);
    else if (member.value.array() == nullptr)
        entry.fail(member.key, "neither a number, true, false nor a list", "a number, true, false or a list");
    else if (entry.numbers(member.key, list)) parameters.set(member.key, std::move(list));
}

}   // namespace

void writeParameters(JsonWriter& writer, const ParameterValues& parameters) {
    writer.key("parameters").beginObject();
    for (const auto& [key, value] : parameters.entries())
        std::visit([&writer, &name = key](const auto& content) { writer.field(name, content); }, value);
    writer.endObject();
}

void readParameters(JsonMembers& members, ParameterValues& parameters) {
    members.object("parameters", [&parameters](JsonMembers& entry) {
        for (const JsonMember* member : entry.all()) readParameter(entry, *member, parameters);
    });
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
