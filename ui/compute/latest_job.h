#pragma once

#include "core/base/job_context.h"
#include "ui/compute/executor.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace rope::ui {

/// One job running, one waiting; a newer request replaces the waiting one. Every finished job is delivered,
/// so a long drag shows frames instead of starving, and deliveries are never out of order. A job is a list of
/// parts that may run side by side; each is announced when it is there, and all are delivered together at the
/// end. Used from one thread; only the parts run elsewhere.
template <class Part>
class LatestJob {
public:
    using Work = std::function<Part(const JobContext&)>;
    using Deliver = std::function<void(std::vector<Part> parts, std::uint64_t generation)>;
    using Announce = std::function<void(const Part& part, std::uint64_t generation)>;

    LatestJob(Executor& executor, Deliver deliver, Announce announce = {})
        : m_executor(executor),
          m_self(std::make_shared<LatestJob*>(this)),
          m_deliver(std::move(deliver)),
          m_announce(std::move(announce)) {}
    ~LatestJob() { m_stop.request_stop(); }   // m_self dies with it: what still comes back finds nobody
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    /// in: parts that capture values and shared_ptr<const T> only, at least one
    /// out: the number of this request; deliveries carry it
    std::uint64_t request(std::vector<Work> parts) {
        m_waiting = Job{std::move(parts), ++m_lastGeneration};
        if (!m_isRunning) startWaiting();
        return m_lastGeneration;
    }

    /// The number that the next request gets.
    [[nodiscard]] std::uint64_t nextGeneration() const { return m_lastGeneration + 1; }
    /// Something is still to come.
    [[nodiscard]] bool isBusy() const { return m_isRunning; }

private:
    struct Job {
        std::vector<Work> parts;
        std::uint64_t generation = 0;
    };
    /// Shared by the parts of the running job; whoever finishes last sends it home.
    struct Running {
        std::vector<std::optional<Part>> answers;
        std::atomic<std::size_t> missing;
        std::uint64_t generation;
        bool isAnnounced;
    };

    void startWaiting() {
        Job job = std::move(*m_waiting);
        m_waiting.reset();
        m_isRunning = true;
        auto running = std::make_shared<Running>();
        running->answers.resize(job.parts.size());
        running->missing = job.parts.size();
        running->generation = job.generation;
        running->isAnnounced = static_cast<bool>(m_announce);
        const JobContext context{m_stop.get_token(), {}};
        for (std::size_t i = 0; i < job.parts.size(); ++i)
            m_executor.run([running, i, work = std::move(job.parts[i]), context, &executor = m_executor,
                            self = std::weak_ptr(m_self)] {
                running->answers[i] = work(context);
                if (running->isAnnounced)
                    executor.deliver([running, i, self] {
                        if (const auto owner = self.lock())
                            (*owner)->m_announce(*running->answers[i], running->generation);
                    });
                if (running->missing.fetch_sub(1) > 1) return;
                executor.deliver([running, self] {
                    if (const auto owner = self.lock()) (*owner)->finish(*running);
                });
            });
    }

    void finish(Running& running) {
        std::vector<Part> parts;
        parts.reserve(running.answers.size());
        for (std::optional<Part>& answer : running.answers) parts.push_back(std::move(*answer));
        m_isRunning = false;
        if (m_waiting) startWaiting();   // the next one starts before this one is painted
        m_deliver(std::move(parts), running.generation);
    }

    Executor& m_executor;
    std::shared_ptr<LatestJob*> m_self;
    Deliver m_deliver;
    Announce m_announce;
    std::stop_source m_stop;
    std::optional<Job> m_waiting;
    bool m_isRunning = false;
    std::uint64_t m_lastGeneration = 0;
};

}   // namespace rope::ui
