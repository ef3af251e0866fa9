#include "rules/systems/malice/table/deal.h"

#include <algorithm>

#include "rules/systems/malice/party/party.h"

namespace bocage::rules::malice {

namespace {

struct DealName {
    DealKind kind;
    std::string_view name;
    Token::Kind token;
    Site site;
};
constexpr DealName dealNames[] = {{DealKind::Wells, "wells", Token::Kind::Well, Site::Stronghold},
                                  {DealKind::Cities, "cities", Token::Kind::City, Site::City},
                                  {DealKind::Mystics, "mystics", Token::Kind::Mystic, Site::Mystic},
                                  {DealKind::Lairs, "lairs", Token::Kind::Stocked, Site::Lair},
                                  {DealKind::Seals, "seals", Token::Kind::Seal, Site::ShadowGate},
                                  {DealKind::Masteries, "masteries", Token::Kind::Well, Site::Gate}};

const DealName& factsOf(DealKind kind) {
    return dealNames[static_cast<std::size_t>(kind)];
}

/// Every cell of that site on the boards it belongs to.
std::vector<DealtToken> placesOf(const Table& table, Site site) {
    std::vector<DealtToken> places;
    const BoardKind wanted = site == Site::ShadowGate ? BoardKind::ShadowRealm : BoardKind::Terrain;
    for (std::size_t b = 0; b < table.boards.size(); ++b)
        if (table.boards[b].known && table.boards[b].kind == wanted)
            for (const CellInfo& cell : table.boards[b].cells)
                if (cell.has(site))
                    places.push_back({static_cast<int>(b), cell.at, {}, false});
    return places;
}

/// One revealed Well on each board (SOM-DIFF-03).
void revealOneEach(std::vector<DealtToken>& wells, Lot& lot) {
    std::map<int, std::vector<std::size_t>> byBoard;
    for (std::size_t i = 0; i < wells.size(); ++i)
        byBoard[wells[i].board].push_back(i);
    for (const auto& [board, list] : byBoard)
        wells[list[static_cast<std::size_t>(lot.draw(static_cast<int>(list.size())))]].faceUp = true;
}

void dealWells(const Table& table, std::vector<DealtToken>& wells, Lot& lot) {
    const int boards = static_cast<int>(table.terrainBoards().size());
    for (int attempt = 0; attempt < 1000; ++attempt) {
        std::vector<std::string> pile(static_cast<std::size_t>(boards), "light");
        pile.insert(pile.end(), static_cast<std::size_t>(2 * boards), "dark");
        lot.shuffle(pile);
        for (std::size_t i = 0; i < wells.size(); ++i) {
            wells[i].what = i < pile.size() ? pile[i] : std::string();
            wells[i].faceUp = false;
        }
        if (table.section.difficulty != Difficulty::Easy)
            break;
        revealOneEach(wells, lot);
        // Easy must not be won before it begins (SOM-DIFF-06).
        if (std::any_of(wells.begin(), wells.end(),
                        [](const DealtToken& well) { return well.what == "light" && !well.faceUp; }))
            break;
    }
    std::erase_if(wells, [](const DealtToken& well) { return well.what.empty(); });
}

void dealServices(std::vector<DealtToken>& places, std::vector<std::string> pile, Lot& lot) {
    lot.shuffle(pile);
    if (places.size() > pile.size())
        places.resize(pile.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i].what = pile[i];
}

template <class Action>
void forEachRoster(Scenario& scenario, Action action) {
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players)
            for (Force::Army& army : player.force.armies)
                if (army.roster)
                    action(*army.roster);
}

/// SOM-SETUP-12: one mastery by lot for every avatar; no card twice, no colour oftener than its shards reach
/// (SOM-SHARD-02). Cards of which only the name is known stay out.
void dealMasteries(Scenario& scenario, const Catalogue& catalogue, Lot& lot) {
    std::vector<const Mastery*> deck;
    for (const auto& [id, mastery] : catalogue.masteries)
        for (int copy = 0; !mastery.nameOnly && copy < std::min(mastery.copies, maxAvatars); ++copy)
            deck.push_back(&mastery);
    lot.shuffle(deck);
    std::map<std::string, int> coloured;
    std::size_t next = 0;
    forEachRoster(scenario, [&](Roster& roster) {
        for (RosterEntry& entry : roster.entries) {
            while (next < deck.size() && deck[next]->colour != "colorless" &&
                   coloured[deck[next]->colour] >= 4)
                ++next;
            if (next == deck.size())
                return;
            ++coloured[deck[next]->colour];
            std::erase_if(entry.fillings,
                          [](const RosterEntry::Filling& filling) { return filling.slot == slot::mastery; });
            RosterEntry::Filling filling;
            filling.id = ElementId(entry.id.value + "-mastery");
            filling.slot = slot::mastery;
            filling.option = deck[next++]->id;
            entry.fillings.insert(entry.fillings.begin(), std::move(filling));
            AvatarSection section = avatarSection(entry.extras);
            section.shards.reset();
            setSection(entry.extras, section);
        }
    });
}

}  // namespace

std::string_view nameOf(DealKind kind) {
    return factsOf(kind).name;
}

std::optional<DealKind> dealKindNamed(std::string_view name) {
    for (const DealName& row : dealNames)
        if (row.name == name)
            return row.kind;
    return std::nullopt;
}

Lot::Lot(int seed, int stream)
    : m_state(static_cast<std::uint64_t>(static_cast<std::uint32_t>(seed)) * 0x9E3779B97F4A7C15ULL +
              static_cast<std::uint64_t>(stream) * 0xD1B54A32D192ED03ULL) {}

int Lot::draw(int below) {
    m_state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    mixed ^= mixed >> 31;
    return below > 0 ? static_cast<int>((mixed >> 33) % static_cast<std::uint64_t>(below)) : 0;
}

std::vector<DealtToken> dealTokens(const Table& table, DealKind kind, int seed, int avatars) {
    if (kind == DealKind::Masteries)
        return {};
    Lot lot(seed, static_cast<int>(kind));
    std::vector<DealtToken> places = placesOf(table, factsOf(kind).site);
    switch (kind) {
        case DealKind::Wells:
            dealWells(table, places, lot);
            break;
        case DealKind::Cities: {
            std::vector<std::string> pile;
            for (std::size_t i = 0; i < cityServices; ++i)
                pile.emplace_back(malice::nameOf(static_cast<CityService>(i)));
            dealServices(places, std::move(pile), lot);
            break;
        }
        case DealKind::Mystics: {
            std::vector<std::string> pile;
            for (const MysticService service :
                 {MysticService::Cleanse, MysticService::Heal, MysticService::Restore})
                pile.insert(pile.end(), static_cast<std::size_t>(table.section.mysticTokens.of(service)),
                            std::string(malice::nameOf(service)));
            dealServices(places, std::move(pile), lot);
            break;
        }
        case DealKind::Lairs: {
            // Each player takes one token away (SOM-DIFF-02); the lot chooses for them.
            const Difficulty difficulty = table.section.difficulty;
            if (difficulty == Difficulty::Challenging || difficulty == Difficulty::Easy)
                for (int i = 0; i < avatars && !places.empty(); ++i)
                    places.erase(places.begin() + lot.draw(static_cast<int>(places.size())));
            for (DealtToken& token : places)
                token.faceUp = true;
            break;
        }
        default:
            for (DealtToken& token : places)
                token.faceUp = true;
            break;
    }
    return places;
}

ContentId markerFor(const Library& library, Token::Kind kind, std::string_view what) {
    for (const Pack& pack : library.packs())
        if (pack.manifest.system == systemId)
            for (const MarkerDef& marker : pack.markers) {
                std::string own;
                if (tokenKind(&marker, &own) == kind && own == what)
                    return marker.id;
            }
    return {};
}

int avatarsIn(const Scenario& scenario) {
    int count = 0;
    forEachRoster(const_cast<Scenario&>(scenario),
                  [&](const Roster& roster) { count += static_cast<int>(roster.entries.size()); });
    return count;
}

Scenario dealSetup(const Scenario& scenario, const Library& library, const std::set<DealKind>& kinds,
                   int seed) {
    Scenario result = scenario;
    ScenarioSection section = scenarioSection(result.extras);
    const Table table = Table::of(scenario, library);
    const int avatars = section.avatars.value_or(avatarsIn(scenario));
    const bool everything = kinds.size() == std::size(allDealKinds);
    std::set<Token::Kind> leave;
    for (const DealKind kind : kinds)
        if (kind != DealKind::Masteries)
            leave.insert(factsOf(kind).token);
    if (everything)
        leave.insert({Token::Kind::Shadow, Token::Kind::Xulthul});
    std::erase_if(result.pieces, [&](const Piece& piece) {
        const auto kind = tokenKind(library.marker(piece.content));
        return kind && leave.contains(*kind);
    });
    for (const DealKind kind : kinds) {
        if (kind == DealKind::Masteries) {
            Lot lot(seed, static_cast<int>(kind));
            dealMasteries(result, Catalogue::of(library), lot);
        } else {
            static constexpr const char* prefixes[] = {"well", "city", "mystic", "lair", "seal"};
            for (const DealtToken& token : dealTokens(table, kind, seed, avatars)) {
                Piece piece;
                piece.content = markerFor(library, factsOf(kind).token, token.what);
                if (piece.content.empty())
                    continue;
                piece.id = freshId(result, prefixes[static_cast<std::size_t>(kind)]);
                piece.at = table.boards[static_cast<std::size_t>(token.board)].toTable(token.at);
                piece.face = token.faceUp ? "front" : "back";
                result.pieces.push_back(std::move(piece));
            }
        }
        std::erase_if(section.deals, [&](const Deal& deal) { return deal.kind == nameOf(kind); });
        section.deals.push_back({std::string(nameOf(kind)), seed});
    }
    std::sort(section.deals.begin(), section.deals.end(),
              [](const Deal& a, const Deal& b) { return a.kind < b.kind; });
    setSection(result.extras, section);
    return result;
}

bool asDealt(const Table& table, DealKind kind) {
    for (const Deal& deal : table.section.deals) {
        if (deal.kind != nameOf(kind))
            continue;
        const std::vector<DealtToken> dealt = dealTokens(table, kind, deal.seed);
        std::size_t found = 0;
        for (const Token& token : table.tokens) {
            if (token.kind != factsOf(kind).token || token.what == "random")
                continue;
            const bool same = std::any_of(dealt.begin(), dealt.end(), [&](const DealtToken& one) {
                return one.board == token.board && one.at == token.at && one.what == token.what;
            });
            if (!same)
                return false;
            ++found;
        }
        return found <= dealt.size();
    }
    return false;
}

}  // namespace bocage::rules::malice
