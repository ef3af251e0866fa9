#pragma once

#include <QPainter>
#include <QPolygonF>
#include <map>

#include "editor/systems/element_facts.h"
#include "editor/systems/game_editor.h"
#include "model/plan/placed_elements.h"
#include "model/systems/game_face.h"
#include "rules/systems/game_system.h"

/// The fourth game: trees on hexes, and baskets with room for three fruits. It is whole, though small, and no
/// shared file knows it; docs/architecture.md walks through it. One class per room, as a real game has one
/// folder per room.
namespace bocage::orchard {

inline const std::string id = "orchard";
inline const rules::ContentId grass{"orchard-core:terrain/grass"}, meadow{"orchard-core:board/meadow"},
    tree{"orchard-core:marker/tree"}, basket{"orchard-core:basket/wicker"}, apple{"orchard-core:fruit/apple"},
    pear{"orchard-core:fruit/pear"};

// ---------------------------------------------------------------- rules/systems/orchard

/// A basket has three slots; a fruit goes into any that is free, at most one of each kind to a basket.
class Rosters : public rules::RosterRules {
public:
    rules::RosterSheet sheet(const rules::Roster& roster, const rules::LibraryPtr&) const override {
        rules::RosterSheet sheet;
        rules::RosterTotal fruits{"fruits", 0, {}, false, {}};
        for (const rules::RosterEntry& entry : roster.entries) {
            rules::RosterSheet::Card card;
            card.entry = entry.id;
            card.content = entry.content;
            for (int index = 0; index < 3; ++index) {
                rules::RosterSheet::Slot slot{index, {"fruit"}, {}, 1, {}};
                for (const rules::RosterEntry::Filling& filling : entry.fillings)
                    if (filling.slot == index) {
                        slot.filled.push_back({filling.id, filling.option, {}, 0, {}});
                        fruits.terms.push_back({filling.id, filling.option, "fruit", 1, "ORC-02"});
                        ++fruits.value;
                    }
                card.slots.push_back(std::move(slot));
            }
            sheet.cards.push_back(std::move(card));
        }
        sheet.totals.push_back(std::move(fruits));
        return sheet;
    }
    std::span<const std::string_view> groups() const override {
        static constexpr std::string_view all[] = {"basket", "fruit"};
        return all;
    }
    std::vector<rules::RosterChoice> choices(const rules::LibraryPtr& library) const override {
        std::vector<rules::RosterChoice> all;
        for (const rules::Pack& pack : library->packs())
            for (const rules::SystemContent& item : pack.system)
                if (pack.manifest.system == id)
                    all.push_back({item.id, std::string(item.id.kind()), item.id.kind() == "basket", {}, {}});
        return all;
    }
    rules::Findings mayPut(const rules::Roster& roster, const rules::LibraryPtr&,
                           const rules::ContentId& thing, const rules::RosterPlace& where,
                           const rules::Player*, const rules::ElementId& moving) const override {
        if (thing.kind() == "basket")
            return {};
        for (const rules::RosterEntry& entry : roster.entries) {
            if (entry.id != where.entry || where.slot < 0 || where.slot > 2)
                continue;
            for (const rules::RosterEntry::Filling& filling : entry.fillings)
                if (filling.option == thing && filling.slot != where.slot && filling.id != moving)
                    return {finding("ORC-02", "", entry.id)};
            return {};
        }
        return {finding("ORC-02", "slot", where.entry)};
    }
    rules::Roster blank() const override {
        rules::Roster roster;
        roster.system = id;
        return roster;
    }

private:
    static rules::Finding finding(const char* rule, const char* message, const rules::ElementId& entry) {
        rules::Finding found;
        found.rule = rule;
        found.message = message;
        found.locations = {{{}, {}, {}, {entry}, {}}};
        return found;
    }
};

class System : public rules::GameSystem {
public:
    std::string_view id() const override { return orchard::id; }
    const rules::Text& name() const override {
        static const rules::Text text("Orchard");
        return text;
    }
    const rules::Grid* grid() const override { return &rules::hexGrid(); }
    const rules::RosterRules* rosters() const override {
        static const Rosters rules;
        return &rules;
    }
    std::span<const rules::ContentKindInfo> contentKinds() const override {
        static constexpr rules::ContentKindInfo kinds[] = {{"basket", "baskets"}, {"fruit", "fruits"}};
        return kinds;
    }
    std::span<const rules::Check> checks() const override {
        static constexpr rules::Check all[] = {{"ORC-01", rules::Severity::Error, &oneTreeToASpace}};
        return all;
    }

private:
    /// ORC-01: no two trees stand on one space.
    static void oneTreeToASpace(const rules::CheckInput& input, rules::Findings& findings) {
        std::map<rules::Cell, rules::ElementId> taken;
        for (std::size_t i = 0; input.scenario && i < input.scenario->pieces.size(); ++i) {
            const rules::Piece& piece = input.scenario->pieces[i];
            const auto [first, fresh] = taken.emplace(piece.at, piece.id);
            if (fresh)
                continue;
            rules::Finding finding;
            finding.rule = "ORC-01";
            finding.subject = piece.id.value;
            finding.locations = {
                {"/pieces/" + std::to_string(i), {piece.at}, {piece.id, first->second}, {}, {}}};
            finding.fixes = {
                {"remove-tree", {}, {{rules::Edit::Kind::Remove, "/pieces/" + std::to_string(i), {}}}, {}}};
            findings.push_back(std::move(finding));
        }
    }
};

// ---------------------------------------------------------------- model/systems/orchard

/// Green hexes with a line around each, and a dark disc for a tree.
class Painter : public model::BoardPainter {
public:
    Painter(const rules::Scenario& scenario, rules::LibraryPtr library)
        : m_scenario(scenario), m_library(std::move(library)) {
        for (const rules::PlacedBoard& board : scenario.battlefield.boards)
            for (const rules::Cell cell : model::coveredCells(board, *m_library))
                m_cells.push_back(cell);
        for (const rules::Cell cell : m_cells)
            m_bounds |= shape(cell).boundingRect();
    }
    std::unique_ptr<BoardPainter> after(const rules::Scenario& edited) const override {
        return std::make_unique<Painter>(edited, m_library);
    }
    QRectF bounds() const override { return m_bounds; }
    void paintTerrain(QPainter& painter, const QRectF& visible, const model::MapOptions&) const override {
        painter.setPen(QPen(QColor("#2B4B2B"), 0.03));
        painter.setBrush(QColor("#7FB069"));
        for (const rules::Cell cell : m_cells)
            if (const QPolygonF hex = shape(cell); visible.intersects(hex.boundingRect()))
                painter.drawPolygon(hex);
    }
    void paintTokens(QPainter& painter, const QRectF&, const model::MapOptions&) const override {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor("#1B3A1B"));
        for (const rules::Piece& piece : m_scenario.pieces)
            painter.drawEllipse(shape(piece.at).boundingRect().center(), 0.3, 0.3);
    }
    std::uint64_t terrainSignature(const QRectF& area, const model::MapOptions&) const override {
        std::uint64_t number = 1;
        for (const rules::Cell cell : m_cells)
            if (area.intersects(shape(cell).boundingRect()))
                number = number * 31 + std::hash<rules::Cell>()(cell);
        return number;
    }
    std::uint64_t tokenSignature(const QRectF& area, model::MapLayers) const override {
        std::uint64_t number = 0;
        for (const rules::Piece& piece : m_scenario.pieces)
            if (area.intersects(shape(piece.at).boundingRect()))
                number = number * 31 + std::hash<rules::Cell>()(piece.at) + 1;
        return number;
    }
    static QPolygonF shape(rules::Cell cell) {
        QPolygonF hex;
        for (const rules::GridPoint corner : rules::hexGrid().outline(cell))
            hex << QPointF(corner.x, corner.y);
        return hex;
    }

private:
    const rules::Scenario& m_scenario;
    rules::LibraryPtr m_library;
    std::vector<rules::Cell> m_cells;
    QRectF m_bounds;
};

class Face : public model::GameFace {
public:
    std::string_view id() const override { return orchard::id; }
    std::unique_ptr<model::BoardPainter> boardPainter(const rules::Scenario& scenario,
                                                      const rules::LibraryPtr& library) const override {
        return std::make_unique<Painter>(scenario, library);
    }
    void paintBoard(QPainter& painter, const rules::ContentId&, const rules::Face& face,
                    const rules::Library&, bool) const override {
        painter.setBrush(QColor("#7FB069"));
        painter.setPen(Qt::NoPen);
        for (int row = 0; row < face.grid.rows; ++row)
            for (int col = 0; col < face.grid.cols; ++col)
                painter.drawPolygon(Painter::shape({col, row}));
    }
    const model::GameWords& words() const override {
        static constexpr model::FindingWords findings[] = {
            {"ORC-01", "", "Two trees stand on one space."},
            {"ORC-02", "", "A basket holds each kind of fruit once."},
            {"ORC-02", "slot", "A fruit goes into a basket."}};
        static constexpr model::FixWords fixes[] = {{"remove-tree", "Take the second tree away"}};
        static const model::FindingTable tables[] = {{findings, fixes}};
        static constexpr model::CodeWords codes[] = {
            {"basket", "Baskets"}, {"fruit", "Fruit"}, {"fruits", "Fruits picked"}};
        static const model::GameWords all = [] {
            model::GameWords words;
            words.findings = tables;
            words.rosterCodes = codes;
            return words;
        }();
        return all;
    }
};

// ---------------------------------------------------------------- editor/systems/orchard

class Editor : public editor::GameEditor {
public:
    std::string_view id() const override { return orchard::id; }
    void addFacts(const model::ScenarioDocument&, const model::PlacedElement& element,
                  editor::ElementFacts& facts) const override {
        if (element.content == tree)
            facts.facts.push_back({QStringLiteral("Bears"), QStringLiteral("apples")});
    }
};

// ---------------------------------------------------------------- its pack, and the three lines

inline rules::Pack pack() {
    rules::Pack pack;
    pack.manifest.id = rules::PackId("orchard-core");
    pack.manifest.version = "1.0.0";
    pack.manifest.system = id;
    pack.manifest.title = rules::Text("Orchard");
    const auto named = [](auto item, const rules::ContentId& content, const char* name) {
        item.id = content;
        item.name = rules::Text(name);
        return item;
    };
    pack.terrain = {named(rules::TerrainKind(), grass, "Grass")};
    rules::BoardDef board = named(rules::BoardDef(), meadow, "Meadow");
    board.grid = rules::GridKind::Hex;
    rules::Face face;
    face.name = "a";
    face.grid = {5, 4, std::vector<rules::ContentId>(20, grass)};
    board.faces = {face};
    pack.boards = {board};
    pack.markers = {named(rules::MarkerDef(), tree, "Tree")};
    for (const auto& [content, name] :
         {std::pair(basket, "Wicker basket"), std::pair(apple, "Apple"), std::pair(pear, "Pear")}) {
        pack.system.push_back(named(rules::SystemContent(), content, name));
        pack.system.back().fields = rules::Json::Object{};
    }
    return pack;
}

/// Listed in every room for as long as this lives.
class Guest {
    System m_system;
    Face m_face;
    Editor m_editor;
    rules::GameSystemGuest m_inRules{m_system};
    model::GameFaceGuest m_inModel{m_face};
    editor::GameEditorGuest m_inEditor{m_editor};
};

}  // namespace bocage::orchard
