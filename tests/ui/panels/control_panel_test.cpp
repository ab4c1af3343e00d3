#include "ui/panels/control_panel.h"
#include "core/methods/method_registry.h"

#include "tests/support/gestures.h"
#include "tests/support/scenario_builders.h"
#include "ui/panels/method_list.h"
#include "ui/panels/method_row.h"
#include "ui/panels/number_controls.h"
#include "ui/value_widgets/track_slider.h"
#include "ui/value_widgets/value_field.h"
#include "ui/views/decay/decay_settings.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/widgets/segmented.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace rope::ui {
namespace {

class ControlPanelTest : public ::testing::Test {
protected:
    ControlPanelTest() {
        panel.resize(300, 1400);
        panel.show();
    }

    ValueField& field(const char* name) {
        auto* found = panel.findChild<ValueField*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return *found;
    }
    MethodList& methods() { return *panel.findChild<MethodList*>(); }
    const Scenario& scenario() { return store.current().scenario; }
    QString sentence() { return panel.findChild<QLabel*>(QStringLiteral("method_sentence"))->text(); }

    void activate(std::size_t index) { methods().rows()[index]->click(); }
    void addMethod(const char* id) {
        QMenu* menu = methods().addMenu();
        Q_EMIT menu->aboutToShow();
        auto* action = menu->findChild<QAction*>(QLatin1String(id));
        ASSERT_NE(action, nullptr) << id;
        ASSERT_TRUE(action->isEnabled()) << id << ": " << action->toolTip().toStdString();
        action->trigger();
    }

    ExplorerStore store{smallState()};
    ControlPanel panel{store};
};

TEST_F(ControlPanelTest, TypedBase_ReachesTheState) {
    typeInto(*field("rope_theta").field(), QStringLiteral("500000"));
    EXPECT_EQ(scenario().ropeTheta, 500000);
    EXPECT_EQ(store.undoStack().count(), 1);
}

TEST_F(ControlPanelTest, WrongValues_AreExplainedWhereTheyAreTypedAndChangeNothing) {
    struct Wrong {
        const char* control;
        const char* text;
    };
    const ExplorerState before = store.current();
    for (const Wrong& wrong :
         {Wrong{"rope_theta", "0"}, Wrong{"rope_theta", "-5"}, Wrong{"rope_theta", "nan"},
          Wrong{"rope_theta", "inf"}, Wrong{"head_dim", "0"}, Wrong{"head_dim", "1.5"},
          Wrong{"head_dim", "99999999999"}, Wrong{"head_dim", "nan"}, Wrong{"rotary_part", "1.5"},
          Wrong{"rotary_part", "0"}, Wrong{"trained_context", "0"}, Wrong{"context", "1e300"},
          Wrong{"context", "x"}, Wrong{"seed", "-1"}, Wrong{"seed", "0.5"}, Wrong{"heatmap_length", "0"},
          Wrong{"decay_reach", "1e12"}}) {
        typeInto(*field(wrong.control).field(), QLatin1String(wrong.text));
        EXPECT_FALSE(field(wrong.control).message().isEmpty()) << wrong.control << " = " << wrong.text;
        EXPECT_EQ(store.current(), before) << wrong.control << " = " << wrong.text;
        typeKey(*field(wrong.control).field(), Qt::Key_Escape);
        EXPECT_TRUE(field(wrong.control).message().isEmpty()) << wrong.control;
    }
    EXPECT_EQ(store.undoStack().count(), 0);
}

TEST_F(ControlPanelTest, DragOfASlider_IsOneUndoStep) {
    TrackSlider& slider = *field("rope_theta").slider();
    const double y = slider.height() / 2.0;
    press(slider, {slider.thumbCentre(slider.value()), y});
    for (double x = 20; x < slider.width(); x += 3) moveTo(slider, {x, y});
    release(slider, {slider.width() - 1.0, y});
    EXPECT_NE(scenario().ropeTheta, 10000);
    EXPECT_EQ(store.undoStack().count(), 1);
    store.undoStack().undo();
    EXPECT_EQ(store.current(), smallState());
    EXPECT_EQ(field("rope_theta").field()->text(), QStringLiteral("10000"));
}

TEST_F(ControlPanelTest, DoubleClick_RestoresTheModelsValue) {
    typeInto(*field("rope_theta").field(), QStringLiteral("777"));
    TrackSlider& slider = *field("rope_theta").slider();
    doubleClick(slider, {slider.thumbCentre(slider.value()), slider.height() / 2.0});
    EXPECT_EQ(scenario().ropeTheta, 10000);
}

TEST_F(ControlPanelTest, Pairing_IsChosenByKeyAndMouse) {
    auto* pairing = panel.findChild<Segmented*>(QStringLiteral("pairing"));
    ASSERT_NE(pairing, nullptr);
    pairing->segment(1)->click();
    EXPECT_EQ(scenario().layout.pairing, Pairing::Interleaved);
    typeKey(*pairing->segment(1), Qt::Key_Left);
    EXPECT_EQ(scenario().layout.pairing, Pairing::Half);
}

TEST_F(ControlPanelTest, Methods_AreAddedHiddenActivatedAndRemoved) {
    const std::size_t count = scenario().methods.size();
    addMethod("llama3");
    ASSERT_EQ(scenario().methods.size(), count + 1);
    EXPECT_EQ(scenario().methods.back().choice.id, "llama3");
    EXPECT_EQ(scenario().activeMethod, count);
    ASSERT_EQ(methods().rows().size(), count + 1);

    methods().rows()[1]->eyeButton()->click();
    EXPECT_FALSE(scenario().methods[1].isVisible);
    methods().rows()[1]->eyeButton()->click();
    EXPECT_TRUE(scenario().methods[1].isVisible);

    activate(1);
    EXPECT_EQ(scenario().activeMethod, 1u);
    typeKey(*methods().rows()[count], Qt::Key_Delete);
    EXPECT_EQ(scenario().methods.size(), count);
    EXPECT_EQ(methods().rows().size(), count);
}

TEST_F(ControlPanelTest, EveryMethodOfTheRegistry_IsInTheMenuAndGetsItsForm) {
    Q_EMIT methods().addMenu()->aboutToShow();
    for (const ScalingMethod& method : scalingMethods()) {
        auto* action = methods().addMenu()->findChild<QAction*>(
            QString::fromUtf8(method.id.data(), static_cast<qsizetype>(method.id.size())));
        ASSERT_NE(action, nullptr) << method.id;
        EXPECT_FALSE(action->text().isEmpty());
        EXPECT_FALSE(action->toolTip().isEmpty()) << method.id;
        if (!action->isEnabled()) continue;
        action->trigger();
        ASSERT_EQ(scenario().methods.back().choice.id, method.id);
        for (const ParameterSpec& spec : method.parameters)
            EXPECT_NE(panel.findChild<QWidget*>(
                          QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()))),
                      nullptr)
                << method.id << " has no control for " << spec.key;
        EXPECT_FALSE(sentence().isEmpty()) << method.id;
        Q_EMIT methods().addMenu()->aboutToShow();
    }
}

TEST_F(ControlPanelTest, ParameterOutOfRange_IsExplainedInItsForm) {
    activate(2);   // ntk
    ASSERT_EQ(scenario().methods[2].choice.id, "ntk");
    const ExplorerState before = store.current();
    typeInto(*field("factor").field(), QStringLiteral("0"));
    EXPECT_FALSE(field("factor").message().isEmpty());
    EXPECT_EQ(store.current(), before);
    typeInto(*field("factor").field(), QStringLiteral("8"));
    EXPECT_EQ(scenario().methods[2].choice.parameters.number("factor"), 8.0);
}

TEST_F(ControlPanelTest, Sentence_SaysWhatTheMethodDoesWithTheNumbers) {
    ExplorerState state = stateForModel(Scenario{}, {});   // d = 128
    state.scenario.ropeTheta = 500000;
    ASSERT_FALSE(store.apply({QStringLiteral("test"), state}));
    activate(2);
    EXPECT_TRUE(sentence().contains(QStringLiteral("2 044 497").replace(QLatin1Char(' '), QChar(0x2009))))
        << sentence().toStdString();
    activate(3);
    EXPECT_TRUE(sentence().contains(QStringLiteral("1.296"))) << sentence().toStdString();
    EXPECT_TRUE(sentence().contains(QStringLiteral("blended"))) << sentence().toStdString();
    activate(0);
    EXPECT_TRUE(sentence().contains(QStringLiteral("All frequencies are unchanged")))
        << sentence().toStdString();
}

TEST_F(ControlPanelTest, ParameterWithoutEffect_IsDisabledWithTheReason) {
    addMethod("dynamic");   // no current length: nothing has grown
    EXPECT_FALSE(field("factor").field()->isEnabled());
    EXPECT_FALSE(field("factor").toolTip().isEmpty());
    typeInto(*field("seq_len").field(), QStringLiteral("4096"));
    EXPECT_EQ(scenario().lengths.sequence, 4096.0);
    EXPECT_TRUE(field("factor").field()->isEnabled());
}

TEST_F(ControlPanelTest, MethodThatActsOnPositions_SaysItsReachAndKeepsItsParameters) {
    ExplorerState state = stateForModel(Scenario{}, {});
    state.scenario.lengths.context = 16384;
    ASSERT_FALSE(store.apply({QStringLiteral("test"), state}));
    addMethod("leaky-rerope");
    EXPECT_TRUE(sentence().contains(QStringLiteral("at most"))) << sentence().toStdString();
    EXPECT_TRUE(sentence().contains(QStringLiteral("All pairs stay in the trained range")))
        << sentence().toStdString();
    EXPECT_TRUE(field("window").field()->isEnabled());
    EXPECT_TRUE(field("leaky_scale").field()->isEnabled());
    typeInto(*field("leaky_scale").field(), QStringLiteral("1"));
    EXPECT_FALSE(field("window").field()->isEnabled()) << "with k = 1 the window changes nothing";
    EXPECT_FALSE(field("window").toolTip().isEmpty());
}

TEST_F(ControlPanelTest, CurrentLength_IsDisabledWhileNoMethodLooksAtIt) {
    EXPECT_FALSE(field("seq_len").field()->isEnabled());
    EXPECT_FALSE(field("seq_len").toolTip().isEmpty());
    addMethod("dynamic");
    EXPECT_TRUE(field("seq_len").field()->isEnabled());
}

TEST_F(ControlPanelTest, Flag_ChangesTheMethod) {
    activate(3);   // yarn
    auto* truncate = panel.findChild<QCheckBox*>(QStringLiteral("truncate"));
    ASSERT_NE(truncate, nullptr);
    EXPECT_TRUE(truncate->isChecked());
    if (truncate->isEnabled()) truncate->click();
    EXPECT_EQ(scenario().methods[3].choice.parameters.flag("truncate"),
              truncate->isEnabled() ? std::optional(false) : std::nullopt);
}

TEST_F(ControlPanelTest, VectorSource_SwitchesSeedAndExample) {
    auto* source = panel.findChild<QComboBox*>(QStringLiteral("vector_source"));
    ASSERT_NE(source, nullptr);
    Q_EMIT source->activated(0);
    EXPECT_EQ(scenario().vectors.kind, VectorKind::Ones);
    EXPECT_FALSE(field("seed").field()->isEnabled());
    Q_EMIT source->activated(2);
    EXPECT_EQ(scenario().vectors.kind, VectorKind::Tokens);
    EXPECT_TRUE(field("seed").field()->isEnabled());
    Q_EMIT source->activated(3);
    EXPECT_EQ(scenario().layout.headDim, 4);
    EXPECT_EQ(source->currentIndex(), 3);
    store.undoStack().undo();
    EXPECT_EQ(source->currentIndex(), 2);
}

TEST_F(ControlPanelTest, PictureControls_ChangeTheViewSettings) {
    panel.findChild<Segmented*>(QStringLiteral("heatmap_stage"))->segment(2)->click();
    EXPECT_EQ(store.current().view.scoreMap.stage, ScoreStage::Softmax);
    panel.findChild<QCheckBox*>(QStringLiteral("heatmap_causal"))->click();
    EXPECT_FALSE(store.current().view.scoreMap.isCausal);
    panel.findChild<Segmented*>(QStringLiteral("decay_measure"))->segment(1)->click();
    EXPECT_EQ(store.current().view.get<DecaySettings>().measure, DecayMeasure::Ones);
    typeInto(*field("heatmap_length").field(), QStringLiteral("100"));
    EXPECT_EQ(store.current().view.scoreMap.length, 100);
}

TEST_F(ControlPanelTest, HeatmapControls_ChooseWhoseScoresAndWhichSummary) {
    ViewSettings view = store.current().view;
    view.front = "heatmap";
    ASSERT_FALSE(store.apply(changes::withViewSettings(store.current(), view, {})).has_value());
    auto* other = panel.findChild<QComboBox*>(QStringLiteral("heatmap_other"));
    EXPECT_TRUE(other->isHidden());   // A alone needs no B
    panel.findChild<Segmented*>(QStringLiteral("heatmap_shows"))->segment(2)->click();
    EXPECT_EQ(store.current().view.get<HeatmapSettings>().shows, HeatmapShows::Difference);
    EXPECT_FALSE(other->isHidden());
    ASSERT_EQ(other->count(), static_cast<int>(store.current().scenario.methods.size()) - 1);
    EXPECT_EQ(other->findData(static_cast<int>(store.current().scenario.activeMethod)), -1);
    Q_EMIT other->activated(other->count() - 1);
    EXPECT_EQ(store.current().view.get<HeatmapSettings>().otherMethod,
              other->itemData(other->count() - 1).toInt());
    panel.findChild<Segmented*>(QStringLiteral("heatmap_summary"))->segment(1)->click();
    EXPECT_EQ(store.current().view.get<HeatmapSettings>().summary, BlockSummary::Smallest);
}

}   // namespace
}   // namespace rope::ui
