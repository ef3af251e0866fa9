#include "rules/scenario/chapter_of.h"

#include <algorithm>

namespace bocage::rules {

namespace {

bool isRemark(const Json::Member& member) {
    return member.first == chapterOfKey;
}

}  // namespace

void setChapterOf(Scenario& scenario, const Text& campaign, const ElementId& chapter) {
    Json::Object title;
    for (const auto& [language, words] : campaign.byLanguage)
        title.emplace_back(language, words);
    Json remark = Json::Object{{"chapter", chapter.value}};
    if (!title.empty())
        remark.set("campaign", std::move(title));
    std::erase_if(scenario.extras, isRemark);
    const auto place = std::find_if(scenario.extras.begin(), scenario.extras.end(),
                                    [](const Json::Member& member) { return member.first > chapterOfKey; });
    scenario.extras.insert(place, {std::string(chapterOfKey), std::move(remark)});
}

bool isPreparedChapter(const Scenario& scenario) {
    return std::any_of(scenario.extras.begin(), scenario.extras.end(), isRemark);
}

}  // namespace bocage::rules
