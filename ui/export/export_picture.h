#pragma once

#include "core/base/result.h"
#include "ui/picture/picture.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace rope::ui {

enum class PictureFormat { Png, Svg, Pdf, Gif };

/// How a figure is written.
struct PictureOptions {
    QSize size = {1000, 640};   ///< logical pixels, 96 an inch
    double dpi = 96;   ///< device pixels of a PNG or GIF: size * dpi / 96
    ThemeKind theme = ThemeKind::Light;
    QString title = {};   ///< replaces the picture's own title when not empty
    bool isTransparent = false;
};

/// By file name; nullopt for another ending.
std::optional<PictureFormat> pictureFormatOf(const QString& fileName);

/// err: OutOfRange naming size or dpi and the allowed range: a picture never takes more than 2^28 device
/// pixels
Check checkPictureOptions(const PictureOptions& options);

/// Something paintable with the metadata of its file.
struct Figure {
    QString title = {}, description = {};
    std::function<void(QPainter&)> paint;   ///< inside (0, 0) to PictureOptions::size
};

/// A figure as SVG or PDF, with the session inside.
Result<QByteArray> vectorBytes(const Figure& figure, PictureFormat format, const PictureOptions& options,
                               const ExplorerState& session);

/// The picture with its title line as a file's bytes, with the session inside (PNG text chunk, SVG metadata,
/// PDF metadata, GIF comment). A GIF has this one frame; ui/export/animation.h makes more.
Result<QByteArray> pictureBytes(const Picture& picture, PictureFormat format, const PictureOptions& options,
                                const ExplorerState& session);

/// The picture as an image, for the clipboard.
QImage pictureImage(const Picture& picture, const PictureOptions& options);

/// Gives an image that was drawn elsewhere (the whole window) its dpi and the session.
Result<QByteArray> pngBytes(QImage image, double dpi, const ExplorerState& session);

/// The session inside a PNG, SVG, PDF or GIF written by this program.
/// err: Malformed when there is none
Result<ExplorerState> embeddedSession(const QByteArray& fileBytes);

/// Writes a file at once or not at all.
/// err: Unreadable naming the file and the system's reason
Check writeFile(const QString& fileName, const QByteArray& bytes);

}   // namespace rope::ui
