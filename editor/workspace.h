#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "editor/actions/action_info.h"
#include "editor/actions/command_palette.h"
#include "model/document/document.h"
#include "rules/checks/check.h"

class QWidget;

namespace bocage::model {
class UserCollection;
}

namespace bocage::editor {

class ActionSet;
class WorkspaceHost;

/// A panel that a workspace lends to the window.
struct DockPlace {
    QString id;  ///< objectName of the dock; part of the saved layout, so it never changes
    std::function<QString()> title;
    QWidget* widget = nullptr;
    Qt::DockWidgetArea area = Qt::LeftDockWidgetArea;
    bool shownAtFirst = true;
    int size = 260;  ///< width at the sides, height at the bottom, when the layout is fresh
    /// What the list of panels calls it, where the title says what is in it now.
    std::function<QString()> name = {};
};

/// One kind of document and everything needed to edit it. The window only hosts: it asks for a view per
/// document, shows the docks while one of its documents is current, and routes the shared actions. Add a
/// kind by listing it in `app/gui/workspaces.cpp`.
class Workspace : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Part of settings keys: "scenario", "army".
    virtual QString id() const = 0;
    virtual bool handles(const model::Document& document) const = 0;
    /// Rows for the window's action set; added once.
    virtual std::span<const ActionInfo> actionTable() const = 0;
    /// The window; lives longer. Called once before setUp.
    virtual void setHost(WorkspaceHost&) {}
    /// Called once after the table was added: connect handlers.
    virtual void setUp(ActionSet& actions) = 0;
    virtual std::vector<DockPlace> docks() = 0;

    /// The view of one document: the page of its tab. The window owns it; it dies before the document.
    virtual QWidget* createView(model::Document& document) = 0;
    /// The view whose tab is in front; null when the front tab belongs to another workspace.
    virtual void setCurrentView(QWidget* view) = 0;

    /// Whether an action of the window is in sight while a view of this workspace is in front.
    virtual bool offers(const QString& /*action*/) const { return true; }
    /// Whether an action is of no use to anybody but this workspace: out of sight with all others.
    virtual bool keeps(const QString& /*action*/) const { return false; }
    /// A document of whatever kind was opened, or is in front now (null: none).
    virtual void documentOpened(model::Document&) {}
    virtual void setFront(model::Document*) {}
    /// Opens a roster of a scenario, when that is this workspace's trade.
    virtual void openRoster(model::Document& /*scenario*/, const rules::ElementId& /*roster*/) {}

    /// Name of the arrangement of docks that the current view wants; those of this workspace are shown when
    /// it is the workspace's own.
    virtual QString layout() const { return id(); }
    /// Page of the manual about the current view.
    virtual QString helpPage() const { return id(); }
    /// Left part of the status bar: what is under the pointer or the cursor, in words.
    virtual QString statusText() const = 0;
    /// Right part: zoom and size.
    virtual QString viewText() const = 0;
    /// Places and things that "find anything" offers for a query.
    virtual std::vector<Findable> findables(const QString& query) = 0;
    /// Shows where a finding is.
    virtual void reveal(const rules::Location& location) = 0;
    /// The user's shelf; lives as long as the window.
    virtual void setCollection(model::UserCollection&) {}
    /// What the rules say of the document in front; comes again after each change.
    virtual void setVerdict(const rules::Verdict&) {}
    /// True when its own panels list the problems: the window's list then starts hidden.
    virtual bool showsProblems() const { return false; }
    /// Shows what a way out would change, before it is taken; null ends it.
    virtual void preview(const rules::Fix*) {}

Q_SIGNALS:
    void statusChanged();
    void dockTitlesChanged();
    void layoutChanged();
    /// The workspace wants this dock seen (for example the inspector after "Properties").
    void dockWanted(const QString& id);
    /// The document in front is to be saved.
    void saveRequested();
    /// A roster of the scenario in front should be opened: inside it, or linked and in a file of its own.
    void rosterWanted(const bocage::rules::ElementId& roster);
};

}  // namespace bocage::editor
