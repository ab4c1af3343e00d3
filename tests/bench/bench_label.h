#pragma once

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdint>
#include <string>

namespace rope::bench {

/// Benchmarks say by their label what they are compared with; scripts/bench makes the table from it. Both
/// sides must count their items alike: the ratio is that of their rates.
inline void compareWith(benchmark::State& state, const std::string& what, const std::string& limit,
                        double most) {
    state.SetLabel("what=" + what + ";limit=" + limit + ";most=" + std::to_string(most));
}

/// For the run on two threads: how much of the limit's own gain it makes. Names end in /1 and /2 for the
/// number of threads.
inline void compareGain(benchmark::State& state, const std::string& what, const std::string& own,
                        const std::string& limit, double least) {
    state.SetLabel("what=" + what + ";own=" + own + ";limit=" + limit + ";least=" + std::to_string(least));
}

/// Counts per second and per element of a loop, from the moment when it is made.
class Pace {
public:
    explicit Pace(benchmark::State& state) : m_state(state) {}

    /// in: what one iteration did
    void count(double elements, double bytes = 0, double operations = 0) {
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - m_start;
        const double iterations = static_cast<double>(m_state.iterations()),
                     perSecond = iterations / taken.count() * 1e-9;
        m_state.SetItemsProcessed(static_cast<std::int64_t>(elements * iterations));
        m_state.counters["ns/element"] = taken.count() * 1e9 / (elements * iterations);
        if (bytes > 0) m_state.counters["GB/s"] = bytes * perSecond;
        if (operations > 0) m_state.counters["GFLOP/s"] = operations * perSecond;   // a multiply-add is two
    }

private:
    benchmark::State& m_state;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// The number of threads, as the benchmark's argument.
inline std::size_t threadsOf(const benchmark::State& state) {
    return static_cast<std::size_t>(state.range(0));
}

}   // namespace rope::bench
