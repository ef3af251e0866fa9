#include "model/messages/fitness.h"

namespace bocage::model {

Fitness::Fitness(const rules::Verdict& verdict)
    : errors(static_cast<int>(verdict.count(rules::Severity::Error))),
      waived(static_cast<int>(verdict.waived.size())) {}

QString Fitness::line() const {
    QStringList parts;
    if (errors)
        parts << tr("%n error(s)", nullptr, errors);
    if (waived)
        parts << tr("%n waived", nullptr, waived);
    const QString counts = parts.join(QStringLiteral(", "));
    return errors ? tr("%1 — not fit for play").arg(counts) : counts;
}

}  // namespace bocage::model
