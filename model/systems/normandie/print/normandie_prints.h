#pragma once

#include <map>
#include <set>
#include <string>

#include "model/print/game_prints.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::model::print::son {

/// What Shadows over Normandie puts on paper.
class NormandiePrints : public GamePrints {
public:
    std::vector<AidPtr> aids() const override;
    ForceWords forceWords() const override;
    Size pieceSize(const rules::ContentId& id, const rules::Library& library, Length space) const override;
    std::vector<PieceCopies> needed(const Subject& subject) const override;
    std::vector<LegendEntry> legend(const Subject& subject, const Options& options) const override;
    std::vector<Page> sheetsOf(const Subject& subject, const rules::Player& player,
                               const Options& options) const override;
    bool hidden(const rules::Piece& piece, const rules::Library& library) const override;
};

/// Sheets of an army to play from and to hand in at a tournament.
AidPtr armySheetAid();
/// Phases, firing, assault and terrain on cards; order tokens; templates; odds.
AidPtr referenceAid();
AidPtr oddsAid();

/// The pages of one army; `form` by the options.
std::vector<Page> armyPages(const rules::Roster& roster, const Subject& subject, const Options& options);

/// Everything of the game that a subject uses: what a legend explains.
struct Used {
    std::map<rules::ContentId, int> units, tiles, options;
    std::set<std::string> abilities;  ///< slugs
};
Used usedBy(const Subject& subject, const rules::normandie::Content& content);
Used usedBy(const rules::Roster& roster, const rules::normandie::Content& content);

}  // namespace bocage::model::print::son
