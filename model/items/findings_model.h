#pragma once

#include <vector>

#include "model/items/finding_row.h"
#include "model/items/row_changes.h"

namespace bocage::model {

/// The findings of the last verdict, in words, as a plain list. A new verdict changes only the rows that
/// differ.
class FindingsModel : public KeyedListModel<FindingRow> {
    Q_OBJECT

public:
    enum Role {
        SeverityRole = Qt::UserRole + 1,  ///< int of rules::Severity
        RuleRole,
        SentenceRole,
        PlaceRole,
        FixesRole,   ///< QStringList, best first, with their price
        WaivedRole,  ///< bool
        ReasonRole,  ///< why it was waived
    };

    explicit FindingsModel(QObject* parent = nullptr);

    /// `value` names things in sentences. Words are made at once, so that nothing of it is kept.
    void setVerdict(const rules::Verdict& verdict, const rules::Library& library, const JudgedValue& value);
    void clear();

    const std::vector<FindingRow>& rows() const { return m_rows; }
    const rules::Finding* finding(int row) const;
    int count(rules::Severity severity) const;
    int waivedCount() const;
    /// Pieces that the user's boxes do not hold.
    int missingCount() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// One fact about a finding in words, by Role; also for models that arrange the rows otherwise.
    static QVariant fact(const FindingRow& row, int role);
};

}  // namespace bocage::model
