#include "ui/export/session_in_file.h"

#include "ui/export/gif_session.h"

#include <QString>
#include <QXmlStreamReader>
#include <QtEndian>

#include <array>
#include <cstdint>

namespace rope::ui {

namespace {

const QByteArray pngSignature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
const QByteArray pngKeyword = QByteArrayLiteral("RopeScope session");
const QByteArray xmpStart = QByteArrayLiteral("<ropescope:session>"),
                 xmpEnd = QByteArrayLiteral("</ropescope:session>");
constexpr qsizetype chunkFrame = 12;   // length, type and checksum around a chunk's data

/// The checksum of PNG chunks.
/// src: PNG specification, annex D
std::uint32_t crc32(const QByteArray& bytes) {
    static const std::array<std::uint32_t, 256> table = [] {
        std::array<std::uint32_t, 256> entries{};
        for (std::uint32_t i = 0; i < entries.size(); ++i) {
            std::uint32_t value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = (value & 1U) != 0 ? 0xedb88320U ^ (value >> 1U) : value >> 1U;
            entries[i] = value;
        }
        return entries;
    }();
    std::uint32_t crc = 0xffffffffU;
    for (const char byte : bytes) crc = table[(crc ^ static_cast<unsigned char>(byte)) & 0xffU] ^ (crc >> 8U);
    return ~crc;
}

QByteArray bigEndian(std::uint32_t value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray chunk(const QByteArray& type, const QByteArray& data) {
    return bigEndian(static_cast<std::uint32_t>(data.size())) + type + data + bigEndian(crc32(type + data));
}

/// Calls visit(type, data) for each whole chunk; stops at the end, at damage, or when visit returns false.
template <class Visit>
void forEachChunk(const QByteArray& png, Visit visit) {
    qsizetype at = pngSignature.size();
    while (at + chunkFrame <= png.size()) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<std::uint32_t>(png.constData() + at));
        if (length > png.size() - at - chunkFrame) return;
        if (!visit(at, png.mid(at + 4, 4), length)) return;
        at += length + chunkFrame;
    }
}

/// keyword 0, compression flag and method, language 0, translated keyword 0, text
QByteArray textChunk(const QByteArray& session) {
    return chunk("iTXt", pngKeyword + QByteArray(5, '\0') + session);
}

std::optional<QByteArray> sessionInPng(const QByteArray& png) {
    std::optional<QByteArray> session;
    const QByteArray head = pngKeyword + QByteArray(5, '\0');
    forEachChunk(png, [&](qsizetype at, const QByteArray& type, qsizetype length) {
        if (type != "iTXt" || length < head.size() || png.mid(at + 8, head.size()) != head) return true;
        session = png.mid(at + 8 + head.size(), length - head.size());
        return false;
    });
    return session;
}

std::optional<QByteArray> sessionInSvg(const QByteArray& svg) {
    QXmlStreamReader reader(
        svg);   // expands entities only up to a small limit, so it cannot be made to swell
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String("metadata"))
            continue;
        if (reader.attributes().value(QLatin1String("id")) != QLatin1String("ropescope-session")) continue;
        const QString text = reader.readElementText(QXmlStreamReader::SkipChildElements);
        if (reader.hasError()) return {};
        return text.toUtf8();
    }
    return {};
}

QByteArray escaped(const QByteArray& text) { return QString::fromUtf8(text).toHtmlEscaped().toUtf8(); }

QByteArray unescaped(QByteArray text) {
    text.replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");   // & last: it opens the others
    return text;
}

std::optional<QByteArray> sessionInPdf(const QByteArray& pdf) {
    const qsizetype start = pdf.indexOf(xmpStart);
    if (start < 0) return {};
    const qsizetype end = pdf.indexOf(xmpEnd, start);
    if (end < 0) return {};
    return unescaped(pdf.mid(start + xmpStart.size(), end - start - xmpStart.size()));
}

}   // namespace

QByteArray pngWithSession(const QByteArray& png, const QByteArray& session) {
    qsizetype end = -1;
    forEachChunk(png, [&](qsizetype at, const QByteArray& type, qsizetype) {
        if (type == "IEND") end = at;
        return end < 0;
    });
    if (end < 0) return png;
    return png.left(end) + textChunk(session) + png.mid(end);
}

QByteArray svgWithSession(const QByteArray& svg, const QByteArray& session) {
    const qsizetype root = svg.indexOf("<svg");
    const qsizetype open = root < 0 ? -1 : svg.indexOf('>', root);
    if (open < 0) return svg;
    return svg.left(open + 1) + "\n<metadata id=\"ropescope-session\">" + escaped(session) + "</metadata>" +
           svg.mid(open + 1);
}

QByteArray xmpWithSession(const QByteArray& session, const QByteArray& title) {
    return "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
           "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
           "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
           "xmlns:ropescope=\"urn:ropescope:session:1\">\n"
           "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">" +
           escaped(title) + "</rdf:li></rdf:Alt></dc:title>\n" + xmpStart + escaped(session) + xmpEnd +
           "\n</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>\n";
}

std::optional<QByteArray> sessionInFile(const QByteArray& file) {
    if (file.startsWith(pngSignature)) return sessionInPng(file);
    if (file.startsWith("%PDF")) return sessionInPdf(file);
    if (isGif(file)) return sessionInGif(file);
    if (file.contains("<svg")) return sessionInSvg(file);
    return {};
}

}   // namespace rope::ui
