#pragma once

#include <cstddef>
#include <functional>

namespace rope {

/// Calls work(0) .. work(count - 1), some of them at the same time on a few threads, and waits for all. `work` must not throw.
void forEachIndex(std::size_t count, const std::function<void(std::size_t)>& work);

}   // namespace rope
