#pragma once

#include "ui/compute/executor.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <utility>

namespace rope::ui {

/// Runs jobs and deliveries when the test says so, one at a time.
class ManualExecutor : public Executor {
public:
    void run(std::function<void()> job) override { m_jobs.push_back(std::move(job)); }
    void deliver(std::function<void()> function) override { m_deliveries.push_back(std::move(function)); }

    [[nodiscard]] std::size_t jobCount() const { return m_jobs.size(); }
    [[nodiscard]] std::size_t deliveryCount() const { return m_deliveries.size(); }

    void runOne() { take(m_jobs)(); }
    /// in: index of a job that waits
    void runJob(std::size_t index) {
        const auto place = m_jobs.begin() + static_cast<std::ptrdiff_t>(index);
        const std::function<void()> job = std::move(*place);
        m_jobs.erase(place);
        job();
    }
    void deliverOne() { take(m_deliveries)(); }
    void runAll() {
        while (!m_jobs.empty() || !m_deliveries.empty()) {
            if (!m_jobs.empty()) runOne();
            else deliverOne();
        }
    }

private:
    static std::function<void()> take(std::deque<std::function<void()>>& queue) {
        std::function<void()> front = std::move(queue.front());
        queue.pop_front();
        return front;
    }

    std::deque<std::function<void()>> m_jobs, m_deliveries;
};

}   // namespace rope::ui
