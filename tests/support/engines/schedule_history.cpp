#include "tests/support/engines/schedule_history.h"
#include "core/methods/method_registry.h"

#include "core/base/limits.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace rope {

namespace {

constexpr std::array<std::string_view, 3> growOnlyMethods{"dynamic-linear", "dynamic-yarn",
                                                          "dynamic-ntk-by-parts"};

Check checkCalls(std::span<const ForwardCall> calls) {
    for (std::size_t i = 0; i < calls.size(); ++i)
        if (calls[i].first < 0 || calls[i].end <= calls[i].first || calls[i].end > maxPosition)
            return Error{ErrorCode::OutOfRange,
                         "call " + std::to_string(i) + " covers positions " + std::to_string(calls[i].first) +
                             " to " + std::to_string(calls[i].end) + ", end excluded",
                         "calls", "0 <= first < end <= " + std::to_string(maxPosition)};
    return {};
}

/// The length to compute for, from the one remembered so far and the current one.
double nextLength(LengthMemory memory, double remembered, double now, double trained) {
    switch (memory) {
        case LengthMemory::None:
            return now;
        case LengthMemory::GrowOnly:
            return std::max(remembered, now);
        case LengthMemory::GrowAndReset:
            // n = L keeps the enlarged base: only a strictly shorter call resets it.
            return now < trained ? trained : std::max(remembered, now);
    }
    return now;
}

}   // namespace

LengthMemory lengthMemoryOf(const MethodChoice& choice) {
    if (choice.id == "dynamic") return LengthMemory::GrowAndReset;
    const bool growsOnly =
        std::find(growOnlyMethods.begin(), growOnlyMethods.end(), choice.id) != growOnlyMethods.end();
    return growsOnly ? LengthMemory::GrowOnly : LengthMemory::None;
}

Result<std::vector<HistoryStep>> scheduleHistory(ScalingRequest request, const MethodChoice& choice,
                                                 std::span<const ForwardCall> calls) {
    if (const Check problem = checkCalls(calls)) return *problem;
    const LengthMemory memory = lengthMemoryOf(choice);
    const double trained = choice.id == "dynamic" ? request.lengths.dynamicTrained : request.lengths.trained;
    double remembered = trained;
    std::vector<HistoryStep> steps;
    for (const ForwardCall& call : calls) {
        remembered = nextLength(memory, remembered, static_cast<double>(call.end), trained);
        request.lengths.sequence = remembered;
        Result<FrequencySchedule> schedule = computeSchedule(request, choice);
        if (!schedule) return schedule.error();
        steps.push_back({call, remembered, std::move(*schedule)});
    }
    return steps;
}

std::vector<ForwardCall> generationCalls(std::int64_t promptTokens, std::int64_t newTokens) {
    std::vector<ForwardCall> calls{{0, promptTokens}};
    for (std::int64_t i = 0; i < newTokens; ++i) calls.push_back({promptTokens + i, promptTokens + i + 1});
    return calls;
}

std::optional<std::size_t> stepOfKey(std::span<const HistoryStep> steps, std::int64_t position) {
    for (std::size_t i = steps.size(); i > 0; --i)
        if (steps[i - 1].call.first <= position && position < steps[i - 1].call.end) return i - 1;
    return {};
}

}   // namespace rope
