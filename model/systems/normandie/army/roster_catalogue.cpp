#include <QCoreApplication>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/normandie/army/normandie_rosters.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

struct CatalogueWords {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::ArmyCatalogueModel)
};

/// In the order of groups().
enum class CatalogueGroup { Tiles, Heroes, Support, Equipment, Traits, Orders, Customization, Spells, Free };

CatalogueGroup groupOf(const Option& option) {
    switch (option.kind) {
        case OptionKind::Support:
            return CatalogueGroup::Support;
        case OptionKind::Equipment:
            return CatalogueGroup::Equipment;
        case OptionKind::Trait:
            return CatalogueGroup::Traits;
        case OptionKind::Order:
            return CatalogueGroup::Orders;
        case OptionKind::Spell:
        case OptionKind::SpellBook:
            return CatalogueGroup::Spells;
        case OptionKind::Free:
        case OptionKind::Upgrade:
            return CatalogueGroup::Free;
        case OptionKind::Customization:
        case OptionKind::Artifact:
            break;
    }
    return CatalogueGroup::Customization;
}

/// A counter where there is one, else the option's own tile.
void addPicture(CatalogueItem& item, const std::vector<Copies>& units, bool drawn) {
    if (!units.empty()) {
        item.picture = units.front().id;
        item.pictureFace = QStringLiteral("front");
    } else if (drawn) {
        item.picture = item.id;
        item.pictureFace = QStringLiteral("small");
    }
}

}  // namespace

QStringList NormandieRosters::groups() const {
    return {CatalogueWords::tr("Tiles"),         CatalogueWords::tr("Heroes"), CatalogueWords::tr("Support"),
            CatalogueWords::tr("Equipment"),     CatalogueWords::tr("Traits"), CatalogueWords::tr("Orders"),
            CatalogueWords::tr("Customization"), CatalogueWords::tr("Spells"), CatalogueWords::tr("Free")};
}

std::vector<CatalogueItem> NormandieRosters::catalogue(const LibraryPtr& library) const {
    std::vector<CatalogueItem> items;
    const ContentPtr content = contentFor(library);
    const QStringList groupNames = groups();
    const auto add = [&](CatalogueItem item, CatalogueGroup group, const ContentHead& head,
                         const std::vector<AbilityUse>& abilities) {
        item.group = static_cast<int>(group);
        item.name = localized(head.name);
        QStringList words{item.name, item.summary, groupNames[item.group], localized(head.help)};
        if (!item.faction.empty())
            words << ElementNames::content(*library, item.faction);
        for (const AbilityUse& use : abilities) {
            item.tags << QString::fromStdString(use.slug);
            words << ArmyWords::ability(use, *content);
        }
        item.search = words.join(QLatin1Char(' '));
        items.push_back(std::move(item));
    };
    const auto withUnits = [&](std::vector<AbilityUse> abilities, const std::vector<Copies>& units) {
        for (const Copies& copies : units)
            if (const Unit* unit = content->unit(copies.id))
                abilities.insert(abilities.end(), unit->front.abilities.begin(), unit->front.abilities.end());
        return abilities;
    };
    for (const auto& [id, tile] : content->tiles()) {
        CatalogueItem item;
        item.id = id;
        item.summary = ArmyWords::summary(tile, *content);
        item.cost = tile.cost;
        item.faction = tile.faction;
        item.starter = tile.hero;
        addPicture(item, tile.units, false);
        add(std::move(item), tile.hero ? CatalogueGroup::Heroes : CatalogueGroup::Tiles, tile,
            withUnits(tile.abilities, tile.units));
    }
    for (const auto& [id, option] : content->options()) {
        CatalogueItem item;
        item.id = id;
        item.summary = ArmyWords::summary(option, *content);
        item.cost = option.cost;
        item.faction = option.faction;
        addPicture(item, option.units, true);
        add(std::move(item), groupOf(option), option, withUnits(option.abilities, option.units));
    }
    return items;
}

std::vector<std::pair<QString, QString>> NormandieRosters::tags(const LibraryPtr& library) const {
    std::vector<std::pair<QString, QString>> names;
    for (const auto& [id, ability] : contentFor(library)->abilities())
        names.emplace_back(QString::fromStdString(std::string(id.name())), localized(ability.name));
    return names;
}

}  // namespace bocage::model
