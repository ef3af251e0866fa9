#include "rules/systems/normandie/content/unit_marks.h"

#include <algorithm>
#include <string_view>

namespace bocage::rules::normandie {

namespace {

/// One effect: what the shell may know about it, and where its number or flag goes.
struct Row {
    EffectInfo info;
    std::uint16_t flag = 0;
    std::uint8_t damage = 0;
    std::int8_t UnitMarks::*number = nullptr;
    std::uint8_t UnitMarks::*count = nullptr;
};

using Marks = UnitMarks;

constexpr std::array rows{
    Row{{"suppressed", false, false, false, "SON-MOV-03"}, 0, 0, nullptr, &Marks::suppressed},
    Row{{"no-move", false, false, false, "SON-SA-19"}, Marks::NoMove},
    Row{{"no-action", false, false, false, "SON-ACT-05"}, Marks::NoAction},
    Row{{"no-fight", false, false, false, "SON-OPT-27"}, Marks::NoFight},
    Row{{"dies-assaulted", false, false, false, "SON-OPT-54"}, Marks::NoFight | Marks::DiesAssaulted},
    Row{{"no-cards", false, false, false, "SON-MAD-03"}, Marks::NoCards},
    Row{{"rolls", true, true, false, "SON-MAD-07"}, 0, 0, &Marks::rolls},
    Row{{"toughness", true, true, false, "SON-OPT-64"}, 0, 0, &Marks::toughness},
    Row{{"rust", true, true, true, "SON-OPT-28"}, 0, 0, &Marks::rust},
    Row{{"pace", true, true, false, "SON-OPT-64"}, 0, 0, &Marks::pace},
    Row{{"melee", true, true, false, "SON-OPT-64"}, 0, 0, &Marks::melee},
    Row{{"rage", true, true, false, "SON-MAD-02"}, 0, 0, &Marks::rage},
    Row{{"damage-crew", false, false, false, "SON-DMG-03"}, 0, damage::crew},
    Row{{"damage-track", false, false, false, "SON-DMG-03"}, 0, damage::track},
    Row{{"damage-hull", false, false, false, "SON-DMG-03"}, 0, damage::hull},
    Row{{"damage-primary", false, false, false, "SON-DMG-03"}, 0, damage::primary},
    Row{{"life-point", false, false, false, "SON-DMG-05"}, 0, 0, nullptr, &Marks::lifePoints},
    Row{{"extra-life", false, false, false, "SON-OPT-74"}, 0, 0, nullptr, &Marks::extraLives},
    Row{{"poison", false, false, false, "SON-OPT-43"}, 0, 0, nullptr, &Marks::poisons},
    Row{{"mythos-hunter", true, true, false, "SON-SA-21"}, 0, 0, &Marks::mythosHunter},
    Row{{"mythos-fighter", true, true, false, "SON-SA-21"}, Marks::MythosFighter, 0, &Marks::mythosHunter},
    Row{{"nausea", false, false, false, "SON-OPT-56"}, Marks::Nauseous},
    Row{{"faith", false, false, false, "SON-SA-10"}, Marks::Faith},
    Row{{"terrifying", false, false, false, "SON-SA-32"}, Marks::Terrifying},
    Row{{"promised-blood", true, true, false, "SON-SA-48"}, 0, 0, nullptr, &Marks::promisedBlood},
    // Only when given up for a roll.
    Row{{"shot-bonus", true, true, true, "SON-OPT-31"}},
    Row{{"assault-bonus", true, true, true, "SON-OPT-43"}},
};

int valueOf(const Effect& effect) {
    return std::clamp(effect.value.value_or(1), -99, 99);
}

/// A list of effects among the fields that only this game knows.
std::vector<Effect> ownEffects(const MarkerDef& marker, std::string_view field) {
    std::vector<Effect> effects;
    for (const auto& [key, list] : marker.extras) {
        if (key != field || !list.isArray())
            continue;
        for (const Json& entry : list.array()) {
            const Json* name = entry.find("name");
            if (!name || name->type() != Json::Type::String)
                continue;
            Effect effect;
            effect.name = name->string();
            if (const Json* value = entry.find("value"))
                if (const auto number = value->wholeNumber())
                    effect.value = static_cast<int>(std::clamp<std::int64_t>(*number, -99, 99));
            if (const Json* classes = entry.find("classes"); classes && classes->isArray())
                for (const Json& each : classes->array())
                    if (each.type() == Json::Type::String)
                        effect.classes.push_back(each.string());
            effects.push_back(std::move(effect));
        }
    }
    return effects;
}

template <class Number>
void addTo(Number& sum, int value) {
    constexpr int least = std::is_signed_v<Number> ? -99 : 0;
    sum = static_cast<Number>(std::clamp(sum + value, least, 99));
}

}  // namespace

UnitMarks marksOf(const std::vector<Effect>& effects, std::optional<int> terror) {
    UnitMarks marks;
    for (const Effect& effect : effects) {
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const Row& each) { return each.info.name == effect.name; });
        if (row == rows.end())
            continue;
        marks.flags = static_cast<std::uint16_t>(marks.flags | row->flag);
        marks.damage = static_cast<std::uint8_t>(marks.damage | row->damage);
        if (row->number)
            addTo(marks.*row->number, valueOf(effect));
        if (row->count)
            addTo(marks.*row->count, valueOf(effect));
        if (row->number == &UnitMarks::rust)
            marks.rusts = static_cast<ClassMask>(marks.rusts | classMask(effect.classes));
    }
    if (marks.poisons > 0)
        marks.poisonValue = static_cast<std::uint8_t>(std::clamp(terror.value_or(0), 0, 99));
    return marks;
}

UnitMarks marksOf(const MarkerDef& marker, bool backUp) {
    // Packs written before markers had effects know this one by its name.
    if (marker.effects.empty() && marker.id.name() == "suppressed") {
        UnitMarks marks;
        marks.suppressed = 1;
        return marks;
    }
    if (backUp)
        if (const std::vector<Effect> back = ownEffects(marker, "backEffects"); !back.empty())
            return marksOf(back, marker.terror);
    return marksOf(marker.effects, marker.terror);
}

void UnitMarks::add(const UnitMarks& marker, UnitClass bearer) {
    flags = static_cast<std::uint16_t>(flags | marker.flags);
    suppressed = static_cast<std::uint8_t>(std::min(255, suppressed + marker.suppressed));
    if (bearer == UnitClass::Heavy)
        damage = static_cast<std::uint8_t>(damage | marker.damage);
    addTo(lifePoints, marker.lifePoints);
    addTo(extraLives, marker.extraLives);
    addTo(poisons, marker.poisons);
    poisonValue = std::max(poisonValue, marker.poisonValue);
    promisedBlood = std::max(promisedBlood, marker.promisedBlood);
    addTo(mythosHunter, marker.mythosHunter);
    addTo(toughness, marker.toughness);
    if (marker.rusts & maskOf(bearer))
        addTo(rust, marker.rust);
    addTo(pace, marker.pace);
    addTo(melee, marker.melee);
    addTo(rolls, marker.rolls);
    rage = std::max(rage, marker.rage);
}

void spend(SpentMarkers& sum, const MarkerDef& marker) {
    for (const Effect& effect : ownEffects(marker, "spent")) {
        const bool shot = effect.name == "shot-bonus";
        if (shot || effect.name == "assault-bonus")
            for (std::size_t i = 0; i < 4; ++i)
                if (classMask(effect.classes) & maskOf(static_cast<UnitClass>(i)))
                    addTo((shot ? sum.shot : sum.assault)[i], valueOf(effect));
        if (effect.name == "mythos-hunter")
            addTo(sum.mythosHunter, valueOf(effect));
        if (effect.name == "promised-blood")
            sum.promisedBlood =
                std::max(sum.promisedBlood, static_cast<std::uint8_t>(std::max(0, valueOf(effect))));
    }
}

Refusal inactionOf(const UnitMarks& marks) {
    if (marks.has(UnitMarks::NoFight))
        return {"paralyzed", marks.has(UnitMarks::DiesAssaulted) ? "SON-OPT-54" : "SON-OPT-27"};
    if (marks.has(UnitMarks::NoAction))
        return marks.has(UnitMarks::NoCards) ? Refusal{"catatonic", "SON-MAD-03"}
                                             : Refusal{"activated", "SON-ACT-05"};
    return {};
}

Refusal heldBy(const UnitMarks& marks) {
    if (const Refusal inaction = inactionOf(marks))
        return inaction;
    if (marks.damage & damage::track)
        return {"tracks-broken", "SON-DMG-03"};
    if (marks.has(UnitMarks::NoMove))
        return {"cannot-budge", "SON-SA-19"};
    return {};
}

std::span<const EffectInfo> bearerEffectTable() {
    static constexpr auto infos = [] {
        std::array<EffectInfo, rows.size()> result;
        for (std::size_t i = 0; i < rows.size(); ++i)
            result[i] = rows[i].info;
        return result;
    }();
    return infos;
}

}  // namespace bocage::rules::normandie
