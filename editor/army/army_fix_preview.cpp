#include "editor/army/army_fix_preview.h"

#include <algorithm>

#include "model/commands/fix_all.h"
#include "model/commands/roster_edits.h"
#include "model/document/embedded_army.h"
#include "model/messages/element_names.h"

namespace bocage::editor {

using model::ArmyPlace;
using namespace rules;

namespace {

/// The army as it would be. Inside a scenario the fix is an edit of the scenario.
std::optional<Roster> armyAfter(model::RosterDocument& document, const Fix& fix) {
    if (auto* embedded = qobject_cast<model::EmbeddedArmy*>(&document)) {
        auto value = model::fixed(embedded->scenarioDocument().scenario(), fix);
        if (!value)
            return std::nullopt;
        const auto place = model::findArmy(std::get<Scenario>(*value), embedded->army());
        return place.army && place.army->roster ? std::optional(*place.army->roster) : std::nullopt;
    }
    auto value = model::fixed(document.roster(), fix);
    return value ? std::optional(std::get<Roster>(std::move(*value))) : std::nullopt;
}

class Comparison {
public:
    Comparison(const Library& library, ArmyFixPreview& preview) : m_library(library), m_preview(preview) {}

    void rosters(const Roster& before, const Roster& after) {
        for (const RosterEntry& entry : before.entries)
            if (const RosterEntry* later = model::findEntry(after, entry.id))
                entries(entry, *later);
            else
                m_preview.going.push_back({entry.id});
        for (const RosterEntry& entry : after.entries)
            if (!model::findEntry(before, entry.id))
                m_preview.added << name(entry.content);
        const auto holds = [](const Roster& roster, const ElementId& id) {
            return std::any_of(roster.freeOptions.begin(), roster.freeOptions.end(),
                               [&](const RosterEntry::Filling& option) { return option.id == id; });
        };
        for (const RosterEntry::Filling& option : before.freeOptions)
            if (!holds(after, option.id))
                m_preview.going.push_back({option.id});
        for (const RosterEntry::Filling& option : after.freeOptions)
            if (!holds(before, option.id))
                m_preview.added << name(option.option);
    }

private:
    QString name(const ContentId& id) const { return model::ElementNames::content(m_library, id); }

    void entries(const RosterEntry& before, const RosterEntry& after) {
        if (before.content != after.content)
            m_preview.coming.push_back({{before.id}, name(after.content)});
        for (const RosterEntry::Filling& filling : before.fillings) {
            const auto* later = model::fillingIn(after, filling.slot);
            const ArmyPlace place{before.id, filling.slot};
            if (!later || later->option != filling.option)
                m_preview.going.push_back(place);
            else
                spells(place, filling.contents, later->contents);
        }
        for (const RosterEntry::Filling& filling : after.fillings) {
            const auto* earlier = model::fillingIn(before, filling.slot);
            if (!earlier || earlier->option != filling.option)
                m_preview.coming.push_back({{before.id, filling.slot}, name(filling.option)});
        }
    }

    /// A spell book keeps its place; its spells come and go.
    void spells(const ArmyPlace& book, const std::vector<ContentId>& before,
                const std::vector<ContentId>& after) {
        std::vector<ContentId> fresh = after;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (const auto same = std::find(fresh.begin(), fresh.end(), before[i]); same != fresh.end())
                fresh.erase(same);
            else
                m_preview.going.push_back({book.entry, book.slot, static_cast<int>(i)});
        }
        for (const ContentId& spell : fresh)
            m_preview.coming.push_back({book, name(spell)});
    }

    const Library& m_library;
    ArmyFixPreview& m_preview;
};

}  // namespace

std::optional<ArmyFixPreview> ArmyFixPreview::of(model::RosterDocument& document, const Fix& fix) {
    const auto after = armyAfter(document, fix);
    if (!after)
        return std::nullopt;
    ArmyFixPreview preview;
    Comparison(*document.library(), preview).rosters(document.roster(), *after);
    if (preview.going.empty() && preview.coming.empty() && preview.added.isEmpty())
        return std::nullopt;
    return preview;
}

bool ArmyFixPreview::goes(const ArmyPlace& place) const {
    return std::find(going.begin(), going.end(), place) != going.end();
}

const QString* ArmyFixPreview::comes(const ArmyPlace& place) const {
    const auto found =
        std::find_if(coming.begin(), coming.end(), [&](const Coming& each) { return each.place == place; });
    return found == coming.end() ? nullptr : &found->name;
}

}  // namespace bocage::editor
