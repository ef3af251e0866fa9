#include "editor/scenario/scenario_workspace.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include "editor/actions/action_set.h"
#include "editor/briefing/briefing_view.h"
#include "editor/canvas/minimap.h"
#include "editor/panels/box_panel.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/layers_panel.h"
#include "editor/panels/outline_panel.h"
#include "editor/picking/picking.h"
#include "editor/scenario/arrange_actions.h"
#include "editor/scenario/copied_map.h"
#include "editor/scenario/element_menu.h"
#include "editor/scenario/quick_layout_dialog.h"
#include "editor/scenario/scenario_actions.h"
#include "editor/systems/game_editor.h"
#include "editor/tools/move_gesture.h"
#include "editor/tools/sight_tool.h"
#include "model/commands/clipboard.h"
#include "model/commands/copy_place.h"
#include "model/commands/scenario_edits.h"
#include "model/io/link_watch.h"
#include "model/io/user_collection.h"
#include "model/messages/element_names.h"
#include "model/plan/placed_elements.h"
#include "model/plan/plan_transform.h"

namespace bocage::editor {

using model::ScenarioEdits;

namespace {

/// The layers that have an action of their own besides their row in the panel.
constexpr std::pair<const char*, ViewLayer> layerActions[] = {{"view.grid", ViewLayer::Grid},
                                                              {"view.zones", ViewLayer::Zones},
                                                              {"view.pieces", ViewLayer::Pieces},
                                                              {"view.coordinates", ViewLayer::Coordinates}};

}  // namespace

ScenarioWorkspace::ScenarioWorkspace(QObject* parent)
    : Workspace(parent),
      m_table(scenarioActions()),
      m_box(new BoxPanel),
      m_outline(new OutlinePanel),
      m_inspector(new InspectorPanel),
      m_layers(new LayersPanel),
      m_minimap(new Minimap) {
    connect(m_box, &BoxPanel::chosen, this, &ScenarioWorkspace::choose);
    connect(m_box, &BoxPanel::refused, this, [this](const QString& reason) {
        if (m_view)
            m_view->canvas().tell(reason);
    });
    connect(m_outline, &OutlinePanel::revealWanted, this, &ScenarioWorkspace::revealElement);
    connect(m_outline, &OutlinePanel::contextMenuWanted, this, [this](QPoint at) {
        if (!m_view)
            return;
        QMenu menu(m_outline);
        menu.setObjectName(QStringLiteral("outlineMenu"));
        fillElementMenu(menu, *m_actions, m_view->document(), m_view->selection());
        menu.exec(at);
    });
    connect(m_inspector, &InspectorPanel::headingChanged, this, &Workspace::dockTitlesChanged);
    connect(&m_tools, &ToolManager::currentChanged, this, [this] {
        if (m_view)
            m_view->setTool(m_tools.current());
        showHand();
        showReport();
        Q_EMIT statusChanged();
    });
    connect(&m_tools, &ToolManager::hintChanged, this, [this] {
        showReport();
        Q_EMIT statusChanged();
    });
}

ScenarioWorkspace::~ScenarioWorkspace() {
    // What no dock took over.
    for (QWidget* widget : {static_cast<QWidget*>(m_box.data()), static_cast<QWidget*>(m_outline.data()),
                            static_cast<QWidget*>(m_inspector.data()), static_cast<QWidget*>(m_layers.data()),
                            static_cast<QWidget*>(m_minimap.data())})
        if (widget && !widget->parentWidget())
            delete widget;
}

bool ScenarioWorkspace::handles(const model::Document& document) const {
    return qobject_cast<const model::ScenarioDocument*>(&document);
}

std::span<const ActionInfo> ScenarioWorkspace::actionTable() const {
    return m_table;
}

bool ScenarioWorkspace::offers(const QString& action) const {
    return !m_view || hasUseFor(m_view->document().scenario().system, action);
}

std::vector<DockPlace> ScenarioWorkspace::docks() {
    return {
        {QStringLiteral("box"), [] { return tr("Box"); }, m_box, Qt::LeftDockWidgetArea, true, 268},
        {QStringLiteral("outline"), [] { return tr("Outline"); }, m_outline, Qt::LeftDockWidgetArea, true,
         268},
        {QStringLiteral("inspector"), [this] { return m_inspector ? m_inspector->heading() : QString(); },
         m_inspector, Qt::RightDockWidgetArea, true, 284, [] { return tr("Inspector"); }},
        {QStringLiteral("layers"), [] { return tr("Layers"); }, m_layers, Qt::RightDockWidgetArea, false,
         284},
        {QStringLiteral("minimap"), [] { return tr("Overview map"); }, m_minimap, Qt::RightDockWidgetArea,
         false, 284},
    };
}

void ScenarioWorkspace::setUp(ActionSet& actions) {
    m_actions = &actions;
    m_tools.connectActions(actions);
    connectArrangeActions(actions, *this, [this] { return m_view.data(); });
    const auto onView = [&](const char* id, auto run) {
        actions.connectTo(QString::fromLatin1(id), this, [this, run] {
            if (m_view)
                run(*m_view);
        });
    };
    const auto onSelection = [&](const char* id, auto run) {
        onView(id, [this, run](ScenarioView& view) {
            const auto ids = view.selection().list();
            if (!ids.empty()) {
                ScenarioEdits edits(view.document());
                run(edits, ids, view);
            }
        });
    };
    using Ids = std::vector<rules::ElementId>;
    onSelection("edit.rotate",
                [](ScenarioEdits& edits, const Ids& ids, ScenarioView&) { edits.rotate(ids); });
    onSelection("edit.rotateBack",
                [](ScenarioEdits& edits, const Ids& ids, ScenarioView&) { edits.rotate(ids, -1); });
    onSelection("edit.flip", [](ScenarioEdits& edits, const Ids& ids, ScenarioView&) { edits.flip(ids); });
    onSelection("edit.delete",
                [](ScenarioEdits& edits, const Ids& ids, ScenarioView&) { edits.remove(ids); });
    onSelection("edit.duplicate", [this](ScenarioEdits&, const Ids& ids, ScenarioView&) { duplicate(ids); });
    onSelection("edit.cut", [this](ScenarioEdits& edits, const Ids& ids, ScenarioView&) {
        copy();
        edits.remove(ids);
    });
    onView("edit.copy", [this](ScenarioView&) { copy(); });
    onView("edit.paste", [this](ScenarioView&) { paste(); });
    onView("edit.selectAll", [](ScenarioView& view) {
        std::set<rules::ElementId> ids;
        for (const auto& element : model::allElements(view.document().scenario(), *view.document().library()))
            if (view.canvas().mayPick(element.section))
                ids.insert(element.id);
        view.selection().set(std::move(ids));
    });
    onView("edit.selectNone", [](ScenarioView& view) { view.selection().clear(); });
    actions.connectTo(QStringLiteral("edit.properties"), this,
                      [this] { Q_EMIT dockWanted(QStringLiteral("inspector")); });

    onView("view.map", [](ScenarioView& view) { view.setFace(ScenarioView::Face::Centre); });
    onView("view.briefing", [](ScenarioView& view) { view.setFace(ScenarioView::Face::Briefing); });
    onView("view.zoomIn", [](ScenarioView& view) { view.canvas().zoomBy(1.25); });
    onView("view.zoomOut", [](ScenarioView& view) { view.canvas().zoomBy(0.8); });
    onView("view.actualSize", [](ScenarioView& view) { view.canvas().setPixelsPerCell(64); });
    onView("view.fit", [](ScenarioView& view) { view.canvas().fitBattlefield(); });
    onView("view.toSelection", [this](ScenarioView& view) {
        if (!view.selection().empty())
            revealElement(*view.selection().ids().begin());
    });
    for (const auto& [id, layer] : layerActions)
        actions.connectToggle(QString::fromLatin1(id), this, [this, which = layer](bool shown) {
            if (m_view)
                m_view->canvas().layers().setShown(which, shown);
        });
    actions.connectTo(QStringLiteral("view.layers"), this,
                      [this] { Q_EMIT dockWanted(QStringLiteral("layers")); });
    onView("edit.note", [](ScenarioView& view) {
        if (view.selection().empty())
            return;
        const rules::ElementId id = *view.selection().ids().begin();
        if (const auto note =
                model::placedElement(view.document().scenario(), *view.document().library(), id))
            view.canvas().writeNote(note->cells.front(), id);
    });
    onView("battlefield.turn", [](ScenarioView& view) { ScenarioEdits(view.document()).turnBattlefield(1); });
    onView("battlefield.turnBack",
           [](ScenarioView& view) { ScenarioEdits(view.document()).turnBattlefield(-1); });
    onView("battlefield.mirror", [this](ScenarioView&) { mirror(false); });
    onView("battlefield.mirrorTopBottom", [this](ScenarioView&) { mirror(true); });
    onView("battlefield.quickLayout", [this](ScenarioView&) { quickLayout(); });
    onView("battlefield.swap", [](ScenarioView& view) {
        const auto ids = view.selection().list();
        if (ids.size() != 2)
            return;
        const auto deed = [&](ScenarioEdits& edits) { edits.swapPlaces(ids[0], ids[1]); };
        if (const QString why = whyNot(view.document(), ids, deed); !why.isEmpty()) {
            view.canvas().tell(why);
            return;
        }
        ScenarioEdits edits(view.document());
        deed(edits);
    });
    for (const auto& tool : m_tools.tools())
        if (auto* sight = qobject_cast<SightTool*>(tool.get())) {
            actions.connectToggle(QStringLiteral("battlefield.seen"), this, [this, sight](bool on) {
                if (on)
                    m_tools.activate(sight->id());
                sight->setEverything(on);
            });
            QAction* everything = actions.action(QStringLiteral("battlefield.seen"));
            connect(sight, &SightTool::everythingChanged, everything, &QAction::setChecked);
        }
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] {
        // Another workspace may be in front: the shared actions are its own then.
        if (m_view)
            refreshActions();
    });
    refreshActions();
}

QWidget* ScenarioWorkspace::createView(model::Document& document) {
    auto* view = new ScenarioView(static_cast<model::ScenarioDocument&>(document));
    new model::LinkWatch(view->document(), view);
    view->briefing().setCollection(m_collection);
    MapCanvas& canvas = view->canvas();
    canvas.setStock(&m_box->palette());
    connect(&canvas, &MapCanvas::statusChanged, this, &Workspace::statusChanged);
    connect(&canvas, &MapCanvas::viewChanged, this, &Workspace::statusChanged);
    connect(&canvas, &MapCanvas::toolWanted, this, [this](const QString& id) { m_tools.activate(id); });
    connect(&canvas.layers(), &LayerSettings::changed, this, &ScenarioWorkspace::showLayers);
    connect(&canvas, &MapCanvas::contextMenuWanted, this, &ScenarioWorkspace::showContextMenu);
    connect(&canvas, &MapCanvas::brushChanged, this, [this, view] {
        if (view == m_view)
            showHand();
        Q_EMIT statusChanged();
    });
    connect(&view->selection(), &Selection::changed, this, &ScenarioWorkspace::refreshActions);
    connect(&view->selection(), &Selection::changed, this, &Workspace::statusChanged);
    connect(view, &ScenarioView::faceChanged, this, [this] {
        refreshActions();
        Q_EMIT layoutChanged();
        Q_EMIT statusChanged();
    });
    connect(&view->briefing(), &BriefingView::sectionChanged, this, &Workspace::statusChanged);
    connect(&view->briefing(), &BriefingView::openArmyRequested, this,
            [this](const rules::PlayerId&, const rules::ElementId& army) { Q_EMIT rosterWanted(army); });
    connect(&view->briefing(), &BriefingView::saveRequested, this, &Workspace::saveRequested);
    connect(&view->briefing(), &BriefingView::mapWanted, this,
            [this](const std::vector<rules::ElementId>& ids) {
                rules::Location location;
                location.elements = ids;
                reveal(location);
            });
    connect(&view->document(), &model::ScenarioDocument::changed, this, &Workspace::dockTitlesChanged);
    return view;
}

void ScenarioWorkspace::setCurrentView(QWidget* widget) {
    auto* view = qobject_cast<ScenarioView*>(widget);
    if (view == m_view && view)
        return;
    if (m_view)
        m_view->setTool(nullptr);
    m_view = view;
    m_tools.setContext(view ? &view->canvas() : nullptr);
    model::ScenarioDocument* document = view ? &view->document() : nullptr;
    Selection* selection = view ? &view->selection() : nullptr;
    if (m_box)
        m_box->setDocument(document);
    if (m_outline)
        m_outline->setDocument(document, selection);
    if (m_inspector)
        m_inspector->setDocument(document, selection);
    if (m_layers)
        m_layers->setSettings(view ? &view->canvas().layers() : nullptr);
    if (m_minimap)
        m_minimap->setCanvas(view ? &view->canvas() : nullptr);
    if (view) {
        view->setTool(m_tools.current());
    }
    showLayers();
    refreshActions();
    Q_EMIT statusChanged();
}

QString ScenarioWorkspace::layout() const {
    return !m_view || mapInFront() ? id() : QStringLiteral("briefing");
}

QString ScenarioWorkspace::helpPage() const {
    if (m_view && !mapInFront())
        return QStringLiteral("briefing");
    static const QStringList placing{QStringLiteral("tool.place"), QStringLiteral("tool.zone"),
                                     QStringLiteral("tool.entry"), QStringLiteral("tool.objective"),
                                     QStringLiteral("tool.select")};
    return placing.contains(m_tools.current()->id()) ? QStringLiteral("placing") : QStringLiteral("editor");
}

bool ScenarioWorkspace::mapInFront() const {
    return m_view && m_view->face() == ScenarioView::Face::Centre;
}

void ScenarioWorkspace::refreshActions() {
    if (!m_actions)
        return;
    const bool any = mapInFront() && !m_view->selection().empty();
    m_actions->setEnabled({"edit.copy", "edit.cut", "edit.duplicate", "edit.delete", "edit.rotate",
                           "edit.rotateBack", "edit.flip", "edit.selectNone", "view.toSelection"},
                          any);
    m_actions->setEnabled({"edit.selectAll", "edit.properties", "view.zoomIn", "view.zoomOut",
                           "view.actualSize", "view.fit", "view.grid", "view.coordinates", "view.zones",
                           "view.pieces", "view.layers", "battlefield.quickLayout", "battlefield.turn",
                           "battlefield.turnBack", "battlefield.mirror", "battlefield.mirrorTopBottom"},
                          mapInFront());
    m_actions->setEnabled({"view.map", "view.briefing"}, m_view);
    if (mapInFront() && gridOf(m_view->document().scenario()).kind() != rules::GridKind::Square)
        m_actions->setUnavailable(QStringLiteral("battlefield.quickLayout"),
                                  tr("Only boards of squares are laid out in rows and columns."));
    int boards = 0;
    if (mapInFront())
        for (const rules::PlacedBoard& board : m_view->document().scenario().battlefield.boards)
            boards += m_view->selection().contains(board.id) ? 1 : 0;
    m_actions->setUnavailable(
        QStringLiteral("battlefield.swap"),
        boards == 2 && m_view->selection().ids().size() == 2 ? QString() : tr("Select two boards first."));
    bool note = false;
    if (mapInFront() && m_view->selection().ids().size() == 1)
        for (const rules::Note& each : m_view->document().scenario().notes)
            note = note || m_view->selection().contains(each.id);
    m_actions->setEnabled({"edit.note"}, note);
    refreshArrangeActions(*m_actions, mapInFront() ? m_view.data() : nullptr);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    m_actions->setEnabled({"edit.paste"}, mapInFront() && data && data->hasFormat(model::elementsMimeType));
    for (const auto& tool : m_tools.tools()) {
        QString reason = !m_view         ? tr("No scenario is open.")
                         : !mapInFront() ? tr("Show the map to use it (Ctrl+1).")
                                         : tool->whyNot(m_view->document());
        if (reason.isEmpty() && !offers(tool->id()))
            reason = tr("The rules of this game know nothing of the kind.");
        m_actions->setUnavailable(tool->id(), reason);
        if (tool->id() == QLatin1String("tool.sight"))
            m_actions->setUnavailable(QStringLiteral("battlefield.seen"), reason);
        if (mapInFront() && !reason.isEmpty() && tool.get() == m_tools.current())
            m_tools.activate(QStringLiteral("tool.select"));
    }
}

void ScenarioWorkspace::choose(model::Placement brush, bool byKey) {
    if (!m_view || brush.content.empty())
        return;
    if (const auto copies = m_view->canvas().copies(brush.content); copies && copies->left() <= 0) {
        m_view->canvas().tell(copies->whyNone());
        return;
    }
    m_view->setFace(ScenarioView::Face::Centre);
    // The same piece again stays turned as it was.
    if (const auto now = m_view->canvas().brush(); now && now->content == brush.content) {
        brush.face = now->face;
        brush.rotation = now->rotation;
    }
    m_view->canvas().setBrush(brush);
    m_tools.activate(QStringLiteral("tool.place"));
    if (byKey) {
        m_view->canvas().setFocus(Qt::TabFocusReason);
        m_tools.current()->cursorMoved();
    }
    Q_EMIT statusChanged();
}

void ScenarioWorkspace::showReport() {
    if (m_inspector)
        m_inspector->setReport(m_view && m_tools.current() ? m_tools.current()->report() : ToolReport{});
}

void ScenarioWorkspace::showHand() {
    const bool placing = m_view && m_tools.current()->id() == QLatin1String("tool.place");
    const auto brush = placing ? m_view->canvas().brush() : std::nullopt;
    if (m_box)
        m_box->setChosen(brush ? brush->content : rules::ContentId());
}

void ScenarioWorkspace::copy() {
    if (!m_view || m_view->selection().empty())
        return;
    QGuiApplication::clipboard()->setMimeData(new CopiedMap(m_view->document(), m_view->selection().list()));
}

/// Why copies of these pieces cannot all come from the shelf; empty when they can.
QString ScenarioWorkspace::shortage(const std::vector<rules::ContentId>& contents) const {
    for (const rules::ContentId& content : contents)
        if (const auto copies = m_view->canvas().copies(content);
            copies && std::count(contents.begin(), contents.end(), content) > copies->left())
            return tr("%1: %2").arg(model::ElementNames::content(*m_view->document().library(), content),
                                    copies->left() > 0
                                        ? tr("Your shelf holds only %n more of it.", nullptr, copies->left())
                                        : copies->whyNone());
    return {};
}

void ScenarioWorkspace::duplicate(const std::vector<rules::ElementId>& ids) {
    model::ScenarioDocument& document = m_view->document();
    std::vector<model::PlacedElement> things;
    std::vector<rules::ContentId> contents;
    for (const auto& id : ids)
        if (auto thing = model::placedElement(document.scenario(), *document.library(), id)) {
            if (!thing->content.empty())
                contents.push_back(thing->content);
            things.push_back(std::move(*thing));
        }
    if (const QString why = shortage(contents); !why.isEmpty()) {
        m_view->canvas().tell(why);
        return;
    }
    const auto by = model::placeBeside(document.scenario(), *document.library(), things);
    if (!by) {
        m_view->canvas().tell(tr("There is no place for a copy beside it."));
        return;
    }
    const auto copies = ScenarioEdits(document).duplicate(ids, *by);
    m_view->selection().set({copies.begin(), copies.end()});
}

void ScenarioWorkspace::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!m_view || !data || !data->hasFormat(model::elementsMimeType))
        return;
    const QByteArray bytes = data->data(model::elementsMimeType);
    if (const QString why = shortage(model::copiedContents(bytes)); !why.isEmpty()) {
        m_view->canvas().tell(why);
        return;
    }
    const rules::Cell at = m_view->canvas().hotCell().value_or(m_view->canvas().cursorCell());
    const auto ids = model::pasteElements(m_view->document(), bytes, at);
    if (!ids.empty())
        m_view->selection().set({ids.begin(), ids.end()});
}

void ScenarioWorkspace::showContextMenu(QPoint globalPosition) {
    if (!m_view)
        return;
    QMenu menu(m_view);
    menu.setObjectName(QStringLiteral("canvasMenu"));
    fillElementMenu(menu, *m_actions, m_view->document(), m_view->selection());
    // Everything under the pointer, topmost first: what is covered can be reached too.
    const auto cell = m_view->canvas().cursorCell();
    QMenu* below = menu.addMenu(tr("Select here"));
    for (const auto& element :
         pickableNear(m_view->canvas(), middleOf(gridOf(m_view->document().scenario()), cell)))
        below->addAction(model::ElementNames::element(m_view->document().scenario(),
                                                      *m_view->document().library(), element.id),
                         this, [this, id = element.id] { m_view->selection().setOnly(id); });
    below->setEnabled(!below->isEmpty());
    menu.exec(globalPosition);
}

void ScenarioWorkspace::showLayers() {
    if (!m_view)
        return;
    for (const auto& [id, layer] : layerActions)
        m_actions->action(QString::fromLatin1(id))->setChecked(m_view->canvas().layers().at(layer).shown);
}

void ScenarioWorkspace::mirror(bool topToBottom) {
    model::ScenarioDocument& document = m_view->document();
    const auto fixed = model::withoutMirrorImage(document.scenario(), *document.library());
    if (!fixed.empty()) {
        QStringList names;
        for (const auto& id : fixed)
            names << model::ElementNames::element(document.scenario(), *document.library(), id);
        names.removeDuplicates();
        QMessageBox question(
            QMessageBox::Question, tr("Mirror the battlefield"),
            tr("%n piece(s) of cardboard have no mirror image.", nullptr, static_cast<int>(fixed.size())),
            QMessageBox::Cancel, m_view);
        question.setInformativeText(
            tr("They change places with the rest, but what is printed on them stays as it is: %1.")
                .arg(names.join(QStringLiteral(", "))));
        auto* anyway = question.addButton(tr("Mirror the plan"), QMessageBox::AcceptRole);
        anyway->setObjectName(QStringLiteral("mirrorAnyway"));
        question.setDefaultButton(anyway);
        question.exec();
        if (question.clickedButton() != anyway)
            return;
    }
    ScenarioEdits(document).mirrorBattlefield(topToBottom);
}

void ScenarioWorkspace::quickLayout() {
    model::ScenarioDocument& document = m_view->document();
    QuickLayoutDialog dialog(document.library(), document.scenario().system, m_box->palette().collection(),
                             !document.scenario().battlefield.boards.empty(), m_view);
    if (dialog.exec() == QDialog::Accepted) {
        ScenarioEdits(document).layOutBoards(dialog.chosen());
        m_view->canvas().fitBattlefield();
    }
}

void ScenarioWorkspace::setCollection(model::UserCollection& collection) {
    m_collection = &collection;
    const auto follow = [this] {
        if (m_box)
            m_box->palette().setCollection(m_collection->value());
    };
    connect(&collection, &model::UserCollection::changed, this, follow);
    follow();
    if (m_inspector)
        m_inspector->setCollection(collection);
}

void ScenarioWorkspace::setVerdict(const rules::Verdict& verdict) {
    if (m_outline)
        m_outline->outline().setFindings(verdict.findings);
    if (m_view) {
        m_view->canvas().setFindings(verdict.findings);
        m_view->briefing().setFindings(verdict.findings);
    }
}

void ScenarioWorkspace::preview(const rules::Fix* fix) {
    if (m_view)
        m_view->canvas().setPreview(fix);
}

}  // namespace bocage::editor
