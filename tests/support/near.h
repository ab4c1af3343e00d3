#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

/// Comparisons whose failure says which number of the list differs, by how much, and in what unit.
namespace rope::testing {

enum class Tolerance { Absolute, Relative };

/// Element by element; an expected 0 must be exactly 0 under a relative tolerance; not-a-number is expected
/// where it stands.
inline void expectNear(const std::vector<double>& actual, const std::vector<double>& expected,
                       double tolerance, std::string_view unit, Tolerance kind = Tolerance::Absolute) {
    ASSERT_EQ(actual.size(), expected.size()) << "numbers [" << unit << "]";
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double allowed = kind == Tolerance::Relative ? tolerance * std::abs(expected[i]) : tolerance;
        if (std::isnan(expected[i]))
            EXPECT_TRUE(std::isnan(actual[i])) << "number " << i << " [" << unit << "] is " << actual[i];
        else
            EXPECT_LE(std::abs(actual[i] - expected[i]), allowed)
                << "number " << i << ": " << actual[i] << " instead of " << expected[i] << " " << unit;
    }
}

}   // namespace rope::testing
