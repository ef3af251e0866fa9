#pragma once

#include <QStringList>
#include <memory>
#include <vector>

#include "model/document/document.h"
#include "rules/content/library.h"
#include "rules/core/result.h"

class QWidget;

namespace bocage::model {
class UserCollection;
}

namespace bocage::editor {

/// What the window does for its workspaces: it opens, adds and shows documents without knowing what is in
/// them.
class WorkspaceHost {
public:
    virtual ~WorkspaceHost() = default;

    /// Dialogs belong to it.
    virtual QWidget* dialogParent() = 0;
    virtual rules::LibraryPtr hostLibrary() const = 0;
    virtual model::UserCollection& hostCollection() = 0;
    /// Every open document, in the order of the tabs.
    virtual std::vector<model::Document*> openDocuments() const = 0;
    virtual model::Document* frontDocument() = 0;
    /// Where the user keeps battles and armies.
    virtual QString documentsFolder() const = 0;

    virtual void openPaths(const QStringList& paths) = 0;
    /// A new document in a tab of its own; false when no workspace takes it.
    virtual bool addNew(std::unique_ptr<model::Document> document) = 0;
    /// What came from elsewhere and lies in no file: unsaved work from the first moment.
    virtual bool addImported(std::unique_ptr<model::Document> document) = 0;
    virtual void bringToFront(const model::Document& document) = 0;
    /// Closes its tab when the current event is done with.
    virtual void closeLater(model::Document& document) = 0;
    virtual void saveFront() = 0;
    virtual void tellProblems(const QString& sentence, const rules::Problems& problems) = 0;
};

}  // namespace bocage::editor
