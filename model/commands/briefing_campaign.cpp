// What earlier chapters of a campaign bring into this battle.
#include "model/commands/briefing_edits.h"
#include "model/commands/briefing_lists.h"

namespace bocage::model {

using namespace rules;

namespace {

template <class Change>
auto ofLink(const ElementId& id, Change change) {
    return [id, change](Scenario& scenario) {
        if (CampaignLink* link = elementById(scenario.campaign, id))
            change(*link);
    };
}

}  // namespace

ElementId BriefingEdits::addCampaignLink() {
    const ElementId id = freshId(m_document.scenario(), "link");
    m_document.edit(tr("Add a campaign link"), [&](Scenario& scenario) {
        CampaignLink link;
        link.id = id;
        link.outcome = "won";
        scenario.campaign.push_back(std::move(link));
    });
    return id;
}

bool BriefingEdits::removeCampaignLink(const ElementId& id) {
    return m_document.edit(tr("Remove a campaign link"),
                           [&](Scenario& scenario) { eraseById(scenario.campaign, id); });
}

bool BriefingEdits::setCampaignChapter(const ElementId& id, const QString& chapter) {
    return m_document.edit(tr("Change the chapter of a campaign link"),
                           ofLink(id, [&](CampaignLink& link) { link.chapter = chapter.toStdString(); }),
                           typing("chapter", id.value));
}

bool BriefingEdits::setCampaignResult(const ElementId& id, const std::string& side,
                                      const std::string& outcome) {
    return m_document.edit(tr("Change the result of a campaign link"),
                           ofLink(id,
                                  [&](CampaignLink& link) {
                                      link.side = side;
                                      link.outcome = outcome;
                                  }),
                           typing("result", id.value));
}

bool BriefingEdits::setCampaignReceiver(const ElementId& id, const PlayerId& receiver) {
    return m_document.edit(tr("Change who a campaign link helps"),
                           ofLink(id, [&](CampaignLink& link) { link.receiver = receiver; }));
}

bool BriefingEdits::setCampaignGrant(const ElementId& id, const ContentId& content, int count) {
    return m_document.edit(tr("Change what a campaign link brings"),
                           ofLink(id, [&](CampaignLink& link) { setCopies(link.grants, content, count); }),
                           typing("link-grant", id.value, content.value));
}

bool BriefingEdits::setCampaignText(const ElementId& id, const std::string& language, const QString& text) {
    return m_document.edit(tr("Change the words of a campaign link"),
                           ofLink(id, [&](CampaignLink& link) { setWords(link.text, language, text); }),
                           typing("link-text", id.value, language));
}

}  // namespace bocage::model
