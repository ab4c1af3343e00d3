#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace rope::test {

/// The bytes of a file below `root`; the test fails when it cannot be read.
inline std::string bytesOf(const std::string& root, const std::string& path) {
    std::ifstream file(root + "/" + path, std::ios::binary);
    EXPECT_TRUE(file.good()) << "cannot read " << root << "/" << path;
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

}   // namespace rope::test
