#include "ui/score_cells/cell_words.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <cstdint>

namespace rope::ui {

namespace {

struct CellTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

QString count(std::int64_t value) { return fixedLabel(static_cast<double>(value), 0); }

}   // namespace

QString stageWords(ScoreStage stage) {
    switch (stage) {
        case ScoreStage::Dot:
            return CellTexts::tr("q·k");
        case ScoreStage::Scaled:
            return CellTexts::tr("scaled q·k");
        case ScoreStage::Softmax:
            break;
    }
    return CellTexts::tr("softmax of each row");
}

QString summaryWord(BlockSummary summary) {
    switch (summary) {
        case BlockSummary::Mean:
            return CellTexts::tr("mean");
        case BlockSummary::Smallest:
            return CellTexts::tr("min");
        case BlockSummary::Largest:
            break;
    }
    return CellTexts::tr("max");
}

QString cellWords(const ScoreCells& cells) {
    if (cells.block == 1) return CellTexts::tr("each cell: one score");
    const QString block = count(cells.block), samples = count(cells.samples);
    if (cells.samples == 1) return CellTexts::tr("each cell: one sampled score out of %1 × %1").arg(block);
    if (cells.isComplete()) {
        if (cells.summary == BlockSummary::Mean)
            return CellTexts::tr("each cell: mean of %1 × %1 scores").arg(block);
        if (cells.summary == BlockSummary::Smallest)
            return CellTexts::tr("each cell: minimum of %1 × %1 scores").arg(block);
        return CellTexts::tr("each cell: maximum of %1 × %1 scores").arg(block);
    }
    if (cells.summary == BlockSummary::Mean)
        return CellTexts::tr("each cell: mean of %1 × %1 sampled scores out of %2 × %2").arg(samples, block);
    if (cells.summary == BlockSummary::Smallest)
        return CellTexts::tr("each cell: minimum of %1 × %1 sampled scores out of %2 × %2")
            .arg(samples, block);
    return CellTexts::tr("each cell: maximum of %1 × %1 sampled scores out of %2 × %2").arg(samples, block);
}

QString pixelWords(const ScoreCells& cells, double cellsPerPixel) {
    if (cellsPerPixel <= 1) return {};
    switch (cells.summary) {
        case BlockSummary::Mean:
            return CellTexts::tr("each pixel: mean of its cells");
        case BlockSummary::Smallest:
            return CellTexts::tr("each pixel: minimum of its cells");
        case BlockSummary::Largest:
            break;
    }
    return CellTexts::tr("each pixel: maximum of its cells");
}

QString sumWords(const ScoreCells& cells) {
    if (cells.stage != ScoreStage::Softmax || cells.keysInSums >= cells.length) return {};
    return CellTexts::tr("row sums estimated from %1 of %2 keys")
        .arg(count(cells.keysInSums), count(cells.length));
}

}   // namespace rope::ui
