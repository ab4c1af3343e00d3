#pragma once

#include <cstdint>

namespace rope {

/// Word `place` of the stream that belongs to the seed.
/// src: Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators", SplitMix64
constexpr std::uint64_t randomBits(std::uint64_t seed, std::uint64_t place) {
    std::uint64_t bits = seed + (place + 1) * 0x9E3779B97F4A7C15U;
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
    return bits ^ (bits >> 31U);
}

/// A seed for one of many independent streams: depends on all three numbers, and near ones give unrelated
/// seeds.
constexpr std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t stream, std::uint64_t index) {
    return randomBits(randomBits(randomBits(seed, 0) ^ stream, 0) ^ index, 0);
}

}   // namespace rope
