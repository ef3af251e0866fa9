#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <string>
#include <vector>

#include "rules/content/library.h"

namespace bocage::model {

/// Pieces of content to choose from: those of some kinds, of the packs of one game system, by pack and name.
class ContentModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        ContentIdRole = Qt::UserRole + 1,  ///< QString
        DetailRole,                        ///< kind and pack, in words
        SearchRole,                        ///< everything a search may hit
    };

    /// Of each kind the pieces of one pack stand before the others.
    ContentModel(rules::LibraryPtr library, std::string system, QStringList kinds,
                 rules::PackId first = rules::PackId(), QObject* parent = nullptr);
    /// Only these, in this order.
    ContentModel(rules::LibraryPtr library, std::vector<rules::ContentId> ids, QObject* parent = nullptr);

    rules::ContentId contentAt(const QModelIndex& index) const;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    rules::LibraryPtr m_library;
    std::vector<rules::ContentId> m_ids;
};

}  // namespace bocage::model
