#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <typeindex>
#include <unordered_map>
#include <vector>

#include "rules/content/content.h"
#include "rules/core/result.h"

namespace bocage::rules {

/// All packs that are open together, looked up by id. Immutable once built and shared by const pointer, so
/// that checks and drawing may run in threads. What is not found is a ghost: callers get null and keep the
/// id.
class Library {
public:
    /// Duplicate ids, missing or too old dependencies come back as problems beside a library that still
    /// works: the first pack that brought an id keeps it.
    static std::pair<std::shared_ptr<const Library>, Problems> build(std::vector<Pack> packs);

    const std::vector<Pack>& packs() const { return m_packs; }
    const Pack* pack(const PackId& id) const;

    const FactionDef* faction(const ContentId& id) const { return find(m_factions, id); }
    const TerrainKind* terrain(const ContentId& id) const { return find(m_terrain, id); }
    const BoardDef* board(const ContentId& id) const { return find(m_boards, id); }
    const OverlayDef* overlay(const ContentId& id) const { return find(m_overlays, id); }
    const MarkerDef* marker(const ContentId& id) const { return find(m_markers, id); }
    const CardDef* card(const ContentId& id) const { return find(m_cards, id); }
    const DeckDef* deck(const ContentId& id) const { return find(m_decks, id); }
    const BagDef* bag(const ContentId& id) const { return find(m_bags, id); }
    const BoxDef* box(const ContentId& id) const { return find(m_boxes, id); }
    const SystemContent* systemContent(const ContentId& id) const { return find(m_system, id); }
    /// The head of any content of whatever kind, null for a ghost.
    const ContentHead* head(const ContentId& id) const { return find(m_heads, id); }

    /// What a game makes of the packs: made when it is first asked for, kept with them, one for each type. It
    /// must not own the library. May be asked from any thread.
    template <class Made, class Make>
    const Made& derived(Make make) const {
        const std::lock_guard lock(m_derivedMutex);
        std::shared_ptr<const void>& place = m_derived[std::type_index(typeid(Made))];
        if (!place)
            place = std::shared_ptr<const Made>(make());
        return *static_cast<const Made*>(place.get());
    }

private:
    template <class T>
    using Index = std::unordered_map<ContentId, const T*>;
    template <class T>
    static const T* find(const Index<T>& index, const ContentId& id) {
        const auto found = index.find(id);
        return found == index.end() ? nullptr : found->second;
    }
    template <class T>
    void add(Index<T>& index, const std::vector<T>& items, Problems& problems);

    std::vector<Pack> m_packs;
    Index<FactionDef> m_factions;
    Index<TerrainKind> m_terrain;
    Index<BoardDef> m_boards;
    Index<OverlayDef> m_overlays;
    Index<MarkerDef> m_markers;
    Index<CardDef> m_cards;
    Index<DeckDef> m_decks;
    Index<BagDef> m_bags;
    Index<BoxDef> m_boxes;
    Index<SystemContent> m_system;
    Index<ContentHead> m_heads;
    mutable std::mutex m_derivedMutex;
    mutable std::map<std::type_index, std::shared_ptr<const void>> m_derived;
};

using LibraryPtr = std::shared_ptr<const Library>;

/// Dotted numbers by value ("1.10" is newer than "1.9"): below, equal to or above zero like strcmp.
int compareVersions(std::string_view a, std::string_view b);

/// The face of a board or overlay by name; null when it has none of that name.
const Face* faceNamed(const std::vector<Face>& faces, std::string_view name);

}  // namespace bocage::rules
