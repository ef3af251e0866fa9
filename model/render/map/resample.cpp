#include "model/render/map/resample.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace bocage::model::map {

namespace {

/// The pixel before a place, and how much of the next one there is, of 256.
struct Tap {
    int at;
    int share;
};

Tap tapAt(double place, int length) {
    const int at = std::clamp(static_cast<int>(std::floor(place)), 0, std::max(0, length - 2));
    return {at, static_cast<int>(std::clamp((place - at) * 256, 0.0, 255.0))};
}

QRgb mixed(QRgb a, QRgb b, int shareOfB) {
    const auto ofB = static_cast<unsigned>(shareOfB), ofA = 256 - ofB;
    const QRgb even = (a & 0xFF00FF) * ofA + (b & 0xFF00FF) * ofB;
    const QRgb odd = (a >> 8 & 0xFF00FF) * ofA + (b >> 8 & 0xFF00FF) * ofB;
    return (even >> 8 & 0xFF00FF) | (odd & 0xFF00FF00);
}

#ifdef __SSE2__

/// Two pixels of four channels each.
__m128i mixed(__m128i a, __m128i ofA, __m128i b, __m128i ofB) {
    return _mm_srli_epi16(_mm_add_epi16(_mm_mullo_epi16(a, ofA), _mm_mullo_epi16(b, ofB)), 8);
}

/// Mixes two rows, four pixels at a time; returns how many.
int mixFours(const QRgb* above, const QRgb* below, int shareOfBelow, int width, QRgb* target) {
    const __m128i zero = _mm_setzero_si128();
    const __m128i ofBelow = _mm_set1_epi16(static_cast<short>(shareOfBelow));
    const __m128i ofAbove = _mm_set1_epi16(static_cast<short>(256 - shareOfBelow));
    int x = 0;
    for (; x + 4 <= width; x += 4) {
        const __m128i a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(above + x));
        const __m128i b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(below + x));
        const __m128i low = mixed(_mm_unpacklo_epi8(a, zero), ofAbove, _mm_unpacklo_epi8(b, zero), ofBelow);
        const __m128i high = mixed(_mm_unpackhi_epi8(a, zero), ofAbove, _mm_unpackhi_epi8(b, zero), ofBelow);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(target + x), _mm_packus_epi16(low, high));
    }
    return x;
}

#else

int mixFours(const QRgb*, const QRgb*, int, int, QRgb*) {
    return 0;
}

#endif

}  // namespace

/// Where the pixels of a row come from: the same for all rows.
#ifdef __SSE2__

struct Resampler::Columns {
    std::vector<int> at;  ///< in whole fours
    /// Of two pixels each, four channels: what is left of the first and what comes of the next.
    struct Shares {
        __m128i first, next;
    };
    std::vector<Shares> shares;

    Columns(double from, double step, int width, int sourceWidth)
        : at(static_cast<std::size_t>(width + 3) & ~std::size_t{3}), shares(at.size() / 2) {
        short before = 0;
        for (std::size_t x = 0; x < at.size(); ++x) {
            const Tap tap = tapAt(from + (static_cast<double>(x) + 0.5) * step - 0.5, sourceWidth);
            at[x] = tap.at;
            const auto share = static_cast<short>(tap.share);
            if (x % 2 == 0) {
                before = share;
                continue;
            }
            const __m128i next = _mm_set_epi16(share, share, share, share, before, before, before, before);
            shares[x / 2] = {_mm_sub_epi16(_mm_set1_epi16(256), next), next};
        }
    }

    void scale(const QRgb* source, QRgb* target) const {
        const __m128i zero = _mm_setzero_si128();
        const auto neighbours = [&](int place) {
            return _mm_unpacklo_epi8(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(source + place)), zero);
        };
        const auto two = [&](std::size_t x) {
            const __m128i a = neighbours(at[x]), b = neighbours(at[x + 1]);
            const Shares& share = shares[x / 2];
            return mixed(_mm_unpacklo_epi64(a, b), share.first, _mm_unpackhi_epi64(a, b), share.next);
        };
        for (std::size_t x = 0; x < at.size(); x += 4)
            _mm_storeu_si128(reinterpret_cast<__m128i*>(target + x), _mm_packus_epi16(two(x), two(x + 2)));
    }
};

#else

struct Resampler::Columns {
    std::vector<Tap> taps;

    Columns(double from, double step, int width, int sourceWidth) {
        for (int x = 0; x < width; ++x)
            taps.push_back(tapAt(from + (x + 0.5) * step - 0.5, sourceWidth));
    }

    void scale(const QRgb* source, QRgb* target) const {
        for (const Tap& tap : taps)
            *target++ = mixed(source[tap.at], source[tap.at + 1], tap.share);
    }
};

#endif

Resampler::Resampler(Source source, QSize size, QPointF from, double step, int targetWidth)
    : m_source(std::move(source)),
      m_height(size.height()),
      m_from(from.y()),
      m_step(step),
      m_columns(std::make_unique<Columns>(from.x(), step, targetWidth, size.width())) {
    for (Row& row : m_rows)
        row.pixels.resize(static_cast<std::size_t>(targetWidth) + 4);
}

Resampler::~Resampler() = default;

const QRgb* Resampler::scaled(int number) {
    Row& kept = m_rows[static_cast<std::size_t>(number & 1)];
    if (kept.number != number) {
        m_columns->scale(m_source(number), kept.pixels.data());
        kept.number = number;
    }
    return kept.pixels.data();
}

void Resampler::rows(int top, QImage& target) {
    const int width = target.width();
    for (int y = 0; y < target.height(); ++y) {
        const Tap tap = tapAt(m_from + (top + y + 0.5) * m_step - 0.5, m_height);
        const QRgb* above = scaled(tap.at);
        const QRgb* below = scaled(std::min(tap.at + 1, m_height - 1));
        auto* line = reinterpret_cast<QRgb*>(target.scanLine(y));
        for (int x = mixFours(above, below, tap.share, width, line); x < width; ++x)
            line[x] = mixed(above[x], below[x], tap.share);
    }
}

}  // namespace bocage::model::map
