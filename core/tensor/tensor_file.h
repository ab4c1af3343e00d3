#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// Vectors from files, one row a position; a one-dimensional array is one row. Every size in a file is
/// checked against what may be read before memory is taken for it, and memory grows only with bytes that are
/// there.

/// A NumPy array file, version 1 to 3: float16/32/64, integers and bool, either byte order, C or Fortran
/// order, at most two dimensions besides leading ones.
/// in:  a binary stream at its beginning, the file's name for messages
/// err: Malformed naming what is wrong; OutOfRange for more than maxResultCells numbers
Result<RowMatrix> readNpy(std::istream& stream, std::string_view fileName);

/// Text with one row a line and commas between numbers; lines beginning with '#', empty lines and one header
/// line are skipped.
/// err: Malformed naming the line; OutOfRange as above
Result<RowMatrix> readCsvRows(std::istream& stream, std::string_view fileName);

/// One tensor of a .safetensors file: F64, F32, F16, BF16, integers, BOOL.
/// in:  the tensor's name; "" for a file that holds a single one
/// err: WrongUsage for an unknown name, listing those there are; Malformed; OutOfRange as above
Result<RowMatrix> readSafetensors(std::istream& stream, std::string_view fileName,
                                  std::string_view tensorName);

/// A tensor of a .safetensors file before its numbers are read.
struct TensorListing {
    std::string name, type;   ///< type as the file names it: "BF16"
    std::vector<std::uint64_t> shape;
    std::int64_t rows = 0, columns = 0;   ///< as readSafetensors would give it
    std::string whyNot = {};   ///< why its numbers cannot be read as rows; "" where they can
};

/// The tensors that readSafetensors can read, in the order of names.
/// err: Malformed
Result<std::vector<TensorListing>> listSafetensors(std::istream& stream, std::string_view fileName);

enum class VectorFileKind { None, Npy, Csv, Safetensors };

/// Which kind of vector file begins so; text counts as rows of numbers when its first lines are such.
VectorFileKind vectorFileKind(std::string_view start);

}   // namespace rope
