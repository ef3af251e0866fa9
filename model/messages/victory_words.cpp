#include "model/messages/victory_words.h"

#include <QStringList>

#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;
using Kind = VictoryCondition::Kind;

QString VictoryWords::targets(const VictoryCondition& condition) const {
    QStringList names;
    for (const ElementId& id : condition.targets)
        names << ElementNames::element(m_scenario, m_library, id);
    return BriefingWords::list(names);
}

QString VictoryWords::units(const VictoryCondition& condition) const {
    QStringList names;
    for (const ContentId& id : condition.units)
        names << ElementNames::content(m_library, id);
    for (const ElementId& id : condition.targets)
        names << ElementNames::element(m_scenario, m_library, id);
    return BriefingWords::list(names);
}

QString VictoryWords::until(const VictoryCondition& condition) const {
    return condition.turn ? tr("the end of turn %1").arg(*condition.turn) : tr("the end of the battle");
}

/// What the side does to win, as the tail of "… wins by …".
QString VictoryWords::deed(const VictoryCondition& condition) const {
    const bool named = !condition.targets.empty() || !condition.units.empty();
    const int count = condition.count.value_or(0);
    const QString when = until(condition);
    switch (condition.kind) {
        case Kind::Eliminate:
            if (named)
                return condition.count
                           ? tr("eliminating at least %n of these: %1", nullptr, count).arg(units(condition))
                           : tr("eliminating %1").arg(units(condition));
            return condition.count ? tr("eliminating at least %n enemy unit(s)", nullptr, count)
                                   : tr("eliminating every enemy unit");
        case Kind::Capture:
            if (named)
                return condition.count
                           ? tr("capturing at least %n of these: %1", nullptr, count).arg(targets(condition))
                           : tr("capturing %1").arg(targets(condition));
            return condition.count ? tr("capturing at least %n objective(s)", nullptr, count)
                                   : tr("capturing every objective");
        case Kind::Hold:
            if (named)
                return condition.count ? tr("holding at least %n of these at %2: %1", nullptr, count)
                                             .arg(targets(condition), when)
                                       : tr("holding %1 at %2").arg(targets(condition), when);
            return condition.count ? tr("holding at least %n objective(s) at %1", nullptr, count).arg(when)
                                   : tr("holding every objective at %1").arg(when);
        case Kind::Free:
            return named ? tr("freeing %1").arg(units(condition)) : tr("freeing the prisoners");
        case Kind::Exit:
            if (condition.targets.empty())
                return condition.count ? tr("leading at least %n unit(s) off the battlefield", nullptr, count)
                                       : tr("leading every unit off the battlefield");
            return condition.count
                       ? tr("leading at least %n unit(s) off the battlefield through %1", nullptr, count)
                             .arg(targets(condition))
                       : tr("leading every unit off the battlefield through %1").arg(targets(condition));
        case Kind::Score:
            return condition.count ? tr("scoring at least %n point(s)", nullptr, count)
                                   : tr("scoring the most points by %1").arg(when);
        case Kind::MostPoints:
            return tr("having the most victory points at %1").arg(when);
        case Kind::Survive:
            if (named)
                return tr("keeping %1 alive until %2").arg(units(condition), when);
            return condition.count
                       ? tr("keeping at least %n unit(s) alive until %1", nullptr, count).arg(when)
                       : tr("not being beaten until %1").arg(when);
        case Kind::TurnLimit:
        case Kind::Text:
            break;
    }
    return {};
}

QString VictoryWords::generated(const VictoryCondition& condition) const {
    const QString side =
        condition.side.empty() ? tr("Whoever comes first") : ElementNames::side(m_scenario, condition.side);
    if (condition.kind == Kind::Text)
        return {};
    if (condition.kind == Kind::TurnLimit)
        return tr("%1 wins when %2 comes and nobody has won before.").arg(side, until(condition));
    const bool byTurn =
        condition.turn && (condition.kind == Kind::Eliminate || condition.kind == Kind::Capture ||
                           condition.kind == Kind::Free || condition.kind == Kind::Exit);
    QString text = byTurn ? tr("%1 wins by %2 before %3.").arg(side, deed(condition), until(condition))
                          : tr("%1 wins by %2.").arg(side, deed(condition));
    if (condition.kind == Kind::Score || condition.kind == Kind::MostPoints) {
        QStringList lines;
        for (const VictoryCondition::Score& line : condition.scores)
            lines << score(line);
        if (!lines.isEmpty())
            text += QLatin1Char(' ') + tr("It scores %1.").arg(BriefingWords::list(lines));
    }
    return text;
}

QString VictoryWords::sentence(const VictoryCondition& condition) const {
    return condition.text.empty() ? generated(condition) : localized(condition.text);
}

QString VictoryWords::score(const VictoryCondition::Score& score) const {
    const QString victim =
        score.victim.empty() ? tr("any other side") : ElementNames::side(m_scenario, score.victim);
    if (score.unit.empty())
        return tr("%n point(s) for each eliminated unit of %1", nullptr, score.points).arg(victim);
    return tr("%n point(s) for each eliminated %1 of %2", nullptr, score.points)
        .arg(ElementNames::content(m_library, score.unit), victim);
}

}  // namespace bocage::model
