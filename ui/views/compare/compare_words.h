#pragma once

#include "ui/picture/picture.h"
#include "ui/views/compare/compare_data.h"
#include "ui/views/compare/compare_grid.h"

#include <QString>

#include <cstddef>
#include <cstdint>

namespace rope::ui {

QString compareTitle();
PictureWords compareWords(const CompareData& data);

/// Why fewer methods than requested have a column; "" where all have one.
/// in:  columns on the page
QString missingWords(const CompareData& data, std::size_t columns);

/// What a row of charts shows.
struct PartWords {
    QString name, meaning, brief;   ///< brief: replaces the meaning if it does not fit
};
PartWords partWords(ComparePart part);

QString sentenceHead();   ///< of the column of words: "In one sentence"
QString tableHead();
QString tableNote();

// Labels of marks.
QString trainedLengthLabel(const CompareData& data);
QString targetLengthLabel();

// Readouts.
QString headReadout(const CompareData& data, const ComparedColumn& column);
QString ratioReadout(const CompareData& data, const ComparedColumn& column, std::size_t pair);
/// in: index into CompareData::distances
QString decayReadout(const CompareData& data, const ComparedColumn& column, std::size_t sample);
/// in: positions [token]
QString scoreReadout(const CompareData& data, const ComparedColumn& column, std::int64_t query,
                     std::int64_t key);
/// in: row of the table, counted from 0 below its head
QString consequenceReadout(const CompareData& data, std::size_t row);

}   // namespace rope::ui
