#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "rules/content/library.h"

namespace bocage::model {

/// What is said of a pack before and after it is installed.
class PackFacts {
    Q_DECLARE_TR_FUNCTIONS(PackFacts)

public:
    /// "4 factions, 74 units, 28 recruitment tiles"
    static QString contents(const rules::Pack& pack);
    /// Titles of the packs that need this one.
    static QStringList dependents(const rules::Library& library, const rules::PackId& pack);
    /// Titles of the packs it needs, with what is missing.
    static QStringList needs(const rules::Library& library, const rules::Pack& pack);
    /// A piece that stands for the pack in a picture; empty when it has none.
    static rules::ContentId emblem(const rules::Pack& pack);
};

}  // namespace bocage::model
