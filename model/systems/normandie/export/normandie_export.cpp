#include "model/systems/normandie/export/normandie_export.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>
#include <map>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/normandie/words/army_text.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/handed_out.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

struct NormandieExportWords {
    Q_DECLARE_TR_FUNCTIONS(NormandieExport)
};

QString orCross(const std::optional<int>& number) {
    return number ? QString::number(*number) : QStringLiteral("×");
}

QString bonusWords(const Bonuses& bonus) {
    return QStringLiteral("%1/%2/%3")
        .arg(orCross(bonus.infantry), orCross(bonus.light), orCross(bonus.heavy));
}

QString defenseWords(const Defense& defense) {
    if (!defense.byFacing())
        return QString::number(defense.front);
    return QStringLiteral("%1/%2/%3/%4")
        .arg(defense.front)
        .arg(defense.left.value_or(defense.front))
        .arg(defense.right.value_or(defense.front))
        .arg(defense.back.value_or(defense.front));
}

KitLine unitLine(const ContentId& id, int count, const Content& content) {
    KitLine line;
    line.count = count;
    line.content = id;
    line.type = "model";
    line.name = ElementNames::content(content.library(), id);
    const Unit* unit = content.unit(id);
    if (!unit)
        return line;
    const UnitSide& side = unit->front;
    const Bonuses& bonus = side.primary ? side.primary->bonus : side.bonus;
    line.values = {orCross(side.movement), bonusWords(bonus), defenseWords(side.defense)};
    for (const AbilityUse& use : side.abilities)
        line.notes << ArmyWords::ability(use, content);
    line.boxes = std::max(1, unit->lifePoints) + (side.absorbs ? 1 : 0);
    return line;
}

KitLine fillingLine(const FillingView& filling, const Content& content) {
    KitLine line;
    line.content = filling.filling->option;
    line.name = ElementNames::content(content.library(), filling.filling->option);
    line.cost = costOf(filling).points;
    for (const ContentId& inside : filling.filling->contents) {
        KitLine spell;
        spell.content = inside;
        spell.name = ElementNames::content(content.library(), inside);
        line.lines.push_back(std::move(spell));
    }
    if (filling.option)
        for (const Copies& copies : filling.option->units)
            line.lines.push_back(unitLine(copies.id, copies.count, content));
    return line;
}

KitLine entryLine(const EntryView& entry, const Content& content) {
    KitLine line;
    line.content = entry.entry->content;
    line.type = "unit";
    const QString own = localized(entry.entry->label);
    line.name = ElementNames::content(content.library(), entry.entry->content);
    if (!own.isEmpty())
        line.notes << own;
    int rest = costOf(entry).points;
    if (entry.tile)
        for (const Copies& copies : entry.tile->units)
            line.lines.push_back(unitLine(copies.id, copies.count, content));
    for (const FillingView& filling : entry.fillings) {
        line.lines.push_back(fillingLine(filling, content));
        rest -= *line.lines.back().cost;
    }
    line.cost = rest;
    if (entry.entry->grant)
        line.notes << NormandieExportWords::tr("handed out");
    return line;
}

/// Counters of the armies and of what is handed out that do not stand on the map yet.
void addReserves(TableKit& kit, const Scenario& scenario, const ExportSubject& subject,
                 const Content& content) {
    for (const ScenarioSide& side : scenario.sides) {
        std::map<ContentId, int> counters;
        for (const Player& player : side.players) {
            std::vector<const Roster*> rosters;
            for (const Force::Army& army : player.force.armies)
                if (army.roster) {
                    rosters.push_back(&*army.roster);
                    const ArmyView view(*army.roster, content, {}, Rulings::from(scenario.rulings));
                    for (const ArmyUnit& unit : view.units)
                        ++counters[unit.id];
                }
            for (const HandedOutUnits& units : handedOutUnits(content, player.force, rosters))
                counters[units.unit] += units.count;
        }
        for (const Piece& piece : scenario.pieces)
            if (piece.side == side.id)
                if (const auto found = counters.find(piece.content); found != counters.end())
                    --found->second;
        KitTray tray;
        tray.name = NormandieExportWords::tr("Reserve of %1").arg(ElementNames::side(scenario, side.id));
        tray.side = side.id.value;
        for (const auto& [id, count] : counters)
            if (count > 0)
                tray.things.push_back({kitThing(id, subject), count});
        if (!tray.things.empty())
            kit.trays.push_back(std::move(tray));
    }
}

/// One of every marker of the packs that the scenario plays with.
void addMarkers(TableKit& kit, const Scenario& scenario, const ExportSubject& subject) {
    KitTray tray;
    tray.name = NormandieExportWords::tr("Markers");
    tray.endless = true;
    for (const Pack& pack : subject.library->packs()) {
        const bool used = std::any_of(scenario.packs.begin(), scenario.packs.end(),
                                      [&](const PackPin& pin) { return pin.id == pack.manifest.id; });
        if (used && pack.manifest.system == scenario.system)
            for (const MarkerDef& marker : pack.markers)
                tray.things.push_back({kitThing(marker.id, subject), 1});
    }
    if (!tray.things.empty())
        kit.trays.push_back(std::move(tray));
}

/// Abilities are named by their slug; the item that explains one may lie in another pack.
void eachAbility(const Json& json, const std::function<void(const std::string&)>& action) {
    if (json.isArray())
        for (const Json& element : json.array())
            eachAbility(element, action);
    if (json.isObject())
        for (const auto& [key, value] : json.object()) {
            if (key == "ability" && value.isString())
                action(value.string());
            eachAbility(value, action);
        }
}

}  // namespace

std::vector<ContentId> NormandieExport::implied(const ContentId& id, const Library& library) const {
    std::vector<ContentId> ids;
    const auto addNamed = [&](std::string_view name, bool abilitiesOnly) {
        for (const Pack& pack : library.packs()) {
            if (pack.manifest.system != "normandie")
                continue;  // another game may use the same word
            for (const SystemContent& other : pack.system)
                if (other.id.name() == name && (!abilitiesOnly || other.id.kind() == "ability"))
                    ids.push_back(other.id);
            for (const MarkerDef& marker : pack.markers)
                if (!abilitiesOnly && marker.id.name() == name)
                    ids.push_back(marker.id);
        }
    };
    if (const SystemContent* item = library.systemContent(id))
        eachAbility(item->fields, [&](const std::string& slug) { addNamed(slug, true); });
    // Whether a card is of use depends on what it needs being in the game at all.
    if (const CardDef* card = library.card(id))
        for (const std::string& need : card->needs)
            addNamed(need, false);
    return ids;
}

bool NormandieExport::hasBack(const ContentId& id, const LibraryPtr& library) const {
    const Unit* unit = contentFor(library)->unit(id);
    return unit && (unit->back || unit->backRole != Unit::BackRole::None);
}

std::optional<KitSheet> NormandieExport::sheet(const Roster& roster, const ExportSubject& subject) const {
    const ContentPtr content = contentFor(subject.library);
    const Rulings rulings = subject.scenario() ? Rulings::from(subject.scenario()->rulings) : Rulings{};
    const ArmyView view(roster, *content, {}, rulings);
    const ArmyTotals totals = totalsOf(view);
    const ArmyText words(*subject.library);
    KitSheet sheet;
    sheet.title = localized(roster.title);
    sheet.faction = roster.faction.value;
    sheet.factionName = roster.faction.empty() ? QString() : words.name(roster.faction);
    sheet.unit = NormandieExportWords::tr("points");
    sheet.used = totals.points.value;
    sheet.limit = totals.limit;
    sheet.columns = {NormandieExportWords::tr("Move", "column of an army list"),
                     NormandieExportWords::tr("Bonus", "column: against infantry, light, heavy"),
                     NormandieExportWords::tr("Defense", "column of an army list")};
    for (const EntryView& entry : view.entries)
        sheet.lines.push_back(entryLine(entry, *content));
    for (const FillingView& filling : view.freeOptions)
        sheet.lines.push_back(fillingLine(filling, *content));
    sheet.notes << NormandieExportWords::tr("Orders: %1; bluffs: %2")
                       .arg(totals.usableOrders)
                       .arg(totals.usableBluffs);
    sheet.notes << NormandieExportWords::tr("Breaking points: %1; victory points: %2")
                       .arg(totals.breakingPoints)
                       .arg(totals.victoryPoints);
    QStringList handOut;
    for (const HandOut& item : totals.handOut)
        handOut << QStringLiteral("%1 × %2").arg(item.count).arg(words.handOut(item));
    if (!handOut.isEmpty())
        sheet.notes << NormandieExportWords::tr("To hand out: %1").arg(handOut.join(QStringLiteral(", ")));
    if (subject.roster())
        sheet.remark = subject.fitness.line();
    return sheet;
}

void NormandieExport::addTo(TableKit& kit, const ExportSubject& subject) const {
    kit.dice = {{QStringLiteral("1d6"), 1, 6}, {QStringLiteral("2d6"), 2, 6}};
    kit.phases = {NormandieExportWords::tr("Order phase"), NormandieExportWords::tr("Activation phase"),
                  NormandieExportWords::tr("Supply phase")};
    const Scenario* scenario = subject.scenario();
    if (!scenario)
        return;
    addReserves(kit, *scenario, subject, *contentFor(subject.library));
    addMarkers(kit, *scenario, subject);
}

}  // namespace bocage::model
