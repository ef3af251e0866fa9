// Places of ScenarioWorkspace: in words for the status bar, found by name, shown on the map or in the
// briefing.
#include "editor/actions/action_set.h"
#include "editor/briefing/briefing_view.h"
#include "editor/panels/box_panel.h"
#include "editor/panels/outline_panel.h"
#include "editor/scenario/briefing_places.h"
#include "editor/scenario/scenario_workspace.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "editor/tools/tool_options_bar.h"
#include "model/messages/element_names.h"
#include "model/messages/terrain_words.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

QString cellInWords(const model::ScenarioDocument& document, rules::Cell cell) {
    return QStringLiteral("%1 · %2").arg(
        QString::fromStdString(gridOf(document.scenario()).name(cell)),
        model::TerrainWords::cell(document.scenario(), *document.library(), cell));
}

/// What is selected; else what lies on the table.
QString ScenarioWorkspace::inWords(MapCanvas& canvas) {
    const rules::Scenario& scenario = canvas.document().scenario();
    const auto selected = canvas.selection().list();
    if (selected.size() == 1)
        return tr("Selected: %1")
            .arg(model::ElementNames::element(scenario, *canvas.document().library(), selected.front()));
    if (!selected.empty())
        return tr("%n thing(s) selected", nullptr, static_cast<int>(selected.size()));
    if (scenario.battlefield.boards.empty())
        return tr("No boards yet: drag one from the box, or lay out several with Battlefield, Quick layout.");
    const int pieces = static_cast<int>(scenario.pieces.size());
    QStringList parts{tr("%n board(s)", nullptr, static_cast<int>(scenario.battlefield.boards.size()))};
    // A game that calls its pieces by another name has no overlays either, unless some lie there.
    const QString own = gameSays(scenario.system, "pieces", {});
    if (own.isEmpty() || !scenario.battlefield.overlays.empty())
        parts << tr("%n overlay(s)", nullptr, static_cast<int>(scenario.battlefield.overlays.size()));
    parts << (own.isEmpty() ? tr("%n unit(s) and marker(s)", nullptr, pieces) : own.arg(pieces));
    return parts.join(QStringLiteral(" · "));
}

QString ScenarioWorkspace::statusText() const {
    if (!m_view)
        return {};
    if (!mapInFront())
        return briefingStatus(m_view->briefing());
    MapCanvas& canvas = m_view->canvas();
    if (!canvas.told().isEmpty())
        return canvas.told();
    if (const auto cell = canvas.hotCell())
        return cellInWords(canvas.document(), *cell);
    // What the strip above the map says already need not be said twice.
    return m_view->optionsBar().showsHint() ? inWords(canvas) : m_tools.current()->hint();
}

QString ScenarioWorkspace::viewText() const {
    if (!m_view)
        return {};
    const auto bounds =
        model::battlefieldBounds(m_view->document().scenario(), *m_view->document().library());
    return tr("%1 % · %2 × %3").arg(m_view->canvas().zoomPercent()).arg(bounds.cols).arg(bounds.rows);
}

std::vector<Findable> ScenarioWorkspace::findables(const QString& query) {
    std::vector<Findable> found;
    if (!m_view)
        return found;
    if (const auto cell =
            gridOf(m_view->document().scenario()).named(query.trimmed().toUpper().toStdString()))
        found.push_back({QString::fromStdString(gridOf(m_view->document().scenario()).name(*cell)),
                         cellInWords(m_view->document(), *cell),
                         {},
                         themedIcon(QStringLiteral("search")),
                         true,
                         [this, cell] { goTo(*cell); }});
    if (query.trimmed().size() < 2)
        return found;
    for (Findable& section : briefingFindables(*m_view))
        found.push_back(std::move(section));
    const auto& scenario = m_view->document().scenario();
    const auto& library = *m_view->document().library();
    for (const auto& element : model::allElements(scenario, library))
        found.push_back({model::ElementNames::element(scenario, library, element.id),
                         element.cells.empty()
                             ? model::ElementNames::section(element.section)
                             : QString::fromStdString(gridOf(scenario).name(element.cells.front())),
                         {},
                         themedIcon(QStringLiteral("select")),
                         true,
                         [this, id = element.id] { revealElement(id); }});
    const model::PaletteModel& palette = m_box->palette();
    for (int row = 0; row < palette.rowCount(); ++row) {
        const QModelIndex index = palette.index(row);
        const QString why = index.data(model::PaletteModel::WhyNotRole).toString();
        found.push_back({index.data(Qt::DisplayRole).toString(), why.isEmpty() ? tr("Box: place it") : why,
                         index.data(model::PaletteModel::StockTextRole).toString(),
                         themedIcon(QStringLiteral("add")), why.isEmpty(),
                         [this, id = palette.contentAt(index)] {
                             model::Placement piece;
                             piece.content = id;
                             choose(piece, true);
                         }});
    }
    return found;
}

void ScenarioWorkspace::goTo(rules::Cell cell) {
    if (!m_view)
        return;
    m_view->setFace(ScenarioView::Face::Centre);
    m_view->canvas().revealCells({cell});
    m_view->canvas().setFocus(Qt::TabFocusReason);
}

void ScenarioWorkspace::revealElement(const rules::ElementId& id) {
    if (!m_view)
        return;
    const auto element =
        model::placedElement(m_view->document().scenario(), *m_view->document().library(), id);
    if (!element)
        return;
    m_view->setFace(ScenarioView::Face::Centre);
    m_view->selection().setOnly(id);
    auto cells = element->cells;
    if (element->edge)
        cells = {element->edge->cell};
    if (element->corner)
        cells = {{element->corner->col, element->corner->row}};
    m_view->canvas().revealCells(cells);
}

void ScenarioWorkspace::reveal(const rules::Location& location) {
    if (!m_view)
        return;
    const auto onMap = [&](const rules::ElementId& id) {
        return model::placedElement(m_view->document().scenario(), *m_view->document().library(), id)
            .has_value();
    };
    const bool placed =
        !location.cells.empty() || std::any_of(location.elements.begin(), location.elements.end(), onMap);
    if (!placed && !m_view->briefing().sectionOf(location).isEmpty()) {
        m_view->setFace(ScenarioView::Face::Briefing);
        m_view->briefing().showPlace(location);
        return;
    }
    m_view->setFace(ScenarioView::Face::Centre);
    if (!location.elements.empty()) {
        revealElement(location.elements.front());
        m_view->selection().add(location.elements);
    } else {
        m_view->selection().clear();
        m_view->canvas().revealCells(location.cells);
        m_view->canvas().highlightCells(location.cells);
    }
}

}  // namespace bocage::editor
