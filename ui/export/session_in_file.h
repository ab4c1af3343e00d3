#pragma once

#include <QByteArray>

#include <optional>

namespace rope::ui {

/// The session's text (UTF-8) inside an image file. It is never compressed: a text editor finds
/// it, and so do we.

/// in:  a PNG as QImageWriter makes it
/// out: the same with an iTXt chunk "RopeScope session" in front of the end
QByteArray pngWithSession(const QByteArray& png, const QByteArray& session);

/// in:  an SVG as QSvgGenerator makes it
/// out: the same with <metadata id="ropescope-session"> as the first element
QByteArray svgWithSession(const QByteArray& svg, const QByteArray& session);

/// An XMP packet for QPdfWriter::setDocumentXmpMetadata that contains the session; a PDF stores such packets
/// readable.
QByteArray xmpWithSession(const QByteArray& session, const QByteArray& title);

/// The session's text in a PNG, SVG, PDF or GIF; empty if there is none. Untrusted bytes are only read.
std::optional<QByteArray> sessionInFile(const QByteArray& file);

}   // namespace rope::ui
