#pragma once

#include "ui/compute/stoppable_job.h"
#include "ui/export/animation.h"

#include <functional>
#include <memory>
#include <optional>

namespace rope::ui {

/// Writes a GIF while the window stays responsive: every frame is computed by a job and painted between two
/// events.
class AnimationExport {
public:
    using Done = std::function<void(const Result<QByteArray>& bytes)>;
    using Progress = std::function<void(std::size_t written, std::size_t frames)>;

    AnimationExport(Executor& executor, Progress progress);

    [[nodiscard]] bool isBusy() const { return m_animation.has_value(); }
    /// Not while one is being written.
    void start(const ViewRow& row, const ExplorerState& state, const PictureOptions& options, Done done);

private:
    void requestNext();
    void take(const Result<PicturePtr>& picture);
    void end(const Result<QByteArray>& bytes);

    Progress m_progress;
    Done m_done;
    const ViewRow* m_row = nullptr;
    PictureOptions m_options;
    std::optional<Animation> m_animation;
    std::shared_ptr<ResultCache> m_cache;   ///< of the frames of one animation
    StoppableJob<Result<PicturePtr>> m_job;
};

}   // namespace rope::ui
