#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "rules/checks/pack_check.h"
#include "rules/content/drawings.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

namespace {

/// PACK-ID-01: an id names one item only.
void checkIdsUnique(const PackCheckInput& input, const PackFindings& out) {
    std::map<ContentId, int> seen;
    forEachHead(input.pack, [&](const ContentHead& head) {
        if (++seen[head.id] == 2)
            out.add(head.id);
    });
}

/// Calls `action(owner, referred id, place)` for every reference the shared kinds make.
template <class Action>
void forEachReference(const Pack& pack, Action action) {
    const auto grids = [&](const auto& items) {
        for (const auto& item : items)
            for (const Face& face : item.faces) {
                for (const ContentId& kind : face.grid.cells)
                    action(item.id, kind, "/faces");
                for (const EdgeFeature& edge : face.edges)
                    action(item.id, edge.kind, "/faces");
                for (const CornerFeature& corner : face.corners)
                    action(item.id, corner.kind, "/faces");
            }
    };
    const auto copies = [&](const ContentId& owner, const std::vector<Copies>& list, std::string_view place) {
        for (const Copies& copy : list)
            action(owner, copy.id, place);
    };
    grids(pack.boards);
    grids(pack.overlays);
    for (const FactionDef& faction : pack.factions)
        action(faction.id, ContentId(faction.deck), "/deck");
    for (const CardDef& card : pack.cards)
        action(card.id, ContentId(card.faction), "/faction");
    for (const DeckDef& deck : pack.decks) {
        action(deck.id, deck.faction, "/faction");
        copies(deck.id, deck.cards, "/cards");
    }
    for (const BagDef& bag : pack.bags)
        copies(bag.id, bag.contents, "/contents");
    for (const BoxDef& box : pack.boxes)
        copies(box.id, box.contents, "/contents");
}

/// PACK-REF-01: what an item refers to exists.
void checkReferences(const PackCheckInput& input, const PackFindings& out) {
    std::set<std::pair<ContentId, ContentId>> told;
    const auto look = [&](const ContentId& owner, const ContentId& id, std::string_view place) {
        if (!id.empty() && !input.library->head(id) && told.emplace(owner, id).second)
            out.add(owner, {id.value}, {}, place);
    };
    forEachReference(input.pack, look);
    if (input.system)
        for (const SystemContent& item : input.pack.system)
            for (const ContentId& id : input.system->contentReferences(item))
                look(item.id, id, {});
}

/// PACK-REF-02: what comes from another pack is declared by "needs".
void checkNeedsDeclared(const PackCheckInput& input, const PackFindings& out) {
    const PackManifest& manifest = input.pack.manifest;
    std::set<std::string, std::less<>> told;
    const auto look = [&](const ContentId& owner, const ContentId& id, std::string_view) {
        if (id.empty() || !id.wellFormed() || id.pack() == manifest.id.value)
            return;
        const bool declared = std::any_of(manifest.needs.begin(), manifest.needs.end(),
                                          [&](const PackPin& need) { return need.id.value == id.pack(); });
        if (!declared && told.emplace(id.pack()).second)
            out.add(owner, {id.value, std::string(id.pack())});
    };
    forEachReference(input.pack, look);
    if (input.system)
        for (const SystemContent& item : input.pack.system)
            for (const ContentId& id : input.system->contentReferences(item))
                look(item.id, id, {});
}

/// PACK-REF-03: packs do not need each other in a circle, for neither could be had without the other.
void checkNeedsInCircle(const PackCheckInput& input, const PackFindings& out) {
    const PackId& start = input.pack.manifest.id;
    std::set<std::string> visited;
    std::vector<std::string> way;
    const std::function<bool(const Pack&)> back = [&](const Pack& pack) {
        way.push_back(pack.manifest.id.value);
        for (const PackPin& need : pack.manifest.needs) {
            if (need.id == start)
                return true;
            const Pack* next = input.library->pack(need.id);
            if (next && visited.insert(need.id.value).second && back(*next))
                return true;
        }
        way.pop_back();
        return false;
    };
    if (!back(input.pack))
        return;
    std::string names;
    for (const std::string& id : way)
        names += id + " → ";
    out.add({}, {names + start.value}, {}, "/needs");
}

/// PACK-TEXT-01: everything has a name.
void checkNames(const PackCheckInput& input, const PackFindings& out) {
    forEachHead(input.pack, [&](const ContentHead& head) {
        if (head.name.empty())
            out.add(head.id, {}, {}, "/name");
    });
}

/// PACK-TEXT-02: everything explains itself.
void checkHelp(const PackCheckInput& input, const PackFindings& out) {
    forEachHead(input.pack, [&](const ContentHead& head) {
        if (head.help.empty())
            out.add(head.id, {}, {}, "/help");
    });
}

/// PACK-TEXT-03: names are there in every language the pack claims to speak.
void checkLanguages(const PackCheckInput& input, const PackFindings& out) {
    forEachHead(input.pack, [&](const ContentHead& head) {
        for (const std::string& language : input.pack.manifest.languages)
            if (!head.name.byLanguage.contains(language) && !head.name.empty())
                out.add(head.id, {language}, {}, "/name");
    });
}

/// PACK-ART-01: a symbol that is named can be drawn.
void checkSymbols(const PackCheckInput& input, const PackFindings& out) {
    if (!input.symbols)
        return;
    const auto look = [&](const ContentId& id, const std::string& symbol, const char* place = "/symbol") {
        // A drawing of this pack lies in it; one of another is that pack's own affair.
        if (const DrawingName own = drawingName(symbol)) {
            const bool there = own.pack == input.pack.manifest.id.value
                                   ? !input.files || input.files->contains(std::string(own.file))
                                   : input.library->pack(PackId(own.pack)) != nullptr;
            if (!there)
                out.add(id, {symbol}, {}, place);
        } else if (place == std::string_view("/symbol") && !symbol.empty() &&
                   !input.symbols->contains(symbol)) {
            out.add(id, {symbol}, {}, place);
        }
    };
    for (const FactionDef& faction : input.pack.factions)
        look(faction.id, faction.symbol);
    for (const TerrainKind& kind : input.pack.terrain)
        look(kind.id, kind.symbol);
    for (const MarkerDef& marker : input.pack.markers)
        look(marker.id, marker.symbol);
    for (const CardDef& card : input.pack.cards)
        look(card.id, card.symbol);
    for (const SystemContent& item : input.pack.system)
        if (const Json* symbol = item.fields.find("symbol"); symbol && symbol->isString())
            look(item.id, symbol->string());
    for (const SystemContent& item : input.pack.system)
        if (const Json* silhouette = item.fields.find("silhouette"); silhouette && silhouette->isString())
            look(item.id, silhouette->string(), "/silhouette");
}

/// PACK-ART-02: a scan that is named lies in the pack.
void checkScans(const PackCheckInput& input, const PackFindings& out) {
    if (!input.files)
        return;
    const auto look = [&](const auto& items) {
        for (const auto& item : items)
            for (const Face& face : item.faces)
                if (!face.art.empty() && !input.files->contains(face.art))
                    out.add(item.id, {face.art}, {}, "/faces");
    };
    look(input.pack.boards);
    look(input.pack.overlays);
    forEachHead(input.pack, [&](const ContentHead& head) {
        for (const bool back : {false, true})
            if (const std::string art = artOf(*input.library, head.id, back);
                !art.empty() && !input.files->contains(art))
                out.add(head.id, {art}, {}, "/" + std::string(back ? backArtField : artField));
    });
}

const EffectInfo* findEffect(const GameSystem& system, std::string_view name) {
    for (const EffectInfo& effect : system.effects())
        if (effect.name == name)
            return &effect;
    return nullptr;
}

template <class Action>
void forEachEffect(const PackCheckInput& input, Action action) {
    if (!input.system || input.system->effects().empty())
        return;
    for (const TerrainKind& kind : input.pack.terrain)
        for (const Effect& effect : kind.effects)
            action(kind.id, effect, findEffect(*input.system, effect.name));
    for (const MarkerDef& marker : input.pack.markers)
        for (const Effect& effect : marker.effects)
            action(marker.id, effect, findEffect(*input.system, effect.name));
}

/// PACK-EFF-01: the game knows the effect.
void checkEffectsKnown(const PackCheckInput& input, const PackFindings& out) {
    forEachEffect(input, [&](const ContentId& id, const Effect& effect, const EffectInfo* info) {
        if (!info)
            out.add(id, {effect.name}, {}, "/effects");
    });
}

/// PACK-EFF-02: an effect has a number or classes exactly when it asks for them.
void checkEffectValues(const PackCheckInput& input, const PackFindings& out) {
    forEachEffect(input, [&](const ContentId& id, const Effect& effect, const EffectInfo* info) {
        if (!info)
            return;
        if (info->needsValue && !effect.value)
            out.add(id, {effect.name}, "value-missing", "/effects");
        if (!info->allowsValue && !info->needsValue && effect.value)
            out.add(id, {effect.name}, "value-extra", "/effects");
        if (info->needsClasses == effect.classes.empty())
            out.add(id, {effect.name}, info->needsClasses ? "classes-missing" : "classes-extra", "/effects");
    });
}

template <class Action>
void forEachFace(const Pack& pack, Action action) {
    for (const BoardDef& board : pack.boards)
        for (const Face& face : board.faces)
            action(board.id, face);
    for (const OverlayDef& overlay : pack.overlays)
        for (const Face& face : overlay.faces)
            action(overlay.id, face);
}

/// PACK-FACE-01: faces of one piece have different names, and there is one at least.
void checkFaceNames(const PackCheckInput& input, const PackFindings& out) {
    const auto look = [&](const auto& items) {
        for (const auto& item : items) {
            std::set<std::string> names;
            if (item.faces.empty())
                out.add(item.id, {}, "none", "/faces");
            for (const Face& face : item.faces)
                if (!names.insert(face.name).second)
                    out.add(item.id, {face.name}, "repeated", "/faces");
        }
    };
    look(input.pack.boards);
    look(input.pack.overlays);
}

/// PACK-FACE-02: all faces of one piece of cardboard have the same outline.
void checkFaceSizes(const PackCheckInput& input, const PackFindings& out) {
    const auto look = [&](const auto& items) {
        for (const auto& item : items)
            for (const Face& face : item.faces)
                if (face.grid.cols != item.faces.front().grid.cols ||
                    face.grid.rows != item.faces.front().grid.rows)
                    out.add(item.id, {face.name}, {}, "/faces");
    };
    look(input.pack.boards);
    look(input.pack.overlays);
}

/// PACK-GRID-01: terrain of cells lies in cells, of edges on edges, of corners on corners.
void checkTerrainPlaces(const PackCheckInput& input, const PackFindings& out) {
    forEachFace(input.pack, [&](const ContentId& id, const Face& face) {
        std::set<ContentId> told;
        const auto look = [&](const ContentId& kind, TerrainKind::Place place) {
            const TerrainKind* terrain = input.library->terrain(kind);
            if (terrain && terrain->place != place && told.insert(kind).second)
                out.add(id, {face.name, kind.value}, {}, "/faces");
        };
        for (const ContentId& kind : face.grid.cells)
            look(kind, TerrainKind::Place::Cell);
        for (const EdgeFeature& edge : face.edges)
            look(edge.kind, TerrainKind::Place::Edge);
        for (const CornerFeature& corner : face.corners)
            look(corner.kind, TerrainKind::Place::Corner);
    });
}

/// PACK-GRID-02: edges, corners and rooms belong to cells of the face.
void checkFeaturesInside(const PackCheckInput& input, const PackFindings& out) {
    forEachFace(input.pack, [&](const ContentId& id, const Face& face) {
        for (const EdgeFeature& edge : face.edges) {
            const Cell other = edge.at.axis == Edge::Axis::North
                                   ? Cell{edge.at.cell.col, edge.at.cell.row - 1}
                                   : Cell{edge.at.cell.col - 1, edge.at.cell.row};
            if (!face.grid.contains(edge.at.cell) && !face.grid.contains(other))
                out.add(id, {face.name, cellName(edge.at.cell)}, "edge", "/faces");
        }
        for (const CornerFeature& corner : face.corners)
            if (corner.at.col < 0 || corner.at.row < 0 || corner.at.col > face.grid.cols ||
                corner.at.row > face.grid.rows)
                out.add(id, {face.name, cellName({corner.at.col, corner.at.row})}, "corner", "/faces");
        for (const Room& room : face.rooms)
            for (const Cell cell : room.cells)
                if (!face.grid.contains(cell))
                    out.add(id, {face.name, cellName(cell)}, "room", "/faces");
    });
}

/// PACK-FAC-01: a faction's colour is written #RRGGBB.
void checkColours(const PackCheckInput& input, const PackFindings& out) {
    for (const FactionDef& faction : input.pack.factions) {
        const std::string& colour = faction.colour;
        const bool good =
            colour.size() == 7 && colour[0] == '#' &&
            std::all_of(colour.begin() + 1, colour.end(), [](char c) {
                return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
            });
        if (!good)
            out.add(faction.id, {colour}, {}, "/colour");
    }
}

/// PACK-DECK-01: decks, bags and boxes hold something, and nothing zero times.
void checkStocks(const PackCheckInput& input, const PackFindings& out) {
    const auto look = [&](const ContentId& id, const std::vector<Copies>& list) {
        if (list.empty())
            out.add(id, {}, "empty");
        for (const Copies& copy : list)
            if (copy.count < 1)
                out.add(id, {copy.id.value}, "zero");
    };
    for (const DeckDef& deck : input.pack.decks)
        look(deck.id, deck.cards);
    for (const BagDef& bag : input.pack.bags)
        look(bag.id, bag.contents);
    for (const BoxDef& box : input.pack.boxes)
        look(box.id, box.contents);
}

bool isCardboard(std::string_view kind) {
    return kind != "faction" && kind != "terrain" && kind != "ability" && kind != "card" && kind != "box" &&
           kind != "bag";
}

/// PACK-BOX-01: when a pack says what its boxes hold, every piece of it lies in one.
void checkInBoxes(const PackCheckInput& input, const PackFindings& out) {
    if (input.pack.boxes.empty())
        return;
    std::set<ContentId> boxed;
    for (const BoxDef& box : input.pack.boxes)
        for (const Copies& copy : box.contents)
            boxed.insert(copy.id);
    // A deck whose cards lie in a box lies there with them.
    for (const DeckDef& deck : input.pack.decks)
        if (!deck.cards.empty() && std::all_of(deck.cards.begin(), deck.cards.end(),
                                               [&](const Copies& copy) { return boxed.contains(copy.id); }))
            boxed.insert(deck.id);
    forEachHead(input.pack, [&](const ContentHead& head) {
        if (isCardboard(head.id.kind()) && !boxed.contains(head.id))
            out.add(head.id);
    });
}

/// PACK-CARD-01: every card is in some deck.
void checkCardsInDecks(const PackCheckInput& input, const PackFindings& out) {
    std::set<ContentId> dealt;
    for (const Pack& pack : input.library->packs())
        for (const DeckDef& deck : pack.decks)
            for (const Copies& copy : deck.cards)
                dealt.insert(copy.id);
    for (const CardDef& card : input.pack.cards)
        if (!dealt.contains(card.id))
            out.add(card.id);
}

}  // namespace

std::span<const PackCheck> packStructureChecks() {
    static constexpr PackCheck checks[] = {
        {"PACK-ID-01", Severity::Error, checkIdsUnique},
        {"PACK-REF-01", Severity::Error, checkReferences},
        {"PACK-REF-02", Severity::Warning, checkNeedsDeclared},
        {"PACK-REF-03", Severity::Warning, checkNeedsInCircle},
        {"PACK-TEXT-01", Severity::Error, checkNames},
        {"PACK-TEXT-02", Severity::Warning, checkHelp},
        {"PACK-TEXT-03", Severity::Warning, checkLanguages},
        {"PACK-ART-01", Severity::Warning, checkSymbols},
        {"PACK-ART-02", Severity::Error, checkScans},
        {"PACK-EFF-01", Severity::Warning, checkEffectsKnown},
        {"PACK-EFF-02", Severity::Error, checkEffectValues},
        {"PACK-FACE-01", Severity::Error, checkFaceNames},
        {"PACK-FACE-02", Severity::Error, checkFaceSizes},
        {"PACK-GRID-01", Severity::Error, checkTerrainPlaces},
        {"PACK-GRID-02", Severity::Error, checkFeaturesInside},
        {"PACK-FAC-01", Severity::Error, checkColours},
        {"PACK-DECK-01", Severity::Error, checkStocks},
        {"PACK-BOX-01", Severity::Warning, checkInBoxes},
        {"PACK-CARD-01", Severity::Warning, checkCardsInDecks},
    };
    return checks;
}

}  // namespace bocage::rules
