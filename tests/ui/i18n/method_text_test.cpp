#include "ui/i18n/method_text.h"
#include "core/methods/method_registry.h"

#include "core/position/query_scale.h"
#include "ui/i18n/registry_texts.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace rope::ui {
namespace {

TEST(RegistryTexts, EveryTextOfTheRegistry_IsListedForTranslation) {
    for (const ScalingMethod& method : scalingMethods()) {
        EXPECT_TRUE(isListedForTranslation(method.title)) << method.title;
        EXPECT_TRUE(isListedForTranslation(method.summary)) << method.summary;
        for (const ParameterSpec& spec : method.parameters) {
            EXPECT_TRUE(isListedForTranslation(spec.meaning)) << spec.meaning;
            EXPECT_TRUE(isListedForTranslation(spec.unit)) << spec.unit;
        }
    }
    for (const QueryScale& row : queryScales()) {
        if (!row.growsWithPosition) continue;
        EXPECT_TRUE(isListedForTranslation(row.title)) << row.title;
        EXPECT_TRUE(isListedForTranslation(row.summary)) << row.summary;
        for (const ParameterSpec& spec : row.parameters)
            EXPECT_TRUE(isListedForTranslation(spec.meaning)) << spec.meaning;
    }
}

TEST(RegistryTexts, NothingIsListedThatTheRegistryDoesNotSay) {
    std::set<std::string_view> known;
    for (const ScalingMethod& method : scalingMethods()) {
        known.insert({method.title, method.summary});
        for (const ParameterSpec& spec : method.parameters) known.insert({spec.meaning, spec.unit});
    }
    for (const QueryScale& row : queryScales()) {
        known.insert({row.title, row.summary});
        for (const ParameterSpec& spec : row.parameters) known.insert({spec.meaning, spec.unit});
    }
    for (const char* text : registryTexts()) EXPECT_TRUE(known.count(text) == 1) << text;
}

TEST(MethodText, Explanation_NamesKeyRangeAndStandard) {
    const ParameterSpec* spec = findParameter(*findScalingMethod("yarn"), "beta_fast");
    const QString text = parameterExplanation(*spec);
    EXPECT_TRUE(text.contains(QStringLiteral("beta_fast"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("32"))) << text.toStdString();
}

}   // namespace
}   // namespace rope::ui
