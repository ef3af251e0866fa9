#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/content/library.h"
#include "rules/roster/roster_variants.h"
#include "rules/systems/normandie/army/army_diff.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/army_worth.h"

namespace bocage::model {

/// Words for what an army adds up to, the same on the sheet, on paper and on the command line.
class ArmyText {
    Q_DECLARE_TR_FUNCTIONS(ArmyText)

public:
    explicit ArmyText(const rules::Library& library) : m_library(library) {}

    /// Name of a piece of content in the user's language; its id when it is a ghost.
    QString name(const rules::ContentId& id) const;
    /// Where a part of a sum came from: "Ranger command: star of the tile".
    QString term(const rules::normandie::ArmyTerm& term) const;
    /// What a player receives, without the number: "Grenades", "order markers".
    QString handOut(const rules::normandie::HandOut& handOut) const;
    /// "2 × Ammo on Ranger platoon".
    QString line(const rules::normandie::ArmyDiffLine& line) const;
    /// The difference in points as it is written beside a variant: "+48 −31", "no change".
    static QString points(const rules::normandie::ArmyDiff& diff);

    /// A list of the army by its name: "Main" until somebody names it.
    /// The same with names in place of content ids.
    static rules::Problems named(rules::Problems problems, const rules::Library& library);
    static QString listName(const rules::ListName& list);

    /// Why a number is in a sum, by ArmyTerm::reason.
    static QString reason(std::string_view code);
    static QString reach(rules::normandie::OptionAccess::Reach reach);
    /// What casting a spell asks for: "1 Suppressed · range 3 · clear or obscured sight".
    static QString casting(const rules::normandie::SpellTotals& spell);
    static QString unitClass(rules::normandie::UnitClass unitClass);
    static QString bag(std::string_view code);

    static QString goal(rules::normandie::Goal goal);
    /// One sentence on how the goal is measured.
    static QString goalHelp(rules::normandie::Goal goal);

private:
    const rules::Library& m_library;
};

/// Every goal with the name that files and the command line use, in the order of menus.
struct NamedGoal {
    rules::normandie::Goal goal;
    const char* code;
};
const std::vector<NamedGoal>& namedGoals();
/// Stable names for machine output.
std::string_view codeOf(rules::normandie::UnitClass unitClass);
std::string_view codeOf(rules::normandie::OptionAccess::Reach reach);
std::string_view codeOf(rules::normandie::SightNeed sight);

}  // namespace bocage::model
