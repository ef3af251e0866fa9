#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rules/systems/normandie/sight/sight_map.h"

namespace bocage::rules::normandie {

namespace detail {
struct OctantTable;
template <class Lane>
class OctantScan;
}  // namespace detail

/// Sees from one cell to all others in one sweep. Keeps its working memory, so that asking allocates nothing;
/// use one per thread.
///
/// Eight octants are swept outwards column by column. An array holds one opacity per direction in which a
/// target can lie, sorted by slope; a cell or edge covers an unbroken range of slopes, so it is added to a
/// stretch of the array at once, and a target reads its one entry before its own column is added.
class SightScanner {
public:
    explicit SightScanner(const SightMap& map);
    ~SightScanner();
    SightScanner(SightScanner&&) noexcept;

    const SightMap& map() const { return m_map; }

    /// Fills one code per cell of the battlefield's box, row by row. `from` is inside the box.
    void scan(Cell from, std::span<SightCode> out);
    /// The same without the rules about end spaces: what SightMap::trace says.
    void trace(int from, std::span<SightCode> out);

private:
    const SightMap& m_map;
    std::unique_ptr<detail::OctantScan<std::uint8_t>> m_bytes;
    std::unique_ptr<detail::OctantScan<std::uint16_t>> m_words;
};

}  // namespace bocage::rules::normandie
