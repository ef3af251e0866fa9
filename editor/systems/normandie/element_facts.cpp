#include "editor/systems/element_facts.h"

#include <QCoreApplication>
#include <algorithm>

#include "editor/systems/normandie/normandie_editor.h"
#include "model/plan/placed_elements.h"
#include "model/document/scenario_document.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::editor {

using namespace rules;
using model::localized;
using model::TerrainWords;

namespace {

struct FactWords {
    Q_DECLARE_TR_FUNCTIONS(InspectorFacts)
};

int countEdges(const Face& face, const Library& library, std::string_view effect) {
    return static_cast<int>(std::count_if(face.edges.begin(), face.edges.end(), [&](const EdgeFeature& edge) {
        const TerrainKind* kind = library.terrain(edge.kind);
        return kind && std::any_of(kind->effects.begin(), kind->effects.end(),
                                   [&](const Effect& e) { return e.name == effect; });
    }));
}

void addFaceFacts(const Face& face, const Library& library, ElementFacts& facts) {
    if (face.structure)
        facts.facts.push_back({FactWords::tr("Structure"), QString::number(*face.structure)});
    int defense = 0;
    for (const ContentId& id : face.grid.cells)
        if (const TerrainKind* kind = library.terrain(id))
            for (const Effect& effect : kind->effects)
                if (effect.name == "defense")
                    defense = std::max(defense, effect.value.value_or(0));
    if (defense > 0)
        facts.facts.push_back({FactWords::tr("Defense"), FactWords::tr("+%1 infantry").arg(defense)});
    if (!face.rooms.empty()) {
        const int entrances = countEdges(face, library, "entrance");
        const int openings = countEdges(face, library, "opening");
        facts.facts.push_back(
            {FactWords::tr("Rooms"),
             QStringList{FactWords::tr("%n room(s)", nullptr, static_cast<int>(face.rooms.size())),
                         FactWords::tr("%n entrance(s)", nullptr, entrances),
                         FactWords::tr("%n window(s)", nullptr, openings)}
                 .join(QStringLiteral(" · "))});
    }
}

QString bonusText(const normandie::Bonuses& bonus) {
    const auto one = [](const std::optional<int>& value) {
        return value ? QString::asprintf("%+d", *value) : QStringLiteral("×");
    };
    QStringList parts = FactWords::tr("infantry %1 · light %2 · heavy %3")
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
    facts.facts.push_back(
        {FactWords::tr("Class"), TerrainWords::unitClass(classes[static_cast<std::size_t>(unit.unitClass)])});
    if (!unit.faction.empty())
        facts.facts.push_back(
            {FactWords::tr("Faction"), model::ElementNames::content(content.library(), unit.faction)});
    facts.facts.push_back(
        {FactWords::tr("Movement"), side.movement ? QString::number(*side.movement) : FactWords::tr("none")});
    facts.facts.push_back(
        {FactWords::tr("Attack"), bonusText(side.primary ? side.primary->bonus : side.bonus)});
    QString defense = QString::number(side.defense.front);
    if (side.defense.byFacing())
        defense = FactWords::tr("front %1 · left %2 · right %3 · back %4")
                      .arg(side.defense.front)
                      .arg(side.defense.left.value_or(side.defense.front))
                      .arg(side.defense.right.value_or(side.defense.front))
                      .arg(side.defense.back.value_or(side.defense.front));
    facts.facts.push_back({FactWords::tr("Defense"), defense});
    if (side.stars > 0)
        facts.facts.push_back({FactWords::tr("Orders"), FactWords::tr("%n star(s)", nullptr, side.stars)});
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

}  // namespace

void NormandieEditor::addFacts(const model::ScenarioDocument& document, const model::PlacedElement& element,
                               ElementFacts& facts) const {
    const Scenario& scenario = document.scenario();
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        if (overlay.id == element.id)
            if (const OverlayDef* definition = document.library()->overlay(overlay.overlay))
                if (const Face* face = faceNamed(definition->faces, overlay.face))
                    addFaceFacts(*face, *document.library(), facts);
    const auto content = normandie::contentFor(document.library());
    if (const normandie::Unit* unit = content->unit(element.content))
        for (const Piece& piece : scenario.pieces)
            if (piece.id == element.id)
                addUnitFacts(*unit, piece.face, *content, facts);
}

QStringList NormandieEditor::pieceFaces(const LibraryPtr& library, const ContentId& id) const {
    const normandie::Unit* unit = normandie::contentFor(library)->unit(id);
    QStringList faces{QStringLiteral("front")};
    if (unit && unit->back)
        faces << QStringLiteral("back");
    return faces;
}

}  // namespace bocage::editor
