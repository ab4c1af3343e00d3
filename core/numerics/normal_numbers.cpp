#include "core/numerics/normal_numbers.h"

#include "core/base/random.h"
#include "core/numerics/kernel_set.h"

#include <algorithm>

namespace rope {

void fillNormal(std::uint64_t seed, std::span<double> numbers) {
    constexpr std::size_t most = 8 * normalBlock;
    std::uint64_t bits[most];
    double normals[most];
    for (std::size_t from = 0; from < numbers.size(); from += most) {
        const std::size_t count = std::min(numbers.size() - from, most),
                          blocks = (count + normalBlock - 1) / normalBlock;
        for (std::size_t i = 0; i < blocks * normalBlock; ++i) bits[i] = randomBits(seed, from + i);
        kernels().normals(bits, normals, blocks);
        std::copy_n(normals, count, numbers.data() + from);
    }
}

}   // namespace rope
