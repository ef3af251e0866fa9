#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "rules/systems/normandie/content/content.h"

namespace bocage::model {

/// What the army builder says of a tile, slot or option: one line, kinds, bands, statistics. Totals have
/// their words in ArmyText.
class ArmyWords {
    Q_DECLARE_TR_FUNCTIONS(ArmyWords)

public:
    using Content = rules::normandie::Content;

    /// "officer tile · 3 units · 4 slots"
    static QString summary(const rules::normandie::Tile& tile, const Content& content);
    /// "equipment · 3 markers · range 2 interspaces"
    static QString summary(const rules::normandie::Option& option, const Content& content);
    /// "Assault 2"
    static QString ability(const rules::normandie::AbilityUse& use, const Content& content);
    /// "trait or equipment"
    static QString slotKinds(const rules::normandie::Slot& slot);
    /// "red band"; empty for a slot without one.
    static QString band(const std::string& colour);
    static QString points(const std::optional<int>& cost);
    /// "movement 4 · infantry +1, light ×, heavy × · defense 6"
    static QString statistics(const rules::normandie::UnitSide& side);
    /// "infantry +1, light ×, heavy ×"
    static QString bonuses(const rules::normandie::Bonuses& bonus);
    /// What an option's tile says besides its help: price, bonus, penalty, range, sight, markers, one each.
    static QStringList facts(const rules::normandie::Option& option);
};

}  // namespace bocage::model
