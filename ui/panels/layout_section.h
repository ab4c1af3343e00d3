#pragma once

#include "ui/value_widgets/number_section.h"

class QLabel;

namespace rope::ui {

class Segmented;

/// The model: dimension, base, rotary part, and which coordinates form a pair.
class LayoutSection : public NumberSection {
    Q_OBJECT

public:
    explicit LayoutSection(ExplorerStore& store, QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;

private:
    Segmented* m_pairing;
    QLabel* m_pairingLabel;
};

}   // namespace rope::ui
