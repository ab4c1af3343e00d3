#pragma once

#include "core/methods/method_registry.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rope {

/// One call of a model: it rotates the queries and keys at positions first..end-1; earlier keys come from the
/// cache.
struct ForwardCall {
    std::int64_t first = 0;   ///< [token]
    std::int64_t end =
        0;   ///< [token], > first; also the length that the call sees: its largest position plus one

    bool operator==(const ForwardCall&) const = default;
};

/// What a method's implementation remembers from call to call.
enum class LengthMemory {
    None,   ///< each call by its own length alone (LongRoPE's switch)
    GrowOnly,   ///< the longest length so far (the repository of the YaRN authors)
    GrowAndReset,   ///< the longest length so far, forgotten by a call strictly shorter than L (dynamic NTK
                    ///< in HF transformers)
};

/// The memory of a method's reference implementation.
LengthMemory lengthMemoryOf(const MethodChoice& choice);

/// One call and the schedule that its queries and keys were rotated with.
struct HistoryStep {
    ForwardCall call;
    double rememberedTokens = 0;   ///< the length that the schedule was made for
    FrequencySchedule schedule;
};

/// The schedules of successive calls on one model, as a function of the calls alone.
/// in:  request (its sequence length is not looked at), method, calls in the order in which they were made
/// out: one step per call
/// err: as computeSchedule(); OutOfRange naming `calls` when a call is empty or leaves 0..2^53
/// src: transformers, `dynamic_rope_update` (code); LongRoPE, arXiv:2402.13753: the switch at L / L + 1
Result<std::vector<HistoryStep>> scheduleHistory(ScalingRequest request, const MethodChoice& choice,
                                                 std::span<const ForwardCall> calls);

/// The calls of a generation with a cache: a prompt, then one call per new token.
/// in:  promptTokens >= 1, newTokens >= 0
std::vector<ForwardCall> generationCalls(std::int64_t promptTokens, std::int64_t newTokens);

/// The last of these steps that rotated the key at this position; none where no call did.
std::optional<std::size_t> stepOfKey(std::span<const HistoryStep> steps, std::int64_t position);

}   // namespace rope
