#include "core/base/aligned_memory.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <limits>
#include <new>

namespace rope {
namespace {

TEST(AlignedMemory, OfEverySize_IsAlignedAndCanBeWrittenWhole) {
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{64}, std::size_t{1000}, 15 * megabyte, 16 * megabyte, 33 * megabyte + 5}) {
        auto* const memory = static_cast<unsigned char*>(allocateAligned(bytes));
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % memoryAlignment, 0U) << bytes;
        std::memset(memory, 7, bytes);
        EXPECT_EQ(memory[0] + memory[bytes - 1], 14) << bytes;
        freeAligned(memory);
    }
}

TEST(AlignedMemory, MoreThanThereIs_IsRefused) {
    for (const std::size_t bytes : {std::numeric_limits<std::size_t>::max(), std::numeric_limits<std::size_t>::max() / 2})
        EXPECT_THROW((void)allocateAligned(bytes), std::bad_alloc) << bytes;
}

}   // namespace
}   // namespace rope
