#include "ui/export/animation.h"

#include "ui/session/session_json.h"
#include "ui/state/state_check.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace rope::ui {

namespace {

constexpr std::int64_t maxSteps = maxFrames - 1;
constexpr double maxFramePixels = 33554432, maxPixels = 268435456;   // 2^25 in a frame, 2^28 in all

std::string wholeText(double number) { return std::to_string(static_cast<std::int64_t>(number)); }

/// The first, the middle and the last frame have the colours of all.
std::vector<std::size_t> sampleFrames(std::size_t frames) {
    if (frames == 1) return {0};
    if (frames == 2) return {0, 1};
    return {0, frames / 2, frames - 1};
}

}   // namespace

std::vector<std::int64_t> playedPositions(std::int64_t query, std::int64_t key) {
    const std::int64_t from = key, to = query == key ? key + maxSteps : query;
    const std::int64_t way = to - from, steps = std::min(maxSteps, std::abs(way));
    std::vector<std::int64_t> positions;
    for (std::int64_t step = 0; step <= steps; ++step)
        positions.push_back(from + std::llround(static_cast<double>(way) * static_cast<double>(step) /
                                                static_cast<double>(steps)));
    positions.back() = to;   // exactly, however long the way
    return positions;
}

std::vector<ExplorerState> playedStates(const ExplorerState& state) {
    std::vector<ExplorerState> states;
    for (const std::int64_t position :
         playedPositions(state.scenario.queryPosition, state.scenario.keyPosition)) {
        ExplorerState played = state;
        played.scenario.queryPosition = position;
        if (!checkState(played)) states.push_back(std::move(played));   // the next tokens may be out of range
    }
    if (states.empty()) states.push_back(state);
    return states;
}

std::vector<ExplorerState> playedStates(const ExplorerState& state, const ViewRow& row) {
    std::vector<ExplorerState> states = playedStates(state);
    const bool isUnrotated = states.size() > 1 && row.relevant(states.front()) == row.relevant(states.back());
    return isUnrotated ? std::vector<ExplorerState>{state} : states;
}

Check checkAnimation(const PictureOptions& options, std::size_t frames) {
    if (const Check problem = checkPictureOptions(options)) return problem;
    if (options.isTransparent)
        return Error{ErrorCode::Impossible, "a GIF has no transparent ground", "transparent",
                     "PNG, SVG and PDF"};
    constexpr double referenceDpi = 96;
    const double scale = options.dpi / referenceDpi,
                 pixels = options.size.width() * scale * options.size.height() * scale;
    if (pixels <= maxFramePixels && pixels * static_cast<double>(frames) <= maxPixels) return {};
    return Error{ErrorCode::OutOfRange,
                 "a GIF of " + std::to_string(frames) + " frames would take " +
                     wholeText(pixels * static_cast<double>(frames)) + " pixels",
                 "size",
                 "at most " + wholeText(maxFramePixels) + " pixels in a frame and " + wholeText(maxPixels) +
                     " in all"};
}

Animation::Animation(std::vector<ExplorerState> states, const ExplorerState& session)
    : m_states(std::move(states)),
      m_session(QByteArray::fromStdString(sessionText(session))),
      m_order(sampleFrames(m_states.size())),
      m_samples(m_order.size()) {
    for (std::size_t i = 0; i < m_states.size(); ++i) m_order.push_back(i);
}

const ExplorerState* Animation::wanted() const {
    return m_next < m_order.size() ? &m_states[m_order[m_next]] : nullptr;
}

Check Animation::take(const QImage& image) {
    if (image.isNull())
        return Error{ErrorCode::Impossible, "the picture could not be written as GIF", "size",
                     "a smaller size or dpi"};
    if (m_next++ >= m_samples) return m_writer->add(image);
    m_sampleImages.push_back(image.convertToFormat(QImage::Format_RGB32));
    if (m_next < m_samples) return {};
    Result<GifWriter> writer = GifWriter::start(image.size(), m_sampleImages, m_session);
    m_sampleImages.clear();
    if (!writer) return writer.error();
    m_writer = std::move(*writer);
    return {};
}

Result<QByteArray> Animation::finish() { return m_writer->finish(); }

Result<QByteArray> animationBytes(std::vector<ExplorerState> states, const PictureOptions& options,
                                  const ExplorerState& session,
                                  const std::function<Result<QImage>(const ExplorerState&)>& imageOf) {
    if (const Check problem = checkAnimation(options, states.size())) return *problem;
    Animation animation(std::move(states), session);
    while (const ExplorerState* state = animation.wanted()) {
        const Result<QImage> image = imageOf(*state);
        if (!image) return image.error();
        if (const Check problem = animation.take(*image)) return *problem;
    }
    return animation.finish();
}

}   // namespace rope::ui
