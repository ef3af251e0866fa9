#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Arithmetic of opacity: penalties that add up and stop at "blocked", the largest value of the lane. Sums of
/// penalties alone never get there: whoever picks the lane sees to that.
namespace bocage::rules::normandie::lanes {

template <class Lane>
inline constexpr Lane blocked = std::numeric_limits<Lane>::max();

template <class Lane>
constexpr Lane sum(Lane a, Lane b) {
    const auto total = static_cast<unsigned>(a) + static_cast<unsigned>(b);
    return static_cast<Lane>(std::min<unsigned>(total, blocked<Lane>));
}

#if defined(__SSE2__)

template <class Lane>
struct Vector;

template <>
struct Vector<std::uint8_t> {
    static constexpr std::size_t size = 16;
    static __m128i all(std::uint8_t value) { return _mm_set1_epi8(static_cast<char>(value)); }
    static __m128i add(__m128i a, __m128i b) { return _mm_adds_epu8(a, b); }
    static __m128i min(__m128i a, __m128i b) { return _mm_min_epu8(a, b); }
    static __m128i max(__m128i a, __m128i b) { return _mm_max_epu8(a, b); }
};

template <>
struct Vector<std::uint16_t> {
    static constexpr std::size_t size = 8;
    static __m128i all(std::uint16_t value) { return _mm_set1_epi16(static_cast<short>(value)); }
    static __m128i add(__m128i a, __m128i b) { return _mm_adds_epu16(a, b); }
    // SSE2 has no unsigned 16-bit minimum; saturating differences give it.
    static __m128i min(__m128i a, __m128i b) { return _mm_sub_epi16(a, _mm_subs_epu16(a, b)); }
    static __m128i max(__m128i a, __m128i b) { return _mm_add_epi16(b, _mm_subs_epu16(a, b)); }
};

template <class Lane>
inline __m128i load(const Lane* at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
}
template <class Lane>
inline void store(Lane* at, __m128i value) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(at), value);
}

/// Adds a value to lanes [first, last). The array is padded by one vector.
template <class Lane>
inline void addRange(Lane* lanes, std::uint32_t first, std::uint32_t last, Lane value) {
    using V = Vector<Lane>;
    alignas(16) static constexpr std::uint8_t masks[32] = {255, 255, 255, 255, 255, 255, 255, 255,
                                                           255, 255, 255, 255, 255, 255, 255, 255};
    const __m128i everywhere = V::all(value);
    std::size_t count = last - first;
    Lane* at = lanes + first;
    for (; count >= V::size; count -= V::size, at += V::size)
        store(at, V::add(load(at), everywhere));
    if (count > 0) {
        const __m128i mask = load(masks + 16 - count * sizeof(Lane));
        store(at, V::add(load(at), _mm_and_si128(everywhere, mask)));
    }
}

/// out = a + b + c, lane by lane; out overlaps none of them.
template <class Lane>
inline void addThree(Lane* out, const Lane* a, const Lane* b, const Lane* c, std::size_t count) {
    using V = Vector<Lane>;
    const auto step = [&](std::size_t i) {
        store(out + i, V::add(V::add(load(a + i), load(b + i)), load(c + i)));
    };
    if (count < V::size) {
        for (std::size_t i = 0; i < count; ++i)
            out[i] = sum(sum(a[i], b[i]), c[i]);
        return;
    }
    std::size_t i = 0;
    for (; i + V::size <= count; i += V::size)
        step(i);
    if (i < count)
        step(count - V::size);  // once more over lanes already done: they get the same again
}

/// side = a + b + c and out = the smaller (or larger) of side and d + e + f.
template <class Lane, bool Smaller>
inline void addBothWays(Lane* out, Lane* side, const Lane* a, const Lane* b, const Lane* c, const Lane* d,
                        const Lane* e, const Lane* f, std::size_t count) {
    using V = Vector<Lane>;
    const auto step = [&](std::size_t i) {
        const __m128i upper = V::add(V::add(load(a + i), load(b + i)), load(c + i));
        const __m128i lower = V::add(V::add(load(d + i), load(e + i)), load(f + i));
        store(side + i, upper);
        store(out + i, Smaller ? V::min(upper, lower) : V::max(upper, lower));
    };
    if (count < V::size) {
        for (std::size_t i = 0; i < count; ++i) {
            const Lane upper = sum(sum(a[i], b[i]), c[i]);
            const Lane lower = sum(sum(d[i], e[i]), f[i]);
            side[i] = upper;
            out[i] = Smaller ? std::min(upper, lower) : std::max(upper, lower);
        }
        return;
    }
    std::size_t i = 0;
    for (; i + V::size <= count; i += V::size)
        step(i);
    if (i < count)
        step(count - V::size);
}

/// True when every lane is blocked. The array is padded by one vector.
template <class Lane>
inline bool allBlocked(const Lane* lanes, std::size_t count) {
    using V = Vector<Lane>;
    const __m128i full = V::all(blocked<Lane>);
    std::size_t i = 0;
    for (; i + V::size <= count; i += V::size)
        if (_mm_movemask_epi8(_mm_cmpeq_epi8(load(lanes + i), full)) != 0xFFFF)
            return false;
    for (; i < count; ++i)
        if (lanes[i] != blocked<Lane>)
            return false;
    return true;
}

#else

template <class Lane>
struct Vector {
    static constexpr std::size_t size = 1;
};

template <class Lane>
inline void addRange(Lane* lanes, std::uint32_t first, std::uint32_t last, Lane value) {
    for (std::uint32_t i = first; i < last; ++i)
        lanes[i] = sum(lanes[i], value);
}

template <class Lane>
inline void addThree(Lane* out, const Lane* a, const Lane* b, const Lane* c, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i)
        out[i] = sum(sum(a[i], b[i]), c[i]);
}

template <class Lane, bool Smaller>
inline void addBothWays(Lane* out, Lane* side, const Lane* a, const Lane* b, const Lane* c, const Lane* d,
                        const Lane* e, const Lane* f, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const Lane upper = sum(sum(a[i], b[i]), c[i]);
        const Lane lower = sum(sum(d[i], e[i]), f[i]);
        side[i] = upper;
        out[i] = Smaller ? std::min(upper, lower) : std::max(upper, lower);
    }
}

template <class Lane>
inline bool allBlocked(const Lane* lanes, std::size_t count) {
    return std::all_of(lanes, lanes + count, [](Lane lane) { return lane == blocked<Lane>; });
}

#endif

}  // namespace bocage::rules::normandie::lanes
