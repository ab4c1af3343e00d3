#pragma once

#include "ui/compute/executor.h"

#include <QObject>
#include <QThreadPool>

namespace rope::ui {

/// Runs jobs on its own thread pool. Its destructor waits for running jobs, so request them to stop first
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
