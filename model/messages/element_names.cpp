#include "model/messages/element_names.h"

#include <algorithm>

#include "model/messages/words.h"
#include "rules/board/plan_grid.h"

namespace bocage::model {

using namespace rules;

namespace {

QString cellWord(Cell cell) {
    return QString::fromStdString(cellName(cell));
}

template <class List, class Words>
bool nameIn(const List& list, const ElementId& id, QString& name, Words words) {
    for (const auto& element : list)
        if (element.id == id) {
            name = words(element);
            return true;
        }
    return false;
}

}  // namespace

QString ElementNames::content(const Library& library, const ContentId& id) {
    const ContentHead* head = library.head(id);
    const QString name = head ? localized(head->name) : QString();
    return name.isEmpty() ? QString::fromStdString(id.value) : name;
}

QString ElementNames::backOf(const Library& library, const ContentId& id) {
    static constexpr std::pair<const char*, const char*> roles[] = {
        {"reduced", QT_TR_NOOP("wounded")},
        {"wreck", QT_TR_NOOP("wreck")},
        {"concealed", QT_TR_NOOP("hidden")},
        {"tripod", QT_TR_NOOP("on its tripod")},
        {"medic-active", QT_TR_NOOP("tending the wounded")},
        {"burrowing", QT_TR_NOOP("burrowing")},
        {"kamikaze", QT_TR_NOOP("kamikaze")},
        {"teleport", QT_TR_NOOP("teleporting")},
        {"lab-scout", QT_TR_NOOP("scout")},
    };
    const SystemContent* content = library.systemContent(id);
    const Json* role = content ? content->fields.find("backRole") : nullptr;
    if (role && role->isString())
        for (const auto& [name, words] : roles)
            if (role->string() == name)
                return tr(words);
    return tr("back");
}

QString ElementNames::of(const PlacedBoard& board, const Library& library) {
    return content(library, board.board);
}

QString ElementNames::of(const PlacedOverlay& overlay, const Library& library) {
    return overlay.label.empty() ? content(library, overlay.overlay) : localized(overlay.label);
}

QString ElementNames::of(const PlacedEdge& edge, const Library& library) {
    return content(library, edge.kind);
}

QString ElementNames::of(const PlacedCorner& corner, const Library& library) {
    return content(library, corner.kind);
}

QString ElementNames::zone(const Scenario& scenario, const Zone& zone) {
    const auto plain = [&](const Zone& each) -> QString {
        if (!each.name.empty())
            return localized(each.name);
        const QString group = QString::fromStdString(each.group);
        const QString whose = each.side.empty() ? QString() : side(scenario, each.side);
        switch (each.kind) {
            case Zone::Kind::Deployment:
                return group.isEmpty()
                           ? whose.isEmpty() ? tr("Deployment zone") : tr("Deployment zone: %1").arg(whose)
                       : whose.isEmpty() ? tr("Deployment zone %1").arg(group)
                                         : tr("Deployment zone %1: %2").arg(group, whose);
            case Zone::Kind::Area:
                return group.isEmpty()   ? whose.isEmpty() ? tr("Area") : tr("Area: %1").arg(whose)
                         : whose.isEmpty() ? tr("Area %1").arg(group)
                                         : tr("Area %1: %2").arg(group, whose);
            case Zone::Kind::Exit:
                break;
        }
        return group.isEmpty()   ? whose.isEmpty() ? tr("Exit zone") : tr("Exit zone: %1").arg(whose)
                 : whose.isEmpty() ? tr("Exit zone %1").arg(group)
                                 : tr("Exit zone %1: %2").arg(group, whose);
    };
    const QString name = plain(zone);
    // Two that would read alike are told apart by where they begin.
    const bool twin = std::any_of(scenario.zones.begin(), scenario.zones.end(), [&](const Zone& other) {
        return other.id != zone.id && other.kind == zone.kind && plain(other) == name;
    });
    return twin && !zone.cells.empty() ? tr("%1 from %2").arg(name, cellWord(zone.cells.front())) : name;
}

QString ElementNames::of(const EntryArrow& arrow, const Library&) {
    return arrow.label.empty() ? tr("Entry at %1").arg(cellWord(arrow.at)) : localized(arrow.label);
}

QString ElementNames::of(const Objective& objective, const Library&) {
    if (!objective.label.empty())
        return localized(objective.label);
    switch (objective.kind) {
        case Objective::Kind::Main:
            return tr("Main objective");
        case Objective::Kind::Secondary:
            return tr("Secondary objective");
        case Objective::Kind::Bonus:
            break;
    }
    return tr("Bonus objective");
}

QString ElementNames::of(const Piece& piece, const Library& library) {
    return piece.label.empty() ? content(library, piece.content) : localized(piece.label);
}

QString ElementNames::of(const Note& note, const Library&) {
    const QString text = localized(note.text).section(u'\n', 0, 0).trimmed();
    return text.isEmpty() ? tr("Note at %1").arg(cellWord(note.at)) : text;
}

QString ElementNames::element(const Scenario& scenario, const Library& library, const ElementId& id) {
    QString name;
    const auto placed = [&](const auto& element) { return of(element, library); };
    const BattlefieldPlan& plan = scenario.battlefield;
    const bool found =
        nameIn(plan.boards, id, name, placed) || nameIn(plan.overlays, id, name, placed) ||
        nameIn(plan.edges, id, name, placed) || nameIn(plan.corners, id, name, placed) ||
        nameIn(scenario.zones, id, name, [&](const Zone& each) { return zone(scenario, each); }) ||
        nameIn(scenario.entries, id, name, placed) || nameIn(scenario.objectives, id, name, placed) ||
        nameIn(scenario.pieces, id, name, placed) || nameIn(scenario.notes, id, name, placed) ||
        nameIn(scenario.turnTrack.events, id, name,
               [](const TurnEvent& event) { return tr("Event of turn %1").arg(event.turn); }) ||
        nameIn(scenario.decks, id, name, [&](const DeckUse& use) { return content(library, use.deck); }) ||
        nameIn(scenario.bags, id, name, [&](const BagUse& use) { return content(library, use.bag); }) ||
        nameIn(scenario.specialRules, id, name, [](const SpecialRule&) { return tr("Special rule"); }) ||
        nameIn(scenario.victory, id, name, [](const VictoryCondition&) { return tr("Victory condition"); }) ||
        nameIn(scenario.campaign, id, name, [](const CampaignLink&) { return tr("Campaign link"); });
    return found ? name : QString::fromStdString(id.value);
}

QString ElementNames::side(const Scenario& scenario, const SideId& id) {
    for (std::size_t i = 0; i < scenario.sides.size(); ++i)
        if (scenario.sides[i].id == id) {
            const QString name = localized(scenario.sides[i].name);
            return name.isEmpty() ? tr("Side %1").arg(i + 1) : name;
        }
    return QString::fromStdString(id.value);
}

QString ElementNames::player(const Scenario& scenario, const PlayerId& id) {
    int number = 0;
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players) {
            ++number;
            if (player.id == id) {
                const QString name = localized(player.name);
                return name.isEmpty() ? tr("Player %1").arg(number) : name;
            }
        }
    return QString::fromStdString(id.value);
}

QString ElementNames::section(Section section) {
    switch (section) {
        case Section::Boards:
            return tr("Boards");
        case Section::Overlays:
            return tr("Overlays");
        case Section::Edges:
            return tr("Edges");
        case Section::Corners:
            return tr("Interspaces");
        case Section::Zones:
            return tr("Zones");
        case Section::Entries:
            return tr("Entry arrows");
        case Section::Objectives:
            return tr("Objectives");
        case Section::Pieces:
            return tr("Units and markers");
        case Section::Notes:
            return tr("Notes");
        case Section::Rest:
            break;
    }
    return tr("Scenario");
}

QString ElementNames::cell(const Scenario& scenario, Cell cell) {
    return QString::fromStdString(planGrid(scenario.battlefield.grid).name(cell));
}

QString ElementNames::corner(Corner corner) {
    if (corner.tip == Corner::Tip::TopLeft)
        return tr("the interspace between %1 and %2")
            .arg(cellWord({corner.col - 1, corner.row - 1}), cellWord({corner.col, corner.row}));
    QStringList names;
    for (const Cell cell : hexGrid().cellsAt(corner))
        names << QString::fromStdString(hexGrid().name(cell));
    names.sort();
    return tr("the interspace between %1, %2 and %3").arg(names.value(0), names.value(1), names.value(2));
}

QString ElementNames::edge(Edge edge, GridKind grid) {
    if (edge.axis == Side::NorthEast)
        return tr("the north-east edge of %1").arg(QString::fromStdString(hexGrid().name(edge.cell)));
    if (edge.axis == Side::NorthWest)
        return tr("the north-west edge of %1").arg(QString::fromStdString(hexGrid().name(edge.cell)));
    const QString cell =
        grid == GridKind::Hex ? QString::fromStdString(hexGrid().name(edge.cell)) : cellWord(edge.cell);
    return (edge.axis == Side::North ? tr("the north edge of %1") : tr("the west edge of %1")).arg(cell);
}

QString ElementNames::list(const ListName& list) {
    if (!list.name.empty())
        return localized(list.name);
    // In the context that it always had, so that its translations hold.
    return list.id == mainList ? QCoreApplication::translate("ArmyText", "Main")
                               : QString::fromStdString(list.id.value);
}

}  // namespace bocage::model
