// What a legend of Shadows over Normandie explains.
#include <QCoreApplication>

#include "model/print/pictures.h"
#include "model/systems/normandie/print/normandie_prints.h"
#include "model/systems/normandie/render/tile_painter.h"
#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model::print::son {

using namespace rules::normandie;
using rules::ContentId;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print::son::NormandiePrints", text);
}

void addAbilities(Used& used, const std::vector<AbilityUse>& abilities) {
    for (const AbilityUse& ability : abilities)
        used.abilities.insert(ability.slug);
}

void addUnit(Used& used, const ContentId& id, const Content& content) {
    ++used.units[id];
    const Unit* unit = content.unit(id);
    if (!unit || used.units[id] > 1)
        return;
    const auto side = [&](const UnitSide& face) {
        addAbilities(used, face.abilities);
        for (const auto* weapon : {&face.primary, &face.secondary})
            if (*weapon)
                addAbilities(used, (*weapon)->abilities);
    };
    side(unit->front);
    if (unit->back)
        side(*unit->back);
}

void addOption(Used& used, const ContentId& id, const Content& content) {
    ++used.options[id];
    if (const Option* option = content.option(id)) {
        addAbilities(used, option->abilities);
        for (const rules::Copies& copies : option->units)
            addUnit(used, copies.id, content);
    }
}

void addTile(Used& used, const ContentId& id, const Content& content) {
    ++used.tiles[id];
    if (const Tile* tile = content.tile(id)) {
        addAbilities(used, tile->abilities);
        for (const rules::Copies& copies : tile->units)
            addUnit(used, copies.id, content);
        for (const Slot& slot : tile->slots)
            if (slot.ability)
                used.abilities.insert(slot.ability->slug);
    }
}

void addAny(Used& used, const ContentId& id, const Content& content) {
    if (id.kind() == "unit")
        addUnit(used, id, content);
    else if (id.kind() == "tile")
        addTile(used, id, content);
    else if (id.kind() == "option")
        addOption(used, id, content);
}

void addRoster(Used& used, const rules::Roster& roster, const Content& content) {
    for (const rules::RosterEntry& entry : roster.entries) {
        addTile(used, entry.content, content);
        for (const rules::RosterEntry::Filling& filling : entry.fillings) {
            addOption(used, filling.option, content);
            for (const ContentId& spell : filling.contents)
                addOption(used, spell, content);
        }
    }
    for (const rules::RosterEntry::Filling& filling : roster.freeOptions)
        addOption(used, filling.option, content);
}

}  // namespace

Used usedBy(const rules::Roster& roster, const Content& content) {
    Used used;
    addRoster(used, roster, content);
    return used;
}

Used usedBy(const Subject& subject, const Content& content) {
    Used used;
    if (subject.army)
        addRoster(used, *subject.army, content);
    if (!subject.scenario)
        return used;
    for (const rules::Piece& piece : subject.scenario->pieces)
        addAny(used, piece.content, content);
    for (const rules::BagUse& use : subject.scenario->bags)
        for (const ContentId& id : contentsOf(use, *subject.library))
            addAny(used, id, content);
    for (const rules::ScenarioSide& side : subject.scenario->sides)
        for (const rules::Player& player : side.players) {
            for (const rules::Copies& copies : player.force.fixed)
                addAny(used, copies.id, content);
            for (const rules::Force::Army& army : player.force.armies)
                if (army.roster)
                    addRoster(used, *army.roster, content);
        }
    return used;
}

std::vector<LegendEntry> NormandiePrints::legend(const Subject& subject, const Options& options) const {
    const ContentPtr content = contentFor(subject.library);
    const Used used = usedBy(subject, *content);
    const Ink ink{options.colours};
    std::vector<LegendEntry> entries;
    for (const std::string& slug : used.abilities)
        if (const Ability* ability = content->ability(slug))
            entries.push_back({tr("Abilities"),
                               printed(ability->name),
                               printed(ability->help),
                               symbolPicture(QString::fromStdString(ability->symbol), ink.text()),
                               {7_mm, 7_mm}});
    const auto add = [&](bool spells) {
        for (const auto& [id, count] : used.options) {
            const Option* option = content->option(id);
            if (!option || (option->kind == OptionKind::Spell) != spells)
                continue;
            entries.push_back({spells ? tr("Spells") : tr("Options"),
                               printed(option->name),
                               printed(option->help),
                               symbolPicture(option->symbol.empty() ? optionKindSymbol(option->kind)
                                                                    : QString::fromStdString(option->symbol),
                                             ink.text()),
                               {7_mm, 7_mm}});
        }
    };
    add(false);
    add(true);
    sortByName(entries, options);
    for (LegendEntry& entry : commonLegend(subject, options))
        entries.push_back(std::move(entry));
    return entries;
}

}  // namespace bocage::model::print::son
