#include "ui/value_widgets/value_field.h"

#include "tests/support/gestures.h"
#include "ui/value_widgets/track_slider.h"

#include <gtest/gtest.h>

#include <QLabel>

#include <limits>
#include <vector>

namespace rope::ui {
namespace {

class ValueFieldTest : public ::testing::Test {
protected:
    ValueFieldTest() {
        field.setLabel(QStringLiteral("factor"));
        field.setScale({1, 64, true});
        field.setResetValue(4);
        field.setValue(4);
        field.setCommit([this](double value) -> Check {
            if (!(value > 0)) return Error{ErrorCode::OutOfRange, "factor is out of range", "factor", "> 0"};
            taken.push_back(value);
            return {};
        });
        QObject::connect(&field, &ValueField::stepFinished, &field, [this] { ++steps; });
        field.resize(280, 60);
        field.show();
    }

    ValueField field;
    std::vector<double> taken;
    int steps = 0;
};

TEST_F(ValueFieldTest, Typing_CommitsTheExactValueOnce) {
    typeInto(*field.field(), QStringLiteral("4.0625"));
    EXPECT_EQ(taken, std::vector<double>{4.0625});
    EXPECT_EQ(steps, 1);
    EXPECT_EQ(field.message(), QString());
}

TEST_F(ValueFieldTest, ValueOutOfRange_IsExplainedBelowAndKeptForCorrection) {
    typeInto(*field.field(), QStringLiteral("-3"));
    EXPECT_TRUE(taken.empty());
    EXPECT_TRUE(field.message().contains(QStringLiteral("> 0"))) << field.message().toStdString();
    EXPECT_EQ(field.field()->text(), QStringLiteral("-3"));
    EXPECT_TRUE(field.field()->property("wrong").toBool());
    bool isShownBelow = false;
    for (const QLabel* label : field.findChildren<QLabel*>())
        isShownBelow |= label->isVisible() && label->text() == field.message();
    EXPECT_TRUE(isShownBelow);
    typeInto(*field.field(), QStringLiteral("8"));
    EXPECT_EQ(taken, std::vector<double>{8});
    EXPECT_EQ(field.message(), QString());
}

TEST_F(ValueFieldTest, TextThatIsNoNumber_IsNamed) {
    for (const char* text : {"abc", "1,2,3", "4x", "--1", "1e", "0x"}) {
        typeInto(*field.field(), QString::fromLatin1(text));
        EXPECT_TRUE(field.message().contains(QLatin1String(text))) << text;
    }
    EXPECT_TRUE(taken.empty());
}

TEST_F(ValueFieldTest, Escape_GivesUpWhatWasTyped) {
    typeInto(*field.field(), QStringLiteral("-3"));
    typeKey(*field.field(), Qt::Key_Escape);
    EXPECT_EQ(field.field()->text(), QStringLiteral("4"));
    EXPECT_EQ(field.message(), QString());
}

TEST_F(ValueFieldTest, NewState_ClearsTheMessage) {
    typeInto(*field.field(), QStringLiteral("-3"));
    field.setValue(16);
    EXPECT_EQ(field.field()->text(), QStringLiteral("16"));
    EXPECT_EQ(field.message(), QString());
}

TEST_F(ValueFieldTest, Drag_GivesValuesAndOneStep) {
    TrackSlider& slider = *field.slider();
    const double y = slider.height() / 2.0;
    press(slider, {slider.thumbCentre(slider.value()), y});
    for (double x = slider.thumbCentre(slider.value()); x < slider.width(); x += 5) moveTo(slider, {x, y});
    moveTo(slider, {slider.width() + 50.0, y});
    release(slider, {slider.width() + 50.0, y});
    EXPECT_GT(taken.size(), 3u);
    EXPECT_EQ(taken.back(), 64);
    EXPECT_EQ(steps, 1);
}

TEST_F(ValueFieldTest, ArrowKeys_MoveTheValue) {
    field.slider()->setFocus();
    typeKey(*field.slider(), Qt::Key_Right);
    ASSERT_EQ(taken.size(), 1u);
    EXPECT_GT(taken[0], 4);
    typeKey(*field.field(), Qt::Key_Down);
    ASSERT_EQ(taken.size(), 2u);
    EXPECT_LT(taken[1], taken[0]);
}

TEST_F(ValueFieldTest, DoubleClick_GoesBackToTheModelsValue) {
    field.setValue(32);
    TrackSlider& slider = *field.slider();
    doubleClick(slider, {slider.thumbCentre(slider.value()), slider.height() / 2.0});
    ASSERT_FALSE(taken.empty());
    EXPECT_EQ(taken.back(), 4);
}

TEST_F(ValueFieldTest, WheelWithoutFocus_ChangesNothing) {
    field.slider()->clearFocus();
    turnWheel(*field.slider(), 120);
    EXPECT_TRUE(taken.empty());
}

TEST_F(ValueFieldTest, Unavailable_IsDisabledAndSaysWhy) {
    field.setUnavailable(QStringLiteral("No effect."));
    EXPECT_FALSE(field.field()->isEnabled());
    EXPECT_FALSE(field.slider()->isEnabled());
    EXPECT_EQ(field.toolTip(), QStringLiteral("No effect."));
    field.setUnavailable({});
    EXPECT_TRUE(field.field()->isEnabled());
}

TEST_F(ValueFieldTest, ExactValueBetweenSteps_StaysUntilTheThumbMoves) {
    field.setValue(4.0625);
    EXPECT_TRUE(taken.empty());
    EXPECT_EQ(field.field()->text(), QStringLiteral("4.0625"));
}

TEST_F(ValueFieldTest, EmptiedOptionalField_IsCleared) {
    int cleared = 0;
    field.setClear([&cleared]() -> Check {
        ++cleared;
        return {};
    });
    typeInto(*field.field(), {});
    EXPECT_EQ(cleared, 1);
    EXPECT_TRUE(taken.empty());
}

TEST(ExactText, IsPlainDigitsWhereReadable) {
    EXPECT_EQ(exactText(500000), QStringLiteral("500000"));
    EXPECT_EQ(exactText(0.1 + 0.2), QStringLiteral("0.30000000000000004"));
    EXPECT_EQ(exactText(-1.5), QStringLiteral("-1.5"));
    EXPECT_EQ(exactText(0), QStringLiteral("0"));
    EXPECT_EQ(exactText(1e300), QStringLiteral("1e+300"));
    EXPECT_EQ(exactText(std::numeric_limits<double>::infinity()), QStringLiteral("inf"));
}

TEST(TypedNumber, UnderstandsHowPeopleWriteNumbers) {
    EXPECT_EQ(typedNumber(QStringLiteral(" 2 044 495 ")), 2044495);
    EXPECT_EQ(typedNumber(QStringLiteral("8k")), 8000);
    EXPECT_EQ(typedNumber(QStringLiteral("1M")), 1000000);
    EXPECT_EQ(typedNumber(QString(QChar(0x2212)) + QStringLiteral("3")), -3);
    EXPECT_EQ(typedNumber(QStringLiteral("1e6")), 1000000);
    EXPECT_FALSE(typedNumber(QStringLiteral("")).has_value());
    EXPECT_FALSE(typedNumber(QStringLiteral("k")).has_value());
}

}   // namespace
}   // namespace rope::ui
