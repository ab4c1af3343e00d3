#pragma once

#include "core/methods/method_registry.h"
#include "core/model/group_schedule.h"
#include "tests/support/test_files.h"

#include <algorithm>

/// Helpers of the tests in this folder.
namespace rope::configs_support {

inline ImportedModel config(const std::string& name) {
    Result<ImportedModel> model =
        readHfConfig(test::bytesOf(ROPESCOPE_TEST_DATA, "configs/" + name + ".json"), name);
    EXPECT_TRUE(model.ok()) << name << ": " << describe(model.error());
    return model.ok() ? *model : ImportedModel{.groups = {LayerGroup{}}};
}

inline const LayerGroup& mainOf(const ImportedModel& model) { return model.groups.at(model.mainGroup); }

inline const LayerGroup& groupOf(const ImportedModel& model, const std::string& name) {
    const auto found = std::find_if(model.groups.begin(), model.groups.end(),
                                    [&](const LayerGroup& group) { return group.name == name; });
    EXPECT_NE(found, model.groups.end()) << name;
    return found == model.groups.end() ? model.groups.front() : *found;
}

inline FrequencySchedule scheduleOfMain(const ImportedModel& model) {
    const Result<FrequencySchedule> schedule = scheduleOf(model, mainOf(model));
    EXPECT_TRUE(schedule.ok()) << model.file << ": " << describe(schedule.error());
    return schedule.ok() ? *schedule : FrequencySchedule{};
}

inline bool warns(const ImportedModel& model, const std::string& id) {
    return std::any_of(model.warnings.begin(), model.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

inline std::string warningOf(const ImportedModel& model, const std::string& id) {
    const auto found = std::find_if(model.warnings.begin(), model.warnings.end(),
                                    [&](const Warning& warning) { return warning.id == id; });
    return found == model.warnings.end() ? std::string() : found->message;
}

inline bool assumes(const ImportedModel& model, const std::string& start) {
    return std::any_of(model.assumptions.begin(), model.assumptions.end(),
                       [&](const std::string& text) { return text.starts_with(start); });
}

}   // namespace rope::configs_support
