#include "ui/explanation/method_sentence.h"

#include <gtest/gtest.h>

namespace rope::ui {

namespace {

QString sentenceOf(const MethodChoice& choice) {
    Scenario scenario;
    scenario.methods = {{choice, true}};
    const Result<ResolvedMethod> method = resolveMethod(scenario, 0);
    EXPECT_TRUE(method.ok()) << choice.id;
    return method ? methodSentence(scenario, *method) : QString();
}

MethodChoice choiceOf(const char* id, const char* key, double value) {
    MethodChoice choice{id, {}};
    choice.parameters.set(key, value);
    return choice;
}

TEST(MethodSentence, EveryPairAlike_IsADivision) {
    EXPECT_TRUE(sentenceOf(choiceOf("linear", "factor", 4)).contains(QStringLiteral("divided by")));
    EXPECT_TRUE(sentenceOf({"none", {}}).contains(QStringLiteral("All frequencies are unchanged.")));
}

TEST(MethodSentence, PairsThatStandStill_AreNotDividedByInfinity) {
    const QString some = sentenceOf(choiceOf("proportional", "partial_rotary_factor", 0.25)),
                  none = sentenceOf({"nope", {}});
    EXPECT_TRUE(some.contains(QStringLiteral("not rotated"))) << some.toStdString();
    EXPECT_TRUE(none.contains(QStringLiteral("No pair rotates"))) << none.toStdString();
    for (const QString& sentence : {some, none})
        EXPECT_FALSE(sentence.contains(QChar(0x221E))) << sentence.toStdString();
}

}   // namespace

}   // namespace rope::ui
