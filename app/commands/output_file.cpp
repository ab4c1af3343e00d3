#include "app/commands/output_file.h"

#include "ui/export/export_picture.h"

#include <QByteArray>
#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace rope::app {

namespace {

Check writeStandardOutput(std::string_view bytes) {
    const bool isWritten =
        std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
    if (isWritten) return {};
    return Error{ErrorCode::Unreadable, std::string("cannot write standard output: ") + std::strerror(errno),
                 "-o"};
}

}   // namespace

Check writeOutput(const std::string& file, std::string_view bytes) {
    if (file.empty() || file == "-") return writeStandardOutput(bytes);
    const QByteArray name(file.data(), static_cast<qsizetype>(file.size()));
    Check problem = ui::writeFile(
        QFile::decodeName(name), QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (problem) problem->where = "-o";
    return problem;
}

}   // namespace rope::app
