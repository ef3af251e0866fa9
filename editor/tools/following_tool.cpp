#include "editor/tools/following_tool.h"

#include <QKeyEvent>

#include "model/messages/element_names.h"

namespace bocage::editor {

void FollowingTool::activate() {
    for (const auto& watch : m_watches)
        disconnect(watch);
    const auto* document = &context()->document();
    // The tool may have moved on to another view meanwhile.
    const auto here = [this, document] {
        if (context() && &context()->document() == document)
            changed();
    };
    m_watches = {connect(document, &model::ScenarioDocument::changed, this, here),
                 connect(document, &model::Document::libraryChanged, this, here),
                 connect(&context()->selection(), &Selection::changed, this, here)};
    changed();
}

void FollowingTool::deactivate() {
    for (const auto& watch : m_watches)
        disconnect(watch);
    m_watches.clear();
    drop();
    m_ground.reset();
    if (context())
        context()->updateOverlay();
}

void FollowingTool::changed() {
    m_ground.reset();
    follow();
    Q_EMIT optionsChanged();
    Q_EMIT hintChanged();
    context()->updateOverlay();
}

bool FollowingTool::key(QKeyEvent& event) {
    if (event.key() != Qt::Key_Escape)
        return false;
    context()->activateTool(QStringLiteral("tool.select"));
    return true;
}

bool FollowingTool::cancel() {
    const bool busy = drop();
    m_ground.reset();
    if (context())
        context()->updateOverlay();
    return busy;
}

void FollowingTool::cursorMoved() {
    const rules::Cell cell = context()->cursorCell();
    aimAt(middleOf(grid(), cell));
    context()->updateOverlay();
}

const rules::Scenario& FollowingTool::scenario() const {
    return context()->document().scenario();
}

const rules::Library& FollowingTool::library() const {
    return *context()->document().library();
}

const model::Ground& FollowingTool::ground() const {
    if (!m_ground)
        m_ground.emplace(scenario(), library());
    return *m_ground;
}

QStringList FollowingTool::sideNames() const {
    QStringList names{tr("nobody")};
    for (const rules::ScenarioSide& side : scenario().sides)
        names << model::ElementNames::side(scenario(), side.id);
    return names;
}

int FollowingTool::sideIndex(const rules::SideId& id) const {
    const auto& sides = scenario().sides;
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (sides[i].id == id)
            return static_cast<int>(i) + 1;
    return 0;
}

rules::SideId FollowingTool::sideAt(int index) const {
    const auto& sides = scenario().sides;
    return index < 1 || index > static_cast<int>(sides.size())
               ? rules::SideId()
               : sides[static_cast<std::size_t>(index - 1)].id;
}

rules::SideId FollowingTool::chosenSide() const {
    if (m_side && (m_side->empty() || rules::findSide(scenario(), *m_side)))
        return *m_side;
    return sideAt(1);
}

void FollowingTool::chooseSide(int index) {
    m_side = sideAt(index);
    context()->updateOverlay();
}

}  // namespace bocage::editor
