#include <QCoreApplication>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/normandie/army/normandie_rosters.h"
#include "model/systems/normandie/words/army_text.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

struct TotalWords {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::ArmyTotalsModel)
};

enum TotalSection {
    Points,
    Orders,
    SpecialOrders,
    Bluffs,
    Units,
    Breaking,
    HandOut,
    Access,
    Spells,
    Abilities,
    Bags,
    sectionCount
};

using Line = TotalLine;

}  // namespace

RosterTotals NormandieRosters::totals(const RosterState& state) const {
    RosterTotals answer;
    std::vector<Line>& lines = answer.lines;
    lines.resize(sectionCount);
    const QString names[sectionCount] = {TotalWords::tr("Points"),
                                         TotalWords::tr("Orders"),
                                         TotalWords::tr("Special orders"),
                                         TotalWords::tr("Bluffs"),
                                         TotalWords::tr("Units"),
                                         TotalWords::tr("Breaking points · VP"),
                                         TotalWords::tr("Markers to hand out"),
                                         TotalWords::tr("Who may use what"),
                                         TotalWords::tr("Spells"),
                                         TotalWords::tr("Abilities in play"),
                                         TotalWords::tr("Bags needed")};
    for (int i = 0; i < sectionCount; ++i)
        lines[static_cast<std::size_t>(i)].name = names[i];
    const auto content = contentFor(state.library);
    const Library& library = content->library();
    const ArmyText words(library);
    const ArmyView army(state.roster, *content, {}, Rulings::from(state.rulings));
    const ArmyTotals totals = totalsOf(army);
    answer.points = totals.points.value;
    answer.limit = state.limit;
    if (totals.provisional)
        answer.provisional = totals.unknownCosts > 0 ? TotalWords::tr("Provisional: %n cost(s) are unknown.",
                                                                      nullptr, totals.unknownCosts)
                                                     : TotalWords::tr("Provisional: the costs are samples.");

    const auto number = [](int value) { return QString::number(value); };
    const auto explain = [&](Line& line, const Total& total) {
        for (const ArmyTerm& term : total.terms)
            line.sources.push_back(
                {words.term(term), number(term.value), QString::fromStdString(term.rule), term.source});
    };
    const auto sum = [&](const Total& total, int usable) {
        QStringList parts;
        for (const ArmyTerm& term : total.terms)
            parts << number(term.value);
        // Long sums are folded out instead.
        if (parts.size() < 2 || parts.size() > 4)
            return number(usable);
        return QStringLiteral("%1 = %2").arg(usable).arg(parts.join(QStringLiteral(" + ")));
    };
    Line& points = lines[Points];
    points.value =
        state.limit ? TotalWords::tr("%1 of %2").arg(answer.points).arg(*state.limit) : number(answer.points);
    explain(points, totals.points);
    Line& orders = lines[Orders];
    orders.value = totals.orders.value > orderCap
                       ? TotalWords::tr("%1 of %2 stars").arg(totals.usableOrders).arg(totals.orders.value)
                       : sum(totals.orders, totals.usableOrders);
    explain(orders, totals.orders);
    lines[SpecialOrders].value = number(totals.specialOrders.value);
    explain(lines[SpecialOrders], totals.specialOrders);
    lines[Bluffs].value = number(totals.usableBluffs);
    explain(lines[Bluffs], totals.bluffs);

    Line& units = lines[Units];
    units.value = number(totals.units);
    for (const auto& [unitClass, count] : totals.unitsByClass)
        units.sources.push_back({ArmyText::unitClass(unitClass), number(count), {}, {}});
    if (totals.manifestations > 0)
        units.sources.push_back({TotalWords::tr("Mythos Manifestations"),
                                 number(totals.manifestations),
                                 QStringLiteral("SON-ARM-71"),
                                 {}});
    units.sources.push_back({TotalWords::tr("Able to take orders"),
                             number(totals.ableToTakeOrders),
                             QStringLiteral("SON-ARM-66"),
                             {}});

    Line& breaking = lines[Breaking];
    breaking.value = TotalWords::tr("%1 · %2").arg(totals.breakingPoints).arg(totals.victoryPoints);
    for (std::size_t e = 0; e < totals.entries.size(); ++e) {
        const EntryTotals& own = totals.entries[e];
        const auto shown = [&](const std::optional<int>& value) {
            return value ? number(*value) : QStringLiteral("–");
        };
        breaking.sources.push_back(
            {ElementNames::content(library, army.entries[e].entry->content),
             TotalWords::tr("%1 · %2").arg(shown(own.breakingPoints), shown(own.victoryPoints)),
             QStringLiteral("SON-ARM-67"), own.id});
    }
    Line& handOut = lines[HandOut];
    int markers = 0;
    for (const rules::normandie::HandOut& item : totals.handOut) {
        markers += item.count;
        handOut.sources.push_back({words.handOut(item), number(item.count), {}, {}});
    }
    handOut.value = number(markers);

    Line& access = lines[Access];
    access.value = number(static_cast<int>(totals.access.size()));
    for (const OptionAccess& one : totals.access) {
        QStringList served;
        for (const int unit : one.units)
            served << ElementNames::content(library, army.units[static_cast<std::size_t>(unit)].id);
        served.removeDuplicates();
        Line line{ElementNames::content(library, one.option), ArmyText::reach(one.reach),
                  served.join(QStringLiteral(", ")), one.filling};
        if (one.units.empty())
            line.value = TotalWords::tr("nobody");
        access.sources.push_back(std::move(line));
    }
    Line& spells = lines[Spells];
    spells.value = number(static_cast<int>(totals.spells.size()));
    for (const SpellTotals& spell : totals.spells)
        spells.sources.push_back({words.name(spell.spell), ArmyText::casting(spell),
                                  spell.ruled ? QStringLiteral("SON-AMB-57") : QStringLiteral("SON-OPT-02"),
                                  spell.filling});
    Line& abilities = lines[Abilities];
    abilities.value = number(static_cast<int>(totals.abilities.size()));
    for (const auto& [slug, count] : totals.abilities) {
        const Ability* ability = content->ability(slug);
        abilities.sources.push_back({ArmyWords::ability({slug, {}, false, false}, *content),
                                     number(count),
                                     ability ? localized(ability->help) : QString(),
                                     {}});
    }
    Line& bags = lines[Bags];
    QStringList needed;
    for (const std::string& bag : totals.bags)
        needed << ArmyText::bag(bag);
    bags.value = needed.isEmpty() ? TotalWords::tr("none") : needed.join(QStringLiteral(", "));
    for (Line& line : lines) {
        QStringList tip;
        for (const Line& source : line.sources)
            tip << QStringLiteral("%1: %2").arg(source.name, source.value);
        line.tip = tip.mid(0, 24).join(QLatin1Char('\n'));
    }
    return answer;
}

}  // namespace bocage::model
