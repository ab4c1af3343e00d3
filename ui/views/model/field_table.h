#pragma once

#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"

#include <QString>
#include <QStringList>

class QPainter;

namespace rope::ui {

/// The cells of a field: name, value, what the window has (where anything differs), where it was read.
QStringList fieldCells(const ModelData& data, const ModelField& field);

/// The table in page.fields; where not all fields have room, its last line says how many are left out.
void paintFieldTable(QPainter& painter, const ModelLayout& page, const ModelData& data, const Theme& theme);

/// A quiet heading with a hairline under it: its words, and more quietly what it shows.
void paintHeading(QPainter& painter, const QRectF& line, const QString& words, const QString& detail,
                  const Theme& theme);

}   // namespace rope::ui
