#pragma once

#include "ui/charts/curves.h"
#include "ui/picture/picture.h"
#include "ui/views/frequencies/frequencies_data.h"

#include <QString>

#include <vector>

namespace rope::ui {

QString frequenciesTitle();
PictureWords frequenciesWords(const FrequenciesData& data);

/// The line above a chart, and its short form for a narrow panel.
struct PanelCaption {
    QString text, brief;
};
PanelCaption spectrumCaption();
PanelCaption rescaleCaption();
PanelCaption untrainedCaption();

QString bandName(BandKind kind);
/// The curves of plain RoPE in the legend and in the table.
QString plainName();
/// A method in the legend: "YaRN ×4 · A 1.139 · logits ×1.296".
QString legendText(const FrequencySeries& series);

// Labels of marks.
QString trainedLengthLabel(const FrequenciesData& data);
QString targetLengthLabel(const FrequenciesData& data);
QString criticalLabel(const FrequenciesData& data);

/// In place of curves.
QString noPairRotates();
QString noAngleOutside(const FrequenciesData& data);

/// A pair under every visible method.
QString frequenciesReadout(const FrequenciesData& data, int pair);

}   // namespace rope::ui
