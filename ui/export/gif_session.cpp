#include "ui/export/gif_session.h"

namespace rope::ui {

namespace {

const QByteArray commentKey = QByteArrayLiteral("RopeScope session\n");
constexpr char extension = '\x21', comment = '\xfe', image = '\x2c';
constexpr qsizetype headSize = 13, imageHeadSize = 10;
constexpr unsigned hasTable = 0x80U, tableSize = 0x07U;

/// Bytes of the colour table that a packed field announces.
qsizetype tableBytes(char packed) {
    const auto bits = static_cast<unsigned char>(packed);
    return (bits & hasTable) != 0 ? qsizetype{3} << ((bits & tableSize) + 1U) : 0;
}

/// Sub-blocks: a length, that many bytes, and so on until a length of 0. Leaves `at` behind them; false where
/// the file ends too early.
bool readBlocks(const QByteArray& gif, qsizetype& at, QByteArray* content) {
    while (at < gif.size()) {
        const qsizetype length = static_cast<unsigned char>(gif[at++]);
        if (length == 0) return true;
        if (length > gif.size() - at) return false;
        if (content != nullptr) content->append(gif.constData() + at, length);
        at += length;
    }
    return false;
}

}   // namespace

QByteArray gifComment(const QByteArray& session) { return commentKey + session; }

bool isGif(const QByteArray& file) { return file.startsWith("GIF87a") || file.startsWith("GIF89a"); }

std::optional<QByteArray> sessionInGif(const QByteArray& gif) {
    if (!isGif(gif) || gif.size() < headSize) return {};
    qsizetype at = headSize + tableBytes(gif[10]);
    while (at + 1 < gif.size()) {
        if (gif[at] == extension) {
            const bool isComment = gif[at + 1] == comment;
            at += 2;
            QByteArray text;
            if (!readBlocks(gif, at, isComment ? &text : nullptr)) return {};
            if (isComment && text.startsWith(commentKey)) return text.mid(commentKey.size());
        } else if (gif[at] == image && imageHeadSize < gif.size() - at) {
            at += imageHeadSize + tableBytes(gif[at + 9]) + 1;   // and the width of the first code
            if (!readBlocks(gif, at, nullptr)) return {};
        } else return {};
    }
    return {};
}

}   // namespace rope::ui
