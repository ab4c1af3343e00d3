#pragma once

#include "ui/export/export_picture.h"

#include <QByteArray>

namespace rope::ui {

/// The whole window as a picture, without a display: laid out at options.size, painted once every visible
/// view has its result. Needs a QApplication (offscreen will do). The language is the one installed.
/// in:  options.title is not used;  SVG and PDF keep text as text where the format can be written, else err
/// out: the file's bytes, with the session inside
/// err: OutOfRange naming size or dpi; Impossible for a format that the window cannot be written in; as the
///      views' build
Result<QByteArray> renderWindow(const ExplorerState& state, PictureFormat format,
                                const PictureOptions& options);

}   // namespace rope::ui
