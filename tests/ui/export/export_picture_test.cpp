#include "ui/export/export_picture.h"
#include "tests/support/application.h"
#include "tests/support/view_states.h"
#include "ui/export/session_in_file.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/view_registry.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <optional>

namespace rope::ui {

namespace {

using rope::ui::testing::fourMethods;

PicturePtr pictureOf(std::string_view view, const ExplorerState& state) {
    return *findView(view)->build(state, {});
}

QByteArray bytesOf(std::string_view view, PictureFormat format, const PictureOptions& options = {}) {
    const ExplorerState state = fourMethods();
    const Result<QByteArray> bytes = pictureBytes(*pictureOf(view, state), format, options, state);
    EXPECT_TRUE(bytes.ok()) << (bytes.ok() ? "" : describe(bytes.error()));
    return bytes.ok() ? *bytes : QByteArray();
}

TEST(Export, EveryViewAndFormat_HoldsTheSessionExactly) {
    ExplorerState state = fourMethods();
    state.scenario.model = "a <b> & \"c\" – 模型 ]]>";
    state.scenario.vectors.kind = VectorKind::Given;
    state.scenario.vectors.givenQuery = std::make_shared<const RowMatrix>(RowMatrix::Random(1, 128));
    state.scenario.vectors.givenKey = std::make_shared<const RowMatrix>(RowMatrix::Random(1, 128));
    state.scenario.ropeTheta = 500000.1000000001;
    for (const ViewRow& row : views()) {
        const PicturePtr picture = pictureOf(row.id, state);
        for (const PictureFormat format :
             {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf, PictureFormat::Gif}) {
            const Result<QByteArray> bytes = pictureBytes(*picture, format, {}, state);
            ASSERT_TRUE(bytes.ok()) << row.id;
            const Result<ExplorerState> back = embeddedSession(*bytes);
            ASSERT_TRUE(back.ok()) << row.id << " " << static_cast<int>(format) << ": "
                                   << describe(back.error());
            EXPECT_EQ(*back, state) << row.id << " " << static_cast<int>(format);
        }
    }
}

TEST(Export, SameState_SameBytes) {
    for (const PictureFormat format :
         {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf, PictureFormat::Gif})
        EXPECT_EQ(bytesOf("decay", format), bytesOf("decay", format)) << static_cast<int>(format);
}

TEST(Export, Png_HasTheAskedPixelsAndDpi) {
    PictureOptions options;
    options.size = QSize(500, 320);
    options.dpi = 300;
    const QImage image = QImage::fromData(bytesOf("invariance", PictureFormat::Png, options), "PNG");
    EXPECT_EQ(image.size(), QSize(1563, 1000));
    EXPECT_EQ(image.dotsPerMeterX(), 11811);
    EXPECT_EQ(image.pixel(2, 2), themeOf(ThemeKind::Light).panel.rgb());
}

TEST(Export, Png_HigherDpi_IsTheSameFigureFiner) {
    PictureOptions coarse, fine;
    coarse.size = fine.size = QSize(600, 400);
    fine.dpi = 288;
    const QImage small =
        QImage::fromData(bytesOf("decay", PictureFormat::Png, coarse)).convertToFormat(QImage::Format_RGB32);
    const QImage reduced = QImage::fromData(bytesOf("decay", PictureFormat::Png, fine))
                               .scaled(small.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                               .convertToFormat(QImage::Format_RGB32);
    double difference = 0;
    for (int y = 0; y < small.height(); ++y)
        for (int x = 0; x < small.width(); ++x)
            difference += std::abs(qGray(small.pixel(x, y)) - qGray(reduced.pixel(x, y)));
    EXPECT_LT(difference / (small.width() * small.height()),
              6);   // type is hinted to other pixels, nothing moves
}

TEST(Export, Transparent_HasNoGround) {
    PictureOptions options;
    options.isTransparent = true;
    EXPECT_EQ(qAlpha(QImage::fromData(bytesOf("decay", PictureFormat::Png, options)).pixel(1, 1)), 0);
    EXPECT_EQ(qAlpha(QImage::fromData(bytesOf("decay", PictureFormat::Png)).pixel(1, 1)), 255);
}

TEST(Export, Title_Replaces) {
    PictureOptions options;
    options.title = QStringLiteral("Figure 3");
    const QString svg = QString::fromUtf8(bytesOf("decay", PictureFormat::Svg, options));
    EXPECT_TRUE(svg.contains(QStringLiteral(">Figure 3<")));
    EXPECT_FALSE(svg.contains(QStringLiteral(">Long-range decay<")));
}

TEST(Export, Svg_TextStaysText) {
    const QString svg = QString::fromUtf8(bytesOf("decay", PictureFormat::Svg));
    for (const QString& text : {QStringLiteral(">Long-range decay<"), QStringLiteral(">10k<"),
                                QStringLiteral(">YaRN ×4<"), QStringLiteral(">L′<")})
        EXPECT_TRUE(svg.contains(text)) << text.toStdString();
    EXPECT_TRUE(svg.contains(QStringLiteral("font-family=\"Inter, ")));
}

/// Every number of every path stays on the page: nothing relies on clipping, which SVG readers would not
/// find.
TEST(Export, Svg_AnyTitle_IsWellFormed) {
    PictureOptions options;
    options.title = QStringLiteral("a & b <x> ]]> \x01 \"q\"");
    QXmlStreamReader reader(bytesOf("decay", PictureFormat::Svg, options));
    QString title;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("title"))
            title = reader.readElementText();
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    EXPECT_EQ(title, QStringLiteral("a & b <x> ]]>  \"q\""));
}

TEST(Export, Svg_NothingLeavesThePage) {
    for (const ViewRow& row : views()) {
        const QString svg = QString::fromUtf8(bytesOf(row.id, PictureFormat::Svg));
        static const QRegularExpression paths(QStringLiteral(" d=\"([^\"]*)\""));
        static const QRegularExpression points(
            QStringLiteral("(-?[0-9.]+(?:e[-+]?[0-9]+)?),(-?[0-9.]+(?:e[-+]?[0-9]+)?)"));
        int count = 0;
        for (auto path = paths.globalMatch(svg); path.hasNext();) {
            for (auto point = points.globalMatch(path.next().captured(1)); point.hasNext();) {
                const QRegularExpressionMatch match = point.next();
                EXPECT_GE(match.captured(1).toDouble(), -1) << row.id;
                EXPECT_LE(match.captured(1).toDouble(), 1001) << row.id;
                EXPECT_GE(match.captured(2).toDouble(), -1) << row.id;
                EXPECT_LE(match.captured(2).toDouble(), 641) << row.id;
                ++count;
            }
        }
        EXPECT_GT(count, 10) << row.id;
    }
}

TEST(Export, Svg_SmallHeatmap_IsRectanglesAndLargeOneAnImage) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 16;
    state.scenario.queryPosition = state.scenario.keyPosition = 0;
    const Result<QByteArray> small =
        pictureBytes(*pictureOf("heatmap", state), PictureFormat::Svg, {}, state);
    EXPECT_FALSE(
        QString::fromUtf8(*small).section(QStringLiteral("</metadata>"), 1).count(QStringLiteral("<image")) >
        1);   // the colour bar
    const QString large = QString::fromUtf8(bytesOf("heatmap", PictureFormat::Svg));
    static const QRegularExpression embedded(QStringLiteral("<image[^>]*base64,([^\"]*)\""));
    const QRegularExpressionMatch match = embedded.match(large);
    ASSERT_TRUE(match.hasMatch());
    const QImage image = QImage::fromData(QByteArray::fromBase64(match.captured(1).toLatin1()));
    EXPECT_GE(image.width(),
              2048);   // enlarged before writing, so that readers that smooth keep the cells sharp
    EXPECT_EQ(image.pixel(0, 0), image.pixel(7, 7));
}

TEST(Export, Pdf_TextStaysText) {
    const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (tool.isEmpty()) GTEST_SKIP() << "pdftotext is not installed";
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("decay.pdf"));
    ASSERT_FALSE(writeFile(file, bytesOf("decay", PictureFormat::Pdf)).has_value());
    QProcess process;
    process.start(tool, {file, QStringLiteral("-")});
    ASSERT_TRUE(process.waitForFinished());
    const QString text = QString::fromUtf8(process.readAllStandardOutput());
    for (const QString& word : {QStringLiteral("Long-range decay"), QStringLiteral("YaRN ×4"),
                                QStringLiteral("10k"), QStringLiteral("L′")})
        EXPECT_TRUE(text.contains(word)) << word.toStdString() << " in " << text.toStdString();
}

TEST(Export, Options_OutOfRange_AreRefusedByName) {
    PictureOptions options;
    for (const QSize size : {QSize(0, 100), QSize(100, -1), QSize(40000, 100)}) {
        options.size = size;
        ASSERT_TRUE(checkPictureOptions(options).has_value());
        EXPECT_EQ(checkPictureOptions(options)->code, ErrorCode::OutOfRange);
        EXPECT_EQ(checkPictureOptions(options)->where, "size");
    }
    options.size = QSize(1000, 640);
    for (const double dpi : {0.0, -96.0, 1e9, std::nan("")}) {
        options.dpi = dpi;
        ASSERT_TRUE(checkPictureOptions(options).has_value()) << dpi;
        EXPECT_EQ(checkPictureOptions(options)->where, "dpi") << dpi;
    }
    options.size = QSize(20000, 20000);
    options.dpi = 96;
    EXPECT_TRUE(checkPictureOptions(options).has_value());   // more than 2^28 pixels
    options.size = QSize(1000, 640);
    EXPECT_FALSE(checkPictureOptions(options).has_value());
}

TEST(Export, FormatOfName_KnowsFourEndings) {
    EXPECT_EQ(pictureFormatOf(QStringLiteral("a/b.PNG")), PictureFormat::Png);
    EXPECT_EQ(pictureFormatOf(QStringLiteral("b.svg")), PictureFormat::Svg);
    EXPECT_EQ(pictureFormatOf(QStringLiteral("b.pdf")), PictureFormat::Pdf);
    EXPECT_EQ(pictureFormatOf(QStringLiteral("b.Gif")), PictureFormat::Gif);
    EXPECT_FALSE(pictureFormatOf(QStringLiteral("b.jpeg")).has_value());
    EXPECT_FALSE(pictureFormatOf(QStringLiteral("png")).has_value());
}

TEST(EmbeddedSession, ForeignBytes_AreRefused) {
    const QByteArray png = bytesOf("decay", PictureFormat::Png);
    for (const QByteArray& bytes : {QByteArray(), QByteArray("hello"), QByteArray("%PDF-1.4"),
                                    QByteArray("<svg></svg>"), QByteArray("<svg><metadata"), png.left(20),
                                    png.left(33), QByteArray("\x89PNG\r\n\x1a\n\xff\xff\xff\xffiTXt"),
                                    QByteArray("%PDF <ropescope:session>{</ropescope:session>")})
        EXPECT_FALSE(embeddedSession(bytes).ok()) << bytes.left(20).toStdString();
}

/// A file that ends early gives the whole session or none.
void expectWholeOrNone(const QByteArray& file, const QByteArray& session) {
    ASSERT_EQ(sessionInFile(file), session);
    qsizetype shortest = file.size();   // of the truncated files that still have it
    for (qsizetype length = 0; length < file.size(); ++length) {
        const std::optional<QByteArray> found = sessionInFile(file.left(length));
        if (!found) {
            EXPECT_EQ(shortest, file.size()) << length << ": a shorter file still had it";
            continue;
        }
        EXPECT_EQ(*found, session) << length;
        shortest = std::min(shortest, length);
    }
    EXPECT_GT(shortest, session.size());
}

TEST(EmbeddedSession, EveryTruncation_GivesTheWholeSessionOrNone) {
    expectWholeOrNone(svgWithSession("<?xml version=\"1.0\"?><svg width=\"3\"></svg>", "{\"a\":1}"),
                      "{\"a\":1}");
    const QByteArray png = bytesOf("decay", PictureFormat::Png, {QSize(64, 64)});
    expectWholeOrNone(png, sessionInFile(png).value());
}

TEST(EmbeddedSession, EntityBomb_IsNotExpanded) {
    QByteArray svg = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">";
    for (char name = 'b'; name <= 'k'; ++name) {
        svg += QByteArray("<!ENTITY ") + name + " \"";
        for (int i = 0; i < 10; ++i) svg += QByteArray("&") + static_cast<char>(name - 1) + ";";
        svg += "\">";
    }
    svg += "]><svg><metadata id=\"ropescope-session\">&k;</metadata></svg>";
    EXPECT_FALSE(embeddedSession(svg).ok());
}

TEST(WriteFile, Failure_LeavesNothingBehind) {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("there/figure.png"));
    const Check problem = writeFile(file, "x");
    ASSERT_TRUE(problem.has_value());
    EXPECT_EQ(problem->code, ErrorCode::Unreadable);
    EXPECT_FALSE(QFile::exists(file));
    EXPECT_FALSE(writeFile(folder.filePath(QStringLiteral("figure.png")), "bytes").has_value());
    QFile written(folder.filePath(QStringLiteral("figure.png")));
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_EQ(written.readAll(), "bytes");
}

}   // namespace

}   // namespace rope::ui
