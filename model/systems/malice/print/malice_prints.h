#pragma once

#include "model/print/game_prints.h"

namespace bocage::model::print::som {

/// Maps for players and designer, party sheets, generator and reference cards; tokens and cards in their true
/// sizes.
class MalicePrints : public GamePrints {
public:
    std::vector<AidPtr> aids() const override;
    ForceWords forceWords() const override;
    Size pieceSize(const rules::ContentId& id, const rules::Library& library, Length space) const override;
    QString sheetOf(const rules::ContentId& id, const rules::Library& library) const override;
    bool hidden(const rules::Piece& piece, const rules::Library& library) const override;
    QString cover(const rules::Piece& piece, const rules::Library& library) const override;
    QString coverHelp(const rules::Piece& piece, const rules::Library& library) const override;
};

/// The table on one page: what lies face down as backs, or with everything the designer knows.
AidPtr mapAid(bool designer);
/// Avatars with what they hold, a box for each life token, soulshards to cross off.
AidPtr partyAid();
/// The creature generator with the die bands in force, and a round of the game in brief.
AidPtr generatorAid();
AidPtr referenceAid();

}  // namespace bocage::model::print::som
