#include "ui/compute/thread_executor.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace rope::ui {

std::size_t defaultThreadCount() {
    constexpr unsigned most = 4;
    return std::clamp(std::thread::hardware_concurrency(), 1U, most);
}

ThreadExecutor::ThreadExecutor(std::size_t threads) : m_threads(std::max<std::size_t>(1, threads)) {}

void ThreadExecutor::run(std::size_t count, const std::function<void(std::size_t)>& work) const {
    std::atomic<std::size_t> next = 0;
    const auto runPieces = [&] {
        for (std::size_t index = next++; index < count; index = next++) work(index);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(count, m_threads); ++i) helpers.emplace_back(runPieces);
    runPieces();
    helpers.clear();   // joins them
}

const ThreadExecutor& threadExecutor() {
    static const ThreadExecutor executor;
    return executor;
}

}   // namespace rope::ui
