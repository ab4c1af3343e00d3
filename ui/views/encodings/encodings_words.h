#pragma once

#include "ui/picture/picture.h"
#include "ui/views/encodings/encodings_data.h"

#include <QString>

#include <cstddef>

namespace rope::ui {

QString encodingsTitle();
PictureWords encodingsWords(const EncodingsData& data);

/// The name of an encoding in the language of the window.
QString encodingTitle(const EncodingsData& data, std::size_t encoding);

/// The ends of a map's scale: "±3.2", "0 … 0.8".
QString scaleText(const EncodingsData& data, std::size_t encoding);

/// The line below the table.
QString linearAttentionText(const EncodingsData& data);

/// A property in the comments of the exported table.
QString propertyComment(const ComparedEncoding& compared, const EncodingProperty& property);

QString propertyReadout(const EncodingsData& data, std::size_t encoding, std::size_t property);
/// in: indices of the map's row and column
QString scoreReadout(const EncodingsData& data, std::size_t encoding, int row, int column);

}   // namespace rope::ui
