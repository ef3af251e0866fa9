#include "model/items/findings_model.h"

#include <map>

#include "model/messages/finding_text.h"

#include "rules/checks/ownership.h"

namespace bocage::model {

FindingsModel::FindingsModel(QObject* parent) : KeyedListModel(parent) {}

void FindingsModel::setVerdict(const rules::Verdict& verdict, const rules::Library& library,
                               const JudgedValue& value) {
    std::vector<std::string> wanted;
    std::map<std::string, FindingRow> fresh;
    for (FindingRow& row : findingRows(verdict, library, value)) {
        wanted.push_back(row.key);
        fresh.emplace(row.key, std::move(row));
    }
    showRows(wanted, fresh);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (FindingRow& row = fresh.at(m_keys[i]); !(row == m_rows[i])) {
            m_rows[i] = std::move(row);
            const QModelIndex changed = index(static_cast<int>(i));
            Q_EMIT dataChanged(changed, changed);
        }
}

void FindingsModel::clear() {
    beginResetModel();
    m_rows.clear();
    m_keys.clear();
    endResetModel();
}

const rules::Finding* FindingsModel::finding(int row) const {
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)].finding : nullptr;
}

int FindingsModel::count(rules::Severity severity) const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [&](const FindingRow& row) {
        return !row.waived && row.finding.severity == severity && !rules::isOwnership(row.finding);
    }));
}

int FindingsModel::missingCount() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const FindingRow& row) {
        return !row.waived && rules::isOwnership(row.finding);
    }));
}

int FindingsModel::waivedCount() const {
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const FindingRow& row) { return row.waived; }));
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    return index.isValid() ? fact(m_rows[static_cast<std::size_t>(index.row())], role) : QVariant();
}

QVariant FindingsModel::fact(const FindingRow& row, int role) {
    switch (role) {
        case Qt::DisplayRole:
        case SentenceRole:
            return row.sentence;
        case Qt::AccessibleTextRole: {
            QStringList parts{FindingText::severity(row.finding.severity), row.sentence, row.place};
            parts.removeAll(QString());
            return parts.join(QStringLiteral(", "));
        }
        case SeverityRole:
            return static_cast<int>(row.finding.severity);
        case RuleRole:
            return QString::fromStdString(row.finding.rule);
        case PlaceRole:
            return row.place;
        case FixesRole:
            return row.fixes;
        case WaivedRole:
            return row.waived;
        case ReasonRole:
            return row.reason;
        default:
            return {};
    }
}

}  // namespace bocage::model
