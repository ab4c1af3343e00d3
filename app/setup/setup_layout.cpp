// Dimensions and pairing.
#include "app/setup/setup_steps.h"
#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/scenario/scenario_names.h"

#include <algorithm>

namespace rope::app {

namespace {

Error outOfRange(const std::string& message, const char* where, const std::string& allowed) {
    return {ErrorCode::OutOfRange, message, where, allowed};
}

/// --head-dim over what stands there: the rotating share of the head stays.
void applyHeadDim(const GivenOptions& options, PairLayout& layout) {
    const auto given = options.whole("--head-dim");
    if (!given) return;
    layout.rotaryDim = std::max(1, static_cast<int>(*given * layout.rotaryDim / layout.headDim));
    layout.headDim = static_cast<int>(*given);
}

Check applyRotaryPart(const GivenOptions& options, bool isShareTheMethods, PairLayout& layout) {
    const auto number = options.whole("--rotary-dim");
    const auto share = isShareTheMethods ? std::nullopt : options.number("--partial-rotary-factor");
    if (number && share)
        return Error{ErrorCode::WrongUsage, "--rotary-dim and --partial-rotary-factor exclude each other",
                     "--partial-rotary-factor", "one of them"};
    if (number) layout.rotaryDim = static_cast<int>(*number);
    if (!share) return {};
    layout.rotaryDim = static_cast<int>(layout.headDim * *share);
    if (layout.rotaryDim > 0) return {};
    return outOfRange("--partial-rotary-factor " + shortestText(*share) +
                          " leaves nothing to rotate of --head-dim " + std::to_string(layout.headDim),
                      "--partial-rotary-factor", ">= " + shortestText(1.0 / layout.headDim) + ", <= 1");
}

/// Explicit frequencies say how much rotates, and without anybody's word also how large a head is.
Check applyFrequencyCount(const GivenOptions& options, const Setup& setup, PairLayout& layout) {
    const std::size_t count = setup.state.scenario.explicitInverseFrequencies.size();
    if (count == 0) return {};
    const bool isRotaryGiven = options.has("--rotary-dim") || options.has("--partial-rotary-factor");
    if (isRotaryGiven && static_cast<std::size_t>(layout.pairCount()) != count)
        return outOfRange(std::to_string(count) +
                              " frequencies are given for rotary_dim = " + std::to_string(layout.rotaryDim),
                          "--inv-freq", std::to_string(layout.pairCount()) + " numbers, one per pair");
    if (!options.has("--inv-freq")) return {};
    if (count > static_cast<std::size_t>(largestHeadDim) / 2)
        return outOfRange(std::to_string(count) + " frequencies are too many", "--inv-freq",
                          "1 to " + std::to_string(largestHeadDim / 2) + " numbers, one per pair");
    if (!isRotaryGiven) layout.rotaryDim = static_cast<int>(2 * count);
    const bool isHeadGiven = options.has("--head-dim") || options.has("--partial-rotary-factor") ||
                             (setup.hasFile && layout.headDim >= layout.rotaryDim);
    if (!isHeadGiven) layout.headDim = layout.rotaryDim;
    return {};
}

Check checkRotaryPart(const GivenOptions& options, const PairLayout& layout) {
    if (layout.rotaryDim <= layout.headDim) return {};
    return outOfRange("rotary_dim = " + std::to_string(layout.rotaryDim) + " is larger than --head-dim " +
                          std::to_string(layout.headDim),
                      options.has("--rotary-dim") ? "--rotary-dim" : "--head-dim",
                      "rotary_dim from 1 to head_dim = " + std::to_string(layout.headDim));
}

}   // namespace

Check applyLayout(const GivenOptions& options, Setup& setup) {
    PairLayout layout = setup.scenario().layout;
    const bool hadFront = layout.rotaryOffset > 0;
    const bool hasFileFrequencies =
        !setup.scenario().explicitInverseFrequencies.empty() && !options.has("--inv-freq");
    const int rotaryBefore = layout.rotaryDim;
    applyHeadDim(options, layout);
    if (hasFileFrequencies) layout.rotaryDim = rotaryBefore;
    if (const Check problem =
            applyRotaryPart(options, isMethodsOwn(setup, "--partial-rotary-factor"), layout))
        return problem;
    if (const Check problem = applyFrequencyCount(options, setup, layout)) return problem;
    if (const Check problem = checkRotaryPart(options, layout)) return problem;
    // The rotating part of such heads stands at the end.
    if (hadFront) layout.rotaryOffset = layout.headDim - layout.rotaryDim;
    if (const auto pairing = options.text("--pairing"))
        layout.pairing = valueOf(pairingNames, *pairing).value();
    setup.scenario().layout = layout;
    return {};
}

}   // namespace rope::app
