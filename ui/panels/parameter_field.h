#pragma once

#include "core/parameters/parameter.h"

class QString;
class QWidget;

namespace rope::ui {

class ValueField;

/// A field for a number of a registry row: label, explanation and slider come from the row.
/// in: objectName: what the field is found by
ValueField* makeParameterField(const ParameterSpec& spec, const QString& objectName, QWidget* parent);

}   // namespace rope::ui
