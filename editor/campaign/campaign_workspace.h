#pragma once

#include <QHash>
#include <QPointer>

#include "editor/campaign/chapter_graph.h"
#include "editor/workspace.h"

namespace bocage::editor {

class ChapterPanel;
class LogPanel;
class StoryOutline;

/// Campaigns: the graph of chapters, what their results carry over, the log of games.
class CampaignWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit CampaignWorkspace(QObject* parent = nullptr);
    ~CampaignWorkspace() override;

    QString id() const override { return QStringLiteral("campaign"); }
    bool handles(const model::Document& document) const override;
    std::span<const ActionInfo> actionTable() const override;
    bool offers(const QString& action) const override;
    bool keeps(const QString& action) const override { return action.startsWith(QLatin1String("campaign.")); }
    void setHost(WorkspaceHost& host) override { m_host = &host; }
    void setUp(ActionSet& actions) override;
    std::vector<DockPlace> docks() override;
    QWidget* createView(model::Document& document) override;
    void setCurrentView(QWidget* view) override;
    QString statusText() const override;
    QString viewText() const override;
    std::vector<Findable> findables(const QString& query) override;
    void reveal(const rules::Location& location) override;
    void setVerdict(const rules::Verdict& verdict) override;

    ChapterGraph* graph() const { return m_graph; }

private:
    /// Chapters as they lie on the disk; read once, and again when one of them changes there.
    struct Known {
        QByteArray chapters;  ///< what was asked for
        model::CampaignFiles files;
        QHash<QString, QPixmap> pictures;
    };
    const model::CampaignFiles& filesOf(model::CampaignDocument& document);
    QPixmap picture(model::CampaignDocument& document, const rules::ElementId& chapter, QSize size);
    void forget();
    /// A copy of a sample that got a file of its own: its chapters come along.
    void bringChapters(model::CampaignDocument& document);
    model::CampaignDocument* document() const;
    void newCampaign();
    void addChapter();
    void chooseScenario(const rules::ElementId& chapter);
    /// Whether a scenario of this link can be a chapter, other than `replaced`; says why not.
    std::optional<rules::Scenario> mayBeChapter(const std::string& link, const rules::ElementId& replaced);
    void openChapter(const rules::ElementId& chapter);
    void openNext();
    void removeChapter(const rules::ElementId& chapter);
    void refreshActions();

    WorkspaceHost* m_host = nullptr;
    ActionSet* m_actions = nullptr;
    QPointer<ChapterGraph> m_graph;
    // Docks own these once they are handed out.
    QPointer<ChapterPanel> m_panel;
    QPointer<LogPanel> m_log;
    QPointer<StoryOutline> m_outline;
    QHash<const QObject*, Known> m_known;
};

}  // namespace bocage::editor
