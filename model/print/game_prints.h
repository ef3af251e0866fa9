#pragma once

#include <QString>
#include <vector>

#include "model/print/aid.h"
#include "model/print/flow/table_block.h"

namespace bocage::model {
class PieceRenderer;
}

namespace bocage::model::print {

/// One line of a legend: what a sign on the table means.
struct LegendEntry {
    QString group;  ///< heading it stands under
    QString name;
    QString help;
    Painting picture;
    Size size;
    rules::ContentId id = {};  ///< of what it explains, where it is a thing of a pack
};

/// What a booklet calls that which players bring.
struct ForceWords {
    QString heading, points, roster;
};

/// What printing asks of a game. Every answer has a default that suits a game with nothing to say, so that it
/// prints a booklet, cards, boards and a set-up script without a line of its own. Holds no state; words are
/// those of the language in force.
class GamePrints {
public:
    virtual ~GamePrints() = default;

    /// Aids besides those of every game.
    virtual std::vector<AidPtr> aids() const { return {}; }

    /// Finished size of a piece; `space` is the side of a space of the battlefield. By default cards are
    /// poker cards, markers a little smaller than a space, boards and overlays as many spaces as they have.
    virtual Size pieceSize(const rules::ContentId& id, const rules::Library& library, Length space) const;
    /// "counters", "markers", "cards" …: the sheet a piece is cut from; empty for what is not printed. By
    /// default the plural of its kind.
    virtual QString sheetOf(const rules::ContentId& id, const rules::Library& library) const;
    /// Heading of such a sheet, for people.
    virtual QString sheetName(const QString& sheet) const;
    /// Every piece that must lie on the table, with how many of it and the deck it belongs to.
    virtual std::vector<PieceCopies> needed(const Subject& subject) const;

    /// "Recruitment", "Army points:", "Army:", as the game says it.
    virtual ForceWords forceWords() const;
    /// What a player of a scenario brings, for the booklet and for briefings.
    virtual Blocks force(const Subject& subject, const rules::Player& player, const Writer& writer,
                         const Options& options) const;
    /// What a booklet says of the rules besides what every scenario has: rulings, conditions, switches.
    virtual Blocks rules(const Subject& subject, const Writer& writer) const;
    /// Whether turns are counted on a track.
    virtual bool hasTurnTrack() const { return true; }
    /// Only what occurs in this scenario and its armies.
    virtual std::vector<LegendEntry> legend(const Subject& subject, const Options& options) const;
    /// Pages that belong to one player's briefing, after the booklet: his army sheet.
    virtual std::vector<Page> sheetsOf(const Subject& subject, const rules::Player& player,
                                       const Options& options) const;

    /// Whether only its owner may look at what it is.
    virtual bool hidden(const rules::Piece& piece, const rules::Library& library) const;
    /// What of others' forces lies open to all at the table; by default no more than their points.
    virtual rules::Force openPart(const rules::Force& force) const;
    /// What everybody calls a piece that nobody at the table may know; empty for all others.
    virtual QString cover(const rules::Piece&, const rules::Library&) const { return {}; }
    /// A sentence for the legend about such a piece.
    virtual QString coverHelp(const rules::Piece&, const rules::Library&) const { return {}; }
};

/// Every deck of the open packs that a card lies in.
std::vector<rules::ContentId> decksOf(const rules::ContentId& card, const rules::Library& library);

/// Those of a game; the defaults for one that has none.
const GamePrints& printsOf(std::string_view system);

}  // namespace bocage::model::print
