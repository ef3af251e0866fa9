#include "editor/briefing/army_status.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::editor {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ArmyStatus)
};

}  // namespace

QString armyStatus(const rules::LibraryPtr& library, const rules::Scenario& scenario,
                   const rules::Force::Army& army, const rules::Roster& roster,
                   const rules::Findings& findings) {
    QStringList parts;
    if (roster.system == "normandie") {
        const rules::normandie::ContentPtr content = rules::normandie::contentFor(library);
        const rules::normandie::ArmyView view(roster, *content, {},
                                              rules::normandie::Rulings::from(scenario.rulings));
        const rules::normandie::ArmyTotals totals = rules::normandie::totalsOf(view);
        parts << (roster.limit
                      ? Words::tr("%1 of %n point(s)", nullptr, *roster.limit).arg(totals.points.value)
                      : Words::tr("%n point(s)", nullptr, totals.points.value));
        parts << Words::tr("%n unit(s)", nullptr, totals.units);
    }
    const auto about = [&](rules::Severity severity) {
        return static_cast<int>(
            std::count_if(findings.begin(), findings.end(), [&](const rules::Finding& finding) {
                return finding.severity == severity &&
                       std::any_of(finding.locations.begin(), finding.locations.end(),
                                   [&](const rules::Location& location) { return location.army == army.id; });
            }));
    };
    const int errors = about(rules::Severity::Error);
    const int warnings = about(rules::Severity::Warning);
    if (errors > 0)
        parts << QStringLiteral("⬣ ") + Words::tr("%n error(s)", nullptr, errors);
    else if (warnings > 0)
        parts << QStringLiteral("▲ ") + Words::tr("%n warning(s)", nullptr, warnings);
    else
        parts << QStringLiteral("✓ ") + Words::tr("legal");
    return parts.join(QStringLiteral(" · "));
}

}  // namespace bocage::editor
