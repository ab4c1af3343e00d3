#include "ui/compute/picture_service.h"

#include "ui/compute/build_picture.h"

#include <algorithm>
#include <utility>

namespace rope::ui {

namespace {

constexpr double shortMs = 1;
constexpr std::size_t cachedPicturesPerView = 4;   // undo, redo and a hidden method come back at once

double millisecondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// The state with the defaults for what pictures can change without new numbers: see Picture::withLook.
ExplorerState withoutLook(ExplorerState state) {
    state.view.selectedPair = ViewSettings{}.selectedPair;
    state.view.colormap = ViewSettings{}.colormap;
    return state;
}

struct BuiltPicture {
    Result<PicturePtr> picture;
    double ms = 0;
};

}   // namespace

/// One view that was visible once.
struct PictureService::View {
    View(PictureService& service, const ViewRow& viewRow)
        : row(viewRow), job(service.m_executor, [&service, &viewRow](double fraction) {
              Q_EMIT service.progressed(viewRow.id, fraction);
          }) {}

    /// Null where it is not cached.
    [[nodiscard]] const CachedPicture* find(const ExplorerState& relevant) const {
        const auto found = std::find_if(pictures.begin(), pictures.end(), [&](const CachedPicture& entry) {
            return entry.relevant == relevant;
        });
        return found == pictures.end() ? nullptr : &*found;
    }

    /// Caches the picture of a state that differs from a cached one in its look alone.
    void makeWithLook(const ExplorerState& relevant) {
        if (find(relevant) != nullptr) return;
        const ExplorerState numbers = withoutLook(relevant);
        for (const CachedPicture& entry : pictures) {
            if (!entry.picture || withoutLook(entry.relevant) != numbers) continue;
            if (PicturePtr picture = (*entry.picture)->withLook(relevant.view))
                return insert({relevant, std::move(picture)});
        }
    }

    void insert(CachedPicture entry) {
        std::erase_if(pictures, [&](const CachedPicture& other) { return other.relevant == entry.relevant; });
        pictures.insert(pictures.begin(), std::move(entry));
        if (pictures.size() > cachedPicturesPerView) pictures.pop_back();
    }

    const ViewRow& row;
    std::vector<CachedPicture> pictures;   ///< used last in front
    std::optional<ExplorerState> wanted;   ///< the relevant state that is shown or being computed
    double lastMs = 0;   ///< how long its job took last time
    StoppableJob<BuiltPicture> job;   ///< last: goes first
};

PictureService::PictureService(Executor& executor, QObject* parent) : QObject(parent), m_executor(executor) {}

PictureService::~PictureService() = default;

void PictureService::setVisibleRows(std::vector<const ViewRow*> rows) {
    m_rows = std::move(rows);
    for (View& view : m_views) {
        if (std::find(m_rows.begin(), m_rows.end(), &view.row) == m_rows.end()) view.job.stop();
        view.wanted.reset();
    }
    if (m_hasState) update();
}

void PictureService::setState(const ExplorerState& state) {
    m_state = state;
    m_hasState = true;
    update();
}

bool PictureService::isBusy() const {
    return std::any_of(m_views.begin(), m_views.end(), [](const View& view) { return view.job.isBusy(); });
}

PictureService::View& PictureService::viewOf(const ViewRow& row) {
    const auto found =
        std::find_if(m_views.begin(), m_views.end(), [&](const View& view) { return &view.row == &row; });
    return found == m_views.end() ? m_views.emplace_back(*this, row) : *found;
}

std::vector<PictureService::View*> PictureService::inBuildOrder() {
    std::vector<View*> visible;
    for (const ViewRow* row : m_rows) visible.push_back(&viewOf(*row));
    std::stable_sort(visible.begin(), visible.end(),
                     [](const View* a, const View* b) { return a->lastMs > b->lastMs; });
    std::stable_partition(visible.begin(), visible.end(),
                          [](const View* view) { return view->lastMs < shortMs; });
    return visible;
}

void PictureService::update() {
    const bool wasBusy = m_start.has_value();
    for (View* view : inBuildOrder()) updateView(*view);
    if (!wasBusy) announceEnd();
}

void PictureService::updateView(View& view) {
    ExplorerState relevant = view.row.relevant(m_state);
    if (view.wanted == relevant) return;
    view.wanted = relevant;
    view.makeWithLook(relevant);
    if (const CachedPicture* cached = view.find(relevant)) {
        view.job.stop();
        CachedPicture entry = *cached;
        view.insert(entry);   // to the front
        Q_EMIT pictureReady(view.row.id, entry.picture);
        return;
    }
    if (!m_start) m_start = Clock::now();
    view.job.request(
        [&row = view.row, relevant, cache = m_cache](JobContext job) {
            const Clock::time_point start = Clock::now();
            job.cache = cache;
            Result<PicturePtr> picture = buildPicture(row, relevant, job);
            return BuiltPicture{std::move(picture), millisecondsSince(start)};
        },
        [this, &view, relevant](BuiltPicture built) {
            receive(view, relevant, std::move(built.picture), built.ms);
        });
}

void PictureService::receive(View& view, const ExplorerState& relevant, Result<PicturePtr> picture,
                             double ownMs) {
    view.lastMs = ownMs;
    view.insert({relevant, picture});
    const bool isNewerShown = view.wanted && *view.wanted != relevant && view.find(*view.wanted) != nullptr;
    const bool isVisible = std::find(m_rows.begin(), m_rows.end(), &view.row) != m_rows.end();
    if (isVisible && !isNewerShown) Q_EMIT pictureReady(view.row.id, picture);
    announceEnd();
}

void PictureService::announceEnd() {
    for (const ViewRow* row : m_rows) {
        const View& view = viewOf(*row);
        if (!view.wanted || view.find(*view.wanted) == nullptr) return;
    }
    const double ms = m_start ? millisecondsSince(*m_start) : 0;
    m_start.reset();
    Q_EMIT allReady(ms);
}

}   // namespace rope::ui
