#pragma once

#include "model/print/game_prints.h"
#include "rules/systems/crusades/play/set_up.h"

namespace bocage::model::print::cc {

/// What Cthulhu Crusades puts on paper: its cards at true size with the backs of their decks, a sheet for
/// each fortress, a reference card and the position of a puzzle.
class CrusadesPrints : public GamePrints {
public:
    std::vector<AidPtr> aids() const override;
    Size pieceSize(const rules::ContentId& id, const rules::Library& library, Length space) const override;
    QString sheetOf(const rules::ContentId& id, const rules::Library& library) const override;
    std::vector<PieceCopies> needed(const Subject& subject) const override;
    Blocks force(const Subject& subject, const rules::Player& player, const Writer& writer,
                 const Options& options) const override;
    rules::Force openPart(const rules::Force& force) const override;
    Blocks rules(const Subject& subject, const Writer& writer) const override;
    bool hasTurnTrack() const override { return false; }
    std::vector<Page> sheetsOf(const Subject& subject, const rules::Player& player,
                               const Options& options) const override;
};

/// A sheet to play a fortress from: its cards, what each stands, boxes for what falls.
AidPtr fortressSheetAid();
/// Turn, actions, attack and defence on cards.
AidPtr referenceCardAid();
/// The table as a scenario sets it up: seats, decks, house rules; a position with its question.
AidPtr tableSheetAid();

/// The game of a subject's scenario, ready to be asked.
rules::crusades::SetUp setUpOf(const Subject& subject);
/// What a card of the fortress is called, by the player or by itself.
QString placeName(const rules::crusades::FortressPlace& place, const Subject& subject);
/// A table of castle and walls: shields, defenders posted, swords needed now and at full garrison.
BlockPtr fortressTable(const rules::Roster& roster, const rules::crusades::Options& options,
                       const Subject& subject, const Options& print, bool narrow = false);
/// What a fortress has besides its cards in a position: hand, monsters, siege weapons, an Ambush.
Blocks holdings(const rules::Roster& roster, const Subject& subject, const Writer& writer);
/// What a fortress is called where a player has several: the player alone would name them all.
QString fortressName(const rules::Player& player, const rules::Force::Army& army);
/// What differs from the usual rules, one line for each option. Of a scenario either the rulings or the rest:
/// a booklet asks the rulings as questions.
enum class HouseRules { Options, Rulings };
QStringList houseRules(const rules::Scenario& scenario, HouseRules which);
QStringList houseRules(const rules::crusades::RosterSection& fortress);

}  // namespace bocage::model::print::cc
