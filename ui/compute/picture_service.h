#pragma once

#include "ui/compute/latest_job.h"
#include "ui/compute/picture_set.h"

#include <QObject>

#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace rope::ui {

/// Keeps the pictures of the visible views up to date, off the GUI thread. Hidden views cost nothing; a view
/// whose relevant state is what it was costs nothing either.
class PictureService : public QObject {
    Q_OBJECT

public:
    explicit PictureService(Executor& executor, QObject* parent = nullptr);

    /// The views on screen, in the order in which they are to be built.
    void setVisibleRows(std::vector<const ViewRow*> rows);
    void setState(const ExplorerState& state);

    /// No state was given yet.
    [[nodiscard]] bool isFresh() const { return !m_hasState; }
    /// Something is still being computed.
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

Q_SIGNALS:
    /// One picture of a set that is still being built: it can be painted while the others are computed.
    void pictureReady(std::shared_ptr<const rope::ui::PictureSet> setOfOne);
    void picturesReady(std::shared_ptr<const rope::ui::PictureSet> set);

private:
    struct Known {
        ExplorerState relevant;
        Result<PicturePtr> picture;
    };
    struct Part {
        std::string_view id;
        ExplorerState relevant;
        Result<PicturePtr> picture;
        double computeMs = 0;   ///< since the start of the whole job
        double ownMs = 0;   ///< of this view alone
    };
    struct Frame {
        ExplorerState state;
        std::vector<const ViewRow*> rows;
    };

    void update();
    /// The visible rows. Those that took next to no time last time come first, so that there is something to
    /// paint at once; then the longest first, so that two threads end at about the same time.
    [[nodiscard]] std::vector<const ViewRow*> inBuildOrder() const;
    [[nodiscard]] bool isKnown(const ViewRow& row, const ExplorerState& relevant);
    /// A known picture differs in its look alone: nothing has to be computed to show it.
    [[nodiscard]] bool isKnownButForItsLook(const ViewRow& row, const ExplorerState& relevant);
    [[nodiscard]] const Known* known(const ViewRow& row, const ExplorerState& relevant) const;
    void remember(Part&& part);
    void keep(std::string_view id, Known&& known);
    void announce(const Part& part, std::uint64_t generation);
    void receive(std::vector<Part> parts, std::uint64_t generation);
    void publish(const Frame& frame, double computeMs);

    std::vector<const ViewRow*> m_rows;
    ExplorerState m_state;
    bool m_hasState = false;
    std::map<std::string_view, std::vector<Known>> m_known;   ///< per view, the newest first
    std::map<std::string_view, double> m_lastMs;   ///< per view, how long it took last
    std::map<std::uint64_t, Frame> m_frames;   ///< asked for and not yet delivered
    LatestJob<Part> m_job;   ///< last: goes first
};

}   // namespace rope::ui
