#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QTimer>
#include <map>
#include <optional>
#include <vector>

#include "model/roster/roster_face.h"
#include "rules/content/collection.h"

namespace bocage::model {

/// Everything a roster can be built from, with whether it fits the chosen place, another one, or nothing, and
/// why not in the words of the rules.
class ArmyCatalogueModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Fit {
        Here,       ///< into the chosen place
        Elsewhere,  ///< into another slot, or as a card or without slot
        Nowhere,
    };
    enum Role {
        ContentIdRole = Qt::UserRole + 1,  ///< QString
        GroupRole,                         ///< int, index into groups()
        SummaryRole,
        CostRole,    ///< int; absent when unknown
        FitRole,     ///< int of Fit
        ReasonRole,  ///< why it fits nowhere, a sentence; empty when it fits
        RuleRole,    ///< the rule behind the reason
        FactionRole,
        AbilitiesRole,  ///< QStringList of slugs: the tags of RosterFace
        PictureRole,    ///< QString: the content that stands for it; empty for nothing
        FaceRole,       ///< QString: the face of that
        StarterRole,    ///< bool
        LeftRole,       ///< int: copies in the boxes that this army does not use
        SearchRole,
    };

    explicit ArmyCatalogueModel(QObject* parent = nullptr);

    void setDocument(RosterDocument* document);
    /// Counts what is left on this shelf; with an empty one, in one box of each kind.
    void setCollection(const rules::Collection& collection);
    bool shelfNamed() const { return !m_collection.boxes.empty() || !m_collection.pieces.empty(); }
    RosterDocument* document() const { return m_document; }
    /// What "fits here" is about.
    void setTarget(const ArmyPlace& target);
    const ArmyPlace& target() const { return m_target; }

    rules::ContentId contentAt(const QModelIndex& index) const;
    QModelIndex indexOf(const rules::ContentId& id) const;
    /// How the rosters of the document's game are built; null without a document.
    const RosterFace* game() const { return m_game; }
    QStringList groups() const { return m_game ? m_game->groups() : QStringList(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    void retranslate();

private:
    struct Row : CatalogueItem {
        Fit fit = Fit::Elsewhere;
        QString reason, rule;
    };
    void fill();
    /// Every row again. Those of a large army are judged some at a time, so that nobody waits for them.
    void judgeAll();
    void judgeMore();
    void judge(Row& row, const RosterTrial& trial) const;
    void countUses();

    QPointer<RosterDocument> m_document;
    const RosterFace* m_game = nullptr;
    std::vector<Row> m_rows;
    std::size_t m_judged = 0;  ///< rows that are up to date
    QTimer m_later;
    ArmyPlace m_target;
    rules::Collection m_collection;
    std::map<rules::ContentId, int> m_stock, m_used;
};

/// What of the catalogue is shown: chosen kinds, faction, price, ability, words; what fits the chosen place
/// first.
class ArmyCatalogueFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ArmyCatalogueFilter(QObject* parent = nullptr);

    void setWords(const QString& words);
    void setGroups(const std::vector<int>& groups);  ///< empty: all
    void setFitsOnly(bool only);
    void setOwnedOnly(bool only);
    /// Things of the faction and of none; empty: of all factions.
    void setFaction(const rules::ContentId& faction);
    void setCostAtMost(std::optional<int> points);
    void setAbility(const QString& slug);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    std::vector<int> m_groups;
    bool m_fitsOnly = false, m_ownedOnly = false;
    rules::ContentId m_faction;
    std::optional<int> m_cost;
    QString m_ability;
};

}  // namespace bocage::model
