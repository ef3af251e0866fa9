#include "editor/briefing/army_status.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "model/roster/roster_face.h"

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
    if (const model::RosterFace* game = model::rosterFaceOf(roster.system))
        parts = game->summary({roster, library, scenario.rulings});
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
