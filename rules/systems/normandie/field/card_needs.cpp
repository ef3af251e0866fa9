#include "rules/systems/normandie/field/card_needs.h"

#include <algorithm>

#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/content/terrain_effects.h"

namespace bocage::rules::normandie {

namespace {

constexpr std::string_view lights[] = {"day", "aviation", "night"};
constexpr std::string_view roles[] = {"vehicle", "officer", "character", "mythos", "spell", "summoning"};
/// A card that needs one of these is of use whoever has it.
constexpr std::string_view ofAnybody[] = {"vehicle", "mythos", "zombie"};

template <class Words>
bool contains(const Words& words, std::string_view word) {
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

bool isEffect(std::string_view need) {
    const auto table = effectTable();
    return std::any_of(table.begin(), table.end(), [&](const EffectInfo& info) { return info.name == need; });
}

}  // namespace

bool isNeedWord(std::string_view need) {
    return contains(lights, need) || contains(roles, need) || isEffect(need);
}

CardNeeds::CardNeeds(const Scenario& scenario, const Battlefield& field, const Content& content)
    : m_content(content), m_light(field.light()) {
    addPlaces(scenario);
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players) {
            addRecruits(player);
            for (const Piece& piece : scenario.pieces)
                if (const Unit* unit = content.unit(piece.content); unit && piece.side == side.id)
                    add(player.id, *unit);
        }
    for (const CampaignLink& link : scenario.campaign)
        for (const Copies& grant : link.grants) {
            if (const Unit* unit = content.unit(grant.id))
                add(link.receiver, *unit);
            if (const Option* option = content.option(grant.id))
                add(link.receiver, *option);
        }
    for (const Piece& piece : scenario.pieces)
        if (piece.side.empty())
            addFound(piece.content);
    for (const BagUse& use : scenario.bags) {
        if (const BagDef* bag = content.library().bag(use.bag))
            for (const Copies& copies : bag->contents)
                addFound(copies.id);
        for (const Copies& copies : use.added)
            addFound(copies.id);
    }
}

void CardNeeds::addPlaces(const Scenario& scenario) {
    const Library& library = m_content.library();
    std::set<const Face*> seen;  // a face laid twice adds nothing
    const auto addLaid = [&](const auto* definition, std::string_view name) {
        const Face* face = definition ? faceNamed(definition->faces, name) : nullptr;
        if (face && seen.insert(face).second)
            addFace(*face);
    };
    for (const PlacedBoard& board : scenario.battlefield.boards)
        addLaid(library.board(board.board), board.face);
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        addLaid(library.overlay(overlay.overlay), overlay.face);
    for (const PlacedEdge& edge : scenario.battlefield.edges)
        addEffects(edge.kind);
    for (const PlacedCorner& corner : scenario.battlefield.corners) {
        addEffects(corner.kind);
        m_shared.insert(std::string(corner.kind.name()));
    }
}

void CardNeeds::addFace(const Face& face) {
    std::set<ContentId> kinds;
    const ContentId* last = nullptr;
    for (const ContentId& cell : face.grid.cells)
        if (!last || *last != cell)  // terrain comes in stretches
            kinds.insert(*(last = &cell));
    for (const EdgeFeature& edge : face.edges)
        kinds.insert(edge.kind);
    for (const CornerFeature& corner : face.corners)
        kinds.insert(corner.kind);
    for (const ContentId& kind : kinds)
        addEffects(kind);
}

void CardNeeds::addEffects(const ContentId& terrain) {
    if (const TerrainKind* kind = m_content.library().terrain(terrain))
        for (const Effect& effect : kind->effects)
            m_places.insert(effect.name);
}

/// What a player who has still to build an army from a budget may bring, and what is handed out.
void CardNeeds::addRecruits(const Player& player) {
    const Force& force = player.force;
    const auto addTile = [&](const Tile& tile) {
        for (const Copies& copies : tile.units)
            if (const Unit* unit = m_content.unit(copies.id))
                add(player.id, *unit);
    };
    for (const Copies& fixed : force.fixed) {
        if (const Tile* tile = m_content.tile(fixed.id))
            addTile(*tile);
        if (const Unit* unit = m_content.unit(fixed.id))
            add(player.id, *unit);
        if (const Option* option = m_content.option(fixed.id))
            add(player.id, *option);
    }
    if (!force.budget || !force.armies.empty())
        return;
    const auto allowed = [&](const ContentId& id, const ContentId& faction) {
        const auto& list = force.permitted;
        return (faction.empty() || force.mixedFactions || faction == player.faction) &&
               std::find(force.forbidden.begin(), force.forbidden.end(), id) == force.forbidden.end() &&
               (list.empty() || std::find(list.begin(), list.end(), id) != list.end());
    };
    for (const auto& [id, tile] : m_content.tiles())
        if (allowed(id, tile.faction))
            addTile(tile);
    for (const auto& [id, option] : m_content.options())
        if (allowed(id, option.mythos ? ContentId() : option.faction))
            add(player.id, option);
}

/// Something that anybody may meet or find: on the map without a side, or in a bag.
void CardNeeds::addFound(const ContentId& id) {
    m_shared.insert(std::string(id.name()));
    if (const Unit* unit = m_content.unit(id))
        add({}, *unit);
    if (const Option* option = m_content.option(id))
        add({}, *option);
    if (const MarkerDef* marker = m_content.library().marker(id)) {
        for (const Effect& effect : marker->effects)
            m_places.insert(effect.name);
        if (cellEffects(marker->effects).has(MythosPlace))
            m_shared.insert("mythos");
        // A marker named like an effect stands for it: the token to search is the place to search.
        if (isEffect(id.name()))
            m_places.insert(std::string(id.name()));
    }
}

void CardNeeds::add(const PlayerId& player, const Unit& unit) {
    if (!m_added.emplace(player, &unit).second)
        return;
    std::set<std::string>& words = player.empty() ? m_shared : m_words[player];
    words.insert(std::string(unit.id.name()));
    words.insert(unit.traits.begin(), unit.traits.end());
    const auto addSide = [&](const UnitSide& side) {
        for (const AbilityUse& use : side.abilities)
            words.insert(use.slug);
    };
    addSide(unit.front);
    if (unit.back)
        addSide(*unit.back);
    if (words.contains("mythos-manifestation"))
        words.insert("mythos");
    if (unit.unitClass == UnitClass::Light || unit.unitClass == UnitClass::Heavy)
        words.insert("vehicle");
    if (unit.outline == Unit::Outline::Officer)
        words.insert("officer");
    if (isCharacter(unit))
        words.insert("character");
}

void CardNeeds::add(const PlayerId& player, const Option& option) {
    std::set<std::string>& words = player.empty() ? m_shared : m_words[player];
    words.insert(std::string(option.id.name()));
    words.insert(std::string(option.marker.name()));
    for (const AbilityUse& use : option.abilities)
        words.insert(use.slug);
    if (option.kind == OptionKind::Spell || option.kind == OptionKind::SpellBook)
        words.insert("spell");
    if (option.kind == OptionKind::Spell && !option.units.empty())
        words.insert("summoning");
    for (const Copies& copies : option.units)
        if (const Unit* unit = m_content.unit(copies.id))
            add(player, *unit);
    if (const OverlayDef* overlay = m_content.library().overlay(option.overlay))
        for (const Face& face : overlay->faces)
            addFace(face);
}

ContentId CardNeeds::named(const std::string& need, const Content& content) {
    if (isNeedWord(need))
        return {};
    const auto find = [&](const auto& items) {
        for (const auto& [id, item] : items)
            if (id.name() == need)
                return id;
        return ContentId();
    };
    ContentId id = find(content.units());
    if (id.empty())
        id = find(content.abilities());
    if (id.empty())
        id = find(content.options());
    for (const Pack& pack : content.library().packs())
        for (const MarkerDef& marker : pack.markers)
            if (id.empty() && marker.id.name() == need)
                id = marker.id;
    return id;
}

bool CardNeeds::met(const std::string& need, const PlayerId& player) const {
    if (need == "day" || need == "aviation")
        return m_light == Light::Day;
    if (need == "night")
        return m_light != Light::Day;
    const auto own = m_words.find(player);
    if (m_places.contains(need) || m_shared.contains(need) ||
        (own != m_words.end() && own->second.contains(need)))
        return true;
    if (contains(ofAnybody, need))
        return std::any_of(m_words.begin(), m_words.end(),
                           [&](const auto& entry) { return entry.second.contains(need); });
    return !isNeedWord(need) && named(need, m_content).empty();
}

}  // namespace bocage::rules::normandie
