#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "rules/content/library.h"

namespace bocage::model {

/// What every open document has: a path, an undo history and a title. The value itself belongs to the
/// subclasses.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(rules::LibraryPtr library, QObject* parent = nullptr);
    ~Document() override;

    /// The history; that of `owner` when there is one.
    virtual QUndoStack& undoStack() { return m_undoStack; }
    virtual bool isModified() const { return !m_undoStack.isClean(); }
    /// The document whose file and history this one is part of: the scenario of an army inside it. Null when
    /// it stands on its own.
    virtual Document* owner() { return nullptr; }

    const QString& path() const { return m_path; }
    void setPath(const QString& path);

    /// File name or the document's own title; what tabs and dialogs show.
    virtual QString displayName() const = 0;
    /// Canonical bytes, as they would be saved now.
    virtual QByteArray toBytes() const = 0;
    /// File suffix, for example "scenario.json".
    virtual QString suffix() const = 0;

    const rules::LibraryPtr& library() const { return m_library; }
    void setLibrary(rules::LibraryPtr library);

Q_SIGNALS:
    void pathChanged();
    void modifiedChanged(bool modified);
    void libraryChanged();

private:
    QString m_path;
    QUndoStack m_undoStack;
    rules::LibraryPtr m_library;
};

}  // namespace bocage::model
