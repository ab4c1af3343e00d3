#pragma once

#include "ui/compute/stoppable_job.h"
#include "ui/picture/view_row.h"

#include <QObject>

#include <chrono>
#include <list>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace rope::ui {

/// Updates the pictures of the visible views on worker threads, each view by its own job: a
/// slow view never delays another. Hidden views are not computed; a view whose relevant state did not change
/// costs nothing either.
class PictureService : public QObject {
    Q_OBJECT

public:
    explicit PictureService(Executor& executor, QObject* parent = nullptr);
    ~PictureService() override;

    /// The views on screen. The jobs of others are stopped.
    void setVisibleRows(std::vector<const ViewRow*> rows);
    void setState(const ExplorerState& state);

    /// No state was given yet.
    [[nodiscard]] bool isFresh() const { return !m_hasState; }
    /// Something is being computed.
    [[nodiscard]] bool isBusy() const;

Q_SIGNALS:
    /// The picture of a visible view, or why there is none. While a view is being computed for a newer state,
    /// this may be an older one, never older than the one before.
    void pictureReady(std::string_view viewId, const rope::Result<rope::ui::PicturePtr>& picture);
    void progressed(std::string_view viewId, double fraction);
    /// Every visible view shows the current state; `computeMs`: since the first job started.
    void allReady(double computeMs);

private:
    struct CachedPicture {
        ExplorerState relevant;
        Result<PicturePtr> picture;
    };
    struct View;

    using Clock = std::chrono::steady_clock;

    void update();
    void updateView(View& view);
    void receive(View& view, const ExplorerState& relevant, Result<PicturePtr> picture, double ownMs);
    void announceEnd();
    [[nodiscard]] View& viewOf(const ViewRow& row);
    /// The visible views. Those that took next to no time last time come first, so that there is something to
    /// paint at once; then the longest first, so that two threads end at about the same time.
    [[nodiscard]] std::vector<View*> inBuildOrder();

    Executor& m_executor;
    std::shared_ptr<ResultCache> m_cache = std::make_shared<ResultCache>();   ///< shared by all views' jobs
    std::vector<const ViewRow*> m_rows;
    ExplorerState m_state;
    bool m_hasState = false;
    std::optional<Clock::time_point> m_start;   ///< of the first job since every view was ready
    std::list<View> m_views;   ///< last: goes first
};

}   // namespace rope::ui
