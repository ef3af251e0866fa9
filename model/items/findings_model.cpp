#include "model/items/findings_model.h"

#include <map>

#include "model/items/row_changes.h"
#include "model/messages/finding_text.h"

namespace bocage::model {

namespace {

QString priced(const QString& text, const std::optional<int>& price) {
    if (!price || *price == 0)
        return text;
    return QStringLiteral("%1 (%2%3)")
        .arg(text, *price > 0 ? QStringLiteral("+") : QStringLiteral("−"))
        .arg(std::abs(*price));
}

}  // namespace

struct FindingsModel::Follower {
    FindingsModel& model;
    std::map<std::string, Row>& fresh;

    void remove(int row) {
        model.beginRemoveRows({}, row, row);
        model.m_rows.erase(model.m_rows.begin() + row);
        model.m_keys.erase(model.m_keys.begin() + row);
        model.endRemoveRows();
    }
    void insert(int row, const std::string& key) {
        model.beginInsertRows({}, row, row);
        model.m_rows.insert(model.m_rows.begin() + row, fresh.at(key));
        model.m_keys.insert(model.m_keys.begin() + row, key);
        model.endInsertRows();
    }
    void move(int from, int to) {
        model.beginMoveRows({}, from, from, {}, to);
        std::rotate(model.m_rows.begin() + to, model.m_rows.begin() + from, model.m_rows.begin() + from + 1);
        std::rotate(model.m_keys.begin() + to, model.m_keys.begin() + from, model.m_keys.begin() + from + 1);
        model.endMoveRows();
    }
};

FindingsModel::FindingsModel(QObject* parent) : QAbstractListModel(parent) {}

void FindingsModel::setVerdict(const rules::Verdict& verdict, const rules::Library& library,
                               const rules::Scenario* scenario) {
    const FindingText words(library, scenario);
    std::vector<std::string> wanted;
    std::map<std::string, Row> fresh;
    const auto add = [&](const rules::Findings& findings, bool waived) {
        for (const rules::Finding& finding : findings) {
            Row row{finding, waived, words.sentence(finding), words.place(finding), {}};
            for (const rules::Fix& fix : finding.fixes)
                row.fixes << priced(words.fix(fix), fix.price);
            // Two findings with one key would be one row: number the later ones.
            std::string key = finding.key();
            while (fresh.contains(key))
                key += '+';
            fresh.emplace(key, std::move(row));
            wanted.push_back(std::move(key));
        }
    };
    add(verdict.findings, false);
    add(verdict.waived, true);
    followRows(m_keys, wanted, Follower{*this, fresh});
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (Row& row = fresh.at(m_keys[i]); !(row == m_rows[i])) {
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
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return !row.waived && row.finding.severity == severity;
    }));
}

int FindingsModel::waivedCount() const {
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.waived; }));
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
        case SentenceRole:
            return row.sentence;
        case Qt::AccessibleTextRole:
            return QStringList{FindingText::severity(row.finding.severity), row.sentence, row.place}.join(
                QStringLiteral(", "));
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
        default:
            return {};
    }
}

}  // namespace bocage::model
