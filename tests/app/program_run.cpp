#include "tests/app/program_run.h"

#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <system_error>

extern char** environ;

namespace rope::app {

namespace {

/// Folders of this process, removed when it ends.
struct TemporaryFolders {
    std::set<std::string> paths;

    ~TemporaryFolders() {
        std::error_code ignored;
        for (const std::string& path : paths) std::filesystem::remove_all(path, ignored);
    }
};

/// Without one Qt makes a folder and leaves it.
const std::string& runtimeFolder() {
    static const std::string folder = [] {
        std::string path = emptyFolder("runtime");
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return path;
    }();
    return folder;
}

bool isReplaced(const std::string& entry, const Environment& environment) {
    const std::string name = entry.substr(0, entry.find('='));
    if (name == "DISPLAY" || name == "WAYLAND_DISPLAY" || name == "QT_QPA_PLATFORM" ||
        name == "XDG_RUNTIME_DIR")
        return true;
    return std::any_of(environment.begin(), environment.end(),
                       [&](const auto& own) { return own.first == name; });
}

std::vector<std::string> environmentWith(const Environment& environment) {
    std::vector<std::string> entries;
    for (char** entry = environ; *entry != nullptr; ++entry)
        if (!isReplaced(*entry, environment)) entries.emplace_back(*entry);
    entries.push_back("XDG_RUNTIME_DIR=" + runtimeFolder());
    for (const auto& [name, value] : environment) entries.push_back(name + "=" + value);
    return entries;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

int exitStatusOf(int waitStatus) {
    return WIFEXITED(waitStatus) ? WEXITSTATUS(waitStatus) : 128 + WTERMSIG(waitStatus);
}

}   // namespace

std::string testNameOf(std::size_t index, const Words& words) {
    std::string text;
    for (const std::string& word : words) text += " " + word;
    return test::testName(index, text);
}

Outcome runProgram(const std::vector<std::string>& arguments, const Environment& environment) {
    const std::string base = testing::TempDir() + "ropescope_run_" + std::to_string(getpid());
    const std::string outputFile = base + ".out", errorFile = base + ".err";
    std::vector<std::string> words{ROPESCOPE_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<std::string> entries = environmentWith(environment);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputFile.c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errorFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    pid_t child = 0;
    int waitStatus = 0;
    const int spawned = posix_spawn(&child, ROPESCOPE_PROGRAM, &actions, nullptr, pointersTo(words).data(),
                                    pointersTo(entries).data());
    posix_spawn_file_actions_destroy(&actions);
    if (spawned != 0 || waitpid(child, &waitStatus, 0) != child) return {};
    Outcome outcome{exitStatusOf(waitStatus), readText(outputFile), readText(errorFile)};
    std::filesystem::remove(outputFile);
    std::filesystem::remove(errorFile);
    return outcome;
}

std::string emptyFolder(const std::string& name) {
    static TemporaryFolders folders;
    const std::string folder = testing::TempDir() + "ropescope_" + std::to_string(getpid()) + "_" + name;
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    folders.paths.insert(folder);
    return folder;
}

void writeText(const std::string& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

std::string readText(const std::string& file) {
    const std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

std::size_t lineCount(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}   // namespace rope::app
