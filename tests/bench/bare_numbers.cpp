#include "tests/bench/bare_numbers.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace rope::bench {

namespace {

constexpr std::size_t rowLength = bareHeadDim,
                      vectorCells = static_cast<std::size_t>(bareTokens) * bareHeadDim,
                      tableCells = static_cast<std::size_t>(bareTokens) * barePairs;

/// One row per token, the first half of a row with the second, as Llama pairs them.
void turn(const std::vector<float>& from, const std::vector<float>& cosines, const std::vector<float>& sines,
          std::vector<float>& to) {
    for (std::size_t token = 0; token < bareTokens; ++token) {
        const float* x = from.data() + token * rowLength;
        const float* y = x + barePairs;
        const float* c = cosines.data() + token * barePairs;
        const float* s = sines.data() + token * barePairs;
        float* out = to.data() + token * rowLength;
        for (int i = 0; i < barePairs; ++i) {
            out[i] = x[i] * c[i] - y[i] * s[i];
            out[i + barePairs] = x[i] * s[i] + y[i] * c[i];
        }
    }
}

std::uint32_t mixed(double share) {   // blue, white, red
    const double red = 255 * std::min(1.0, 2 * share), green = 255 * (1 - std::abs(2 * share - 1)),
                 blue = 255 * std::min(1.0, 2 - 2 * share);
    return 0xff000000U | static_cast<std::uint32_t>(red) << 16 | static_cast<std::uint32_t>(green) << 8 |
           static_cast<std::uint32_t>(blue);
}

}   // namespace

BareNumbers::BareNumbers()
    : pixels(static_cast<std::size_t>(bareTokens) * bareTokens),
      m_queries(vectorCells),
      m_keys(vectorCells),
      m_rotatedQueries(vectorCells),
      m_rotatedKeys(vectorCells),
      m_keyColumns(vectorCells),
      m_cos(tableCells),
      m_sin(tableCells),
      m_scores(static_cast<std::size_t>(bareTokens) * bareTokens) {
    std::mt19937 random(1);
    std::normal_distribution<float> normal;
    for (float& value : m_queries) value = normal(random);
    for (float& value : m_keys) value = normal(random);
    for (std::size_t i = 0; i < barePairs; ++i) queryAngles[i] = 0.1 * static_cast<double>(i);
    for (std::vector<double>& curve : decay) curve.resize(barePoints);
    for (std::size_t i = 0; i < m_colours.size(); ++i) m_colours[i] = mixed(static_cast<double>(i) / 255);
}

void BareNumbers::compute(double base, double position) {
    for (int curve = 0; curve < bareCurves; ++curve) {
        std::array<double, barePairs> frequencies{};
        for (std::size_t i = 0; i < barePairs; ++i) {
            frequencies[i] = std::pow(base * (1 << curve), -2.0 * static_cast<double>(i) / bareHeadDim);
            logFrequencies[static_cast<std::size_t>(curve)][i] = std::log10(frequencies[i]);
        }
        computeDecay(curve, frequencies);
        if (curve > 0) continue;
        for (std::size_t i = 0; i < barePairs; ++i)
            rotatedAngles[i] = queryAngles[i] + position * frequencies[i];
        computeScores(frequencies);
    }
}

void BareNumbers::computeScores(const std::array<double, barePairs>& frequencies) {
    std::array<double, barePairs> x{}, y{}, stepCos{},
        stepSin{};   // of one token after the other, by one turn a pair
    for (std::size_t i = 0; i < barePairs; ++i) {
        x[i] = 1;
        stepCos[i] = std::cos(frequencies[i]);
        stepSin[i] = std::sin(frequencies[i]);
    }
    for (std::size_t token = 0; token < bareTokens; ++token)
        for (std::size_t i = 0; i < barePairs; ++i) {
            m_cos[token * barePairs + i] = static_cast<float>(x[i]);
            m_sin[token * barePairs + i] = static_cast<float>(y[i]);
            const double turned = x[i] * stepCos[i] - y[i] * stepSin[i];
            y[i] = x[i] * stepSin[i] + y[i] * stepCos[i];
            x[i] = turned;
        }
    turn(m_queries, m_cos, m_sin, m_rotatedQueries);
    turn(m_keys, m_cos, m_sin, m_rotatedKeys);
    // Keys as columns: the innermost loop then writes neighbours, which the compiler turns into whole
    // registers.
    for (std::size_t key = 0; key < bareTokens; ++key)
        for (std::size_t d = 0; d < rowLength; ++d)
            m_keyColumns[d * bareTokens + key] = m_rotatedKeys[key * rowLength + d];
    constexpr std::size_t rowsAtOnce = 4, columnsAtOnce = 16;
    for (std::size_t query = 0; query < bareTokens; query += rowsAtOnce)
        for (std::size_t key = 0; key < bareTokens; key += columnsAtOnce) {
            float sums[rowsAtOnce][columnsAtOnce] = {};
            for (std::size_t d = 0; d < rowLength; ++d)
                for (std::size_t r = 0; r < rowsAtOnce; ++r)
                    for (std::size_t c = 0; c < columnsAtOnce; ++c)
                        sums[r][c] += m_rotatedQueries[(query + r) * rowLength + d] *
                                      m_keyColumns[d * bareTokens + key + c];
            for (std::size_t r = 0; r < rowsAtOnce; ++r)
                std::copy_n(sums[r], columnsAtOnce, &m_scores[(query + r) * bareTokens + key]);
        }
    const float perUnit = 255.0F / 8.0F / std::sqrt(static_cast<float>(bareHeadDim));
    for (std::size_t i = 0; i < pixels.size(); ++i)
        pixels[i] =
            m_colours[static_cast<std::size_t>(std::clamp(m_scores[i] * perUnit + 127.5F, 0.0F, 255.0F))];
}

/// Sixteen distances side by side; cos and sin of the next sixteen come from those before by one turn a pair.
/// Single precision: an error of 1e-5 shows in no pixel.
void BareNumbers::computeDecay(int curve, const std::array<double, barePairs>& frequencies) {
    constexpr std::size_t lanes = 16;
    std::array<std::array<float, lanes>, barePairs> x{}, y{};
    std::array<float, barePairs> stepCos{}, stepSin{};
    for (std::size_t i = 0; i < barePairs; ++i) {
        const double step = frequencies[i] * bareReach / (barePoints - 1);
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            x[i][lane] = static_cast<float>(std::cos(step * static_cast<double>(lane)));
            y[i][lane] = static_cast<float>(std::sin(step * static_cast<double>(lane)));
        }
        stepCos[i] = static_cast<float>(std::cos(step * lanes));
        stepSin[i] = static_cast<float>(std::sin(step * lanes));
    }
    std::vector<double>& means = decay[static_cast<std::size_t>(curve)];
    for (std::size_t point = 0; point + lanes <= means.size(); point += lanes) {
        float sumX[lanes] = {}, sumY[lanes] = {}, lengths[lanes] = {};
        for (std::size_t i = 0; i < barePairs; ++i)
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                sumX[lane] += x[i][lane];
                sumY[lane] += y[i][lane];
                lengths[lane] += std::sqrt(sumX[lane] * sumX[lane] + sumY[lane] * sumY[lane]);
                const float turned = x[i][lane] * stepCos[i] - y[i][lane] * stepSin[i];
                y[i][lane] = x[i][lane] * stepSin[i] + y[i][lane] * stepCos[i];
                x[i][lane] = turned;
            }
        for (std::size_t lane = 0; lane < lanes; ++lane)
            means[point + lane] = static_cast<double>(lengths[lane]) / (barePairs * barePairs / 2.0);
    }
}

}   // namespace rope::bench
