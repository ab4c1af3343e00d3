#include "core/gguf/gguf_notes.h"

#include "core/model/findings.h"

namespace rope {

void applyFinetuned(const FoundValue& finetuned, GgufArchitecture& architecture, ImportedModel& model) {
    if (!finetuned || ConfigReader::isTrue(finetuned)) return;
    architecture.rope = GgufRope::None;
    model.assumptions.push_back("no rotation: in Granite files " + finetuned.path +
                                " = false has this meaning");
}

void notePairing(const GgufArchitecture& architecture, bool isKnown, ImportedModel& model) {
    model.pairing = architecture.rope == GgufRope::Normal ? Pairing::Interleaved : Pairing::Half;
    if (!isKnown) {
        model.assumptions.emplace_back("pairing = half: as in most architectures");
        model.warnings.push_back(
            {"unknown-architecture",
             "the architecture '" + model.modelType +
                 "' is unknown: pairing, windows and layers without RoPE are assumptions",
             "general.architecture"});
        return;
    }
    model.sources["pairing"] = "general.architecture";
    if (architecture.isPermuted)
        model.assumptions.emplace_back(
            "pairing = interleaved: llama.cpp rotates adjacent coordinates in this architecture, and its "
            "converter permutes weights to that order; the same model in HF's format is half-split");
}

void noteAxes(const FoundValue& sections, ImportedModel& model) {
    if (!sections) return;
    addNew<Warning>(
        model.warnings,
        {{"position-axes",
          sections.path + " assigns the pairs to several position axes; text has the same position "
                          "on each, so for text this is plain RoPE",
          sections.path}});
}

}   // namespace rope
