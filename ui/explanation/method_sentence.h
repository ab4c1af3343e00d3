#pragma once

#include "core/scenario/scenario.h"

#include <QString>

namespace rope::ui {

/// What a method does with the current numbers, as one or two sentences (rich text): "base 500000 → 2 044
/// 495. Pair i turns ... times slower". Measured from the schedule itself, so it is true of every method,
/// also of one that is new.
/// in:  resolved method of the scenario, in any state
QString methodSentence(const Scenario& scenario, const ResolvedMethod& method);

/// "factor 4 · attention factor 1.139": the text at the right of a method's line in a list; empty without
/// scaling. in:  resolved method of the scenario
QString methodNote(const Scenario& scenario, const ResolvedMethod& method);

/// Pairs that leave the trained range before L': less than one revolution in training and more at the
/// target length.
int outsidePairCount(const Scenario& scenario, const ResolvedMethod& method);

}   // namespace rope::ui
