#pragma once

#include <QWidget>

#include <span>

namespace rope::ui {

/// The tab order: group after group, in each row by row. It is computed at every key press, since
/// Qt's own chain follows the order in which widgets were made, and parameters of a method are made whenever
/// it is chosen.
/// in:  groups in their order, widgets of one window
/// out: null when `from` is in none of them, or nothing can take the focus
QWidget* nextByTab(std::span<QWidget* const> groups, const QWidget* from, bool forwards);

}   // namespace rope::ui
