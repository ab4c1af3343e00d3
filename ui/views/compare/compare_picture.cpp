#include "ui/views/compare/compare_picture.h"

#include "ui/charts/curves.h"
#include "ui/charts/pair_axis.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/heatmap/cell_paint.h"
#include "ui/views/heatmap/heatmap_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

constexpr QMarginsF panelMargins{48, 6, 12, 40}, lowPanelMargins{34, 6, 10, 22};
constexpr double lowPanelPx = 112;
constexpr double headBarPx = 3, headNamePx = 22, mostHeadShare = 0.26, unseenDotPx = 2.2;
constexpr int verticalSteps = 4;
constexpr double unseenLeast = 1e-9;   // [rad]; less is rounding

QColor translucent(QColor colour, float alpha) {
    colour.setAlphaF(alpha);
    return colour;
}

/// Verdicts at the width of a column; 0 where they would take too much of the page.
double verdictHeight(const ConsequenceStudy& study, const std::vector<MethodSeries>& columns,
                     const QRectF& body, const Theme& theme) {
    const double width = compareColumnWidth(body.width(), columns.size(), theme);
    double height = 0;
    for (const MethodSeries& series : columns)
        height = std::max(height,
                          paragraphHeight(theme.secondaryFont(), width,
                                          verdictWords(study.methods[series.index], study.unscaled.size())));
    return height > mostHeadShare * body.height() ? 0 : height;
}

}   // namespace

struct ComparePicture::Page {
    const QRectF& body;
    const PaintContext& context;
    CompareLayout layout;
    std::vector<MethodSeries> columns;

    [[nodiscard]] const Theme& theme() const { return context.theme; }
};

ComparePicture::ComparePicture(const ExplorerState& state, CompareData data)
    : m_state(state),
      m_data(std::move(data)),
      m_listed(listedMethods(state.scenario)),
      m_distances(m_data.decay.distances.begin(), m_data.decay.distances.end()) {
    for (std::size_t i = 0; i < m_data.study.unscaled.size(); ++i) m_pairs.push_back(static_cast<double>(i));
    m_listed.resize(m_data.maps.size());   // never more than are listed
    m_scale = m_data.maps.front()->scale();
    for (const auto& one : m_data.maps) {
        m_scale.low = std::min(m_scale.low, one->scale().low);
        m_scale.high = std::max(m_scale.high, one->scale().high);
    }
    for (const auto& one : m_data.maps) m_grids.push_back(cellGrid(one->cells().values, m_scale));
    findRanges();
}

void ComparePicture::findRanges() {
    double low = 0, high = 1, fastest = 1;
    for (const MethodSeries& series : m_listed) {
        for (const double value : m_data.decay.methods[series.index].ones)
            if (std::isfinite(value)) low = std::min(low, value), high = std::max(high, value);
        for (const double ratio : m_data.study.methods[series.index].spectrum.ratio)
            if (std::isfinite(ratio)) fastest = std::max(fastest, ratio);
    }
    for (const double value : m_data.plainScores) low = std::min(low, value);
    constexpr double headroom = 0.06;
    m_decayRange = {low - headroom, high + headroom};
    m_ratioRange = {0, (1 + headroom) * fastest};
    m_distanceRange = {m_distances.front(), m_distances.back(), AxisScale::Logarithmic};
}

QString ComparePicture::title() const { return tr("Compare methods"); }

QString ComparePicture::subtitle() const {
    const ContextLengths& lengths = m_state.scenario.lengths;
    QString words = tr("trained on L = %1 tokens, used at L′ = %2")
                        .arg(fixedLabel(lengths.trained, 0), fixedLabel(lengths.context, 0));
    if (const ScoreCells& cells = m_data.maps.front()->cells(); cells.block > 1)
        words = tr("%1 · score maps: %2").arg(words, cellWords(cells));
    return m_listed.size() == 1 ? tr("%1 · add a method to compare it with").arg(words) : words;
}

QString ComparePicture::answer() const {
    const MethodConsequences& active = m_data.study.methods[m_state.scenario.activeMethod];
    const QString label = methodName(m_state.scenario, active.spectrum.choice);
    return tr("%1: %2 of %3 pairs beyond training, neighbours moved by %4")
        .arg(label)
        .arg(active.unseenPairs)
        .arg(m_pairs.size())
        .arg(fixedLabel(active.neighbourChangeRms(), 3));
}

QString ComparePicture::hint() const {
    return tr(
        "Slowing every pair alike keeps all angles known but blurs neighbours; slowing only the slow pairs "
        "keeps neighbours sharp and "
        "leaves some angles unknown.");
}

std::vector<MethodSeries> ComparePicture::columns(double bodyWidth, const Theme& theme) const {
    const std::size_t count = compareColumns(bodyWidth, m_listed.size(), theme);
    std::vector<MethodSeries> shown(m_listed.begin(), m_listed.begin() + static_cast<std::ptrdiff_t>(count));
    const auto isActive = [](const MethodSeries& series) { return series.isActive; };
    if (std::none_of(shown.begin(), shown.end(), isActive))
        if (const auto active = std::find_if(m_listed.begin(), m_listed.end(), isActive);
            active != m_listed.end())
            shown.back() = *active;
    return shown;
}

QString ComparePicture::missingWords(std::size_t shown) const {
    if (shown >= m_data.asked) return {};
    return tr("%1 of %2 methods have room here. Hide some, or make it wider, to see the others.")
        .arg(shown)
        .arg(m_data.asked);
}

CompareLayout ComparePicture::layout(const QRectF& body, const Theme& theme) const {
    const std::vector<MethodSeries> shown = columns(body.width(), theme);
    const QString missing = missingWords(shown.size());
    const double wordsWidth = compareLayout(body, shown.size(), 0, 0, theme).words.width();
    const double words =
        missing.isEmpty() ? 0 : paragraphHeight(theme.font(11.5, QFont::Medium), wordsWidth, missing);
    const double height = std::ceil((headBarPx + headNamePx) * theme.scale +
                                    std::max(words, verdictHeight(m_data.study, shown, body, theme)) + 2);
    return compareLayout(body, shown.size(), height, consequenceRowCount() + 1, theme);
}

ChartFrame ComparePicture::frame(ComparePart part, const QRectF& panel, const Theme& theme) const {
    const double width = panel.width() / theme.scale, height = panel.height() / theme.scale;
    const int stepsX = std::clamp(static_cast<int>(width / 60), 1, 6),
              stepsY = std::clamp(static_cast<int>(height / 30), 1, verticalSteps);
    ChartFrame chart;
    const bool isLow = height < lowPanelPx;   // the words at the left name the axes then
    const QMarginsF margins = isLow ? lowPanelMargins : panelMargins;
    chart.margins = margins;
    if (part == ComparePart::Ratio) {
        chart.x = pairAxis(m_pairs.size(), panel.width(), theme);
        chart.y = {m_ratioRange, linearTicks(m_ratioRange, stepsY), !isLow ? tr("θ′ / θ") : QString()};
    } else if (part == ComparePart::Decay) {
        chart.x = {m_distanceRange, logarithmicTicks(m_distanceRange, stepsX, LogLabels::Compact),
                   width > 150 ? tr("distance [token]") : tr("[token]")};
        chart.y = {m_decayRange, linearTicks(m_decayRange, stepsY),
                   !isLow ? tr("score, q = k = 1") : QString()};
    } else {
        const HeatmapPicture& first = *m_data.maps.front();
        const std::int64_t length = first.window().length;
        const AxisRange tokens{0, static_cast<double>(length)};
        const double room = width - margins.left() - margins.right(),
                     roomY = height - margins.top() - margins.bottom();
        const double spare = std::max(0.0, room - 1.35 * roomY), spareY = std::max(0.0, roomY - room);
        chart.margins = margins + QMarginsF(spare / 2, spareY / 2, spare / 2, spareY / 2);
        chart.vertical = VerticalSense::Down;
        chart.x = {tokens, tokenTicks(length, std::clamp(static_cast<int>((room - spare) / 45), 1, 4)),
                   tr("key n [token]")};
        chart.y = {tokens, tokenTicks(length, std::clamp(stepsY, 1, 4)),
                   !isLow ? tr("query m [token]") : QString()};
    }
    if (isLow) chart.x.title.clear();
    return chart;
}

PlotFrame ComparePicture::plot(ComparePart part, std::size_t column, const QRectF& body,
                               const Theme& theme) const {
    const QRectF panel = layout(body, theme).panel(part, column);
    return plotFrame(frame(part, panel, theme), panel, theme);
}

const HeatmapPicture& ComparePicture::map(const MethodSeries& series) const {
    const auto place = std::find_if(m_listed.begin(), m_listed.end(),
                                    [&](const MethodSeries& one) { return one.index == series.index; });
    return *m_data.maps[static_cast<std::size_t>(place - m_listed.begin())];
}

QRgb ComparePicture::colourOf(double value, ThemeKind theme) const {
    return m_data.maps.front()->colours(
        m_data.maps.front()->maps().front(),
        theme)[static_cast<std::size_t>(std::lround(255 * m_scale.fractionOf(value)))];
}

void ComparePicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Page page{body, context, layout(body, context.theme), columns(body.width(), context.theme)};
    for (std::size_t column = 0; column < page.columns.size(); ++column) {
        paintRatio(painter, page, column);
        if (page.layout.parts > 1) paintDecay(painter, page, column);
        if (page.layout.parts > 2) paintScores(painter, page, column);
    }
    paintHeads(painter, page);
    paintWords(painter, page);
    paintTable(painter, page);
}

void ComparePicture::paintHeads(QPainter& painter, const Page& page) const {
    const Theme& theme = page.theme();
    for (std::size_t column = 0; column < page.columns.size(); ++column) {
        const MethodSeries& series = page.columns[column];
        const QRectF head = page.layout.head(column);
        const QRectF bar(head.left(), head.top(), head.width(), headBarPx * theme.scale);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkOf(series, theme).colour);
        painter.drawRect(bar);
        const QRectF name(head.left(), bar.bottom() + 1, head.width(), headNamePx * theme.scale - 1);
        drawElided(painter, name, Qt::AlignLeft, theme.titleFont(), theme.ink, series.name());
        drawParagraph(painter,
                      QRectF(head.left(), name.bottom(), head.width(), head.bottom() - name.bottom()),
                      theme.secondaryFont(), theme.muted,
                      verdictWords(m_data.study.methods[series.index], m_pairs.size()));
    }
}

void ComparePicture::paintWords(QPainter& painter, const Page& page) const {
    const Theme& theme = page.theme();
    struct PartWords {
        QString name, meaning, brief;   ///< brief: where the page is small
    };
    const std::array<PartWords, comparePartCount> parts{{
        {tr("Speed of each pair"),
         tr("θ′/θ: 1 keeps a pair's speed, ¼ turns it four times slower. Fast pairs (left) tell neighbours "
            "apart, slow "
            "ones (right) far places. Red: at L′ the pair reaches angles never met in training."),
         tr("θ′/θ by pair i. Red: angles at L′ never met in training.")},
        {tr("Score against distance"),
         tr("Grey: the model as trained. Shaded: neighbours, 1 to 8 tokens. A curve that stays on the grey "
            "one "
            "there leaves neighbours as they were; one moved to the right blurs them."),
         tr("q = k = 1, by distance [token]. Grey: as trained. Shaded: neighbours.")},
        {tr("Score map"),
         tr("The same q and k under every method, in one scale of colours. Wider stripes along the diagonal: "
            "tokens near "
            "each other look alike."),
         tr("Query m by key n [token]. Wider stripes: neighbours look alike.")},
    }};
    drawElided(painter,
               QRectF(page.layout.words.left(), page.layout.heads.top() + headBarPx * theme.scale,
                      page.layout.words.width(), headNamePx * theme.scale),
               Qt::AlignLeft, theme.titleFont(), theme.ink, tr("In one sentence"));
    const double under = page.layout.heads.top() + (headBarPx + headNamePx) * theme.scale;
    drawParagraph(painter,
                  QRectF(page.layout.words.left(), under, page.layout.words.width(),
                         page.layout.heads.bottom() - under),
                  theme.font(11.5, QFont::Medium), theme.warning, missingWords(page.columns.size()));
    for (int part = 0; part < page.layout.parts; ++part) {
        const PartWords& words = parts[static_cast<std::size_t>(part)];
        const QRectF area = page.layout.partWords(static_cast<ComparePart>(part));
        const double nameHeight = 20 * theme.scale;
        drawElided(painter, QRectF(area.left(), area.top(), area.width(), nameHeight), Qt::AlignLeft,
                   theme.titleFont(), theme.ink, words.name);
        const QRectF rest = area.adjusted(0, nameHeight, 0, 0);
        if (drawParagraph(painter, rest, theme.secondaryFont(), theme.muted, words.meaning) == 0)
            drawParagraph(painter, rest, theme.secondaryFont(), theme.muted, words.brief);
    }
}

void ComparePicture::paintUnseen(QPainter& painter, const PlotFrame& plot, const MethodConsequences& method,
                                 const Theme& theme) const {
    const double half = 0.5 * std::abs(plot.pixelX(1) - plot.pixelX(0));
    painter.save();
    painter.setPen(Qt::NoPen);
    for (std::size_t pair = 0; pair < m_pairs.size(); ++pair) {
        if (!(method.coverage.unseenAngleRad[pair] > unseenLeast)) continue;
        const double middle = plot.pixelX(m_pairs[pair]);
        const QRectF band =
            QRectF(middle - half, plot.area.top(), 2 * half, plot.area.height()).intersected(plot.area);
        painter.fillRect(band, translucent(theme.unseen, 0.13F));
    }
    painter.setBrush(theme.unseen);
    for (std::size_t pair = 0; pair < m_pairs.size(); ++pair) {
        const double ratio = method.spectrum.ratio[pair];
        if (!(method.coverage.unseenAngleRad[pair] > unseenLeast) || !std::isfinite(ratio)) continue;
        painter.drawEllipse(plot.pixel(m_pairs[pair], ratio), unseenDotPx * theme.scale,
                            unseenDotPx * theme.scale);
    }
    painter.restore();
}

void ComparePicture::paintRatio(QPainter& painter, const Page& page, std::size_t column) const {
    const Theme& theme = page.theme();
    const QRectF panel = page.layout.panel(ComparePart::Ratio, column);
    const ChartFrame chart = frame(ComparePart::Ratio, panel, theme);
    paintChartFrame(painter, panel, chart, page.context);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    const MethodSeries& series = page.columns[column];
    const MethodConsequences& method = m_data.study.methods[series.index];
    const Curve curve{m_pairs, method.spectrum.ratio, inkOf(series, theme)};
    paintCurves(painter, plot, {&curve, 1});
    paintUnseen(painter, plot, method, theme);
    paintCursorLine(painter, plot, plot.pixelX(m_state.view.focusedPair), theme);
    const std::optional<QPointF>& cursor = page.context.cursor;
    if (!cursor || page.layout.partAt(cursor->y()) != ComparePart::Ratio) return;
    const std::optional<std::size_t> under = page.layout.columnAt(cursor->x());
    if (!under) return;
    const double offset =
        page.layout.columnStep * (static_cast<double>(column) - static_cast<double>(*under));
    paintCursorLine(
        painter, plot,
        plot.pixelX(static_cast<double>(nearestPair(plot.valueX(cursor->x() + offset), m_pairs.size()))),
        theme);
}

void ComparePicture::paintDecay(QPainter& painter, const Page& page, std::size_t column) const {
    const Theme& theme = page.theme();
    const QRectF panel = page.layout.panel(ComparePart::Decay, column);
    const ChartFrame chart = frame(ComparePart::Decay, panel, theme);
    paintChartFrame(painter, panel, chart, page.context);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    const double neighbours = std::min(plot.area.right(), plot.pixelX(static_cast<double>(neighbourReach)));
    painter.fillRect(QRectF(plot.area.topLeft(), QPointF(neighbours, plot.area.bottom())),
                     translucent(theme.accent, 0.09F));
    const MethodSeries& series = page.columns[column];
    const std::array<Curve, 2> curves{
        {{m_distances, m_data.plainScores, {translucent(theme.muted, 0.4F), 4 * theme.scale}},
         {m_distances, m_data.decay.methods[series.index].ones, inkOf(series, theme)}}};
    paintCurves(painter, plot, curves);
    const ContextLengths& lengths = m_state.scenario.lengths;
    std::vector<PlotMark> marks{
        {Qt::Vertical, lengths.trained, lengths.trained == lengths.context ? tr("L = L′") : tr("L")}};
    if (lengths.trained != lengths.context) marks.push_back({Qt::Vertical, lengths.context, tr("L′")});
    paintMarks(painter, plot, marks, theme);
    const std::optional<QPointF>& cursor = page.context.cursor;
    if (!cursor || page.layout.partAt(cursor->y()) != ComparePart::Decay) return;
    const std::optional<std::size_t> under = page.layout.columnAt(cursor->x());
    if (!under) return;
    const double at =
        cursor->x() + page.layout.columnStep * (static_cast<double>(column) - static_cast<double>(*under));
    if (at >= plot.area.left() && at <= plot.area.right())
        paintCursorLine(painter, plot, plot.pixelX(m_distances[sampleAt(plot.valueX(at))]), theme);
}

void ComparePicture::paintScores(QPainter& painter, const Page& page, std::size_t column) const {
    const Theme& theme = page.theme();
    const QRectF panel = page.layout.panel(ComparePart::Scores, column);
    const ChartFrame chart = frame(ComparePart::Scores, panel, theme);
    paintChartFrame(painter, panel, chart, page.context);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    const HeatmapPicture& shown = map(page.columns[column]);
    const auto place = std::find_if(m_data.maps.begin(), m_data.maps.end(),
                                    [&](const auto& one) { return one.get() == &shown; });
    paintCells(painter, plot.area, m_grids[static_cast<std::size_t>(place - m_data.maps.begin())],
               shown.viewOf(shown.maps().front()), shown.colours(shown.maps().front(), theme.kind),
               theme.field);
    const std::optional<QPointF>& cursor = page.context.cursor;
    if (!cursor || page.layout.partAt(cursor->y()) != ComparePart::Scores) return;
    const std::optional<std::size_t> under = page.layout.columnAt(cursor->x());
    if (!under) return;
    const double offset =
        page.layout.columnStep * (static_cast<double>(column) - static_cast<double>(*under));
    const QPointF at = *cursor + QPointF(offset, 0);
    if (plot.area.contains(at)) paintCross(painter, plot.area, at, theme.ink);
}

void ComparePicture::paintTable(QPainter& painter, const Page& page) const {
    const Theme& theme = page.theme();
    std::vector<std::size_t> methods;
    for (const MethodSeries& series : page.columns) methods.push_back(series.index);
    const std::vector<ConsequenceRow> rows = consequenceRows(m_data.study, methods);
    const CompareLayout& layout = page.layout;
    drawElided(painter, layout.rowWords(0), Qt::AlignLeft, theme.titleFont(), theme.ink, tr("Consequences"));
    drawElided(painter,
               QRectF(layout.columnLeft, layout.rowWords(0).top(), layout.heads.width(), layout.rowHeight),
               Qt::AlignLeft, theme.secondaryFont(), theme.muted,
               tr("computed from these settings · red: the worst of its row where methods differ"));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int line = static_cast<int>(i) + 1;
        const QRectF area = layout.rowArea(line);
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(area.left(), area.top() + 0.5), QPointF(area.right(), area.top() + 0.5));
        drawElided(painter, layout.rowWords(line), Qt::AlignLeft, theme.secondaryFont(), theme.muted,
                   rows[i].label);
        for (std::size_t column = 0; column < methods.size(); ++column) {
            const bool worst = isWorst(rows[i], column);
            drawElided(painter, layout.cell(line, column), Qt::AlignLeft,
                       theme.font(11.5, worst ? QFont::DemiBold : QFont::Normal),
                       worst ? theme.unseen : theme.ink, rows[i].values[column]);
        }
    }
}

std::size_t ComparePicture::sampleAt(double distance) const {
    const auto after = std::lower_bound(m_distances.begin(), m_distances.end(), distance);
    if (after == m_distances.begin()) return 0;
    if (after == m_distances.end()) return m_distances.size() - 1;
    const auto index = static_cast<std::size_t>(after - m_distances.begin());
    return distance - m_distances[index - 1] < m_distances[index] - distance ? index - 1 : index;
}

QString ComparePicture::partReadout(ComparePart part, const MethodSeries& series, const PlotFrame& plot,
                                    QPointF position) const {
    if (!plot.area.contains(position)) return {};
    const MethodConsequences& method = m_data.study.methods[series.index];
    if (part == ComparePart::Ratio) {
        const auto pair = nearestPair(plot.valueX(position.x()), m_pairs.size());
        const double unseen = method.coverage.unseenAngleRad[pair];
        const QString range = unseen > unseenLeast
                                  ? tr("%1 rad beyond training at L′").arg(significantLabel(unseen, 3))
                                  : tr("within its trained range");
        return tr("%1 · pair %2 · θ′/θ %3 · %4 turns in training · %5")
            .arg(series.name())
            .arg(pair)
            .arg(significantLabel(method.spectrum.ratio[pair], 4),
                 significantLabel(m_data.study.trainedRevolutions[pair], 3), range);
    }
    if (part == ComparePart::Decay) {
        const std::size_t sample = sampleAt(plot.valueX(position.x()));
        return tr("%1 · distance %2 · score %3, unscaled %4")
            .arg(series.name(), fixedLabel(m_distances[sample], 0),
                 significantLabel(m_data.decay.methods[series.index].ones[sample], 4),
                 significantLabel(m_data.plainScores[sample], 4));
    }
    const HeatmapPicture& shown = map(series);
    const auto token = [&](double value) {
        return std::clamp(static_cast<std::int64_t>(std::floor(value)), std::int64_t{0},
                          shown.window().length - 1);
    };
    const HeatmapPicture::Place place{token(plot.valueY(position.y())), token(plot.valueX(position.x()))};
    return tr("%1 · m = %2, n = %3 → %4")
        .arg(series.name(), fixedLabel(static_cast<double>(place.query), 0),
             fixedLabel(static_cast<double>(place.key), 0), shown.valueWords(shown.maps().front(), place));
}

QString ComparePicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const CompareLayout page = layout(body, theme);
    if (const std::optional<int> row = page.rowAt(position.y()); row && *row > 0) {
        const ConsequenceRow words = consequenceRows(m_data.study, {})[static_cast<std::size_t>(*row - 1)];
        return words.label + QStringLiteral(": ") + words.meaning;
    }
    const std::optional<std::size_t> column = page.columnAt(position.x());
    if (!column || !body.contains(position)) return {};
    const MethodSeries series = columns(body.width(), theme)[*column];
    if (page.head(*column).contains(position))
        return series.name() + QStringLiteral(" · ") +
               verdictWords(m_data.study.methods[series.index], m_pairs.size())
                   .replace(QLatin1Char('\n'), QLatin1Char(' '));
    const std::optional<ComparePart> part = page.partAt(position.y());
    return part ? partReadout(*part, series, plot(*part, *column, body, theme), position) : QString();
}

std::optional<StateChange> ComparePicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                   const ExplorerState& current) const {
    const CompareLayout page = layout(body, theme);
    const std::optional<std::size_t> column = page.columnAt(position.x());
    if (!column) return {};
    if (page.head(*column).contains(position))
        return changes::withActiveMethod(current, columns(body.width(), theme)[*column].index);
    if (page.partAt(position.y()) != ComparePart::Ratio) return {};
    const PlotFrame area = plot(ComparePart::Ratio, *column, body, theme);
    if (!area.area.contains(position)) return {};
    return changes::withFocusedPair(current,
                                    static_cast<int>(nearestPair(area.valueX(position.x()), m_pairs.size())));
}

std::shared_ptr<const Picture> ComparePicture::withLook(const ViewSettings& view) const {
    auto picture = std::make_shared<ComparePicture>(*this);
    picture->m_state.view.focusedPair = view.focusedPair;
    picture->m_state.view.colormap = view.colormap;
    for (std::shared_ptr<const HeatmapPicture>& map : picture->m_data.maps)
        map = std::static_pointer_cast<const HeatmapPicture>(map->withLook(view));
    return picture;
}

DataTable ComparePicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {}};
    struct Column {
        const char* title;
        double (*value)(const MethodConsequences& method);
    };
    static constexpr std::array<Column, 14> numbers{{
        {"pairs kept", [](const MethodConsequences& method) { return static_cast<double>(method.kept); }},
        {"pairs blended",
         [](const MethodConsequences& method) { return static_cast<double>(method.blended); }},
        {"pairs interpolated",
         [](const MethodConsequences& method) { return static_cast<double>(method.interpolated); }},
        {"pairs standing still",
         [](const MethodConsequences& method) { return static_cast<double>(method.still); }},
        {"pairs beyond training",
         [](const MethodConsequences& method) { return static_cast<double>(method.unseenPairs); }},
        {"largest unseen angle [rad]",
         [](const MethodConsequences& method) { return method.coverage.largestUnseenAngleRad(); }},
        {"pair of the largest unseen angle",
         [](const MethodConsequences& method) {
             return static_cast<double>(method.coverage.mostUnseenPair);
         }},
        {"ratio of the fastest pair", [](const MethodConsequences& method) { return method.fastestRatio; }},
        {"turn of the fastest pair [rad/token]",
         [](const MethodConsequences& method) { return method.fastestAngleRad; }},
        {"shortest resolved distance [token]",
         [](const MethodConsequences& method) { return method.shortestResolvedDistance; }},
        {"neighbours' score change, rms",
         [](const MethodConsequences& method) { return method.neighbourChangeRms(); }},
        {"attention factor",
         [](const MethodConsequences& method) { return method.spectrum.schedule.attentionFactor; }},
        {"softmax factor",
         [](const MethodConsequences& method) { return method.spectrum.schedule.softmaxFactor; }},
        {"logit factor",
         [](const MethodConsequences& method) { return method.spectrum.schedule.logitFactor(); }},
    }};
    table.columns.push_back({"method", {}});
    for (std::size_t place = 0; place < m_listed.size(); ++place) {
        table.comments.push_back("method " + std::to_string(place) + ": " + m_listed[place].label);
        table.columns.front().values.push_back(static_cast<double>(place));
    }
    for (const Column& column : numbers) {
        DataColumn values{column.title, {}};
        for (const MethodSeries& series : m_listed)
            values.values.push_back(column.value(m_data.study.methods[series.index]));
        table.columns.push_back(std::move(values));
    }
    for (std::size_t distance = 0; distance < static_cast<std::size_t>(neighbourReach); ++distance) {
        DataColumn change{"score change at distance " + std::to_string(distance + 1) + " [token]", {}};
        for (const MethodSeries& series : m_listed)
            change.values.push_back(m_data.study.methods[series.index].neighbourChange[distance]);
        table.columns.push_back(std::move(change));
    }
    return table;
}

}   // namespace rope::ui
