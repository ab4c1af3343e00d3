#pragma once

#include <span>
#include <string>
#include <vector>

namespace rope {

/// Numbers with a shape, row after row (C order): what a .npy file holds.
struct NumberArray {
    std::vector<std::size_t> shape;
    std::vector<double> numbers;   ///< as many as the product of the shape

    void append(std::span<const double> more) { numbers.insert(numbers.end(), more.begin(), more.end()); }
};

/// A NumPy file: format version 1.0, little-endian float64, C order; infinity and not-a-number as they are.
std::string npyBytes(const NumberArray& array);

}   // namespace rope
