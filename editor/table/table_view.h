#pragma once

#include "editor/scenario/faced_view.h"
#include "editor/systems/game_centre.h"

namespace bocage::editor {

/// The page of a scenario that is played without a map: what its game puts into the centre, and the
/// briefing. A game that brings no centre is all briefing.
class TableView : public FacedView {
    Q_OBJECT

public:
    /// Takes the centre, which may be null.
    TableView(model::ScenarioDocument& document, GameCentre* centre, QWidget* parent = nullptr);

    GameCentre* centre() const { return m_centre; }

protected:
    QString centreTitle() const override { return m_centre ? m_centre->title() : QString(); }
    QString centreTip() const override { return m_centre ? m_centre->tip() : QString(); }

private:
    GameCentre* m_centre;
};

}  // namespace bocage::editor
