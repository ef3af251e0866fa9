#include "model/items/finding_row.h"

#include <charconv>
#include <cstdlib>
#include <set>

#include "model/messages/element_names.h"
#include "model/messages/finding_text.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

namespace {

QString priced(const QString& text, const std::optional<int>& price) {
    if (!price || *price == 0)
        return text;
    return QStringLiteral("%1 (%2%3)")
        .arg(text, *price > 0 ? QStringLiteral("+") : QStringLiteral("−"))
        .arg(std::abs(*price));
}

QString reasonFor(const Finding& finding, const std::vector<Waiver>& waivers) {
    for (const Waiver& waiver : waivers)
        if (waiver.rule == finding.rule && waiver.key == finding.key())
            return localized(waiver.reason);
    return {};
}

template <class T>
SideId sideOfElement(const std::vector<T>& list, const ElementId& id) {
    for (const T& element : list)
        if (element.id == id)
            return element.side;
    return {};
}

SideId sideOfElement(const Scenario& scenario, const ElementId& id) {
    for (const SideId& side : {sideOfElement(scenario.zones, id), sideOfElement(scenario.pieces, id),
                               sideOfElement(scenario.entries, id), sideOfElement(scenario.victory, id)})
        if (!side.empty())
            return side;
    for (const ScenarioSide& side : scenario.sides) {
        if (side.id.value == id.value)
            return side.id;
        for (const Player& player : side.players)
            if (player.id.value == id.value)
                return side.id;
    }
    return {};
}

}  // namespace

SideId sideOf(const Finding& finding, const Scenario& scenario) {
    constexpr std::string_view sides = "/sides/";
    for (const Location& location : finding.locations) {
        if (!location.army.empty())
            for (const ScenarioSide& side : scenario.sides)
                for (const Player& player : side.players)
                    for (const Force::Army& army : player.force.armies)
                        if (army.id == location.army)
                            return side.id;
        for (const ElementId& element : location.elements)
            if (SideId side = sideOfElement(scenario, element); !side.empty())
                return side;
        if (location.pointer.starts_with(sides)) {
            std::size_t index = scenario.sides.size();
            std::from_chars(location.pointer.data() + sides.size(),
                            location.pointer.data() + location.pointer.size(), index);
            if (index < scenario.sides.size())
                return scenario.sides[index].id;
        }
    }
    return {};
}

std::vector<FindingRow> findingRows(const Verdict& verdict, const Library& library,
                                    const JudgedValue& value) {
    static const std::vector<Waiver> none;
    const std::vector<Waiver>& waivers = value.scenario ? value.scenario->waivers
                                         : value.roster ? value.roster->waivers
                                                        : none;
    const FindingText words(library, value.scenario, value.roster);
    std::vector<FindingRow> rows;
    std::set<std::string> keys;
    const auto add = [&](const Findings& findings, bool waived) {
        for (const Finding& finding : findings) {
            FindingRow row;
            row.finding = finding;
            // Two findings with one key would be one row: number the later ones.
            row.key = finding.key();
            while (!keys.insert(row.key).second)
                row.key += '+';
            row.waived = waived;
            row.reason = waived ? reasonFor(finding, waivers) : QString();
            row.sentence = words.sentence(finding);
            row.place = words.place(finding);
            for (const Location& location : finding.locations)
                row.places << words.place(location);
            if (value.scenario) {
                row.side = sideOf(finding, *value.scenario);
                row.sideName = row.side.empty() ? QString() : ElementNames::side(*value.scenario, row.side);
            }
            for (const Fix& fix : finding.fixes)
                row.fixes << priced(words.fix(fix), fix.price);
            rows.push_back(std::move(row));
        }
    };
    add(verdict.findings, false);
    add(verdict.waived, true);
    return rows;
}

}  // namespace bocage::model
