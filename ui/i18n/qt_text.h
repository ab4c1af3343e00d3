#pragma once

#include <QString>

#include <string_view>

namespace rope::ui {

/// UTF-8 text of the core as a QString.
inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}   // namespace rope::ui
