#include "ui/panels/number_controls.h"
#include "core/methods/method_facts.h"

#include "core/base/limits.h"
#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double unbounded = 1e300, largestTokens = 9007199254740992.0;   // 2^53

QString text(const char* source) { return QCoreApplication::translate("NumberControls", source); }

/// Slider ends that always hold the state's own value.
ValueScale lengthScale(double value) { return {1, std::max(131072.0 * 8, value), true, true}; }

bool hasExplicitFrequencies(const ExplorerState& state) {
    return !state.scenario.explicitInverseFrequencies.empty();
}

bool drawsRandomNumbers(const VectorSource& vectors) {
    const bool isRandom = vectors.kind == VectorKind::RandomPair || vectors.kind == VectorKind::Tokens;
    return isRandom && !(vectors.givenQuery && vectors.givenKey);
}

const std::array<NumberControl, 3> modelRows{{
    {"head_dim", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Head dimension d")); },
     [] {
         return text(QT_TRANSLATE_NOOP(
             "NumberControls",
             "Coordinates of one attention head. Two coordinates that rotate together are a pair."));
     },
     [](const ExplorerState& state) {
         return ValueScale{4, std::max(256.0, 1.0 * state.scenario.layout.headDim), false, true, 4};
     },
     [](const ExplorerState& state) { return std::optional<double>(state.scenario.layout.headDim); },
     [](const ExplorerState& state, std::optional<double> value) {
         return changes::withHeadDim(state, static_cast<int>(*value));
     },
     nullptr, nullptr, 1, maxHeadDim},
    {"rope_theta", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Base b (rope_theta)")); },
     [] {
         return text(QT_TRANSLATE_NOOP("NumberControls",
                                       "rope_theta: pair i rotates by base^(−2i/r) rad per token. A larger "
                                       "base decreases the low frequencies most."));
     },
     [](const ExplorerState& state) {
         return ValueScale{std::min(100.0, state.scenario.ropeTheta), std::max(1e8, state.scenario.ropeTheta),
                           true};
     },
     [](const ExplorerState& state) { return std::optional<double>(state.scenario.ropeTheta); },
     [](const ExplorerState& state, std::optional<double> value) { return changes::withBase(state, *value); },
     nullptr,
     [](const ExplorerState& state) {
         if (!hasExplicitFrequencies(state) || state.scenario.methods.size() > 1) return QString();
         return text(QT_TRANSLATE_NOOP(
             "NumberControls", "The inverse frequencies are given explicitly, so the base has no effect."));
     },
     -unbounded, unbounded},
    {"rotary_part", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Rotary fraction")); },
     [] {
         return text(QT_TRANSLATE_NOOP(
             "NumberControls",
             "Fraction of the coordinates that rotate. The others do not depend on the position."));
     },
     [](const ExplorerState& state) {
         const double step = std::min(1.0, 2.0 / state.scenario.layout.headDim);
         return ValueScale{step, 1, false, false, step};
     },
     [](const ExplorerState& state) {
         return std::optional<double>(1.0 * state.scenario.layout.rotaryDim / state.scenario.layout.headDim);
     },
     [](const ExplorerState& state, std::optional<double> value) {
         return changes::withRotaryDim(state,
                                       static_cast<int>(std::lround(*value * state.scenario.layout.headDim)));
     },
     nullptr,
     [](const ExplorerState& state) {
         return hasExplicitFrequencies(state)
                    ? text(QT_TRANSLATE_NOOP("NumberControls",
                                             "The inverse frequencies are given explicitly; their number "
                                             "determines the rotary dimension."))
                    : QString();
     },
     0, 1},
}};

const std::array<NumberControl, 3> contextRows{{
    {"trained_context", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Trained length L")); },
     [] {
         return text(QT_TRANSLATE_NOOP("NumberControls",
                                       "Context length of the training [token]. Angles reached only beyond "
                                       "it did not occur in training."));
     },
     [](const ExplorerState& state) { return lengthScale(state.scenario.lengths.trained); },
     [](const ExplorerState& state) { return std::optional(state.scenario.lengths.trained); },
     [](const ExplorerState& state, std::optional<double> value) {
         return changes::withTrainedContext(state, *value);
     },
     nullptr, nullptr, 1, largestTokens},
    {"context", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Target length L′")); },
     [] {
         return text(QT_TRANSLATE_NOOP(
             "NumberControls", "Context length to use [token]. Does not change the factors of the methods."));
     },
     [](const ExplorerState& state) { return lengthScale(state.scenario.lengths.context); },
     [](const ExplorerState& state) { return std::optional(state.scenario.lengths.context); },
     [](const ExplorerState& state, std::optional<double> value) {
         return changes::withContext(state, *value);
     },
     nullptr, nullptr, 1, largestTokens},
    {"seq_len", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Current length")); },
     [] {
         return text(
             QT_TRANSLATE_NOOP("NumberControls",
                               "Number of tokens processed so far [token]. Dynamic methods depend on it; "
                               "LongRoPE switches its factors at L. Empty: the methods behave as within L."));
     },
     [](const ExplorerState& state) { return lengthScale(state.scenario.lengths.sequence.value_or(1)); },
     [](const ExplorerState& state) { return state.scenario.lengths.sequence; },
     [](const ExplorerState& state, std::optional<double> value) {
         return changes::withSequence(state, value);
     },
     [](const ExplorerState&) { return text(QT_TRANSLATE_NOOP("NumberControls", "automatic")); },
     [](const ExplorerState& state) {
         return usesSequence(state.scenario) || state.scenario.lengths.sequence
                    ? QString()
                    : text(QT_TRANSLATE_NOOP("NumberControls",
                                             "None of the methods depends on the current length."));
     },
     1, largestTokens},
}};

const std::array<NumberControl, 2> positionRows{{
    {"query_position", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "query m")); },
     [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Position of the query [token].")); },
     [](const ExplorerState&) {
         return ValueScale{0, 131072, false, true, 1};
     },
     [](const ExplorerState& state) {
         return std::optional(static_cast<double>(state.scenario.queryPosition));
     },
     [](const ExplorerState& state, std::optional<double> value) {
         return changes::withPositions(state, static_cast<std::int64_t>(*value), state.scenario.keyPosition);
     },
     nullptr, nullptr, 0, largestTokens},
    {"key_position", [] { return text(QT_TRANSLATE_NOOP("NumberControls", "key n")); },
     [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Position of the key [token].")); },
     [](const ExplorerState&) {
         return ValueScale{0, 131072, false, true, 1};
     },
     [](const ExplorerState& state) {
         return std::optional(static_cast<double>(state.scenario.keyPosition));
     },
     [](const ExplorerState& state, std::optional<double> value) {
         return changes::withPositions(state, state.scenario.queryPosition,
                                       static_cast<std::int64_t>(*value));
     },
     nullptr, nullptr, 0, largestTokens},
}};

const NumberControl seedRow{
    "seed",
    [] { return text(QT_TRANSLATE_NOOP("NumberControls", "Seed")); },
    [] {
        return text(QT_TRANSLATE_NOOP("NumberControls",
                                      "The same seed gives the same random numbers on every machine."));
    },
    [](const ExplorerState&) {
        return ValueScale{0, 100, false, true, 1};
    },
    [](const ExplorerState& state) {
        return std::optional(static_cast<double>(state.scenario.vectors.seed));
    },
    [](const ExplorerState& state, std::optional<double> value) {
        return changes::withSeed(state, static_cast<std::uint64_t>(*value));
    },
    nullptr,
    [](const ExplorerState& state) {
        return drawsRandomNumbers(state.scenario.vectors)
                   ? QString()
                   : text(QT_TRANSLATE_NOOP("NumberControls", "This source uses no random numbers."));
    },
    0,
    largestTokens};

}   // namespace

std::span<const NumberControl> modelControls() { return modelRows; }
std::span<const NumberControl> contextControls() { return contextRows; }
std::span<const NumberControl> positionControls() { return positionRows; }
const NumberControl& seedControl() { return seedRow; }

bool usesSequence(const Scenario& scenario) {
    return std::any_of(scenario.methods.begin(), scenario.methods.end(),
                       [](const ComparedMethod& method) { return usesCurrentLength(method.choice); });
}

}   // namespace rope::ui
