#pragma once

#include "ui/widgets/section.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace rope::ui {

class Segmented;
class ValueField;

/// How the pictures show it: whose scores, stage, mask and size of them, measure and range of the decay,
/// range of the shifts, colours. Only what the views on screen look at is there.
class PictureSection : public Section {
    Q_OBJECT

public:
    explicit PictureSection(ExplorerStore& store, QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;

private:
    void change(const ViewSettings& view);
    void build();
    void connectControls();
    void connectHeatmapControls();
    void showHeatmapControls(const ExplorerState& state);

    Segmented* m_stage;
    Segmented *m_shows, *m_summary;
    QComboBox* m_other;
    QCheckBox* m_causal;
    ValueField* m_length;
    QComboBox* m_colormap;
    Segmented* m_measure;
    QCheckBox* m_logarithmic;
    ValueField* m_decayReach;
    ValueField* m_shiftReach;
    QLabel *m_stageLabel, *m_showsLabel, *m_otherLabel, *m_summaryLabel, *m_colormapLabel, *m_measureLabel;
};

}   // namespace rope::ui
