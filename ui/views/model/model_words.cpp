#include "ui/views/model/model_words.h"

#include "core/base/number_text.h"
#include "core/model/group_schedule.h"
#include "ui/i18n/method_text.h"
#include "ui/i18n/qt_text.h"
#include "ui/painting/number_label.h"
#include "ui/state/model_origin.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

struct ModelTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelWords)
};

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelPicture)
};

/// Thin spaces in numbers of five digits and more, U+2212 as minus sign.
QString typesetNumbers(QString text) {
    static const QRegularExpression whole(QStringLiteral("(?<![\\w.])-?\\d{5,}(?![\\w.])"));
    for (qsizetype from = 0;;) {
        const QRegularExpressionMatch match = whole.match(text, from);
        if (!match.hasMatch()) break;
        const double number = match.captured().toDouble();
        const QString label = std::abs(number) < 1e15 ? fixedLabel(number, 0) : match.captured();
        text.replace(match.capturedStart(), match.capturedLength(), label);
        from = match.capturedStart() + label.size();
    }
    if (text.startsWith(QLatin1Char('-'))) text[0] = QChar(0x2212);
    return text;
}

/// "the window's setup differs from the file: ...", with the first difference.
QString differenceSentence(const ModelData& data) {
    const auto differs = [](const ModelField& field) { return !field.inWindow.empty(); };
    const auto first = std::find_if(data.fields.begin(), data.fields.end(), differs);
    if (first == data.fields.end()) return {};
    const auto count = std::count_if(data.fields.begin(), data.fields.end(), differs);
    const QString sentence =
        PictureTexts::tr("changed from the file: %1 %2 → %3")
            .arg(fieldLabel(first->row).trimmed(), fieldValue(first->row.value), fieldValue(first->inWindow));
    return count == 1 ? sentence : PictureTexts::tr("%1, and %2 more").arg(sentence).arg(count - 1);
}

QString subtitle(const ModelData& data) {
    if (!data.isOpened) return PictureTexts::tr("no file is open; the values were set manually");
    QString text = modelName(data.model);
    if (!data.model.modelType.empty()) text += QStringLiteral(" · ") + toQString(data.model.modelType);
    if (data.model.groups.size() > 1)
        text += QStringLiteral(" · ") + toQString(data.model.groups[data.group].name);
    return data.isChanged ? text + QStringLiteral(" · ") + differenceSentence(data) : text;
}

QString answer(const ModelData& data) {
    if (!data.isOpened) return {};
    if (data.isChanged) return PictureTexts::tr("changed");
    return data.model.warnings.empty() ? PictureTexts::tr("as in the file")
                                       : PictureTexts::tr("warnings: %1").arg(data.model.warnings.size());
}

}   // namespace

QString modelTitle() { return PictureTexts::tr("Model"); }

PictureWords modelPictureWords(const ModelData& data) {
    return {modelTitle(), subtitle(data), answer(data),
            PictureTexts::tr(
                "A configuration file describes how a model was trained. Values that it does not contain are "
                "assumed, and engines assume different values. Check the assumed values first.")};
}

QString fieldLabel(const FieldRow& row) {
    if (row.id == "pairing") return ModelTexts::tr("pairing");
    if (row.id == "trained_context") return ModelTexts::tr("trained length");
    if (row.id == "context") return ModelTexts::tr("context");
    if (row.id == "method") return ModelTexts::tr("method");
    if (row.id == "attention_factor") return ModelTexts::tr("attention factor");
    if (row.id == "softmax_factor") return ModelTexts::tr("softmax factor");
    if (row.id == "pairs") return ModelTexts::tr("pairs");
    if (row.id == "wavelengths") return ModelTexts::tr("wavelengths");
    return toQString(row.label);
}

QString fieldValue(const std::string& value) {
    static const QRegularExpression range(QStringLiteral("^(.+) to (.+) tokens$")),
        list(QStringLiteral("^(\\d+) numbers, (.+) to (.+)$")), count(QStringLiteral("^(\\d+) numbers$"));
    const QString text = toQString(value);
    if (value == "not given") return ModelTexts::tr("not given");
    if (value == "none") return ModelTexts::tr("none");
    if (value == "no numbers") return ModelTexts::tr("no numbers");
    if (text.endsWith(QStringLiteral(" on cos and sin")))
        return ModelTexts::tr("%1 on cos and sin").arg(text.section(QLatin1Char(' '), 0, 0));
    if (const auto match = range.match(text); match.hasMatch()) {
        const bool isEndless = match.captured(2) == QStringLiteral("endless");
        return ModelTexts::tr("%1 to %2 tokens")
            .arg(typesetNumbers(match.captured(1)),
                 isEndless ? QStringLiteral("∞") : typesetNumbers(match.captured(2)));
    }
    if (const auto match = list.match(text); match.hasMatch())
        return ModelTexts::tr("%1 numbers, %2 to %3")
            .arg(match.captured(1), match.captured(2), match.captured(3));
    if (const auto match = count.match(text); match.hasMatch())
        return ModelTexts::tr("%1 numbers").arg(match.captured(1));
    return typesetNumbers(text);
}

QString fieldSource(const FieldRow& row, bool isOpened) {
    if (!row.source.empty()) return toQString(row.source);
    switch (row.origin) {
        case FieldOrigin::Assumed:
            return ModelTexts::tr("assumed");
        case FieldOrigin::Absent:
            return ModelTexts::tr("not in the file");
        case FieldOrigin::Computed:
            return ModelTexts::tr("computed");
        case FieldOrigin::Read:
        case FieldOrigin::Follows:
            break;
    }
    return isOpened ? ModelTexts::tr("derived") : ModelTexts::tr("set manually");
}

QString readingName(std::string_view id) {
    if (id == "ignores-scaling") return ModelTexts::tr("ignores the scaling");
    if (id == "standard-base") return ModelTexts::tr("uses base 10 000");
    if (id == "context-for-trained") return ModelTexts::tr("uses the context length as L");
    if (id == "dynamic-vllm") return ModelTexts::tr("uses vLLM's dynamic NTK");
    if (id == "truncated-borders") return ModelTexts::tr("rounds the ends of YaRN's ramp");
    if (id == "attn-factor-applied") return ModelTexts::tr("multiplies by attn_factor");
    if (id == "plain-softmax") return ModelTexts::tr("does not change the softmax scale");
    return toQString(id);
}

QString modelName(const ImportedModel& model) { return shownFile(toQString(model.file)); }

QString groupName(const LayerGroup& group) {
    const QString name = group.name == "all" ? ModelTexts::tr("all layers") : toQString(group.name);
    if (group.layers.empty()) return name;
    if (group.name == "all" && group.layers.size() == 1) return ModelTexts::tr("the only layer");
    if (group.name == "all") return ModelTexts::tr("all %1 layers").arg(group.layers.size());
    return ModelTexts::tr("%1 · %2 layers").arg(name).arg(group.layers.size());
}

QString groupSetting(const ModelData& data, std::size_t index) {
    const LayerGroup& group = data.model.groups[index];
    if (!rotates(group)) return ModelTexts::tr("no rotation");
    const double base = scalingRequestOf(data.model, group).ropeTheta;
    const QString title = methodTitle(group.method.id);
    const std::optional<int> rotated = data.rotatedCoordinates[index];
    const QString rotary = rotated ? QString::number(*rotated) : QStringLiteral("?");
    const QString head = group.headDim ? QString::number(*group.headDim) : QStringLiteral("?");
    return ModelTexts::tr("base %1 · %2 · %3 of %4 coordinates rotate")
        .arg(typesetNumbers(toQString(plainText(base))), title, rotary, head);
}

QString readingSentence(const OtherReading& reading) {
    const ReadingDivergence& divergence = reading.divergence;
    QString angles = ModelTexts::tr("the angles are nearly the same");
    if (reading.firstQuarterRevolution)
        angles = ModelTexts::tr("pair %1 is off by more than 90° from position %2")
                     .arg(divergence.farthestPair)
                     .arg(fixedLabel(static_cast<double>(*reading.firstQuarterRevolution), 0));
    else if (divergence.largestAngleRad.back() == 0) angles = ModelTexts::tr("the angles are the same");
    return ModelTexts::tr("%1: %2; at distance %3 the score of q = k = 1 is %4 instead of %5")
        .arg(readingName(reading.id), angles, fixedLabel(static_cast<double>(divergence.positions.back()), 0),
             significantLabel(divergence.secondScore.back(), 4),
             significantLabel(divergence.firstScore.back(), 4));
}

std::vector<Note> findingNotes(const ImportedModel& model) {
    std::vector<Note> notes;
    for (const Warning& warning : model.warnings)
        notes.push_back({toQString(warning.id), toQString(warning.message)});
    for (const std::string& text : model.assumptions)
        notes.push_back({ModelTexts::tr("assumed"), toQString(text)});
    return notes;
}

std::vector<EngineText> engineTexts(const EngineFlags& flags) {
    return {{QStringLiteral("HF 4"), &flags.hf},
            {QStringLiteral("HF 5"), &flags.hf5},
            {QStringLiteral("vLLM"), &flags.vllm},
            {QStringLiteral("llama.cpp"), &flags.llamaCpp}};
}

QString breakable(const QString& text) {
    constexpr int maxWordLength = 40;
    QString broken;
    int run = 0;
    for (const QChar character : text) {
        run = character.isSpace() ? 0 : run + 1;
        broken += character;
        if (run < maxWordLength || character.isHighSurrogate()) continue;
        broken += QChar(0x200B);
        run = 0;
    }
    return broken;
}

}   // namespace rope::ui
