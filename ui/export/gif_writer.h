#pragma once

#include "core/base/result.h"
#include "ui/export/gif_palette.h"

#include <QByteArray>
#include <QImage>
#include <QRect>
#include <QSize>

#include <memory>
#include <span>
#include <vector>

struct GifFileType;

namespace rope::ui {

/// Frames as an endlessly repeated GIF, 12.5 a second, with the session's text in a comment. One frame is
/// held at a time; of the next one only the rectangle that changed is written.
class GifWriter {
public:
    /// in:  size [device pixel] of every frame; images that look like all frames, for the palette; session:
    ///      UTF-8 without zeros
    /// err: Impossible if giflib fails
    static Result<GifWriter> start(QSize size, std::span<const QImage> samples, const QByteArray& session);

    /// in:  a frame of that size
    Check add(const QImage& frame);

    /// The file's bytes. The writer is used up.
    Result<QByteArray> finish();

private:
    struct Close {
        void operator()(GifFileType* file) const;
    };

    GifWriter(QSize size, std::span<const QImage> samples);
    [[nodiscard]] bool writeHead(const QByteArray& session);
    [[nodiscard]] bool writeFrame(const std::vector<unsigned char>& indices, const QRect& area);
    [[nodiscard]] QRect changedArea(const std::vector<unsigned char>& indices) const;

    QSize m_size;
    GifPalette m_palette;
    std::unique_ptr<QByteArray> m_bytes;   ///< giflib stores its address
    std::unique_ptr<GifFileType, Close> m_file;
    std::vector<unsigned char> m_shown;   ///< indices of the frame before
};

}   // namespace rope::ui
