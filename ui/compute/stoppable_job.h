#pragma once

#include "core/base/job_context.h"
#include "ui/compute/executor.h"
#include "ui/compute/thread_executor.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace rope::ui {

/// One request running on an executor, one waiting. A newer request replaces the waiting one, and stops the
/// running one if that has been running for longer than `patience`: a drag shows pictures that are computed
/// fast, and does not wait for those that take long. Used from one thread; only the work runs elsewhere.
template <class Answer>
class StoppableJob {
public:
    using Work = std::function<Answer(const JobContext&)>;
    using Deliver = std::function<void(Answer)>;
    using Progress = std::function<void(double)>;
    using Clock = std::chrono::steady_clock;

    static constexpr std::chrono::milliseconds defaultPatience{200};

    explicit StoppableJob(Executor& executor, Progress progress = {},
                          Clock::duration patience = defaultPatience)
        : m_executor(executor),
          m_self(std::make_shared<StoppableJob*>(this)),
          m_progress(std::move(progress)),
          m_patience(patience) {}
    ~StoppableJob() { stop(); }   // m_self is destroyed with the job, so that nothing is delivered any more
    StoppableJob(const StoppableJob&) = delete;
    StoppableJob& operator=(const StoppableJob&) = delete;

    /// in: work that captures values and shared_ptr<const T> only; `deliver` is called on the owner's thread,
    ///     unless the request is replaced or stopped
    void request(Work work, Deliver deliver) {
        m_waiting = Request{std::move(work), std::move(deliver)};
        if (!m_running) return startWaiting();
        if (Clock::now() - m_running->start >= m_patience) m_running->stop.request_stop();
    }

    /// Drops the waiting request and stops the running one.
    void stop() {
        m_waiting.reset();
        if (m_running) m_running->stop.request_stop();
    }

    /// Something is running or waiting. A stopped request counts until it has returned.
    [[nodiscard]] bool isBusy() const { return m_running != nullptr; }

private:
    struct Request {
        Work work;
        Deliver deliver;
    };
    struct Running {
        Request request;
        std::stop_source stop;
        Clock::time_point start = Clock::now();
        std::optional<Answer> answer = {};
        std::atomic<bool> hasProgress = false;   ///< one is on its way: further ones wait for it
    };

    void startWaiting() {
        auto running = std::make_shared<Running>();
        running->request = std::move(*m_waiting);
        m_waiting.reset();
        m_running = running;
        m_executor.run([running, &executor = m_executor, self = std::weak_ptr(m_self)] {
            const JobContext context{running->stop.get_token(), progressOf(running, executor, self),
                                     &threadExecutor()};
            running->answer = running->request.work(context);
            executor.deliver([running, self] {
                if (const auto owner = self.lock()) (*owner)->finish(*running);
            });
        });
    }

    static Progress progressOf(const std::shared_ptr<Running>& running, Executor& executor,
                               const std::weak_ptr<StoppableJob*>& self) {
        return [running, &executor, self](double fraction) {
            if (running->hasProgress.exchange(true)) return;
            executor.deliver([running, self, fraction] {
                running->hasProgress = false;
                const auto owner = self.lock();
                if (owner && (*owner)->m_progress && !running->stop.stop_requested())
                    (*owner)->m_progress(fraction);
            });
        };
    }

    void finish(Running& running) {
        m_running.reset();
        if (m_waiting) startWaiting();   // the next one starts before this one is painted
        if (!running.stop.stop_requested()) running.request.deliver(std::move(*running.answer));
    }

    Executor& m_executor;
    std::shared_ptr<StoppableJob*> m_self;
    Progress m_progress;
    Clock::duration m_patience;
    std::shared_ptr<Running> m_running;
    std::optional<Request> m_waiting;
};

}   // namespace rope::ui
