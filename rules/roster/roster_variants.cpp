#include "rules/roster/roster_variants.h"

#include <algorithm>

namespace bocage::rules {

namespace {

/// Where the file keeps the name of the list in hand: beside the fields that every roster has.
constexpr const char* key = "list";

Text textFrom(const Json* json) {
    Text text;
    if (json && json->isObject())
        for (const auto& [language, words] : json->object())
            if (words.isString())
                text.byLanguage[language] = words.string();
    return text;
}

ListName nameInHand(const Roster& roster) {
    const auto found = std::find_if(roster.extras.begin(), roster.extras.end(),
                                    [](const Json::Member& member) { return member.first == key; });
    if (found == roster.extras.end())
        return {mainList, {}, true};
    const Json* id = found->second.find("id");
    return {id && id->isString() && !id->string().empty() ? ElementId(id->string()) : mainList,
            textFrom(found->second.find("name")), true};
}

void setNameInHand(Roster& roster, const ElementId& id, const Text& name) {
    std::erase_if(roster.extras, [](const Json::Member& member) { return member.first == key; });
    if (id == mainList && name.empty())
        return;  // an army without variants looks as if there were no such thing
    Json::Object words;
    for (const auto& [language, text] : name.byLanguage)
        words.emplace_back(language, text);
    roster.extras.emplace_back(key, Json::Object{{"id", id.value}, {"name", std::move(words)}});
    std::sort(roster.extras.begin(), roster.extras.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
}

auto findVariant(Roster& roster, const ElementId& list) {
    return std::find_if(roster.variants.begin(), roster.variants.end(),
                        [&](const RosterVariant& variant) { return variant.id == list; });
}

/// Numbers within ids count as numbers: variant-10 comes after variant-9.
bool madeBefore(const ListName& a, const ListName& b) {
    if ((a.id == mainList) != (b.id == mainList))
        return a.id == mainList;
    if (a.id.value.size() != b.id.value.size())
        return a.id.value.size() < b.id.value.size();
    return a.id.value < b.id.value;
}

}  // namespace

std::vector<ListName> listsOf(const Roster& roster) {
    std::vector<ListName> lists{nameInHand(roster)};
    for (const RosterVariant& variant : roster.variants)
        lists.push_back({variant.id, variant.name, false});
    std::stable_sort(lists.begin(), lists.end(), madeBefore);
    return lists;
}

ElementId listInHand(const Roster& roster) {
    return nameInHand(roster).id;
}

Roster withList(const Roster& roster, const ElementId& list) {
    Roster copy = roster;
    switchToList(copy, list);
    return copy;
}

ElementId branchList(Roster& roster, const Text& name) {
    const ListName old = nameInHand(roster);
    ElementId fresh;
    for (int number = 1; fresh.empty(); ++number) {
        const ElementId candidate("variant-" + std::to_string(number));
        if (candidate != old.id && findVariant(roster, candidate) == roster.variants.end())
            fresh = candidate;
    }
    roster.variants.push_back({old.id, old.name, roster.entries, roster.freeOptions, {}});
    setNameInHand(roster, fresh, name);
    return fresh;
}

bool switchToList(Roster& roster, const ElementId& list) {
    const auto found = findVariant(roster, list);
    if (found == roster.variants.end())
        return false;
    const ListName old = nameInHand(roster);
    RosterVariant taken = std::move(*found);
    *found = {old.id, old.name, std::move(roster.entries), std::move(roster.freeOptions), {}};
    std::swap(found->extras, taken.extras);
    roster.entries = std::move(taken.entries);
    roster.freeOptions = std::move(taken.freeOptions);
    setNameInHand(roster, taken.id, taken.name);
    return true;
}

bool renameList(Roster& roster, const ElementId& list, const Text& name) {
    if (list == listInHand(roster)) {
        setNameInHand(roster, list, name);
        return true;
    }
    const auto found = findVariant(roster, list);
    if (found == roster.variants.end())
        return false;
    found->name = name;
    return true;
}

bool removeList(Roster& roster, const ElementId& list) {
    return std::erase_if(roster.variants, [&](const RosterVariant& variant) { return variant.id == list; }) >
           0;
}

}  // namespace bocage::rules
