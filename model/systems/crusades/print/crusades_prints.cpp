#include "model/systems/crusades/print/crusades_prints.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/document/embedded_army.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/print/flow/flow.h"
#include "model/print/pictures.h"
#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/building/fortress_rosters.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::model::print::cc {

using namespace bocage::rules;
using namespace bocage::rules::crusades;
namespace game = bocage::rules::crusades;
using model::crusades::CrusadesWords;

namespace {

struct PrintWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesPrints)
};

TableCell centred(const QString& text, bool bold = false) {
    TableCell cell(text, bold);
    cell.alignment = Qt::AlignHCenter;
    return cell;
}

void addCopies(std::vector<PieceCopies>& all, const ContentId& id, int count) {
    if (id.empty() || count < 1)
        return;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const PieceCopies& copies) { return copies.id == id; });
    if (found == all.end())
        all.push_back({id, count});
    else
        found->count += count;
}

void addDecks(std::vector<PieceCopies>& all, const DeckLists& decks, const Library& library) {
    for (const DeckKind deck : listedDecks)
        for (const DeckEntry& entry : cardsOf(decks.of(deck), library).entries)
            addCopies(all, entry.card, entry.copies);
}

}  // namespace

std::vector<AidPtr> CrusadesPrints::aids() const {
    return {fortressSheetAid(), referenceCardAid(), tableSheetAid()};
}

Size CrusadesPrints::pieceSize(const ContentId& id, const Library& library, Length space) const {
    if (deckOfContentKind(id.kind()))
        return {Length::micrometres(model::crusades::cardWidth),
                Length::micrometres(model::crusades::cardHeight)};
    return GamePrints::pieceSize(id, library, space);
}

QString CrusadesPrints::sheetOf(const ContentId& id, const Library& library) const {
    return deckOfContentKind(id.kind()) ? QStringLiteral("cards") : GamePrints::sheetOf(id, library);
}

std::vector<PieceCopies> CrusadesPrints::needed(const Subject& subject) const {
    std::vector<PieceCopies> all;
    // Cards in hands and on the table come out of the decks; only what no deck has is added to them.
    const auto addRoster = [&](const Roster& roster, bool decksListed) {
        for (const Copies& copies : cardsOnTable(roster))
            if (!decksListed || deckOfContentKind(copies.id.kind()) == DeckKind::Fortress)
                addCopies(all, copies.id, copies.count);
    };
    if (subject.scenario) {
        const DeckLists decks = scenarioSection(subject.scenario->extras).decks;
        for (const ScenarioSide& side : subject.scenario->sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    if (army.roster)
                        addRoster(*army.roster, decks != DeckLists());
        addDecks(all, decks, *subject.library);
    } else if (subject.army) {
        const DeckLists decks = rosterSection(subject.army->extras).decks;
        addRoster(*subject.army, decks != DeckLists());
        addDecks(all, decks, *subject.library);
    }
    return all;
}

SetUp setUpOf(const Subject& subject) {
    ValidateRequest request;
    request.library = subject.library;
    request.scenario = subject.scenario;
    return game::setUp(request, *cardsFor(subject.library));
}

QString placeName(const FortressPlace& place, const Subject& subject) {
    return place.entry->label.empty() ? ElementNames::content(*subject.library, place.entry->content)
                                      : printed(place.entry->label);
}

BlockPtr fortressTable(const Roster& roster, const game::Options& options, const Subject& subject,
                       const Options& print, bool narrow) {
    const auto cards = cardsFor(subject.library);
    const Fortress fortress = Fortress::of(roster, *cards);
    // A column of the booklet is half a page: pictures give way to words there.
    auto table = std::make_shared<TableBlock>(narrow ? std::vector<double>{1.3, -18, 1, -15, -18}
                                                     : std::vector<double>{-17, 1.6, -16, 2.2, -22, -26},
                                              Ink{print.colours});
    table->head = {TableCell(),
                   TableCell(PrintWords::tr("Card"), true),
                   centred(PrintWords::tr("Shields"), true),
                   TableCell(PrintWords::tr("Posted"), true),
                   centred(PrintWords::tr("Falls to"), true),
                   centred(PrintWords::tr("Full garrison"), true)};
    if (narrow)
        table->head.erase(table->head.begin());
    for (const FortressPlace& place : fortress.places) {
        TableCell picture;
        picture.picture = {14_mm, Length::micrometres(19'556)};
        picture.painting =
            piecePicture(place.entry->content, QStringLiteral("front"), subject.library, print);
        QStringList posted;
        const int shields = place.card ? shieldsOf(*place.card, options) : 0;
        int halves = 2 * shields, count = 0;
        for (const ContentId& id : place.stationed()) {
            posted << ElementNames::content(*subject.library, id);
            if (const Card* card = cards->find(id))
                halves += halvesOf(*card, options);
            ++count;
        }
        const int full = halves + std::max(0, shields - count) * options.defenderHalves.value_or(2);
        const QString name = placeName(place, subject);
        table->rows.push_back(
            {picture, TableCell(name, true), centred(QString::number(shields)),
             TableCell(posted.isEmpty() ? QStringLiteral("–") : posted.join(QStringLiteral(", "))),
             centred(place.destroyed ? PrintWords::tr("fallen")
                                     : PrintWords::tr("%n sword(s)", nullptr, swordsNeeded(halves))),
             centred(place.destroyed ? QStringLiteral("–")
                                     : PrintWords::tr("%n sword(s)", nullptr, swordsNeeded(full)))});
        if (narrow)
            table->rows.back().erase(table->rows.back().begin());
    }
    return table;
}

namespace {

QStringList ruleLines(const std::string& preset, const game::Choices& options, const game::Choices& rulings) {
    QStringList lines;
    if (preset != presetNames[0])
        lines << PrintWords::tr("Preset: %1").arg(CrusadesWords::preset(preset));
    for (const OptionInfo& info : optionTable()) {
        const game::Choices& choices = info.ruling ? rulings : options;
        const auto chosen = choices.find(std::string(info.key));
        if (chosen == choices.end() || chosen->second == presetValue(preset, info))
            continue;
        lines << PrintWords::tr("%1: %2 (%3)")
                     .arg(CrusadesWords::option(info.key), CrusadesWords::value(info.key, chosen->second),
                          QString::fromUtf8(info.rule.data(), static_cast<qsizetype>(info.rule.size())));
    }
    return lines;
}

}  // namespace

QStringList houseRules(const Scenario& scenario, HouseRules which) {
    const ScenarioSection section = scenarioSection(scenario.extras);
    if (which == HouseRules::Options)
        return ruleLines(section.preset, section.options, {});
    return ruleLines(std::string(presetNames[0]), {}, scenario.rulings);
}

QStringList houseRules(const RosterSection& fortress) {
    return ruleLines(fortress.preset, fortress.options, fortress.options);
}

QString fortressName(const Player& player, const Force::Army& army) {
    const QString title = army.roster ? printed(army.roster->title) : QString();
    const QString name = printed(player.name);
    return player.force.armies.size() < 2 || title.isEmpty() || title == name
               ? name
               : PrintWords::tr("%1: %2").arg(name, title);
}

Blocks holdings(const Roster& roster, const Subject& subject, const Writer& writer) {
    Blocks blocks;
    const RosterSection section = rosterSection(roster.extras);
    const std::pair<QString, const std::vector<ContentId>*> lists[] = {
        {PrintWords::tr("Hand:"), &section.hand},
        {PrintWords::tr("Monsters:"), &section.reactions},
        {PrintWords::tr("Siege weapons, used:"), &section.siegeOnTable},
        {PrintWords::tr("Siege weapons, not used yet:"), &section.siegeNew}};
    for (const auto& [label, list] : lists) {
        QStringList names;
        for (const ContentId& id : *list)
            names << ElementNames::content(*subject.library, id);
        if (!names.isEmpty())
            blocks.push_back(
                writer.paragraph({{label + QLatin1Char(' '), true}, {names.join(QStringLiteral(", "))}}));
    }
    if (section.ambushTurns > 0)
        blocks.push_back(writer.paragraph(
            PrintWords::tr("Under an Ambush for %n more turn(s).", nullptr, section.ambushTurns)));
    if (section.out)
        blocks.push_back(writer.paragraph(PrintWords::tr("Out of the game.")));
    return blocks;
}

Blocks CrusadesPrints::force(const Subject& subject, const Player& player, const Writer& writer,
                             const Options& options) const {
    Blocks blocks;
    const game::Options house = subject.scenario
                                    ? optionsOf(*subject.scenario, scenarioSection(subject.scenario->extras))
                                    : game::Options();
    for (const Force::Army& army : player.force.armies)
        if (army.roster) {
            if (const QString name = fortressName(player, army); name != printed(player.name))
                blocks.push_back(writer.subtitle(name));
            blocks.push_back(fortressTable(*army.roster, house, subject, options, true));
            for (const BlockPtr& block : holdings(*army.roster, subject, writer))
                blocks.push_back(block);
        }
    // In a briefing the fortresses of others are kept back, which is not the same as having none.
    if (blocks.empty() && !subject.reader.isEmpty())
        return GamePrints::force(subject, player, writer, options);
    if (blocks.empty())
        blocks.push_back(writer.paragraph(PrintWords::tr("No fortress is given.")));
    return blocks;
}

Force CrusadesPrints::openPart(const Force& force) const {
    // Castles and walls lie face up, with what is posted on them (CC-SETUP-01, CC-DEF-05), and so do weapons
    // on the table (CC-SIEGE-03) and Ambush cards; hands and monsters are held.
    Force open = GamePrints::openPart(force);
    for (const Force::Army& army : force.armies) {
        if (!army.roster)
            continue;
        Force::Army seen;
        seen.id = army.id;
        Roster& roster = seen.roster.emplace();
        roster.system = army.roster->system;
        roster.packs = army.roster->packs;
        roster.faction = army.roster->faction;
        for (const RosterEntry& entry : army.roster->entries) {
            RosterEntry& card = roster.entries.emplace_back();
            card.id = entry.id;
            card.content = entry.content;
            card.fillings = entry.fillings;
        }
        const RosterSection whole = rosterSection(army.roster->extras);
        RosterSection known;
        known.colour = whole.colour;
        known.siegeOnTable = whole.siegeOnTable;
        known.siegeNew = whole.siegeNew;
        known.destroyed = whole.destroyed;
        known.ambushes = whole.ambushes;
        known.ambushTurns = whole.ambushTurns;
        known.out = whole.out;
        setSection(roster.extras, known);
        open.armies.push_back(std::move(seen));
    }
    return open;
}

Blocks CrusadesPrints::rules(const Subject& subject, const Writer& writer) const {
    Blocks blocks;
    if (!subject.scenario)
        return blocks;
    const DeckLists decks = scenarioSection(subject.scenario->extras).decks;
    for (const DeckKind deck : listedDecks) {
        QStringList cards;
        int count = 0;
        for (const DeckEntry& entry : cardsOf(decks.of(deck), *subject.library).entries) {
            cards << QStringLiteral("%1 × %2")
                         .arg(entry.copies)
                         .arg(ElementNames::content(*subject.library, entry.card));
            count += std::max(0, entry.copies);
        }
        if (!cards.isEmpty())
            blocks.push_back(writer.paragraph(
                {{PrintWords::tr("%1 deck, %n card(s):", nullptr, count).arg(CrusadesWords::deck(deck)) +
                      QLatin1Char(' '),
                  true},
                 {cards.join(QStringLiteral(", "))}}));
    }
    for (const QString& line : houseRules(*subject.scenario, HouseRules::Options))
        blocks.push_back(writer.bullet(line));
    return blocks;
}

std::vector<Page> CrusadesPrints::sheetsOf(const Subject& subject, const Player& player,
                                           const Options& options) const {
    std::vector<Page> pages;
    for (const Force::Army& army : player.force.armies)
        if (army.roster) {
            Subject own = subject;
            // Its own house rules do not count in a scenario.
            const Roster ruled = underRules(model::houseRulesOf(*subject.scenario), *army.roster);
            own.scenario = nullptr;
            own.army = &ruled;
            if (const auto made = fortressSheetAid()->make(own, options, {}))
                pages.insert(pages.end(), made->pages.begin(), made->pages.end());
        }
    return pages;
}

}  // namespace bocage::model::print::cc
