#include "model/systems/crusades/fortress_face.h"

#include <QCoreApplication>
#include <set>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

namespace {

struct FortressWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesFortress)
};

const FortressRosters& fortressRules() {
    static const FortressRosters made;
    return made;
}

/// The roster with the house rules that it stands under: those of the scenario it is in, else its own.
Roster ruled(const RosterState& state) {
    return state.player ? underRules(state.rulings, state.roster) : state.roster;
}

Options optionsFor(const RosterState& state) {
    return ownOptions(rosterSection(ruled(state).extras));
}

class FortressTrial : public RosterTrial {
public:
    explicit FortressTrial(const RosterState& state)
        : m_roster(state.roster), m_cards(cardsFor(state.library)), m_options(optionsFor(state)) {}

    Kind kindOf(const ContentId& thing) const override {
        const Card* card = m_cards->find(thing);
        if (!card)
            return Kind::Unknown;
        if (deckOf(card->kind) == DeckKind::Fortress)
            return Kind::Card;
        return card->kind == CardKind::Soldiers || card->kind == CardKind::Bowmen ? Kind::Filling
                                                                                  : Kind::Unknown;
    }
    Findings alone(const ContentId& thing) const override {
        return objections(m_roster, *m_cards, m_options, thing, {});
    }
    Findings inSlot(const ContentId& thing, std::size_t entry, int slot,
                    const ElementId& moving) const override {
        ++m_effort;
        return objections(m_roster, *m_cards, m_options, thing, {m_roster.entries[entry].id, slot, -1},
                          moving);
    }
    std::vector<Place> placesFor(const ContentId& thing, const ElementId& moving) const override {
        std::vector<Place> free, taken;
        if (kindOf(thing) != Kind::Filling)
            return free;
        for (std::size_t e = 0; e < m_roster.entries.size(); ++e) {
            const RosterEntry& entry = m_roster.entries[e];
            const Card* place = m_cards->find(entry.content);
            const int slots =
                place && deckOf(place->kind) == DeckKind::Fortress ? shieldsOf(*place, m_options) : 0;
            for (int slot = 0; slot < std::min(slots, 20); ++slot) {
                const bool filled = std::any_of(entry.fillings.begin(), entry.fillings.end(),
                                                [&](const RosterEntry::Filling& filling) {
                                                    return filling.slot == slot && filling.id != moving;
                                                });
                if (inSlot(thing, e, slot, moving).empty())
                    (filled ? taken : free).push_back({e, slot, filled});
            }
        }
        free.insert(free.end(), taken.begin(), taken.end());
        return free;
    }
    long long effort() const override { return m_effort; }
    QString oneEachRule() const override { return QStringLiteral("CC-DEF-04"); }

private:
    const Roster& m_roster;
    std::shared_ptr<const Cards> m_cards;
    Options m_options;
    mutable long long m_effort = 0;
};

int postedOn(const RosterEntry& entry) {
    int posted = 0;
    for (const RosterEntry::Filling& filling : entry.fillings)
        posted += static_cast<int>(filling.contents.size()) + (filling.option.empty() ? 0 : 1);
    return posted;
}

int halvesOn(const RosterEntry& entry, const Card& place, const Cards& cards, const Options& options) {
    int halves = 2 * shieldsOf(place, options);
    for (const RosterEntry::Filling& filling : entry.fillings) {
        if (const Card* card = cards.find(filling.option))
            halves += halvesOf(*card, options);
        for (const ContentId& inside : filling.contents)
            if (const Card* card = cards.find(inside))
                halves += halvesOf(*card, options);
    }
    return halves;
}

}  // namespace

QString cardSummary(const Card& card) {
    QStringList parts;
    if (card.shields)
        parts << FortressWords::tr("%n shield(s)", nullptr, *card.shields);
    if (card.swords)
        parts << FortressWords::tr("%n sword(s)", nullptr, *card.swords);
    if (card.kind == CardKind::Soldiers || card.kind == CardKind::Bowmen)
        parts << FortressWords::tr("adds %1 when posted")
                     .arg(CrusadesWords::shields(card.defenceHalves.value_or(2)));
    if (card.defence)
        parts << FortressWords::tr("defence %1").arg(*card.defence);
    if (card.goldCost)
        parts << FortressWords::tr("%1 gold for each further use").arg(*card.goldCost);
    if (card.deepOnes)
        parts << FortressWords::tr("%n Deep One(s)", nullptr, *card.deepOnes);
    if (card.reward)
        parts << FortressWords::tr("gives %n card(s)", nullptr, *card.reward);
    if (card.swordReduction)
        parts << FortressWords::tr("takes %n sword(s)", nullptr, *card.swordReduction);
    if (card.cancelsAttack)
        parts << FortressWords::tr("ends the attack");
    if (card.bypass == Bypass::LastWall)
        parts << FortressWords::tr("passes the last wall");
    if (card.bypass == Bypass::AllWalls)
        parts << FortressWords::tr("passes all walls");
    if (!card.colour.empty())
        parts << CrusadesWords::colour(card.colour);
    return parts.join(QStringLiteral(" · "));
}

FortressFace::FortressFace(const GameFace& face) : RulesRosters(fortressRules(), &face) {}

std::vector<SheetCard> FortressFace::cards(const RosterState& state) const {
    const Roster roster = ruled(state);
    std::vector<SheetCard> cards =
        RulesRosters::cards({roster, state.library, state.rulings, state.player, state.limit});
    const auto known = cardsFor(state.library);
    const Options options = optionsFor(state);
    const RosterSection section = rosterSection(state.roster.extras);
    for (SheetCard& card : cards) {
        for (SheetCard::Counter& counter : card.counters)
            counter.aspect = static_cast<double>(cardWidth) / cardHeight;
        const Card* place = known->find(card.content);
        if (!place)
            continue;
        for (const RosterEntry& entry : state.roster.entries)
            if (entry.id == card.entry) {
                const int halves = halvesOn(entry, *place, *known, options);
                const bool down = std::find(section.destroyed.begin(), section.destroyed.end(), entry.id) !=
                                  section.destroyed.end();
                card.footer = down ? FortressWords::tr("Fallen")
                                   : FortressWords::tr("%1 shields: falls to %2 swords")
                                         .arg(CrusadesWords::shields(halves))
                                         .arg(swordsNeeded(halves));
            }
        for (SheetSlot& slot : card.slotRows)
            slot.bandName = CrusadesWords::colour(place->colour);
    }
    return cards;
}

std::vector<CatalogueItem> FortressFace::catalogue(const LibraryPtr& library) const {
    std::vector<CatalogueItem> items = RulesRosters::catalogue(library);
    const auto cards = cardsFor(library);
    for (CatalogueItem& item : items)
        if (const Card* card = cards->find(item.id)) {
            item.summary = cardSummary(*card);
            item.search += QLatin1Char(' ') + item.summary;
            item.pictureFace = QStringLiteral("front");
            if (!card->colour.empty())
                item.tags << QString::fromStdString(card->colour);
        }
    return items;
}

std::vector<std::pair<QString, QString>> FortressFace::tags(const LibraryPtr& library) const {
    std::set<std::string> colours;
    const auto cards = cardsFor(library);
    for (const auto& [id, card] : cards->all())
        if (!card.colour.empty() && deckOf(card.kind) == DeckKind::Fortress)
            colours.insert(card.colour);
    std::vector<std::pair<QString, QString>> all;
    for (const std::string& colour : colours)
        all.emplace_back(QString::fromStdString(colour), CrusadesWords::colour(colour));
    return all;
}

ThingWords FortressFace::describe(const LibraryPtr& library, const ContentId& id) const {
    ThingWords words = RulesRosters::describe(library, id);
    const auto cards = cardsFor(library);
    const Card* card = cards->find(id);
    if (!card)
        return words;
    words.paragraphs.insert(words.paragraphs.begin(), {CrusadesWords::kind(card->kind), cardSummary(*card)});
    if (!card->effect.empty())
        words.paragraphs.push_back({{}, localized(card->effect)});
    words.paragraphs.push_back(
        {{}, FortressWords::tr("The box holds %n of it.", nullptr, std::max(0, card->copies))});
    words.rule = deckOf(card->kind) == DeckKind::Fortress ? QStringLiteral("CC-SETUP-01")
                                                          : QStringLiteral("CC-DEF-01");
    return words;
}

std::unique_ptr<RosterTrial> FortressFace::trial(const RosterState& state) const {
    return std::make_unique<FortressTrial>(state);
}

RosterTotals FortressFace::totals(const RosterState& state) const {
    const Roster roster = ruled(state);
    RosterTotals totals =
        RulesRosters::totals({roster, state.library, state.rulings, state.player, state.limit});
    // The rules count whole shields; under a ruling a posted card may add half of one.
    const auto cards = cardsFor(state.library);
    const Options options = optionsFor(state);
    int halves = 0, swords = 0, full = 0;
    for (const RosterEntry& entry : state.roster.entries)
        if (const Card* place = cards->find(entry.content)) {
            const int now = halvesOn(entry, *place, *cards, options);
            const int room = std::max(0, shieldsOf(*place, options) - postedOn(entry));
            halves += now;
            swords += swordsNeeded(now);
            full += swordsNeeded(now + room * options.defenderHalves.value_or(2));
        }
    if (totals.lines.size() >= 3) {
        totals.lines[0].value = CrusadesWords::shields(halves);
        totals.lines[1].value = QString::number(swords);
        totals.lines[2].value = QString::number(full);
    }
    return totals;
}

QStringList FortressFace::summary(const RosterState& state) const {
    const auto cards = cardsFor(state.library);
    int castles = 0, walls = 0;
    for (const RosterEntry& entry : state.roster.entries)
        if (const Card* card = cards->find(entry.content)) {
            castles += card->kind == CardKind::Castle;
            walls += card->kind == CardKind::Wall;
        }
    QStringList parts;
    if (castles + walls > 0)
        parts << FortressWords::tr("%n castle(s)", nullptr, castles)
              << FortressWords::tr("%n wall(s)", nullptr, walls);
    const DeckLists decks = rosterSection(state.roster.extras).decks;
    int listed = 0;
    for (const DeckKind deck : listedDecks)
        for (const DeckEntry& entry : cardsOf(decks.of(deck), *state.library).entries)
            listed += std::max(0, entry.copies);
    if (listed > 0)
        parts << FortressWords::tr("%n card(s) in decks", nullptr, listed);
    return parts;
}

}  // namespace bocage::model::crusades
