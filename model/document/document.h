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

    /// True while a step is done or taken back and the views are being told. Whatever they do then, no step
    /// can begin: it would end up inside the other one and could never be undone.
    bool isChanging() const { return m_changing > 0; }

    const rules::LibraryPtr& library() const { return m_library; }
    void setLibrary(rules::LibraryPtr library);

Q_SIGNALS:
    void pathChanged();
    void modifiedChanged(bool modified);
    void libraryChanged();

protected:
    /// Lives as long as one step is being applied and told.
    class Changing {
    public:
        explicit Changing(Document& document) : m_document(document) { ++m_document.m_changing; }
        ~Changing() { --m_document.m_changing; }
        Changing(const Changing&) = delete;
        Changing& operator=(const Changing&) = delete;

    private:
        Document& m_document;
    };
    /// What every edit asks first. An edit while another is being applied is a fault of the program, not a
    /// wish of the user: it is refused with a warning, and where $BOCAGE_STRICT is set the program ends.
    bool mayBegin(const QString& step) const;

private:
    int m_changing = 0;
    QString m_path;
    QUndoStack m_undoStack;
    rules::LibraryPtr m_library;
};

}  // namespace bocage::model
