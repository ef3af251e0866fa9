#pragma once

#include <QPointer>

#include "editor/studio/content_outline.h"
#include "editor/studio/studio_view.h"
#include "editor/workspace.h"

namespace bocage::editor {

/// Content packs: outline, forms, table, drawn pieces.
class StudioWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit StudioWorkspace(QObject* parent = nullptr);
    ~StudioWorkspace() override;

    QString id() const override { return QStringLiteral("studio"); }
    bool handles(const model::Document& document) const override;
    std::span<const ActionInfo> actionTable() const override;
    bool offers(const QString& action) const override;
    bool keeps(const QString& action) const override { return action.startsWith(QLatin1String("studio.")); }
    void setHost(WorkspaceHost& host) override { m_host = &host; }
    void setUp(ActionSet& actions) override;
    std::vector<DockPlace> docks() override;
    QWidget* createView(model::Document& document) override;
    void setCurrentView(QWidget* view) override;
    QString helpPage() const override { return QStringLiteral("own-content"); }
    QString statusText() const override;
    QString viewText() const override;
    std::vector<Findable> findables(const QString& query) override;
    void reveal(const rules::Location& location) override;
    void setVerdict(const rules::Verdict& verdict) override;

    StudioView* view() const { return m_view; }
    ContentOutline* outline() const { return m_outline; }
    /// Copies pieces of installed packs into the pack in front, chosen in a dialog when none are given.
    void copyIn(std::vector<rules::ContentId> originals = {});

private:
    model::PackDocument* document() const;
    void newPiece();
    void duplicate();
    void remove();
    void move(int by);
    void refreshActions();
    void choose(const std::vector<rules::ContentId>& items);

    WorkspaceHost* m_host = nullptr;
    ActionSet* m_actions = nullptr;
    QPointer<StudioView> m_view;
    QPointer<ContentOutline> m_outline;
};

}  // namespace bocage::editor
