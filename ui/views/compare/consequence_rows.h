#pragma once

#include "core/analysis/method_consequences.h"

#include <QString>

#include <cstddef>
#include <span>
#include <vector>

namespace rope::ui {

/// What a method does, in two sentences with computed numbers: to adjacent tokens, and to the angles at L'.
QString verdictWords(const MethodConsequences& method, std::size_t pairs);

/// One consequence of every method: a row of the table.
struct ConsequenceRow {
    const char* id;   ///< in the names of anchors: "fastest-pair"
    QString label, meaning;   ///< name, and an explanation in one sentence
    std::vector<QString> values;   ///< per method
    std::vector<double> harm;   ///< per method: a larger number is worse; empty where neither is better
};

std::vector<ConsequenceRow> consequenceRows(std::span<const MethodConsequences* const> methods,
                                            std::size_t pairs);
int consequenceRowCount();

/// Whether the method with this index in the row is the worst, where methods differ.
bool isWorst(const ConsequenceRow& row, std::size_t index);

}   // namespace rope::ui
