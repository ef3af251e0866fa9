#pragma once

#include <QPointer>

#include "editor/army/army_sheet.h"
#include "editor/systems/roster_desk.h"
#include "editor/workspace.h"

namespace bocage::editor {

class ArmyDesk;
class ArmySidePanel;
class CataloguePanel;
class VariantsPanel;

/// Building armies: catalogue, sheet of cards, totals and legality.
class ArmyWorkspace : public Workspace, private RosterDesk {
    Q_OBJECT

public:
    explicit ArmyWorkspace(QObject* parent = nullptr);
    ~ArmyWorkspace() override;

    QString id() const override { return QStringLiteral("army"); }
    bool handles(const model::Document& document) const override;
    std::span<const ActionInfo> actionTable() const override;
    bool offers(const QString& action) const override;
    void setUp(ActionSet& actions) override;
    std::vector<DockPlace> docks() override;
    QWidget* createView(model::Document& document) override;
    void setCurrentView(QWidget* view) override;
    QString statusText() const override;
    QString viewText() const override;
    std::vector<Findable> findables(const QString& query) override;
    void reveal(const rules::Location& location) override;
    void setVerdict(const rules::Verdict& verdict) override;
    void preview(const rules::Fix* fix) override;
    void setCollection(model::UserCollection& shelf) override;
    bool showsProblems() const override { return true; }
    void setHost(WorkspaceHost& host) override;
    void documentOpened(model::Document& document) override;
    void setFront(model::Document* document) override;
    void openRoster(model::Document& scenario, const rules::ElementId& roster) override;

    ArmyDesk& desk() { return *m_desk; }

    ArmySheet* sheet() const { return m_sheet; }

private:
    /// What games add, by the id of the game.
    struct GamePart {
        std::string system;
        std::unique_ptr<RosterParts> part;
        std::vector<ArmyPanel*> panels;
    };

    // RosterDesk
    model::RosterDocument* document() const override;
    rules::ContentId chosen() const override;
    const model::UserCollection* shelf() const override { return m_shelf; }
    std::vector<rules::Roster> otherRosters() const override;
    std::vector<model::ScenarioDocument*> scenarios() const override;
    QWidget* window() const override { return m_sheet; }
    void showSection(ArmyPanel& panel) override;
    void choose(const rules::ElementId& card) override;
    bool pageShown() const override { return m_sheet && m_sheet->pageShown(); }
    void showPage(bool page) override;
    const GamePart* partFor(const model::RosterDocument& document) const;
    const GamePart* partOf(const QString& action) const;

    // army_workspace_edits.cpp: wishes become edits, or a sentence why not.
    /// Puts it into the place, else wherever there is a free slot for it; what was dropped goes where it was
    /// dropped or nowhere. False when nothing takes it.
    enum class Aim { Anywhere, Here };
    bool put(const rules::ContentId& content, const model::ArmyPlace& place, Aim aim = Aim::Anywhere);
    bool putOption(const rules::ContentId& option, const model::ArmyPlace& place, Aim aim);
    void replace();
    void move(const rules::ElementId& filling, const model::ArmyPlace& place);
    void moveEntry(const rules::ElementId& entry, const model::ArmyPlace& place);
    void removeCurrent();
    void duplicateCurrent();
    void nameCurrent();
    void nameCounter(const rules::ElementId& entry, std::size_t unit);
    void showMenu(const model::ArmyPlace& place, const QPoint& globalPosition);
    void tell(const QString& words);
    void tell(const rules::Findings& objections);

    void refreshActions();
    /// The tile that is chosen, or that the chosen slot is on; null when none is.
    const rules::RosterEntry* currentEntry() const;
    /// What fills the chosen slot, or the chosen free option; empty when nothing does.
    rules::ElementId currentFilling() const;

    WorkspaceHost* m_host = nullptr;
    ActionSet* m_actions = nullptr;
    ArmyDesk* m_desk = nullptr;
    std::vector<QPointer<ArmySheet>> m_sheets;  ///< of every open army
    QPointer<ArmySheet> m_sheet;
    // Docks own these once they are handed out.
    QPointer<CataloguePanel> m_catalogue;
    model::UserCollection* m_shelf = nullptr;
    QPointer<ArmySidePanel> m_side;
    VariantsPanel* m_variants;  ///< part of the side panel
    std::vector<GamePart> m_parts;
    std::vector<ActionInfo> m_table;
    QString m_told;
};

}  // namespace bocage::editor
