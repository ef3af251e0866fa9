#include "model/campaign/campaign_words.h"

#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

const Scenario* CampaignWords::scenario(const ElementId& chapter) const {
    const auto found = m_scenarios.find(chapter);
    return found == m_scenarios.end() ? nullptr : &found->second;
}

QString CampaignWords::chapter(const ElementId& id) const {
    const CampaignChapter* chapter = findChapter(m_campaign, id);
    if (chapter && !chapter->title.empty())
        return localized(chapter->title);
    const Scenario* own = scenario(id);
    return own && !own->title.empty() ? localized(own->title) : QString::fromStdString(id.value);
}

QString CampaignWords::player(const Scenario* scenario, const PlayerId& id) const {
    return scenario ? ElementNames::player(*scenario, id) : QString::fromStdString(id.value);
}

QString CampaignWords::outcome(const ElementId& chapter, const std::string& outcome) const {
    if (outcome == drawnGame)
        return tr("Draw");
    if (outcome == lostGame)
        return tr("Defeat");
    const Scenario* own = scenario(chapter);
    const ScenarioSide* side = own ? findSide(*own, outcome) : nullptr;
    return side ? ElementNames::side(*own, side->id) : QString::fromStdString(outcome);
}

QString CampaignWords::result(const CampaignLogEntry& game) const {
    const QString who = outcome(game.chapter, game.outcome);
    const Scenario* own = scenario(game.chapter);
    const bool won = own && findSide(*own, game.outcome);
    if (game.turns > 0)
        return won ? tr("%1 won in %n turn(s)", nullptr, game.turns).arg(who)
                   : tr("%1 after %n turn(s)", nullptr, game.turns).arg(who);
    return won ? tr("%1 won").arg(who) : who;
}

/// Of the chapter's own armies, else of any other: an army that plays on comes from a chapter before.
QString CampaignWords::entryNamed(const ElementId& chapter, const CampaignLogEntry::Loss& loss) const {
    const auto in = [&](const Scenario& scenario) -> const RosterEntry* {
        for (const ScenarioSide& side : scenario.sides)
            for (const Player& each : side.players)
                for (const Force::Army& army : each.force.armies)
                    if (each.id == loss.player && army.roster)
                        for (const RosterEntry& entry : army.roster->entries)
                            if (entry.id == loss.entry)
                                return &entry;
        return nullptr;
    };
    const Scenario* own = scenario(chapter);
    const RosterEntry* entry = own ? in(*own) : nullptr;
    for (const auto& [id, other] : m_scenarios)
        entry = entry ? entry : in(other);
    if (!entry)
        return QString::fromStdString(loss.entry.value);
    return entry->label.empty() ? ElementNames::content(m_library, entry->content) : localized(entry->label);
}

QStringList CampaignWords::details(const CampaignLogEntry& game) const {
    QStringList out;
    const Scenario* own = scenario(game.chapter);
    for (const CampaignLogEntry::Points& points : game.points)
        out << tr("%1 scored %n victory point(s).", nullptr, points.points)
                   .arg(own ? ElementNames::side(*own, points.side)
                            : QString::fromStdString(points.side.value));
    for (const CampaignLogEntry::Loss& loss : game.losses) {
        QString what;
        if (!loss.unit.empty())
            what = tr("%1 × %2").arg(loss.count).arg(ElementNames::content(m_library, loss.unit));
        else
            what = entryNamed(game.chapter, loss);
        out << tr("%1 lost %2.")
                   .arg(player(own, loss.player),
                        what.isEmpty() ? QString::fromStdString(loss.entry.value) : what);
    }
    for (const CampaignLogEntry::Found& found : game.found)
        out << tr("%1 found %2.")
                   .arg(player(own, found.player), ElementNames::content(m_library, found.option));
    if (!game.note.empty())
        out << localized(game.note);
    return out;
}

QString CampaignWords::change(const ChapterChange& change, const Scenario& scenario) const {
    const QString who = player(&scenario, change.player);
    const QString what =
        change.content.empty() ? QString() : ElementNames::content(m_library, change.content);
    const QString because = chapter(change.because);
    switch (change.kind) {
        case ChapterChange::Kind::Granted:
            // Whether it may be left at home is said by the words of the chapter; here it is handed out.
            return change.count == 1 ? tr("%1 is given %2, after \"%3\".").arg(who, what, because)
                                     : tr("%1 is given %n × %2, after \"%3\".", nullptr, change.count)
                                           .arg(who, what, because);
        case ChapterChange::Kind::Points:
            return change.count >= 0
                       ? tr("%1 has %n point(s) more to recruit with, after \"%2\".", nullptr, change.count)
                             .arg(who, because)
                       : tr("%1 has %n point(s) fewer to recruit with, after \"%2\".", nullptr, -change.count)
                             .arg(who, because);
        case ChapterChange::Kind::PlaysOn:
            return tr("%1 plays on with the army of \"%2\".").arg(who, because);
        case ChapterChange::Kind::EntryLost:
            return tr("%1 no longer has %2, lost in \"%3\".").arg(who, what, because);
        case ChapterChange::Kind::UnitLost:
            return tr("%1 starts without %n × %2, lost in \"%3\".", nullptr, change.count)
                .arg(who, what, because);
        case ChapterChange::Kind::Deck:
            return tr("%1 draws from %2, after \"%3\".").arg(who, what, because);
        case ChapterChange::Kind::Found:
            return tr("%1 keeps %2, found in \"%3\".").arg(who, what, because);
    }
    return {};
}

QString CampaignWords::carryOver(const CarryOver& carry, const ElementId& to) const {
    if (!carry.text.empty())
        return localized(carry.text);
    const Scenario* later = scenario(to);
    const ScenarioSide* side = later ? findSide(*later, carry.side.value) : nullptr;
    const QString who = carry.side.empty() ? tr("The winner")
                        : side             ? ElementNames::side(*later, side->id)
                                           : QString::fromStdString(carry.side.value);
    switch (carry.kind) {
        case CarryOver::Kind::Grant: {
            QStringList things;
            for (const Copies& granted : carry.grants)
                things << (granted.count == 1 ? ElementNames::content(m_library, granted.id)
                                              : tr("%1 × %2")
                                                    .arg(granted.count)
                                                    .arg(ElementNames::content(m_library, granted.id)));
            return things.isEmpty() ? tr("%1 may add nothing yet.").arg(who)
                                    : tr("%1 may add %2.").arg(who, things.join(QStringLiteral(", ")));
        }
        case CarryOver::Kind::Points:
            return carry.points >= 0
                       ? tr("%1 has %n point(s) more to recruit with.", nullptr, carry.points).arg(who)
                       : tr("%1 has %n point(s) fewer to recruit with.", nullptr, -carry.points).arg(who);
        case CarryOver::Kind::Losses:
            return tr("%1 plays on with the same army; losses stay.").arg(who);
        case CarryOver::Kind::Deck:
            return tr("%1 draws from %2.").arg(who, ElementNames::content(m_library, carry.deck));
    }
    return {};
}

QString CampaignWords::ending(const ElementId& chapter, const std::string& outcome) const {
    if (outcome == drawnGame)
        return tr("It is a draw");
    if (outcome == lostGame)
        return tr("It is a defeat");
    const Scenario* own = scenario(chapter);
    const QString who = this->outcome(chapter, outcome);
    return own && findSide(*own, outcome) ? tr("Victory of %1").arg(who) : who;
}

std::vector<ChapterWay> CampaignWords::ways(const CampaignChapter& chapter) const {
    std::vector<ChapterWay> out;
    if (inOrder(m_campaign))
        return {{QString(), chapterAfter(m_campaign, chapter.id, {}), {}}};
    for (const CampaignChapter::Next& next : chapter.next) {
        if (!findChapter(m_campaign, next.chapter))
            continue;
        ChapterWay way{next.outcome.empty() ? QString() : ending(chapter.id, next.outcome), next.chapter, {}};
        for (const CarryOver& carry : next.carry)
            way.carried << carryOver(carry, next.chapter);
        out.push_back(std::move(way));
    }
    if (out.empty())
        out.push_back({});
    return out;
}

QString CampaignWords::sentence(const ChapterWay& way) const {
    if (way.chapter.empty())
        return tr("The story ends here.");
    QStringList parts{way.when.isEmpty() ? tr("Next: %1.").arg(chapter(way.chapter))
                                         : tr("%1: on to \"%2\".").arg(way.when, chapter(way.chapter))};
    parts += way.carried;
    return parts.join(QLatin1Char(' '));
}

}  // namespace bocage::model
