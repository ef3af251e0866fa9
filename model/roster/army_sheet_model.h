#pragma once

#include <QAbstractItemModel>
#include <QPointer>
#include <optional>
#include <vector>

#include "model/roster/roster_face.h"
#include "rules/checks/check.h"

namespace bocage::model {

/// A roster as a tree: cards, their slots, the spaces inside what fills them. Views that draw read the cards.
class ArmySheetModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        PlaceEntryRole = Qt::UserRole + 1,  ///< QString: the entry, or the free option's own id
        SlotRole,                           ///< int, −1 for a card
        SpaceRole,                          ///< int, −1 when it is none
        ContentIdRole,                      ///< QString, empty for an empty slot
        CostRole,
        ProblemsRole,  ///< QStringList
    };

    explicit ArmySheetModel(QObject* parent = nullptr);
    void setDocument(RosterDocument* document);
    /// Shows each finding at the place it concerns.
    void setVerdict(const rules::Verdict& verdict);

    const std::vector<SheetCard>& cards() const { return m_cards; }
    QModelIndex indexOf(const ArmyPlace& place) const;
    ArmyPlace placeOf(const QModelIndex& index) const;
    /// Card, slot or space in one sentence, for status bar and screen readers.
    QString inWords(const ArmyPlace& place) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    void retranslate() { refresh(); }

Q_SIGNALS:
    /// Something to be drawn differs.
    void refreshed();

private:
    void refresh();
    std::vector<SheetCard> build() const;
    const SheetCard* cardOf(const QModelIndex& index) const;
    const SheetSlot* slotOf(const QModelIndex& index) const;
    ArmyPlace placeOf(const SheetCard& card, const SheetSlot& slot) const;

    QPointer<RosterDocument> m_document;
    std::vector<SheetCard> m_cards;
    rules::Findings m_findings;
};

}  // namespace bocage::model
