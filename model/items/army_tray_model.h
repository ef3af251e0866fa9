#pragma once

#include <QPointer>

#include "model/commands/army_units.h"
#include "model/items/row_changes.h"

namespace bocage::model {

/// Units of the scenario's armies that do not stand on the battlefield yet. A placed one leaves the list and
/// comes back when its piece is deleted. Speaks the roles of PaletteModel, so that the same cards show it.
class ArmyTrayModel : public KeyedListModel<ArmyUnits> {
    Q_OBJECT

public:
    explicit ArmyTrayModel(QObject* parent = nullptr);
    void setDocument(ScenarioDocument* document);

    const ArmyUnits& unitsAt(const QModelIndex& index) const;
    /// How many units are still to be placed, over all rows.
    int unplaced() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Words again, after the language changed.
    void retranslate();

Q_SIGNALS:
    void unplacedChanged();

private:
    void follow(const Change& change);
    void refresh();

    QPointer<ScenarioDocument> m_document;
    std::map<std::string, rules::Roster> m_linked;
};

}  // namespace bocage::model
