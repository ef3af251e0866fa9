#pragma once

#include <functional>

namespace bocage::model {

/// Calls `work` with 0 … count - 1, in order but several at a time in threads of the pool, and waits for all.
/// May be called from such a thread. `work` must not throw.
void everyInThreads(int count, const std::function<void(int)>& work);

}  // namespace bocage::model
