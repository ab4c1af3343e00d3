#pragma once

#include <QByteArray>

#include <optional>

namespace rope::ui {

/// The comment that holds a session's text (UTF-8) in a GIF.
QByteArray gifComment(const QByteArray& session);

bool isGif(const QByteArray& file);

/// The session's text in a GIF; empty if there is none or the file is damaged before it. Untrusted bytes
/// are only read.
std::optional<QByteArray> sessionInGif(const QByteArray& gif);

}   // namespace rope::ui
