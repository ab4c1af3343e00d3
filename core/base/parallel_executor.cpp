#include "core/base/parallel_executor.h"

namespace rope {

std::size_t threadCount(const ParallelExecutor* executor) {
    return executor == nullptr ? 1 : executor->threads();
}

void parallelFor(const ParallelExecutor* executor, std::size_t count,
                 const std::function<void(std::size_t)>& work) {
    if (executor != nullptr && count > 1) return executor->run(count, work);
    for (std::size_t index = 0; index < count; ++index) work(index);
}

}   // namespace rope
