#pragma once

#include <QAbstractItemModel>
#include <QPointer>
#include <array>
#include <map>
#include <vector>

#include "model/document/scenario_document.h"
#include "rules/core/finding.h"

namespace bocage::model {

/// Everything placed in a scenario as a tree: sections, and their elements below. Follows the document row by
/// row; owns no data but the ids it shows.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        ElementIdRole = Qt::UserRole + 1,  ///< QString; empty for a section
        SectionRole,                       ///< int of Section
        PlaceRole,                         ///< "H5", empty for sections
        SeverityRole,  ///< int of rules::Severity of the worst finding about it; absent when there is none
    };

    explicit OutlineModel(QObject* parent = nullptr);

    void setDocument(ScenarioDocument* document);
    /// Which elements have problems, for the dots.
    void setFindings(const rules::Findings& findings);
    QModelIndex indexOf(const rules::ElementId& id) const;
    rules::ElementId elementAt(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct SectionRows {
        Section section;
        std::vector<rules::ElementId> ids;
    };
    struct Follower;

    void documentChanged(const Change& change);
    void fill();
    std::vector<rules::ElementId> idsOf(Section section) const;
    QModelIndex sectionIndex(std::size_t i) const;

    QPointer<ScenarioDocument> m_document;
    std::vector<SectionRows> m_sections;
    std::map<rules::ElementId, rules::Severity> m_worst;
};

}  // namespace bocage::model
