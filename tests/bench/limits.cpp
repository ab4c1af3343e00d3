#include "tests/bench/limits.h"

#include "core/numerics/kernel_set.h"
#include "ui/compute/thread_executor.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace rope::bench {

namespace {

const LimitSet& limits() {
#ifdef __x86_64__
    const std::string_view level = kernels().name;
    if (level == "avx512") return avx512Limits;
    if (level == "avx2") return avx2Limits;
#endif
    return baselineLimits;
}

/// Calls work(first byte, bytes) for one piece a thread.
template <class Work>
void inPieces(std::size_t bytes, std::size_t threads, Work work) {
    constexpr std::size_t page = 4096;
    const std::size_t piece = (bytes / threads + page - 1) / page * page;
    const ui::ThreadExecutor executor(threads);
    parallelFor(&executor, threads, [&](std::size_t index) {
        const std::size_t first = std::min(bytes, index * piece);
        work(first, std::min(piece, bytes - first));
    });
}

volatile double seen;   // so that the loops have a result

}   // namespace

void copyMemory(const void* from, void* to, std::size_t bytes, std::size_t threads) {
    inPieces(bytes, threads, [&](std::size_t first, std::size_t count) {
        std::memcpy(static_cast<char*>(to) + first, static_cast<const char*>(from) + first, count);
    });
}

void fillMemory(void* to, std::size_t bytes, std::size_t threads) {
    inPieces(bytes, threads, [&](std::size_t first, std::size_t count) {
        std::memset(static_cast<char*>(to) + first, 1, count);
    });
}

void multiplyAdds(double count, std::size_t threads) {
    const ui::ThreadExecutor executor(threads);
    parallelFor(&executor, threads,
                [&](std::size_t) { seen = limits().multiplyAdds(count / static_cast<double>(threads)); });
}

void takeSquareRoots(double count, std::size_t threads) {
    const ui::ThreadExecutor executor(threads);
    parallelFor(&executor, threads,
                [&](std::size_t) { seen = limits().squareRoots(count / static_cast<double>(threads)); });
}

}   // namespace rope::bench
