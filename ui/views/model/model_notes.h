#pragma once

#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"

class QPainter;

namespace rope::ui {

/// Heights of the texts at a width [px].
double readingsHeight(const ModelData& data, double width, const Theme& theme);
double notesHeight(const ModelData& data, double width, const Theme& theme);

/// A sentence per misreading.
void paintReadings(QPainter& painter, const ModelData& data, const ModelLayout& layout, const Theme& theme);
/// Warnings and assumptions; the last line says how many do not fit.
void paintNotes(QPainter& painter, const ModelData& data, const ModelLayout& layout, const Theme& theme);
/// What a narrow picture leaves out.
void paintOmissions(QPainter& painter, const ModelData& data, const ModelLayout& layout, const Theme& theme);

}   // namespace rope::ui
