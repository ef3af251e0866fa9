#include "model/print/setup_script.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/print/game_prints.h"

namespace bocage::model::print {

using namespace rules;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print", text);
}

QString turned(Rotation rotation) {
    const int degrees = rules::degrees(rotation);
    return degrees == 0 ? QString() : tr(", turned %1° clockwise").arg(degrees);
}

QString facingWords(int facing) {
    static constexpr const char* names[] = {
        QT_TRANSLATE_NOOP("PrintSetup", "north"), QT_TRANSLATE_NOOP("PrintSetup", "north-east"),
        QT_TRANSLATE_NOOP("PrintSetup", "east"),  QT_TRANSLATE_NOOP("PrintSetup", "south-east"),
        QT_TRANSLATE_NOOP("PrintSetup", "south"), QT_TRANSLATE_NOOP("PrintSetup", "south-west"),
        QT_TRANSLATE_NOOP("PrintSetup", "west"),  QT_TRANSLATE_NOOP("PrintSetup", "north-west")};
    return QCoreApplication::translate("PrintSetup", names[facing & 7]);
}

/// How a creature of nobody behaves.
QString modeWords(const std::string& mode) {
    static constexpr std::pair<const char*, const char*> names[] = {
        {"aggressive", QT_TRANSLATE_NOOP("PrintSetup", "aggressive")},
        {"lying-in-wait", QT_TRANSLATE_NOOP("PrintSetup", "lying in wait")},
        {"roaming", QT_TRANSLATE_NOOP("PrintSetup", "roaming")}};
    for (const auto& [code, words] : names)
        if (mode == code)
            return QCoreApplication::translate("PrintSetup", words);
    return QString::fromStdString(mode);
}

class Script {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::Script)
public:
    Script(const Scenario& scenario, const Library& library, bool everything)
        : m_scenario(scenario), m_library(library), m_everything(everything) {}

    std::vector<SetupPart> parts() {
        using Kind = SetupPart::Kind;
        SetupPart boards{Kind::Boards, tr("Boards"), {}};
        for (const PlacedBoard& board : m_scenario.battlefield.boards)
            add(boards, board, board.board,
                tr("%1, face %2%3: its top left corner on %4")
                    .arg(name(board.board), face(board.face), turned(board.rotation), cell(board.at)));
        keep(std::move(boards), true);

        SetupPart overlays{Kind::Overlays, tr("Terrain overlays"), {}};
        for (const PlacedOverlay& overlay : m_scenario.battlefield.overlays) {
            QString words = tr("%1, face %2%3: its top left corner on %4")
                                .arg(name(overlay.overlay), face(overlay.face), turned(overlay.rotation),
                                     cell(overlay.at));
            if (!overlay.label.empty())
                words += tr(" (%1)").arg(localized(overlay.label));
            add(overlays, overlay, overlay.overlay, words);
        }
        keep(std::move(overlays), !stacked());

        SetupPart edges{Kind::Edges, tr("Edges and corners"), {}};
        for (const PlacedEdge& edge : m_scenario.battlefield.edges)
            add(edges, edge, edge.kind, tr("%1: %2").arg(name(edge.kind), ElementNames::edge(edge.at)));
        for (const PlacedCorner& corner : m_scenario.battlefield.corners)
            add(edges, corner, corner.kind,
                tr("%1: %2").arg(name(corner.kind), ElementNames::corner(corner.at)));
        keep(std::move(edges), true);

        SetupPart markers{Kind::Markers, tr("Markers and neutral pieces"), {}};
        for (const Piece& piece : m_scenario.pieces)
            if (piece.side.empty())
                add(markers, piece, piece.content, pieceWords(piece));
        keep(std::move(markers), true);
        std::vector<SideId> sides;
        for (const Piece& piece : m_scenario.pieces)
            if (!piece.side.empty() && std::find(sides.begin(), sides.end(), piece.side) == sides.end())
                sides.push_back(piece.side);
        for (const SideId& side : sides) {
            SetupPart units{Kind::Units, tr("Pieces of %1").arg(ElementNames::side(m_scenario, side)), {}};
            for (const Piece& piece : m_scenario.pieces)
                if (piece.side == side)
                    add(units, piece, piece.content, pieceWords(piece));
            keep(std::move(units), true);
        }

        SetupPart decks{Kind::Decks, tr("Decks"), {}};
        for (const DeckUse& use : m_scenario.decks) {
            QString words = tr("%1 for %2").arg(name(use.deck), ElementNames::player(m_scenario, use.player));
            if (!use.substituteFor.empty())
                words += tr(", in place of %1").arg(name(use.substituteFor));
            if (!use.removed.empty())
                words += tr(": take out %1").arg(listed(use.removed));
            add(decks, use, use.deck, words);
        }
        keep(std::move(decks), true);

        SetupPart bags{Kind::Bags, tr("Bags"), {}};
        for (const BagUse& use : m_scenario.bags) {
            QStringList contents;
            if (const BagDef* bag = m_library.bag(use.bag); bag && !bag->contents.empty())
                contents << tr("%1").arg(listed(bag->contents));
            QString words = name(use.bag);
            if (!contents.isEmpty())
                words += tr(": %1").arg(contents.join(QString()));
            if (!use.added.empty())
                words += tr("; add %1").arg(listed(use.added));
            if (!use.removed.empty())
                words += tr("; without %1").arg(listed(use.removed));
            add(bags, use, use.bag, words);
        }
        keep(std::move(bags), true);
        return std::move(m_parts);
    }

private:
    QString cell(Cell at) const { return ElementNames::cell(m_scenario, at); }
    QString name(const ContentId& id) const { return ElementNames::content(m_library, id); }
    static QString face(const std::string& face) { return QString::fromStdString(face).toUpper(); }

    QString listed(const std::vector<Copies>& copies) const {
        QStringList all;
        for (const Copies& each : copies)
            all << (each.count == 1 ? name(each.id)
                                    : QStringLiteral("%1 × %2").arg(each.count).arg(name(each.id)));
        return BriefingWords::list(all);
    }

    QString pieceWords(const Piece& piece) const {
        const QString cover = printsOf(m_scenario.system).cover(piece, m_library);
        if (!m_everything && !cover.isEmpty())
            return tr("%1 on %2").arg(cover, cell(piece.at));
        QString words = tr("%1 on %2")
                            .arg(name(piece.content),
                                 piece.corner ? ElementNames::corner(*piece.corner) : cell(piece.at));
        if (m_library.systemContent(piece.content))
            words += tr(", facing %1").arg(facingWords(piece.facing));
        if (piece.face == "back")
            words += cover.isEmpty()
                         ? tr(", back side up (%1)").arg(ElementNames::backOf(m_library, piece.content))
                         : tr(", face down");
        if (!piece.player.empty() && playersOf(piece.side) > 1)
            words += tr(", of %1").arg(ElementNames::player(m_scenario, piece.player));
        if (!piece.group.empty())
            words += tr(", group %1").arg(QString::fromStdString(piece.group));
        if (!piece.mode.empty())
            words += QStringLiteral(", ") + modeWords(piece.mode);
        if (piece.value)
            words += tr(", value %1").arg(*piece.value);
        if (!piece.label.empty())
            words += tr(" (%1)").arg(localized(piece.label));
        return words;
    }

    std::size_t playersOf(const SideId& id) const {
        const ScenarioSide* side = findSide(m_scenario, id);
        return side ? side->players.size() : 0;
    }

    void add(SetupPart& part, SetupStep::Thing thing, const ContentId& content, const QString& words) const {
        part.steps.push_back({std::move(thing), boxOf(content, m_library), words});
    }

    void keep(SetupPart part, bool byBox) {
        if (part.steps.empty())
            return;
        if (byBox)
            std::stable_sort(part.steps.begin(), part.steps.end(),
                             [](const SetupStep& a, const SetupStep& b) { return a.box < b.box; });
        m_parts.push_back(std::move(part));
    }

    /// Whether overlays of different boxes lie on each other: then the order of the scenario has to stand.
    bool stacked() const {
        struct Area {
            int left, top, right, bottom;
            QString box;
        };
        std::vector<Area> areas;
        for (const PlacedOverlay& placed : m_scenario.battlefield.overlays) {
            int cols = 1, rows = 1;
            if (const OverlayDef* overlay = m_library.overlay(placed.overlay);
                overlay && !overlay->faces.empty()) {
                cols = overlay->faces.front().grid.cols;
                rows = overlay->faces.front().grid.rows;
            }
            if (degrees(placed.rotation) % 180 == 90)
                std::swap(cols, rows);
            const Area area{placed.at.col, placed.at.row, placed.at.col + cols, placed.at.row + rows,
                            boxOf(placed.overlay, m_library)};
            for (const Area& other : areas)
                if (area.box != other.box && area.left < other.right && other.left < area.right &&
                    area.top < other.bottom && other.top < area.bottom)
                    return true;
            areas.push_back(area);
        }
        return false;
    }

    const Scenario& m_scenario;
    const Library& m_library;
    bool m_everything;
    std::vector<SetupPart> m_parts;
};

void put(Scenario& table, const PlacedBoard& board) {
    table.battlefield.boards.push_back(board);
}
void put(Scenario& table, const PlacedOverlay& overlay) {
    table.battlefield.overlays.push_back(overlay);
}
void put(Scenario& table, const PlacedEdge& edge) {
    table.battlefield.edges.push_back(edge);
}
void put(Scenario& table, const PlacedCorner& corner) {
    table.battlefield.corners.push_back(corner);
}
void put(Scenario& table, const Piece& piece) {
    table.pieces.push_back(piece);
}
void put(Scenario& table, const DeckUse& deck) {
    table.decks.push_back(deck);
}
void put(Scenario& table, const BagUse& bag) {
    table.bags.push_back(bag);
}

}  // namespace

QString boxOf(const ContentId& id, const Library& library) {
    for (const Pack& pack : library.packs())
        for (const BoxDef& box : pack.boxes)
            for (const Copies& copies : box.contents)
                if (copies.id == id)
                    return localized(box.name);
    for (const Pack& pack : library.packs())
        if (pack.manifest.id.value == id.pack())
            return localized(pack.manifest.title);
    return QString::fromStdString(std::string(id.pack()));
}

std::vector<SetupPart> setupScript(const Scenario& scenario, const Library& library, bool everything) {
    return Script(scenario, library, everything).parts();
}

Scenario carriedOut(const std::vector<SetupPart>& script, std::size_t parts) {
    Scenario table;
    for (std::size_t i = 0; i < parts && i < script.size(); ++i)
        for (const SetupStep& step : script[i].steps)
            std::visit([&](const auto& thing) { put(table, thing); }, step.thing);
    return table;
}

}  // namespace bocage::model::print
