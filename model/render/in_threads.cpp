#include "model/render/in_threads.h"

#include <QSemaphore>
#include <QThread>
#include <QThreadPool>
#include <algorithm>
#include <atomic>

namespace bocage::model {

void everyInThreads(int count, const std::function<void(int)>& work) {
    std::atomic<int> next = 0;
    const auto some = [&] {
        for (int i = next++; i < count; i = next++)
            work(i);
    };
    // In threads of the pool, while this one waits: Qt hands the rows of every larger shape to that pool
    // unless it is drawn in one of its threads, and with all of them busy that is only to and fro.
    QThreadPool& pool = *QThreadPool::globalInstance();
    const bool inPool = pool.contains(QThread::currentThread());
    const int threads = std::clamp(std::min(pool.maxThreadCount(), count), 1, 8) - (inPool ? 1 : 0);
    QSemaphore done;
    int helpers = 0;
    while (helpers < threads && pool.tryStart([&] {
        some();
        done.release();
    }))
        ++helpers;
    if (inPool || helpers == 0)
        some();
    done.acquire(helpers);
}

}  // namespace bocage::model
