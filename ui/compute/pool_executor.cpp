#include "ui/compute/pool_executor.h"

#include "ui/compute/frame_memory.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace rope::ui {

PoolExecutor::PoolExecutor(QObject* parent) : QObject(parent) {
    prepareMemory();
    // One thread is left to the window, but two views of a frame are always built side by side.
    m_pool.setMaxThreadCount(std::max(2, QThread::idealThreadCount() - 1));
}

PoolExecutor::~PoolExecutor() {
    m_pool.clear();
    m_pool.waitForDone();
}

void PoolExecutor::run(std::function<void()> job) { m_pool.start(std::move(job)); }

void PoolExecutor::deliver(std::function<void()> function) {
    QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
}

}   // namespace rope::ui
