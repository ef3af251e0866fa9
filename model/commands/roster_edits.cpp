#include "model/commands/roster_edits.h"

#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "rules/roster/roster_ids.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;
using Filling = RosterEntry::Filling;

namespace {

/// Null when the game is unknown or has no rosters.
const RosterRules* rulesOf(const Roster& roster) {
    const GameSystem* game = findGameSystem(roster.system);
    return game ? game->rosters() : nullptr;
}

RosterEntry* entryIn(Roster& roster, const ElementId& id) {
    return const_cast<RosterEntry*>(findEntry(roster, id));
}

Filling* fillingOf(Roster& roster, const ElementId& id) {
    return const_cast<Filling*>(findFilling(roster, id).filling);
}

/// Users write in the language they read; the other languages stay.
Text withWords(Text text, const QString& words) {
    if (words.trimmed().isEmpty())
        text.byLanguage.erase(uiLanguage());
    else
        text.byLanguage[uiLanguage()] = words.toStdString();
    return text;
}

void place(RosterEntry& entry, Filling filling, int slot) {
    filling.slot = slot;
    entry.fillings.push_back(std::move(filling));
    // In the order of the slots, so that the same army has the same bytes however it was built.
    std::stable_sort(entry.fillings.begin(), entry.fillings.end(), [](const Filling& a, const Filling& b) {
        return static_cast<unsigned>(a.slot) < static_cast<unsigned>(b.slot);
    });
}

}  // namespace

const RosterEntry* findEntry(const Roster& roster, const ElementId& id) {
    const auto found = std::find_if(roster.entries.begin(), roster.entries.end(),
                                    [&](const RosterEntry& entry) { return entry.id == id; });
    return found == roster.entries.end() ? nullptr : &*found;
}

FoundFilling findFilling(const Roster& roster, const ElementId& id) {
    for (const RosterEntry& entry : roster.entries)
        for (const Filling& filling : entry.fillings)
            if (filling.id == id)
                return {&entry, &filling};
    for (const Filling& filling : roster.freeOptions)
        if (filling.id == id)
            return {nullptr, &filling};
    return {};
}

const Filling* fillingIn(const RosterEntry& entry, int slot) {
    const auto found = std::find_if(entry.fillings.begin(), entry.fillings.end(),
                                    [&](const Filling& filling) { return filling.slot == slot; });
    return found == entry.fillings.end() ? nullptr : &*found;
}

QString RosterEdits::nameOf(const ContentId& id) const {
    return ElementNames::content(*m_document.library(), id);
}

ElementId RosterEdits::addEntry(const ContentId& tile) {
    const ElementId id = freshId(m_document.roster(), "entry");
    m_document.edit(tr("Add %1").arg(nameOf(tile)), [&](Roster& roster) {
        RosterEntry entry;
        entry.id = id;
        entry.content = tile;
        roster.entries.push_back(std::move(entry));
    });
    return id;
}

ElementId RosterEdits::startFromHero(const ContentId& hero) {
    const RosterRules* game = rulesOf(m_document.roster());
    const std::vector<RosterChoice> choices =
        game ? game->choices(m_document.library()) : std::vector<RosterChoice>();
    const auto wanted = std::ranges::find(choices, hero, &RosterChoice::content);
    if (wanted == choices.end() || !wanted->isEntry)
        return {};
    ElementId added;
    m_document.edit(tr("Start from %1").arg(nameOf(hero)), [&](Roster& roster) {
        const auto add = [&](const ContentId& tile) {
            RosterEntry entry;
            entry.id = freshId(roster, "entry");
            entry.content = tile;
            roster.entries.push_back(std::move(entry));
            return roster.entries.back().id;
        };
        if (roster.entries.empty())
            roster.faction = wanted->faction;
        for (const ContentId& needed : game->companions(roster, hero, m_document.library()))
            add(needed);
        added = add(hero);
    });
    return added;
}

ElementId RosterEdits::duplicateEntry(const ElementId& original) {
    const RosterEntry* source = findEntry(m_document.roster(), original);
    if (!source)
        return {};
    const ElementId id = freshId(m_document.roster(), "entry");
    m_document.edit(tr("Duplicate %1").arg(nameOf(source->content)), [&](Roster& roster) {
        const auto at = std::find_if(roster.entries.begin(), roster.entries.end(),
                                     [&](const RosterEntry& entry) { return entry.id == original; });
        RosterEntry copy = *at;
        copy.id = id;
        copy.grant = false;  // what a scenario hands out comes once
        const auto placed = roster.entries.insert(at + 1, std::move(copy));
        for (Filling& filling : placed->fillings)
            filling.id = ElementId();
        for (std::size_t i = 0; i < placed->fillings.size(); ++i) {
            const ElementId fresh = freshId(roster, "option");
            placed->fillings[i].id = fresh;
        }
    });
    return id;
}

bool RosterEdits::moveEntry(const ElementId& id, int by) {
    const RosterEntry* entry = findEntry(m_document.roster(), id);
    if (!entry)
        return false;
    return m_document.edit(tr("Move %1").arg(nameOf(entry->content)), [&](Roster& roster) {
        auto& entries = roster.entries;
        const auto from = std::find_if(entries.begin(), entries.end(),
                                       [&](const RosterEntry& other) { return other.id == id; });
        const auto last = static_cast<std::ptrdiff_t>(entries.size()) - 1;
        const auto to = entries.begin() + std::clamp<std::ptrdiff_t>(from - entries.begin() + by, 0, last);
        if (to < from)
            std::rotate(to, from, from + 1);
        else
            std::rotate(from, from + 1, to + 1);
    });
}

bool RosterEdits::replaceEntry(const ElementId& id, const ContentId& tile) {
    const RosterEntry* entry = findEntry(m_document.roster(), id);
    if (!entry || entry->content == tile)
        return false;
    const RosterRules* game = rulesOf(m_document.roster());
    const int slots = game ? game->slotCount(tile, m_document.library()) : 0;
    return m_document.edit(tr("Replace %1 by %2").arg(nameOf(entry->content), nameOf(tile)),
                           [&](Roster& roster) {
                               RosterEntry& changed = *entryIn(roster, id);
                               changed.content = tile;
                               std::vector<Filling> before;
                               before.swap(changed.fillings);
                               for (Filling& filling : before) {
                                   for (int slot = 0; slot < slots; ++slot)
                                       if (!fillingIn(changed, slot) &&
                                           game->fits(filling.option, tile, slot, m_document.library())) {
                                           place(changed, std::move(filling), slot);
                                           break;
                                       }
                               }
                           });
}

ElementId RosterEdits::fillSlot(const ElementId& id, int slot, const ContentId& option) {
    const RosterEntry* entry = findEntry(m_document.roster(), id);
    if (!entry || slot < 0)
        return {};
    const ElementId fresh = freshId(m_document.roster(), "option");
    m_document.edit(tr("Put %1 on %2").arg(nameOf(option), nameOf(entry->content)), [&](Roster& roster) {
        RosterEntry& changed = *entryIn(roster, id);
        std::erase_if(changed.fillings, [&](const Filling& other) { return other.slot == slot; });
        Filling filling;
        filling.id = fresh;
        filling.option = option;
        place(changed, std::move(filling), slot);
    });
    return fresh;
}

bool RosterEdits::clearSlot(const ElementId& id, int slot) {
    const RosterEntry* entry = findEntry(m_document.roster(), id);
    const Filling* filling = entry ? fillingIn(*entry, slot) : nullptr;
    if (!filling)
        return false;
    return m_document.edit(tr("Take %1 from %2").arg(nameOf(filling->option), nameOf(entry->content)),
                           [&](Roster& roster) {
                               std::erase_if(entryIn(roster, id)->fillings,
                                             [&](const Filling& other) { return other.slot == slot; });
                           });
}

bool RosterEdits::moveFilling(const ElementId& id, const ElementId& toEntry, int toSlot) {
    const FoundFilling from = findFilling(m_document.roster(), id);
    const RosterEntry* target = findEntry(m_document.roster(), toEntry);
    if (!from.filling || !target || toSlot < 0 || (from.entry == target && from.filling->slot == toSlot))
        return false;
    const ElementId fromEntry = from.entry ? from.entry->id : ElementId();
    const int fromSlot = from.filling->slot;
    return m_document.edit(
        tr("Move %1 to %2").arg(nameOf(from.filling->option), nameOf(target->content)), [&](Roster& roster) {
            const auto take = [](std::vector<Filling>& list, auto which) {
                const auto found = std::find_if(list.begin(), list.end(), which);
                std::optional<Filling> taken;
                if (found != list.end()) {
                    taken.emplace(std::move(*found));
                    list.erase(found);
                }
                return taken;
            };
            RosterEntry* source = entryIn(roster, fromEntry);
            RosterEntry& goal = *entryIn(roster, toEntry);
            auto moved = take(source ? source->fillings : roster.freeOptions,
                              [&](const Filling& filling) { return filling.id == id; });
            auto back = take(goal.fillings, [&](const Filling& filling) { return filling.slot == toSlot; });
            if (back && source)
                place(*source, std::move(*back), fromSlot);
            place(goal, std::move(*moved), toSlot);
        });
}

bool RosterEdits::replaceFilling(const ElementId& id, const ContentId& option) {
    const FoundFilling found = findFilling(m_document.roster(), id);
    if (!found.filling || found.filling->option == option)
        return false;
    const RosterRules* game = rulesOf(m_document.roster());
    return m_document.edit(
        tr("Replace %1 by %2").arg(nameOf(found.filling->option), nameOf(option)), [&](Roster& roster) {
            Filling& filling = *fillingOf(roster, id);
            filling.option = option;
            const auto room = static_cast<std::size_t>(game ? game->room(option, m_document.library()) : 0);
            if (filling.contents.size() > room)
                filling.contents.resize(room);
        });
}

ElementId RosterEdits::addFreeOption(const ContentId& option) {
    const ElementId fresh = freshId(m_document.roster(), "option");
    m_document.edit(tr("Add %1").arg(nameOf(option)), [&](Roster& roster) {
        Filling filling;
        filling.id = fresh;
        filling.option = option;
        roster.freeOptions.push_back(std::move(filling));
    });
    return fresh;
}

bool RosterEdits::addSpell(const ElementId& book, const ContentId& spell) {
    const FoundFilling found = findFilling(m_document.roster(), book);
    if (!found.filling)
        return false;
    return m_document.edit(tr("Write %1 into %2").arg(nameOf(spell), nameOf(found.filling->option)),
                           [&](Roster& roster) { fillingOf(roster, book)->contents.push_back(spell); });
}

bool RosterEdits::removeSpell(const ElementId& book, int index) {
    const FoundFilling found = findFilling(m_document.roster(), book);
    if (!found.filling || index < 0 || static_cast<std::size_t>(index) >= found.filling->contents.size())
        return false;
    const ContentId spell = found.filling->contents[static_cast<std::size_t>(index)];
    return m_document.edit(tr("Take %1 from %2").arg(nameOf(spell), nameOf(found.filling->option)),
                           [&](Roster& roster) {
                               auto& contents = fillingOf(roster, book)->contents;
                               contents.erase(contents.begin() + index);
                           });
}

bool RosterEdits::remove(const ElementId& id) {
    const RosterEntry* entry = findEntry(m_document.roster(), id);
    const FoundFilling found = findFilling(m_document.roster(), id);
    if (!entry && !found.filling)
        return false;
    return m_document.edit(tr("Remove %1").arg(nameOf(entry ? entry->content : found.filling->option)),
                           [&](Roster& roster) {
                               const auto is = [&](const auto& other) { return other.id == id; };
                               if (std::erase_if(roster.entries, is) > 0)
                                   return;
                               for (RosterEntry& other : roster.entries)
                                   std::erase_if(other.fillings, is);
                               std::erase_if(roster.freeOptions, is);
                           });
}

bool RosterEdits::setTitle(const QString& title) {
    return m_document.edit(
        tr("Rename the army"), [&](Roster& roster) { roster.title = withWords(roster.title, title); },
        QStringLiteral("title"));
}

bool RosterEdits::setLimit(std::optional<int> points) {
    return m_document.edit(
        tr("Change the points limit"), [&](Roster& roster) { roster.limit = points; },
        QStringLiteral("limit"));
}

bool RosterEdits::setFaction(const ContentId& faction) {
    return m_document.edit(tr("Change the faction to %1").arg(nameOf(faction)),
                           [&](Roster& roster) { roster.faction = faction; });
}

bool RosterEdits::setLabel(const ElementId& id, const QString& label) {
    const RosterEntry* entry = findEntry(m_document.roster(), id);
    return entry && m_document.edit(tr("Name %1").arg(nameOf(entry->content)), [&](Roster& roster) {
        RosterEntry& changed = *entryIn(roster, id);
        changed.label = withWords(changed.label, label);
    });
}

bool RosterEdits::setNotes(const QString& notes) {
    return m_document.edit(
        tr("Change the notes"), [&](Roster& roster) { roster.notes = withWords(roster.notes, notes); },
        QStringLiteral("notes"));
}

bool RosterEdits::setFact(RosterFact fact, const QString& text) {
    const QString names[] = {tr("Change the player"), tr("Change the club"), tr("Change the date")};
    const auto which = static_cast<std::size_t>(fact);
    return m_document.edit(
        names[which], [&](Roster& roster) { rules::setFact(roster, fact, text.trimmed().toStdString()); },
        QStringLiteral("fact%1").arg(which));
}

bool RosterEdits::setUnitName(const ElementId& entry, std::size_t unit, const QString& name) {
    return m_document.edit(tr("Name a counter"), [&](Roster& roster) {
        for (RosterEntry& one : roster.entries)
            if (one.id == entry)
                rules::setUnitName(one, unit, name.trimmed().toStdString());
    });
}

bool RosterEdits::setDeck(const ContentId& deck) {
    return m_document.edit(tr("Change the deck"), [&](Roster& roster) { roster.deck = deck.value; });
}

bool RosterEdits::waive(const Finding& finding, const QString& reason) {
    return m_document.editWaivers(
        tr("Accept %1").arg(QString::fromStdString(finding.rule)), [&](std::vector<Waiver>& waivers) {
            std::erase_if(waivers, [&](const Waiver& waiver) { return waiver.key == finding.key(); });
            waivers.push_back({finding.rule, finding.key(), withWords({}, reason)});
        });
}

bool RosterEdits::unwaive(const Finding& finding) {
    return m_document.editWaivers(
        tr("Check %1 again").arg(QString::fromStdString(finding.rule)), [&](std::vector<Waiver>& waivers) {
            std::erase_if(waivers, [&](const Waiver& waiver) { return waiver.key == finding.key(); });
        });
}

}  // namespace bocage::model
