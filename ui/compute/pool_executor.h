#pragma once

#include "ui/compute/executor.h"

#include <QObject>
#include <QThreadPool>

namespace rope::ui {

/// Runs jobs on a thread pool of its own. Its destruction waits for running jobs, so ask them to stop first
/// (StoppableJob does).
class PoolExecutor : public QObject, public Executor {
public:
    explicit PoolExecutor(QObject* parent = nullptr);
    ~PoolExecutor() override;

    void run(std::function<void()> job) override;
    void deliver(std::function<void()> function) override;

private:
    QThreadPool m_pool;
};

}   // namespace rope::ui
