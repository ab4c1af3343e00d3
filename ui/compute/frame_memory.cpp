#include "ui/compute/frame_memory.h"

#include <cstddef>
#include <cstdlib>   // defines __GLIBC__ if the C library is glibc
#include <memory>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace rope::ui {

#ifdef __GLIBC__

namespace {

constexpr int megabyte = 1 << 20;
constexpr int largestInHeap = 8 * megabyte, retainedFree = 48 * megabyte, growth = 4 * megabyte;
constexpr int firstHeap =
    24 * megabyte;   // a window with its first pictures; only what is touched becomes memory
constexpr std::size_t largePage = std::size_t{2} << 20U;

char* heapEnd() { return static_cast<char*>(sbrk(0)); }

void beginWithLargePages() {
    char* const end = heapEnd();
    mallopt(M_TOP_PAD, firstHeap);
    // More than is left of the heap, so that it grows now. The compiler must not see that nothing is done
    // with it.
    void* const volatile block = std::malloc(megabyte);
    std::free(block);
    mallopt(M_TOP_PAD, growth);
    void* begin = end;
    auto room = static_cast<std::size_t>(heapEnd() - end);
    if (std::align(largePage, largePage, begin, room) != nullptr)
        (void)madvise(begin, room, MADV_HUGEPAGE);   // a hint: small pages work as well
}

}   // namespace

void prepareMemory() {
    static const bool isPrepared = [] {
        mallopt(M_MMAP_THRESHOLD, largestInHeap);
        mallopt(M_TRIM_THRESHOLD, retainedFree);
        beginWithLargePages();
        return true;
    }();
    (void)isPrepared;
}

#else

void prepareMemory() {}

#endif

}   // namespace rope::ui
