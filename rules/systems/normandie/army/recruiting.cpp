#include "rules/systems/normandie/army/recruiting.h"

#include <algorithm>

#include "rules/systems/normandie/army/army_totals.h"

namespace bocage::rules::normandie {

namespace {

bool contains(const std::vector<ContentId>& list, const ContentId& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

std::string unitsKey(const Option& option) {
    std::string key = "unit";
    for (const ContentId& id : option.needsUnits)
        key += " " + id.value;
    return key;
}

/// Help for casters that is of no use without a spell (SON-ARM-36, -45).
bool needsSpell(const Option& option) {
    const std::string_view name = option.id.name();
    return name.starts_with("totem-") || name == "sigil-blood" ||
           (option.abilities.size() == 1 && option.abilities.front().slug == "magician");
}

int totemsOf(const Option& option) {
    return option.id.name() == "totem-1" ? 1 : option.id.name() == "totem-2" ? 2 : 0;
}

/// Orders of which a second copy is wasted (SON-ARM-64, -72).
bool onlyOnce(const Option& option) {
    return option.id.name() == "bluff" || option.id.name() == "improvisation";
}

const Unit* characterOf(const Tile& tile, const Content& content) {
    for (const Copies& own : tile.units)
        if (const Unit* unit = content.unit(own.id); unit && isCharacter(*unit))
            return unit;
    return nullptr;
}

int countUnits(const Tile& tile, const Content& content, const std::function<bool(const Unit&)>& test) {
    int count = 0;
    for (const Copies& own : tile.units)
        if (const Unit* unit = content.unit(own.id); unit && test(*unit))
            count += own.count;
    return count;
}

bool hasAbility(const Unit& unit, std::string_view slug) {
    return findAbility(unit.front, slug) || (unit.back && findAbility(*unit.back, slug));
}

}  // namespace

bool needsCharacter(OptionKind kind) {
    return kind == OptionKind::Customization || kind == OptionKind::Artifact || kind == OptionKind::Spell ||
           kind == OptionKind::SpellBook;
}

bool hasCharacter(const Tile& tile, const Content& content) {
    return characterOf(tile, content) != nullptr;
}

bool givesOrders(const Tile& tile, const Content& content) {
    return tile.stars > 0 || std::any_of(tile.units.begin(), tile.units.end(), [&](const Copies& own) {
               const Unit* unit = content.unit(own.id);
               return unit && (unit->front.stars > 0 || findAbility(unit->front, "personal-order"));
           });
}

Recruiting::Recruiting(const BestArmyRequest& request) : m_request(request), m_content(request.content) {
    const auto add = [&](const std::string& name) {
        m_conditions.emplace(name, std::uint64_t(1) << std::min<std::size_t>(m_conditions.size(), 63));
    };
    for (const char* name : {"tile", "orders", "officer", "spell"})
        add(name);
    for (const auto& [id, tile] : m_content.tiles())
        if (tile.faction == request.faction || required(id))
            for (const ContentId& needed : tile.needsTiles)
                add(needed.value);
    for (const auto& [id, option] : m_content.options())
        if (!option.needsUnits.empty() && wanted(id, option.faction, option.mythos)) {
            add(unitsKey(option));
            for (const ContentId& unit : option.needsUnits)
                m_unitProvides[unit] |= condition(unitsKey(option));
        }
    for (const auto& [id, option] : m_content.options())
        if (worth(option) > 0 && wanted(id, option.faction, option.mythos))
            m_asked |= effectOf(option).triggers;
    m_countersNamed = request.collection &&
                      std::any_of(m_content.units().begin(), m_content.units().end(), [&](const auto& unit) {
                          return ownedCopies(*request.collection, m_content.library(), unit.first) > 0;
                      });
    if (!request.start)
        return;
    const ArmyView view(*request.start, m_content);
    for (const EntryView& entry : view.entries)
        ++m_start[entry.entry->content];
    view.forEachFilling([&](const FillingView& filling, const EntryView*) {
        ++m_start[filling.filling->option];
        for (const ContentId& page : filling.filling->contents)
            ++m_start[page];
    });
    for (const ArmyUnit& unit : view.units)
        ++m_start[unit.id];
    view.forEachFilling([&](const FillingView& filling, const EntryView*) {
        if (!filling.option)
            return;
        if (!filling.option->marker.empty())
            m_start[filling.option->marker] += filling.option->markers;
        if (!filling.option->overlay.empty())
            ++m_start[filling.option->overlay];
    });
}

std::uint64_t Recruiting::condition(const std::string& name) const {
    const auto found = m_conditions.find(name);
    return found == m_conditions.end() ? 0 : found->second;
}

bool Recruiting::required(const ContentId& id) const {
    return contains(m_request.required, id);
}

int Recruiting::inStart(const ContentId& id) const {
    const auto found = m_start.find(id);
    return found == m_start.end() ? 0 : found->second;
}

int Recruiting::stockOf(const ContentId& id) const {
    const bool card = m_content.tile(id) || m_content.option(id);
    if (!card && !m_countersNamed)
        return plenty;
    return m_request.collection ? ownedCopies(*m_request.collection, m_content.library(), id) - inStart(id)
                                : plenty;
}

int Recruiting::mostOf(const std::string& limit) const {
    int used = 0;
    for (const auto& [id, count] : m_start)
        if (const Option* option = m_content.option(id))
            for (const auto& [name, amount] : effectOf(*option).limited)
                used += name == limit ? amount * count : 0;
    return std::max(0, (limit == "totems" ? 2 : 1) - used);
}

bool Recruiting::wanted(const ContentId& id, const ContentId& faction, bool anyFaction) const {
    if (!anyFaction && !faction.empty() && faction != m_request.faction)
        return false;
    return !contains(m_request.forbidden, id) &&
           (m_request.permitted.empty() || contains(m_request.permitted, id));
}

bool Recruiting::mayAdd(const Tile& tile) const {
    return tile.cost && wanted(tile.id, tile.faction, false) && (!tile.hero || inStart(tile.id) == 0);
}

/// Whether the tile's own units can make something of it (SON-ARM-22, -23, -33, -45 to -47).
bool Recruiting::ofUse(const Option& option, const Tile& tile) const {
    const std::string_view name = option.id.name();
    const bool deepOnes = name == "poisoned-blade" || name == "amulet-dagon" || totemsOf(option) > 0;
    if (deepOnes && m_request.faction.name() != "deep-ones")
        return false;
    switch (option.kind) {
        case OptionKind::Equipment:
            return countUnits(tile, m_content, [](const Unit& unit) {
                       return unit.unitClass == UnitClass::Infantry || unit.tileRole == Unit::TileRole::Hero;
                   }) > 0;
        case OptionKind::Trait:
            if (name == "digger")
                return countUnits(tile, m_content,
                                  [](const Unit& unit) { return hasAbility(unit, "burrower"); }) > 0;
            if (name == "pack-hunting")
                return countUnits(tile, m_content,
                                  [](const Unit& unit) { return hasAbility(unit, "assault"); }) > 1;
            return !tile.units.empty();
        default:
            break;
    }
    if (option.kind == OptionKind::Customization && option.bonus && !option.bonus->infantry &&
        !option.bonus->light && !option.bonus->heavy)
        return false;
    const Unit* character = characterOf(tile, m_content);
    if (!character)
        return true;
    if ((name == "shaggai-sword" || name == "elder-sword") && !findAbility(character->front, "assault"))
        return false;
    return !((name == "eldritch-ichor" || name == "shaggai-sword" || name == "life-drain") &&
             !turnsWhenHarmed(*character));
}

bool turnsWhenHarmed(const Unit& character) {
    return character.lifePoints > 0 || (character.back && (character.backRole == Unit::BackRole::None ||
                                                           character.backRole == Unit::BackRole::Reduced));
}

bool Recruiting::mayFill(const Option& option, const Tile& tile, const Slot& slot) const {
    if (!option.cost || needsNoSlot(option) || !wanted(option.id, option.faction, option.mythos) ||
        !fits(option, slot) || (needsCharacter(option.kind) && !hasCharacter(tile, m_content)) ||
        !ofUse(option, tile))
        return false;
    // What costs points and adds nothing to the goal, nor to any condition, is never chosen.
    const Effect& effect = effectOf(option);
    return worth(option) > 0 || slot.stars > 0 || option.stars > 0 || effect.takers > 0 ||
           (effect.provides & m_asked) != 0;
}

bool Recruiting::mayAddFree(const Option& option) const {
    return option.kind == OptionKind::Free && option.cost &&
           wanted(option.id, option.faction, option.mythos) && inStart(option.id) == 0 && worth(option) > 0;
}

void Recruiting::addUnits(const std::vector<Copies>& units, Effect& effect) const {
    for (const Copies& brought : units) {
        effect.pieces.push_back(brought);
        const Unit* unit = m_content.unit(brought.id);
        if (!unit)
            continue;
        if (const auto provides = m_unitProvides.find(brought.id); provides != m_unitProvides.end())
            effect.provides |= provides->second;
        const int orders = unit->front.stars + (findAbility(unit->front, "personal-order") ? 1 : 0);
        effect.orders += orders * brought.count;
        effect.takers += findAbility(unit->front, "autonomous") ? 0 : brought.count;
    }
    if (effect.orders > 0)
        effect.provides |= condition("orders");
}

Recruiting::Effect Recruiting::effectOf(const Tile& tile) const {
    Effect effect;
    effect.orders = tile.stars;
    addUnits(tile.units, effect);
    effect.triggers |= condition("orders");
    for (const ContentId& needed : tile.needsTiles)
        effect.triggers |= condition(needed.value);
    effect.provides |= condition("tile") | condition(tile.id.value);
    if (tile.officer)
        effect.provides |= condition("officer");
    return effect;
}

const Recruiting::OptionFacts& Recruiting::factsOf(const Option& option) const {
    const auto [found, fresh] = m_facts.try_emplace(&option);
    if (fresh)
        found->second = {workedOut(option), worthOf(option, m_content, m_request.goal)};
    return found->second;
}

Recruiting::Effect Recruiting::workedOut(const Option& option) const {
    Effect effect;
    effect.orders = option.stars;
    if (option.kind == OptionKind::Support || option.kind == OptionKind::Free)
        addUnits(option.units, effect);
    if (option.stars > 0)
        effect.provides |= condition("orders");
    if (option.kind == OptionKind::Order)
        effect.triggers |= condition("officer");
    if (option.kind == OptionKind::Free)
        effect.triggers |= condition("tile");
    if (option.kind == OptionKind::Spell)
        effect.provides |= condition("spell");
    else if (needsSpell(option))
        effect.triggers |= condition("spell");
    if (!option.needsUnits.empty())
        effect.triggers |= condition(unitsKey(option));
    effect.pieces.push_back({option.id, 1});
    if (!option.marker.empty() && option.markers > 0)
        effect.pieces.push_back({option.marker, option.markers});
    if (!option.overlay.empty())
        effect.pieces.push_back({option.overlay, 1});
    if (const int totems = totemsOf(option))
        effect.limited.emplace_back("totems", totems);
    if (onlyOnce(option))
        effect.limited.emplace_back(std::string(option.id.name()), 1);
    return effect;
}

Recruiting::Effect Recruiting::effectOf(const Slot& slot) const {
    Effect effect;
    effect.orders = slot.stars;
    if (slot.stars > 0)
        effect.provides |= condition("orders");
    return effect;
}

int costOfStart(const Roster& roster, const Content& content) {
    return totalsOf(ArmyView(roster, content)).points.value;
}

RosterMaker::RosterMaker(const BestArmyRequest& request, const Recruiting& recruiting)
    : m_request(request), m_recruiting(recruiting) {
    Roster& roster = m_result.roster;
    if (request.start)
        roster = *request.start;
    roster.system = "normandie";
    roster.faction = request.faction;
    roster.limit = request.points;
    for (const RosterEntry& entry : roster.entries) {
        m_used.push_back(entry.id.value);
        for (const auto& filling : entry.fillings)
            m_used.push_back(filling.id.value);
    }
    for (const auto& filling : roster.freeOptions)
        m_used.push_back(filling.id.value);
}

ElementId RosterMaker::fresh(const std::string& prefix) {
    for (int number = 1;; ++number) {
        const std::string id = prefix + "-" + std::to_string(number);
        if (std::find(m_used.begin(), m_used.end(), id) != m_used.end())
            continue;
        m_used.push_back(id);
        return ElementId(id);
    }
}

void RosterMaker::addFree(const Option& option) {
    m_result.roster.freeOptions.push_back({fresh("option"), -1, option.id, {}, {}});
    m_result.chosen.push_back({option.id, {}, *option.cost, m_recruiting.worth(option)});
}

std::size_t RosterMaker::entry(const Tile& tile) {
    m_result.roster.entries.push_back({fresh("entry"), tile.id, {}, {}, false, {}});
    m_result.chosen.push_back({tile.id, {}, *tile.cost, m_recruiting.worth(tile)});
    return m_result.roster.entries.size() - 1;
}

void RosterMaker::fill(std::size_t entry, const Tile& tile, int slot, const Option& option) {
    auto& fillings = m_result.roster.entries[entry].fillings;
    fillings.push_back({fresh("option"), slot, option.id, {}, {}});
    std::sort(fillings.begin(), fillings.end(), [](const auto& a, const auto& b) { return a.slot < b.slot; });
    m_result.chosen.push_back({option.id, tile.id, *option.cost, m_recruiting.worth(option)});
}

BestArmy RosterMaker::take(int cost, long long worth) {
    m_result.cost = cost;
    m_result.worth = worth;
    return std::move(m_result);
}

}  // namespace bocage::rules::normandie
