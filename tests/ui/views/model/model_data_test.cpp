#include "tests/ui/views/model/model_support.h"

#include "ui/views/model/model_picture.h"

#include "tests/support/application.h"
#include "tests/support/gestures.h"
#include "tests/support/ink.h"
#include "tests/support/test_files.h"
#include "tests/support/view_states.h"
#include "ui/painting/number_label.h"
#include "ui/session/session_json.h"
#include "ui/state/model_state.h"
#include "ui/theme/reading_style.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/model/engine_texts.h"
#include "ui/views/model/field_table.h"
#include "ui/views/model/model_view.h"
#include "ui/views/model/model_words.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <numbers>

namespace rope::ui {

namespace {

using namespace model_support;

TEST(ModelData, Fields_AreTheFilesWithWhereTheyWereRead) {
    const auto picture = built(gemma());
    const ModelField base = fieldOf(picture->data(), "rope_theta");
    EXPECT_EQ(fieldCells(picture->data(), base),
              (QStringList{QStringLiteral("rope_theta"), fixedLabel(1e6, 0),
                           QStringLiteral("text_config.rope_theta")}));
    EXPECT_EQ(fieldOf(picture->data(), "parameters.factor").row.value, "8");
    EXPECT_EQ(fieldOf(picture->data(), "rotary_dim").row.origin, FieldOrigin::Follows);
    EXPECT_FALSE(picture->data().isChanged);
    const ModelLayout page = picture->layout(body, light);
    ASSERT_EQ(page.shownFields, picture->data().fields.size());
    const QImage image = painted(*picture, body, light);
    for (std::size_t i = 0; i < page.shownFields; ++i) {
        EXPECT_TRUE(testing::hasInk(image, page.fieldRow(i).adjusted(0, 3, 0, -3), light.panel)) << i;
        EXPECT_TRUE(picture->hitAt(page.fieldRow(i).center(), body, light)
                        .readout.contains(fieldValue(picture->data().fields[i].row.value)))
            << i;
    }
}

TEST(ModelData, AssumedValues_AreMarked) {
    const auto picture = built(opened("deepseek_v3_native_671B.json"));
    const ModelField base = fieldOf(picture->data(), "rope_theta");
    EXPECT_EQ(base.row.origin, FieldOrigin::Assumed);
    EXPECT_EQ(fieldOf(picture->data(), "context").row.origin, FieldOrigin::Absent);
    EXPECT_EQ(fieldOf(picture->data(), "head_dim").row.origin, FieldOrigin::Read);
    EXPECT_NE(picture->words().answer.indexOf(QLatin1Char('4')), -1) << "the number of warnings";
    EXPECT_EQ(findingNotes(picture->data().model).size(), 4U + 3U);
}

TEST(ModelData, ChangedSetup_IsToldFromTheFile) {
    ExplorerState state = gemma();
    state = changes::withBase(state, 500000).next;
    const auto picture = built(state);
    ASSERT_TRUE(picture->data().isChanged);
    EXPECT_EQ(fieldOf(picture->data(), "rope_theta").inWindow, "500000");
    EXPECT_EQ(fieldOf(picture->data(), "head_dim").inWindow, "");
    EXPECT_TRUE(picture->words().subtitle.contains(fixedLabel(500000, 0)));
    EXPECT_TRUE(picture->words().subtitle.contains(fixedLabel(1e6, 0)));
    EXPECT_NE(picture->data().flags.hf.text.find("\"rope_theta\": 500000"), std::string::npos)
        << "the flags are the window's";
    EXPECT_EQ(built(gemma())->data().flags.hf.text, engineFlags(*state.origin.model).hf.text);
}

TEST(ModelData, AnotherMethod_ShowsItsParametersBesideTheFiles) {
    ExplorerState state = gemma();
    state.scenario.methods.push_back({{"yarn", {{"factor", 4.0}, {"beta_fast", 16.0}}}});
    state.scenario.activeMethod = state.scenario.methods.size() - 1;
    const auto picture = built(state);
    EXPECT_EQ(fieldOf(picture->data(), "parameters.factor").inWindow, "4");
    const ModelField beta = fieldOf(picture->data(), "parameters.beta_fast");
    EXPECT_EQ(beta.row.value, "none");
    EXPECT_EQ(beta.inWindow, "16");
    state.scenario.lengths.context = 1e6;
    EXPECT_EQ(fieldOf(built(state)->data(), "context").inWindow, "1000000");
}

TEST(ModelData, EveryReading_HasANameOfItsOwn) {
    for (const char* config : {"olmo31_32b_yarn_attention_factor.json", "deepseek_v2_lite_yarn_mscale.json",
                               "deepseek_r1_0528_qwen3_8b_attn_factor.json", "llama31_8b.json"}) {
        const auto picture = built(opened(config));
        ASSERT_FALSE(picture->data().readings.empty()) << config;
        for (const OtherReading& reading : picture->data().readings)
            EXPECT_NE(readingName(reading.id), QString::fromStdString(reading.id)) << config;
    }
}

TEST(ModelData, WithoutAFile_TheWindowsSetupIsShown) {
    const auto picture = built(testing::fourMethods());
    EXPECT_FALSE(picture->data().isOpened);
    EXPECT_TRUE(picture->words().subtitle.contains(QStringLiteral("no file is open")));
    EXPECT_EQ(fieldOf(picture->data(), "rope_theta").row.value, "500000");
    EXPECT_EQ(fieldOf(picture->data(), "context").row.value, "32768");
    EXPECT_EQ(
        picture->data().flags.hf5.text,
        engineFlags(scalingRequest(testing::fourMethods().scenario), {"ntk", {{"factor", 4.0}}}).hf5.text);
    EXPECT_FALSE(picture->data().readings.empty());
}

TEST(ModelData, ExplicitFrequencies_AreSaidToHaveNoFlags) {
    ExplorerState state;
    state.scenario.layout = {.pairing = Pairing::Half, .headDim = 8, .rotaryDim = 8};
    state.scenario.explicitInverseFrequencies = {1, 0.5, 0.25, 0.125};
    const auto picture = built(state);
    EXPECT_FALSE(picture->data().flags.hf.isExpressible);
    EXPECT_EQ(fieldOf(picture->data(), "inv_freq").row.value, "4 numbers");
    EXPECT_TRUE(picture->data().readings.empty());
}

TEST(ModelData, Table_HoldsFieldsLayersAndDivergence) {
    const DataTable table = modelTable(relevantForModel(gemma()), {}).value();
    const std::string text = csvText(table);
    EXPECT_NE(text.find("# rope_theta = 1000000 [text_config.rope_theta]"), std::string::npos)
        << text.substr(0, 3000);
    EXPECT_NE(text.find("largest angle [rad], ignores-scaling"), std::string::npos);
    EXPECT_NE(text.find("# llama.cpp: --rope-scaling linear --rope-scale 8"), std::string::npos);
    const auto layers = std::find_if(table.columns.begin(), table.columns.end(),
                                     [](const DataColumn& column) { return column.title == "layer group"; });
    ASSERT_NE(layers, table.columns.end());
    EXPECT_EQ(std::count(layers->values.begin(), layers->values.end(), 0.0), 52) << "layers with a window";
    EXPECT_EQ(std::count(layers->values.begin(), layers->values.end(), 1.0), 10);
}

TEST(ModelData, Session_KeepsTheOpenedModelExactly) {
    for (const char* config : {"gemma3_27b_local_global.json", "phi35_vision_longrope.json",
                               "deepseek_v2_lite_yarn_mscale.json", "gemma4_e2b_proportional_per_layer.json",
                               "frag_llama31_rope_type_only.json", "lfm2_vl_conv_layers.json"}) {
        ExplorerState state = opened(config);
        if (state.origin.model->groups.size() > 1)
            for (std::size_t i = 0; i < state.origin.model->groups.size(); ++i)
                if (canBeShown({.model = *state.origin.model,
                                .isOpened = true,
                                .fields = {},
                                .flags = {},
                                .readings = {}},
                               i))
                    state = changes::withLayers(state, state.origin.model->groups[i].name).next;
        const Result<ExplorerState> back = parseSession(sessionText(state));
        ASSERT_TRUE(back.ok()) << config << ": " << describe(back.error());
        EXPECT_EQ(*back, state) << config;
        EXPECT_EQ(csvText(modelTable(relevantForModel(*back), {}).value()),
                  csvText(modelTable(relevantForModel(state), {}).value()))
            << config;
    }
}

}   // namespace

}   // namespace rope::ui
