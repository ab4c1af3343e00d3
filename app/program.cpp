#include "app/program.h"

#include "app/commands/headless.h"
#include "app/commands/output_file.h"
#include "app/commands/qt_session.h"
#include "app/options/command_line.h"
#include "app/options/help_text.h"

#include <cstdio>

namespace rope::app {

namespace {

constexpr int done = 0, impossible = 1, wrongCommandLine = 2;

/// A message is one line whatever a file's name or a value holds.
std::string onOneLine(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
    return text;
}

void say(const char* kind, const std::string& text) {
    std::fprintf(stderr, "ropescope: %s: %s\n", kind, onOneLine(text).c_str());
}

int failed(const Error& error) {
    say("error", describe(error));
    return error.code == ErrorCode::WrongUsage ? wrongCommandLine : impossible;
}

int finished(const Result<Warnings>& warnings) {
    if (!warnings) return failed(warnings.error());
    for (const Warning& warning : *warnings)
        say("warning", describe({ErrorCode::Impossible, warning.message, warning.where}));
    return done;
}

int printed(const std::string& text) {
    const Check problem = writeOutput("-", text);
    return problem ? failed(*problem) : done;
}

}   // namespace

int run(const std::vector<std::string>& arguments, char* argv0) {
    const Result<Request> request = parseCommandLine(arguments);
    if (!request) return failed(request.error());
    if (request->options.isHelp) return printed(helpText(request->subcommand));
    if (request->options.isVersion) return printed(versionText() + "\n");
    switch (request->subcommand) {
        case Subcommand::Compute:
            return finished(runCompute(*request));
        case Subcommand::Inspect:
            return finished(runInspect(*request));
        case Subcommand::List:
            return finished(runList(*request));
        case Subcommand::Render:
            return finished(withOffscreenQt(argv0, [&request] { return runRender(*request); }));
        case Subcommand::Window:
            break;
    }
    const Result<int> status = openWindow(*request, argv0);
    return status ? *status : failed(status.error());
}

}   // namespace rope::app
