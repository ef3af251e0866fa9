#pragma once

#include <QPointF>
#include <QRect>
#include <QString>
#include <QStringList>
#include <vector>

#include "model/export/export_subject.h"

/// A battle as a table full of things, in words and numbers that every target understands. Built once from
/// the document by what all games share; the game adds what only it knows.
namespace bocage::model {

/// A counter, marker, token or card: what it looks like and how large it is.
struct KitThing {
    rules::ContentId content;
    QString name;
    QString backName;  ///< what it means that the back is up; empty when it has none
    bool twoSided = false;
    double wide = 1;  ///< in spaces, of the unturned drawing
    double high = 1;
    double front = 0;  ///< degrees clockwise from up that the unturned drawing points to
    QString help;      ///< a sentence or two
};

/// One thing in its place at the start.
struct KitPiece {
    KitThing thing;
    std::string id;   ///< of the scenario's piece
    QString label;    ///< the author's own name for it, else that of the thing
    QPointF centre;   ///< in spaces
    double turn = 0;  ///< degrees clockwise that the drawing is turned by
    bool backUp = false;
    bool hidden = false;  ///< players may not know what it is: the label is what they call it
    std::string side;     ///< empty: nobody's
    QString group;
    rules::Cell cell;  ///< of what is no piece of the scenario; those follow its pieces, in their order
};

/// So many of one thing.
struct KitCopies {
    KitThing thing;
    int count = 1;
};

/// Things that lie ready beside the map, by owner.
struct KitTray {
    QString name;
    std::string side;      ///< empty: for everybody
    bool endless = false;  ///< as many of each as are wanted; counts mean nothing
    std::vector<KitCopies> things;
};

struct KitDeck {
    std::string id;
    QString name;
    std::string side;
    std::vector<KitCopies> cards;
};

struct KitBag {
    std::string id;
    QString name;
    std::vector<KitCopies> contents;
};

struct KitSide {
    std::string id;
    QString name;
    QString colour;  ///< #rrggbb
};

struct KitDice {
    QString name;  ///< "2d6"
    int dice = 1;
    int sides = 6;
};

struct KitTurn {
    QStringList events;
};

/// A line of an army's sheet: so many of something, what it costs, its printed values, what hangs on it.
struct KitLine {
    int count = 1;
    QString name;
    std::optional<int> cost;  ///< of all of them together, without what hangs on it
    QStringList values;       ///< in the order of KitSheet::columns
    QStringList notes;
    int boxes = 0;  ///< casualty boxes to tick, for each of them
    rules::ContentId content;
    std::string type = "upgrade";  ///< for roster clients: unit, model or upgrade
    std::vector<KitLine> lines;
};

struct KitSheet {
    std::string id;
    QString title;
    QString owner;
    std::string side;
    std::string faction;
    QString factionName;
    QString unit;  ///< of costs: "points"
    int used = 0;
    std::optional<int> limit;
    QStringList columns;  ///< names of the printed values
    std::vector<KitLine> lines;
    QStringList notes;
    QString remark;  ///< fitness
};

/// Words in a shape that Markdown, BBCode, plain text and HTML can all show.
struct KitText {
    enum class Kind { Heading, Paragraph, Bullets, Table };
    Kind kind = Kind::Paragraph;
    int level = 2;  ///< of a heading
    QString text;
    QStringList items;  ///< of bullets; of a table the head
    std::vector<QStringList> rows;
    std::vector<bool> numbers;  ///< columns that are set to the right
};
using KitTexts = std::vector<KitText>;

KitText headingText(const QString& text, int level = 2);
KitText paragraphText(const QString& text);
KitText bulletText(const QStringList& items);

struct TableKit {
    QString title, author;
    QString remark;  ///< fitness for play; empty when there is nothing to say
    QRect cells;     ///< spaces of the battlefield; empty without a map
    bool hex = false;
    std::vector<KitSide> sides;
    std::vector<KitPiece> pieces;
    std::vector<KitTray> trays;
    std::vector<KitDeck> decks;
    std::vector<KitBag> bags;
    std::vector<KitDice> dice;
    QStringList phases;  ///< of one turn, in order; may be empty
    int turns = 0;
    std::optional<int> lastTurn;
    std::vector<KitTurn> track;
    std::vector<KitSheet> sheets;
    KitTexts legend;
    KitTexts briefing;  ///< what players read of the scenario, in order
};

/// Everything of a scenario or army that a table needs. A campaign gives only its words.
TableKit tableKit(const ExportSubject& subject);

/// Any content as a thing.
KitThing kitThing(const rules::ContentId& id, const ExportSubject& subject);

/// What players read, without maps and sheets; part of tableKit.
KitTexts briefingOf(const ExportSubject& subject);
/// An army as text: the same words for lists, forums and notebooks.
KitTexts sheetTexts(const KitSheet& sheet);

}  // namespace bocage::model
