#pragma once

#include <benchmark/benchmark.h>

#include <string>

namespace rope::bench {

/// Benchmarks say by their label what they are compared with; scripts/bench makes the table from it. Both sides must count their items
/// alike: the ratio is that of their rates.
inline void compareWith(benchmark::State& state, const std::string& what, const std::string& limit, double most) {
    state.SetLabel("what=" + what + ";limit=" + limit + ";most=" + std::to_string(most));
}

/// For the run on two threads: how much of the limit's own gain it makes. Names end in /1 and /2 for the number of threads.
inline void compareGain(benchmark::State& state, const std::string& what, const std::string& own, const std::string& limit, double least) {
    state.SetLabel("what=" + what + ";own=" + own + ";limit=" + limit + ";least=" + std::to_string(least));
}

inline void countItems(benchmark::State& state, double itemsPerIteration) {
    state.SetItemsProcessed(static_cast<std::int64_t>(itemsPerIteration) * static_cast<std::int64_t>(state.iterations()));
    state.counters["element"] = benchmark::Counter(   // printed as a time: 431p is 0.431 ns/element
        itemsPerIteration, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

/// Printed as a rate: 9.28G/s is 9.28 GB/s.
inline void countBytes(benchmark::State& state, double bytesPerIteration) {
    state.counters["bytes"] = benchmark::Counter(bytesPerIteration, benchmark::Counter::kIsIterationInvariantRate);
}

/// Printed as a rate, a multiply-add being two: 86.1G/s is 86.1 GFLOP/s.
inline void countOperations(benchmark::State& state, double operationsPerIteration) {
    state.counters["FLOP"] = benchmark::Counter(operationsPerIteration, benchmark::Counter::kIsIterationInvariantRate);
}

/// The number of threads, as the benchmark's argument.
inline std::size_t threadsOf(const benchmark::State& state) { return static_cast<std::size_t>(state.range(0)); }

}   // namespace rope::bench
