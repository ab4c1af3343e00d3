#pragma once

#include "core/engines/advice.h"
#include "core/engines/engine_flags.h"
#include "core/inspect/inspect_report.h"
#include "core/methods/method_registry.h"
#include "tests/support/test_files.h"

#include <nlohmann/json.hpp>

/// Helpers of the tests in this folder.
namespace rope::report_support {

using Json = nlohmann::json;

inline ImportedModel read(const std::string& text, const std::string& name = "config.json") {
    Result<ImportedModel> model = readHfConfig(text, name);
    EXPECT_TRUE(model.ok()) << describe(model.error());
    return model.ok() ? *model : ImportedModel{.groups = {LayerGroup{}}};
}

inline ImportedModel config(const std::string& name) {
    return read(test::bytesOf(ROPESCOPE_TEST_DATA, "configs/" + name + ".json"), name);
}

inline Json inspect(const ImportedModel& model, std::optional<double> target = {}) {
    Json json = Json::parse(inspectJson(model, target), nullptr, false);
    EXPECT_FALSE(json.is_discarded()) << inspectJson(model, target);
    return json;
}

inline const Json* recommendation(const Json& report, const std::string& id) {
    for (const Json& row : report.at("recommendations"))
        if (row.at("id") == id) return &row;
    return nullptr;
}

}   // namespace rope::report_support
