#pragma once

#include "rules/format/describe_content.h"
#include "rules/systems/normandie/content/content.h"

/// Field descriptions of Normandie content, for reading, writing and the schema. The head (id, name, help,
/// provenance) is the shell's and is not repeated here. Fields the types do not know go to `extras`.
namespace bocage::rules::format {

namespace n = normandie;

template <>
struct EnumNames<n::UnitClass> {
    static constexpr std::pair<n::UnitClass, std::string_view> names[] = {
        {n::UnitClass::Infantry, "infantry"},
        {n::UnitClass::Light, "light"},
        {n::UnitClass::Heavy, "heavy"},
        {n::UnitClass::Creature, "creature"}};
};
template <>
struct EnumNames<n::Unit::Outline> {
    using E = n::Unit::Outline;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::None, "none"}, {E::Officer, "officer"}, {E::HeavyWeapon, "heavy-weapon"}, {E::Hero, "hero"}};
};
template <>
struct EnumNames<n::Unit::BackRole> {
    using E = n::Unit::BackRole;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::None, "none"},           {E::Reduced, "reduced"},   {E::Wreck, "wreck"},
        {E::Concealed, "concealed"}, {E::Tripod, "tripod"},     {E::MedicActive, "medic-active"},
        {E::Burrowing, "burrowing"}, {E::Kamikaze, "kamikaze"}, {E::Teleport, "teleport"},
        {E::LabScout, "lab-scout"}};
};
template <>
struct EnumNames<n::Unit::TileRole> {
    using E = n::Unit::TileRole;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Character, "character"}, {E::Member, "member"},     {E::Support, "support"},  {E::Hero, "hero"},
        {E::Free, "free"},           {E::Summoned, "summoned"}, {E::Scenario, "scenario"}};
};
template <>
struct EnumNames<n::OptionKind> {
    using E = n::OptionKind;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Support, "support"}, {E::Equipment, "equipment"},         {E::Trait, "trait"},
        {E::Order, "order"},     {E::Customization, "customization"}, {E::Artifact, "artifact"},
        {E::Spell, "spell"},     {E::SpellBook, "spell-book"},        {E::Free, "free"},
        {E::Upgrade, "upgrade"}};
};
template <>
struct EnumNames<n::SightNeed> {
    using E = n::SightNeed;
    static constexpr std::pair<E, std::string_view> names[] = {{E::None, "none"},
                                                               {E::Clear, "clear"},
                                                               {E::ClearOrObscured, "clear-or-obscured"},
                                                               {E::Unstated, "unstated"}};
};
template <>
struct EnumNames<n::BagRule> {
    using E = n::BagRule;
    static constexpr std::pair<E, std::string_view> names[] = {{E::MayEnter, "may-enter"},
                                                               {E::Forbidden, "forbidden"},
                                                               {E::Unstated, "unstated"},
                                                               {E::NotApplicable, "not-applicable"}};
};
template <>
struct EnumNames<n::AbilityValue> {
    using E = n::AbilityValue;
    static constexpr std::pair<E, std::string_view> names[] = {{E::None, "none"},
                                                               {E::Required, "required"},
                                                               {E::OptionalNumber, "optional"},
                                                               {E::Penalty, "penalty"},
                                                               {E::RequiredOrNull, "required-or-null"}};
};

/// X is written by leaving the number out.
template <class Io, Like<n::Bonuses> T>
void describe(Io& io, T& value) {
    io.type("NormandieBonuses");
    io.optional("infantry", value.infantry);
    io.optional("light", value.light);
    io.optional("heavy", value.heavy);
    io.noExtras();
}

template <class Io, Like<n::AbilityUse> T>
void describe(Io& io, T& value) {
    io.type("NormandieAbilityUse");
    io.required("ability", value.slug);
    io.optional("value", value.value);
    io.optional("interspaces", value.interspaces);
    io.optional("waterOnly", value.waterOnly);
    io.optional("adds", value.adds);
    io.noExtras();
}

template <class Io, Like<n::Weapon> T>
void describe(Io& io, T& value) {
    io.type("NormandieWeapon");
    io.required("bonus", value.bonus);
    io.optional("abilities", value.abilities);
    io.noExtras();
}

template <class Io, Like<n::Defense> T>
void describe(Io& io, T& value) {
    io.type("NormandieDefense");
    io.required("front", value.front);
    io.optional("left", value.left);
    io.optional("right", value.right);
    io.optional("back", value.back);
    io.noExtras();
}

template <class Io, Like<n::UnitSide> T>
void describe(Io& io, T& value) {
    io.type("NormandieUnitSide");
    io.optional("name", value.name);
    io.optional("movement", value.movement);
    io.optional("bonus", value.bonus);
    io.required("defense", value.defense);
    io.optional("absorbs", value.absorbs);
    io.optional("stars", value.stars, 0);
    io.optional("abilities", value.abilities);
    io.optional("primary", value.primary);
    io.optional("secondary", value.secondary);
    io.noExtras();
}

template <class Io, Like<n::Unit> T>
void describe(Io& io, T& value) {
    io.type("NormandieUnit");
    io.required("class", value.unitClass);
    io.optional("footprint", value.footprint, 1, IntRange{1, 4});
    io.required("faction", value.faction);
    io.optional("badge", value.badge);
    io.optional("stripes", value.stripes);
    io.optional("outline", value.outline);
    io.required("front", value.front);
    io.optional("back", value.back);
    io.optional("backRole", value.backRole);
    io.optional("wreck", value.wreck);
    io.optional("lifePoints", value.lifePoints, 0, IntRange{0, 99});
    io.optional("firingArc", value.firingArc, std::optional<int>{}, IntRange{1, 360});
    io.optional("traits", value.traits);
    io.optional("tileRole", value.tileRole, n::Unit::TileRole::Member);
    io.optional("silhouette", value.silhouette);
    io.extras(value.extras);
}

template <class Io, Like<n::Slot> T>
void describe(Io& io, T& value) {
    io.type("NormandieSlot");
    io.required("kinds", value.kinds);
    io.optional("band", value.band);
    io.optional("stars", value.stars, 0);
    io.optional("ability", value.ability);
    io.noExtras();
}

template <class Io, Like<n::Tile> T>
void describe(Io& io, T& value) {
    io.type("NormandieTile");
    io.required("faction", value.faction);
    io.optional("badge", value.badge);
    io.optional("stripes", value.stripes);
    io.optional("cost", value.cost);
    io.optional("breakingPoints", value.breakingPoints);
    io.optional("victoryPoints", value.victoryPoints);
    io.optional("stars", value.stars, 0);
    io.optional("abilities", value.abilities);
    io.optional("officer", value.officer);
    io.optional("hero", value.hero);
    io.required("units", value.units);
    io.optional("slots", value.slots);
    io.optional("needsTiles", value.needsTiles);
    io.extras(value.extras);
}

template <class Io, Like<n::Option> T>
void describe(Io& io, T& value) {
    io.type("NormandieOption");
    io.required("kind", value.kind);
    io.optional("cost", value.cost);
    io.optional("bands", value.bands);
    io.optional("faction", value.faction);
    io.optional("mythos", value.mythos);
    io.optional("markers", value.markers, 0);
    io.optional("penalty", value.penalty);
    io.optional("uses", value.uses);
    io.optional("range", value.range);
    io.optional("rangeInInterspaces", value.rangeInInterspaces);
    io.optional("sight", value.sight, n::SightNeed::Unstated);
    io.optional("searchBag", value.searchBag, n::BagRule::NotApplicable);
    io.optional("needsUnits", value.needsUnits);
    io.optional("abilities", value.abilities);
    io.optional("units", value.units);
    io.optional("spellSpaces", value.spellSpaces, 0);
    io.optional("stars", value.stars, 0);
    io.optional("bonus", value.bonus);
    io.optional("effectLost", value.effectLost);
    io.optional("rule", value.rule);
    io.optional("symbol", value.symbol);
    io.optional("marker", value.marker);
    io.optional("markerKinds", value.markerKinds);
    io.optional("overlay", value.overlay);
    io.extras(value.extras);
}

template <class Io, Like<n::Ability> T>
void describe(Io& io, T& value) {
    io.type("NormandieAbility");
    io.optional("value", value.value);
    io.optional("rule", value.rule);
    io.optional("symbol", value.symbol);
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
