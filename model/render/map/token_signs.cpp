#include "model/render/map/token_signs.h"

#include <cmath>
#include <functional>
#include <string>

#include "model/plan/placed_elements.h"
#include "model/render/map/random.h"
#include "model/render/map/tokens.h"
#include "model/render/map_renderer.h"

namespace bocage::model::map {

using namespace rules;

namespace {

/// Gathers what a thing looks like into one number.
class Hash {
public:
    Hash& add(std::uint64_t value) {
        m_value = combine(m_value, value);
        return *this;
    }
    Hash& add(int value) { return add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(value))); }
    Hash& add(const std::string& text) {
        return add(static_cast<std::uint64_t>(std::hash<std::string>()(text)));
    }
    Hash& add(const Text& text) {
        for (const auto& [language, words] : text.byLanguage)
            add(language).add(words);
        return *this;
    }
    Hash& add(Cell cell) { return add(cell.col).add(cell.row); }
    Hash& add(const std::vector<Cell>& cells) {
        for (const Cell cell : cells)
            add(cell);
        return add(static_cast<std::uint64_t>(cells.size()));
    }
    Hash& add(QPointF place) {
        return add(static_cast<int>(std::lround(place.x() * 8)))
            .add(static_cast<int>(std::lround(place.y() * 8)));
    }
    Hash& add(const SideInk& ink) {
        return add(static_cast<std::uint64_t>(ink.colour.rgba())).add(ink.pattern);
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 1;
};

/// Room for an objective's label in whichever language it is read.
QRectF boundsInAnyLanguage(const Objective& objective, const Scenario& scenario, const Library& library) {
    QRectF bounds = objectiveBounds(objective, {scenario, library, QStringLiteral("en"), 1, false});
    for (const auto& [language, words] : objective.label.byLanguage)
        bounds |= objectiveBounds(objective, {scenario, library, QString::fromStdString(language), 1, false});
    return bounds;
}

}  // namespace

TokenSigns::TokenSigns(const Scenario& scenario, const Library& library) {
    const CellRect field = battlefieldBounds(scenario, library);
    m_battlefield = QRectF(field.col, field.row, field.cols, field.rows);
    const TokenStyle style{scenario, library, QStringLiteral("en"), 1, false};
    const auto sign = [&](MapLayer layer, const QRectF& bounds, Hash look) {
        m_signs.push_back({layer, bounds, look.add(static_cast<int>(layer)).value()});
    };
    for (const Zone& zone : scenario.zones) {
        Hash look = Hash().add(static_cast<int>(zone.kind)).add(zone.group).add(zone.name).add(zone.cells);
        look.add(zoneInk(style, zone)).add(zone.colour);
        if (zone.kind == Zone::Kind::Exit)  // its chevrons point off the battlefield
            look.add(Cell{field.col, field.row}).add(Cell{field.cols, field.rows});
        sign(MapLayer::Zones, zoneBounds(zone), look);
    }
    for (const EntryArrow& arrow : scenario.entries)
        sign(MapLayer::Entries, entryBounds(arrow),
             Hash()
                 .add(sideInk(style, arrow.side))
                 .add(arrow.at)
                 .add(static_cast<int>(arrow.from))
                 .add(arrow.label));
    int number = 0;
    for (const Objective& objective : scenario.objectives) {
        Hash look = Hash().add(++number).add(static_cast<int>(objective.kind)).add(objective.value);
        look.add(objective.label).add(objective.cells).add(objectiveCentre(objective, style));
        look.add(objective.corner || !objective.element.empty() ? 1 : 0);
        for (const std::vector<Cell>& place : objective.alternatives)
            look.add(place);
        sign(MapLayer::Objectives, boundsInAnyLanguage(objective, scenario, library), look);
    }
    for (const PlacedCorner& corner : scenario.battlefield.corners)
        if (library.marker(corner.kind))
            sign(MapLayer::Edges, cornerBounds(corner),
                 Hash().add(corner.kind.value).add(corner.at.col).add(corner.at.row));
    for (const Piece& piece : scenario.pieces) {
        Hash look = Hash().add(piece.content.value).add(piece.face).add(piece.at).add(piece.facing);
        if (piece.corner)
            look.add(piece.corner->col).add(piece.corner->row);
        sign(MapLayer::Pieces, MapRenderer::pieceBounds(piece, library), look);
    }
    for (const Note& note : scenario.notes)
        sign(MapLayer::Notes, QRectF(note.at.col, note.at.row, 1, 1), Hash().add(note.at).add(note.text));
}

std::uint64_t TokenSigns::signature(const QRectF& cells, MapLayers layers) const {
    std::uint64_t signature = 0;
    for (const Sign& sign : m_signs)
        if (layers.testFlag(sign.layer) && cells.intersects(sign.bounds))
            signature = combine(signature, sign.look);
    if (layers.testFlag(MapLayer::Coordinates) && !m_battlefield.contains(cells))
        signature =
            combine(signature,
                    placeHash(m_battlefield.toRect().x(), m_battlefield.toRect().y(),
                              placeHash(m_battlefield.toRect().width(), m_battlefield.toRect().height(), 3)));
    return signature;
}

}  // namespace bocage::model::map
