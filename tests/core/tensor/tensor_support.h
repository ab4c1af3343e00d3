#pragma once

#include "core/tensor/tensor_file.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>

/// Helpers of the tests in this folder.
namespace rope::tensor_support {

inline std::string littleEndian(std::uint64_t number, int size) {
    std::string bytes;
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
    return bytes;
}

inline std::string doubles(std::initializer_list<double> numbers) {
    std::string bytes;
    for (const double number : numbers) bytes += littleEndian(std::bit_cast<std::uint64_t>(number), 8);
    return bytes;
}

inline RowMatrix rows(std::initializer_list<std::initializer_list<double>> numbers) {
    RowMatrix matrix(static_cast<Eigen::Index>(numbers.size()),
                     static_cast<Eigen::Index>(numbers.begin()->size()));
    Eigen::Index row = 0;
    for (const auto& line : numbers) {
        Eigen::Index column = 0;
        for (const double number : line) matrix(row, column++) = number;
        ++row;
    }
    return matrix;
}

#define EXPECT_ROWS(result, expected)                           \
    do {                                                        \
        const Result<RowMatrix> outcome = (result);             \
        ASSERT_TRUE(outcome.ok()) << describe(outcome.error()); \
        EXPECT_EQ(*outcome, (expected));                        \
    } while (false)

}   // namespace rope::tensor_support
