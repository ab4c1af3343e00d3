#pragma once

#include "tests/app/program_run.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace rope::app {

using Json = nlohmann::json;

/// Standard output of `ropescope compute` with these words, which must succeed.
std::string outputOf(const Words& words, const Environment& environment = {});

/// The same as JSON; it must carry setup and warnings.
Json computed(const Words& words);

/// base^(-2i/r)
std::vector<double> unscaled(int rotaryDim, double base);

void expectNear(const Json& actual, const std::vector<double>& expected, double relative,
                const std::string& what);

/// The numbers of a .npy file, whose header is checked on the way.
const double* npyNumbers(const std::string& bytes, const std::string& shape, std::size_t count);

/// The rows of a CSV text; empty cells are NaN.
std::vector<std::vector<double>> csvRows(const std::string& text, std::string& header);

}   // namespace rope::app
