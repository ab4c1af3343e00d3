#pragma once

#include <cstddef>
#include <functional>

namespace rope {

/// How many threads a piece of work is spread over at most: the processor's, up to a few, since the rest of
/// the program wants to run too.
std::size_t threadsAtOnce();

/// Calls work(0) .. work(count - 1), some of them at the same time on up to `threads` threads, and waits for
/// all. `work` must not throw.
void forEachIndex(std::size_t count, const std::function<void(std::size_t)>& work,
                  std::size_t threads = threadsAtOnce());

}   // namespace rope
