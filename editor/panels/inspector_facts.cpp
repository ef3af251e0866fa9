#include "editor/panels/inspector_facts.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::editor {

using namespace rules;
using model::localized;
using model::TerrainWords;

namespace {

struct InspectorFacts {
    Q_DECLARE_TR_FUNCTIONS(InspectorFacts)
};

const Face* shownFace(const Scenario& scenario, const Library& library, const model::PlacedElement& element) {
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        if (overlay.id == element.id)
            if (const OverlayDef* definition = library.overlay(overlay.overlay))
                return faceNamed(definition->faces, overlay.face);
    for (const PlacedBoard& board : scenario.battlefield.boards)
        if (board.id == element.id)
            if (const BoardDef* definition = library.board(board.board))
                return faceNamed(definition->faces, board.face);
    return nullptr;
}

int countEdges(const Face& face, const Library& library, std::string_view effect) {
    return static_cast<int>(std::count_if(face.edges.begin(), face.edges.end(), [&](const EdgeFeature& edge) {
        const TerrainKind* kind = library.terrain(edge.kind);
        return kind && std::any_of(kind->effects.begin(), kind->effects.end(),
                                   [&](const Effect& e) { return e.name == effect; });
    }));
}

void addFaceFacts(const Face& face, const Library& library, ElementFacts& facts) {
    if (face.structure)
        facts.facts.push_back({InspectorFacts::tr("Structure"), QString::number(*face.structure)});
    int defense = 0;
    for (const ContentId& id : face.grid.cells)
        if (const TerrainKind* kind = library.terrain(id))
            for (const Effect& effect : kind->effects)
                if (effect.name == "defense")
                    defense = std::max(defense, effect.value.value_or(0));
    if (defense > 0)
        facts.facts.push_back(
            {InspectorFacts::tr("Defense"), InspectorFacts::tr("+%1 infantry").arg(defense)});
    if (!face.rooms.empty()) {
        const int entrances = countEdges(face, library, "entrance");
        const int openings = countEdges(face, library, "opening");
        facts.facts.push_back(
            {InspectorFacts::tr("Rooms"),
             QStringList{InspectorFacts::tr("%n room(s)", nullptr, static_cast<int>(face.rooms.size())),
                         InspectorFacts::tr("%n entrance(s)", nullptr, entrances),
                         InspectorFacts::tr("%n window(s)", nullptr, openings)}
                 .join(QStringLiteral(" · "))});
    }
}

QString bonusText(const normandie::Bonuses& bonus) {
    const auto one = [](const std::optional<int>& value) {
        return value ? QString::asprintf("%+d", *value) : QStringLiteral("×");
    };
    QStringList parts = InspectorFacts::tr("infantry %1 · light %2 · heavy %3")
                            .arg(one(bonus.infantry), one(bonus.light), one(bonus.heavy))
                            .split(QStringLiteral(" · "));
    // A line breaks between the parts, never before a number.
    for (QString& part : parts)
        part.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    return parts.join(QStringLiteral(" · "));
}

void addUnitFacts(const normandie::Unit& unit, const std::string& face, const normandie::Content& content,
                  ElementFacts& facts) {
    const normandie::UnitSide& side = unit.side(face);
    static constexpr std::string_view classes[] = {"infantry", "light", "heavy", "creature"};
    facts.facts.push_back({InspectorFacts::tr("Class"),
                           TerrainWords::unitClass(classes[static_cast<std::size_t>(unit.unitClass)])});
    if (!unit.faction.empty())
        facts.facts.push_back(
            {InspectorFacts::tr("Faction"), model::ElementNames::content(content.library(), unit.faction)});
    facts.facts.push_back({InspectorFacts::tr("Movement"),
                           side.movement ? QString::number(*side.movement) : InspectorFacts::tr("none")});
    facts.facts.push_back(
        {InspectorFacts::tr("Attack"), bonusText(side.primary ? side.primary->bonus : side.bonus)});
    QString defense = QString::number(side.defense.front);
    if (side.defense.byFacing())
        defense = InspectorFacts::tr("front %1 · left %2 · right %3 · back %4")
                      .arg(side.defense.front)
                      .arg(side.defense.left.value_or(side.defense.front))
                      .arg(side.defense.right.value_or(side.defense.front))
                      .arg(side.defense.back.value_or(side.defense.front));
    facts.facts.push_back({InspectorFacts::tr("Defense"), defense});
    if (side.stars > 0)
        facts.facts.push_back(
            {InspectorFacts::tr("Orders"), InspectorFacts::tr("%n star(s)", nullptr, side.stars)});
    const auto addAbilities = [&](const std::vector<normandie::AbilityUse>& abilities) {
        for (const normandie::AbilityUse& use : abilities)
            if (const normandie::Ability* ability = content.ability(use.slug)) {
                QString name = localized(ability->name);
                if (use.value)
                    name += QStringLiteral(" %1").arg(*use.value);
                facts.effects.push_back({QStringLiteral("%1. %2").arg(name, localized(ability->help)),
                                         QString::fromStdString(ability->rule)});
            }
    };
    addAbilities(side.abilities);
    if (side.primary)
        addAbilities(side.primary->abilities);
    if (side.secondary)
        addAbilities(side.secondary->abilities);
}

void addObjectiveFacts(const Objective& objective, const model::ScenarioDocument& document,
                       ElementFacts& facts) {
    if (!objective.element.empty())
        facts.facts.push_back(
            {InspectorFacts::tr("Building"),
             model::ElementNames::element(document.scenario(), *document.library(), objective.element)});
    else if (objective.cells.size() > 1)
        facts.facts.push_back(
            {InspectorFacts::tr("Size"),
             InspectorFacts::tr("%n space(s)", nullptr, static_cast<int>(objective.cells.size()))});
    QStringList places;
    for (const std::vector<Cell>& place : objective.alternatives)
        if (!place.empty())
            places << QString::fromStdString(cellName(place.front()));
    if (!places.isEmpty())
        facts.facts.push_back({InspectorFacts::tr("Random places"), places.join(QStringLiteral(", "))});
}

void addBoxes(const model::ScenarioDocument& document, const ContentId& id, ElementFacts& facts) {
    const Scenario& scenario = document.scenario();
    int used = 0;
    for (const ContentId& reference : references(scenario))
        used += reference == id ? 1 : 0;
    for (const Pack& pack : document.library()->packs())
        for (const BoxDef& box : pack.boxes)
            for (const Copies& copies : box.contents)
                if (copies.id == id)
                    facts.boxes.push_back({localized(box.name),
                                           InspectorFacts::tr("%1 of %2 used").arg(used).arg(copies.count)});
}

}  // namespace

ElementFacts factsOf(const model::ScenarioDocument& document, const model::PlacedElement& element,
                     const normandie::Content* content) {
    const Scenario& scenario = document.scenario();
    const Library& library = *document.library();
    ElementFacts facts;
    if (const ContentHead* head = library.head(element.content))
        facts.help = localized(head->help);
    else if (!element.content.empty())
        facts.help =
            InspectorFacts::tr("No open pack holds this piece. It is kept as it is and saved unchanged.");
    if (const Face* face = shownFace(scenario, library, element)) {
        // A board is many terrains: what one of its spaces does says nothing about the whole.
        if (element.section == model::Section::Overlays) {
            addFaceFacts(*face, library, facts);
            facts.effects = TerrainWords::sentences(*face, library, scenario.system);
        } else {
            facts.facts.push_back(
                {InspectorFacts::tr("Size"),
                 InspectorFacts::tr("%1 × %2 spaces").arg(face->grid.cols).arg(face->grid.rows)});
        }
    }
    if (const TerrainKind* kind = library.terrain(element.content))
        for (const Effect& effect : kind->effects)
            facts.effects.push_back(TerrainWords::sentence(effect, scenario.system));
    if (const MarkerDef* marker = library.marker(element.content))
        for (const Effect& effect : marker->effects)
            facts.effects.push_back(TerrainWords::sentence(effect, scenario.system));
    if (content)
        if (const normandie::Unit* unit = content->unit(element.content))
            for (const Piece& piece : scenario.pieces)
                if (piece.id == element.id)
                    addUnitFacts(*unit, piece.face, *content, facts);
    if (element.section == model::Section::Zones)
        facts.facts.push_back(
            {InspectorFacts::tr("Size"),
             InspectorFacts::tr("%n space(s)", nullptr, static_cast<int>(element.cells.size()))});
    if (element.section == model::Section::Objectives)
        for (const Objective& objective : scenario.objectives)
            if (objective.id == element.id)
                addObjectiveFacts(objective, document, facts);
    if (!element.content.empty())
        addBoxes(document, element.content, facts);
    return facts;
}

}  // namespace bocage::editor
