#pragma once

#include <QAbstractItemModel>
#include <memory>

#include "model/items/findings_model.h"

namespace bocage::model {

/// Findings for the Problems panel: grouped and filtered, each unfolding into what it teaches. A group holds
/// findings; a finding holds why it is one, the rulings that decide it, the set in conflict and the ways out.
/// What was waived has a group of its own at the end. New rows change only what differs, so that views keep
/// their place.
class FindingsTree : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind { Group, Finding, Why, Ruling, Reason, Place, Fix };
    enum class Grouping { None, Rule, Place, Side };
    enum Role {
        // Those of FindingsModel hold for findings; these for every row.
        KindRole = Qt::UserRole + 100,  ///< int of Kind
        CountRole,                      ///< int, of a group
        SourceRole,                     ///< QString of a Why row: book and page
    };
    struct Filter {
        bool errors = true, warnings = true, notes = true, missing = true, waived = true;
        QString text;
        bool operator==(const Filter&) const = default;
    };

    explicit FindingsTree(QObject* parent = nullptr);
    ~FindingsTree() override;

    void setRows(const std::vector<FindingRow>& rows, const std::string& system);
    void setGrouping(Grouping grouping);
    void setFilter(const Filter& filter);
    Grouping grouping() const { return m_grouping; }
    const Filter& filter() const { return m_filter; }

    Kind kind(const QModelIndex& index) const;
    /// The finding that a row is or belongs to; null for a group.
    const FindingRow* finding(const QModelIndex& index) const;
    /// Which of the finding's ways out a row is; -1 when it is none.
    int fix(const QModelIndex& index) const;
    /// Where a row leads to; null when it is about the whole document.
    const rules::Location* location(const QModelIndex& index) const;
    /// The row of a finding.
    QModelIndex indexOf(const std::string& key) const;
    /// Every finding shown, from top to bottom.
    QModelIndexList findings() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node;
    struct Follower;

    // findings_tree_build.cpp
    std::unique_ptr<Node> build() const;
    std::unique_ptr<Node> findingNode(std::size_t row) const;
    bool passes(const FindingRow& row) const;
    std::pair<std::string, QString> groupOf(const FindingRow& row) const;

    const Node& node(const QModelIndex& index) const;
    QModelIndex indexOf(const Node& node) const;
    void refresh();
    void follow(Node& shown, Node& wanted);

    std::vector<FindingRow> m_rows;
    std::string m_system;
    Grouping m_grouping = Grouping::None;
    Filter m_filter;
    std::unique_ptr<Node> m_root;
};

}  // namespace bocage::model
