#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "rules/content/content.h"

namespace bocage::model {

/// What one version of a pack has that another has not.
class PackDifference {
    Q_DECLARE_TR_FUNCTIONS(PackDifference)

public:
    struct Field {
        std::string pointer;
        rules::Json before, after;  ///< null where there is none
        int parts = 1;              ///< as FieldPlan says of numbers
    };
    struct Item {
        enum class Kind { Added, Removed, Changed };
        Kind kind = Kind::Changed;
        rules::ContentId id;
        rules::Text name;
        std::vector<Field> fields;  ///< of what changed
    };

    PackDifference(const rules::Pack& before, const rules::Pack& after);

    const std::vector<Item>& items() const { return m_items; }
    bool empty() const { return m_items.empty(); }
    /// "Ranger Platoon: Cost 110 → 115", one line for each piece.
    QStringList lines() const;
    static QString line(const Item& item);
    /// Which of these files (scenarios, armies, campaigns) name a piece that changed or went.
    QStringList touched(const QStringList& files) const;

private:
    std::vector<Item> m_items;
};

/// Which of these files name anything of a pack.
QStringList filesUsing(const rules::PackId& pack, const QStringList& files);

}  // namespace bocage::model
