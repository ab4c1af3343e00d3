#pragma once

#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"

#include <QString>
#include <QStringList>

class QPainter;

namespace rope::ui {

/// The cells of a field: name, value, what the window has (where anything differs), where it was read.
QStringList fieldCells(const ModelData& data, const ModelField& field);

/// The table in page.fields; if not all fields fit, its last line says how many are left out.
void paintFieldTable(QPainter& painter, const ModelLayout& page, const ModelData& data, const Theme& theme);

/// A heading: its text, and a muted detail.
void paintHeading(QPainter& painter, const QRectF& line, const QString& words, const QString& detail,
                  const Theme& theme);

}   // namespace rope::ui
