#include "core/base/parallel_for.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace rope {

std::size_t threadsAtOnce() {
    constexpr unsigned most = 4;
    return std::clamp(std::thread::hardware_concurrency(), 1U, most);
}

void forEachIndex(std::size_t count, const std::function<void(std::size_t)>& work, std::size_t threads) {
    std::atomic<std::size_t> next = 0;
    const auto walk = [&] {
        for (std::size_t index = next++; index < count; index = next++) work(index);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(count, threads); ++i) helpers.emplace_back(walk);
    walk();
    helpers.clear();   // waits for them
}

}   // namespace rope
