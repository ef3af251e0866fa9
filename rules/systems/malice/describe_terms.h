#pragma once

#include "rules/format/fields.h"
#include "rules/systems/malice/terms.h"

/// Names of the terms in files.
namespace bocage::rules::format {

template <>
struct EnumNames<malice::Terrain> {
    using E = malice::Terrain;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Plains, "plains"}, {E::Water, "water"},         {E::Desert, "desert"}, {E::Forest, "forest"},
        {E::Hills, "hills"},   {E::Mountains, "mountains"}, {E::Swamp, "swamp"},   {E::Wild, "wild"}};
};
template <>
struct EnumNames<malice::RouteKind> {
    using E = malice::RouteKind;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Road, "road"}, {E::Path, "path"}, {E::Bridge, "bridge"}};
};
template <>
struct EnumNames<malice::Site> {
    using E = malice::Site;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Gate, "gate"},
                                                               {E::Stronghold, "stronghold"},
                                                               {E::City, "city"},
                                                               {E::Mystic, "mystic"},
                                                               {E::Lair, "lair"},
                                                               {E::SpawningPit, "spawningPit"},
                                                               {E::ShadowGate, "shadowGate"}};
};
template <>
struct EnumNames<malice::Shape> {
    using E = malice::Shape;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Full, "full"}, {E::Half, "half"}, {E::Corner, "corner"}, {E::None, "none"}};
};
template <>
struct EnumNames<malice::BoardKind> {
    using E = malice::BoardKind;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Terrain, "terrain"},
                                                               {E::ShadowRealm, "shadowRealm"}};
};
template <>
struct EnumNames<malice::Colour> {
    using E = malice::Colour;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Black, "black"}, {E::Blue, "blue"},     {E::Green, "green"},
        {E::Red, "red"},     {E::Yellow, "yellow"}, {E::Colourless, "colorless"}};
};
template <>
struct EnumNames<malice::CreatureType> {
    using E = malice::CreatureType;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Arboran, "arboran"}, {E::Avian, "avian"},      {E::Ichthyic, "ichthyic"},
        {E::Mammal, "mammal"},   {E::Protean, "protean"},  {E::Reptilid, "reptilid"},
        {E::Sectoid, "sectoid"}, {E::Terrovan, "terrovan"}};
};
template <>
struct EnumNames<malice::Energy> {
    using E = malice::Energy;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Acid, "acid"}, {E::Cold, "cold"},     {E::Electricity, "electricity"},
        {E::Fire, "fire"}, {E::Poison, "poison"}, {E::Untyped, "untyped"}};
};
template <>
struct EnumNames<malice::ItemType> {
    using E = malice::ItemType;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Weapon, "weapon"},
                                                               {E::Armor, "armor"},
                                                               {E::Clothing, "clothing"},
                                                               {E::Jewelry, "jewelry"},
                                                               {E::Book, "book"}};
};
template <>
struct EnumNames<malice::FateKind> {
    using E = malice::FateKind;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Instant, "instant"}, {E::Invoked, "invoked"}, {E::Lasting, "lasting"}};
};
template <>
struct EnumNames<malice::AbilityUse> {
    using E = malice::AbilityUse;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Always, "always"}, {E::Targeted, "targeted"}, {E::Activated, "activated"}};
};
template <>
struct EnumNames<malice::Radiance> {
    using E = malice::Radiance;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Combat, "combat"},
                                                               {E::Luck, "luck"},
                                                               {E::EnergyShield, "energyShield"},
                                                               {E::EnergySurge, "energySurge"},
                                                               {E::PhysicalShield, "physicalShield"},
                                                               {E::PhysicalSurge, "physicalSurge"},
                                                               {E::Movement, "movement"},
                                                               {E::Life, "life"},
                                                               {E::Harvest, "harvest"},
                                                               {E::Recovery, "recovery"}};
};
template <>
struct EnumNames<malice::CityService> {
    using E = malice::CityService;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Alchemy, "alchemy"}, {E::Destiny, "destiny"},     {E::Gateways, "gateways"},
        {E::Life, "life"},       {E::Merchants, "merchants"}, {E::Shards, "shards"}};
};
template <>
struct EnumNames<malice::MysticService> {
    using E = malice::MysticService;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Cleanse, "cleanse"}, {E::Heal, "heal"}, {E::Restore, "restore"}};
};
template <>
struct EnumNames<malice::WellKind> {
    using E = malice::WellKind;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Light, "light"}, {E::Dark, "dark"}};
};
template <>
struct EnumNames<malice::ScenarioKind> {
    using E = malice::ScenarioKind;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Unset, "unset"}, {E::Thwart, "thwart"}, {E::Preserve, "preserve"}};
};
template <>
struct EnumNames<malice::Difficulty> {
    using E = malice::Difficulty;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Hard, "hard"}, {E::Challenging, "challenging"}, {E::Easy, "easy"}, {E::Custom, "custom"}};
};
template <>
struct EnumNames<malice::Profile> {
    using E = malice::Profile;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Official, "official"},
                                                               {E::Variant, "variant"}};
};
template <>
struct EnumNames<malice::DstarMethod> {
    using E = malice::DstarMethod;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Halfsies, "halfsies"}, {E::Lockdown, "lockdown"}, {E::Net, "net"}, {E::All, "all"}};
};
template <>
struct EnumNames<malice::PartyMode> {
    using E = malice::PartyMode;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Start, "start"},
                                                               {E::Snapshot, "snapshot"}};
};
template <>
struct EnumNames<malice::Attribute> {
    using E = malice::Attribute;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Unknown, "unknown"},
                                                               {E::CombatRoll, "cr"},
                                                               {E::LuckRoll, "lr"},
                                                               {E::MovementRoll, "mr"},
                                                               {E::PhysicalWounds, "physicalWounds"},
                                                               {E::EnergyWounds, "energyWounds"},
                                                               {E::PhysicalShield, "physicalShield"},
                                                               {E::EnergyShield, "energyShield"},
                                                               {E::Immunity, "immunity"},
                                                               {E::Life, "life"},
                                                               {E::Recovery, "recovery"},
                                                               {E::Harvest, "harvestColorless"},
                                                               {E::GateControl, "gateControl"}};
};
template <>
struct EnumNames<malice::Target> {
    using E = malice::Target;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Self, "self"}, {E::Opponent, "opponent"}, {E::Band, "band"}};
};
template <>
struct EnumNames<malice::Duration> {
    using E = malice::Duration;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Always, "always"}, {E::Turn, "turn"}, {E::Phase, "phase"}, {E::Once, "once"}};
};

}  // namespace bocage::rules::format
