#include "ui/export/gif_writer.h"

#include "ui/export/gif_session.h"

#include <gif_lib.h>

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

namespace rope::ui {

namespace {

constexpr int frameDelay = 8;   // hundredths of a second
constexpr int bitsPerChannel = 8;

int append(GifFileType* file, const GifByteType* bytes, int count) {
    static_cast<QByteArray*>(file->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

Error refused(int code) {
    const char* reason = GifErrorString(code);
    return {
        ErrorCode::Impossible,
        std::string("the picture could not be written as GIF") + (reason ? std::string(": ") + reason : ""),
        "size", "a smaller size or dpi"};
}

/// A table has a power of two of colours; the unused ones stay black.
ColorMapObject* colourMap(const std::vector<QRgb>& colours) {
    const auto count = static_cast<int>(std::bit_ceil(std::max<std::size_t>(2, colours.size())));
    ColorMapObject* map = GifMakeMapObject(count, nullptr);
    for (std::size_t i = 0; map != nullptr && i < colours.size(); ++i)
        map->Colors[i] = {static_cast<GifByteType>(qRed(colours[i])),
                          static_cast<GifByteType>(qGreen(colours[i])),
                          static_cast<GifByteType>(qBlue(colours[i]))};
    return map;
}

/// The application extension that every player understands as "again and again".
bool writeLoop(GifFileType* file) {
    static constexpr GifByteType forever[] = {1, 0, 0};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file, sizeof forever, forever) == GIF_OK &&
           EGifPutExtensionTrailer(file) == GIF_OK;
}

bool writeTiming(GifFileType* file) {
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, frameDelay, NO_TRANSPARENT_COLOR};
    GifByteType bytes[4];
    const auto count = static_cast<int>(EGifGCBToExtension(&control, bytes));
    return EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, count, bytes) == GIF_OK;
}

}   // namespace

void GifWriter::Close::operator()(GifFileType* file) const { EGifCloseFile(file, nullptr); }

GifWriter::GifWriter(QSize size, std::span<const QImage> samples)
    : m_size(size), m_palette(samples), m_bytes(std::make_unique<QByteArray>()) {}

Result<GifWriter> GifWriter::start(QSize size, std::span<const QImage> samples, const QByteArray& session) {
    GifWriter writer(size, samples);
    int code = 0;
    writer.m_file.reset(EGifOpen(writer.m_bytes.get(), append, &code));
    if (!writer.m_file) return refused(code);
    if (!writer.writeHead(session)) return refused(writer.m_file->Error);
    return writer;
}

bool GifWriter::writeHead(const QByteArray& session) {
    GifFileType* file = m_file.get();
    EGifSetGifVersion(file, true);   // comments and timing came with GIF89a
    ColorMapObject* colours = colourMap(m_palette.colours());
    if (colours == nullptr) return false;
    const bool isWritten =
        EGifPutScreenDesc(file, m_size.width(), m_size.height(), bitsPerChannel, 0, colours) == GIF_OK;
    GifFreeMapObject(colours);   // giflib stores a copy
    return isWritten && writeLoop(file) && EGifPutComment(file, gifComment(session).constData()) == GIF_OK;
}

Check GifWriter::add(const QImage& frame) {
    const QImage image = frame.convertToFormat(QImage::Format_RGB32);
    std::vector<unsigned char> indices;
    indices.reserve(static_cast<std::size_t>(m_size.width()) * static_cast<std::size_t>(m_size.height()));
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < m_size.width(); ++x) indices.push_back(m_palette.indexOf(line[x]));
    }
    if (!writeFrame(indices, changedArea(indices))) return refused(m_file->Error);
    m_shown = std::move(indices);
    return {};
}

/// Everything for the first frame; one pixel where nothing changed, because a frame has at least that.
QRect GifWriter::changedArea(const std::vector<unsigned char>& indices) const {
    if (m_shown.empty()) return {QPoint(), m_size};
    const auto width = static_cast<std::size_t>(m_size.width());
    int left = m_size.width(), right = -1, top = -1, bottom = -1;
    for (int y = 0; y < m_size.height(); ++y) {
        const auto row = indices.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * width);
        const auto end = row + m_size.width();
        const auto old = m_shown.begin() + (row - indices.begin());
        const auto first = std::mismatch(row, end, old);
        if (first.first == end) continue;
        int last = m_size.width() - 1;
        while (row[last] == old[last]) --last;
        left = std::min(left, static_cast<int>(first.first - row));
        right = std::max(right, last);
        if (top < 0) top = y;
        bottom = y;
    }
    return top < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

bool GifWriter::writeFrame(const std::vector<unsigned char>& indices, const QRect& area) {
    GifFileType* file = m_file.get();
    if (!writeTiming(file)) return false;
    if (EGifPutImageDesc(file, area.left(), area.top(), area.width(), area.height(), false, nullptr) !=
        GIF_OK)
        return false;
    std::vector<GifByteType> line(static_cast<std::size_t>(area.width()));   // giflib masks what it is given
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto row = indices.begin() + static_cast<std::ptrdiff_t>(y) * m_size.width() + area.left();
        std::copy(row, row + area.width(), line.begin());
        if (EGifPutLine(file, line.data(), area.width()) != GIF_OK) return false;
    }
    return true;
}

Result<QByteArray> GifWriter::finish() {
    int code = 0;
    if (EGifCloseFile(m_file.release(), &code) != GIF_OK) return refused(code);
    return std::move(*m_bytes);
}

}   // namespace rope::ui
