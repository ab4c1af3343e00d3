#pragma once

#include "core/inspect/field_rows.h"
#include "ui/views/model/model_data.h"

#include <QString>

#include <string_view>
#include <vector>

namespace rope::ui {

/// The core's label and value of a field as they are drawn: translated, with thin spaces between thousands.
QString fieldLabel(const FieldRow& row);
QString fieldValue(const std::string& value);
/// "text_config.rope_theta", or where else the value comes from.
QString fieldSource(const FieldRow& row, bool isOpened);

/// A short name for a curve: "ignores the scaling".
QString readingName(std::string_view id);

/// What follows from the reading, in numbers.
QString readingSentence(const OtherReading& reading);

/// The file without its folders, since a path is the machine's and not the model's.
QString modelName(const ImportedModel& model);

/// A kind of layers: "full_attention · 10 layers", and what it says.
QString groupName(const LayerGroup& group);
QString groupSetting(const ImportedModel& model, const LayerGroup& group);

/// Something to read, with a quiet word in front.
struct Note {
    QString lead, text;
};

/// Warnings, then what was assumed.
std::vector<Note> findingNotes(const ImportedModel& model);

/// One program and how it is told.
struct ProgramFlags {
    QString program;
    const EngineSetting* setting;
};
std::vector<ProgramFlags> programFlags(const EngineFlags& flags);

/// Long words get places where a line may end.
QString breakable(const QString& text);

}   // namespace rope::ui
