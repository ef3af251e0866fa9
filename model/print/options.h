#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

#include "model/print/length.h"
#include "rules/content/content.h"
#include "rules/core/ids.h"

namespace bocage::model::print {

enum class Paper { A4, Letter };
enum class Colours { Full, InkSaving, Grey };
/// How backs come behind their fronts.
enum class Backs { None, LongEdge, ShortEdge, Fold };

/// What a printer does to a page, found out with the calibration page: lengths come out `scale` hundred
/// thousandths of what they should be, and the back lies off the front by so much to the right and down, as
/// seen from the front against the light.
struct Calibration {
    int scaleX = 100000, scaleY = 100000;
    Length backRight, backDown;
    bool operator==(const Calibration&) const = default;
};

/// How pieces are laid out on sheets to be cut.
struct SheetOptions {
    Backs backs = Backs::LongEdge;
    bool gaps = false;  ///< room between pieces for their bleed; else they share cut lines
    bool cropMarks = true;
    bool safeArea = false;  ///< a thin line within which all that matters lies
    std::optional<Length> bleed;
    /// One piece a page with page boxes, as printing houses ask for.
    bool singly = false;
    bool operator==(const SheetOptions&) const = default;
};

/// Pieces of one kind to be cut out.
struct PieceCopies {
    rules::ContentId id;
    int count = 1;
    /// Whose back a card has: cards that several decks share look alike in front only. Empty: its own back.
    rules::ContentId deck = {};
    bool operator==(const PieceCopies&) const = default;
};

/// Choices that all aids share; an aid looks at those it knows.
struct Options {
    Paper paper = Paper::A4;
    Colours colours = Colours::Full;
    QString language = QStringLiteral("en");
    Length space = 25_mm;  ///< side of a space of the battlefield
    SheetOptions sheets;
    QStringList kinds;                ///< of pieces, for sheets: counters, markers …; empty: all
    std::vector<PieceCopies> picked;  ///< instead of what the document needs
    bool copiesAsPacked = false;      ///< of a pack: as many as its boxes hold, else one of each
    bool tournament = false;          ///< the short form of an army sheet
    QString reader;                   ///< for aids that make a document for each reader
    Calibration calibration;

    bool grey() const { return colours == Colours::Grey; }
    bool operator==(const Options&) const = default;
};

/// The sheet of paper, upright.
Size sizeOf(Paper paper);
/// As the command line and settings spell them; none when there is no such word.
std::optional<Paper> paperNamed(const QString& name);
QString nameOf(Paper paper);
QStringList paperNames();
std::optional<Colours> coloursNamed(const QString& name);
QStringList coloursNames();
std::optional<Backs> backsNamed(const QString& name);
QStringList backsNames();

/// What no printer of the usual kind can reach.
inline constexpr Length unprintable = Length::micrometres(6350);

}  // namespace bocage::model::print
