#include "core/model/group_check.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/model/findings.h"
#include "core/model/group_schedule.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

/// A method that infers an absent factor takes it from the lengths, which then must be there.
Check checkInferredFactor(const ConfigReader& reader, const LayerGroup& group, ImportedModel& model) {
    const ScalingMethod* method = findScalingMethod(group.method.id);
    const ParameterSpec* spec = method != nullptr ? findParameter(*method, "factor") : nullptr;
    if (spec == nullptr || spec->isRequired || spec->defaultValue ||
        group.method.parameters.find("factor") != nullptr)
        return {};
    if (model.context && model.trainedContext) {
        addNew<std::string>(model.assumptions,
                            {"factor = " + plainText(*model.context / *model.trainedContext) +
                             ": max_position_embeddings / trained length, since the file gives no factor"});
        return {};
    }
    if (method->factorSetsOnlyAttention) {
        addNew<Warning>(model.warnings, {{"longrope-lengths-missing",
                                          "without lengths and factor the attention factor of " +
                                              std::string(method->id) + " is taken as 1",
                                          "factor"}});
        return {};
    }
    return reader.error(
        ErrorCode::OutOfRange,
        "method " + std::string(method->id) + " needs factor, or the two lengths it follows from", "factor",
        allowedRange(*spec));
}

/// The key path of the file that a parameter or field was read from; the name itself where there is none.
std::string pathOf(const ImportedModel& model, const std::string& prefix, const std::string& name) {
    const std::array<std::string, 3> fields{prefix + "parameters." + name, prefix + name, name};
    for (const std::string& field : fields)
        if (const auto source = model.sources.find(field); source != model.sources.end())
            return source->second;
    return name;
}

/// Puts the key path of the file into an error that names only the parameter, and never lets it count as a
/// mistake of the command line.
Error inFile(Error error, const ConfigReader& reader, const ImportedModel& model, const std::string& prefix) {
    error.where = reader.fileName() + ": " + pathOf(model, prefix, error.where);
    if (error.code == ErrorCode::WrongUsage) error.code = ErrorCode::Malformed;
    return error;
}

}   // namespace

Check checkGroup(const ConfigReader& reader, std::size_t index, ImportedModel& model) {
    if (!rotates(model.groups[index])) return {};
    if (const Check problem = checkInferredFactor(reader, model.groups[index], model)) return problem;
    const LayerGroup group =
        withSomeRotaryDim(model.groups[index]);   // without a head dimension the method can still be tried
    const std::string prefix = index == model.mainGroup ? "" : group.name + ".";
    const Result<FrequencySchedule> schedule = scheduleOf(model, group);
    if (!schedule) return inFile(schedule.error(), reader, model, prefix);
    Warnings warnings = warningsFor(scalingRequestOf(model, group), group.method);
    for (Warning& warning : warnings) warning.where = pathOf(model, prefix, warning.where);
    addNew(model.warnings, warnings);
    return {};
}

}   // namespace rope
