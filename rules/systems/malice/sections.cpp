#include "rules/systems/malice/sections.h"

#include "rules/format/sections.h"
#include "rules/systems/malice/describe_sections.h"

namespace bocage::rules::malice {

namespace {

template <class T>
T readFrom(const Extras& extras, std::string_view key, Problems* problems) {
    T value{};
    for (const Json::Member& member : extras)
        if (member.first == key) {
            Problems own;
            format::FieldReader(problems ? *problems : own, "/" + std::string(key))
                .read(member.second, value);
        }
    return value;
}

}  // namespace

BoardSection boardSection(const Extras& faceExtras, Problems* problems) {
    return readFrom<BoardSection>(faceExtras, sectionKey, problems);
}
void setSection(Extras& faceExtras, const BoardSection& section) {
    writeSection(faceExtras, sectionKey, section);
}

GroundMeaning groundMeaning(const TerrainKind* kind) {
    GroundMeaning meaning;
    if (!kind)
        return meaning;
    for (const Effect& effect : kind->effects) {
        if (effect.name == "land")
            meaning.land = true;
        else if (const auto terrain = named<Terrain>(effect.name); terrain && !meaning.terrain)
            meaning.terrain = terrain;
    }
    return meaning;
}

int MysticSupply::of(MysticService service) const {
    return service == MysticService::Cleanse ? cleanse : service == MysticService::Heal ? heal : restore;
}

int Shards::of(Colour colour) const {
    return const_cast<Shards*>(this)->of(colour);
}
int& Shards::of(Colour colour) {
    switch (colour) {
        case Colour::Black:
            return black;
        case Colour::Blue:
            return blue;
        case Colour::Green:
            return green;
        case Colour::Red:
            return red;
        case Colour::Yellow:
            return yellow;
        default:
            return colorless;
    }
}

ScenarioSection scenarioSection(const Extras& extras, Problems* problems) {
    return readFrom<ScenarioSection>(extras, sectionKey, problems);
}
PartySection partySection(const Extras& extras, Problems* problems) {
    return readFrom<PartySection>(extras, sectionKey, problems);
}
AvatarSection avatarSection(const Extras& extras, Problems* problems) {
    return readFrom<AvatarSection>(extras, avatarKey, problems);
}
void setSection(Extras& extras, const ScenarioSection& section) {
    writeSection(extras, sectionKey, section);
}
void setSection(Extras& extras, const PartySection& section) {
    writeSection(extras, sectionKey, section);
}
void setSection(Extras& extras, const AvatarSection& section) {
    writeSection(extras, avatarKey, section);
}
Json toJson(const ScenarioSection& section) {
    return sectionJson(section);
}
Json toJson(const PartySection& section) {
    return sectionJson(section);
}
Json toJson(const AvatarSection& section) {
    return sectionJson(section);
}
Json toJson(const CellDetail& cell) {
    return sectionJson(cell);
}

Rulings Rulings::of(const std::map<std::string, std::string>& rulings) {
    const auto is = [&](const char* key, std::string_view value) {
        const auto found = rulings.find(key);
        return found != rulings.end() && found->second == value;
    };
    Rulings result;
    result.halfHexesMerge = is("halfHexJoin", "merged");
    result.tapered = is("generatorProfile", "tapered");
    result.spawnAtStartOfTurn = is("spawnTiming", "startOfTurn");
    result.enterActs = !is("enterActs", "false");
    result.fightInPlace = is("fightInPlace", "true");
    result.moveAfterCombat = !is("moveAfterCombat", "false");
    result.withdrawHit = is("withdrawHit", "true");
    return result;
}

}  // namespace bocage::rules::malice
