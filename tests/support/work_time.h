#pragma once

#include <ctime>

namespace bocage::test {

/// Time that this process worked since it was made: what a limit on effort may be held to. The clock on the
/// wall also counts what other programs do meanwhile.
class WorkTime {
public:
    [[nodiscard]] double seconds() const {
        return static_cast<double>(std::clock() - m_begin) / CLOCKS_PER_SEC;
    }

private:
    std::clock_t m_begin = std::clock();
};

}  // namespace bocage::test
