#pragma once

#include <QPainter>

#include "editor/systems/game_editor.h"
#include "model/systems/game_face.h"
#include "rules/format/sections.h"

/// A fourth game, of the tests alone: Lanterns, on hexes, whose parties carry three things each. It holds the
/// seam to its word: registered from here, it is opened, edited, judged, drawn and saved by the whole
/// program, and no shared file knows it. docs/architecture.md walks through it.
namespace bocage::lanterns {

/// What only Lanterns keeps in a scenario, under the key "lanterns".
struct Night {
    int length = 6;  ///< hours
    std::vector<rules::Cell> lamps;
    rules::Extras extras;
    bool operator==(const Night&) const = default;
};

template <class Io, rules::format::Like<Night> T>
void describe(Io& io, T& value) {
    io.type("LanternsNight");
    io.optional("length", value.length, 6, rules::format::IntRange{1, 12});
    io.optional("lamps", value.lamps);
    io.extras(value.extras);
}

/// LAN-01: a wanderer does not stand in the dark: each is next to a lamp.
inline void checkLight(const rules::CheckInput& input, rules::Findings& findings) {
    if (!input.scenario)
        return;
    const Night night = rules::readSection<Night>(input.scenario->extras, "lanterns");
    for (const rules::Piece& piece : input.scenario->pieces) {
        const bool lit = std::ranges::any_of(
            night.lamps, [&](rules::Cell lamp) { return rules::hexGrid().distance(lamp, piece.at) <= 1; });
        if (lit)
            continue;
        rules::Finding finding;
        finding.rule = "LAN-01";
        finding.arguments = {piece.id.value};
        finding.locations = {{"/pieces", {piece.at}, {piece.id}, {}, {}}};
        finding.subject = piece.id.value;
        findings.push_back(std::move(finding));
    }
}

/// Parties: every card has three slots that take one thing each; nothing costs anything.
class Parties : public rules::RosterRules {
public:
    rules::RosterSheet sheet(const rules::Roster& roster, const rules::LibraryPtr&) const override {
        rules::RosterSheet sheet;
        int carried = 0;
        for (const rules::RosterEntry& entry : roster.entries) {
            rules::RosterSheet::Card card;
            card.entry = entry.id;
            card.content = entry.content;
            card.pieces = {entry.content};
            for (int i = 0; i < 3; ++i) {
                rules::RosterSheet::Slot slot{i, {"hand"}, {}, 1, {}};
                for (const rules::RosterEntry::Filling& filling : entry.fillings)
                    if (filling.slot == i)
                        slot.filled.push_back({filling.id, filling.option, {}, 0, {}});
                carried += static_cast<int>(slot.filled.size());
                card.slots.push_back(std::move(slot));
            }
            sheet.cards.push_back(std::move(card));
        }
        sheet.totals = {{"carried", carried, 3 * static_cast<int>(roster.entries.size()), false, {}}};
        return sheet;
    }
    std::span<const std::string_view> groups() const override {
        static constexpr std::string_view all[] = {"wanderers", "things"};
        return all;
    }
    std::vector<rules::RosterChoice> choices(const rules::LibraryPtr& library) const override {
        std::vector<rules::RosterChoice> all;
        for (const rules::Pack& pack : library->packs())
            for (const rules::SystemContent& item : pack.system)
                if (pack.manifest.system == "lanterns")
                    all.push_back({item.id,
                                   item.id.kind() == "wanderer" ? "wanderers" : "things",
                                   item.id.kind() == "wanderer",
                                   {},
                                   {}});
        return all;
    }
    rules::Findings mayPut(const rules::Roster&, const rules::LibraryPtr&, const rules::ContentId& thing,
                           const rules::RosterPlace& where, const rules::Player*,
                           const rules::ElementId&) const override {
        if ((thing.kind() == "thing") == (where.slot >= 0 && where.slot < 3))
            return {};
        rules::Finding finding;
        finding.rule = "LAN-02";
        return {finding};
    }
    rules::Roster blank() const override {
        rules::Roster roster;
        roster.system = "lanterns";
        return roster;
    }
};

class System : public rules::GameSystem {
public:
    std::string_view id() const override { return "lanterns"; }
    const rules::Text& name() const override {
        static const rules::Text name = "Lanterns";
        return name;
    }
    const rules::Grid* grid() const override { return &rules::hexGrid(); }
    std::span<const rules::DocumentSection> documentSections() const override {
        static const rules::DocumentSection all[] = {
            rules::documentSection<Night>("lanterns", rules::DocumentSection::Of::Scenario)};
        return all;
    }
    std::span<const rules::ContentKindInfo> contentKinds() const override {
        static constexpr rules::ContentKindInfo all[] = {{"wanderer", "wanderers"}, {"thing", "things"}};
        return all;
    }
    std::span<const rules::Check> checks() const override {
        static constexpr rules::Check all[] = {{"LAN-01", rules::Severity::Error, &checkLight}};
        return all;
    }
    const rules::RosterRules* rosters() const override {
        static const Parties parties;
        return &parties;
    }
    std::vector<rules::Fielded> fielded(const rules::Roster& roster,
                                        const rules::LibraryPtr&) const override {
        std::vector<rules::Fielded> all;
        for (const rules::RosterEntry& entry : roster.entries)
            all.push_back({entry.id, {}, entry.content, 1});
        return all;
    }
};

/// Dark hexes, yellow lamps, white wanderers.
class Painter : public model::BoardPainter {
public:
    explicit Painter(const rules::Scenario& scenario) : m_scenario(scenario) {}

    std::unique_ptr<BoardPainter> after(const rules::Scenario& edited) const override {
        return std::make_unique<Painter>(edited);
    }
    QRectF bounds() const override { return QRectF(-1, -1, 12, 10); }
    void paintTerrain(QPainter& painter, const QRectF&, const model::MapOptions&) const override {
        for (int row = 0; row < 8; ++row)
            for (int col = 0; col < 8; ++col)
                painter.fillPath(hex({col - row / 2, row}), QColor(0x22, 0x2A, 0x44));
        for (const rules::Cell lamp : rules::readSection<Night>(m_scenario.extras, "lanterns").lamps)
            painter.fillPath(hex(lamp), QColor(0xF2, 0xC7, 0x44));
    }
    void paintTokens(QPainter& painter, const QRectF&, const model::MapOptions&) const override {
        painter.setBrush(Qt::white);
        for (const rules::Piece& piece : m_scenario.pieces) {
            const rules::GridPoint at = rules::hexGrid().centre(piece.at);
            painter.drawEllipse(QPointF(at.x, at.y), 0.25, 0.25);
        }
    }
    std::uint64_t terrainSignature(const QRectF&, const model::MapOptions&) const override {
        std::uint64_t sum = 1;
        for (const rules::Cell lamp : rules::readSection<Night>(m_scenario.extras, "lanterns").lamps)
            sum = sum * 31 + std::hash<rules::Cell>()(lamp);
        return sum;
    }
    std::uint64_t tokenSignature(const QRectF&, model::MapLayers) const override {
        std::uint64_t sum = 0;
        for (const rules::Piece& piece : m_scenario.pieces)
            sum = sum * 31 + std::hash<rules::Cell>()(piece.at) + 1;
        return sum;
    }

private:
    static QPainterPath hex(rules::Cell cell) {
        QPolygonF corners;
        for (const rules::GridPoint point : rules::hexGrid().outline(cell))
            corners << QPointF(point.x, point.y);
        QPainterPath path;
        path.addPolygon(corners);
        return path;
    }
    const rules::Scenario& m_scenario;
};

class Face : public model::GameFace {
public:
    std::string_view id() const override { return "lanterns"; }
    const model::GameWords& words() const override {
        static constexpr model::FindingWords findings[] = {{"LAN-01", "", "%1 stands in the dark.", "e"}};
        static const model::FindingTable tables[] = {{findings, {}}};
        static const model::GameWords all{.findings = tables};
        return all;
    }
    std::unique_ptr<model::BoardPainter> boardPainter(const rules::Scenario& scenario,
                                                      const rules::LibraryPtr&) const override {
        return std::make_unique<Painter>(scenario);
    }
};

class Editor : public editor::GameEditor {
public:
    std::string_view id() const override { return "lanterns"; }
};

/// One wanderer beside a lamp, one in the dark.
inline rules::Scenario scenario() {
    rules::Scenario scenario;
    scenario.system = "lanterns";
    scenario.title = "First night";
    scenario.battlefield.grid = rules::GridKind::Hex;
    Night night;
    night.lamps = {{2, 2}};
    night.extras = {{"moon", rules::Json("new")}};
    rules::writeSection(scenario.extras, "lanterns", night);
    for (const rules::Cell at : {rules::Cell{2, 3}, rules::Cell{0, 6}}) {
        rules::Piece piece;
        piece.id = rules::ElementId("piece-" + std::to_string(at.row));
        piece.content = rules::ContentId("lanterns-core:wanderer/ann");
        piece.at = at;
        scenario.pieces.push_back(piece);
    }
    return scenario;
}

}  // namespace bocage::lanterns
