#include "editor/campaign/campaign_workspace.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <QScrollArea>

#include "editor/actions/action_set.h"
#include "editor/campaign/chapter_panel.h"
#include "editor/campaign/log_panel.h"
#include "editor/campaign/story_outline.h"
#include "editor/panels/thumbnails.h"
#include "editor/theme/icons.h"
#include "editor/workspace_host.h"
#include "model/campaign/campaign_edits.h"
#include "model/campaign/campaign_words.h"
#include "model/campaign/chapter_watch.h"
#include "model/document/origin.h"
#include "model/document/scenario_document.h"
#include "model/io/linked_files.h"
#include "model/io/load_file.h"
#include "model/io/save_file.h"
#include "model/messages/words.h"
#include "model/render/map_image.h"
#include "rules/campaign/rules_stamp.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo campaignTable[] = {
    {"file.newCampaign", Menu::File, 0, ACTION("New ca&mpaign"), ACTION("Starts a story of several battles."),
     "campaign"},
    {"campaign.addChapter", Menu::Edit, 8, ACTION("Add a &chapter…"),
     ACTION("Adds a battle to the campaign: choose its file."), "add", "Ins", QKeySequence::UnknownKey,
     ActionInfo::Plain, 1},
    {"campaign.open", Menu::Edit, 8, ACTION("&Open the battle of this chapter"),
     ACTION("Opens the scenario of the chosen chapter as it is written."), "open", "",
     QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"campaign.remove", Menu::Edit, 8, ACTION("&Remove this chapter"),
     ACTION("Takes the chosen chapter and the ways to it out of the campaign; its file stays."), "delete"},
    {"campaign.next", Menu::Edit, 8, ACTION("Open the &next chapter prepared"),
     ACTION("Opens the chapter to be played now, with what the games before brought, as a new document."),
     "campaign", "", QKeySequence::UnknownKey, ActionInfo::Plain, 2},
};

#undef ACTION

/// The page of a campaign's tab.
class GraphPage : public QScrollArea {
public:
    explicit GraphPage(model::CampaignDocument& document) : graph(new ChapterGraph(document)) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setWidget(graph);
        setFocusProxy(graph);
    }
    ChapterGraph* graph;

protected:
    void resizeEvent(QResizeEvent* event) override {
        graph->setRoom(maximumViewportSize());
        QScrollArea::resizeEvent(event);
    }
};

}  // namespace

CampaignWorkspace::CampaignWorkspace(QObject* parent)
    : Workspace(parent), m_panel(new ChapterPanel), m_log(new LogPanel), m_outline(new StoryOutline) {
    const auto files = [this]() -> const model::CampaignFiles& {
        static const model::CampaignFiles none;
        return document() ? filesOf(*document()) : none;
    };
    m_panel->files = files;
    m_log->files = files;
    m_outline->files = files;
    connect(m_panel, &ChapterPanel::fileWanted, this, &CampaignWorkspace::chooseScenario);
    connect(m_panel, &ChapterPanel::openWanted, this, &CampaignWorkspace::openChapter);
    connect(m_log, &LogPanel::nextWanted, this, &CampaignWorkspace::openNext);
    connect(m_outline, &StoryOutline::chapterChosen, this, [this](const rules::ElementId& chapter) {
        if (m_graph)
            m_graph->setCurrent(chapter);
    });
    connect(m_outline, &StoryOutline::opened, this, &CampaignWorkspace::openChapter);
}

CampaignWorkspace::~CampaignWorkspace() {
    // Only where no dock took them over.
    if (m_panel && !m_panel->parent())
        delete m_panel;
    if (m_log && !m_log->parent())
        delete m_log;
    if (m_outline && !m_outline->parent())
        delete m_outline;
}

bool CampaignWorkspace::handles(const model::Document& document) const {
    return qobject_cast<const model::CampaignDocument*>(&document);
}

std::span<const ActionInfo> CampaignWorkspace::actionTable() const {
    return campaignTable;
}

bool CampaignWorkspace::offers(const QString& action) const {
    for (const ActionInfo& row : campaignTable)
        if (action == QLatin1String(row.id))
            return true;
    return !action.startsWith(QLatin1String("view.map")) && !action.startsWith(QLatin1String("tool."));
}

model::CampaignDocument* CampaignWorkspace::document() const {
    return m_graph ? &m_graph->document() : nullptr;
}

void CampaignWorkspace::setUp(ActionSet& actions) {
    m_actions = &actions;
    const auto current = [this](void (CampaignWorkspace::*run)(const rules::ElementId&)) {
        return [this, run] {
            if (m_graph && !m_graph->current().empty())
                (this->*run)(m_graph->current());
        };
    };
    actions.connectTo(QStringLiteral("file.newCampaign"), this, [this] { newCampaign(); });
    actions.connectTo(QStringLiteral("campaign.addChapter"), this, [this] { addChapter(); });
    actions.connectTo(QStringLiteral("campaign.open"), this, current(&CampaignWorkspace::openChapter));
    actions.connectTo(QStringLiteral("campaign.remove"), this, current(&CampaignWorkspace::removeChapter));
    actions.connectTo(QStringLiteral("campaign.next"), this, [this] { openNext(); });
    refreshActions();
}

std::vector<DockPlace> CampaignWorkspace::docks() {
    DockPlace chapter{QStringLiteral("dock.chapter"), [] { return tr("Chapter"); }, m_panel};
    chapter.area = Qt::RightDockWidgetArea;
    chapter.size = 360;
    DockPlace log{QStringLiteral("dock.campaignLog"), [] { return tr("Campaign log"); }, m_log};
    log.area = Qt::LeftDockWidgetArea;
    log.size = 320;
    DockPlace outline{QStringLiteral("dock.campaignOutline"), [] { return tr("Outline"); }, m_outline};
    outline.area = Qt::LeftDockWidgetArea;
    return {std::move(log), std::move(outline), std::move(chapter)};
}

QWidget* CampaignWorkspace::createView(model::Document& document) {
    auto& campaign = static_cast<model::CampaignDocument&>(document);
    auto* page = new GraphPage(campaign);
    page->graph->files = [this, &campaign]() -> const model::CampaignFiles& { return filesOf(campaign); };
    page->graph->picture = [this, &campaign](const rules::ElementId& chapter, QSize size) {
        return picture(campaign, chapter, size);
    };
    connect(page->graph, &ChapterGraph::currentChanged, this,
            [this, page, graph = page->graph](const auto& chapter) {
                const QRect card = graph->cardOf(chapter);
                page->ensureVisible(card.center().x(), card.center().y(), card.width() / 2 + 40,
                                    card.height() / 2 + 40);
                if (graph != m_graph)
                    return;
                m_panel->setChapter(chapter);
                m_outline->setCurrent(chapter);
                refreshActions();
                Q_EMIT statusChanged();
            });
    connect(page->graph, &ChapterGraph::opened, this, &CampaignWorkspace::openChapter);
    connect(page->graph, &ChapterGraph::removeWanted, this, &CampaignWorkspace::removeChapter);
    connect(&campaign, &model::CampaignDocument::changed, this, [this] { refreshActions(); });
    new model::ChapterWatch(campaign, page);
    connect(&campaign, &model::CampaignDocument::chaptersChanged, this, &CampaignWorkspace::forget);
    connect(&campaign, &model::Document::pathChanged, this, [this, &campaign] { bringChapters(campaign); });
    connect(&campaign, &QObject::destroyed, this, [this](QObject* gone) { m_known.remove(gone); });
    return page;
}

void CampaignWorkspace::setCurrentView(QWidget* view) {
    auto* page = dynamic_cast<GraphPage*>(view);
    m_graph = page ? page->graph : nullptr;
    m_panel->setDocument(document());
    m_log->setDocument(document());
    m_outline->setDocument(document());
    if (m_graph) {
        m_panel->setChapter(m_graph->current());
        m_outline->setCurrent(m_graph->current());
    }
    refreshActions();
    Q_EMIT statusChanged();
}

const model::CampaignFiles& CampaignWorkspace::filesOf(model::CampaignDocument& document) {
    Known& known = m_known[&document];
    const QString base = model::linkBase(document);
    QByteArray asked = base.toUtf8();
    for (const rules::CampaignChapter& chapter : document.campaign().chapters)
        asked += '\n' + QByteArray::fromStdString(chapter.id.value + '\t' + chapter.scenario);
    if (known.chapters == asked && !asked.isEmpty())
        return known.files;
    known.chapters = asked;
    known.files = model::loadChapters(document.campaign(), base);
    known.pictures.clear();
    return known.files;
}

void CampaignWorkspace::bringChapters(model::CampaignDocument& document) {
    const QString origin = model::originOf(document);
    if (!origin.isEmpty() && !document.path().isEmpty()) {
        rules::Problems problems;
        for (const rules::CampaignChapter& chapter : document.campaign().chapters) {
            const auto from = model::resolveLink(chapter.scenario, origin);
            const QString to = QFileInfo(document.path())
                                   .absoluteDir()
                                   .absoluteFilePath(QString::fromStdString(chapter.scenario));
            if (chapter.scenario.empty() || !from || QFileInfo::exists(to))
                continue;
            const auto bytes = model::readFile(*from);
            const auto folder = model::makeFolder(QFileInfo(to).absolutePath());
            const auto saved = bytes && folder ? model::saveAtomically(to, *bytes) : folder;
            if (!bytes)
                problems.insert(problems.end(), bytes.problems().begin(), bytes.problems().end());
            else if (!saved)
                problems.insert(problems.end(), saved.problems().begin(), saved.problems().end());
        }
        model::setOrigin(document, {});
        if (!problems.empty())
            m_host->tellProblems(tr("Not every chapter could be put beside the campaign."), problems);
    }
    forget();
}

void CampaignWorkspace::forget() {
    m_known.clear();
    if (m_graph)
        m_graph->refresh();
    m_panel->setDocument(document());
    m_log->setDocument(document());
    m_outline->setDocument(document());
}

QPixmap CampaignWorkspace::picture(model::CampaignDocument& document, const rules::ElementId& chapter,
                                   QSize size) {
    const auto& scenarios = filesOf(document).scenarios;
    const auto scenario = scenarios.find(chapter);
    if (scenario == scenarios.end())
        return {};
    auto& pictures = m_known[&document].pictures;
    const QString key = QString::fromStdString(chapter.value);
    if (const auto there = pictures.constFind(key); there != pictures.constEnd())
        return *there;
    const qreal ratio = m_graph ? m_graph->devicePixelRatioF() : 1;
    if (const rules::GameSystem* game = rules::findGameSystem(scenario->second.system); game && !game->grid())
        return *pictures.insert(key, tablePicture(scenario->second, document.library(), size, ratio));
    model::MapImageOptions options;
    options.millimetresPerCell = 2;
    const auto bytes =
        model::mapImage(scenario->second, document.library(), model::PictureFormat::Png, options);
    QPixmap map;
    if (bytes)
        map.loadFromData(*bytes, "PNG");
    if (!map.isNull()) {
        map = map.scaled(size * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        map.setDevicePixelRatio(ratio);
    }
    return *pictures.insert(key, map);
}

void CampaignWorkspace::newCampaign() {
    // The game is that of the first chapter; a campaign without one belongs to none yet.
    rules::Campaign campaign;
    campaign.title.byLanguage[model::uiLanguage()] = tr("New campaign").toStdString();
    m_host->addNew(std::make_unique<model::CampaignDocument>(std::move(campaign), m_host->hostLibrary()));
}

std::optional<rules::Scenario> CampaignWorkspace::mayBeChapter(const std::string& link,
                                                               const rules::ElementId& replaced) {
    auto scenario = model::loadLinkedScenario(link, document()->path());
    if (!scenario) {
        m_host->tellProblems(
            tr("This battle cannot be a chapter. Put it beside the campaign, or in a folder below it."),
            scenario.problems());
        return std::nullopt;
    }
    // The game is that of the chapters; who is alone may change it.
    const rules::Campaign& campaign = document()->campaign();
    const bool alone = std::all_of(campaign.chapters.begin(), campaign.chapters.end(),
                                   [&](const auto& chapter) { return chapter.id == replaced; });
    if (!alone && scenario->system != campaign.system) {
        const auto nameOf = [](const std::string& system) {
            const rules::GameSystem* game = rules::findGameSystem(system);
            return game ? model::localized(game->name()) : QString::fromStdString(system);
        };
        m_host->tellProblems(tr("This battle is one of %1, but the campaign is one of %2: all chapters must "
                                "be of one game.")
                                 .arg(nameOf(scenario->system), nameOf(campaign.system)),
                             {});
        return std::nullopt;
    }
    return std::move(*scenario);
}

void CampaignWorkspace::addChapter() {
    if (!m_graph)
        return;
    if (document()->path().isEmpty()) {
        // Chapters are found from where the campaign lies.
        Q_EMIT saveRequested();
        if (document()->path().isEmpty())
            return;
    }
    const QString chosen = QFileDialog::getOpenFileName(
        m_host->dialogParent(), tr("Choose the battle of the new chapter"),
        QFileInfo(document()->path()).absolutePath(), tr("Scenarios (*.scenario.json)"));
    if (chosen.isEmpty())
        return;
    const QString relative = QFileInfo(document()->path()).absoluteDir().relativeFilePath(chosen);
    const auto scenario = mayBeChapter(relative.toStdString(), {});
    if (!scenario)
        return;
    document()->undoStack().beginMacro(tr("Add a chapter"));
    if (document()->campaign().system != scenario->system)
        document()->edit(tr("Add a chapter"),
                         [&](rules::Campaign& campaign) { campaign.system = scenario->system; });
    const rules::ElementId added =
        model::CampaignEdits(*document())
            .addChapter(scenario->title, relative.toStdString(), m_graph->freePlace());
    document()->undoStack().endMacro();
    m_graph->setCurrent(added);
}

void CampaignWorkspace::chooseScenario(const rules::ElementId& chapter) {
    if (!m_graph || document()->path().isEmpty())
        return;
    const QString chosen = QFileDialog::getOpenFileName(
        m_host->dialogParent(), tr("Choose the battle of this chapter"),
        QFileInfo(document()->path()).absolutePath(), tr("Scenarios (*.scenario.json)"));
    if (chosen.isEmpty())
        return;
    const QString relative = QFileInfo(document()->path()).absoluteDir().relativeFilePath(chosen);
    const auto scenario = mayBeChapter(relative.toStdString(), chapter);
    if (!scenario)
        return;
    if (document()->campaign().system != scenario->system)
        document()->edit(tr("Choose another battle"),
                         [&](rules::Campaign& campaign) { campaign.system = scenario->system; });
    model::CampaignEdits(*document()).setScenario(chapter, relative.toStdString());
}

void CampaignWorkspace::openChapter(const rules::ElementId& chapter) {
    if (!m_graph)
        return;
    const rules::CampaignChapter* found = rules::findChapter(document()->campaign(), chapter);
    if (!found || found->scenario.empty())
        return;
    const auto path = model::resolveLink(found->scenario, model::linkBase(*document()));
    if (path)
        m_host->openPaths({*path});
    else
        m_host->tellProblems(tr("The battle of this chapter cannot be opened."), path.problems());
}

void CampaignWorkspace::openNext() {
    if (!m_graph)
        return;
    const rules::Campaign& campaign = document()->campaign();
    const rules::ElementId chapter = rules::chapterNow(campaign);
    const auto prepared =
        rules::prepareChapter(campaign, filesOf(*document()).scenarios, campaign.log, chapter);
    if (!prepared)
        return m_host->tellProblems(tr("The next chapter cannot be opened: its battle cannot be read."),
                                    filesOf(*document()).missing);
    m_host->addImported(std::make_unique<model::ScenarioDocument>(prepared->scenario, document()->library()));
}

void CampaignWorkspace::removeChapter(const rules::ElementId& chapter) {
    if (m_graph)
        model::CampaignEdits(*document()).removeChapter(chapter);
}

void CampaignWorkspace::refreshActions() {
    if (!m_actions)
        return;
    const bool chapter = m_graph && !m_graph->current().empty();
    m_actions->setEnabled({"campaign.addChapter"}, m_graph);
    m_actions->setEnabled({"campaign.open", "campaign.remove"}, chapter);
    m_actions->setEnabled({"campaign.next"}, m_graph && !rules::chapterNow(document()->campaign()).empty());
}

QString CampaignWorkspace::statusText() const {
    if (!m_graph)
        return {};
    const rules::Campaign& campaign = m_graph->document().campaign();
    const auto& scenarios = const_cast<CampaignWorkspace*>(this)->filesOf(m_graph->document()).scenarios;
    const model::CampaignWords words(campaign, scenarios, *m_graph->document().library());
    const rules::ElementId now = rules::chapterNow(campaign);
    const QString next = now.empty() ? QString() : tr("to be played now: %1").arg(words.chapter(now));
    const QString played = tr("%n result(s) entered", nullptr, static_cast<int>(campaign.log.size()));
    return next.isEmpty() ? played : tr("%1, %2").arg(played, next);
}

QString CampaignWorkspace::viewText() const {
    return m_graph ? tr("%n chapter(s)", nullptr,
                        static_cast<int>(m_graph->document().campaign().chapters.size()))
                   : QString();
}

std::vector<Findable> CampaignWorkspace::findables(const QString& query) {
    std::vector<Findable> found;
    if (!m_graph)
        return found;
    const rules::Campaign& campaign = document()->campaign();
    const model::CampaignWords words(campaign, filesOf(*document()).scenarios, *document()->library());
    for (const rules::CampaignChapter& chapter : campaign.chapters) {
        const QString title = words.chapter(chapter.id);
        if (!title.contains(query.trimmed(), Qt::CaseInsensitive))
            continue;
        Findable row;
        row.text = title;
        row.detail = tr("Chapter");
        row.icon = themedIcon(QStringLiteral("campaign"));
        row.run = [this, id = chapter.id] {
            if (m_graph)
                m_graph->setCurrent(id);
        };
        found.push_back(std::move(row));
    }
    return found;
}

void CampaignWorkspace::setVerdict(const rules::Verdict& verdict) {
    ChapterSigns signs;
    for (const rules::Finding& finding : verdict.findings)
        for (const rules::Location& location : finding.locations)
            for (const rules::ElementId& chapter : location.elements) {
                const auto [found, fresh] = signs.emplace(chapter, finding.severity);
                if (!fresh)
                    found->second = std::min(found->second, finding.severity);
            }
    m_outline->setSigns(signs);
    if (m_graph)
        m_graph->setSigns(signs);
}

void CampaignWorkspace::reveal(const rules::Location& location) {
    if (m_graph && !location.elements.empty())
        m_graph->setCurrent(location.elements.front());
    if (location.pointer.starts_with("/log"))
        Q_EMIT dockWanted(QStringLiteral("dock.campaignLog"));
    else
        Q_EMIT dockWanted(QStringLiteral("dock.chapter"));
}

}  // namespace bocage::editor
