#include "ui/panels/layout_section.h"

#include "ui/panels/number_controls.h"
#include "ui/widgets/segmented.h"

#include <QLabel>

namespace rope::ui {

LayoutSection::LayoutSection(ExplorerStore& store, QWidget* parent)
    : NumberSection(
          store, [] { return tr("Model"); }, modelControls(), parent),
      m_pairing(new Segmented(this)) {
    m_pairing->setObjectName(QStringLiteral("pairing"));
    m_pairingLabel = addLine(m_pairing);
    connect(m_pairing, &Segmented::chosen, this, [this](int index) {
        (void)this->store().apply(
            changes::withPairing(this->store().current(), index == 0 ? Pairing::Half : Pairing::Interleaved));
    });
    LayoutSection::retranslate();
}

void LayoutSection::showState(const ExplorerState& state) {
    NumberSection::showState(state);
    m_pairing->setCurrent(state.scenario.layout.pairing == Pairing::Half ? 0 : 1);
}

void LayoutSection::retranslate() {
    NumberSection::retranslate();
    m_pairingLabel->setText(tr("Pairing"));
    m_pairing->setTexts({tr("half-split"), tr("interleaved")});
    m_pairing->setToolTip(
        tr("Half-split: coordinates i and i + r/2 form a pair (Llama, NeoX). Interleaved: 2i and 2i + 1 "
           "(GPT-J, GLM)."));
}

}   // namespace rope::ui
