#pragma once

#include <QCoreApplication>

#include "model/document/campaign_document.h"

namespace bocage::model {

/// What a user does to a campaign, each one undo step.
class CampaignEdits {
    Q_DECLARE_TR_FUNCTIONS(CampaignEdits)

public:
    explicit CampaignEdits(CampaignDocument& document) : m_document(document) {}

    /// `scenario` is a path relative to the campaign's file, or empty. Returns the new chapter.
    rules::ElementId addChapter(const rules::Text& title, const std::string& scenario, rules::Cell place);
    /// Ways to it go too; results told of it stay in the log, where they are found to be about nothing.
    void removeChapter(const rules::ElementId& chapter);
    void moveChapter(const rules::ElementId& chapter, rules::Cell place);
    void setTitle(const QString& text, const std::string& language);
    void setStory(const QString& text, const std::string& language);
    void setChapterTitle(const rules::ElementId& chapter, const QString& text, const std::string& language);
    void setScenario(const rules::ElementId& chapter, const std::string& path);
    /// The story begins with the first chapter of the list.
    void beginWith(const rules::ElementId& chapter);

    /// A way after whatever result; nothing when there is one already.
    void addWay(const rules::ElementId& from, const rules::ElementId& to, const std::string& outcome = {});
    void removeWay(const rules::ElementId& from, std::size_t way);
    void setWay(const rules::ElementId& from, std::size_t way, const std::string& outcome,
                const rules::ElementId& to);
    void addCarryOver(const rules::ElementId& from, std::size_t way, rules::CarryOver::Kind kind);
    void removeCarryOver(const rules::ElementId& from, std::size_t way, std::size_t carry);
    void setCarryOver(const rules::ElementId& from, std::size_t way, std::size_t carry,
                      const rules::CarryOver& value);

    void addResult(const rules::CampaignLogEntry& game);
    /// That game and all that were told after it, for they follow from it.
    void removeResultsFrom(std::size_t index);

private:
    bool change(const QString& name, const rules::ElementId& chapter,
                const std::function<void(rules::CampaignChapter&)>& edit, const QString& mergeKey = {});
    CampaignDocument& m_document;
};

}  // namespace bocage::model
