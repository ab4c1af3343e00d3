#pragma once

#include <QImage>
#include <QRgb>

#include <cstdint>
#include <span>
#include <vector>

namespace rope::ui {

/// The 256 colours of a GIF. The most frequent colours of a figure (background, text, curves) are exact, so
/// that uniform areas do not change or flicker; the others, mostly of antialiased edges, use the remaining
/// entries.
class GifPalette {
public:
    /// in: images that look like all frames, 32 bits a pixel
    explicit GifPalette(std::span<const QImage> samples);

    [[nodiscard]] const std::vector<QRgb>& colours() const { return m_colours; }   ///< 1 to 256

    /// The nearest colour's index. Remembers what it found.
    std::uint8_t indexOf(QRgb colour);

private:
    [[nodiscard]] std::uint8_t nearest(QRgb colour) const;

    std::vector<QRgb> m_colours;
    std::vector<std::int16_t> m_known;   ///< index of every 24-bit colour that was requested, -1 for others
};

}   // namespace rope::ui
