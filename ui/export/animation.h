#pragma once

#include "ui/export/export_picture.h"
#include "ui/export/gif_writer.h"
#include "ui/picture/view_row.h"

#include <QImage>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace rope::ui {

/// Frames of the longest animation.
inline constexpr std::size_t maxFrames = 49;

/// The positions that the position bar plays: from the key's to the query's in at most 48 even steps, or over
/// the next 48 tokens where both are one.
std::vector<std::int64_t> playedPositions(std::int64_t query, std::int64_t key);

/// The same setup at every played position.
std::vector<ExplorerState> playedStates(const ExplorerState& state);
/// As a view shows it: the state alone where the view does not look at the query's position.
std::vector<ExplorerState> playedStates(const ExplorerState& state, const ViewRow& row);

/// err: OutOfRange naming size where the frames would take too much memory; Impossible for a transparent
/// ground, which smooth edges need to
///      be partly
Check checkAnimation(const PictureOptions& options, std::size_t frames);

/// An animation export. It requests the image of one state after another: first some for the palette, then
/// each frame.
class Animation {
public:
    /// in: states, at least one, one a frame; session that the file holds
    Animation(std::vector<ExplorerState> states, const ExplorerState& session);

    /// Whose image take() waits for; nullptr when every frame is there.
    [[nodiscard]] const ExplorerState* wanted() const;
    /// Frames written and frames in all.
    [[nodiscard]] std::size_t written() const { return m_next < m_samples ? 0 : m_next - m_samples; }
    [[nodiscard]] std::size_t frames() const { return m_states.size(); }

    /// in: the image of that state, all of one size
    Check take(const QImage& image);
    /// The bytes of the file, when no further image is requested.
    Result<QByteArray> finish();

private:
    std::vector<ExplorerState> m_states;
    QByteArray m_session;
    std::vector<std::size_t> m_order;   ///< indices of the requested states
    std::size_t m_samples = 0, m_next = 0;
    std::vector<QImage> m_sampleImages;
    std::optional<GifWriter> m_writer;
};

/// The whole animation at once.
Result<QByteArray> animationBytes(std::vector<ExplorerState> states, const PictureOptions& options,
                                  const ExplorerState& session,
                                  const std::function<Result<QImage>(const ExplorerState&)>& imageOf);

}   // namespace rope::ui
