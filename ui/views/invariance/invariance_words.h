#pragma once

#include "ui/picture/picture.h"
#include "ui/views/invariance/invariance_data.h"

#include <QString>

#include <cstddef>

namespace rope::ui {

QString invarianceTitle();
PictureWords invarianceWords(const InvarianceData& data);

/// "RoPE", "sinusoidal (added)".
QString seriesName(const InvarianceData& data, const InvarianceSeries& series);
/// "q·k", "q·pₙ".
QString termName(const InvarianceTerm& term);

// What the readouts of the three charts say. in: index of a shift
QString scoresReadout(const InvarianceData& data, std::size_t shift);
QString termsReadout(const InvarianceData& data, std::size_t shift);
QString residualReadout(const InvarianceData& data, std::size_t shift);

}   // namespace rope::ui
