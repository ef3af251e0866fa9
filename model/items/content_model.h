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

    ContentModel(rules::LibraryPtr library, std::string system, QStringList kinds, QObject* parent = nullptr);
    /// Only these, in this order.
    ContentModel(rules::LibraryPtr library, std::vector<rules::ContentId> ids, QObject* parent = nullptr);

    rules::ContentId contentAt(const QModelIndex& index) const;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    static QString kindName(std::string_view kind);

private:
    rules::LibraryPtr m_library;
    std::vector<rules::ContentId> m_ids;
};

}  // namespace bocage::model
