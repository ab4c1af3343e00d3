#include "ui/views/decay/decay_layout.h"

#include "ui/painting/number_label.h"
#include "ui/views/decay/decay_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rope::ui {

namespace {

struct DecayLayoutTexts {
    Q_DECLARE_TR_FUNCTIONS(DecayPicture)
};

}   // namespace

PlacedChart decayLayout(const DecayData& data, const QRectF& body, const Theme& theme) {
    const int steps = std::clamp(static_cast<int>(body.width() / (70 * theme.scale)), 2, 12);
    const bool isLogarithmic = data.xRange.scale == AxisScale::Logarithmic;
    ChartFrame frame;
    frame.x = {data.xRange,
               isLogarithmic ? logarithmicTicks(data.xRange, steps, LogLabels::Compact)
                             : linearTicks(data.xRange, steps),
               isLogarithmic ? DecayLayoutTexts::tr("distance m − n [token], logarithmic")
                             : DecayLayoutTexts::tr("distance m − n [token]")};
    frame.y = {data.yRange, linearTicks(data.yRange, decayVerticalSteps), decayMeasureLabel(data)};
    return placedChart(std::move(frame), body, theme);
}

std::vector<DecayMark> decayMarks(const DecayData& data, std::optional<int> hoveredPair) {
    const bool isOneLength = data.trainedLength == data.targetLength;
    std::vector<DecayMark> marks{
        {QStringLiteral("trained"),
         {Qt::Vertical, data.trainedLength,
          isOneLength ? DecayLayoutTexts::tr("L = L′") : DecayLayoutTexts::tr("L")}}};
    if (!isOneLength)
        marks.push_back(
            {QStringLiteral("target"), {Qt::Vertical, data.targetLength, DecayLayoutTexts::tr("L′")}});
    if (data.firstNegative) {
        const auto distance = static_cast<double>(*data.firstNegative);
        marks.push_back({QStringLiteral("first-negative"),
                         {Qt::Vertical, distance,
                          DecayLayoutTexts::tr("first negative: %1").arg(fixedLabel(distance, 0))}});
    }
    if (hoveredPair && *hoveredPair >= 0 && static_cast<std::size_t>(*hoveredPair) < data.wavelengths.size())
        marks.push_back({QStringLiteral("wavelength"),
                         {Qt::Vertical, data.wavelengths[static_cast<std::size_t>(*hoveredPair)],
                          DecayLayoutTexts::tr("one revolution of pair %1").arg(*hoveredPair)}});
    return marks;
}

}   // namespace rope::ui
