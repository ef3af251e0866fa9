#pragma once

#include <QAbstractItemModel>
#include <QPointer>
#include <vector>

#include "model/document/roster_document.h"
#include "rules/systems/normandie/army/army_totals.h"

namespace bocage::model {

/// What an army amounts to, in two columns: each number with its sources below it.
class ArmyTotalsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Section {
        Points,
        Orders,
        SpecialOrders,
        Bluffs,
        Units,
        Breaking,
        HandOut,
        Access,
        Spells,
        Abilities,
        Bags,
        sectionCount
    };
    enum Role { ElementRole = Qt::UserRole + 1 };  ///< QString: entry or filling a line is about

    explicit ArmyTotalsModel(QObject* parent = nullptr);
    void setDocument(RosterDocument* document);

    int points() const { return m_points; }
    std::optional<int> limit() const { return m_limit; }
    bool provisional() const { return m_provisional; }
    /// Why the total is provisional; empty when it is not.
    QString provisionalReason() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return 2; }
    QVariant data(const QModelIndex& index, int role) const override;
    void retranslate() { refresh(); }

Q_SIGNALS:
    void refreshed();

private:
    struct Line {
        QString name, value, tip;
        rules::ElementId element;
        std::vector<Line> sources = {};
    };
    void refresh();
    std::vector<Line> build();
    const Line& lineOf(const QModelIndex& index) const;

    QPointer<RosterDocument> m_document;
    std::vector<Line> m_lines;  ///< one per section, always all of them
    int m_points = 0, m_unknownCosts = 0;
    std::optional<int> m_limit;
    bool m_provisional = false;
};

}  // namespace bocage::model
