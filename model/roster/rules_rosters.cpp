#include "model/roster/rules_rosters.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/game_face.h"

namespace bocage::model {

using namespace rules;

namespace {

struct RosterWords {
    Q_DECLARE_TR_FUNCTIONS(Rosters)
};

class RulesTrial : public RosterTrial {
public:
    RulesTrial(const RosterRules& rules, const RosterState& state)
        : m_rules(rules), m_roster(state.roster), m_library(state.library), m_player(state.player) {
        for (RosterChoice& choice : rules.choices(state.library))
            m_choices.emplace(choice.content, std::move(choice));
    }

    Kind kindOf(const ContentId& thing) const override {
        const auto found = m_choices.find(thing);
        if (found == m_choices.end())
            return Kind::Unknown;
        if (found->second.isEntry)
            return Kind::Card;
        return alone(thing).empty() ? Kind::Loose : Kind::Filling;
    }
    Findings alone(const ContentId& thing) const override {
        return m_rules.mayPut(m_roster, m_library, thing, {}, m_player);
    }
    Findings inSlot(const ContentId& thing, std::size_t entry, int slot,
                    const ElementId& moving) const override {
        return m_rules.mayPut(m_roster, m_library, thing, {m_roster.entries[entry].id, slot, -1}, m_player,
                              moving);
    }
    std::vector<Place> placesFor(const ContentId& thing, const ElementId& moving) const override {
        std::vector<Place> places;
        for (const RosterPlace& place : m_rules.placesFor(m_roster, m_library, thing, m_player, moving))
            for (std::size_t e = 0; e < m_roster.entries.size(); ++e)
                if (m_roster.entries[e].id == place.entry && place.slot >= 0 && place.space < 0) {
                    const auto& fillings = m_roster.entries[e].fillings;
                    const bool taken = std::any_of(
                        fillings.begin(), fillings.end(), [&](const RosterEntry::Filling& filling) {
                            return filling.slot == place.slot && filling.id != moving;
                        });
                    places.push_back({e, place.slot, taken});
                }
        std::stable_partition(places.begin(), places.end(), [](const Place& place) { return !place.taken; });
        return places;
    }
    std::vector<ElementId> holdersFor(const ContentId& thing) const override {
        std::vector<ElementId> holders;
        for (const RosterPlace& place : m_rules.placesFor(m_roster, m_library, thing, m_player))
            for (const RosterEntry& entry : m_roster.entries)
                for (const RosterEntry::Filling& filling : entry.fillings)
                    if (place.space >= 0 && entry.id == place.entry && filling.slot == place.slot)
                        holders.push_back(filling.id);
        return holders;
    }

private:
    const RosterRules& m_rules;
    const Roster& m_roster;
    LibraryPtr m_library;
    const Player* m_player;
    std::map<ContentId, RosterChoice> m_choices;
};

}  // namespace

QString RulesRosters::word(std::string_view code) const {
    const QString word = m_face ? m_face->rosterWord(code) : QString();
    return word.isEmpty() ? QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())) : word;
}

SheetSlot RulesRosters::rowFor(const RosterSheet::Filled& filled, const Library& library) const {
    SheetSlot row;
    row.filling = filled.id;
    row.option = filled.content;
    row.name = ElementNames::content(library, filled.content);
    row.cost = filled.cost;
    for (const ContentId& inside : filled.contents)
        row.spaces.push_back({inside, ElementNames::content(library, inside)});
    while (static_cast<int>(row.spaces.size()) < filled.room)
        row.spaces.push_back({{}, RosterWords::tr("empty")});
    return row;
}

std::vector<SheetCard> RulesRosters::cards(const RosterState& state) const {
    const RosterSheet sheet = m_rules.sheet(state.roster, state.library);
    const Library& library = *state.library;
    std::vector<SheetCard> cards;
    for (const RosterSheet::Card& from : sheet.cards) {
        SheetCard card;
        card.entry = from.entry;
        card.content = from.content;
        card.faction = state.roster.faction;
        card.title = ElementNames::content(library, from.content);
        for (const RosterEntry& entry : state.roster.entries)
            if (const QString label = localized(entry.label); entry.id == from.entry && !label.isEmpty()) {
                card.footer = card.title;
                card.title = label;
            }
        card.role = from.role.empty() ? QString() : word(from.role);
        card.cost = from.cost;
        card.provisional = from.provisional;
        card.grant = from.grant;
        for (const ContentId& piece : from.pieces)
            card.counters.push_back({piece, false, 1, ElementNames::content(library, piece)});
        for (const RosterSheet::Slot& slot : from.slots) {
            QStringList takes;
            for (const std::string& code : slot.takes)
                takes << word(code);
            SheetSlot row = slot.filled.empty() ? SheetSlot() : rowFor(slot.filled.front(), library);
            row.slot = slot.index;
            row.kinds = takes.join(QStringLiteral(", "));
            row.band = slot.mark;
            row.bandName = slot.mark.empty() ? QString() : word(slot.mark);
            card.slotRows.push_back(std::move(row));
            // What shares the slot is named by its own id.
            for (std::size_t i = 1; i < slot.filled.size(); ++i) {
                card.slotRows.push_back(rowFor(slot.filled[i], library));
                card.slotRows.back().kinds = takes.join(QStringLiteral(", "));
            }
        }
        cards.push_back(std::move(card));
    }
    if (!sheet.loose.empty()) {
        SheetCard card;
        card.title = RosterWords::tr("Beside the cards");
        card.faction = state.roster.faction;
        for (const RosterSheet::Filled& filled : sheet.loose)
            card.slotRows.push_back(rowFor(filled, library));
        cards.push_back(std::move(card));
    }
    return cards;
}

QStringList RulesRosters::groups() const {
    QStringList names;
    for (const std::string_view code : m_rules.groups())
        names << word(code);
    return names;
}

std::vector<CatalogueItem> RulesRosters::catalogue(const LibraryPtr& library) const {
    std::vector<CatalogueItem> items;
    const auto codes = m_rules.groups();
    for (const RosterChoice& choice : m_rules.choices(library)) {
        const ContentHead* head = library->head(choice.content);
        CatalogueItem item;
        item.id = choice.content;
        item.group = static_cast<int>(std::find(codes.begin(), codes.end(), choice.group) - codes.begin());
        item.name = ElementNames::content(*library, choice.content);
        item.summary = head ? localized(head->help) : QString();
        item.cost = choice.cost;
        item.faction = choice.faction;
        item.picture = choice.content;
        item.search = QStringList{item.name, item.summary, word(choice.group)}.join(QLatin1Char(' '));
        items.push_back(std::move(item));
    }
    return items;
}

ThingWords RulesRosters::describe(const LibraryPtr& library, const ContentId& id) const {
    ThingWords words;
    const ContentHead* head = library->head(id);
    if (!head)
        return words;
    words.title = localized(head->name);
    words.paragraphs.push_back({{}, localized(head->help)});
    for (const RosterChoice& choice : m_rules.choices(library))
        if (choice.content == id && choice.cost)
            words.paragraphs.push_back({{}, RosterWords::tr("Costs %n point(s).", nullptr, *choice.cost)});
    words.drawn = true;
    return words;
}

std::unique_ptr<RosterTrial> RulesRosters::trial(const RosterState& state) const {
    return std::make_unique<RulesTrial>(m_rules, state);
}

RosterTotals RulesRosters::totals(const RosterState& state) const {
    RosterTotals answer;
    answer.limit = state.limit;
    for (const RosterTotal& total : m_rules.sheet(state.roster, state.library).totals) {
        const auto limit = total.code == pointsCode ? state.limit : total.limit;
        TotalLine line{word(total.code),
                       limit ? RosterWords::tr("%1 of %2").arg(total.value).arg(*limit)
                             : QString::number(total.value),
                       {},
                       {},
                       {}};
        for (const RosterTotal::Term& term : total.terms)
            line.sources.push_back({term.content.empty() ? word(term.reason)
                                                         : ElementNames::content(*state.library, term.content),
                                    QString::number(term.value),
                                    QString::fromStdString(term.rule),
                                    term.source,
                                    {}});
        if (total.code == pointsCode) {
            answer.points = total.value;
            if (total.provisional)
                answer.provisional = RosterWords::tr("Provisional: the costs are samples.");
        }
        answer.lines.push_back(std::move(line));
    }
    return answer;
}

int RulesRosters::points(const RosterState& state) const {
    const RosterSheet sheet = m_rules.sheet(state.roster, state.library);
    const RosterTotal* points = sheet.total(pointsCode);
    return points ? points->value : 0;
}

QStringList RulesRosters::summary(const RosterState& state) const {
    QStringList parts;
    const RosterSheet sheet = m_rules.sheet(state.roster, state.library);
    if (const RosterTotal* points = sheet.total(pointsCode))
        parts << (state.roster.limit
                      ? RosterWords::tr("%1 of %n point(s)", nullptr, *state.roster.limit).arg(points->value)
                      : RosterWords::tr("%n point(s)", nullptr, points->value));
    parts << RosterWords::tr("%n card(s)", nullptr, static_cast<int>(sheet.cards.size()));
    return parts;
}

RosterDifference RulesRosters::difference(const RosterState& from, const RosterState& to) const {
    const RosterComparison changes = m_rules.compare(from.roster, to.roster, from.library);
    RosterDifference answer;
    const auto line = [&](const RosterComparison::Line& change) {
        const QString name = ElementNames::content(*from.library, change.content);
        return change.count > 1 ? QStringLiteral("%1 × %2").arg(change.count).arg(name) : name;
    };
    for (const RosterComparison::Line& change : changes.added)
        answer.added << line(change);
    for (const RosterComparison::Line& change : changes.removed)
        answer.removed << line(change);
    QStringList parts;
    if (changes.gained > 0)
        parts << QStringLiteral("+%1").arg(changes.gained);
    if (changes.lost > 0)
        parts << QStringLiteral("\u2212%1").arg(changes.lost);
    answer.points = parts.isEmpty() ? RosterWords::tr("no change in points") : parts.join(u' ');
    return answer;
}

ContentId RulesRosters::pictureOf(const RosterState& state) const {
    return state.roster.entries.empty() ? ContentId() : state.roster.entries.front().content;
}

bool RulesRosters::hasCosts() const {
    return usualLimit() > 0;
}

int RulesRosters::usualLimit() const {
    return m_rules.blank().limit.value_or(0);
}

}  // namespace bocage::model
