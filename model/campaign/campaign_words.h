#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "rules/campaign/prepare_chapter.h"
#include "rules/content/library.h"

namespace bocage::model {

/// A way from one chapter to another, in words.
struct ChapterWay {
    QString when;              ///< "Black Sun wins"; empty: whatever the result
    rules::ElementId chapter;  ///< empty: the story ends
    QStringList carried;       ///< one sentence each
};

/// What a campaign says to people: results, the story so far, what a result changes in the next chapter.
class CampaignWords {
    Q_DECLARE_TR_FUNCTIONS(CampaignWords)

public:
    CampaignWords(const rules::Campaign& campaign, const rules::ChapterScenarios& scenarios,
                  const rules::Library& library)
        : m_campaign(campaign), m_scenarios(scenarios), m_library(library) {}

    QString chapter(const rules::ElementId& id) const;
    /// "Black Sun" for a side that won, "Draw", or the author's own word.
    QString outcome(const rules::ElementId& chapter, const std::string& outcome) const;
    /// "Black Sun won in 6 turns".
    QString result(const rules::CampaignLogEntry& game) const;
    /// "Black Sun: 5 points, Majestic: 3 points", the losses, what was found; one sentence each.
    QStringList details(const rules::CampaignLogEntry& game) const;
    /// "Sons of Cthulhu are handed out the Culte des Ghoules (after Master, we're ready!)."
    QString change(const rules::ChapterChange& change, const rules::Scenario& scenario) const;
    /// A carry-over as a sentence: "The winner may add …".
    QString carryOver(const rules::CarryOver& carry, const rules::ElementId& to) const;
    /// How a chapter ends, as a condition: "Black Sun wins", "It is a draw", or the author's own word.
    QString ending(const rules::ElementId& chapter, const std::string& outcome) const;
    /// Where a chapter leads; at least one.
    std::vector<ChapterWay> ways(const rules::CampaignChapter& chapter) const;
    /// "Black Sun wins: on to Caves of Terror. The winner may add …"
    QString sentence(const ChapterWay& way) const;

private:
    const rules::Scenario* scenario(const rules::ElementId& chapter) const;
    QString entryNamed(const rules::ElementId& chapter, const rules::CampaignLogEntry::Loss& loss) const;
    QString player(const rules::Scenario* scenario, const rules::PlayerId& id) const;

    const rules::Campaign& m_campaign;
    const rules::ChapterScenarios& m_scenarios;
    const rules::Library& m_library;
};

}  // namespace bocage::model
