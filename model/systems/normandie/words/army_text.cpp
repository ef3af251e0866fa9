#include "model/systems/normandie/words/army_text.h"

#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

QString ArmyText::name(const ContentId& id) const {
    const ContentHead* head = m_library.head(id);
    return head ? localized(head->name) : QString::fromStdString(id.value);
}

QString ArmyText::term(const ArmyTerm& term) const {
    const QString why = reason(term.reason);
    return term.content.empty() ? why : tr("%1: %2").arg(name(term.content), why);
}

QString ArmyText::handOut(const rules::normandie::HandOut& handOut) const {
    // A number stands in front of the word: "1 × bluff marker".
    const bool one = handOut.count == 1;
    if (handOut.what == "option")
        return name(handOut.option);
    if (handOut.what == "choice")
        return tr("%1, kinds of your choice").arg(name(handOut.option));
    if (handOut.what == "life-point")
        return one ? tr("life point") : tr("life points");
    if (handOut.what == "order")
        return one ? tr("order marker") : tr("order markers");
    if (handOut.what == "bluff")
        return one ? tr("bluff marker") : tr("bluff markers");
    return one ? tr("special order") : tr("special orders");
}

QString ArmyText::line(const ArmyDiffLine& line) const {
    const QString thing =
        line.on.empty() ? name(line.content) : tr("%1 on %2").arg(name(line.content), name(line.on));
    return line.count == 1 ? thing : tr("%1 × %2").arg(line.count).arg(thing);
}

QString ArmyText::points(const ArmyDiff& diff) {
    QStringList parts;
    if (diff.gained > 0)
        parts << QStringLiteral("+%1").arg(diff.gained);
    if (diff.lost > 0)
        parts << QStringLiteral("\u2212%1").arg(diff.lost);
    return parts.isEmpty() ? tr("no change in points") : parts.join(u' ');
}

Problems ArmyText::named(Problems problems, const Library& library) {
    for (Problem& problem : problems)
        for (std::string& argument : problem.arguments)
            if (const ContentId id(argument); library.head(id))
                argument = ArmyText(library).name(id).toStdString();
    return problems;
}

QString ArmyText::listName(const ListName& list) {
    if (!list.name.empty())
        return localized(list.name);
    return list.id == mainList ? tr("Main") : QString::fromStdString(list.id.value);
}

QString ArmyText::reason(std::string_view code) {
    if (code == "entry")
        return tr("tile");
    if (code == "grant")
        return tr("handed out by the scenario");
    if (code == "free-option")
        return tr("free option");
    if (code == "tile-star")
        return tr("star of the tile");
    if (code == "slot-bonus")
        return tr("bonus of the filled slot");
    if (code == "unit-star")
        return tr("star of the unit");
    if (code == "personal-order")
        return tr("personal order");
    if (code == "base")
        return tr("every army has one");
    return tr("option");
}

QString ArmyText::reach(OptionAccess::Reach reach) {
    switch (reach) {
        case OptionAccess::Reach::WholeArmy:
            return tr("whole army");
        case OptionAccess::Reach::Tile:
            return tr("units of the tile");
        case OptionAccess::Reach::Character:
            return tr("Character of the tile");
        case OptionAccess::Reach::BroughtUnits:
            return tr("units it brings");
    }
    return {};
}

QString ArmyText::casting(const SpellTotals& spell) {
    QStringList parts{tr("%n Suppressed marker(s)", nullptr, spell.penalty)};
    if (spell.range)
        parts << tr("range %1").arg(*spell.range);
    switch (spell.sight) {
        case SightNeed::Clear:
            parts << tr("clear sight");
            break;
        case SightNeed::ClearOrObscured:
        case SightNeed::Unstated:
            parts << tr("clear or obscured sight");
            break;
        case SightNeed::None:
            parts << tr("no sight needed");
            break;
    }
    return parts.join(QStringLiteral(" · "));
}

QString ArmyText::unitClass(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            return tr("infantry");
        case UnitClass::Light:
            return tr("light vehicles");
        case UnitClass::Heavy:
            return tr("heavy vehicles");
        case UnitClass::Creature:
            return tr("creatures");
    }
    return {};
}

QString ArmyText::bag(std::string_view code) {
    if (code == "madness")
        return tr("Madness bag");
    if (code == "zombie")
        return tr("Zombie bag");
    return tr("Search bag");
}

QString ArmyText::goal(Goal goal) {
    switch (goal) {
        case Goal::SpendPoints:
            return tr("Spend all points");
        case Goal::Firepower:
            return tr("Firepower");
        case Goal::StayingPower:
            return tr("Staying power");
        case Goal::Orders:
            return tr("Orders");
        case Goal::Numbers:
            return tr("Numbers");
    }
    return {};
}

QString ArmyText::goalHelp(Goal goal) {
    switch (goal) {
        case Goal::SpendPoints:
            return tr("Leaves as few points unspent as can be.");
        case Goal::Firepower:
            return tr("Counts the chance of each shot to hit a target of each class.");
        case Goal::StayingPower:
            return tr("Counts the chance that a standard shot fails, for every step a unit has.");
        case Goal::Orders:
            return tr("Counts every star and every personal order.");
        case Goal::Numbers:
            return tr("Counts the counters on the table.");
    }
    return {};
}

const std::vector<NamedGoal>& namedGoals() {
    static const std::vector<NamedGoal> goals = {{Goal::SpendPoints, "points"},
                                                 {Goal::Firepower, "firepower"},
                                                 {Goal::StayingPower, "staying-power"},
                                                 {Goal::Orders, "orders"},
                                                 {Goal::Numbers, "numbers"}};
    return goals;
}

std::string_view codeOf(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            return "infantry";
        case UnitClass::Light:
            return "light";
        case UnitClass::Heavy:
            return "heavy";
        case UnitClass::Creature:
            return "creature";
    }
    return {};
}

std::string_view codeOf(OptionAccess::Reach reach) {
    switch (reach) {
        case OptionAccess::Reach::WholeArmy:
            return "whole-army";
        case OptionAccess::Reach::Tile:
            return "tile";
        case OptionAccess::Reach::Character:
            return "character";
        case OptionAccess::Reach::BroughtUnits:
            return "brought-units";
    }
    return {};
}

std::string_view codeOf(SightNeed sight) {
    switch (sight) {
        case SightNeed::None:
            return "none";
        case SightNeed::Clear:
            return "clear";
        case SightNeed::ClearOrObscured:
            return "clear-or-obscured";
        case SightNeed::Unstated:
            return "unstated";
    }
    return {};
}

}  // namespace bocage::model
