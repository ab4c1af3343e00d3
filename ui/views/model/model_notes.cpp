#include "ui/views/model/model_notes.h"

#include "ui/painting/text.h"
#include "ui/views/model/field_table.h"
#include "ui/views/model/model_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace rope::ui {

namespace {

struct ModelNotesTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelPicture)
};

constexpr double modelNotesGapPx = 5, emptyLinePx = 18;

QString noteText(const Note& note) { return breakable(note.label + QStringLiteral(" · ") + note.text); }

void paintNotesHeading(QPainter& painter, const QRectF& heading, const ModelData& data, const Theme& theme) {
    paintHeading(painter, heading, ModelNotesTexts::tr("Warnings and assumptions"),
                 ModelNotesTexts::tr("warnings: %1 · assumptions: %2")
                     .arg(data.model.warnings.size())
                     .arg(data.model.assumptions.size()),
                 theme);
}

}   // namespace

double readingsHeight(const ModelData& data, double width, const Theme& theme) {
    double height = 0;
    for (const OtherReading& reading : data.readings)
        height += paragraphHeight(theme.secondaryFont(), width, readingSentence(reading)) +
                  modelNotesGapPx * theme.scale;
    return height;
}

double notesHeight(const ModelData& data, double width, const Theme& theme) {
    double height = 0;
    for (const Note& note : findingNotes(data.model))
        height +=
            paragraphHeight(theme.secondaryFont(), width, noteText(note)) + modelNotesGapPx * theme.scale;
    return std::max(height, emptyLinePx * theme.scale);
}

void paintReadings(QPainter& painter, const ModelData& data, const ModelLayout& layout, const Theme& theme) {
    const QRectF heading(layout.readings.topLeft(), QSizeF(layout.readings.width(), layout.headingHeight));
    paintHeading(painter, heading, ModelNotesTexts::tr("Consequences"),
                 ModelNotesTexts::tr("if an inference engine"), theme);
    QRectF rest = layout.readings.adjusted(0, layout.headingHeight, 0, 1);
    for (const OtherReading& reading : data.readings)
        rest.setTop(rest.top() +
                    drawParagraph(painter, rest, theme.secondaryFont(), theme.ink, readingSentence(reading)) +
                    modelNotesGapPx * theme.scale);
}

void paintNotes(QPainter& painter, const ModelData& data, const ModelLayout& layout, const Theme& theme) {
    const QFont font = theme.secondaryFont();
    const QRectF heading(layout.notes.topLeft(), QSizeF(layout.notes.width(), layout.headingHeight));
    paintNotesHeading(painter, heading, data, theme);
    QRectF rest = layout.notes.adjusted(0, layout.headingHeight, 0, 0);
    const auto paintLine = [&](double height, const QString& text) {
        drawElided(painter, QRectF(rest.topLeft(), QSizeF(rest.width(), height)), Qt::AlignLeft, font,
                   theme.muted, text);
    };
    const std::vector<Note> notes = findingNotes(data.model);
    if (notes.empty())
        return paintLine(emptyLinePx * theme.scale,
                         data.isOpened ? ModelNotesTexts::tr("No warnings; nothing had to be assumed.")
                                       : ModelNotesTexts::tr("Open a config.json, a GGUF file or a preset."));
    const double line = paragraphHeight(font, rest.width(), QStringLiteral("X"));
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const QString text = noteText(notes[i]);
        const double height = paragraphHeight(font, rest.width(), text);
        const bool isLast = i + 1 == notes.size();
        if (height + (isLast ? 0 : line) > rest.height() + 0.5)
            return paintLine(line,
                             ModelNotesTexts::tr("… and %1 more; see a larger picture or ropescope inspect")
                                 .arg(notes.size() - i));
        drawParagraph(painter, rest, font, i < data.model.warnings.size() ? theme.warning : theme.ink, text);
        rest.setTop(rest.top() + height + modelNotesGapPx * theme.scale);
    }
}

void paintOmissions(QPainter& painter, const ModelData& data, const ModelLayout& layout, const Theme& theme) {
    drawParagraph(
        painter, layout.restSentence, theme.secondaryFont(), theme.muted,
        ModelNotesTexts::tr("Warnings: %1. A wider picture shows them, the effect of misreadings, and the "
                            "settings for inference engines.")
            .arg(data.model.warnings.size()));
}

}   // namespace rope::ui
