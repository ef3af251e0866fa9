#include "model/messages/fitness.h"

#include <algorithm>

namespace bocage::model {

Fitness::Fitness(const rules::Verdict& verdict)
    : errors(static_cast<int>(verdict.count(rules::Severity::Error))),
      waived(static_cast<int>(verdict.waived.size())) {}

Fitness::Fitness(const rules::Verdict& verdict, const rules::ElementId& army) {
    const auto isIts = [&](const rules::Finding& finding) {
        return !finding.locations.empty() && finding.locations.front().army == army;
    };
    errors = static_cast<int>(
        std::count_if(verdict.findings.begin(), verdict.findings.end(), [&](const rules::Finding& finding) {
            return finding.severity == rules::Severity::Error && isIts(finding);
        }));
    waived = static_cast<int>(std::count_if(verdict.waived.begin(), verdict.waived.end(), isIts));
}

QString Fitness::line() const {
    // Never more than is true: what the author accepted is not simply legal.
    if (!errors && waived)
        return tr("Legal with %n waiver(s)", nullptr, waived);
    QStringList parts;
    if (errors)
        parts << tr("%n error(s)", nullptr, errors);
    if (waived)
        parts << tr("%n waived", nullptr, waived);
    const QString counts = parts.join(QStringLiteral(", "));
    return errors ? tr("%1 — not fit for play").arg(counts) : counts;
}

}  // namespace bocage::model
