#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "model/document/roster_document.h"
#include "rules/core/finding.h"
#include "rules/roster/roster_variants.h"

/// How the rosters of one game look and are built, whatever a roster is in it: an army of recruitment tiles,
/// a party of avatars, a stronghold with its decks. A roster is a sheet of cards; cards have slots; slots
/// take things out of a catalogue; some things cost points. The sheet, the catalogue and the totals that the
/// editor shows ask nothing else.
namespace bocage::model {

/// Something on a sheet that can be chosen: a card (slot −1), one of its slots, a space inside what fills the
/// slot, or something that needs no slot by its own id.
struct ArmyPlace {
    rules::ElementId entry;  ///< empty for nothing
    int slot = -1;
    int space = -1;  ///< inside what fills the slot
    bool empty() const { return entry.empty(); }
    bool operator==(const ArmyPlace&) const = default;
};

/// What the rules object to at one place of the sheet, in words.
struct SheetProblem {
    rules::Severity severity = rules::Severity::Note;
    QString sentence, rule;
    bool operator==(const SheetProblem&) const = default;
};

/// A slot of a card with what fills it, or something that has no slot.
struct SheetSlot {
    int slot = -1;
    rules::ElementId filling;  ///< empty: nothing in it
    rules::ContentId option;
    QString kinds;     ///< what the slot takes, in words; of something without slot, its kind
    std::string band;  ///< colour name
    QString bandName;
    QString name;  ///< of what fills it; empty when nothing does
    std::optional<int> cost;
    int stars = 0;  ///< orders while filled
    QString bonus;  ///< ability while filled
    struct Space {
        rules::ContentId content;  ///< empty: room for one
        QString name;              ///< also of the room
        bool operator==(const Space&) const = default;
    };
    std::vector<Space> spaces;  ///< inside what fills it: its capacity
    std::vector<SheetProblem> problems;
    bool operator==(const SheetSlot&) const = default;
};

/// The name of one of the lists of a roster.
QString listName(const rules::ListName& list);
/// "12", or "?" when it is not known.
QString pointsText(const std::optional<int>& cost);

/// One card of the sheet, ready to be drawn; one without an entry holds what needs no slot.
struct SheetCard {
    rules::ElementId entry;
    rules::ContentId content, faction;
    QString title, role;
    int stars = 0;
    std::optional<int> cost;  ///< nothing where the game has no costs
    bool provisional = false, hero = false, grant = false;
    struct Counter {
        rules::ContentId unit;
        bool twoFaces = false;
        double aspect = 1;  ///< width over height
        QString name;
        bool operator==(const Counter&) const = default;
    };
    std::vector<Counter> counters;
    std::vector<SheetSlot> slotRows;
    QString footer;
    std::vector<SheetProblem> problems;
    bool operator==(const SheetCard&) const = default;
};

/// Something a roster can be built from.
struct CatalogueItem {
    rules::ContentId id;
    int group = 0;  ///< index into RosterFace::groups()
    QString name, summary, search;
    std::optional<int> cost;
    rules::ContentId faction;
    QStringList tags;          ///< what the catalogue can be filtered by, by slug
    rules::ContentId picture;  ///< what stands for it in the list; empty for nothing
    QString pictureFace;
    bool starter = false;  ///< a roster can be begun with it and what it needs
};

/// A number about the whole roster, with what it is made of.
struct TotalLine {
    QString name, value, tip;
    rules::ElementId element;  ///< entry or filling it is about
    std::vector<TotalLine> sources = {};
};

struct RosterTotals {
    std::vector<TotalLine> lines;  ///< always as many and in the same order
    int points = 0;
    std::optional<int> limit;
    QString provisional;  ///< why the costs are; empty when they are not
};

/// One state of a roster and who builds it.
struct RosterState {
    const rules::Roster& roster;
    rules::LibraryPtr library;
    std::map<std::string, std::string> rulings = {};  ///< of the scenario it is in
    const rules::Player* player = nullptr;            ///< who brings it there
    std::optional<int> limit = {};

    static RosterState of(const RosterDocument& document) {
        return {document.roster(), document.library(), document.rulings(), document.player(),
                document.limit()};
    }
};

/// What one thing of the catalogue or of the sheet is, in words and pictures.
struct ThingWords {
    struct Paragraph {
        QString head, text;
    };
    QString title;  ///< empty: it is nothing that can be told of
    std::vector<Paragraph> paragraphs;
    QString rule;
    std::vector<SheetCard::Counter> counters;
    bool drawn = false;  ///< without counters it is drawn itself
};

/// "May this go there, and if not, why?"
class RosterTrial {
public:
    enum class Kind {
        Unknown,
        Card,     ///< becomes a card of its own
        Filling,  ///< goes into a slot
        Loose,    ///< needs no slot
    };
    struct Place {
        std::size_t entry = 0;
        int slot = 0;
        bool taken = false;  ///< something fills it now
    };
    virtual ~RosterTrial() = default;

    virtual Kind kindOf(const rules::ContentId& thing) const = 0;
    /// What would be wrong with it as a card or loose; empty when nothing.
    virtual rules::Findings alone(const rules::ContentId& thing) const = 0;
    /// The same in that slot. What fills the slot now gives way; `moving` names a filling that leaves its
    /// present place.
    virtual rules::Findings inSlot(const rules::ContentId& thing, std::size_t entry, int slot,
                                   const rules::ElementId& moving = {}) const = 0;
    /// Every slot that takes it, free ones first.
    virtual std::vector<Place> placesFor(const rules::ContentId& thing,
                                         const rules::ElementId& moving = {}) const = 0;
    /// The first of them that is wanted; a game that can answers without looking for all of them.
    virtual std::optional<Place> placeFor(const rules::ContentId& thing,
                                          const std::function<bool(const Place&)>& wanted) const {
        for (const Place& place : placesFor(thing))
            if (wanted(place))
                return place;
        return std::nullopt;
    }
    /// What is on the sheet and has room for it inside.
    virtual std::vector<rules::ElementId> holdersFor(const rules::ContentId&) const { return {}; }
    /// How much was judged so far, in steps of the game's own; who asks for many things stops at some number
    /// and goes on later, so that nobody waits.
    virtual long long effort() const { return 0; }
    /// The rule that says a filled slot takes nothing more.
    virtual QString oneEachRule() const { return {}; }
};

/// What differs between two lists.
struct RosterDifference {
    QString points;  ///< what it costs more and less, in words
    QStringList added, removed;
    bool empty() const { return added.isEmpty() && removed.isEmpty(); }
};

class RosterFace {
public:
    virtual ~RosterFace() = default;

    /// The cards without what the rules say of them.
    virtual std::vector<SheetCard> cards(const RosterState& state) const = 0;
    /// Kinds of things in the catalogue, in the words of the game.
    virtual QStringList groups() const = 0;
    virtual std::vector<CatalogueItem> catalogue(const rules::LibraryPtr& library) const = 0;
    /// Names of the tags by slug, as a filter offers them.
    virtual std::vector<std::pair<QString, QString>> tags(const rules::LibraryPtr&) const { return {}; }
    virtual ThingWords describe(const rules::LibraryPtr& library, const rules::ContentId& id) const = 0;
    virtual std::unique_ptr<RosterTrial> trial(const RosterState& state) const = 0;
    virtual RosterTotals totals(const RosterState& state) const = 0;
    /// The sum of the costs.
    virtual int points(const RosterState& state) const { return totals(state).points; }
    /// In a few words: points, units.
    virtual QStringList summary(const RosterState& state) const = 0;
    /// From the first list to the second.
    virtual RosterDifference difference(const RosterState& from, const RosterState& to) const = 0;
    /// What stands for the whole roster in a table; empty for nothing.
    virtual rules::ContentId pictureOf(const RosterState&) const { return {}; }
    /// What the game calls what a new roster is asked for.
    virtual bool hasCosts() const { return true; }
    virtual int usualLimit() const { return 0; }
};

/// Everything that rosters of any game are built from.
std::vector<rules::ContentId> rosterContent(const rules::LibraryPtr& library);
/// Null when the game has no rosters that can be edited.
const RosterFace* rosterFaceOf(std::string_view system);

}  // namespace bocage::model
