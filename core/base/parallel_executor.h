#pragma once

#include <cstddef>
#include <functional>

namespace rope {

/// Runs the pieces of a computation, some of them in parallel. Core starts no threads: the caller that starts
/// a job passes an executor.
class ParallelExecutor {
public:
    virtual ~ParallelExecutor() = default;

    /// How many pieces may run at the same time, at least 1.
    [[nodiscard]] virtual std::size_t threads() const = 0;
    /// Calls work(0) .. work(count - 1), starting them in this order, and returns when all have returned. May
    /// be called from several threads, also from within a piece.
    /// in:  work that does not throw
    virtual void run(std::size_t count, const std::function<void(std::size_t)>& work) const = 0;
};

/// Threads of an executor; 1 where there is none.
std::size_t threadCount(const ParallelExecutor* executor);

/// Calls work(0) .. work(count - 1) by the executor and waits for all; one after the other on the caller's
/// thread where there is none.
void parallelFor(const ParallelExecutor* executor, std::size_t count,
                 const std::function<void(std::size_t)>& work);

}   // namespace rope
