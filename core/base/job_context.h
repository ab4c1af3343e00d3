#pragma once

#include "core/base/parallel_executor.h"
#include "core/base/result_cache.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace rope {

/// Everything that a long computation gets from outside. The default runs to the end, on the caller's thread,
/// and caches nothing.
struct JobContext {
    std::stop_token stop = {};
    std::function<void(double)> progress = {};   ///< called with the completed fraction, 0 to 1; may be empty
    const ParallelExecutor* executor = nullptr;   ///< outlives the job; null: serial
    std::shared_ptr<ResultCache> cache = {};   ///< null: nothing is cached

    [[nodiscard]] bool stopped() const { return stop.stop_requested(); }
};

/// The cached result of a key. Null where it is not cached, or where the job has no cache.
template <class Key>
std::shared_ptr<const typename Key::Value> findCached(const JobContext& job, const Key& key) {
    return job.cache ? job.cache->find(key) : nullptr;
}

/// Caches a result, where the job has a cache.
/// in:  bytes of the value
template <class Key>
void insertCached(const JobContext& job, Key key, std::shared_ptr<const typename Key::Value> value,
                  std::size_t bytes) {
    if (job.cache) job.cache->insert(std::move(key), std::move(value), bytes);
}

}   // namespace rope
