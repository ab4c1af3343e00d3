#include "ui/views/model/model_picture.h"

#include "core/base/number_text.h"
#include "ui/charts/method_series.h"
#include "ui/charts/nearest_sample.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/theme/reading_style.h"
#include "ui/views/model/field_table.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>

namespace rope::ui {

namespace {

constexpr double leadPx = 74, blockGapPx = 5, swatchPx = 12;

/// Texts whose lines are too many to be read are cut, and copied whole.
constexpr double mostFlagLines = 5;

QString wide(const std::string& text) { return QString::fromStdString(text); }

QString tokens(double count) { return fixedLabel(count, 0); }

}   // namespace

ModelPicture::ModelPicture(const ExplorerState& state, ModelData data)
    : m_state(state), m_data(std::move(data)), m_strip(m_data.model), m_notes(findingNotes(m_data.model)) {
    findCurves();
}

void ModelPicture::findCurves() {
    if (!hasChart()) return;
    const std::vector<OtherReading>& readings = m_data.readings;
    const std::vector<std::int64_t>& positions = readings.front().divergence.positions;
    m_positions.assign(positions.begin(), positions.end());
    m_isOfAngles = std::any_of(readings.begin(), readings.end(), [](const OtherReading& reading) {
        return reading.divergence.largestAngleRad.back() > 0;
    });
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (const OtherReading& reading : readings) {
        std::vector<double> curve =
            m_isOfAngles ? reading.divergence.largestAngleRad : reading.divergence.scoreDifference;
        for (double& value : curve) {
            value = std::abs(value);
            if (!(value > 0) || !std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
        m_curves.push_back(std::move(curve));
    }
    m_curveRange = decadesAround(low, high);
    m_positionRange = {1, std::max(2.0, m_positions.back()), AxisScale::Logarithmic};
}

QString ModelPicture::title() const { return tr("Model"); }

QString ModelPicture::differenceSentence() const {
    const auto differs = [](const ModelField& field) { return !field.inWindow.empty(); };
    const auto first = std::find_if(m_data.fields.begin(), m_data.fields.end(), differs);
    if (first == m_data.fields.end()) return {};
    const auto count = std::count_if(m_data.fields.begin(), m_data.fields.end(), differs);
    const QString sentence =
        tr("the window's setup differs from the file: %1 %2 there, %3 here")
            .arg(fieldLabel(first->row).trimmed(), fieldValue(first->row.value), fieldValue(first->inWindow));
    return count == 1 ? sentence : tr("%1, and %2 more").arg(sentence).arg(count - 1);
}

QString ModelPicture::subtitle() const {
    if (!m_data.isOpened) return tr("no file is open: the numbers were set by hand");
    QString words = modelName(m_data.model);
    if (!m_data.model.modelType.empty()) words += QStringLiteral(" · ") + wide(m_data.model.modelType);
    if (m_data.model.groups.size() > 1)
        words += QStringLiteral(" · ") + wide(m_data.model.groups[m_data.group].name);
    return m_data.isChanged ? words + QStringLiteral(" · ") + differenceSentence() : words;
}

QString ModelPicture::answer() const {
    if (!m_data.isOpened) return {};
    if (m_data.isChanged) return tr("differs from the file");
    return m_data.model.warnings.empty() ? tr("as in the file")
                                         : tr("warnings: %1").arg(m_data.model.warnings.size());
}

QString ModelPicture::hint() const {
    return tr(
        "A config is a claim about how a model was trained. What it does not say is assumed, and programs "
        "assume different things: look at "
        "the values that nobody wrote down first.");
}

double ModelPicture::readingsHeight(double width, const Theme& theme) const {
    double height = 0;
    for (const OtherReading& reading : m_data.readings)
        height += paragraphHeight(theme.secondaryFont(), width, readingSentence(reading)) +
                  blockGapPx * theme.scale;
    return height;
}

double ModelPicture::notesHeight(double width, const Theme& theme) const {
    double height = 0;
    for (const Note& note : m_notes)
        height += paragraphHeight(theme.secondaryFont(), width,
                                  breakable(note.lead + QStringLiteral(" · ") + note.text)) +
                  blockGapPx * theme.scale;
    return std::max(height, 18 * theme.scale);
}

double ModelPicture::flagsHeight(double width, const Theme& theme) const {
    const QFont font = theme.secondaryFont();
    const double line = paragraphHeight(font, width, QStringLiteral("X")), gap = blockGapPx * theme.scale;
    double height = 0;
    for (const ProgramFlags& program : programFlags(m_data.flags)) {
        const QString text = breakable(wide(withShortLists(program.setting->text)));
        height +=
            std::min(paragraphHeight(font, width - leadPx * theme.scale, text), mostFlagLines * line) + gap;
    }
    for (const std::string& note : m_data.flags.notes)
        height += paragraphHeight(font, width, breakable(wide(note))) + gap;
    return height;
}

ModelLayout ModelPicture::layout(const QRectF& body, const Theme& theme) const {
    const double right = modelRightWidth(body.width(), theme);
    ModelNeeds needs;
    needs.fields = m_data.fields.size();
    needs.groups = m_data.model.groups.size();
    needs.strip = m_strip.height(modelLeftWidth(body.width(), theme), theme);
    needs.readings = readingsHeight(modelLeftWidth(body.width(), theme), theme);
    needs.notes = right > 0 ? notesHeight(right, theme) : 0;
    needs.flags = right > 0 ? flagsHeight(right, theme) : 0;
    needs.hasChart = hasChart();
    return modelLayout(body, needs, theme);
}

void ModelPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const ModelLayout page = layout(body, theme);
    if (!page.chart.isEmpty()) paintChart(painter, page, context);
    paintFieldTable(painter, page, m_data, theme);
    if (!page.layers.isEmpty()) paintLayers(painter, page, theme);
    if (!page.readings.isEmpty()) paintReadings(painter, page, theme);
    if (!page.notes.isEmpty()) paintNotes(painter, page, theme);
    if (!page.flags.isEmpty()) paintFlags(painter, page, context);
    if (page.restSentence.isEmpty()) return;
    drawParagraph(painter, page.restSentence, theme.secondaryFont(), theme.muted,
                  tr("Warnings: %1. A wider picture shows them, what other readings lead to, and the flags "
                     "for other programs.")
                      .arg(m_data.model.warnings.size()));
}

void ModelPicture::paintLayers(QPainter& painter, const ModelLayout& page, const Theme& theme) const {
    const QRectF heading(page.layers.topLeft(), QSizeF(page.layers.width(), page.headingHeight));
    const bool isKnown = m_strip.layerCount() > 0;
    QString detail =
        !m_data.isOpened ? tr("one setting for all")
        : isKnown
            ? tr("%1, from the first on the left").arg(tokens(static_cast<double>(m_strip.layerCount())))
            : tr("the file does not say how many there are");
    if (m_data.isOpened && m_data.model.groups.size() > 1)
        detail += QStringLiteral(" · ") + tr("click a kind to show it");
    paintHeading(painter, heading, tr("Layers"), detail, theme);
    if (isKnown) m_strip.paint(painter, page.strip, m_data.group, theme);
    const std::vector<LayerLook> looks = layerLooks(m_data.model);
    for (std::size_t i = 0; i < page.shownGroups; ++i) {
        const QRectF row = page.groupRow(i);
        if (page.shownGroups < looks.size() && i + 1 == page.shownGroups) {
            drawElided(painter, row, Qt::AlignLeft, theme.secondaryFont(), theme.muted,
                       tr("… and %1 more kinds of layers").arg(looks.size() - i));
            break;
        }
        const double side = swatchPx * theme.scale, height = std::max(3.0, side * layerHeight(looks[i]));
        painter.fillRect(QRectF(row.left(), row.center().y() + side / 2 - height, side, height),
                         layerColour(theme, looks[i]));
        const LayerGroup& group = m_data.model.groups[i];
        const bool isShown = m_data.isOpened && i == m_data.group;
        const QRectF words = row.adjusted(side + 8 * theme.scale, 0, 0, 0);
        const double used = drawElided(painter, words, Qt::AlignLeft,
                                       theme.font(11.5, isShown ? QFont::DemiBold : QFont::Normal), theme.ink,
                                       groupName(group));
        drawElided(painter, words.adjusted(used + 10 * theme.scale, 0, 0, 0), Qt::AlignLeft,
                   theme.secondaryFont(), theme.muted, groupSetting(m_data.model, group));
    }
}

void ModelPicture::paintReadings(QPainter& painter, const ModelLayout& page, const Theme& theme) const {
    const QRectF heading(page.readings.topLeft(), QSizeF(page.readings.width(), page.headingHeight));
    paintHeading(painter, heading, tr("What follows"), tr("when a program"), theme);
    QRectF rest = page.readings.adjusted(0, page.headingHeight, 0, 1);
    for (const OtherReading& reading : m_data.readings)
        rest.setTop(rest.top() +
                    drawParagraph(painter, rest, theme.secondaryFont(), theme.ink, readingSentence(reading)) +
                    blockGapPx * theme.scale);
}

void ModelPicture::paintNotes(QPainter& painter, const ModelLayout& page, const Theme& theme) const {
    const QRectF heading(page.notes.topLeft(), QSizeF(page.notes.width(), page.headingHeight));
    const std::size_t warnings = m_data.model.warnings.size(), assumptions = m_data.model.assumptions.size();
    paintHeading(painter, heading, tr("Doubts"),
                 tr("warnings: %1 · assumptions: %2").arg(warnings).arg(assumptions), theme);
    const QFont font = theme.secondaryFont();
    QRectF rest(page.notes.left(), heading.bottom(), page.notes.width(),
                page.notes.bottom() - heading.bottom());
    if (m_notes.empty()) {
        drawElided(painter, QRectF(rest.topLeft(), QSizeF(rest.width(), 18 * theme.scale)), Qt::AlignLeft,
                   font, theme.muted,
                   m_data.isOpened ? tr("Nothing is doubtful and nothing was assumed.")
                                   : tr("Open a config.json, a GGUF file or a preset."));
        return;
    }
    const double line = paragraphHeight(font, rest.width(), QStringLiteral("X"));
    for (std::size_t i = 0; i < m_notes.size(); ++i) {
        const QString text = breakable(m_notes[i].lead + QStringLiteral(" · ") + m_notes[i].text);
        const double height = paragraphHeight(font, rest.width(), text);
        const bool isLast = i + 1 == m_notes.size();
        if (height + (isLast ? 0 : line) > rest.height() + 0.5) {
            drawElided(painter, QRectF(rest.topLeft(), QSizeF(rest.width(), line)), Qt::AlignLeft, font,
                       theme.muted,
                       tr("… and %1 more; a larger picture and ropescope inspect show them")
                           .arg(m_notes.size() - i));
            return;
        }
        drawParagraph(painter, rest, font, i < warnings ? theme.warning : theme.ink, text);
        rest.setTop(rest.top() + height + blockGapPx * theme.scale);
    }
}

QRectF ModelPicture::chartPanel(const ModelLayout& page) const {
    return page.chart.adjusted(0, page.headingHeight, 0, 0);
}

ChartFrame ModelPicture::chartFrame(const QRectF& panel, const Theme& theme) const {
    const int across = std::clamp(static_cast<int>(panel.width() / (60 * theme.scale)), 2, 12);
    const int up = std::clamp(static_cast<int>(panel.height() / (34 * theme.scale)), 2, 10);
    ChartFrame frame;
    frame.margins.setLeft(54);
    frame.x = {m_positionRange, logarithmicTicks(m_positionRange, across, LogLabels::Compact),
               tr("position [token], logarithmic")};
    const QString measure = m_isOfAngles ? tr("largest angle off [rad]") : tr("change of the score");
    frame.y = {m_curveRange, logarithmicTicks(m_curveRange, up, LogLabels::PowersOfTen), measure};
    return frame;
}

PlotFrame ModelPicture::chartPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = chartPanel(layout(body, theme));
    return plotFrame(chartFrame(panel, theme), panel, theme);
}

void ModelPicture::paintChart(QPainter& painter, const ModelLayout& page, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF panel = chartPanel(page);
    const QRectF heading(page.chart.topLeft(), QSizeF(page.chart.width(), page.headingHeight));
    if (!hasChart()) {
        paintHeading(painter, heading, tr("Other readings"), tr("no program is known to read this otherwise"),
                     theme);
        return;
    }
    const ChartFrame chart = chartFrame(panel, theme);
    paintChartFrame(painter, panel, chart, context);
    paintHeading(painter, heading, tr("Other readings"),
                 tr("how far a program that ignores or misreads a key goes astray"), theme);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    std::vector<Curve> curves;
    std::vector<LegendEntry> legend;
    for (std::size_t i = 0; i < m_data.readings.size(); ++i) {
        const OtherReading& reading = m_data.readings[i];
        const SeriesStyle style = readingStyle(theme, reading.id);
        const Ink ink{style.colour, 2 * theme.scale, style.dashes};
        curves.push_back({m_positions, m_curves[i], ink});
        // A reading with the same angles has no curve among angles; its sentence says so.
        const bool isDrawn = reading.divergence.largestAngleRad.back() > 0 || !m_isOfAngles;
        if (isDrawn) legend.push_back({readingName(reading.id), ink});
    }
    paintCurves(painter, plot, curves);
    std::vector<PlotMark> marks;
    if (m_isOfAngles) marks.push_back({Qt::Horizontal, std::numbers::pi / 2, tr("quarter turn")});
    paintMarks(painter, plot, marks, theme);
    const QRectF markWords(plot.area.right() - 96 * theme.scale,
                           plot.pixelY(std::numbers::pi / 2) - 18 * theme.scale, 96 * theme.scale,
                           20 * theme.scale);
    paintLegend(painter, plot, legend, curves, std::span(&markWords, m_isOfAngles ? 1 : 0), theme);
    if (context.cursor && plot.area.contains(*context.cursor))
        paintCursorLine(
            painter, plot,
            plot.pixelX(m_positions[nearestSample(m_positions, plot.valueX(context.cursor->x()))]), theme);
}

std::vector<ModelPicture::FlagsBlock> ModelPicture::flagsBlocks(const QRectF& area, double headingHeight,
                                                                const Theme& theme) const {
    const QFont font = theme.secondaryFont();
    const double gap = blockGapPx * theme.scale, lead = leadPx * theme.scale, width = area.width() - lead;
    const double line = paragraphHeight(font, width, QStringLiteral("X"));
    const std::vector<ProgramFlags> programs = programFlags(m_data.flags);
    std::vector<FlagsBlock> blocks;
    double top = area.top() + headingHeight;
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const QString text = breakable(wide(withShortLists(programs[i].setting->text)));
        // Each of the programs that follow keeps at least a line.
        const double room = area.bottom() - top - static_cast<double>(programs.size() - 1 - i) * (line + gap);
        const double height = std::clamp(std::floor(std::min(room, mostFlagLines * line) / line) * line, line,
                                         mostFlagLines * line);
        FlagsBlock block;
        block.text = cutToHeight(font, width, height + 0.5, text);
        block.area = QRectF(area.left(), top, area.width(), paragraphHeight(font, width, block.text));
        top = block.area.bottom() + gap;
        blocks.push_back(std::move(block));
    }
    return blocks;
}

QRectF ModelPicture::flagsArea(std::size_t program, const QRectF& body, const Theme& theme) const {
    const ModelLayout page = layout(body, theme);
    if (page.flags.isEmpty()) return {};
    return flagsBlocks(page.flags, page.headingHeight, theme)[program].area;
}

void ModelPicture::paintFlags(QPainter& painter, const ModelLayout& page, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QFont font = theme.secondaryFont();
    const QRectF heading(page.flags.topLeft(), QSizeF(page.flags.width(), page.headingHeight));
    const Scenario& scenario = m_state.scenario;
    const QString active = methodName(scenario, scenario.methods[scenario.activeMethod].choice);
    const QString what = m_data.isOpened && !m_data.isChanged
                             ? tr("as the file has it · click to copy")
                             : tr("%1, as the window has it · click to copy").arg(active);
    paintHeading(painter, heading, tr("For other programs"), what, theme);
    const std::vector<ProgramFlags> programs = programFlags(m_data.flags);
    const std::vector<FlagsBlock> blocks = flagsBlocks(page.flags, page.headingHeight, theme);
    const double lead = leadPx * theme.scale;
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const QRectF& area = blocks[i].area;
        if (context.cursor && area.contains(*context.cursor))
            painter.fillRect(area.adjusted(-4, -2, 0, 2), theme.accentGround);
        const double line = paragraphHeight(font, area.width(), QStringLiteral("X"));
        drawElided(painter, QRectF(area.left(), area.top(), lead, line), Qt::AlignLeft,
                   theme.font(11.5, QFont::DemiBold), theme.ink, programs[i].program);
        drawParagraph(painter, area.adjusted(lead, 0, 0, 1), font,
                      programs[i].setting->isExpressible ? theme.ink : theme.muted, blocks[i].text);
    }
    QRectF rest(page.flags.left(), blocks.back().area.bottom() + blockGapPx * theme.scale, page.flags.width(),
                0);
    rest.setBottom(page.flags.bottom());
    for (const std::string& note : m_data.flags.notes) {
        const QString text = breakable(wide(note));
        if (paragraphHeight(font, rest.width(), text) > rest.height() + 0.5)
            break;   // the read-out of each program has them all
        rest.setTop(rest.top() + drawParagraph(painter, rest, font, theme.muted, text) +
                    blockGapPx * theme.scale);
    }
}

std::optional<std::size_t> ModelPicture::groupAt(QPointF position, const ModelLayout& page,
                                                 const Theme& theme) const {
    if (page.layers.isEmpty() || !m_data.isOpened) return {};
    if (page.strip.contains(position)) {
        const std::optional<std::size_t> layer = m_strip.layerAt(position, page.strip, theme);
        return layer ? m_strip.groupOf(*layer) : std::nullopt;
    }
    const std::size_t groups = m_data.model.groups.size();
    const std::size_t rows = page.shownGroups < groups ? page.shownGroups - 1 : page.shownGroups;
    for (std::size_t row = 0; row < rows; ++row)
        if (page.groupRow(row).contains(position)) return row;
    return {};
}

QString ModelPicture::chartReadout(double position) const {
    const std::size_t sample = nearestSample(m_positions, position);
    QStringList words{tr("position %1").arg(tokens(m_positions[sample]))};
    for (const OtherReading& reading : m_data.readings) {
        const ReadingDivergence& divergence = reading.divergence;
        words << tr("%1: %2 rad off, score %3 instead of %4")
                     .arg(readingName(reading.id), significantLabel(divergence.largestAngleRad[sample], 3),
                          significantLabel(divergence.secondScore[sample], 4),
                          significantLabel(divergence.firstScore[sample], 4));
    }
    return words.join(QStringLiteral(" · "));
}

QString ModelPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const ModelLayout page = layout(body, theme);
    const bool isCut = page.shownFields < m_data.fields.size();
    for (std::size_t i = 0; i + (isCut ? 1 : 0) < page.shownFields; ++i)
        if (page.fieldRow(i).contains(position)) {
            QStringList cells = fieldCells(m_data, m_data.fields[i]);
            cells.removeAll(QString());
            return cells.join(QStringLiteral(" · ")).trimmed();
        }
    if (const std::optional<std::size_t> group = groupAt(position, page, theme)) {
        const LayerGroup& layers = m_data.model.groups[*group];
        QString words = groupName(layers) + QStringLiteral(" · ") + groupSetting(m_data.model, layers);
        if (!layers.layers.empty()) words += QStringLiteral(" · ") + wide(layerRuns(layers.layers));
        if (!page.strip.contains(position)) return words;
        return tr("layer %1").arg(*m_strip.layerAt(position, page.strip, theme)) + QStringLiteral(" · ") +
               words;
    }
    if (hasChart() && !page.chart.isEmpty())
        if (const PlotFrame plot = chartPlot(body, theme); plot.area.contains(position))
            return chartReadout(plot.valueX(position.x()));
    return copied(position, body, theme);
}

std::optional<StateChange> ModelPicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                 const ExplorerState& current) const {
    const std::optional<std::size_t> group = groupAt(position, layout(body, theme), theme);
    if (!group || !canBeShown(m_data, *group) || !current.origin.model) return {};
    return changes::withLayers(current, m_data.model.groups[*group].name);
}

QString ModelPicture::copied(QPointF position, const QRectF& body, const Theme& theme) const {
    const ModelLayout page = layout(body, theme);
    if (page.flags.isEmpty() || !page.flags.contains(position)) return {};
    const std::vector<FlagsBlock> blocks = flagsBlocks(page.flags, page.headingHeight, theme);
    const std::vector<ProgramFlags> programs = programFlags(m_data.flags);
    for (std::size_t i = 0; i < programs.size(); ++i)
        if (blocks[i].area.contains(position)) return wide(programs[i].setting->text);
    return {};
}

DataTable ModelPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {}};
    if (m_data.isOpened) table.comments.push_back("file: " + m_data.model.file);
    for (const ModelField& field : m_data.fields) {
        std::string line =
            field.row.label.substr(field.row.label.find_first_not_of(' ')) + " = " + field.row.value;
        if (!field.row.source.empty()) line += " [" + field.row.source + "]";
        if (field.row.origin == FieldOrigin::Assumed) line += " (assumed)";
        if (!field.inWindow.empty()) line += "; in the window " + field.inWindow;
        table.comments.push_back(std::move(line));
    }
    for (const Warning& warning : m_data.model.warnings)
        table.comments.push_back("warning " + warning.id + ": " + warning.message);
    for (const std::string& text : m_data.model.assumptions) table.comments.push_back("assumed: " + text);
    for (const ProgramFlags& program : programFlags(m_data.flags))
        table.comments.push_back(program.program.toStdString() + ": " + program.setting->text);
    for (const std::string& note : m_data.flags.notes) table.comments.push_back("note: " + note);
    for (std::size_t i = 0; i < m_data.model.groups.size(); ++i)
        table.comments.push_back("layer group " + std::to_string(i) + ": " + m_data.model.groups[i].name +
                                 ", " + groupText(m_data.model, m_data.model.groups[i]));
    if (hasChart()) table.columns.push_back({"position [token]", m_positions});
    for (const OtherReading& reading : m_data.readings) {
        table.comments.push_back("reading " + reading.id + ": " + readingText(reading));
        table.columns.push_back({"largest angle [rad], " + reading.id, reading.divergence.largestAngleRad});
        table.columns.push_back({"score, " + reading.id, reading.divergence.secondScore});
        table.columns.push_back({"score difference, " + reading.id, reading.divergence.scoreDifference});
    }
    DataColumn layers{"layer", {}}, groups{"layer group", {}};
    for (std::size_t layer = 0; layer < m_strip.layerCount(); ++layer) {
        layers.values.push_back(static_cast<double>(layer));
        const std::optional<std::size_t> group = m_strip.groupOf(layer);
        groups.values.push_back(group ? static_cast<double>(*group)
                                      : std::numeric_limits<double>::quiet_NaN());
    }
    if (m_strip.layerCount() > 0)
        table.columns.insert(table.columns.end(), {std::move(layers), std::move(groups)});
    if (const Result<ResolvedMethod> method = resolveMethod(m_state.scenario, m_state.scenario.activeMethod))
        table.columns.push_back(
            {"inverse frequency in the window [rad/token]", method->schedule.inverseFrequencies});
    std::size_t rows = 0;
    for (const DataColumn& column : table.columns) rows = std::max(rows, column.values.size());
    for (DataColumn& column : table.columns)
        column.values.resize(rows, std::numeric_limits<double>::quiet_NaN());
    return table;
}

ExplorerState relevantForModel(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.vectors = {};
    relevant.scenario.precision = {};
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.origin = state.origin;
    return relevant;
}

Result<PicturePtr> buildModel(const ExplorerState& state, const JobContext& /*job*/) {
    return PicturePtr(std::make_shared<ModelPicture>(state, modelData(state)));
}

}   // namespace rope::ui
