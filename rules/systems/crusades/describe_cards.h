#pragma once

#include "rules/format/describe_content.h"
#include "rules/systems/crusades/cards.h"

/// Field descriptions of the cards, for reading, writing and the schema. Numbers may be nonsense here: the
/// checks of decks say so with a way out, where a refusal to read would lose the card.
namespace bocage::rules::format {

template <>
struct EnumNames<crusades::CardKind> {
    using E = crusades::CardKind;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Castle, "castle"}, {E::Wall, "wall"},       {E::Soldiers, "soldiers"},   {E::Bowmen, "bowmen"},
        {E::Gold, "gold"},     {E::Builder, "builder"}, {E::Sacrifice, "sacrifice"}, {E::Cultist, "cultist"},
        {E::Idol, "idol"},     {E::Thief, "thief"},     {E::Night, "night"},         {E::Ambush, "ambush"},
        {E::Siege, "siege"},   {E::Dagon, "dagon"},     {E::Monster, "monster"}};
};
template <>
struct EnumNames<crusades::Bypass> {
    using E = crusades::Bypass;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::None, "none"}, {E::LastWall, "bypassLastWall"}, {E::AllWalls, "bypassAllWalls"}};
};

inline constexpr IntRange cardNumber{-999, 999};

template <class Io, Like<crusades::Card> T>
void describe(Io& io, T& value) {
    io.type("CrusadesCard");
    io.required("kind", value.kind);
    io.optional("colour", value.colour);
    io.optional("shields", value.shields, std::optional<int>(), cardNumber);
    io.optional("swords", value.swords, std::optional<int>(), cardNumber);
    io.optional("defenceShields", value.defenceHalves, std::optional<int>(), cardNumber);
    io.optional("defence", value.defence, std::optional<int>(), cardNumber);
    io.optional("goldCost", value.goldCost, std::optional<int>(), cardNumber);
    io.optional("special", value.bypass, crusades::Bypass::None);
    io.optional("deepOnes", value.deepOnes, std::optional<int>(), cardNumber);
    io.optional("reward", value.reward, std::optional<int>(), cardNumber);
    io.optional("swordReduction", value.swordReduction, std::optional<int>(), cardNumber);
    io.optional("cancelsAttack", value.cancelsAttack, false);
    io.optional("effect", value.effect);
    io.optional("oldName", value.oldName);
    io.optional("copies", value.copies, 1, IntRange{-999, 999});
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
