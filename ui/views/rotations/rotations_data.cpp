#include "ui/views/rotations/rotations_data.h"

#include "ui/views/rotations/rotations_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace rope::ui {

namespace {

constexpr std::int64_t longestTrail = 24;   // positions

/// None where a step of one token does not rotate the pair by theta.
std::int64_t trailOf(const ResolvedMethod& method, std::int64_t queryPosition) {
    if (method.positionMap || method.schedule.axes) return 0;
    return std::min(longestTrail, queryPosition);
}

PairNumbers numbersOf(const PairSnapshot& pair) {
    constexpr double fullCircle = 2 * std::numbers::pi;
    const double untrainedRad = std::min(pair.targetReachRad, fullCircle) - pair.trainedReachRad;
    return {std::cos(pair.queryAngleRad), std::sin(pair.queryAngleRad), std::cos(pair.keyAngleRad),
            std::sin(pair.keyAngleRad), untrainedRad > 0 ? untrainedRad : 0};
}

struct Column {
    const char* title;
    double PairSnapshot::*value;
};

constexpr std::array<Column, 14> columns{{
    {"inverse frequency [rad/token]", &PairSnapshot::inverseFrequency},
    {"wavelength [token]", &PairSnapshot::wavelength},
    {"query x", &PairSnapshot::queryX},
    {"query y", &PairSnapshot::queryY},
    {"key x", &PairSnapshot::keyX},
    {"key y", &PairSnapshot::keyY},
    {"rotated query x", &PairSnapshot::rotatedQueryX},
    {"rotated query y", &PairSnapshot::rotatedQueryY},
    {"rotated key x", &PairSnapshot::rotatedKeyX},
    {"rotated key y", &PairSnapshot::rotatedKeyY},
    {"query angle [rad]", &PairSnapshot::queryAngleRad},
    {"key angle [rad]", &PairSnapshot::keyAngleRad},
    {"largest angle in training [rad]", &PairSnapshot::trainedReachRad},
    {"part of the score", &PairSnapshot::scorePart},
}};

}   // namespace

double longestVector(std::span<const PairSnapshot> pairs) {
    double longest = 0;
    for (const PairSnapshot& pair : pairs) {
        const double query = std::hypot(pair.queryX, pair.queryY), key = std::hypot(pair.keyX, pair.keyY);
        if (std::isfinite(query)) longest = std::max(longest, query);
        if (std::isfinite(key)) longest = std::max(longest, key);
    }
    return longest;
}

ExplorerState relevantForRotations(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.selectedPair = state.view.selectedPair;
    return relevant;
}

Result<RotationsData> buildRotationsData(const ExplorerState& relevant, const JobContext& /*job*/) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    Result<RotationSnapshot> snapshot = rotationSnapshot(*scenario);
    if (!snapshot) return snapshot.error();
    RotationsData data;
    data.snapshot = std::move(*snapshot);
    for (const PairSnapshot& pair : data.snapshot.pairs) data.numbers.push_back(numbersOf(pair));
    data.methods = shownMethods(relevant.scenario);
    data.longest = longestVector(data.snapshot.pairs);
    data.trail = trailOf(scenario->activeMethod(), relevant.scenario.queryPosition);
    return data;
}

Result<DataTable> rotationsTable(const ExplorerState& relevant, const JobContext& /*job*/) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    const Result<RotationSnapshot> snapshot = rotationSnapshot(*scenario);
    if (!snapshot) return snapshot.error();
    DataTable table{tableComments(relevant.scenario, rotationsTitle()), {{"pair", {}}}};
    for (std::size_t pair = 0; pair < snapshot->pairs.size(); ++pair)
        table.columns[0].values.push_back(static_cast<double>(pair));
    for (const Column& column : columns) {
        DataColumn values{column.title, {}};
        for (const PairSnapshot& pair : snapshot->pairs) values.values.push_back(pair.*column.value);
        table.columns.push_back(std::move(values));
    }
    return table;
}

}   // namespace rope::ui
