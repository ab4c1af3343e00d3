#pragma once

#include <cstddef>

namespace rope {

/// What allocateAligned() aligns to, in bytes: a line of the cache, and the widest vectors.
inline constexpr std::size_t memoryAlignment = 64;

/// Memory that is not cleared. Long blocks ask for large pages, where the system has them: their first touch takes a sixth of the time, and
/// walking through them needs fewer translations.
/// out: never null; throws std::bad_alloc
void* allocateAligned(std::size_t bytes);
void freeAligned(void* memory);

}   // namespace rope
