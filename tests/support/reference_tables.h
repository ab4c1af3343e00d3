#pragma once

#include "core/rotation/rotation_table.h"
#include "tests/support/near.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace rope::testing {

/// cos and sin of the pairs that a case lists, at its positions, at its tolerance for each; nothing where the
/// case has none.
inline void expectTables(const FrequencySchedule& schedule, const nlohmann::json& testCase) {
    const nlohmann::json &in = testCase.at("inputs"), &expected = testCase.at("expected");
    if (!expected.contains("cos")) return;
    const auto positions = in.at("positions").get<std::vector<std::int64_t>>();
    const RotationTable table = rotationTable(schedule, positions);
    ASSERT_EQ(expected.at("cos").size(), positions.size());
    for (std::size_t row = 0; row < positions.size(); ++row) {
        std::vector<double> cosine, sine;
        for (const nlohmann::json& pair : in.at("pair_indices")) {
            cosine.push_back(table.cosine(static_cast<Eigen::Index>(row), pair.get<Eigen::Index>()));
            sine.push_back(table.sine(static_cast<Eigen::Index>(row), pair.get<Eigen::Index>()));
        }
        const double tolerance = testCase.at("tolerance").at("trig_abs_per_position").at(row).get<double>();
        expectNear(cosine, expected.at("cos")[row].get<std::vector<double>>(), tolerance,
                   "cos at " + std::to_string(positions[row]));
        expectNear(sine, expected.at("sin")[row].get<std::vector<double>>(), tolerance,
                   "sin at " + std::to_string(positions[row]));
    }
}

}   // namespace rope::testing
