#pragma once

#include "ui/picture/picture.h"
#include "ui/views/precision/precision_data.h"

#include <QString>

#include <cstddef>

namespace rope::ui {

QString precisionTitle();
PictureWords precisionWords(const PrecisionData& data);

/// The sentence in place of the charts if there is only one position.
QString tooShortText();

QString errorCaption(const PrecisionData& data);
QString errorAxisTitle(const PrecisionData& data);
QString shiftAxisTitle();
QString distinctCaption();
QString distinctAxisTitle();
QString lengthAxisTitle();

/// The values of all formats.
/// in: index of a shift
QString errorReadout(const PrecisionData& data, std::size_t shift);
/// in: index of a length
QString distinctReadout(const PrecisionData& data, std::size_t length);

}   // namespace rope::ui
