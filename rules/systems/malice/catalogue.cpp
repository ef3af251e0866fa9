#include "rules/systems/malice/catalogue.h"

#include "rules/format/schema_notes.h"
#include "rules/systems/malice/describe_catalogue.h"
#include "rules/systems/malice/describe_sections.h"

namespace bocage::rules::malice {

namespace {

template <class T>
Problems readItem(const SystemContent& item, T& value) {
    static_cast<ContentHead&>(value) = item;
    Problems problems;
    format::FieldReader(problems, {}).read(item.fields, value);
    return problems;
}

template <class T>
void take(const SystemContent& item, std::map<ContentId, T>& all) {
    T value;
    if (readItem(item, value).empty())
        all.emplace(item.id, std::move(value));
}

/// Calls the action with an empty value of the type that the content kind holds.
template <class Action>
bool withType(std::string_view kind, Action action) {
    if (kind == "mastery")
        action(Mastery());
    else if (kind == "treasure")
        action(Treasure());
    else if (kind == "potion")
        action(Potion());
    else if (kind == "fate")
        action(Fate());
    else if (kind == "creature-ability")
        action(Ability());
    else if (kind == "avatar")
        action(AvatarToken());
    else if (kind == "radiance")
        action(RadianceToken());
    else if (kind == "generator-profile")
        action(GeneratorProfile());
    else
        return false;
    return true;
}

}  // namespace

std::shared_ptr<const Catalogue> Catalogue::build(const Library& library) {
    auto all = std::make_shared<Catalogue>();
    for (const Pack& pack : library.packs())
        for (const SystemContent& item : pack.system) {
            const std::string_view kind = item.id.kind();
            if (pack.manifest.system != "malice")
                continue;
            if (kind == "mastery")
                take(item, all->masteries);
            else if (kind == "treasure")
                take(item, all->treasures);
            else if (kind == "potion")
                take(item, all->potions);
            else if (kind == "fate")
                take(item, all->fates);
            else if (kind == "creature-ability")
                take(item, all->abilities);
            else if (kind == "avatar")
                take(item, all->avatars);
            else if (kind == "radiance")
                take(item, all->radiances);
            else if (kind == "generator-profile")
                take(item, all->profiles);
        }
    return all;
}

const Catalogue& Catalogue::of(const Library& library) {
    return library.derived<Catalogue>([&] { return build(library); });
}

const Card* Catalogue::card(const ContentId& id) const {
    if (const Card* found = mastery(id))
        return found;
    if (const Card* found = treasure(id))
        return found;
    if (const Card* found = potion(id))
        return found;
    if (const Card* found = fate(id))
        return found;
    return ability(id);
}

std::optional<int> GeneratorProfile::look(const std::vector<Band>& bands, int roll, bool open) {
    for (const Band& band : bands)
        if (roll <= band.upTo)
            return band.value;
    if (open && !bands.empty())
        return bands.back().value;
    return std::nullopt;
}

const GeneratorProfile& GeneratorProfile::even() {
    static const GeneratorProfile profile = [] {
        GeneratorProfile made;
        made.name = "even";
        made.nature = {{2, 1}, {4, 2}, {6, 3}};
        made.power = {{2, 1}, {4, 2}, {6, 3}, {7, 4}};
        made.abilities = {{2, 0}, {4, 1}, {5, 2}};
        return made;
    }();
    return profile;
}

const GeneratorProfile& GeneratorProfile::tapered() {
    static const GeneratorProfile profile = [] {
        GeneratorProfile made;
        made.name = "tapered";
        made.nature = {{2, 1}, {4, 2}, {6, 3}};
        made.power = {{3, 1}, {5, 2}, {6, 3}};
        made.abilities = {{3, 0}, {5, 1}, {6, 2}};
        return made;
    }();
    return profile;
}

CreatureType natureOf(Terrain terrain, int column) {
    using C = CreatureType;
    static constexpr C table[terrains][3] = {
        {C::Avian, C::Mammal, C::Arboran},        // plains
        {C::Ichthyic, C::Ichthyic, C::Reptilid},  // water
        {C::Sectoid, C::Avian, C::Terrovan},      // desert
        {C::Reptilid, C::Arboran, C::Protean},    // forest
        {C::Mammal, C::Terrovan, C::Sectoid},     // hills
        {C::Terrovan, C::Sectoid, C::Avian},      // mountains
        {C::Protean, C::Reptilid, C::Ichthyic},   // swamp
        {C::Arboran, C::Protean, C::Mammal},      // wild
    };
    const int index = column < 1 ? 0 : column > 3 ? 2 : column - 1;
    return table[static_cast<std::size_t>(terrain)][index];
}

Problems contentProblems(const SystemContent& item) {
    Problems problems;
    withType(item.id.kind(), [&](auto value) { problems = readItem(item, value); });
    return problems;
}

Json contentSchema(std::string_view kind, Json::Object& definitions) {
    Json schema;
    if (kind == "board") {
        // What the brush paints stands on every face; what kind of board it is, is chosen.
        const Json section = format::FieldSchema(definitions).schema(BoardSection{}, {});
        for (auto& [name, definition] : definitions) {
            if (name == "MaliceBoard")
                for (const char* painted : {"cells", "edges"})
                    format::note(definition, painted, format::paintedNote, true);
            if (name == "Face")
                format::addFields(
                    definition,
                    Json::Object{{"properties", Json::Object{{std::string(sectionKey), section}}}});
        }
        return schema;
    }
    withType(kind, [&](const auto& value) { schema = format::itemSchema(value, definitions); });
    return schema;
}

}  // namespace bocage::rules::malice
