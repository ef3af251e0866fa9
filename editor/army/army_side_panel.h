#pragma once

#include <QScrollArea>
#include <vector>

#include "editor/army/army_panel.h"

class QToolButton;
class QVBoxLayout;

namespace bocage::editor {

/// The column beside the sheet: sections with a heading that folds them away.
class ArmySidePanel : public QScrollArea {
    Q_OBJECT

public:
    explicit ArmySidePanel(QWidget* parent = nullptr);

    /// Takes the panel over and shows it below the others.
    void addSection(ArmyPanel* panel, bool folded = false);
    void setDocument(model::RosterDocument* document);
    void setVerdict(const rules::Verdict& verdict);
    /// Whether a section is in the column at all, with its heading.
    void setShown(ArmyPanel* panel, bool shown);
    /// Folds a section out and shows it.
    void showSection(ArmyPanel* panel);

Q_SIGNALS:
    void revealWanted(const bocage::rules::ElementId& id);
    void previewWanted(const bocage::rules::Fix* fix);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Section {
        ArmyPanel* panel;
        QToolButton* heading;
        bool shown = true;
    };
    void refreshTitle(const Section& section);

    std::vector<Section> m_sections;
    QVBoxLayout* m_rows;
};

}  // namespace bocage::editor
