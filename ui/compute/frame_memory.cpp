#include "ui/compute/frame_memory.h"

#include <cstdint>
#include <cstdlib>   // says whether the C library is glibc

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace rope::ui {

#ifdef __GLIBC__

namespace {

constexpr int megabyte = 1 << 20;
constexpr int largestInHeap = 8 * megabyte, keptFree = 48 * megabyte, growth = 4 * megabyte;
constexpr int firstHeap = 24 * megabyte;   // a window with its first pictures; only what is touched becomes memory
constexpr std::uintptr_t largePage = 2 * megabyte;

std::uintptr_t heapEnd() { return reinterpret_cast<std::uintptr_t>(sbrk(0)); }

void beginWithLargePages() {
    const std::uintptr_t end = heapEnd();
    mallopt(M_TOP_PAD, firstHeap);
    // More than is left of the heap, so that it grows now. The compiler must not see that nothing is done with it.
    void* const volatile block = std::malloc(megabyte);
    std::free(block);
    mallopt(M_TOP_PAD, growth);
    const std::uintptr_t begin = (end + largePage - 1) / largePage * largePage;
    if (heapEnd() > begin)
        (void)madvise(reinterpret_cast<void*>(begin), heapEnd() - begin, MADV_HUGEPAGE);   // a wish: small pages do as well
}

}   // namespace

void prepareMemory() {
    static const bool isPrepared = [] {
        mallopt(M_MMAP_THRESHOLD, largestInHeap);
        mallopt(M_TRIM_THRESHOLD, keptFree);
        beginWithLargePages();
        return true;
    }();
    (void)isPrepared;
}

#else

void prepareMemory() {}

#endif

}   // namespace rope::ui
