#include "ui/shell/open_file.h"

#include "ui/export/export_picture.h"
#include "ui/state/model_state.h"
#include "ui/state/session_json.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace rope::ui {

namespace {

constexpr int assumedHeadDim = 128;   // of most large models
constexpr qint64 largestFileBytes = qint64{256} * 1024 * 1024;   // a large exported picture; a config.json is far smaller

Result<QByteArray> bytesOf(const QString& fileName) {
    QFile file(fileName);
    const std::string where = QFileInfo(fileName).fileName().toStdString();
    if (QFileInfo(fileName).isDir()) return Error{ErrorCode::Unreadable, "a folder cannot be opened", where};
    if (!file.open(QIODevice::ReadOnly)) return Error{ErrorCode::Unreadable, file.errorString().toStdString(), where};
    QByteArray bytes = file.read(largestFileBytes + 1);   // a device or a growing file may be longer than it says
    if (bytes.size() > largestFileBytes) return Error{ErrorCode::Unreadable, "the file is too large", where, "256 MiB"};
    return bytes;
}

bool isPicture(const QByteArray& bytes) {
    const QByteArray start = bytes.left(512).trimmed();
    return start.startsWith("\x89PNG") || start.startsWith("%PDF") || start.startsWith("<?xml") || start.startsWith("<svg");
}

bool isSession(const QByteArray& bytes) { return bytes.left(4096).contains("\"ropescope\""); }

}   // namespace

Result<OpenedFile> openModel(const ImportedModel& model, const std::string& name, const ViewSettings& view) {
    // The window can show something where the command line must ask: the dimension is a slider away.
    const bool isDimUnknown = !model.groups[model.mainGroup].headDim.has_value();
    Result<Scenario> scenario = scenarioFromModel(model, "", isDimUnknown ? std::optional(assumedHeadDim) : std::nullopt);
    if (!scenario) return scenario.error();
    scenario->model = name;
    Warnings warnings = model.warnings;
    if (isDimUnknown) {
        Warning assumed{"head-dim-assumed", "head_dim is not given; ", "head_dim"};
        assumed.message += std::to_string(assumedHeadDim) + " is assumed";
        warnings.push_back(std::move(assumed));
    }
    return OpenedFile{stateForModel(*scenario, view), *scenario, std::move(warnings)};
}

Result<OpenedFile> openFile(const QString& fileName, const ViewSettings& view) {
    const Result<QByteArray> bytes = bytesOf(fileName);
    if (!bytes) return bytes.error();
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    if (isPicture(*bytes) || isSession(*bytes)) {
        Result<ExplorerState> state = isPicture(*bytes) ? embeddedSession(*bytes) : parseSession(text);
        if (!state) return state.error();
        return OpenedFile{std::move(*state)};
    }
    const std::string name = QFileInfo(fileName).fileName().toStdString();
    const Result<ImportedModel> model = readHfConfig(text, name);
    if (!model) return model.error();
    const QString folder = QFileInfo(fileName).absoluteDir().dirName();   // "config.json" says little; its folder is the model
    return openModel(*model, (name == "config.json" && !folder.isEmpty() ? folder.toStdString() + "/" : std::string()) + name, view);
}

}   // namespace rope::ui
