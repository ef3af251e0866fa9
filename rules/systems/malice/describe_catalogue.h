#pragma once

#include "rules/format/describe_content.h"
#include "rules/systems/malice/catalogue.h"
#include "rules/systems/malice/describe_terms.h"

namespace bocage::rules::format {

inline constexpr IntRange maliceNumber{-99, 99};

template <class Io, Like<malice::Condition> T>
void describe(Io& io, T& value) {
    io.type("MaliceCondition");
    io.optional("creatureTypes", value.creatureTypes);
    io.optional("terrains", value.terrains);
    io.optional("colours", value.colours);
    io.optional("inLair", value.inLair, false);
    io.noExtras();
}

template <class Io, Like<malice::Modifier> T>
void describe(Io& io, T& value) {
    io.type("MaliceModifier");
    io.optional("target", value.target, malice::Target::Self);
    io.required("attribute", value.attribute);
    io.optional("flat", value.flat, 0, maliceNumber);
    io.optional("dstar", value.dstar, 0, maliceNumber);
    io.optional("dice", value.dice);
    io.optional("energies", value.energies);
    io.optional("colour", value.colour);
    io.optional("condition", value.condition);
    io.optional("duration", value.duration, malice::Duration::Always);
    io.noExtras();
}

template <class Io, class T>
void describeMaliceCard(Io& io, T& value) {
    io.optional("colour", value.colour);
    io.optional("copies", value.copies, 1, IntRange{0, 99});
    io.optional("nameOnly", value.nameOnly, false);
    io.optional("effect", value.effect);
    io.optional("modifiers", value.modifiers);
}

template <class Io, Like<malice::Mastery> T>
void describe(Io& io, T& value) {
    io.type("MaliceMastery");
    describeMaliceCard(io, value);
    io.optional("secondary", value.secondary);
    io.optional("secondaryEffect", value.secondaryEffect);
    io.extras(value.extras);
}
template <class Io, Like<malice::Treasure> T>
void describe(Io& io, T& value) {
    io.type("MaliceTreasure");
    io.optional("itemType", value.itemType);
    describeMaliceCard(io, value);
    io.extras(value.extras);
}
template <class Io, Like<malice::Potion> T>
void describe(Io& io, T& value) {
    io.type("MalicePotion");
    describeMaliceCard(io, value);
    io.extras(value.extras);
}
template <class Io, Like<malice::Fate> T>
void describe(Io& io, T& value) {
    io.type("MaliceFate");
    io.optional("kind", value.kind, malice::FateKind::Instant);
    io.optional("curse", value.curse, false);
    describeMaliceCard(io, value);
    io.extras(value.extras);
}
template <class Io, Like<malice::Ability> T>
void describe(Io& io, T& value) {
    io.type("MaliceAbility");
    io.optional("use", value.use, malice::AbilityUse::Always);
    io.optional("shuffle", value.shuffle, false);
    io.optional("evadable", value.evadable, false);
    io.optional("woundEnergy", value.woundEnergy);
    describeMaliceCard(io, value);
    io.extras(value.extras);
}
template <class Io, Like<malice::AvatarToken> T>
void describe(Io& io, T& value) {
    io.type("MaliceAvatarToken");
    io.required("token", value.token, IntRange{1, 99});
    io.optional("colour", value.colour);
    io.optional("symbol", value.symbol);
    io.extras(value.extras);
}
template <class Io, Like<malice::RadianceToken> T>
void describe(Io& io, T& value) {
    io.type("MaliceRadianceToken");
    io.required("kind", value.kind);
    io.extras(value.extras);
}
template <class Io, Like<malice::Band> T>
void describe(Io& io, T& value) {
    io.type("MaliceBand");
    io.required("upTo", value.upTo, IntRange{-20, 40});
    io.required("value", value.value, IntRange{0, 9});
    io.noExtras();
}
template <class Io, Like<malice::GeneratorProfile> T>
void describe(Io& io, T& value) {
    io.type("MaliceGeneratorProfile");
    io.required("nature", value.nature);
    io.required("power", value.power);
    io.required("abilities", value.abilities);
    io.optional("open", value.open, true);
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
