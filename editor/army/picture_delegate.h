#pragma once

#include <QStyledItemDelegate>

#include "rules/content/library.h"

namespace bocage::editor {

/// A row as people look for it: pictures of what it is about, its name, and a line about it. Pictures are
/// drawn when the row comes into sight.
class PictureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        PicturesRole = Qt::UserRole + 10,  ///< QStringList of content ids
        DetailRole,                        ///< QString below the name; may be empty
    };

    PictureDelegate(rules::LibraryPtr library, int side, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    rules::LibraryPtr m_library;
    int m_side;  ///< of a picture, in pixels
};

}  // namespace bocage::editor
