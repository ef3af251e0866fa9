#pragma once

#include <QPointer>

#include "editor/table/table_view.h"

namespace bocage::editor {

/// Editing what is played without a map or not built of cards: the game brings the centre of the tab
/// (GameEditor::createCentre). No canvas, no panels and no tools of a map are in sight.
class TableWorkspace : public Workspace {
    Q_OBJECT

public:
    using Workspace::Workspace;

    QString id() const override { return QStringLiteral("table"); }
    bool handles(const model::Document& document) const override;
    std::span<const ActionInfo> actionTable() const override { return {}; }
    bool offers(const QString& action) const override;
    void setUp(ActionSet& actions) override;
    std::vector<DockPlace> docks() override { return {}; }
    QWidget* createView(model::Document& document) override;
    void setCurrentView(QWidget* view) override;
    QString helpPage() const override;
    QString statusText() const override;
    QString viewText() const override;
    std::vector<Findable> findables(const QString& query) override;
    void reveal(const rules::Location& location) override;
    void setCollection(model::UserCollection& collection) override { m_collection = &collection; }
    void setVerdict(const rules::Verdict& verdict) override;
    void preview(const rules::Fix* fix) override;

private:
    bool centreInFront() const;
    void refreshActions();

    ActionSet* m_actions = nullptr;
    model::UserCollection* m_collection = nullptr;
    QPointer<TableView> m_view;     ///< null for a roster
    QPointer<GameCentre> m_centre;  ///< of the tab in front
};

}  // namespace bocage::editor
