#pragma once

#include <QWidget>

#include "model/document/roster_document.h"
#include "rules/checks/check.h"

namespace bocage::editor {

/// One section of the column beside the army sheet. To add one: derive, list it in ArmyWorkspace's
/// constructor with ArmySidePanel::addSection; title, folding and scrolling come with it.
class ArmyPanel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Heading of the section; ask again after titleChanged.
    virtual QString title() const = 0;
    /// The army in front; null when there is none.
    virtual void setDocument(model::RosterDocument* document) = 0;
    /// What the rules say of it; comes again after each change.
    virtual void setVerdict(const rules::Verdict&) {}

Q_SIGNALS:
    void titleChanged();
    /// Somebody wants to see this entry or filling on the sheet.
    void revealWanted(const bocage::rules::ElementId& id);
    /// Somebody points at a way out: show what it would change; null when no longer.
    void previewWanted(const bocage::rules::Fix* fix);
};

}  // namespace bocage::editor
