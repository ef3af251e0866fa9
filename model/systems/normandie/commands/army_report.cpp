#include "model/systems/normandie/commands/army_report.h"

#include <ostream>

#include "model/console/words.h"
#include "model/messages/words.h"
#include "model/systems/normandie/words/army_text.h"

namespace bocage::console::son {

using namespace rules;
using namespace rules::normandie;
using model::ArmyText;

namespace {

Json numberOrNull(const std::optional<int>& number) {
    return number ? Json(*number) : Json(nullptr);
}

Json termsJson(const Total& total, const ArmyText& words) {
    Json::Array terms;
    for (const ArmyTerm& term : total.terms)
        terms.push_back(Json::Object{{"source", term.source.value},
                                     {"content", term.content.value},
                                     {"reason", term.reason},
                                     {"text", words.term(term).toStdString()},
                                     {"value", term.value},
                                     {"rule", term.rule}});
    return terms;
}

Json totalJson(const Total& total, int usable, const ArmyText& words) {
    return Json::Object{{"value", total.value}, {"usable", usable}, {"terms", termsJson(total, words)}};
}

Json entriesJson(const ArmyView& view, const ArmyTotals& totals, const ArmyText& words) {
    Json::Array entries;
    for (std::size_t e = 0; e < totals.entries.size(); ++e) {
        const EntryTotals& entry = totals.entries[e];
        const ContentId& content = view.entries[e].entry->content;
        entries.push_back(Json::Object{{"id", entry.id.value},
                                       {"content", content.value},
                                       {"name", words.name(content).toStdString()},
                                       {"cost", entry.cost},
                                       {"provisional", entry.provisional},
                                       {"units", entry.units},
                                       {"breakingPoints", numberOrNull(entry.breakingPoints)},
                                       {"victoryPoints", numberOrNull(entry.victoryPoints)}});
    }
    return entries;
}

Json accessJson(const ArmyView& view, const ArmyTotals& totals, const ArmyText& words) {
    Json::Array access;
    for (const OptionAccess& option : totals.access) {
        Json::Array units;
        for (const int unit : option.units)
            units.emplace_back(view.units[static_cast<std::size_t>(unit)].id.value);
        access.push_back(Json::Object{{"filling", option.filling.value},
                                      {"option", option.option.value},
                                      {"name", words.name(option.option).toStdString()},
                                      {"reach", std::string(model::codeOf(option.reach))},
                                      {"units", std::move(units)}});
    }
    return access;
}

Json spellsJson(const ArmyTotals& totals, const ArmyText& words) {
    Json::Array spells;
    for (const SpellTotals& spell : totals.spells)
        spells.push_back(Json::Object{{"filling", spell.filling.value},
                                      {"spell", spell.spell.value},
                                      {"name", words.name(spell.spell).toStdString()},
                                      {"penalty", spell.penalty},
                                      {"range", numberOrNull(spell.range)},
                                      {"sight", std::string(model::codeOf(spell.sight))},
                                      {"ruled", spell.ruled}});
    return spells;
}

Json handOutJson(const ArmyTotals& totals, const ArmyText& words) {
    Json::Array list;
    for (const HandOut& handOut : totals.handOut)
        list.push_back(Json::Object{{"what", handOut.what},
                                    {"option", handOut.option.value},
                                    {"name", words.handOut(handOut).toStdString()},
                                    {"count", handOut.count}});
    return list;
}

Json variantsJson(const ArmyView& view, const Content& content) {
    Json::Array variants;
    for (const RosterVariant& variant : view.roster->variants) {
        const ArmyView other(*view.roster, variant, content, {}, view.rulings);
        variants.push_back(
            Json::Object{{"id", variant.id.value},
                         {"name", ArmyText::listName({variant.id, variant.name}).toStdString()},
                         {"points", totalsOf(other).points.value},
                         {"diff", diffJson(diffOf(view, other), content.library())}});
    }
    return variants;
}

Json lines(const std::vector<ArmyDiffLine>& list, const ArmyText& words) {
    Json::Array out;
    for (const ArmyDiffLine& line : list)
        out.push_back(Json::Object{{"content", line.content.value},
                                   {"on", line.on.value},
                                   {"count", line.count},
                                   {"cost", line.cost},
                                   {"text", words.line(line).toStdString()}});
    return out;
}

/// "Orders: 4 of 10 = Ranger command: star of the tile 1 + …".
void tellTotal(std::ostream& out, const QString& label, const Total& total, int usable,
               const ArmyText& words) {
    out << label.toStdString() << ": " << usable;
    if (usable != total.value)
        out << ' ' << Cli::tr("(%1 before the cap)").arg(total.value).toStdString();
    out << '\n';
    for (const ArmyTerm& term : total.terms)
        out << "  " << (term.value < 0 ? "" : "+") << term.value << "  " << words.term(term).toStdString()
            << "  " << term.rule << '\n';
}

void tellPoints(std::ostream& out, const ArmyTotals& totals) {
    QString text = totals.limit ? Cli::tr("%1 of %2 points").arg(totals.points.value).arg(*totals.limit)
                                : Cli::tr("%n point(s)", nullptr, totals.points.value);
    if (totals.unknownCosts > 0)
        text += QStringLiteral(" ") + Cli::tr("(%n cost(s) unknown)", nullptr, totals.unknownCosts);
    else if (totals.provisional)
        text += QStringLiteral(" ") + Cli::tr("(provisional: sample costs)");
    out << text.toStdString() << '\n';
}

void tellEntries(std::ostream& out, const ArmyView& view, const ArmyTotals& totals, const ArmyText& words) {
    const auto orUnknown = [](const std::optional<int>& number) {
        return number ? QString::number(*number) : QStringLiteral("?");
    };
    for (std::size_t e = 0; e < totals.entries.size(); ++e) {
        const EntryTotals& entry = totals.entries[e];
        out << "  "
            << Cli::tr("%1: %2 points, %3 units, breaking point %4, %5 victory points")
                   .arg(words.name(view.entries[e].entry->content))
                   .arg(entry.cost)
                   .arg(entry.units)
                   .arg(orUnknown(entry.breakingPoints), orUnknown(entry.victoryPoints))
                   .toStdString()
            << '\n';
    }
    for (const FillingView& filling : view.freeOptions)
        out << "  "
            << Cli::tr("%1: %2 points, free option")
                   .arg(words.name(filling.filling->option))
                   .arg(costOf(filling).points)
                   .toStdString()
            << '\n';
}

void tellUnits(std::ostream& out, const ArmyTotals& totals) {
    QStringList classes;
    for (const auto& [unitClass, count] : totals.unitsByClass)
        classes << QStringLiteral("%1 %2").arg(count).arg(ArmyText::unitClass(unitClass));
    out << Cli::tr("Units: %1 (%2)").arg(totals.units).arg(classes.join(QStringLiteral(", "))).toStdString()
        << '\n'
        << Cli::tr("Breaking points: %1; victory points: %2")
               .arg(totals.breakingPoints)
               .arg(totals.victoryPoints)
               .toStdString()
        << '\n';
}

void tellAccess(std::ostream& out, const ArmyView& view, const ArmyTotals& totals, const ArmyText& words) {
    if (totals.access.empty())
        return;
    out << Cli::tr("Who may use what:").toStdString() << '\n';
    for (const OptionAccess& option : totals.access) {
        QStringList units;
        if (option.reach != OptionAccess::Reach::WholeArmy)
            for (const int unit : option.units)
                units << words.name(view.units[static_cast<std::size_t>(unit)].id);
        out << "  " << words.name(option.option).toStdString() << ": "
            << ArmyText::reach(option.reach).toStdString();
        if (!units.isEmpty())
            out << " (" << units.join(QStringLiteral(", ")).toStdString() << ')';
        out << '\n';
    }
}

void tellSpells(std::ostream& out, const ArmyTotals& totals, const ArmyText& words) {
    if (totals.spells.empty())
        return;
    out << Cli::tr("Spells:").toStdString() << '\n';
    for (const SpellTotals& spell : totals.spells)
        out << "  " << words.name(spell.spell).toStdString() << ": " << ArmyText::casting(spell).toStdString()
            << '\n';
}

void tellHandOut(std::ostream& out, const ArmyTotals& totals, const ArmyText& words) {
    out << Cli::tr("To hand out:").toStdString() << '\n';
    for (const HandOut& handOut : totals.handOut)
        out << "  " << handOut.count << " × " << words.handOut(handOut).toStdString() << '\n';
    for (const std::string& bag : totals.bags)
        out << "  " << ArmyText::bag(bag).toStdString() << '\n';
}

void tellAbilities(std::ostream& out, const ArmyTotals& totals, const Content& content,
                   const ArmyText& words) {
    QStringList list;
    for (const auto& [slug, count] : totals.abilities) {
        const Ability* ability = content.ability(slug);
        list << QStringLiteral("%1 × %2").arg(count).arg(ability ? words.name(ability->id)
                                                                 : QString::fromStdString(slug));
    }
    if (!list.isEmpty())
        out << Cli::tr("Abilities in play: %1").arg(list.join(QStringLiteral(", "))).toStdString() << '\n';
}

void tellVariants(std::ostream& out, const ArmyView& view, const Content& content) {
    for (const RosterVariant& variant : view.roster->variants) {
        const ArmyView other(*view.roster, variant, content, {}, view.rulings);
        const ArmyDiff diff = diffOf(view, other);
        out << Cli::tr("Another list, \"%1\": %2 points (%3)")
                   .arg(ArmyText::listName({variant.id, variant.name}))
                   .arg(totalsOf(other).points.value)
                   .arg(ArmyText::points(diff))
                   .toStdString()
            << '\n';
        tellDiff(out, diff, content.library(), "  ");
    }
}

}  // namespace

void tellDiff(std::ostream& out, const ArmyDiff& diff, const Library& library, const std::string& indent) {
    const ArmyText words(library);
    for (const ArmyDiffLine& line : diff.added)
        out << indent << "+ " << words.line(line).toStdString() << "  +" << line.cost << '\n';
    for (const ArmyDiffLine& line : diff.removed)
        out << indent << "- " << words.line(line).toStdString() << "  -" << line.cost << '\n';
}

Json diffJson(const ArmyDiff& diff, const Library& library) {
    const ArmyText words(library);
    return Json::Object{{"gained", diff.gained},
                        {"lost", diff.lost},
                        {"added", lines(diff.added, words)},
                        {"removed", lines(diff.removed, words)}};
}

Json armyJson(const ArmyInput& input, const Content& content) {
    const ArmyText words(content.library());
    const ArmyView view(input.roster, content, {}, Rulings::from(input.rulings));
    const ArmyTotals totals = totalsOf(view);
    Json::Object units{{"total", totals.units}};
    for (const auto& [unitClass, count] : totals.unitsByClass)
        units.emplace_back(std::string(model::codeOf(unitClass)), count);
    Json::Object abilities;
    for (const auto& [slug, count] : totals.abilities)
        abilities.emplace_back(slug, count);
    Json::Array bags;
    for (const std::string& bag : totals.bags)
        bags.emplace_back(bag);
    return Json::Object{
        {"title", model::localized(input.roster.title).toStdString()},
        {"errors", input.fitness.errors},
        {"waived", input.fitness.waived},
        {"player", input.player.empty() ? Json(nullptr) : Json(input.player)},
        {"faction", input.roster.faction.value},
        {"points", Json::Object{{"value", totals.points.value}, {"terms", termsJson(totals.points, words)}}},
        {"limit", numberOrNull(totals.limit)},
        {"provisional", totals.provisional},
        {"unknownCosts", totals.unknownCosts},
        {"orders", totalJson(totals.orders, totals.usableOrders, words)},
        {"specialOrders",
         totalJson(totals.specialOrders, std::min(totals.specialOrders.value, specialOrderCap), words)},
        {"bluffs", totalJson(totals.bluffs, totals.usableBluffs, words)},
        {"units", std::move(units)},
        {"manifestations", totals.manifestations},
        {"personalOrders", totals.personalOrders},
        {"ableToTakeOrders", totals.ableToTakeOrders},
        {"breakingPoints", totals.breakingPoints},
        {"victoryPoints", totals.victoryPoints},
        {"entries", entriesJson(view, totals, words)},
        {"access", accessJson(view, totals, words)},
        {"spells", spellsJson(totals, words)},
        {"handOut", handOutJson(totals, words)},
        {"abilities", std::move(abilities)},
        {"bags", std::move(bags)},
        {"variants", variantsJson(view, content)}};
}

void tellArmy(std::ostream& out, const ArmyInput& input, const Content& content) {
    const ArmyText words(content.library());
    const ArmyView view(input.roster, content, {}, Rulings::from(input.rulings));
    const ArmyTotals totals = totalsOf(view);
    QString title = model::localized(input.roster.title);
    if (!input.player.empty())
        title += QStringLiteral(" (%1)").arg(input.playerName.empty() ? QString::fromStdString(input.player)
                                                                      : model::localized(input.playerName));
    out << title.toStdString() << '\n';
    if (const QString line = input.fitness.line(); !line.isEmpty())
        out << line.toStdString() << '\n';
    tellPoints(out, totals);
    tellEntries(out, view, totals, words);
    tellTotal(out, Cli::tr("Orders"), totals.orders, totals.usableOrders, words);
    if (totals.specialOrders.value > 0)
        tellTotal(out, Cli::tr("Special orders"), totals.specialOrders,
                  std::min(totals.specialOrders.value, specialOrderCap), words);
    tellTotal(out, Cli::tr("Bluffs"), totals.bluffs, totals.usableBluffs, words);
    tellUnits(out, totals);
    tellAccess(out, view, totals, words);
    tellSpells(out, totals, words);
    tellHandOut(out, totals, words);
    tellAbilities(out, totals, content, words);
    tellVariants(out, view, content);
}

}  // namespace bocage::console::son
