#pragma once

#include "core/inspect/field_rows.h"
#include "ui/picture/picture.h"
#include "ui/views/model/model_data.h"

#include <QString>

#include <string_view>
#include <vector>

namespace rope::ui {

QString modelTitle();
PictureWords modelPictureWords(const ModelData& data);

/// Label and value of a field: translated, with thin spaces between thousands.
QString fieldLabel(const FieldRow& row);
QString fieldValue(const std::string& value);
/// "text_config.rope_theta", "assumed", "computed" ...
QString fieldSource(const FieldRow& row, bool isOpened);

/// A short name for a curve: "ignores the scaling".
QString readingName(std::string_view id);

/// The error of a misreading: angles and score.
QString readingSentence(const OtherReading& reading);

/// The name of the file without its folders.
QString modelName(const ImportedModel& model);

/// A layer group: "full_attention · 10 layers"; "base 10 000 · linear · 128 of 128 rotate".
QString groupName(const LayerGroup& group);
/// in: index of the layer group
QString groupSetting(const ModelData& data, std::size_t index);

/// A warning or an assumption with its label.
struct Note {
    QString label, text;
};

/// Warnings, then assumptions.
std::vector<Note> findingNotes(const ImportedModel& model);

/// The settings for one inference engine.
struct EngineText {
    QString engine;
    const EngineSetting* setting;
};
std::vector<EngineText> engineTexts(const EngineFlags& flags);

/// Zero-width spaces in long words, so that lines can be broken.
QString breakable(const QString& text);

}   // namespace rope::ui
