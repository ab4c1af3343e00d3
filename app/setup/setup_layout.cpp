// Dimensions and pairing.
#include "app/setup/setup_steps.h"
#include "core/base/limits.h"
#include "core/base/number_text.h"

#include <algorithm>

namespace rope::app {

namespace {

Error outOfRange(const std::string& message, const char* where, const std::string& allowed) {
    return {ErrorCode::OutOfRange, message, where, allowed};
}

/// A new head dimension does not change the rotary fraction.
void applyHeadDim(const SetupOptions& options, PairLayout& layout) {
    if (!options.headDim) return;
    const auto scaled = std::int64_t{*options.headDim} * layout.rotaryDim / layout.headDim;
    layout.rotaryDim = std::max(1, static_cast<int>(scaled));
    layout.headDim = *options.headDim;
}

Check applyRotaryPart(const SetupOptions& options, bool isFractionOfMethod, PairLayout& layout) {
    const auto fraction = isFractionOfMethod ? std::nullopt : options.partialRotaryFactor;
    if (options.rotaryDim && fraction)
        return Error{ErrorCode::WrongUsage, "--rotary-dim and --partial-rotary-factor exclude each other",
                     "--partial-rotary-factor", "one of them"};
    layout.rotaryDim = options.rotaryDim.value_or(layout.rotaryDim);
    if (!fraction) return {};
    layout.rotaryDim = static_cast<int>(layout.headDim * *fraction);
    if (layout.rotaryDim > 0) return {};
    return outOfRange("--partial-rotary-factor " + shortestText(*fraction) +
                          " gives rotary_dim = 0 with --head-dim " + std::to_string(layout.headDim),
                      "--partial-rotary-factor", ">= " + shortestText(1.0 / layout.headDim) + ", <= 1");
}

/// Explicit frequencies set the rotary dimension, and the head dimension if nothing else sets it.
Check applyFrequencyCount(const SetupOptions& options, const Setup& setup, PairLayout& layout) {
    const std::size_t count = setup.state.scenario.explicitInverseFrequencies.size();
    if (count == 0) return {};
    if (options.hasRotaryPart() && static_cast<std::size_t>(layout.pairCount()) != count)
        return outOfRange(std::to_string(count) +
                              " frequencies are given for rotary_dim = " + std::to_string(layout.rotaryDim),
                          "--inv-freq", std::to_string(layout.pairCount()) + " numbers, one per pair");
    if (!options.inverseFrequencies) return {};
    if (count > static_cast<std::size_t>(maxHeadDim) / 2)
        return outOfRange(std::to_string(count) + " frequencies are too many", "--inv-freq",
                          "1 to " + std::to_string(maxHeadDim / 2) + " numbers, one per pair");
    if (!options.hasRotaryPart()) layout.rotaryDim = static_cast<int>(2 * count);
    const bool isHeadGiven = options.headDim || options.partialRotaryFactor ||
                             (setup.hasFile && layout.headDim >= layout.rotaryDim);
    if (!isHeadGiven) layout.headDim = layout.rotaryDim;
    return {};
}

Check checkRotaryPart(const SetupOptions& options, const PairLayout& layout) {
    if (layout.rotaryDim <= layout.headDim) return {};
    return outOfRange("rotary_dim = " + std::to_string(layout.rotaryDim) + " is larger than --head-dim " +
                          std::to_string(layout.headDim),
                      options.rotaryDim ? "--rotary-dim" : "--head-dim",
                      "rotary_dim from 1 to head_dim = " + std::to_string(layout.headDim));
}

}   // namespace

Check applyLayout(const SetupOptions& options, Setup& setup) {
    PairLayout layout = setup.scenario().layout;
    const bool hadFront = layout.rotaryOffset > 0;
    const bool hasFileFrequencies =
        !setup.scenario().explicitInverseFrequencies.empty() && !options.inverseFrequencies;
    const int rotaryBefore = layout.rotaryDim;
    applyHeadDim(options, layout);
    if (hasFileFrequencies) layout.rotaryDim = rotaryBefore;
    if (const Check problem = applyRotaryPart(options, hasParameter(setup, "partial_rotary_factor"), layout))
        return problem;
    if (const Check problem = applyFrequencyCount(options, setup, layout)) return problem;
    if (const Check problem = checkRotaryPart(options, layout)) return problem;
    // The rotary part of such heads is at the end.
    if (hadFront) layout.rotaryOffset = layout.headDim - layout.rotaryDim;
    layout.pairing = options.pairing.value_or(layout.pairing);
    setup.scenario().layout = layout;
    return {};
}

}   // namespace rope::app
