#include "ui/export/gif_palette.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace rope::ui {

namespace {

constexpr std::size_t maxColours = 256, exactColours = 128;
constexpr std::size_t maxCounted =
    1U << 18U;   // distinct colours; figures have some thousands, and memory stays bounded
constexpr QRgb colourBits = 0xffffffU;

struct CountedColour {
    std::array<double, 3> channels{};
    double count = 0;
    QRgb colour = 0;
};

using Colours = std::vector<CountedColour>;

Colours countedColours(std::span<const QImage> samples) {
    std::unordered_map<QRgb, double> counts;
    for (const QImage& image : samples)
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                const QRgb colour = line[x] & colourBits;
                if (const auto known = counts.find(colour); known != counts.end()) ++known->second;
                else if (counts.size() < maxCounted) counts.emplace(colour, 1);
            }
        }
    Colours colours;
    for (const auto& [colour, count] : counts)
        colours.push_back(
            {{double(qRed(colour)), double(qGreen(colour)), double(qBlue(colour))}, count, colour});
    // The commonest first; equal counts by value, so that equal pictures make equal files.
    std::sort(colours.begin(), colours.end(), [](const CountedColour& a, const CountedColour& b) {
        return a.count != b.count ? a.count > b.count : a.colour < b.colour;
    });
    return colours;
}

/// Colours that become one, and how much that would cost.
struct Box {
    Colours::iterator begin, end;
    std::array<double, 3> mean{};
    std::size_t widest = 0;   ///< channel with the largest squared error
    double error = 0;   ///< sum over all pixels

    Box(Colours::iterator from, Colours::iterator to) : begin(from), end(to) {
        double weight = 0;
        for (auto one = begin; one != end; ++one) {
            weight += one->count;
            for (std::size_t c = 0; c < 3; ++c) mean[c] += one->count * one->channels[c];
        }
        for (double& value : mean) value /= weight;
        std::array<double, 3> errors{};
        for (auto one = begin; one != end; ++one)
            for (std::size_t c = 0; c < 3; ++c)
                errors[c] += one->count * (one->channels[c] - mean[c]) * (one->channels[c] - mean[c]);
        widest = static_cast<std::size_t>(std::max_element(errors.begin(), errors.end()) - errors.begin());
        error = end - begin > 1 ? errors[0] + errors[1] + errors[2] : 0;
    }
};

/// Splits the costliest box at its mean until there are enough.
/// src: the variance-based method of Wan, Wong and Prusinkiewicz, 1988
std::vector<Box> boxesOf(Colours::iterator begin, Colours::iterator end, std::size_t wanted) {
    std::vector<Box> boxes;
    if (begin != end) boxes.emplace_back(begin, end);
    while (!boxes.empty() && boxes.size() < wanted) {
        const auto worst = std::max_element(boxes.begin(), boxes.end(),
                                            [](const Box& a, const Box& b) { return a.error < b.error; });
        if (!(worst->error > 0)) break;
        const Box box = *worst;
        const auto middle = std::partition(box.begin, box.end, [&](const CountedColour& one) {
            return one.channels[box.widest] <= box.mean[box.widest];
        });
        if (middle == box.begin || middle == box.end)
            break;   // cannot be while the error is above 0, but for rounding
        *worst = Box(box.begin, middle);
        boxes.emplace_back(middle, box.end);
    }
    return boxes;
}

}   // namespace

GifPalette::GifPalette(std::span<const QImage> samples) : m_known(std::size_t{1} << 24U, -1) {
    Colours colours = countedColours(samples);
    const std::size_t exact = colours.size() <= maxColours ? colours.size() : exactColours;
    for (std::size_t i = 0; i < exact; ++i) m_colours.push_back(colours[i].colour);
    for (const Box& box :
         boxesOf(colours.begin() + static_cast<std::ptrdiff_t>(exact), colours.end(), maxColours - exact))
        m_colours.push_back(qRgb(qRound(box.mean[0]), qRound(box.mean[1]), qRound(box.mean[2])) & colourBits);
    if (m_colours.empty()) m_colours.push_back(0);
}

std::uint8_t GifPalette::nearest(QRgb colour) const {
    int best = std::numeric_limits<int>::max();
    std::size_t index = 0;
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        const int red = qRed(colour) - qRed(m_colours[i]), green = qGreen(colour) - qGreen(m_colours[i]),
                  blue = qBlue(colour) - qBlue(m_colours[i]);
        const int distance = red * red + green * green + blue * blue;
        if (distance >= best) continue;
        best = distance;
        index = i;
    }
    return static_cast<std::uint8_t>(index);
}

std::uint8_t GifPalette::indexOf(QRgb colour) {
    std::int16_t& known = m_known[colour & colourBits];
    if (known < 0) known = nearest(colour);
    return static_cast<std::uint8_t>(known);
}

}   // namespace rope::ui
