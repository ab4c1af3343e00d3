#pragma once

#include <string>
#include <utility>
#include <vector>

namespace rope::app {

using Words = std::vector<std::string>;

/// The words of a command line as the name of a parametrised test.
std::string testNameOf(std::size_t index, const Words& words);

/// The result of a run.
struct Outcome {
    int status = -1;   ///< exit status; 128 + signal when it was killed
    std::string output, errors;
};

using Environment = std::vector<std::pair<std::string, std::string>>;

/// Runs the built executable with these arguments, no display and this environment besides.
Outcome runProgram(const std::vector<std::string>& arguments, const Environment& environment = {});

/// A folder of this test's own, emptied first.
std::string emptyFolder(const std::string& name);

void writeText(const std::string& file, const std::string& text);
std::string readText(const std::string& file);
std::size_t lineCount(const std::string& text);

}   // namespace rope::app
