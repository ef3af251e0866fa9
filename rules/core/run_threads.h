#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

/// Seeded runs on several threads. Statistics are sums of whole numbers, so that parts played in any order by
/// any number of threads or machines add up to the same.
namespace bocage::rules {

/// Which runs of how many: part k of n takes the k-th slice.
struct RunRange {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    static RunRange shard(std::uint64_t runs, std::uint64_t part, std::uint64_t parts) {
        const std::uint64_t each = runs / parts, rest = runs % parts;
        const std::uint64_t from = (part - 1) * each + std::min(part - 1, rest);
        return {from, from + each + (part <= rest ? 1 : 0)};
    }
};

struct RunControl {
    int threads = 1;
    const std::atomic_bool* cancelled = nullptr;
    std::function<void(std::uint64_t done)> progress = {};  ///< called from any thread, one at a time
};

/// Hands out runs in small portions to threads, each with statistics of its own, and adds those up. `body`
/// makes a player for a thread, which is called with the number of a run and the statistics. Gives what was
/// played when cancelled.
template <class Stats, class Body>
Stats inThreads(RunRange range, const RunControl& control, const Stats& empty, Body body) {
    constexpr std::uint64_t portion = 64;
    std::atomic_uint64_t next = range.from;
    std::uint64_t done = 0;
    std::mutex mutex;
    Stats total = empty;
    const auto work = [&] {
        Stats own = empty;
        auto player = body();
        for (;;) {
            const std::uint64_t first = next.fetch_add(portion);
            if (first >= range.to || (control.cancelled && control.cancelled->load()))
                break;
            const std::uint64_t last = std::min(range.to, first + portion);
            for (std::uint64_t run = first; run < last; ++run)
                player(run, own);
            if (control.progress) {
                const std::lock_guard lock(mutex);
                done += last - first;
                control.progress(done);
            }
        }
        const std::lock_guard lock(mutex);
        total.add(own);
    };
    std::vector<std::thread> others;
    for (int i = 1; i < control.threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& other : others)
        other.join();
    return total;
}

}  // namespace bocage::rules
