#pragma once

#include "editor/tools/tool.h"
#include "model/commands/ground.h"

namespace bocage::editor {

/// A tool whose options and previews follow the document and the selection: the sides there are, the zone
/// that is selected, the ground that can be painted. Escape puts it away when nothing is under way.
class FollowingTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    void activate() override;
    void deactivate() override;
    bool key(QKeyEvent& event) override;
    bool cancel() override;
    void cursorMoved() override;

protected:
    /// The document, its packs or the selection changed.
    virtual void follow() {}
    /// Gives up what is under way; false when nothing was.
    virtual bool drop() { return false; }
    /// The pointer or the cell cursor is here now.
    virtual void aimAt(QPointF) {}

    const rules::Scenario& scenario() const;
    const rules::Library& library() const;
    const model::Ground& ground() const;

    /// "nobody", then the sides of the scenario.
    QStringList sideNames() const;
    int sideIndex(const rules::SideId& side) const;
    rules::SideId sideAt(int index) const;
    /// The one for new things: the last one chosen, else the first of the scenario.
    rules::SideId chosenSide() const;
    void chooseSide(int index);

private:
    void changed();

    std::vector<QMetaObject::Connection> m_watches;
    mutable std::optional<model::Ground> m_ground;
    std::optional<rules::SideId> m_side;
};

}  // namespace bocage::editor
