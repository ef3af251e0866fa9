#include "model/export/table_kit.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "model/export/game_export.h"
#include "model/messages/element_names.h"
#include "model/messages/terrain_words.h"
#include "model/messages/words.h"
#include "model/render/map_renderer.h"
#include "model/render/piece_renderer.h"
#include "model/roster/roster_face.h"
#include "model/systems/game_face.h"
#include "rules/board/square.h"

namespace bocage::model {

using namespace rules;

namespace {

struct KitWords {
    Q_DECLARE_TR_FUNCTIONS(TableKit)
};

QString colourOf(const ScenarioSide& side, const Library& library, std::size_t index) {
    if (!side.colour.empty())
        return QString::fromStdString(side.colour);
    if (!side.players.empty())
        if (const FactionDef* faction = library.faction(side.players.front().faction))
            return QString::fromStdString(faction->colour);
    static constexpr const char* spare[] = {"#2f5d8a", "#8a3b2f", "#3f7a4a", "#7a5a9a"};
    return QString::fromLatin1(spare[index % 4]);
}

std::string sideOfPlayer(const Scenario& scenario, const PlayerId& player) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& one : side.players)
            if (one.id == player)
                return side.id.value;
    return {};
}

/// The sheet as the game tells it, else as its roster workspace shows it.
std::optional<KitSheet> sheetOf(const Roster& roster, const ExportSubject& subject) {
    if (std::optional<KitSheet> told = gameExport(roster.system).sheet(roster, subject))
        return told;
    const GameFace* face = findGameFace(roster.system);
    const RosterFace* rosters = face ? face->rosters() : nullptr;
    if (!rosters)
        return {};
    const RosterState state{roster, subject.library};
    KitSheet sheet;
    sheet.title = localized(roster.title);
    sheet.faction = roster.faction.value;
    if (!roster.faction.empty())
        sheet.factionName = ElementNames::content(*subject.library, roster.faction);
    sheet.unit = KitWords::tr("points");
    sheet.used = rosters->hasCosts() ? rosters->points(state) : 0;
    sheet.limit = rosters->hasCosts() ? roster.limit : std::nullopt;
    for (const SheetCard& card : rosters->cards(state)) {
        KitLine line;
        line.name = card.title;
        line.content = card.content;
        line.type = "unit";
        line.cost = card.cost;
        for (const SheetCard::Counter& counter : card.counters) {
            KitLine unit;
            unit.name = counter.name;
            unit.content = counter.unit;
            unit.type = "model";
            unit.boxes = counter.twoFaces ? 2 : 1;
            line.lines.push_back(std::move(unit));
        }
        for (const SheetSlot& slot : card.slotRows) {
            if (slot.filling.empty())
                continue;
            KitLine filled;
            filled.name = slot.name;
            filled.content = slot.option;
            filled.cost = slot.cost;
            for (const SheetSlot::Space& space : slot.spaces)
                if (!space.content.empty()) {
                    KitLine inner;
                    inner.name = space.name;
                    inner.content = space.content;
                    filled.lines.push_back(std::move(inner));
                }
            if (line.cost && slot.cost)
                *line.cost -= *slot.cost;
            line.lines.push_back(std::move(filled));
        }
        sheet.lines.push_back(std::move(line));
    }
    sheet.notes = rosters->summary(state);
    if (subject.roster())
        sheet.remark = subject.fitness.line();
    return sheet;
}

/// Every space that a board covers, and those between.
QRect cellsOf(const Scenario& scenario, const Library& library) {
    QRect cells;
    for (const PlacedBoard& board : scenario.battlefield.boards) {
        const BoardDef* def = library.board(board.board);
        const Face* face = def ? faceNamed(def->faces, board.face) : nullptr;
        if (!face)
            continue;
        const auto size = rotatedSize(board.rotation, face->grid.cols, face->grid.rows);
        cells |= QRect(board.at.col, board.at.row, size[0], size[1]);
    }
    return cells;
}

KitPiece pieceOf(const Piece& piece, const ExportSubject& subject) {
    KitPiece out;
    out.thing = kitThing(piece.content, subject);
    out.id = piece.id.value;
    const QString label = localized(piece.label);
    out.label = label.isEmpty() ? out.thing.name : label;
    const MapRenderer::Footprint print = MapRenderer::footprint(piece, *subject.library);
    out.centre = print.rect.center();
    out.turn = print.turn;
    out.backUp = piece.face == "back";
    out.side = piece.side.value;
    out.group = QString::fromStdString(piece.group);
    const std::string& system = subject.system();
    if (const QString cover = gameExport(system).coverName(piece, *subject.library); !cover.isEmpty()) {
        out.label = cover;
        out.hidden = true;
    }
    return out;
}

KitDeck deckOf(const DeckUse& use, const Scenario& scenario, const ExportSubject& subject) {
    KitDeck deck;
    deck.id = use.id.value;
    deck.name = ElementNames::content(*subject.library, use.deck);
    deck.side = sideOfPlayer(scenario, use.player);
    if (const DeckDef* def = subject.library->deck(use.deck))
        for (const Copies& copies : def->cards) {
            int count = copies.count;
            for (const Copies& removed : use.removed)
                if (removed.id == copies.id)
                    count -= removed.count;
            if (count > 0)
                deck.cards.push_back({kitThing(copies.id, subject), count});
        }
    return deck;
}

KitBag bagOf(const BagUse& use, const ExportSubject& subject) {
    KitBag bag;
    bag.id = use.id.value;
    bag.name = ElementNames::content(*subject.library, use.bag);
    std::vector<Copies> contents;
    if (const BagDef* def = subject.library->bag(use.bag))
        contents = def->contents;
    const auto change = [&](const std::vector<Copies>& list, int sign) {
        for (const Copies& copies : list) {
            const auto found = std::find_if(contents.begin(), contents.end(),
                                            [&](const Copies& one) { return one.id == copies.id; });
            if (found != contents.end())
                found->count += sign * copies.count;
            else if (sign > 0)
                contents.push_back(copies);
        }
    };
    change(use.added, 1);
    change(use.removed, -1);
    for (const Copies& copies : contents)
        if (copies.count > 0)
            bag.contents.push_back({kitThing(copies.id, subject), copies.count});
    return bag;
}

/// Players without a deck of their own in the scenario have that of their faction.
void addFactionDecks(TableKit& kit, const Scenario& scenario, const ExportSubject& subject) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players) {
            const bool named = std::any_of(scenario.decks.begin(), scenario.decks.end(),
                                           [&](const DeckUse& use) { return use.player == player.id; });
            const FactionDef* faction = subject.library->faction(player.faction);
            if (named || !faction || faction->deck.empty())
                continue;
            DeckUse use;
            use.id = ElementId("deck-of-" + player.id.value);
            use.player = player.id;
            use.deck = ContentId(faction->deck);
            KitDeck deck = deckOf(use, scenario, subject);
            if (!deck.cards.empty())
                kit.decks.push_back(std::move(deck));
        }
}

/// Terrain kinds of the map with their effects in words.
KitTexts legendOf(const Scenario& scenario, const Library& library) {
    std::vector<const TerrainKind*> kinds;
    const auto add = [&](const ContentId& id) {
        const TerrainKind* kind = library.terrain(id);
        if (kind && !kind->effects.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(kind);
    };
    const auto addFace = [&](const std::vector<Face>& faces, const std::string& name) {
        if (const Face* face = faceNamed(faces, name)) {
            for (const ContentId& id : face->grid.cells)
                add(id);
            for (const EdgeFeature& edge : face->edges)
                add(edge.kind);
            for (const CornerFeature& corner : face->corners)
                add(corner.kind);
        }
    };
    for (const PlacedBoard& board : scenario.battlefield.boards)
        if (const BoardDef* def = library.board(board.board))
            addFace(def->faces, board.face);
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        if (const OverlayDef* def = library.overlay(overlay.overlay))
            addFace(def->faces, overlay.face);
    for (const PlacedEdge& edge : scenario.battlefield.edges)
        add(edge.kind);
    for (const PlacedCorner& corner : scenario.battlefield.corners)
        add(corner.kind);
    if (kinds.empty())
        return {};
    KitText table;
    table.kind = KitText::Kind::Table;
    table.items = {KitWords::tr("Terrain"), KitWords::tr("Effect")};
    table.numbers = {false, false};
    for (const TerrainKind* kind : kinds) {
        QStringList effects;
        for (const Effect& effect : kind->effects)
            effects << TerrainWords::brief(effect, scenario.system);
        table.rows.push_back({localized(kind->name), effects.join(QStringLiteral(" · "))});
    }
    return {table};
}

void addScenario(TableKit& kit, const Scenario& scenario, const ExportSubject& subject) {
    kit.cells = cellsOf(scenario, *subject.library);
    kit.hex = scenario.battlefield.grid == GridKind::Hex;
    for (std::size_t i = 0; i < scenario.sides.size(); ++i)
        kit.sides.push_back({scenario.sides[i].id.value, ElementNames::side(scenario, scenario.sides[i].id),
                             colourOf(scenario.sides[i], *subject.library, i)});
    for (const Piece& piece : scenario.pieces)
        kit.pieces.push_back(pieceOf(piece, subject));
    for (const DeckUse& use : scenario.decks)
        kit.decks.push_back(deckOf(use, scenario, subject));
    addFactionDecks(kit, scenario, subject);
    for (const BagUse& use : scenario.bags)
        kit.bags.push_back(bagOf(use, subject));
    kit.turns = std::clamp(scenario.turnTrack.spaces, 0, 200);
    kit.lastTurn = scenario.turnTrack.end;
    kit.track.resize(static_cast<std::size_t>(kit.turns));
    for (const TurnEvent& event : scenario.turnTrack.events)
        if (event.turn >= 1 && event.turn <= kit.turns)
            kit.track[static_cast<std::size_t>(event.turn - 1)].events << localized(event.text);
    kit.legend = legendOf(scenario, *subject.library);
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (army.roster)
                    if (std::optional<KitSheet> sheet = sheetOf(*army.roster, subject)) {
                        sheet->id = army.id.value;
                        sheet->owner = ElementNames::player(scenario, player.id);
                        sheet->side = side.id.value;
                        kit.sheets.push_back(std::move(*sheet));
                    }
}

}  // namespace

KitThing kitThing(const ContentId& id, const ExportSubject& subject) {
    // Reading the content of a whole library for every piece would be slow.
    thread_local std::pair<const Library*, std::shared_ptr<const PieceRenderer>> known;
    if (known.first != subject.library.get())
        known = {subject.library.get(), std::make_shared<const PieceRenderer>(subject.library)};
    const PieceRenderer& renderer = *known.second;
    KitThing thing;
    thing.content = id;
    thing.name = ElementNames::content(*subject.library, id);
    thing.high = renderer.spacesHigh(id);
    thing.wide = thing.high * renderer.aspect(id);
    thing.front = renderer.frontDegrees(id);
    const auto* pack = subject.library->pack(PackId(std::string(id.wellFormed() ? id.pack() : "")));
    if (pack && gameExport(pack->manifest.system).hasBack(id, subject.library)) {
        thing.twoSided = true;
        thing.backName = ElementNames::backOf(*subject.library, id);
    }
    if (const ContentHead* head = subject.library->head(id))
        thing.help = localized(head->help);
    return thing;
}

TableKit tableKit(const ExportSubject& subject) {
    TableKit kit;
    kit.title = localized(subject.title());
    kit.author = QString::fromStdString(subject.author());
    kit.remark = subject.fitness.line();
    if (const Scenario* scenario = subject.scenario()) {
        addScenario(kit, *scenario, subject);
    } else if (const Roster* roster = subject.roster()) {
        if (std::optional<KitSheet> sheet = sheetOf(*roster, subject)) {
            sheet->id = "army";
            kit.sheets.push_back(std::move(*sheet));
        }
    }
    kit.briefing = briefingOf(subject);
    gameExport(subject.system()).addTo(kit, subject);
    return kit;
}

}  // namespace bocage::model
