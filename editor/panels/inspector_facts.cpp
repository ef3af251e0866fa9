#include "editor/panels/inspector_facts.h"

#include <QCoreApplication>
#include <algorithm>

#include "editor/picking/plane.h"
#include "editor/systems/game_editor.h"
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
            places << QString::fromStdString(gridOf(document.scenario()).name(place.front()));
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

ElementFacts factsOf(const model::ScenarioDocument& document, const model::PlacedElement& element) {
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
    if (const GameEditor* game = findGameEditor(scenario.system))
        game->addFacts(document, element, facts);
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
