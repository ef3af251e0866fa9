#include "model/systems/crusades/export/crusades_export.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <map>

#include "model/export/importer.h"
#include "model/io/load_file.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/building/deck_text.h"
#include "rules/systems/crusades/building/fortress_rosters.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

namespace {

struct CrusadesExportWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesExport)
};

/// Text of a list of cards is short; whatever is longer is something else.
constexpr qsizetype longestList = 200'000;

using Used = std::map<ContentId, int>;

/// Copies that lie before players or are spent: they are no longer in the decks of a position.
Used usedIn(const Scenario& scenario) {
    Used used;
    const ScenarioSection section = scenarioSection(scenario.extras);
    if (section.mode != Mode::Snapshot)
        return used;
    for (const auto* list : {&section.discard, &section.dagonDiscard, &section.siegeDiscard,
                             &section.cthulhuDiscard, &section.removed})
        for (const ContentId& id : *list)
            ++used[id];
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (army.roster)
                    for (const Copies& copies : cardsOnTable(*army.roster))
                        used[copies.id] += copies.count;
    return used;
}

void addDecks(TableKit& kit, const DeckLists& decks, const ExportSubject& subject, const Used& used = {}) {
    for (const DeckKind deck : listedDecks) {
        KitDeck made;
        made.id = rules::crusades::nameOf(deck);
        made.name = CrusadesExportWords::tr("%1 deck").arg(CrusadesWords::deck(deck));
        for (const DeckEntry& entry : cardsOf(decks.of(deck), *subject.library).entries) {
            const auto gone = used.find(entry.card);
            const int left = entry.copies - (gone == used.end() ? 0 : gone->second);
            if (left > 0)
                made.cards.push_back({kitThing(entry.card, subject), std::min(left, mostCopies)});
        }
        if (!made.cards.empty())
            kit.decks.push_back(std::move(made));
    }
}

KitTray trayOf(const Roster& roster, const ExportSubject& subject) {
    KitTray tray;
    for (const Copies& copies : cardsOnTable(roster))
        tray.things.push_back({kitThing(copies.id, subject), copies.count});
    return tray;
}

}  // namespace

bool CrusadesExport::hasBack(const ContentId& id, const LibraryPtr&) const {
    return deckOfContentKind(id.kind()).has_value();
}

std::optional<KitSheet> CrusadesExport::sheet(const Roster& roster, const ExportSubject& subject) const {
    const auto cards = cardsFor(subject.library);
    const Options options = subject.scenario()
                                ? optionsOf(*subject.scenario(), scenarioSection(subject.scenario()->extras))
                                : ownOptions(rosterSection(roster.extras));
    const Fortress fortress = Fortress::of(roster, *cards);
    KitSheet sheet;
    sheet.title = localized(roster.title);
    sheet.columns = {CrusadesExportWords::tr("Shields", "column of a fortress"),
                     CrusadesExportWords::tr("Falls to", "column: swords needed"),
                     CrusadesExportWords::tr("Full garrison", "column: swords needed then")};
    for (const FortressPlace& place : fortress.places) {
        KitLine line;
        line.content = place.entry->content;
        line.type = "unit";
        line.name = ElementNames::content(*subject.library, place.entry->content);
        if (const QString own = localized(place.entry->label); !own.isEmpty())
            line.notes << own;
        const int shields = place.card ? shieldsOf(*place.card, options) : 0;
        int halves = 2 * shields, posted = 0;
        for (const ContentId& id : place.stationed()) {
            KitLine defender;
            defender.content = id;
            defender.type = "model";
            defender.name = ElementNames::content(*subject.library, id);
            line.lines.push_back(std::move(defender));
            if (const Card* card = cards->find(id))
                halves += halvesOf(*card, options);
            ++posted;
        }
        const int full = halves + std::max(0, shields - posted) * options.defenderHalves.value_or(2);
        if (place.destroyed)
            line.notes << CrusadesExportWords::tr("fallen");
        line.values = {CrusadesWords::shields(halves),
                       place.destroyed ? QStringLiteral("–") : QString::number(swordsNeeded(halves)),
                       place.destroyed ? QStringLiteral("–") : QString::number(swordsNeeded(full))};
        line.boxes = 1;
        sheet.lines.push_back(std::move(line));
    }
    const auto list = [&](const QString& label, const std::vector<ContentId>& ids) {
        QStringList names;
        for (const ContentId& id : ids)
            names << ElementNames::content(*subject.library, id);
        if (!names.isEmpty())
            sheet.notes << label.arg(names.join(QStringLiteral(", ")));
    };
    list(CrusadesExportWords::tr("Hand: %1"), fortress.section.hand);
    list(CrusadesExportWords::tr("Monsters: %1"), fortress.section.reactions);
    list(CrusadesExportWords::tr("Siege weapons, used: %1"), fortress.section.siegeOnTable);
    list(CrusadesExportWords::tr("Siege weapons, not used yet: %1"), fortress.section.siegeNew);
    if (subject.roster()) {
        sheet.remark = subject.fitness.line();
        for (const DeckKind deck : listedDecks) {
            QStringList cardsOfDeck;
            int count = 0;
            for (const DeckEntry& entry :
                 cardsOf(fortress.section.decks.of(deck), *subject.library).entries) {
                cardsOfDeck << QStringLiteral("%1 × %2")
                                   .arg(entry.copies)
                                   .arg(ElementNames::content(*subject.library, entry.card));
                count += std::max(0, entry.copies);
            }
            if (!cardsOfDeck.isEmpty())
                sheet.notes << CrusadesExportWords::tr("%1 deck, %n card(s): %2", nullptr, count)
                                   .arg(CrusadesWords::deck(deck), cardsOfDeck.join(QStringLiteral(", ")));
        }
    }
    return sheet;
}

bool CrusadesExport::hasDecks(const Roster& roster) const {
    return rosterSection(roster.extras).decks != DeckLists();
}

void CrusadesExport::addTo(TableKit& kit, const ExportSubject& subject) const {
    kit.phases = {CrusadesExportWords::tr("Draw"), CrusadesExportWords::tr("Action")};
    if (const Roster* roster = subject.roster()) {
        addDecks(kit, rosterSection(roster->extras).decks, subject);
        return;
    }
    const Scenario* scenario = subject.scenario();
    if (!scenario)
        return;
    addDecks(kit, scenarioSection(scenario->extras).decks, subject, usedIn(*scenario));
    for (const ScenarioSide& side : scenario->sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (army.roster) {
                    KitTray tray = trayOf(*army.roster, subject);
                    tray.name = ElementNames::player(*scenario, player.id);
                    tray.side = side.id.value;
                    kit.trays.push_back(std::move(tray));
                }
}

std::optional<Result<Imported>> CrusadesExport::import(const QByteArray& bytes, const QString& name,
                                                       const LibraryPtr& library) const {
    if (bytes.size() > longestList || bytes.contains('\0'))
        return std::nullopt;
    Result<DeckText> read = readDeckText(asText(bytes), *cardsFor(library));
    if (!read)
        return std::nullopt;  // no line of it is a card: it may be anything
    Roster roster;
    roster.system = std::string(systemId);
    roster.title = QFileInfo(name).completeBaseName().toStdString();
    roster.provenance = Provenance::Variant;
    RosterSection section;
    section.decks = read->decks;
    for (const ContentId& id : references(section)) {
        const PackId pack{std::string(id.pack())};
        const Pack* known = library->pack(pack);
        if (known && std::none_of(roster.packs.begin(), roster.packs.end(),
                                  [&](const PackPin& pin) { return pin.id == pack; }))
            roster.packs.push_back({pack, known->manifest.version});
    }
    setSection(roster.extras, section);
    return Result<Imported>(Imported{std::move(roster), "deck-list", inFile(std::move(read->notes), name)});
}

}  // namespace bocage::model::crusades
