#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

#include "model/studio/field_plan.h"

namespace bocage::model {

/// What people call the kinds, fields and values of content. What is not in the tables is called by its name
/// in the file, taken apart into words, so that a new game has readable forms from its first day.
class FieldWords {
    Q_DECLARE_TR_FUNCTIONS(FieldWords)

public:
    /// "Units", "Recruitment tiles" …
    static QString kinds(std::string_view kind);
    /// "unit", "recruitment tile" …
    static QString kind(std::string_view kind);
    /// "Breaking points"
    static QString field(std::string_view name);
    static QString field(const FieldPlan& plan);
    /// One sentence about a field; empty for what its label says already.
    static QString help(const FieldPlan& plan);
    /// One value of a choice.
    static QString choice(std::string_view value);
    /// What people read for a group of pieces that a pack names; its own words where we have none.
    static QString category(std::string_view category);
    /// A word that such a field of the game may hold, as the tables call it; empty when none has it.
    static QString known(const FieldPlan& plan, std::string_view value, std::string_view system);
    /// The same for every word: those that no table has are taken apart into words when they are written like
    /// names in files, and else stay as they are.
    static QString word(const FieldPlan& plan, std::string_view value, std::string_view system);
    /// A symbol that is no picture of one piece; empty for the others.
    static QString symbol(std::string_view name);
    /// Any value as a plain list, a line for each thing it holds, what is inside another indented.
    static QStringList outline(const rules::Json& value);
    /// "Front: Defense: left" for "/front/defense/left".
    static QString place(std::string_view pointer);
    /// "heavy-weapon" and "heavyWeapon" as "Heavy weapon".
    static QString plain(std::string_view name);
    /// A value of a field in a few words, for tables and differences.
    static QString value(const rules::Json& value);
};

}  // namespace bocage::model
