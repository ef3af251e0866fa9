#include "rules/roster/roster_facts.h"

#include <algorithm>

namespace bocage::rules {

namespace {

constexpr std::string_view unitNames = "unitNames";

std::string_view fieldOf(RosterFact fact) {
    switch (fact) {
        case RosterFact::Player:
            return "player";
        case RosterFact::Club:
            return "club";
        case RosterFact::Date:
            break;
    }
    return "date";
}

const Json* find(const Extras& extras, std::string_view field) {
    const auto found = std::find_if(extras.begin(), extras.end(),
                                    [&](const Json::Member& member) { return member.first == field; });
    return found == extras.end() ? nullptr : &found->second;
}

void set(Extras& extras, std::string_view field, const Json* value) {
    std::erase_if(extras, [&](const Json::Member& member) { return member.first == field; });
    if (value)
        extras.emplace_back(std::string(field), *value);
    // The order in which they are read back.
    std::sort(extras.begin(), extras.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
}

}  // namespace

std::string factOf(const Roster& roster, RosterFact fact) {
    const Json* value = find(roster.extras, fieldOf(fact));
    return value && value->isString() ? value->string() : std::string();
}

void setFact(Roster& roster, RosterFact fact, const std::string& text) {
    const Json value(text);
    set(roster.extras, fieldOf(fact), text.empty() ? nullptr : &value);
}

std::string unitName(const RosterEntry& entry, std::size_t unit) {
    const Json* names = find(entry.extras, unitNames);
    if (!names || !names->isArray() || unit >= names->array().size())
        return {};
    const Json& name = names->array()[unit];
    return name.isString() ? name.string() : std::string();
}

void setUnitName(RosterEntry& entry, std::size_t unit, const std::string& name) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < 64; ++i)
        names.push_back(i == unit ? name : unitName(entry, i));
    while (!names.empty() && names.back().empty())
        names.pop_back();
    Json::Array array;
    for (const std::string& one : names)
        array.emplace_back(one);
    const Json value(std::move(array));
    set(entry.extras, unitNames, names.empty() ? nullptr : &value);
}

}  // namespace bocage::rules
