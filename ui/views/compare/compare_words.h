#pragma once

#include "core/analysis/method_consequences.h"

#include <QString>

#include <vector>

namespace rope::ui {

/// What a method does, in two sentences whose numbers are computed: to neighbours, and to the angles met at
/// L'.
QString verdictWords(const MethodConsequences& method, std::size_t pairs);

/// One consequence of every method.
struct ConsequenceRow {
    QString label, meaning;   ///< name, and one sentence for who asks what it is
    std::vector<QString> values;   ///< one a method
    std::vector<double> harm;   ///< one a method: more is worse; empty where more is neither good nor bad
};

std::vector<ConsequenceRow> consequenceRows(const ConsequenceStudy& study,
                                            const std::vector<std::size_t>& methods);
int consequenceRowCount();

/// Whether the method at this place of the row is the worst where methods differ.
bool isWorst(const ConsequenceRow& row, std::size_t place);

}   // namespace rope::ui
