// What every game's legend has: terrain, markers, cards.
#include <QCollator>
#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>
#include <set>

#include "model/print/pictures.h"
#include "model/render/map_renderer.h"

namespace bocage::model::print {

using namespace rules;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print", text);
}

constexpr Length side = 9_mm;

/// A patch of the terrain as the map draws it, or the kind's sign where it has one.
Painting terrainPicture(const TerrainKind& kind, const LibraryPtr& library, const Options& options) {
    if (kind.place != TerrainKind::Place::Cell)
        return symbolPicture(QString::fromStdString(kind.symbol), Ink{options.colours}.text());
    auto board = std::make_shared<BoardDef>();
    board->id = ContentId::make("legend", "board", "sample");
    Face face;
    face.name = "a";
    face.grid.cols = face.grid.rows = 1;
    face.grid.cells = {kind.id};
    board->faces.push_back(face);
    return [board, library](QPainter& painter, const QRectF& rect) {
        painter.setClipRect(rect, Qt::IntersectClip);
        painter.translate(rect.topLeft());
        painter.scale(rect.width(), rect.height());
        MapRenderer::paintBoard(painter, *board, board->faces.front(), *library);
    };
}

void addTerrain(std::set<ContentId>& kinds, const std::vector<Face>& faces, const std::string& name) {
    const Face* face = faceNamed(faces, name);
    if (!face)
        return;
    kinds.insert(face->grid.cells.begin(), face->grid.cells.end());
    for (const EdgeFeature& edge : face->edges)
        kinds.insert(edge.kind);
    for (const CornerFeature& corner : face->corners)
        kinds.insert(corner.kind);
}

std::set<ContentId> terrainOf(const Scenario& scenario, const Library& library) {
    std::set<ContentId> kinds;
    for (const PlacedBoard& placed : scenario.battlefield.boards)
        if (const BoardDef* board = library.board(placed.board))
            addTerrain(kinds, board->faces, placed.face);
    for (const PlacedOverlay& placed : scenario.battlefield.overlays)
        if (const OverlayDef* overlay = library.overlay(placed.overlay))
            addTerrain(kinds, overlay->faces, placed.face);
    for (const PlacedEdge& edge : scenario.battlefield.edges)
        kinds.insert(edge.kind);
    for (const PlacedCorner& corner : scenario.battlefield.corners)
        kinds.insert(corner.kind);
    return kinds;
}

}  // namespace

std::vector<ContentId> contentsOf(const BagUse& use, const Library& library) {
    std::vector<ContentId> all;
    if (const BagDef* bag = library.bag(use.bag))
        for (const Copies& copies : bag->contents) {
            int left = copies.count;
            for (const Copies& gone : use.removed)
                left -= gone.id == copies.id ? gone.count : 0;
            if (left > 0)
                all.push_back(copies.id);
        }
    for (const Copies& copies : use.added)
        all.push_back(copies.id);
    return all;
}

void sortByName(std::vector<LegendEntry>& entries, const Options& options) {
    const QCollator order{QLocale(options.language)};
    auto group = entries.begin();
    while (group != entries.end()) {
        const auto end = std::find_if(group, entries.end(),
                                      [&](const LegendEntry& entry) { return entry.group != group->group; });
        std::stable_sort(group, end, [&](const LegendEntry& a, const LegendEntry& b) {
            return order.compare(a.name, b.name) < 0;
        });
        group = end;
    }
}

std::vector<LegendEntry> commonLegend(const Subject& subject, const Options& options) {
    std::vector<LegendEntry> entries;
    const Library& library = *subject.library;
    if (!subject.scenario)
        return entries;
    for (const ContentId& id : terrainOf(*subject.scenario, library))
        if (const TerrainKind* kind = library.terrain(id))
            entries.push_back({tr("Terrain"),
                               printed(kind->name),
                               printed(kind->help),
                               terrainPicture(*kind, subject.library, options),
                               {side, side},
                               id});
    std::set<ContentId> markers;
    std::map<QString, const Piece*> covered;  // what nobody may know yet shows its back
    const GamePrints& prints = printsOf(subject.scenario->system);
    for (const Piece& piece : subject.scenario->pieces)
        if (const QString cover = prints.cover(piece, library); cover.isEmpty())
            markers.insert(piece.content);
        else
            covered.emplace(cover, &piece);
    for (const PlacedCorner& corner : subject.scenario->battlefield.corners)
        markers.insert(corner.kind);
    for (const BagUse& use : subject.scenario->bags)
        for (const ContentId& id : contentsOf(use, library))
            markers.insert(id);
    for (const ContentId& id : markers)
        if (const MarkerDef* marker = library.marker(id))
            entries.push_back({tr("Markers"),
                               printed(marker->name),
                               printed(marker->help),
                               piecePicture(id, QStringLiteral("front"), subject.library, options),
                               {side, side}});
    for (const auto& [cover, piece] : covered)
        entries.push_back({tr("Markers"),
                           cover,
                           prints.coverHelp(*piece, library),
                           piecePicture(piece->content, QStringLiteral("back"), subject.library, options),
                           {side, side}});
    std::set<ContentId> cards;
    for (const DeckUse& use : subject.scenario->decks)
        if (const DeckDef* deck = library.deck(use.deck))
            for (const Copies& copies : deck->cards) {
                int left = copies.count;
                for (const Copies& gone : use.removed)
                    left -= gone.id == copies.id ? gone.count : 0;
                if (left > 0)
                    cards.insert(copies.id);
            }
    for (const ContentId& id : cards)
        if (const CardDef* card = library.card(id))
            entries.push_back({tr("Cards"),
                               printed(card->name),
                               printed(card->help),
                               piecePicture(id, QStringLiteral("front"), subject.library, options),
                               {side * 63 / 88, side}});
    sortByName(entries, options);
    return entries;
}

}  // namespace bocage::model::print
