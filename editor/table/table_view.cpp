#include "editor/table/table_view.h"

namespace bocage::editor {

TableView::TableView(model::ScenarioDocument& document, GameCentre* centre, QWidget* parent)
    : FacedView(document, parent), m_centre(centre) {
    setObjectName(QStringLiteral("tableView"));
    bar().addStretch(1);
    if (centre)
        setCentre(centre, centre, QStringLiteral("faceTable"), centre->icon());
    else
        setOnlyBriefing();
}

}  // namespace bocage::editor
