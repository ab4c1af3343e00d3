#include "ui/files/file_commands.h"

#include "core/report/data_table.h"
#include "ui/compute/build_picture.h"
#include "ui/files/export_dialog.h"
#include "ui/files/open_file.h"
#include "ui/files/vector_dialog.h"
#include "ui/i18n/qt_text.h"
#include "ui/session/session_json.h"
#include "ui/shell/appearance.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/view_area.h"
#include "ui/views/view_names.h"
#include "ui/views/view_registry.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace rope::ui {

namespace {

QByteArray bytesOf(const std::string& text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

PictureFormat formatOf(const QString& name) {
    if (name == QStringLiteral("svg")) return PictureFormat::Svg;
    return name == QStringLiteral("pdf") ? PictureFormat::Pdf : PictureFormat::Png;
}

}   // namespace

FileCommands::FileCommands(const Parts& parts)
    : m_parts(parts),
      m_askVectors(
          [&window = parts.window](const VectorFile& file, int headDim) -> std::optional<VectorWish> {
              VectorDialog dialog(file, headDim, &window);
              return dialog.exec() == QDialog::Accepted ? std::optional(dialog.wish()) : std::nullopt;
          }),
      m_pictureJob(parts.executor, [this](double fraction) { showProgress(fraction); }),
      m_tableJob(parts.executor, [this](double fraction) { showProgress(fraction); }),
      m_animation(parts.executor, [&notice = parts.notice](std::size_t written, std::size_t frames) {
          notice.showNote(tr("Exporting GIF: frame %1 of %2").arg(written).arg(frames));
      }) {
    connect(&parts.notice, &NoticeBar::cancelRequested, this, &FileCommands::cancelJobs);
}

void FileCommands::openByDialog() {
    const QString folder = m_parts.settings != nullptr ? m_parts.settings->folder() : QString();
    const QString file = QFileDialog::getOpenFileName(
        &m_parts.window, tr("Open"), folder,
        tr("Models, sessions, exported images, vectors (*.json *.gguf *.ropescope *.png *.svg *.pdf *.gif "
           "*.npy *.csv *.safetensors);;All files (*)"));
    if (!file.isEmpty()) open(file);
}

bool FileCommands::open(const QString& fileName) {
    const Result<std::optional<VectorFile>> vectors = readVectorFile(fileName);
    if (!vectors) return finishOpening(fileName, vectors.error(), {});
    if (*vectors) return openVectors(**vectors);
    Result<OpenedFile> opened = openFile(fileName, m_parts.store.current().view);
    if (!opened) return finishOpening(fileName, opened.error(), {});
    const Check problem =
        m_parts.store.apply({tr("opening of %1").arg(QFileInfo(fileName).fileName()), opened->state});
    return finishOpening(fileName, problem, opened->warnings);
}

bool FileCommands::openVectors(const VectorFile& file) {
    const ExplorerState& state = m_parts.store.current();
    const int headDim = state.scenario.layout.headDim;
    // Files that cannot be used open no dialog.
    if (file.rows && file.rows->cols() != headDim)
        return finishOpening(file.path, vectorRows(file, {}, headDim).error(), {});
    const std::optional<VectorWish> wish = m_askVectors(file, headDim);
    if (!wish) return false;
    const Result<std::shared_ptr<const RowMatrix>> rows = vectorRows(file, *wish, headDim);
    if (!rows) return finishOpening(file.path, rows.error(), {});
    const Check problem =
        m_parts.store.apply(changes::withGivenVectors(state, *rows, wish->isQuery, wish->isKey));
    if (!finishOpening(file.path, problem, {})) return false;
    const QString role = wish->isQuery && wish->isKey ? tr("query and key")
                         : wish->isQuery              ? tr("query")
                                                      : tr("key");
    m_parts.notice.showNote(tr("Using %1 for %2.").arg(QFileInfo(file.path).fileName(), role));
    return true;
}

/// Shows the error or the warnings, and adds the file to the recent files.
bool FileCommands::finishOpening(const QString& fileName, const Check& problem, const Warnings& warnings) {
    const QString shortName = QFileInfo(fileName).fileName();
    m_parts.store.closeStep();
    if (problem) {
        m_parts.notice.showError(
            tr("%1 cannot be opened: %2").arg(shortName, QString::fromStdString(describe(*problem))));
        return false;
    }
    m_parts.notice.showWarnings(shortName, warnings);
    if (m_parts.settings != nullptr) {
        m_parts.settings->addRecentFile(QFileInfo(fileName).absoluteFilePath());
        m_parts.settings->setFolder(QFileInfo(fileName).absolutePath());
        Q_EMIT recentFilesChanged();
    }
    return true;
}

void FileCommands::openPreset(const QString& name) {
    const auto preset =
        std::find_if(m_parts.presets.begin(), m_parts.presets.end(),
                     [&](const Preset& candidate) { return toQString(candidate.name) == name; });
    if (preset == m_parts.presets.end()) return;
    Result<OpenedFile> opened = openModel(preset->model, preset->name, m_parts.store.current().view);
    Check problem = opened ? Check{} : opened.error();
    if (!problem)
        problem = m_parts.store.apply({tr("selection of %1").arg(toQString(preset->title)), opened->state});
    if (problem)
        return m_parts.notice.showError(
            tr("%1: %2").arg(toQString(preset->title), QString::fromStdString(describe(*problem))));
    m_parts.notice.showWarnings(toQString(preset->title), opened->warnings);
}

void FileCommands::saveSessionByDialog() {
    const QString file =
        askFileName(tr("Save session"), QStringLiteral("session.ropescope"), tr("Sessions (*.ropescope)"));
    if (!file.isEmpty()) saveSession(file);
}

bool FileCommands::saveSession(const QString& fileName) {
    const Check problem = writeFile(fileName, bytesOf(sessionText(m_parts.store.current())));
    if (problem) m_parts.notice.showError(QString::fromStdString(describe(*problem)));
    else Q_EMIT written(fileName);
    return !problem;
}

void FileCommands::exportByDialog() {
    QList<ExportDialog::View> offered;
    for (const ViewRow& row : views()) offered.append({toQString(row.id), row.title()});
    const ViewRow* chosen = m_parts.views.chosenRow();
    const ExportChoice remembered =
        m_parts.settings != nullptr ? m_parts.settings->exportChoice() : ExportChoice{};
    ExportDialog dialog(offered, chosen != nullptr ? toQString(chosen->id) : QString(), remembered,
                        m_parts.appearance.theme().kind, &m_parts.window);
    if (dialog.exec() != QDialog::Accepted) return;
    if (m_parts.settings != nullptr) m_parts.settings->setExportChoice(dialog.choice());
    const QString suffix = dialog.format();
    const QString file =
        askFileName(tr("Export %1").arg(dialog.view()), dialog.view() + QLatin1Char('.') + suffix,
                    QStringLiteral("*.") + suffix);
    if (!file.isEmpty()) exportTo(file, dialog.view(), suffix, dialog.options());
}

void FileCommands::exportView(const QString& viewId, const QString& format) {
    const QString file = askFileName(tr("Export %1").arg(viewName(viewId.toStdString())),
                                     viewId + QLatin1Char('.') + format, QStringLiteral("*.") + format);
    if (!file.isEmpty()) exportTo(file, viewId, format, rememberedOptions());
}

void FileCommands::exportTo(const QString& fileName, const QString& viewId, const QString& format,
                            const PictureOptions& options) {
    const ViewRow* row = findView(viewId.toStdString());
    if (row == nullptr) return;
    if (format == QStringLiteral("gif")) return exportAnimation(fileName, *row, options);
    if (format == QStringLiteral("csv"))
        return withTable(
            *row, [this, fileName](const DataTable& table) { write(fileName, bytesOf(csvText(table))); });
    const ExplorerState session = m_parts.store.current();
    withPicture(*row, [this, fileName, format, options, session](const Picture& picture) {
        write(fileName, pictureBytes(picture, formatOf(format), options, session));
    });
}

void FileCommands::exportAnimation(const QString& fileName, const ViewRow& row,
                                   const PictureOptions& options) {
    if (m_animation.isBusy())
        return m_parts.notice.showNote(tr("A GIF export is running. Try again when it has finished."));
    m_animation.start(row, m_parts.store.current(), options,
                      [this, fileName](const Result<QByteArray>& bytes) { write(fileName, bytes); });
}

void FileCommands::copyPicture() {
    const ViewRow* row = m_parts.views.chosenRow();
    if (row == nullptr) return;
    withPicture(*row, [this](const Picture& picture) {
        const PictureOptions options = rememberedOptions();
        auto data = std::make_unique<QMimeData>();
        data->setImageData(pictureImage(picture, options));
        if (const Result<QByteArray> vectors =
                pictureBytes(picture, PictureFormat::Svg, options, m_parts.store.current()))
            data->setData(QStringLiteral("image/svg+xml"), *vectors);
        QGuiApplication::clipboard()->setMimeData(data.release());   // the clipboard owns it
        m_parts.notice.showNote(tr("Image “%1” copied to the clipboard.").arg(picture.words().title));
    });
}

void FileCommands::copyNumbers() {
    const ViewRow* row = m_parts.views.chosenRow();
    if (row == nullptr) return;
    withTable(*row, [this, title = row->title()](const DataTable& table) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(csvText(table)));
        m_parts.notice.showNote(tr("Data of “%1” copied to the clipboard.").arg(title));
    });
}

void FileCommands::copyText(const QString& text) {
    constexpr int maxShownLength = 60;
    QGuiApplication::clipboard()->setText(text);
    const QString shown = text.size() <= maxShownLength ? text : text.left(maxShownLength) + QChar(0x2026);
    m_parts.notice.showNote(tr("Copied to the clipboard: %1").arg(shown));
}

void FileCommands::withPicture(const ViewRow& row, const std::function<void(const Picture&)>& use) {
    m_pictureJob.request([&row, state = m_parts.store.current()](
                             const JobContext& job) { return buildPicture(row, state, job); },
                         [this, use](const Result<PicturePtr>& picture) {
                             m_parts.notice.endProgress();
                             if (picture) use(**picture);
                             else m_parts.notice.showError(QString::fromStdString(describe(picture.error())));
                         });
}

void FileCommands::withTable(const ViewRow& row, const std::function<void(const DataTable&)>& use) {
    m_tableJob.request([&row, state = m_parts.store.current()](
                           const JobContext& job) { return buildTable(row, state, job); },
                       [this, use](const Result<DataTable>& table) {
                           m_parts.notice.endProgress();
                           if (table) use(*table);
                           else m_parts.notice.showError(QString::fromStdString(describe(table.error())));
                       });
}

void FileCommands::showProgress(double fraction) {
    m_parts.notice.showProgress(tr("Computing: %1 %").arg(std::lround(100 * fraction)));
}

void FileCommands::cancelJobs() {
    m_pictureJob.stop();
    m_tableJob.stop();
}

void FileCommands::write(const QString& fileName, const Result<QByteArray>& bytes) {
    const Check problem = bytes ? writeFile(fileName, *bytes) : Check(bytes.error());
    if (problem) return m_parts.notice.showError(QString::fromStdString(describe(*problem)));
    if (m_parts.settings != nullptr) m_parts.settings->setFolder(QFileInfo(fileName).absolutePath());
    m_parts.notice.showNote(tr("Saved: %1").arg(QFileInfo(fileName).fileName()));
    Q_EMIT written(fileName);
}

QString FileCommands::askFileName(const QString& title, const QString& suggestion, const QString& filter) {
    const QString folder = m_parts.settings != nullptr ? m_parts.settings->folder() : QString();
    return QFileDialog::getSaveFileName(
        &m_parts.window, title, folder.isEmpty() ? suggestion : folder + QLatin1Char('/') + suggestion,
        filter);
}

PictureOptions FileCommands::rememberedOptions() const {
    const ExportChoice choice =
        m_parts.settings != nullptr ? m_parts.settings->exportChoice() : ExportChoice{};
    PictureOptions options;
    options.size = choice.size;
    options.dpi = choice.dpi;
    options.theme = choice.theme == QStringLiteral("light")  ? ThemeKind::Light
                    : choice.theme == QStringLiteral("dark") ? ThemeKind::Dark
                                                             : m_parts.appearance.theme().kind;
    options.isTransparent = choice.isTransparent;
    return options;
}

}   // namespace rope::ui
