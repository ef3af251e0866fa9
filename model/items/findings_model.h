#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <vector>

#include "rules/checks/check.h"

namespace bocage::model {

/// The findings of the last verdict, in words. A new verdict changes only the rows that differ.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SeverityRole = Qt::UserRole + 1,  ///< int of rules::Severity
        RuleRole,
        SentenceRole,
        PlaceRole,
        FixesRole,   ///< QStringList, best first, with their price
        WaivedRole,  ///< bool
    };

    explicit FindingsModel(QObject* parent = nullptr);

    /// `scenario` names elements in sentences; null for a roster on its own. Words are made at once, so that
    /// nothing of it is kept.
    void setVerdict(const rules::Verdict& verdict, const rules::Library& library,
                    const rules::Scenario* scenario);
    void clear();

    const rules::Finding* finding(int row) const;
    int count(rules::Severity severity) const;
    int waivedCount() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        rules::Finding finding;
        bool waived = false;
        QString sentence, place;
        QStringList fixes;
        bool operator==(const Row&) const = default;
    };
    struct Follower;

    std::vector<Row> m_rows;
    std::vector<std::string> m_keys;
};

}  // namespace bocage::model
