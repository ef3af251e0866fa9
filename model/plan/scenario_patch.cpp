#include "model/plan/scenario_patch.h"

#include "model/plan/sides_patch.h"
#include "rules/scenario/placed_lists.h"

namespace bocage::model {

using namespace rules;

bool Change::touches(Section section) const {
    if (everything || (section == Section::Rest && rest))
        return true;
    return std::any_of(lists.begin(), lists.end(), [&](const List& list) { return list.section == section; });
}

bool Change::touchesTerrain() const {
    return touches(Section::Boards) || touches(Section::Overlays) || touches(Section::Edges) ||
           touches(Section::Corners) || rest;
}

namespace {

template <class T>
void collect(const ListPatch<T>& patch, Change::List& list) {
    for (const auto& single : patch.singles) {
        if (single.before.id == single.after.id) {
            list.changed.push_back(single.after.id);
        } else {
            list.reordered = true;
            list.removed.push_back(single.before.id);
            list.added.push_back(single.after.id);
        }
    }
    if (patch.before.empty() && patch.after.empty())
        return;
    list.reordered = true;
    const auto has = [](const std::vector<T>& elements, const ElementId& id) {
        return std::any_of(elements.begin(), elements.end(),
                           [&](const T& element) { return element.id == id; });
    };
    for (const T& element : patch.before)
        (has(patch.after, element.id) ? list.changed : list.removed).push_back(element.id);
    for (const T& element : patch.after)
        if (!has(patch.before, element.id))
            list.added.push_back(element.id);
}

/// One of the nine lists of placed things.
template <std::size_t I>
struct PlacedList {
    auto& operator()(auto& scenario) const { return std::get<I>(placedLists(scenario)); }
};

/// A list of placed things, which views follow by their ids. Sections are named in the order of the lists.
template <std::size_t I, class T>
class PlacedPart : public ListPart<Scenario, PlacedList<I>, T> {
public:
    using ListPart<Scenario, PlacedList<I>, T>::ListPart;
    void tell(Change& change) const override {
        Change::List list{static_cast<Section>(I), false, {}, {}, {}};
        collect(this->m_patch, list);
        change.lists.push_back(std::move(list));
    }
};

template <std::size_t I>
void addPlaced(PartPatches<Scenario>& parts, const Scenario& before, const Scenario& after) {
    const PlacedList<I> get;
    using T = typename std::remove_cvref_t<decltype(get(before))>::value_type;
    if (auto patch = ListPatch<T>::between(get(before), get(after)); !patch.empty())
        parts.push_back(std::make_shared<PlacedPart<I, T>>(std::move(patch)));
}

/// Terrain and things on it.
void addMap(PartPatches<Scenario>& parts, const Scenario& a, const Scenario& b) {
    [[maybe_unused]] const auto& [grid, boards, overlays, edges, corners, conditions, extras] = a.battlefield;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (addPlaced<I>(parts, a, b), ...);
    }
    (std::make_index_sequence<placedPrefixes.size()>{});
    addField<&Scenario::battlefield, &BattlefieldPlan::grid>(parts, a, b);
    addField<&Scenario::battlefield, &BattlefieldPlan::conditions>(parts, a, b);
    addField<&Scenario::battlefield, &BattlefieldPlan::extras>(parts, a, b);
}

/// What is written of the battle.
void addBriefing(PartPatches<Scenario>& parts, const Scenario& a, const Scenario& b) {
    [[maybe_unused]] const auto& [introduction, deployment, preparation, gameplay, epilogue, translations,
                                  textExtras] = a.texts;
    addField<&Scenario::texts, &ScenarioTexts::introduction>(parts, a, b);
    addField<&Scenario::texts, &ScenarioTexts::deployment>(parts, a, b);
    addField<&Scenario::texts, &ScenarioTexts::preparation>(parts, a, b);
    addField<&Scenario::texts, &ScenarioTexts::gameplay>(parts, a, b);
    addField<&Scenario::texts, &ScenarioTexts::epilogue>(parts, a, b);
    addList<&Scenario::texts, &ScenarioTexts::translations>(parts, a, b);
    addField<&Scenario::texts, &ScenarioTexts::extras>(parts, a, b);
    [[maybe_unused]] const auto& [spaces, end, events, trackExtras] = a.turnTrack;
    addField<&Scenario::turnTrack, &TurnTrack::spaces>(parts, a, b);
    addField<&Scenario::turnTrack, &TurnTrack::end>(parts, a, b);
    addList<&Scenario::turnTrack, &TurnTrack::events>(parts, a, b);
    addField<&Scenario::turnTrack, &TurnTrack::extras>(parts, a, b);
    addField<&Scenario::initiative>(parts, a, b);
    addList<&Scenario::decks>(parts, a, b);
    addList<&Scenario::bags>(parts, a, b);
    addField<&Scenario::rulings>(parts, a, b);
    addList<&Scenario::specialRules>(parts, a, b);
    addList<&Scenario::victory>(parts, a, b);
    addList<&Scenario::campaign>(parts, a, b);
    addList<&Scenario::waivers>(parts, a, b);
}

}  // namespace

ScenarioPatch ScenarioPatch::between(const Scenario& before, const Scenario& after) {
    // By count, here and above: a field that is new does not compile until it has its line.
    [[maybe_unused]] const auto& [system, title, author, provenance, packs, seed, battlefield, zones, entries,
                                  objectives, pieces, sides, turnTrack, initiative, decks, bags, rulings,
                                  specialRules, texts, victory, campaign, waivers, notes, extras] = before;
    ScenarioPatch patch;
    auto& parts = patch.m_parts;
    addMap(parts, before, after);
    addField<&Scenario::system>(parts, before, after);
    addField<&Scenario::title>(parts, before, after);
    addField<&Scenario::author>(parts, before, after);
    addField<&Scenario::provenance>(parts, before, after);
    addList<&Scenario::packs>(parts, before, after);
    addField<&Scenario::seed>(parts, before, after);
    addSides(parts, before, after);
    addBriefing(parts, before, after);
    addField<&Scenario::extras>(parts, before, after);
    return patch;
}

void ScenarioPatch::apply(Scenario& scenario) const {
    for (const auto& part : m_parts)
        part->apply(scenario);
}

void ScenarioPatch::revert(Scenario& scenario) const {
    for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part)
        (*part)->revert(scenario);
}

Change ScenarioPatch::change() const {
    Change change;
    for (const auto& part : m_parts)
        part->tell(change);
    return change;
}

}  // namespace bocage::model
