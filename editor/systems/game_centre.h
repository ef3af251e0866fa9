#pragma once

#include <QStringList>
#include <QWidget>

#include "editor/workspace.h"

namespace bocage::editor {

/// What a game puts into the middle of a tab where neither the map nor the sheet of cards will do: a table of
/// cards, a stronghold. It edits through the document's commands and answers what the window asks of the tab
/// in front. It lives no longer than its document.
class GameCentre : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What the switch between the centre and the briefing calls it, and its icon.
    virtual QString title() const = 0;
    virtual QString tip() const { return {}; }
    virtual QString icon() const { return QStringLiteral("scenario"); }

    /// The page of the manual that tells about it.
    virtual QString helpPage() const { return QStringLiteral("editor"); }

    /// Left and right part of the status bar.
    virtual QString statusText() const { return {}; }
    virtual QString viewText() const { return {}; }
    /// Things that "find anything" offers for a query.
    virtual std::vector<Findable> findables(const QString&) { return {}; }
    /// Shows where a finding is; false when that is not here.
    virtual bool reveal(const rules::Location&) { return false; }
    /// What the rules say of the document; comes again after each change.
    virtual void setVerdict(const rules::Verdict&) {}
    /// Shows what a way out would change, before it is taken; null ends it.
    virtual void preview(const rules::Fix*) {}
    /// The user's shelf; lives as long as the window.
    virtual void setCollection(model::UserCollection&) {}

    /// Which of the window's editing actions ("edit.delete", "edit.copy" …) it has at all. Others are not
    /// shown while it is in front.
    virtual QStringList actions() const { return {}; }
    /// Whether one of them makes sense now.
    virtual bool may(const QString& /*action*/) const { return true; }
    virtual void act(const QString& /*action*/) {}

Q_SIGNALS:
    /// Status, or what may be done, is another now.
    void statusChanged();
    /// A scenario's roster should be opened in a tab of its own.
    void openArmyRequested(const bocage::rules::ElementId& army);
};

}  // namespace bocage::editor
