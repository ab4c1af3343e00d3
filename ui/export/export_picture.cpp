#include "ui/export/export_picture.h"

#include "ui/export/gif_writer.h"
#include "ui/export/session_in_file.h"
#include "ui/session/session_json.h"
#include "ui/view_card/card.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>
#include <string>

namespace rope::ui {

namespace {

constexpr double referenceDpi = 96, millimetresPerInch = 25.4, pointsPerInch = 72;
constexpr int minSidePx = 32, maxSidePx = 32767;   // Qt's own raster coordinates end there
constexpr double minDpi = 24, largestDpi = 4800;
constexpr double maxDevicePixels = 268435456;   // 2^28

QSize deviceSize(const PictureOptions& options) {
    const double scale = options.dpi / referenceDpi;
    return {static_cast<int>(std::lround(options.size.width() * scale)),
            static_cast<int>(std::lround(options.size.height() * scale))};
}

void paintFigure(QPainter& painter, const Picture& picture, const PictureOptions& options) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::LosslessImageRendering);
    const PaintContext context{themeOf(options.theme)};
    paintCard(painter, QRectF(QPointF(), QSizeF(options.size)), picture, context, options.title,
              options.isTransparent ? CardBackground::None : CardBackground::Plain);
}

Error notWritten(const char* format) {
    return {ErrorCode::Impossible, std::string("the picture could not be written as ") + format, "size",
            "a smaller size or dpi"};
}

Figure figureOf(const Picture& picture, const PictureOptions& options) {
    const PictureWords words = picture.words();
    return {options.title.isEmpty() ? words.title : options.title, words.subtitle,
            [&](QPainter& painter) { paintFigure(painter, picture, options); }};
}

QByteArray sessionBytes(const ExplorerState& session) {
    return QByteArray::fromStdString(sessionText(session));
}

/// Letters that XML does not allow even escaped.
void dropControlLetters(QByteArray& xml) {
    xml.removeIf([](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 && letter != '\t' && letter != '\n' && letter != '\r';
    });
}

Result<QByteArray> svgBytes(const Figure& figure, const PictureOptions& options,
                            const ExplorerState& session) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(referenceDpi));
    generator.setSize(options.size);
    generator.setViewBox(QRect(QPoint(), options.size));
    generator.setTitle(figure.title.toHtmlEscaped());   // these two go into the file as they are
    generator.setDescription(figure.description.toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator)) return notWritten("SVG");
    figure.paint(painter);
    if (!painter.end()) return notWritten("SVG");
    QByteArray svg = buffer.data();
    dropControlLetters(svg);
    // The bundled family is a subset of Inter; if neither is installed, the sans serif font of the reader is
    // in.
    svg.replace("font-family=\"RopeScope Sans\"",
                "font-family=\"Inter, 'RopeScope Sans', 'Noto Sans CJK SC', sans-serif\"");
    return svgWithSession(svg, sessionBytes(session));
}

Result<QByteArray> stillGif(const QImage& image, const ExplorerState& session) {
    if (image.isNull()) return notWritten("GIF");
    const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
    Result<GifWriter> writer = GifWriter::start(opaque.size(), {&opaque, 1}, sessionBytes(session));
    if (!writer) return writer.error();
    if (const Check problem = writer->add(opaque)) return *problem;
    return writer->finish();
}

/// QPdfWriter writes the current time. A fixed time of the same length makes files of equal pictures
/// identical.
void fixCreationDate(QByteArray& pdf) {
    const QByteArray key = QByteArrayLiteral("/CreationDate (D:");
    const QByteArray fixed = QByteArrayLiteral("20000101000000");
    const qsizetype at = pdf.indexOf(key);
    if (at >= 0 && at + key.size() + fixed.size() <= pdf.size())
        pdf.replace(at + key.size(), fixed.size(), fixed);
}

Result<QByteArray> pdfBytes(const Figure& figure, const PictureOptions& options,
                            const ExplorerState& session) {
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly)) return notWritten("PDF");
    {
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("RopeScope"));
        writer.setTitle(figure.title);
        writer.setDocumentXmpMetadata(xmpWithSession(sessionBytes(session), figure.title.toUtf8()));
        writer.setPageSize(QPageSize(QSizeF(options.size) * (pointsPerInch / referenceDpi), QPageSize::Point,
                                     {}, QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(static_cast<int>(referenceDpi));
        QPainter painter;
        if (!painter.begin(&writer)) return notWritten("PDF");
        figure.paint(painter);
        if (!painter.end()) return notWritten("PDF");
    }
    QByteArray pdf = buffer.data();
    fixCreationDate(pdf);
    return pdf;
}

}   // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& fileName) {
    if (fileName.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) return PictureFormat::Png;
    if (fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return PictureFormat::Svg;
    if (fileName.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) return PictureFormat::Pdf;
    if (fileName.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive)) return PictureFormat::Gif;
    return {};
}

Check checkPictureOptions(const PictureOptions& options) {
    const auto text = [](int value) { return std::to_string(value); };
    const QSize size = options.size;
    const std::string sizeText = text(size.width()) + "x" + text(size.height());
    const std::string sideRange = text(minSidePx) + " to " + text(maxSidePx) + " in each direction";
    if (size.width() < minSidePx || size.height() < minSidePx || size.width() > maxSidePx ||
        size.height() > maxSidePx)
        return Error{ErrorCode::OutOfRange, "size " + sizeText + " is out of range", "size", sideRange};
    if (!(options.dpi >= minDpi && options.dpi <= largestDpi))
        return Error{ErrorCode::OutOfRange, "dpi is out of range", "dpi",
                     text(static_cast<int>(minDpi)) + " to " + text(static_cast<int>(largestDpi))};
    const QSize device = deviceSize(options);
    const bool isTooLarge = static_cast<double>(device.width()) * device.height() > maxDevicePixels;
    if (isTooLarge || device.width() > maxSidePx || device.height() > maxSidePx)
        return Error{ErrorCode::OutOfRange,
                     "size " + sizeText + " at this dpi would take " + text(device.width()) + "x" +
                         text(device.height()) + " pixels",
                     "dpi", "at most 268435456 pixels in all and " + text(maxSidePx) + " in each direction"};
    return {};
}

QImage pictureImage(const Picture& picture, const PictureOptions& options) {
    const QImage::Format format =
        options.isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
    QImage image(deviceSize(options), format);
    if (image.isNull()) return image;
    image.fill(options.isTransparent ? QColor(Qt::transparent) : themeOf(options.theme).panel);
    QPainter painter(&image);
    painter.scale(options.dpi / referenceDpi, options.dpi / referenceDpi);
    paintFigure(painter, picture, options);
    painter.end();
    return image;
}

Result<QByteArray> pngBytes(QImage image, double dpi, const ExplorerState& session) {
    if (image.isNull()) return notWritten("PNG");
    // Only now: a painter would take it for the size of a point and enlarge type a second time.
    const int dotsPerMetre = static_cast<int>(std::lround(dpi * 1000 / millimetresPerInch));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(QStringLiteral("Software"), QStringLiteral("RopeScope"));
    QBuffer buffer;
    QImageWriter writer(&buffer, QByteArrayLiteral("png"));
    if (!writer.write(image)) return notWritten("PNG");
    return pngWithSession(buffer.data(), sessionBytes(session));
}

Result<QByteArray> vectorBytes(const Figure& figure, PictureFormat format, const PictureOptions& options,
                               const ExplorerState& session) {
    return format == PictureFormat::Svg ? svgBytes(figure, options, session)
                                        : pdfBytes(figure, options, session);
}

Result<QByteArray> pictureBytes(const Picture& picture, PictureFormat format, const PictureOptions& options,
                                const ExplorerState& session) {
    if (const Check problem = checkPictureOptions(options)) return *problem;
    if (format == PictureFormat::Png) return pngBytes(pictureImage(picture, options), options.dpi, session);
    if (format == PictureFormat::Gif) return stillGif(pictureImage(picture, options), session);
    return vectorBytes(figureOf(picture, options), format, options, session);
}

Result<ExplorerState> embeddedSession(const QByteArray& fileBytes) {
    const std::optional<QByteArray> session = sessionInFile(fileBytes);
    if (!session)
        return Error{ErrorCode::Malformed,
                     "the picture holds no RopeScope session",
                     {},
                     "a PNG, SVG, PDF or GIF written by RopeScope"};
    return parseSession(session->toStdString());
}

namespace {

bool isWritten(QSaveFile& file, const QByteArray& bytes) {
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

bool isWritten(QFile& device, const QByteArray& bytes) {
    return device.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && device.write(bytes) == bytes.size();
}

template <class File>
Check writeTo(File&& file, const QByteArray& bytes) {
    if (isWritten(file, bytes)) return {};
    const std::string name = file.fileName().toStdString();
    return Error{ErrorCode::Unreadable, name + " cannot be written: " + file.errorString().toStdString(),
                 name};
}

}   // namespace

Check writeFile(const QString& fileName, const QByteArray& bytes) {
    const QFileInfo known(fileName);
    // A device or a pipe is opened and written to; it must not be replaced by a file.
    if (known.exists() && !known.isFile() && !known.isDir()) return writeTo(QFile(fileName), bytes);
    return writeTo(QSaveFile(fileName), bytes);
}

}   // namespace rope::ui
