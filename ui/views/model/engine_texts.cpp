#include "ui/views/model/engine_texts.h"

#include "core/base/number_text.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/text.h"
#include "ui/views/model/field_table.h"
#include "ui/views/model/model_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

struct EngineBlockTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelPicture)
};

constexpr double labelPx = 74, gapPx = 5;
constexpr double maxLines = 5;   // of one engine

QString textOf(const EngineSetting& setting) {
    return breakable(QString::fromStdString(withShortLists(setting.text)));
}

double lineHeight(double width, const Theme& theme) {
    return paragraphHeight(theme.secondaryFont(), width, QStringLiteral("X"));
}

QString headingDetail(const ModelData& data) {
    if (data.isOpened && !data.isChanged) return EngineBlockTexts::tr("settings of the file · click to copy");
    const Scenario& scenario = data.scenario;
    return EngineBlockTexts::tr("%1, settings of the window · click to copy")
        .arg(methodName(scenario, scenario.methods[scenario.activeMethod].choice));
}

void paintBlock(QPainter& painter, const EngineText& engine, const EngineBlock& block,
                const PaintContext& context) {
    const Theme& theme = context.theme;
    const QRectF& area = block.area;
    if (context.cursor && area.contains(*context.cursor))
        painter.fillRect(area.adjusted(-4, -2, 0, 2), theme.accentBackground);
    const double label = labelPx * theme.scale;
    drawElided(painter, QRectF(area.left(), area.top(), label, lineHeight(area.width(), theme)),
               Qt::AlignLeft, theme.font(11.5, QFont::DemiBold), theme.ink, engine.engine);
    drawParagraph(painter, area.adjusted(label, 0, 0, 1), theme.secondaryFont(),
                  engine.setting->isExpressible ? theme.ink : theme.muted, block.text);
}

/// The notes that fit.
void paintEngineNotes(QPainter& painter, const ModelData& data, QRectF rest, const Theme& theme) {
    const QFont font = theme.secondaryFont();
    for (const std::string& note : data.flags.notes) {
        const QString text = breakable(QString::fromStdString(note));
        if (paragraphHeight(font, rest.width(), text) > rest.height() + 0.5) return;
        rest.setTop(rest.top() + drawParagraph(painter, rest, font, theme.muted, text) + gapPx * theme.scale);
    }
}

}   // namespace

double engineTextsHeight(const ModelData& data, double width, const Theme& theme) {
    const QFont font = theme.secondaryFont();
    const double line = lineHeight(width, theme), gap = gapPx * theme.scale;
    double height = 0;
    for (const EngineText& engine : engineTexts(data.flags))
        height += std::min(paragraphHeight(font, width - labelPx * theme.scale, textOf(*engine.setting)),
                           maxLines * line) +
                  gap;
    for (const std::string& note : data.flags.notes)
        height += paragraphHeight(font, width, breakable(QString::fromStdString(note))) + gap;
    return height;
}

std::vector<EngineBlock> engineBlocks(const ModelData& data, const ModelLayout& layout, const Theme& theme) {
    std::vector<EngineBlock> blocks;
    const QRectF& area = layout.flags;
    if (area.isEmpty()) return blocks;
    const QFont font = theme.secondaryFont();
    const double gap = gapPx * theme.scale, width = area.width() - labelPx * theme.scale,
                 line = lineHeight(width, theme);
    const std::vector<EngineText> engines = engineTexts(data.flags);
    double top = area.top() + layout.headingHeight;
    for (std::size_t i = 0; i < engines.size(); ++i) {
        // Each of the following engines needs at least one line.
        const double rest = area.bottom() - top - static_cast<double>(engines.size() - 1 - i) * (line + gap);
        const double height =
            std::clamp(std::floor(std::min(rest, maxLines * line) / line) * line, line, maxLines * line);
        QString text = cutToHeight(font, width, height + 0.5, textOf(*engines[i].setting));
        const QRectF block(area.left(), top, area.width(), paragraphHeight(font, width, text));
        top = block.bottom() + gap;
        blocks.push_back({block, std::move(text)});
    }
    return blocks;
}

void paintEngineTexts(QPainter& painter, const ModelData& data, const ModelLayout& layout,
                      const PaintContext& context) {
    const Theme& theme = context.theme;
    const QRectF heading(layout.flags.topLeft(), QSizeF(layout.flags.width(), layout.headingHeight));
    paintHeading(painter, heading, EngineBlockTexts::tr("For inference engines"), headingDetail(data), theme);
    const std::vector<EngineText> engines = engineTexts(data.flags);
    const std::vector<EngineBlock> blocks = engineBlocks(data, layout, theme);
    for (std::size_t i = 0; i < engines.size(); ++i) paintBlock(painter, engines[i], blocks[i], context);
    QRectF rest = layout.flags;
    rest.setTop(blocks.back().area.bottom() + gapPx * theme.scale);
    paintEngineNotes(painter, data, rest, theme);
}

}   // namespace rope::ui
