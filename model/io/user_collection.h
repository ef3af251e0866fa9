#pragma once

#include <QObject>
#include <QString>

#include "rules/content/collection.h"
#include "rules/core/result.h"

namespace bocage::model {

/// The boxes on the user's shelf, kept in one file of the usual collection format. As long as none was named,
/// nobody is told that something is missing.
class UserCollection : public QObject {
    Q_OBJECT

public:
    /// Reads the file; one that cannot be read counts as an empty shelf and is left alone until a box is set.
    explicit UserCollection(QString file = defaultFile(), QObject* parent = nullptr);

    const rules::Collection& value() const { return m_collection; }
    bool named() const { return !m_collection.boxes.empty() || !m_collection.pieces.empty(); }
    int boxes(const rules::ContentId& box) const;
    /// Single pieces besides the boxes; below zero for pieces that were lost.
    int pieces(const rules::ContentId& piece) const;
    /// Saves at once; on failure the shelf stays as it was.
    rules::Result<rules::Done> setBoxes(const rules::ContentId& box, int count);
    rules::Result<rules::Done> setPieces(const rules::ContentId& piece, int count);

    static QString defaultFile();

Q_SIGNALS:
    void changed();

private:
    rules::Result<rules::Done> save(rules::Collection changed);

    QString m_file;
    rules::Collection m_collection;
};

}  // namespace bocage::model
