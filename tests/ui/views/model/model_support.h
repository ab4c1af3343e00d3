#pragma once

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
#include "ui/views/model/model_picture.h"
#include "ui/views/model/model_view.h"
#include "ui/views/model/model_words.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

/// Helpers of the tests in this folder.
namespace rope::ui::model_support {

inline const QRectF body(0, 0, 1256, 756);
inline const Theme& light = themeOf(ThemeKind::Light);

inline ExplorerState opened(const std::string& config) {
    const Result<ImportedModel> model =
        readHfConfig(rope::test::bytesOf(ROPESCOPE_TEST_DATA "/configs", config), config);
    EXPECT_TRUE(model.ok()) << (model ? "" : describe(model.error()));
    const Result<ExplorerState> state =
        stateForModel(ModelOrigin{std::make_shared<const ImportedModel>(*model), {}}, {});
    EXPECT_TRUE(state.ok()) << (state ? "" : describe(state.error()));
    return *state;
}

inline ExplorerState gemma() { return opened("gemma3_27b_local_global.json"); }

inline std::shared_ptr<const ModelPicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = modelView.build(relevantForModel(state), {});
    EXPECT_TRUE(picture.ok());
    return std::dynamic_pointer_cast<const ModelPicture>(*picture);
}

inline QImage painted(const Picture& picture, const QRectF& area, const Theme& theme) {
    QImage image(static_cast<int>(area.width()), static_cast<int>(area.height()), QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, area, {theme});
    return image;
}

/// An empty field where there is none of that id.
inline ModelField fieldOf(const ModelData& data, const std::string& id) {
    for (const ModelField& field : data.fields)
        if (field.row.id == id) return field;
    return {};
}

}   // namespace rope::ui::model_support
