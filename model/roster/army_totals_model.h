#pragma once

#include <QAbstractItemModel>
#include <QPointer>
#include <vector>

#include "model/roster/roster_face.h"

namespace bocage::model {

/// What a roster amounts to, in two columns: each number with its sources below it.
class ArmyTotalsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { ElementRole = Qt::UserRole + 1 };  ///< QString: entry or filling a line is about

    explicit ArmyTotalsModel(QObject* parent = nullptr);
    void setDocument(RosterDocument* document);

    int points() const { return m_totals.points; }
    std::optional<int> limit() const { return m_totals.limit; }
    bool provisional() const { return !m_totals.provisional.isEmpty(); }
    /// Why the total is provisional; empty when it is not.
    QString provisionalReason() const { return m_totals.provisional; }
    /// Whether the game of the roster has costs at all.
    bool hasCosts() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return 2; }
    QVariant data(const QModelIndex& index, int role) const override;
    void retranslate() { refresh(); }

Q_SIGNALS:
    void refreshed();

private:
    using Line = TotalLine;
    void refresh();
    const Line& lineOf(const QModelIndex& index) const;

    QPointer<RosterDocument> m_document;
    RosterTotals m_totals;
};

}  // namespace bocage::model
