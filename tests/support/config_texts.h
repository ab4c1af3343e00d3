// Configs written in a test, and what was read from them.
#pragma once

#include "core/model/imported_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace rope::testing {

inline ImportedModel read(const std::string& text) {
    Result<ImportedModel> model = readHfConfig(text, "config.json");
    EXPECT_TRUE(model.ok()) << text << "\n" << describe(model.error());
    return model.ok() ? *model : ImportedModel{.groups = {LayerGroup{}}};
}

inline const LayerGroup& mainOf(const ImportedModel& model) { return model.groups.at(model.mainGroup); }

inline const LayerGroup& groupOf(const ImportedModel& model, const std::string& name) {
    const auto found = std::find_if(model.groups.begin(), model.groups.end(),
                                    [&](const LayerGroup& group) { return group.name == name; });
    EXPECT_NE(found, model.groups.end()) << name;
    return found == model.groups.end() ? model.groups.front() : *found;
}

inline int count(const ImportedModel& model, const std::string& id) {
    return static_cast<int>(std::count_if(model.warnings.begin(), model.warnings.end(),
                                          [&](const Warning& warning) { return warning.id == id; }));
}

}   // namespace rope::testing
