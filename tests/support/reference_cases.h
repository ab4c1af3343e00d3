#pragma once

#include "core/methods/method_registry.h"
#include "core/scenario/scenario.h"

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

/// Reading the cases in tests/reference (see its README).
namespace rope::testing {

using Json = nlohmann::json;

inline Json referenceCases(const std::string& file) {
    std::ifstream stream(std::string(ROPESCOPE_TEST_DATA "/reference/") + file);
    return Json::parse(stream).at("cases");
}

inline std::vector<double> numbers(const Json& list) { return list.get<std::vector<double>>(); }

inline double numberOr(const Json& object, const char* key, double defaultValue) {
    return object.contains(key) && object.at(key).is_number() ? object.at(key).get<double>() : defaultValue;
}

inline std::shared_ptr<const RowMatrix> rowsFrom(const Json& rows) {
    RowMatrix matrix(rows.size(), rows.at(0).size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            matrix(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column)) =
                rows[row][column].get<double>();
    return std::make_shared<const RowMatrix>(std::move(matrix));
}

/// The parameters of an HF rope block that the method knows; the others mean nothing to it.
inline MethodChoice choiceFrom(const Json& block) {
    const std::string type =
        block.contains("rope_type") ? block.at("rope_type").get<std::string>() : "default";
    MethodChoice choice{type == "default" ? "none" : type};
    const ScalingMethod* method = findScalingMethod(choice.id);
    for (const auto& [key, value] : block.items()) {
        if (method == nullptr || findParameter(*method, key) == nullptr || value.is_null()) continue;
        if (value.is_boolean()) choice.parameters.set(key, value.get<bool>());
        else if (value.is_array()) choice.parameters.set(key, numbers(value));
        else choice.parameters.set(key, value.get<double>());
    }
    return choice;
}

/// A scenario with the layout, base, lengths and method of an HF config (one rope block of it).
inline Scenario scenarioFrom(const Json& config, const Json& block) {
    Scenario scenario;
    scenario.methods = {{choiceFrom(block)}};
    scenario.layout.headDim = config.at("head_dim").get<int>();
    // proportional keeps every coordinate in pairs and lets the slow ones stand still
    const double part =
        scenario.methods[0].choice.id == "proportional" ? 1 : numberOr(block, "partial_rotary_factor", 1);
    scenario.layout.rotaryDim = static_cast<int>(scenario.layout.headDim * part);
    scenario.ropeTheta = numberOr(block, "rope_theta", 10000);
    const double longest = config.at("max_position_embeddings").get<double>();
    scenario.lengths = {.trained = numberOr(block, "original_max_position_embeddings", longest),
                        .dynamicTrained = longest,
                        .configured = longest,
                        .context = longest};
    scenario.softmaxScaling = SoftmaxScaling::Never;
    return scenario;
}

inline Scenario scenarioFrom(const Json& config) {
    return scenarioFrom(config, config.at("rope_parameters"));
}

}   // namespace rope::testing
