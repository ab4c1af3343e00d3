#pragma once

#include "core/base/parallel_executor.h"

namespace rope::ui {

/// How many threads one computation is spread over by default: those of the processor, at most 4, since other
/// views are computed and painted at the same time.
std::size_t defaultThreadCount();

/// Runs the pieces of a computation on the caller's thread and on threads that it starts for the call.
class ThreadExecutor : public ParallelExecutor {
public:
    explicit ThreadExecutor(std::size_t threads = defaultThreadCount());

    [[nodiscard]] std::size_t threads() const override { return m_threads; }
    void run(std::size_t count, const std::function<void(std::size_t)>& work) const override;

private:
    std::size_t m_threads;
};

/// The one that the program's computations use; it lives as long as the program.
const ThreadExecutor& threadExecutor();

}   // namespace rope::ui
