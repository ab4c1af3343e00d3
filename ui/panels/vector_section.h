#pragma once

#include "ui/widgets/section.h"

class QComboBox;
class QLabel;

namespace rope::ui {

class ValueField;

/// Where q and k come from, and the number format of the computation.
class VectorSection : public Section {
    Q_OBJECT

public:
    explicit VectorSection(ExplorerStore& store, QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;

private:
    void takeSource(int index);
    void takeFormat(int index);

    QComboBox* m_source;
    QComboBox* m_format;
    QLabel* m_sourceLabel;
    QLabel* m_formatLabel;
    ValueField* m_seed;
};

}   // namespace rope::ui
