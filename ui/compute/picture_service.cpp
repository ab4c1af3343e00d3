#include "ui/compute/picture_service.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace rope::ui {

namespace {

constexpr double shortMs = 1;
constexpr std::size_t picturesKeptPerView = 4;   // undo, redo and a shown-hidden method come back at once

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

/// The state with the default for what pictures can change without new numbers: see Picture::withLook.
ExplorerState withoutLook(ExplorerState state) {
    state.view.focusedPair = ViewSettings{}.focusedPair;
    state.view.colormap = ViewSettings{}.colormap;
    return state;
}

}   // namespace

PictureService::PictureService(Executor& executor, QObject* parent)
    : QObject(parent),
      m_job(
          executor,
          [this](std::vector<Part> parts, std::uint64_t generation) {
              receive(std::move(parts), generation);
          },
          [this](const Part& part, std::uint64_t generation) { announce(part, generation); }) {}

void PictureService::setVisibleRows(std::vector<const ViewRow*> rows) {
    m_rows = std::move(rows);
    if (m_hasState) update();
}

void PictureService::setState(const ExplorerState& state) {
    m_state = state;
    m_hasState = true;
    update();
}

void PictureService::update() {
    std::vector<LatestJob<Part>::Work> parts;
    const auto start = std::make_shared<std::atomic<Clock::rep>>(0);   // of the first part that runs
    for (const ViewRow* row : inBuildOrder()) {
        ExplorerState relevant = row->relevant(m_state);
        if (isKnown(*row, relevant) || isKnownButForItsLook(*row, relevant)) continue;
        parts.push_back([row, relevant = std::move(relevant), state = m_state, start](const JobContext& job) {
            Clock::rep nobody = 0;
            start->compare_exchange_strong(nobody, Clock::now().time_since_epoch().count());
            const Clock::time_point ownStart = Clock::now();
            Result<PicturePtr> picture = buildPicture(*row, state, job);
            const Clock::time_point end = Clock::now();
            const Clock::time_point jobStart{Clock::duration(start->load())};
            return Part{row->id, relevant, std::move(picture), milliseconds(end - jobStart),
                        milliseconds(end - ownStart)};
        });
    }
    const Frame frame{m_state, m_rows};
    if (parts.empty() && !m_job.isBusy()) return publish(frame, 0);
    // Known pictures wait for running ones, so that an older frame never comes after a newer one.
    if (parts.empty()) parts.push_back([](const JobContext&) { return Part{{}, {}, PicturePtr{}}; });
    m_frames.insert_or_assign(m_job.nextGeneration(),
                              frame);   // before the request: an executor may answer at once
    m_job.request(std::move(parts));
}

std::vector<const ViewRow*> PictureService::inBuildOrder() const {
    const auto lastMs = [this](const ViewRow* row) {
        const auto found = m_lastMs.find(row->id);
        return found == m_lastMs.end() ? 0 : found->second;
    };
    std::vector<const ViewRow*> rows = m_rows;
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const ViewRow* a, const ViewRow* b) { return lastMs(a) > lastMs(b); });
    const auto isShort = [&](const ViewRow* row) { return lastMs(row) < shortMs; };
    std::stable_partition(rows.begin(), rows.end(), isShort);
    return rows;
}

bool PictureService::isKnown(const ViewRow& row, const ExplorerState& relevant) {
    std::vector<Known>& pictures = m_known[row.id];
    const auto found = std::find_if(pictures.begin(), pictures.end(),
                                    [&](const Known& entry) { return entry.relevant == relevant; });
    if (found == pictures.end()) return false;
    std::rotate(pictures.begin(), found,
                std::next(found));   // to the front: it must still be there when its frame is published
    return true;
}

bool PictureService::isKnownButForItsLook(const ViewRow& row, const ExplorerState& relevant) {
    const ExplorerState plain = withoutLook(relevant);
    for (const Known& entry : m_known[row.id]) {
        if (!entry.picture || withoutLook(entry.relevant) != plain) continue;
        PicturePtr picture = (*entry.picture)->withLook(relevant.view);
        if (!picture) continue;
        keep(row.id, Known{relevant, std::move(picture)});
        return true;
    }
    return false;
}

const PictureService::Known* PictureService::known(const ViewRow& row, const ExplorerState& relevant) const {
    const auto view = m_known.find(row.id);
    if (view == m_known.end()) return nullptr;
    const auto found = std::find_if(view->second.begin(), view->second.end(),
                                    [&](const Known& entry) { return entry.relevant == relevant; });
    return found == view->second.end() ? nullptr : &*found;
}

void PictureService::remember(Part&& part) {
    if (part.id.empty()) return;
    m_lastMs[part.id] = part.ownMs;
    keep(part.id, Known{std::move(part.relevant), std::move(part.picture)});
}

void PictureService::keep(std::string_view id, Known&& known) {
    std::vector<Known>& pictures = m_known[id];
    std::erase_if(pictures, [&](const Known& entry) { return entry.relevant == known.relevant; });
    pictures.insert(pictures.begin(), std::move(known));
    if (pictures.size() > picturesKeptPerView) pictures.pop_back();
}

void PictureService::announce(const Part& part, std::uint64_t generation) {
    const auto frame = m_frames.find(generation);
    if (frame == m_frames.end() || part.id.empty()) return;
    auto set = std::make_shared<PictureSet>();
    set->state = frame->second.state;
    set->answers.push_back({part.id, part.picture});
    Q_EMIT pictureReady(std::move(set));
}

void PictureService::receive(std::vector<Part> parts, std::uint64_t generation) {
    double computeMs = 0;
    for (Part& part : parts) {
        computeMs = std::max(computeMs, part.computeMs);
        remember(std::move(part));
    }
    const auto found = m_frames.find(generation);
    if (found == m_frames.end()) return;
    const Frame frame = std::move(found->second);
    m_frames.erase(m_frames.begin(), std::next(found));   // older ones were replaced while they waited
    publish(frame, computeMs);
}

void PictureService::publish(const Frame& frame, double computeMs) {
    auto set = std::make_shared<PictureSet>();
    set->state = frame.state;
    set->computeMs = computeMs;
    for (const ViewRow* row : frame.rows)
        if (const Known* entry = known(*row, row->relevant(frame.state)))
            set->answers.push_back({row->id, entry->picture});
    Q_EMIT picturesReady(std::move(set));
}

}   // namespace rope::ui
