#include "core/base/aligned_memory.h"

#include <cstdint>
#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace rope {

namespace {

constexpr std::size_t largePage = std::size_t{2} << 20U;
constexpr std::size_t longBlock = 8 * largePage;   // shorter ones come and go: small pages are kept between them, large ones cleared anew

std::size_t roundedUp(std::size_t bytes, std::size_t unit) { return (bytes + unit - 1) / unit * unit; }

}   // namespace

void* allocateAligned(std::size_t bytes) {
    const bool isLong = bytes >= longBlock;
    const std::size_t alignment = isLong ? largePage : memoryAlignment;
    void* memory = bytes <= SIZE_MAX - largePage ? std::aligned_alloc(alignment, roundedUp(bytes, alignment)) : nullptr;
    if (memory == nullptr) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    if (isLong) (void)madvise(memory, bytes / largePage * largePage, MADV_HUGEPAGE);   // a wish: small pages do as well
#endif
    return memory;
}

void freeAligned(void* memory) { std::free(memory); }

}   // namespace rope
