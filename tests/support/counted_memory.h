#pragma once

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

/// Counts what a test program takes from the heap. Include it in one file of the program: it replaces the
/// program's operator new.
namespace bocage::tests::memory {

inline std::atomic<long long> bytes{0};      ///< in use now
inline std::atomic<std::size_t> watched{0};  ///< size of blocks to be counted; none when 0
inline std::atomic<int> watchedBlocks{0};    ///< blocks of that size taken since it was set

inline void* take(std::size_t size) {
    void* block = std::malloc(size ? size : 1);
    if (!block)
        throw std::bad_alloc();
    bytes += static_cast<long long>(malloc_usable_size(block));
    if (size == watched)
        ++watchedBlocks;
    return block;
}

inline void* takeIfThere(std::size_t size) noexcept {
    try {
        return take(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

inline void giveBack(void* block) {
    if (block)
        bytes -= static_cast<long long>(malloc_usable_size(block));
    std::free(block);
}

}  // namespace bocage::tests::memory

[[gnu::noinline]] void* operator new(std::size_t size) {
    return bocage::tests::memory::take(size);
}
[[gnu::noinline]] void* operator new[](std::size_t size) {
    return bocage::tests::memory::take(size);
}
// The sorts of the library ask this way for room they can do without, Qt for the fonts it reads.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return bocage::tests::memory::takeIfThere(size);
}
[[gnu::noinline]] void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return bocage::tests::memory::takeIfThere(size);
}
[[gnu::noinline]] void operator delete(void* block) noexcept {
    bocage::tests::memory::giveBack(block);
}
[[gnu::noinline]] void operator delete[](void* block) noexcept {
    bocage::tests::memory::giveBack(block);
}
[[gnu::noinline]] void operator delete(void* block, const std::nothrow_t&) noexcept {
    bocage::tests::memory::giveBack(block);
}
[[gnu::noinline]] void operator delete[](void* block, const std::nothrow_t&) noexcept {
    bocage::tests::memory::giveBack(block);
}
[[gnu::noinline]] void operator delete(void* block, std::size_t) noexcept {
    bocage::tests::memory::giveBack(block);
}
[[gnu::noinline]] void operator delete[](void* block, std::size_t) noexcept {
    bocage::tests::memory::giveBack(block);
}
