#include "model/print/aid.h"

#include <QPainter>

#include "model/language/language_scope.h"
#include "model/print/aids/board_sheets.h"
#include "model/print/aids/booklet.h"
#include "model/print/aids/briefing.h"
#include "model/print/aids/campaign_aids.h"
#include "model/print/aids/piece_sheets.h"
#include "model/print/aids/setup.h"
#include "model/print/calibration.h"
#include "model/print/game_prints.h"
#include "model/print/grey_pages.h"
#include "model/systems/game_face.h"

namespace bocage::model::print {

using namespace rules;

namespace {

/// Those of every game.
std::vector<AidPtr> sharedAids() {
    return {bookletAid(),         setupAid(),       setupAid(true),  pieceSheetsAid(),
            boardSheetsAid(),     legendAid(),      turnTrackAid(),  briefingAid(),
            campaignBookletAid(), campaignLogAid(), calibrationAid()};
}

}  // namespace

SubjectKind Subject::kind() const {
    return scenario   ? SubjectKind::Scenario
           : army     ? SubjectKind::Army
           : campaign ? SubjectKind::Campaign
                      : SubjectKind::Pack;
}

std::string_view Subject::system() const {
    if (scenario)
        return scenario->system;
    if (army)
        return army->system;
    if (campaign)
        return campaign->system;
    const Pack* found = library ? library->pack(pack) : nullptr;
    return found ? std::string_view(found->manifest.system) : std::string_view();
}

std::vector<AidPtr> aidsFor(const Subject& subject) {
    std::vector<AidPtr> all = sharedAids();
    for (AidPtr& own : printsOf(subject.system()).aids())
        all.push_back(std::move(own));
    std::erase_if(all, [&](const AidPtr& aid) { return !aid->appliesTo(subject); });
    return all;
}

AidPtr findAid(const Subject& subject, const QString& id) {
    for (AidPtr& aid : aidsFor(subject))
        if (aid->id() == id)
            return aid;
    return nullptr;
}

QStringList aidIds() {
    QStringList ids;
    for (const AidPtr& aid : sharedAids())
        ids << aid->id();
    for (const GameFace* face : gameFaces())
        if (const GamePrints* prints = face->prints())
            for (const AidPtr& aid : prints->aids())
                if (!ids.contains(aid->id()))
                    ids << aid->id();
    return ids;
}

Result<Document> makeAid(const Aid& aid, const Subject& subject, const Options& options,
                         const Progress& progress) {
    const LanguageScope scope(options.language);
    Result<Document> made = aid.make(subject, options, progress);
    if (!made)
        return made;
    if (made->pages.empty())
        return Problem{"print.nothing", {}, "", "", 0, 0};
    numberPages(*made);
    calibrate(*made, options);
    if (options.grey())
        removeColours(*made);
    return made;
}

}  // namespace bocage::model::print
