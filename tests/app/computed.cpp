#include "tests/app/computed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace rope::app {

std::string outputOf(const Words& words, const Environment& environment) {
    Words all{"compute"};
    all.insert(all.end(), words.begin(), words.end());
    const Outcome outcome = runProgram(all, environment);
    EXPECT_EQ(outcome.status, 0) << ::testing::PrintToString(words) << outcome.errors;
    return outcome.output;
}

Json computed(const Words& words) {
    Json result = Json::parse(outputOf(words), nullptr, false);
    EXPECT_TRUE(result.is_object());
    EXPECT_TRUE(result.contains("setup"));
    EXPECT_TRUE(result.contains("warnings"));
    return result;
}

std::vector<double> unscaled(int rotaryDim, double base) {
    std::vector<double> frequencies;
    for (int i = 0; i < (rotaryDim + 1) / 2; ++i) frequencies.push_back(std::pow(base, -2.0 * i / rotaryDim));
    return frequencies;
}

void expectNear(const Json& actual, const std::vector<double>& expected, double relative,
                const std::string& what) {
    ASSERT_EQ(actual.size(), expected.size()) << what;
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(actual[i].get<double>(), expected[i], relative * std::max(1e-300, std::abs(expected[i])))
            << what << "[" << i << "]";
}

const double* npyNumbers(const std::string& bytes, const std::string& shape, std::size_t count) {
    EXPECT_EQ(bytes.substr(0, 8), std::string("\x93NUMPY\x01\x00", 8));
    const std::size_t header =
        static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
    EXPECT_EQ((10 + header) % 64, 0U);
    const std::string text = bytes.substr(10, header);
    EXPECT_NE(text.find("'descr': '<f8'"), std::string::npos);
    EXPECT_NE(text.find("'fortran_order': False"), std::string::npos);
    EXPECT_NE(text.find("'shape': " + shape), std::string::npos) << text;
    EXPECT_EQ(text.back(), '\n');
    EXPECT_EQ(bytes.size(), 10 + header + 8 * count);
    return reinterpret_cast<const double*>(bytes.data() + 10 + header);
}

std::vector<std::vector<double>> csvRows(const std::string& text, std::string& header) {
    std::vector<std::vector<double>> rows;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.front() == '#') continue;
        if (header.empty()) {
            header = line;
            continue;
        }
        rows.emplace_back();
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, ',');)
            rows.back().push_back(cell.empty() ? std::nan("") : std::stod(cell));
    }
    return rows;
}

}   // namespace rope::app
