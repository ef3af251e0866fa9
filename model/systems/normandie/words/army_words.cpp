#include "model/systems/normandie/words/army_words.h"

#include <QStringList>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/normandie/render/tile_painter.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

const QString dot = QStringLiteral(" · ");

int unitCount(const std::vector<Copies>& units) {
    int count = 0;
    for (const Copies& copies : units)
        count += copies.count;
    return count;
}

QString bonus(const std::optional<int>& value) {
    return value ? (*value >= 0 ? QStringLiteral("+%1") : QStringLiteral("%1")).arg(*value)
                 : QStringLiteral("×");
}

}  // namespace

QString ArmyWords::summary(const Tile& tile, const ArmyWords::Content& content) {
    QStringList parts;
    if (tile.hero)
        parts << tr("hero");
    else
        parts << (tile.officer ? tr("officer tile") : tr("recruitment tile"));
    if (!tile.hero)
        parts << tr("%n unit(s)", nullptr, unitCount(tile.units));
    parts << tr("%n slot(s)", nullptr, static_cast<int>(tile.slots.size()));
    if (tile.stars > 0)
        parts << QString(tile.stars, QChar(0x2605));
    for (const ContentId& needed : tile.needsTiles)
        parts << tr("needs %1").arg(ElementNames::content(content.library(), needed));
    return parts.join(dot);
}

QString ArmyWords::summary(const Option& option, const ArmyWords::Content& content) {
    QStringList parts{optionKindName(option.kind)};
    for (const Copies& copies : option.units) {
        const QString name = ElementNames::content(content.library(), copies.id);
        parts << (copies.count > 1 ? tr("%1 × %2").arg(copies.count).arg(name) : name);
    }
    if (option.stars > 0)
        parts << tr("+%n order(s)", nullptr, option.stars);
    if (option.markers > 0)
        parts << tr("%n marker(s)", nullptr, option.markers);
    if (option.range)
        parts << (option.rangeInInterspaces ? tr("range %n interspace(s)", nullptr, *option.range)
                                            : tr("range %1").arg(*option.range));
    if (option.spellSpaces > 0)
        parts << tr("%n space(s) for spells", nullptr, option.spellSpaces);
    for (const AbilityUse& use : option.abilities)
        parts << ability(use, content);
    for (const ContentId& needed : option.needsUnits)
        parts << tr("for %1").arg(ElementNames::content(content.library(), needed));
    return parts.join(dot);
}

QString ArmyWords::ability(const AbilityUse& use, const ArmyWords::Content& content) {
    const Ability* known = content.ability(use.slug);
    const QString name = known ? localized(known->name) : QString::fromStdString(use.slug);
    return use.value ? tr("%1 %2").arg(name).arg(*use.value) : name;
}

QString ArmyWords::slotKinds(const Slot& slot) {
    // Artifacts and spell books go wherever customizations do: naming them too only makes the line long.
    QStringList names;
    const auto takes = [&](OptionKind kind) {
        return std::find(slot.kinds.begin(), slot.kinds.end(), kind) != slot.kinds.end();
    };
    for (const OptionKind kind : slot.kinds)
        if (!takes(OptionKind::Customization) ||
            (kind != OptionKind::Artifact && kind != OptionKind::SpellBook))
            names << optionKindName(kind);
    return names.join(tr(" or "));
}

QString ArmyWords::band(const std::string& colour) {
    if (colour == "red")
        return tr("red band");
    if (colour == "blue")
        return tr("blue band");
    if (colour == "green")
        return tr("green band");
    if (colour == "yellow")
        return tr("yellow band");
    if (colour == "white")
        return tr("white band");
    return colour.empty() ? QString() : tr("band “%1”").arg(QString::fromStdString(colour));
}

QString ArmyWords::points(const std::optional<int>& cost) {
    return cost ? QString::number(*cost) : QStringLiteral("?");
}

QString ArmyWords::statistics(const UnitSide& side) {
    const Bonuses& attack = side.primary ? side.primary->bonus : side.bonus;
    QString defense = QString::number(side.defense.front);
    if (side.defense.byFacing())
        defense = tr("front %1, left %2, right %3, back %4")
                      .arg(side.defense.front)
                      .arg(side.defense.left.value_or(side.defense.front))
                      .arg(side.defense.right.value_or(side.defense.front))
                      .arg(side.defense.back.value_or(side.defense.front));
    return QStringList{
        tr("movement %1").arg(side.movement ? QString::number(*side.movement) : QStringLiteral("×")),
        bonuses(attack), tr("defense %1").arg(defense)}
        .join(dot);
}

QString ArmyWords::bonuses(const Bonuses& attack) {
    return tr("infantry %1, light %2, heavy %3")
        .arg(bonus(attack.infantry), bonus(attack.light), bonus(attack.heavy));
}

QStringList ArmyWords::facts(const Option& option) {
    QStringList lines;
    if (option.cost)
        lines << tr("Costs %n point(s).", nullptr, *option.cost);
    if (option.bonus)
        lines << tr("Combat bonus: %1.").arg(bonuses(*option.bonus));
    if (option.penalty)
        lines << tr("The caster takes %n Suppressed marker(s).", nullptr, *option.penalty);
    if (option.range)
        lines << (option.rangeInInterspaces ? tr("Reaches %n interspace(s) far.", nullptr, *option.range)
                                            : tr("Reaches %n space(s) far.", nullptr, *option.range));
    if (option.sight == SightNeed::Clear)
        lines << tr("Needs a clear line of sight.");
    if (option.sight == SightNeed::ClearOrObscured)
        lines << tr("Needs a line of sight, clear or obscured.");
    if (option.markers > 0)
        lines << tr("Comes with %n marker(s).", nullptr, option.markers);
    if (option.uses && *option.uses != option.markers)
        lines << tr("Can be used %n time(s).", nullptr, *option.uses);
    if (option.stars > 0)
        lines << tr("Gives %n more order(s).", nullptr, option.stars);
    if (option.spellSpaces > 0)
        lines << tr("Holds %n spell(s).", nullptr, option.spellSpaces);
    QStringList bands;
    for (const std::string& colour : option.bands)
        bands << band(colour);
    if (!bands.isEmpty())
        lines << tr("Goes into slots with: %1.").arg(bands.join(QStringLiteral(", ")));
    return lines;
}

}  // namespace bocage::model
