#pragma once

#include "core/model/imported_model.h"
#include "ui/compute/stoppable_job.h"
#include "ui/export/export_picture.h"
#include "ui/files/animation_export.h"
#include "ui/files/vector_file.h"
#include "ui/shell/window_settings.h"
#include "ui/state/explorer_store.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

class QWidget;

namespace rope::ui {

class Appearance;
class NoticeBar;
class ViewArea;
struct ViewRow;

/// Everything that reads or writes a file, or the clipboard. Errors are shown in the notice bar; the
/// state stays.
class FileCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        ExplorerStore& store;
        ViewArea& views;
        NoticeBar& notice;
        Appearance& appearance;
        Executor& executor;
        const std::vector<Preset>& presets;
        WindowSettings* settings;   ///< null: nothing is remembered
        QWidget& window;
    };

    explicit FileCommands(const Parts& parts);

    /// The dialog that opens for a file of numbers; empty if the user cancels. A
    /// dialog, unless replaced.
    using VectorRequest = std::function<std::optional<VectorWish>(const VectorFile& file, int headDim)>;
    void setVectorRequest(VectorRequest request) { m_askVectors = std::move(request); }

    void openByDialog();
    /// out: false when it could not be opened
    bool open(const QString& fileName);
    void openPreset(const QString& name);
    void saveSessionByDialog();
    bool saveSession(const QString& fileName);

    void exportByDialog();
    /// Opens a file dialog, then writes the view with the stored choices.
    /// in:  "png", "svg", "pdf", "gif", "csv"
    void exportView(const QString& viewId, const QString& format);
    /// Writes the view's picture, computing it first where it is not on screen.
    void exportTo(const QString& fileName, const QString& viewId, const QString& format,
                  const PictureOptions& options);
    void copyPicture();
    void copyNumbers();
    void copyText(const QString& text);

Q_SIGNALS:
    void recentFilesChanged();
    void written(const QString& fileName);

private:
    bool openVectors(const VectorFile& file);
    bool finishOpening(const QString& fileName, const Check& problem, const Warnings& warnings);
    /// Computes the picture, or the table that is exported, by a job and passes it to `use`; an error is
    /// shown.
    void withPicture(const ViewRow& row, const std::function<void(const Picture&)>& use);
    void withTable(const ViewRow& row, const std::function<void(const DataTable&)>& use);
    void showProgress(double fraction);
    void cancelJobs();
    void exportAnimation(const QString& fileName, const ViewRow& row, const PictureOptions& options);
    void write(const QString& fileName, const Result<QByteArray>& bytes);
    [[nodiscard]] QString askFileName(const QString& title, const QString& suggestion, const QString& filter);
    [[nodiscard]] PictureOptions rememberedOptions() const;

    Parts m_parts;
    VectorRequest m_askVectors;
    StoppableJob<Result<PicturePtr>> m_pictureJob;
    StoppableJob<Result<DataTable>> m_tableJob;
    AnimationExport m_animation;
};

}   // namespace rope::ui
