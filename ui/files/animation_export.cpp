#include "ui/files/animation_export.h"

#include "ui/compute/build_picture.h"

#include <utility>

namespace rope::ui {

AnimationExport::AnimationExport(Executor& executor, Progress progress)
    : m_progress(std::move(progress)), m_job(executor) {}

void AnimationExport::start(const ViewRow& row, const ExplorerState& state, const PictureOptions& options,
                            Done done) {
    std::vector<ExplorerState> states = playedStates(state, row);
    m_done = std::move(done);
    if (const Check problem = checkAnimation(options, states.size())) return m_done(*problem);
    m_row = &row;
    m_options = options;
    m_animation.emplace(std::move(states), state);
    m_cache = std::make_shared<ResultCache>();
    requestNext();
}

void AnimationExport::requestNext() {
    const ExplorerState* state = m_animation->wanted();
    if (state == nullptr) return end(m_animation->finish());
    m_progress(m_animation->written(), m_animation->frames());
    m_job.request(
        [row = m_row, wanted = *state, cache = m_cache](JobContext job) {
            job.cache = cache;
            return buildPicture(*row, wanted, job);
        },
        [this](const Result<PicturePtr>& picture) { take(picture); });
}

void AnimationExport::take(const Result<PicturePtr>& picture) {
    if (!picture) return end(picture.error());
    if (const Check problem = m_animation->take(pictureImage(**picture, m_options))) return end(*problem);
    requestNext();
}

void AnimationExport::end(const Result<QByteArray>& bytes) {
    m_animation.reset();
    m_cache.reset();
    m_done(bytes);
}

}   // namespace rope::ui
