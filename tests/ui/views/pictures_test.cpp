#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/view_states.h"
#include "ui/compute/build_picture.h"
#include "ui/view_card/card.h"
#include "ui/views/decay/decay_picture.h"
#include "ui/views/decay/decay_settings.h"
#include "ui/views/frequencies/frequencies_picture.h"
#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/invariance/invariance_picture.h"
#include "ui/views/invariance/invariance_settings.h"
#include "ui/views/rotations/rotations_picture.h"
#include "ui/views/view_registry.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

using rope::ui::testing::fourMethods;

const QRectF body(10, 10, 560, 360);
const Theme& light = themeOf(ThemeKind::Light);

template <class Kind>
std::shared_ptr<const Kind> built(Result<PicturePtr> (*build)(const ExplorerState&, const JobContext&),
                                  const ExplorerState& state) {
    const Result<PicturePtr> picture = build(state, {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const Kind>(*picture) : nullptr;
}

QImage painted(const Picture& picture, const Theme& theme = light) {
    QImage image(580, 380, QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    ChartFrameCache cache;
    picture.paint(painter, body, {theme, &cache});
    return image;
}

bool isNear(QRgb a, const QColor& b, int tolerance) {
    return std::abs(qRed(a) - b.red()) <= tolerance && std::abs(qGreen(a) - b.green()) <= tolerance &&
           std::abs(qBlue(a) - b.blue()) <= tolerance;
}

/// Whether a pixel of about this colour lies within reach of a point.
bool hasColourNear(const QImage& image, QPointF at, const QColor& colour, int reachPx = 1,
                   int tolerance = 40) {
    for (int y = -reachPx; y <= reachPx; ++y)
        for (int x = -reachPx; x <= reachPx; ++x)
            if (isNear(image.pixel(qRound(at.x()) + x, qRound(at.y()) + y), colour, tolerance)) return true;
    return false;
}

TEST(Rotations, ArrowHeads_AreDrawnWhereTheVectorsPoint) {
    const auto picture = built<RotationsPicture>(buildRotations, fourMethods());
    ASSERT_NE(picture, nullptr);
    const QImage image = painted(*picture);
    const DialLayout layout = picture->layout(body, light);
    for (const int pair : {0, 3, 13, 25, 47, 63}) {
        const PairSnapshot& snapshot = picture->snapshot().pairs[static_cast<std::size_t>(pair)];
        const QPointF head = picture->queryHead(pair, body, light);
        const double drawn =
            std::atan2(layout.centre(pair).y() - head.y(), head.x() - layout.centre(pair).x());
        EXPECT_NEAR(drawn, std::atan2(snapshot.turnedQueryY, snapshot.turnedQueryX), 1e-9) << pair;
        EXPECT_TRUE(hasColourNear(image, head, light.query)) << "pair " << pair;
    }
}

TEST(Rotations, LongestArrow_EndsOnTheUnitCircle) {
    const auto picture = built<RotationsPicture>(buildRotations, fourMethods());
    const DialLayout layout = picture->layout(body, light);
    const double circle = dialMeasures(layout.radius).circle;
    double longest = 0;
    for (const PairSnapshot& pair : picture->snapshot().pairs)
        longest = std::max({longest, std::hypot(pair.queryX, pair.queryY), std::hypot(pair.keyX, pair.keyY)});
    EXPECT_NEAR(arrowScale(picture->snapshot().pairs, circle) * longest, circle, 1e-9);
}

TEST(Rotations, UnseenAngles_AreDrawnOnlyWhereTheTargetReachesThem) {
    ExplorerState state = fourMethods();
    state.scenario.activeMethod = 0;   // none: slow pairs meet new angles at L'
    const auto picture = built<RotationsPicture>(buildRotations, state);
    const QImage image = painted(*picture);
    const DialLayout layout = picture->layout(body, light);
    const DialMeasures measures = dialMeasures(layout.radius);
    const auto unseenOnRing = [&](int pair) {
        int count = 0;
        for (int step = 0; step < 360; ++step) {
            const double angle = step * std::acos(-1.0) / 180;
            const QPointF at =
                layout.centre(pair) + measures.ringRadius() * QPointF(std::cos(angle), -std::sin(angle));
            if (isNear(image.pixel(qRound(at.x()), qRound(at.y())), light.unseen, 60)) ++count;
        }
        return count;
    };
    EXPECT_EQ(unseenOnRing(5), 0);   // every angle was met in training
    EXPECT_GT(unseenOnRing(40), 30);
    EXPECT_EQ(unseenOnRing(63), 0);   // even at L' it hardly moves
}

TEST(Rotations, Click_FocusesThePairUnderIt) {
    const auto picture = built<RotationsPicture>(buildRotations, fourMethods());
    const QPointF at = picture->layout(body, light).centre(42);
    const std::optional<StateChange> change = picture->clicked(at, body, light, fourMethods());
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(change->next.view.focusedPair, 42);
    EXPECT_TRUE(picture->hitAt(at, body, light).readout.startsWith(QStringLiteral("pair 42 · θ = ")));
    EXPECT_FALSE(picture->clicked({-5, -5}, body, light, fourMethods()).has_value());
}

TEST(Heatmap, EveryCell_HasItsValuesColour) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 16;
    for (const ScoreStage stage : {ScoreStage::Scaled, ScoreStage::Softmax}) {
        state.view.scoreMap.stage = stage;
        const auto picture = built<HeatmapPicture>(buildHeatmap, state);
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
            const Theme& theme = themeOf(kind);
            const QImage image = painted(*picture, theme);
            const QRectF map = picture->mapArea(body, theme);
            for (int row = 0; row < 16; ++row) {
                for (int column = 0; column < 16; ++column) {
                    const QPointF middle(map.left() + (column + 0.5) * map.width() / 16,
                                         map.top() + (row + 0.5) * map.height() / 16);
                    const QRgb expected = column > row
                                              ? theme.field.rgb()
                                              : picture->colourOf(picture->cells().values(row, column), kind);
                    EXPECT_EQ(image.pixel(middle.toPoint()), expected) << row << "," << column;
                }
            }
        }
    }
}

TEST(Heatmap, ReadoutAndClick_NameTheCellUnderTheCursor) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 64;
    const auto picture = built<HeatmapPicture>(buildHeatmap, state);
    const QRectF map = picture->mapArea(body, light);
    const QPointF at(map.left() + 20.5 * map.width() / 64, map.top() + 50.5 * map.height() / 64);
    const Hit hit = picture->hitAt(at, body, light);
    ASSERT_TRUE(hit.click);
    const std::optional<StateChange> change = hit.click(state);
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(change->next.scenario.queryPosition, 50);
    EXPECT_EQ(change->next.scenario.keyPosition, 20);
    EXPECT_TRUE(hit.readout.startsWith(QStringLiteral("m = 50, n = 20 → ")));
    const QPointF masked(map.left() + 50.5 * map.width() / 64, map.top() + 20.5 * map.height() / 64);
    EXPECT_EQ(picture->hitAt(masked, body, light).readout, QStringLiteral("m = 20, n = 50: masked"));
    EXPECT_TRUE(picture->hitAt({1, 1}, body, light).readout.isEmpty());
}

TEST(Heatmap, RelativeScores_MakeConstantDiagonals) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 32;
    const auto picture = built<HeatmapPicture>(buildHeatmap, state);
    const CellValues& scores = picture->cells().values;
    for (int row = 5; row < 32; ++row) EXPECT_NEAR(scores(row, row - 5), scores(5, 0), 3e-6);
}

TEST(Heatmap, GivenRows_LimitTheLength) {
    ExplorerState state = fourMethods();
    RowMatrix rows = RowMatrix::Ones(10, 128);
    state.scenario.vectors.kind = VectorKind::Given;
    state.scenario.vectors.givenQuery = state.scenario.vectors.givenKey =
        std::make_shared<const RowMatrix>(rows);
    state.scenario.queryPosition = 7;
    state.scenario.keyPosition = 3;
    const auto picture = built<HeatmapPicture>(buildHeatmap, state);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->cells().values.rows(), 10);
}

TEST(Decay, Curves_AreDrawnThroughTheirSamples) {
    ExplorerState state = fourMethods();
    for (ComparedMethod& method : state.scenario.methods) method.isVisible = false;   // the active one alone
    const auto picture = built<DecayPicture>(buildDecay, state);
    const QImage image = painted(*picture);
    const PlotFrame plot = picture->plot(body, light);
    const QColor colour = methodStyle(light, "ntk", 0).colour;
    for (std::size_t i = 0; i < 60; i += 7) {
        const QPointF at = plot.pixel(picture->distances()[i], picture->values(2)[i]);
        EXPECT_TRUE(hasColourNear(image, at, colour, 1, 60)) << "distance " << picture->distances()[i];
    }
}

TEST(Decay, Alone_ShowsTheSmallestAndLargestOfEveryDistance) {
    ExplorerState state = fourMethods();
    state.view.front = "decay";
    state.view.edit<DecaySettings>().isLogarithmic = false;
    state.view.edit<DecaySettings>().maxDistance = 50000;
    state.view.edit<DecaySettings>().measure = DecayMeasure::Ones;
    const auto picture = built<DecayPicture>(buildDecay, state);
    std::vector<std::int64_t> all(50001);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::int64_t>(i);
    const Result<DecayCurves> every = decayCurves(state.scenario, all);
    ASSERT_TRUE(every.ok());
    const std::vector<std::int64_t> edges = decayEdges(50000, AxisScale::Linear);
    EXPECT_EQ(edges.back(), 50001);
    for (std::size_t method = 0; method < every->methods.size(); ++method) {
        const DecayPicture::DrawnCurve& drawn = picture->drawn(method);
        const std::vector<double>& ones = every->methods[method].ones;
        std::size_t point = 0;
        for (std::size_t c = 0; c + 1 < edges.size(); ++c) {
            const auto begin = ones.begin() + edges[c], end = ones.begin() + edges[c + 1];
            EXPECT_NEAR(drawn.ys[point++], *std::min_element(begin, end), 1e-14);
            if (edges[c + 1] - edges[c] > 1) {
                EXPECT_NEAR(drawn.ys[point++], *std::max_element(begin, end), 1e-14);
            }
        }
        EXPECT_EQ(point, drawn.ys.size());
    }
    ASSERT_TRUE(picture->firstNegative());
    const std::vector<double>& active = every->methods[state.scenario.activeMethod].ones;
    const auto negative = std::find_if(active.begin(), active.end(), [](double value) { return value < 0; });
    EXPECT_EQ(*picture->firstNegative(), negative - active.begin());
    const PlotFrame plot = picture->plot(body, light);
    const QString readout = picture->hitAt(plot.pixel(20000, 0), body, light).readout;
    EXPECT_TRUE(readout.contains(QStringLiteral(" to "))) << readout.toStdString();
}

TEST(Decay, Marks_StandAtTrainedAndTargetLength) {
    const auto picture = built<DecayPicture>(buildDecay, fourMethods());
    const QImage image = painted(*picture);
    const PlotFrame plot = picture->plot(body, light);
    for (const double length : {8192.0, 32768.0}) {
        int marked = 0;
        const int x = static_cast<int>(std::floor(plot.pixelX(length)));
        for (int y = static_cast<int>(plot.area.top()); y < static_cast<int>(plot.area.top()) + 60; ++y)
            if (isNear(image.pixel(x, y), light.muted, 10)) ++marked;
        EXPECT_GT(marked, 20) << length;
    }
}

TEST(Decay, Readout_NamesEveryVisibleMethod) {
    ExplorerState state = fourMethods();
    state.scenario.methods[1].isVisible = false;
    const auto picture = built<DecayPicture>(buildDecay, state);
    const QString words = picture->hitAt(picture->plot(body, light).area.center(), body, light).readout;
    EXPECT_TRUE(words.contains(QStringLiteral("YaRN ×4")));
    EXPECT_FALSE(words.contains(QStringLiteral("linear")));
    EXPECT_TRUE(picture->hitAt({0, 0}, body, light).readout.isEmpty());
}

TEST(Decay, LinearAxisAndOtherMeasures_ArePainted) {
    ExplorerState state = fourMethods();
    state.view.edit<DecaySettings>().isLogarithmic = false;
    for (const DecayMeasure measure : {DecayMeasure::Bound, DecayMeasure::Ones, DecayMeasure::Score}) {
        state.view.edit<DecaySettings>().measure = measure;
        const auto picture = built<DecayPicture>(buildDecay, state);
        EXPECT_TRUE(testing::hasInk(painted(*picture)));
        EXPECT_EQ(picture->distances().front(), 0);
    }
}

TEST(Invariance, RopeLine_IsFlatAndOnItsScore) {
    const auto picture = built<InvariancePicture>(buildInvariance, fourMethods());
    EXPECT_LT(picture->study().series.front().spread, 1e-9);
    const QImage image = painted(*picture);
    const PlotFrame plot = picture->plot(body, light);
    for (const double shift : {100.0, 400.0, 700.0})
        EXPECT_TRUE(hasColourNear(image, plot.pixel(shift, picture->study().series.front().score.front()),
                                  light.accent, 1, 30))
            << shift;
    EXPECT_TRUE(picture->words().answer.startsWith(QStringLiteral("RoPE spread ")));
}

TEST(Invariance, AloneAndWide_ShowsTheTermsAndTheResidual) {
    ExplorerState state = fourMethods();
    const QRectF wide(0, 0, 1200, 640);
    EXPECT_TRUE(built<InvariancePicture>(buildInvariance, state)->panels(wide, light).terms.isEmpty())
        << "not beside other views";
    state.view.front = "invariance";
    const auto picture = built<InvariancePicture>(buildInvariance, state);
    const InvariancePicture::Panels panels = picture->panels(wide, light);
    ASSERT_FALSE(panels.terms.isEmpty() || panels.residual.isEmpty());
    EXPECT_FALSE(panels.scores.intersects(panels.terms) || panels.terms.intersects(panels.residual));
    EXPECT_TRUE(picture->panels(body, light).terms.isEmpty()) << "too narrow";
    QImage image(1200, 640, QImage::Format_RGB32);
    image.fill(light.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture->paint(painter, wide, {light});
    const PlotFrame plot = picture->termsPlot(panels.terms, light);
    const InvarianceTerm& term = picture->study().sinusoidalTerms[1];
    const std::size_t middle = term.score.size() / 2;
    const QPointF at = plot.pixel(static_cast<double>(picture->study().shifts[middle]), term.score[middle]);
    EXPECT_TRUE(hasColourNear(image, at, light.query, 2)) << at.x() << ", " << at.y();
    EXPECT_TRUE(picture->hitAt(at, wide, light).readout.contains(QStringLiteral("q·pₙ")));
    EXPECT_TRUE(picture->hitAt(picture->residualPlot(panels.residual, light).area.center(), wide, light)
                    .readout.contains(QStringLiteral("largest entry")));
}

TEST(Frequencies, Bands_MatchYarnsPairs) {
    ExplorerState state;
    state.scenario.ropeTheta = 1e6;
    state.scenario.lengths = {32768, 32768, 131072, 131072, {}};
    state.scenario.methods = {{{"yarn", {{"factor", 4.0}}}}};
    const auto picture = built<FrequenciesPicture>(buildFrequencies, state);
    EXPECT_EQ(pairsOf(picture->bands(), BandKind::Kept), 24);
    EXPECT_EQ(pairsOf(picture->bands(), BandKind::Blended), 16);
    EXPECT_EQ(pairsOf(picture->bands(), BandKind::Interpolated), 24);
    EXPECT_EQ(picture->words().answer, QStringLiteral("24 kept · 16 blended · 24 interpolated"));
}

TEST(Frequencies, Readout_GivesWavelengthAndRatio) {
    const auto picture = built<FrequenciesPicture>(buildFrequencies, fourMethods());
    const PlotFrame plot = picture->spectrumPlot(body, light);
    const QString words = picture->readout(QPointF(plot.pixelX(63), plot.area.center().y()), body, light);
    EXPECT_TRUE(words.startsWith(QStringLiteral("pair 63")));
    EXPECT_TRUE(words.contains(QStringLiteral("slowed 4×")));
    EXPECT_TRUE(picture->clicked(QPointF(plot.pixelX(20), plot.area.center().y()), body, light, fourMethods())
                    .has_value());
}

TEST(Registry, OrderAndIds_AreTheTabs) {
    std::vector<std::string_view> ids;
    for (const ViewRow& row : views()) ids.push_back(row.id);
    EXPECT_EQ(ids, (std::vector<std::string_view>{"rotations", "heatmap", "invariance", "decay", "phasors",
                                                  "frequencies", "compare", "encodings", "precision",
                                                  "matrix", "model"}));
    EXPECT_EQ(findView("decay")->id, "decay");
    EXPECT_EQ(findView("nonsense"), nullptr);
}

TEST(Registry, EveryView_PaintsEveryOddModel) {
    struct Odd {
        int headDim, rotaryDim;
        std::int64_t length;
    };
    for (const Odd odd : {Odd{2, 2, 1}, Odd{3, 3, 2}, Odd{64, 16, 5}, Odd{1024, 1024, 3}}) {
        ExplorerState state = fourMethods();
        state.scenario.methods = {{{"none", {}}}, {{"linear", {{"factor", 2.0}}}}};
        state.scenario.activeMethod = 0;
        state.scenario.layout.headDim = odd.headDim;
        state.scenario.layout.rotaryDim = odd.rotaryDim;
        state.scenario.queryPosition = state.scenario.keyPosition = 0;
        state.view.focusedPair = 0;
        state.view.scoreMap.length = odd.length;
        state.view.edit<DecaySettings>().maxDistance = state.view.edit<InvarianceSettings>().maxShift =
            odd.length;
        for (const ViewRow& row : views()) {
            const Result<PicturePtr> picture = row.build(state, {});
            ASSERT_TRUE(picture.ok()) << row.id << " " << odd.headDim << ": " << describe(picture.error());
            EXPECT_TRUE(testing::hasInk(painted(**picture)));
            EXPECT_FALSE((*picture)->words().title.isEmpty());
            EXPECT_FALSE(buildTable(row, state, {}).value().columns.empty()) << row.id;
        }
    }
}

TEST(Registry, Relevant_GivesTheSamePicture) {
    ExplorerState state = fourMethods();
    state.scenario.model = "somewhere/else";
    for (const ViewRow& row : views()) {
        const Result<PicturePtr> whole = row.build(state, {}), relevant = row.build(row.relevant(state), {});
        ASSERT_TRUE(whole.ok() && relevant.ok()) << row.id;
        EXPECT_EQ(painted(**whole), painted(**relevant)) << row.id;
        EXPECT_EQ((*whole)->words().subtitle, (*relevant)->words().subtitle) << row.id;
        EXPECT_EQ((*whole)->words().answer, (*relevant)->words().answer) << row.id;
        EXPECT_EQ(row.relevant(state), row.relevant(row.relevant(state))) << row.id;
    }
}

TEST(Registry, Tables_HaveEqualColumnsWithUnits) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 8;
    for (const ViewRow& row : views()) {
        const DataTable table = buildTable(row, state, {}).value();
        for (const DataColumn& column : table.columns)
            EXPECT_EQ(column.values.size(), table.columns.front().values.size())
                << row.id << " " << column.title;
    }
}

TEST(Card, TitleLine_NeverOverlapsItself) {
    const Theme& theme = light;
    for (const double width : {90.0, 160.0, 300.0, 900.0}) {
        QImage image(static_cast<int>(width), 40, QImage::Format_RGB32);
        image.fill(theme.panel);
        QPainter painter(&image);
        paintTitleLine(painter, QRectF(4, 4, width - 8, 24),
                       {QStringLiteral("Relative-position invariance"), QString(80, QLatin1Char('w')),
                        QStringLiteral("RoPE spread 4.4e−15")},
                       theme);
        painter.end();
        for (int y = 0; y < 40; ++y)
            EXPECT_EQ(image.pixel(static_cast<int>(width) - 1, y), theme.panel.rgb()) << width;
    }
}

TEST(Card, Body_IsInsideTheOutline) {
    const CardLayout layout = cardLayout(QRectF(0, 0, 560, 380), light);
    EXPECT_TRUE(layout.outline.contains(layout.body));
    EXPECT_GE(layout.body.top(), layout.titleLine.bottom());
    EXPECT_EQ(layout.body, QRectF(layout.body.toRect()));
}

}   // namespace

}   // namespace rope::ui
