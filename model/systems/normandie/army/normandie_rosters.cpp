#include "model/systems/normandie/army/normandie_rosters.h"

#include <QCoreApplication>

#include "model/systems/normandie/words/army_text.h"
#include "rules/systems/normandie/army/army_diff.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/army_trial.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

/// Answered by the army checks themselves.
class NormandieTrial : public RosterTrial {
public:
    explicit NormandieTrial(const RosterState& state)
        : m_content(contentFor(state.library)), m_trial(m_content, state.roster, state.player) {}

    Kind kindOf(const ContentId& thing) const override {
        if (const Option* option = m_content->option(thing))
            return needsNoSlot(*option) ? Kind::Loose : Kind::Filling;
        return m_content->tile(thing) ? Kind::Card : Kind::Unknown;
    }
    Findings alone(const ContentId& thing) const override {
        return m_content->option(thing) ? m_trial.asFreeOption(thing) : m_trial.asEntry(thing);
    }
    Findings inSlot(const ContentId& thing, std::size_t entry, int slot,
                    const ElementId& moving) const override {
        return m_trial.inSlot(thing, entry, slot, moving);
    }
    std::vector<Place> placesFor(const ContentId& thing, const ElementId& moving) const override {
        std::vector<Place> places;
        for (const ArmyTrial::Place& place : m_trial.placesFor(thing, moving))
            places.push_back({place.entry, place.slot, place.taken});
        return places;
    }
    std::optional<Place> placeFor(const ContentId& thing,
                                  const std::function<bool(const Place&)>& wanted) const override {
        const auto place = m_trial.placeFor(thing, [&](const ArmyTrial::Place& each) {
            return wanted({each.entry, each.slot, each.taken});
        });
        return place ? std::optional(Place{place->entry, place->slot, place->taken}) : std::nullopt;
    }
    std::vector<ElementId> holdersFor(const ContentId& thing) const override {
        return m_trial.booksFor(thing);
    }
    long long effort() const override { return m_trial.effort(); }
    QString oneEachRule() const override { return QStringLiteral("SON-ARM-14"); }

private:
    ContentPtr m_content;
    ArmyTrial m_trial;
};

struct StatusWords {
    Q_DECLARE_TR_FUNCTIONS(ArmyStatus)
};

ArmyTotals sumUp(const RosterState& state) {
    return totalsOf(ArmyView(state.roster, *contentFor(state.library), {}, Rulings::from(state.rulings)));
}

}  // namespace

std::unique_ptr<RosterTrial> NormandieRosters::trial(const RosterState& state) const {
    return std::make_unique<NormandieTrial>(state);
}

int NormandieRosters::points(const RosterState& state) const {
    return sumUp(state).points.value;
}

QStringList NormandieRosters::summary(const RosterState& state) const {
    const ArmyTotals totals = sumUp(state);
    return {state.roster.limit
                ? StatusWords::tr("%1 of %n point(s)", nullptr, *state.roster.limit).arg(totals.points.value)
                : StatusWords::tr("%n point(s)", nullptr, totals.points.value),
            StatusWords::tr("%n unit(s)", nullptr, totals.units)};
}

RosterDifference NormandieRosters::difference(const RosterState& from, const RosterState& to) const {
    const ContentPtr content = contentFor(from.library);
    const ArmyDiff diff = diffOf(ArmyView(from.roster, *content), ArmyView(to.roster, *content));
    const ArmyText words(content->library());
    RosterDifference answer;
    answer.points = ArmyText::points(diff);
    for (const ArmyDiffLine& line : diff.added)
        answer.added << words.line(line);
    for (const ArmyDiffLine& line : diff.removed)
        answer.removed << words.line(line);
    return answer;
}

ContentId NormandieRosters::pictureOf(const RosterState& state) const {
    const ContentPtr content = contentFor(state.library);
    for (const RosterEntry& entry : state.roster.entries)
        if (const Tile* tile = content->tile(entry.content); tile && !tile->units.empty())
            return tile->units.front().id;
    return {};
}

}  // namespace bocage::model
