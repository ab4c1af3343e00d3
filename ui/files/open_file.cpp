#include "ui/files/open_file.h"

#include "core/gguf/gguf_metadata.h"
#include "core/model_file/model_file.h"
#include "ui/export/export_picture.h"
#include "ui/session/session_json.h"
#include "ui/state/model_state.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace rope::ui {

namespace {

constexpr qint64 maxFileBytes =
    qint64{256} * 1024 * 1024;   // a large exported picture; a config.json is far smaller

std::string nameOf(const QFile& file) { return QFileInfo(file).fileName().toStdString(); }

Check openForReading(QFile& file) {
    if (QFileInfo(file).isDir())
        return Error{ErrorCode::Unreadable, "a folder cannot be opened", nameOf(file)};
    if (file.open(QIODevice::ReadOnly)) return {};
    return Error{ErrorCode::Unreadable, file.errorString().toStdString(), nameOf(file)};
}

Result<QByteArray> fileBytes(QFile& file) {
    QByteArray bytes =
        file.read(maxFileBytes + 1);   // a device or a growing file may be longer than its reported size
    if (bytes.size() > maxFileBytes)
        return Error{ErrorCode::Unreadable, "the file is too large", nameOf(file), "256 MiB"};
    return bytes;
}

/// A GGUF file is often larger than memory; only its first part is looked at.
bool isLargeModel(QFile& file) { return !file.isSequential() && isGguf(file.peek(4).toStdString()); }

ByteSource sourceOf(QFile& file) {
    return ByteSource([&file](std::uint64_t offset, std::span<char> into) {
        if (offset > static_cast<std::uint64_t>(file.size()) || !file.seek(static_cast<qint64>(offset)))
            return std::size_t{0};
        return static_cast<std::size_t>(
            std::max<qint64>(0, file.read(into.data(), static_cast<qint64>(into.size()))));
    });
}

/// "config.json" is not specific; its folder has the name of the model.
std::string shownName(const QString& fileName) {
    const QFileInfo info(fileName);
    const QString folder = info.absoluteDir().dirName();
    const bool needsFolder = info.fileName() == QStringLiteral("config.json") && !folder.isEmpty();
    return (needsFolder ? folder + u'/' + info.fileName() : info.fileName()).toStdString();
}

bool isPicture(const QByteArray& bytes) {
    const QByteArray start = bytes.left(512).trimmed();
    return start.startsWith("\x89PNG") || start.startsWith("%PDF") || start.startsWith("GIF8") ||
           start.startsWith("<?xml") || start.startsWith("<svg");
}

bool isSession(const QByteArray& bytes) { return bytes.left(4096).contains("\"ropescope\""); }

}   // namespace

Result<OpenedFile> openModel(const ImportedModel& model, const std::string& name, const ViewSettings& view) {
    auto named = std::make_shared<ImportedModel>(model);
    named->file = name;
    Result<ExplorerState> state = stateForModel(ModelOrigin{std::move(named), {}}, view);
    if (!state) return state.error();
    Warnings warnings = model.warnings;
    if (!model.groups[model.mainGroup].headDim) {
        Warning assumed{"head-dim-assumed", "head_dim is not given; ", "head_dim"};
        assumed.message += std::to_string(assumedHeadDim) + " is assumed";
        warnings.push_back(std::move(assumed));
    }
    return OpenedFile{std::move(*state), std::move(warnings)};
}

Result<OpenedFile> openFile(const QString& fileName, const ViewSettings& view) {
    QFile file(fileName);
    if (const Check problem = openForReading(file)) return *problem;
    if (isLargeModel(file)) {
        const Result<ImportedModel> model = readModel(sourceOf(file), nameOf(file));
        return model ? openModel(*model, shownName(fileName), view) : model.error();
    }
    const Result<QByteArray> bytes = fileBytes(file);
    if (!bytes) return bytes.error();
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    if (isPicture(*bytes) || isSession(*bytes)) {
        Result<ExplorerState> state = isPicture(*bytes) ? embeddedSession(*bytes) : parseSession(text);
        if (!state) return state.error();
        return OpenedFile{std::move(*state)};
    }
    const Result<ImportedModel> model = readModelBytes(text, nameOf(file));
    return model ? openModel(*model, shownName(fileName), view) : model.error();
}

}   // namespace rope::ui
