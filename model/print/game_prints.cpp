#include "model/print/game_prints.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/print/pictures.h"
#include "model/systems/game_face.h"
#include "rules/checks/check.h"
#include "rules/systems/game_system.h"

namespace bocage::model::print {

using namespace rules;

namespace {

struct SheetWords {
    const char* kind;
    const char* sheet;
    const char* name;
};
constexpr SheetWords sheetWords[] = {
    {"unit", "counters", QT_TRANSLATE_NOOP("PrintPieces", "Counters")},
    {"marker", "markers", QT_TRANSLATE_NOOP("PrintPieces", "Markers")},
    {"tile", "tiles", QT_TRANSLATE_NOOP("PrintPieces", "Tiles")},
    {"option", "options", QT_TRANSLATE_NOOP("PrintPieces", "Options")},
    {"card", "cards", QT_TRANSLATE_NOOP("PrintPieces", "Cards")},
    {"overlay", "overlays", QT_TRANSLATE_NOOP("PrintPieces", "Terrain overlays")},
    {"board", "boards", QT_TRANSLATE_NOOP("PrintPieces", "Boards")},
};

Size sizeInSpaces(const std::vector<Face>& faces, Length space) {
    if (faces.empty())
        return {space, space};
    return {space * faces.front().grid.cols, space * faces.front().grid.rows};
}

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print::GamePrints", text);
}

void addList(Blocks& blocks, const Writer& writer, const Library& library, const QString& lead,
             const std::vector<ContentId>& list) {
    if (list.empty())
        return;
    QStringList names;
    for (const ContentId& id : list)
        names << ElementNames::content(library, id);
    blocks.push_back(writer.paragraph({{lead + QLatin1Char(' '), true}, {names.join(QStringLiteral(", "))}}));
}

/// Every single piece of the contents but those that the scenario takes out.
void addLeft(std::vector<PieceCopies>& pieces, std::vector<Copies> contents,
             const std::vector<Copies>& removed, const ContentId& deck = {}) {
    for (const Copies& gone : removed) {
        int still = gone.count;
        for (Copies& copies : contents)
            if (copies.id == gone.id) {
                const int taken = std::clamp(still, 0, std::max(0, copies.count));
                copies.count -= taken;
                still -= taken;
            }
    }
    for (const Copies& copies : contents)
        pieces.push_back({copies.id, std::clamp(copies.count, 0, 99), deck});
}

}  // namespace

Size GamePrints::pieceSize(const ContentId& id, const Library& library, Length space) const {
    if (id.kind() == "card")
        return {63_mm, 88_mm};
    if (const BoardDef* board = library.board(id))
        return sizeInSpaces(board->faces, space);
    if (const OverlayDef* overlay = library.overlay(id))
        return sizeInSpaces(overlay->faces, space);
    return {space * 8 / 10, space * 8 / 10};
}

QString GamePrints::sheetOf(const ContentId& id, const Library&) const {
    for (const SheetWords& words : sheetWords)
        if (id.kind() == words.kind)
            return QString::fromLatin1(words.sheet);
    return {};
}

QString GamePrints::sheetName(const QString& sheet) const {
    for (const SheetWords& words : sheetWords)
        if (sheet == QLatin1String(words.sheet))
            return QCoreApplication::translate("PrintPieces", words.name);
    return sheet;
}

std::vector<PieceCopies> GamePrints::needed(const Subject& subject) const {
    std::vector<ContentId> ids;
    std::vector<PieceCopies> pieces;
    if (subject.scenario) {
        // What decks and bags hold is counted below, piece by piece.
        Scenario table = *subject.scenario;
        table.decks.clear();
        table.bags.clear();
        ids = references(table);
        // What lies on the table is asked of the rules where they know it better than the file.
        if (const GameSystem* system = findGameSystem(subject.scenario->system)) {
            ValidateRequest request;
            request.library = subject.library;
            request.scenario = subject.scenario;
            if (const CardboardNeeds needs = system->cardboard(request); !needs.demands.empty()) {
                ids.clear();
                for (const Demand& demand : needs.demands)
                    ids.push_back(demand.content);
            }
        }
        for (const DeckUse& use : subject.scenario->decks)
            if (const DeckDef* deck = subject.library->deck(use.deck))
                addLeft(pieces, deck->cards, use.removed, use.deck);
        for (const BagUse& use : subject.scenario->bags) {
            const BagDef* bag = subject.library->bag(use.bag);
            std::vector<Copies> contents = bag ? bag->contents : std::vector<Copies>();
            contents.insert(contents.end(), use.added.begin(), use.added.end());
            addLeft(pieces, std::move(contents), use.removed);
        }
    } else if (subject.army) {
        ids = references(*subject.army);
    }
    std::vector<PieceCopies> all;
    std::map<std::pair<ContentId, ContentId>, std::size_t> places;
    const auto add = [&](const PieceCopies& piece) {
        if (const auto [at, fresh] = places.try_emplace({piece.id, piece.deck}, all.size()); !fresh)
            all[at->second].count += piece.count;
        else
            all.push_back(piece);
    };
    for (const ContentId& id : ids)
        add({id});
    for (const PieceCopies& piece : pieces)
        add(piece);
    return all;
}

ForceWords GamePrints::forceWords() const {
    return {tr("What players bring"), tr("Points:"), tr("Roster:")};
}

Blocks GamePrints::force(const Subject& subject, const Player& player, const Writer& writer,
                         const Options&) const {
    Blocks blocks;
    const Library& library = *subject.library;
    const Force& force = player.force;
    if (force.budget)
        blocks.push_back(writer.paragraph(
            {{forceWords().points + QLatin1Char(' '), true}, {QString::number(*force.budget)}}));
    if (!force.fixed.empty()) {
        blocks.push_back(writer.paragraph({{tr("Given by the scenario:"), true}}));
        for (const Copies& copies : force.fixed)
            blocks.push_back(writer.bullet(
                QStringLiteral("%1 × %2").arg(copies.count).arg(ElementNames::content(library, copies.id))));
    }
    addList(blocks, writer, library, tr("Must take:"), force.required);
    addList(blocks, writer, library, tr("May choose from:"), force.permitted);
    addList(blocks, writer, library, tr("May not take:"), force.forbidden);
    if (force.mixedFactions)
        blocks.push_back(writer.paragraph(tr("Pieces of several factions may serve together.")));
    for (const Force::Army& army : force.armies) {
        if (!army.roster)
            continue;
        blocks.push_back(writer.paragraph(
            {{forceWords().roster + QLatin1Char(' '), true}, {localized(army.roster->title), false, true}}));
        for (const RosterEntry& entry : army.roster->entries) {
            QStringList options;
            for (const RosterEntry::Filling& filling : entry.fillings) {
                QString name = ElementNames::content(library, filling.option);
                QStringList inside;
                for (const ContentId& content : filling.contents)
                    inside << ElementNames::content(library, content);
                if (!inside.isEmpty())
                    name += QStringLiteral(" (%1)").arg(inside.join(QStringLiteral(", ")));
                options << name;
            }
            QString name = ElementNames::content(library, entry.content);
            if (!entry.label.empty())
                name = called(name, localized(entry.label));
            Runs runs = boldFirst(options.isEmpty() ? name : told(name));
            if (!options.isEmpty())
                runs.push_back({options.join(QStringLiteral(", "))});
            blocks.push_back(writer.bullet(std::move(runs)));
        }
        for (const RosterEntry::Filling& filling : army.roster->freeOptions)
            blocks.push_back(writer.bullet(ElementNames::content(library, filling.option)));
    }
    if (blocks.empty())
        blocks.push_back(writer.paragraph(tr("Nothing is said about this player's pieces.")));
    return blocks;
}

Blocks GamePrints::rules(const Subject&, const Writer&) const {
    return {};
}

std::vector<LegendEntry> GamePrints::legend(const Subject& subject, const Options& options) const {
    return commonLegend(subject, options);
}

std::vector<Page> GamePrints::sheetsOf(const Subject&, const Player&, const Options&) const {
    return {};
}

bool GamePrints::hidden(const Piece&, const Library&) const {
    return false;
}

Force GamePrints::openPart(const Force& force) const {
    Force open;
    open.budget = force.budget;
    return open;
}

std::vector<ContentId> decksOf(const ContentId& card, const Library& library) {
    std::vector<ContentId> decks;
    for (const Pack& pack : library.packs())
        for (const DeckDef& deck : pack.decks)
            if (std::any_of(deck.cards.begin(), deck.cards.end(),
                            [&](const Copies& copies) { return copies.id == card; }))
                decks.push_back(deck.id);
    return decks;
}

const GamePrints& printsOf(std::string_view system) {
    static const GamePrints none;
    const GameFace* face = findGameFace(system);
    const GamePrints* prints = face ? face->prints() : nullptr;
    return prints ? *prints : none;
}

}  // namespace bocage::model::print
