#include "ui/compute/pool_executor.h"

#include <QThread>

#include <algorithm>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace rope::ui {

namespace {

/// Every frame asks for the same few megabytes again. Given back to the system in between, they would come as fresh pages each time,
/// and touching those takes longer than the arithmetic.
void keepFreedMemory() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 8 << 20);
    mallopt(M_TRIM_THRESHOLD, 32 << 20);
#endif
}

}   // namespace

PoolExecutor::PoolExecutor(QObject* parent) : QObject(parent) {
    keepFreedMemory();
    // One thread is left to the window, but two views of a frame are always built side by side.
    m_pool.setMaxThreadCount(std::max(2, QThread::idealThreadCount() - 1));
}

PoolExecutor::~PoolExecutor() {
    m_pool.clear();
    m_pool.waitForDone();
}

void PoolExecutor::run(std::function<void()> job) { m_pool.start(std::move(job)); }

void PoolExecutor::deliver(std::function<void()> function) { QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection); }

}   // namespace rope::ui
