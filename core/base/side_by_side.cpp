#include "core/base/side_by_side.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace rope {

namespace {

constexpr std::size_t mostThreads = 4;   // the rest of the program wants to run as well

}   // namespace

void forEachIndex(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next = 0;
    const auto walk = [&] {
        for (std::size_t index = next++; index < count; index = next++) work(index);
    };
    const std::size_t threads = std::min({count, mostThreads, std::max<std::size_t>(1, std::thread::hardware_concurrency())});
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(walk);
    walk();
    helpers.clear();   // waits for them
}

}   // namespace rope
