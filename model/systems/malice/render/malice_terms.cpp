#include "model/systems/malice/render/malice_terms.h"

#include <QLocale>
#include <QStringList>

namespace bocage::model::malice {

using namespace rules::malice;

QString Terms::terrain(Terrain terrain) {
    switch (terrain) {
        case Terrain::Plains:
            return tr("Plains");
        case Terrain::Water:
            return tr("Water");
        case Terrain::Desert:
            return tr("Desert");
        case Terrain::Forest:
            return tr("Forest");
        case Terrain::Hills:
            return tr("Hills");
        case Terrain::Mountains:
            return tr("Mountains");
        case Terrain::Swamp:
            return tr("Swamp");
        case Terrain::Wild:
            return tr("Wilds");
    }
    return {};
}

QString Terms::site(Site site) {
    switch (site) {
        case Site::Gate:
            return tr("Gate");
        case Site::Stronghold:
            return tr("Stronghold");
        case Site::City:
            return tr("City");
        case Site::Mystic:
            return tr("Mystic");
        case Site::Lair:
            return tr("Lair");
        case Site::SpawningPit:
            return tr("Spawning Pit");
        case Site::ShadowGate:
            return tr("Shadow Gate");
    }
    return {};
}

QString Terms::route(RouteKind kind) {
    switch (kind) {
        case RouteKind::Road:
            return tr("Road");
        case RouteKind::Path:
            return tr("Path");
        case RouteKind::Bridge:
            return tr("Bridge");
    }
    return {};
}

QString Terms::colour(Colour colour) {
    switch (colour) {
        case Colour::Black:
            return tr("Black");
        case Colour::Blue:
            return tr("Blue");
        case Colour::Green:
            return tr("Green");
        case Colour::Red:
            return tr("Red");
        case Colour::Yellow:
            return tr("Yellow");
        case Colour::Colourless:
            return tr("Colourless");
    }
    return {};
}

QString Terms::colour(const std::string& name) {
    const auto found = named<Colour>(name);
    return found ? colour(*found) : QString::fromStdString(name);
}

QString Terms::itemType(ItemType type) {
    switch (type) {
        case ItemType::Weapon:
            return tr("Weapon");
        case ItemType::Armor:
            return tr("Armour");
        case ItemType::Clothing:
            return tr("Clothing");
        case ItemType::Jewelry:
            return tr("Jewellery");
        case ItemType::Book:
            return tr("Book or scroll");
    }
    return {};
}

QString Terms::fateKind(FateKind kind) {
    switch (kind) {
        case FateKind::Instant:
            return tr("At once");
        case FateKind::Invoked:
            return tr("Invoked");
        case FateKind::Lasting:
            return tr("Lasting");
    }
    return {};
}

QString Terms::abilityUse(AbilityUse use) {
    switch (use) {
        case AbilityUse::Always:
            return tr("Always");
        case AbilityUse::Targeted:
            return tr("On a target");
        case AbilityUse::Activated:
            return tr("Activated");
    }
    return {};
}

QString Terms::radiance(Radiance kind) {
    switch (kind) {
        case Radiance::Combat:
            return tr("Combat");
        case Radiance::Luck:
            return tr("Luck");
        case Radiance::EnergyShield:
            return tr("Energy shield");
        case Radiance::EnergySurge:
            return tr("Energy surge");
        case Radiance::PhysicalShield:
            return tr("Physical shield");
        case Radiance::PhysicalSurge:
            return tr("Physical surge");
        case Radiance::Movement:
            return tr("Movement");
        case Radiance::Life:
            return tr("Life");
        case Radiance::Harvest:
            return tr("Harvest");
        case Radiance::Recovery:
            return tr("Recovery");
    }
    return {};
}

QString Terms::radianceEffect(Radiance kind) {
    switch (kind) {
        case Radiance::Combat:
            return tr("+1 to combat rolls");
        case Radiance::Luck:
            return tr("+1 to luck rolls");
        case Radiance::EnergyShield:
            return tr("1 wound less from each energy attack");
        case Radiance::EnergySurge:
            return tr("1 more wound with energy attacks");
        case Radiance::PhysicalShield:
            return tr("1 wound less from physical attacks");
        case Radiance::PhysicalSurge:
            return tr("1 more wound with physical attacks");
        case Radiance::Movement:
            return tr("+2 to movement rolls of the whole band");
        case Radiance::Life:
            return tr("Counts as one more life token");
        case Radiance::Harvest:
            return tr("2 more soulshards at each harvest");
        case Radiance::Recovery:
            return tr("1 more token recovered in a turn");
    }
    return {};
}

QString Terms::creature(CreatureType type) {
    switch (type) {
        case CreatureType::Arboran:
            return tr("Arboran");
        case CreatureType::Avian:
            return tr("Avian");
        case CreatureType::Ichthyic:
            return tr("Ichthyic");
        case CreatureType::Mammal:
            return tr("Mammal");
        case CreatureType::Protean:
            return tr("Protean");
        case CreatureType::Reptilid:
            return tr("Reptilid");
        case CreatureType::Sectoid:
            return tr("Sectoid");
        case CreatureType::Terrovan:
            return tr("Terrovan");
    }
    return {};
}

QString Terms::city(CityService service) {
    switch (service) {
        case CityService::Alchemy:
            return tr("City of Alchemy");
        case CityService::Destiny:
            return tr("City of Destiny");
        case CityService::Gateways:
            return tr("City of Gateways");
        case CityService::Life:
            return tr("City of Life");
        case CityService::Merchants:
            return tr("City of Merchants");
        case CityService::Shards:
            return tr("City of Shards");
    }
    return {};
}

QString Terms::mystic(MysticService service) {
    switch (service) {
        case MysticService::Cleanse:
            return tr("Mystic who cleanses");
        case MysticService::Heal:
            return tr("Mystic who heals");
        case MysticService::Restore:
            return tr("Mystic who restores");
    }
    return {};
}

QString Terms::attribute(Attribute attribute) {
    switch (attribute) {
        case Attribute::Unknown:
            return tr("an attribute that is not known");
        case Attribute::CombatRoll:
            return tr("combat rolls");
        case Attribute::LuckRoll:
            return tr("luck rolls");
        case Attribute::MovementRoll:
            return tr("movement rolls");
        case Attribute::PhysicalWounds:
            return tr("physical wounds dealt");
        case Attribute::EnergyWounds:
            return tr("energy wounds dealt");
        case Attribute::PhysicalShield:
            return tr("physical shield");
        case Attribute::EnergyShield:
            return tr("energy shield");
        case Attribute::Immunity:
            return tr("immunity");
        case Attribute::Life:
            return tr("life");
        case Attribute::Recovery:
            return tr("recovery");
        case Attribute::Harvest:
            return tr("colourless shards harvested");
        case Attribute::GateControl:
            return tr("Gate Control");
    }
    return {};
}

QString Terms::difficulty(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::Hard:
            return tr("Hard");
        case Difficulty::Challenging:
            return tr("Challenging");
        case Difficulty::Easy:
            return tr("Easy");
        case Difficulty::Custom:
            return tr("Custom");
    }
    return {};
}

QString Terms::scenario(ScenarioKind kind) {
    switch (kind) {
        case ScenarioKind::Unset:
            return tr("Not chosen");
        case ScenarioKind::Thwart:
            return tr("Thwart the Shadow");
        case ScenarioKind::Preserve:
            return tr("Preserve the Light");
    }
    return {};
}

QString Terms::dstar(DstarMethod method) {
    switch (method) {
        case DstarMethod::Halfsies:
            return tr("Halfsies");
        case DstarMethod::Lockdown:
            return tr("Lockdown");
        case DstarMethod::Net:
            return tr("Net");
        case DstarMethod::All:
            return tr("All");
    }
    return {};
}

QString Terms::amount(const Modifier& modifier) {
    QStringList parts;
    const auto signed_ = [](int value) {
        return value < 0 ? QStringLiteral("−%1").arg(-value) : QStringLiteral("+%1").arg(value);
    };
    if (modifier.flat)
        parts << signed_(modifier.flat);
    if (modifier.dstar)
        parts << signed_(modifier.dstar) + QStringLiteral("d★");
    if (!modifier.dice.empty())
        parts << (modifier.dice.starts_with('-') ? QString() : QStringLiteral("+")) +
                     QString::fromStdString(modifier.dice);
    return parts.join(QLatin1Char(' '));
}

QString Terms::modifier(const Modifier& modifier) {
    QString text;
    if (modifier.attribute == Attribute::Immunity)
        text = tr("immune to %1").arg(colour(modifier.colour).toLower());
    else if (modifier.attribute == Attribute::GateControl)
        text = attribute(modifier.attribute);
    else
        text = tr("%1 to %2", "amount, attribute").arg(amount(modifier), attribute(modifier.attribute));
    QStringList energies;
    for (const std::string& energy : modifier.energies)
        energies << QString::fromStdString(energy);
    if (!energies.isEmpty())
        text += QStringLiteral(" (%1)").arg(energies.join(QStringLiteral(", ")));
    if (modifier.target == Target::Opponent)
        text = tr("%1 of the opponent", "modifier").arg(text);
    if (modifier.target == Target::Band)
        text = tr("%1 for the whole band", "modifier").arg(text);
    QStringList against;
    for (const std::string& type : modifier.condition.creatureTypes) {
        const auto known = named<CreatureType>(type);
        against << (known ? creature(*known) : QString::fromStdString(type));
    }
    for (const std::string& name : modifier.condition.colours)
        against << colour(name);
    if (!against.isEmpty())
        text = tr("%1 against %2", "modifier, creatures").arg(text, against.join(QStringLiteral(", ")));
    QStringList where;
    for (const std::string& name : modifier.condition.terrains) {
        const auto known = named<Terrain>(name);
        where << (known ? terrain(*known) : QString::fromStdString(name));
    }
    if (modifier.condition.inLair)
        where << tr("lairs");
    if (!where.isEmpty())
        text = tr("%1 in %2", "modifier, places").arg(text, where.join(QStringLiteral(", ")));
    switch (modifier.duration) {
        case Duration::Always:
            break;
        case Duration::Turn:
            text = tr("%1, this turn", "modifier").arg(text);
            break;
        case Duration::Phase:
            text = tr("%1, this phase", "modifier").arg(text);
            break;
        case Duration::Once:
            text = tr("%1, once", "modifier").arg(text);
            break;
    }
    return text;
}

}  // namespace bocage::model::malice
