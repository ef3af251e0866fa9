#pragma once

#include <QString>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "model/print/options.h"
#include "model/print/page.h"
#include "rules/campaign/campaign_path.h"
#include "rules/content/library.h"
#include "rules/core/result.h"
#include "rules/scenario/campaign.h"
#include "rules/scenario/scenario.h"

namespace bocage::model::print {

/// What an aid can be made for.
enum class SubjectKind { Scenario, Army, Pack, Campaign };

/// The document or pack whose aids are printed. A scenario has its linked armies loaded already.
struct Subject {
    rules::LibraryPtr library;
    const rules::Scenario* scenario = nullptr;
    const rules::Roster* army = nullptr;
    const rules::Campaign* campaign = nullptr;
    const rules::ChapterScenarios* chapters = nullptr;  ///< of the campaign, with their armies
    rules::PackId pack;
    QString remark;  ///< why it is not fit for play, on every page; empty when it is
    /// Whose eyes the pages are for, when secrets of others have been taken out: a player's name, or "for the
    /// referee". Empty: for everybody.
    QString reader;
    /// Of the document as it was before secrets were taken out; empty: of what is here.
    QString stamp;

    SubjectKind kind() const;
    /// The game it belongs to; empty for a pack that is not there.
    std::string_view system() const;
};

/// Which of the options make a difference to an aid: what a dialog shows.
enum class Choice {
    Pieces = 1,   ///< kinds, picked, copiesAsPacked, sheets
    Space = 2,    ///< true size of a space
    Form = 4,     ///< tournament or full
    Readers = 8,  ///< there is one document per player
    Packs = 16,   ///< it can be made of a whole pack as well
};
Q_DECLARE_FLAGS(Choices, Choice)
Q_DECLARE_OPERATORS_FOR_FLAGS(Choices)

/// Who gets a document of an aid that makes several.
struct Reader {
    QString id;  ///< for Options::reader: a player's id, or "referee"
    QString name;
};

/// Something to be put on the table: a booklet, a sheet of counters, a turn track. Aids hold no state; words
/// are those of the language that is in force while they are asked.
class Aid {
public:
    virtual ~Aid() = default;
    /// As the command line spells it; never changes.
    virtual QString id() const = 0;
    virtual QString name() const = 0;
    /// One sentence: what players do with it.
    virtual QString purpose() const = 0;
    virtual bool appliesTo(const Subject& subject) const = 0;
    virtual Choices choices() const { return {}; }
    /// For Choice::Readers: who gets one.
    virtual std::vector<Reader> readers(const Subject&) const { return {}; }
    /// All pages. Fails with a sentence when there is nothing to print. Long work asks `progress`, and fails
    /// with "print.cancelled" when it was told to give up.
    virtual rules::Result<Document> make(const Subject& subject, const Options& options,
                                         const Progress& progress) const = 0;
};

using AidPtr = std::shared_ptr<const Aid>;

/// Those that make sense for it, those of every game first, then those of its own.
std::vector<AidPtr> aidsFor(const Subject& subject);
/// Null when there is none of that id for the subject.
AidPtr findAid(const Subject& subject, const QString& id);
/// All ids that any aid has, for messages.
QStringList aidIds();

/// Makes the aid in the language that the options ask for, whatever the window speaks, with the printer's
/// calibration worked in.
rules::Result<Document> makeAid(const Aid& aid, const Subject& subject, const Options& options,
                                const Progress& progress = {});

/// Something that hangs together with printing and that only a game can tell. Every answer has a sensible
/// default, so that a game without aids of its own still prints boards, cards and a booklet.
class GamePrints;

}  // namespace bocage::model::print
