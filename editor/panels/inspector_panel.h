#pragma once

#include <QPointer>
#include <QScrollArea>
#include <vector>

#include "editor/picking/selection.h"
#include "editor/tools/tool_report.h"
#include "model/plan/placed_elements.h"

namespace bocage::model {
class UserCollection;
}

namespace bocage::editor {

class InspectorForm;

/// What the selected thing is, where it lies and what it does, with everything about it that can be set. With
/// several selected: what they share. With none: the scenario itself. A tool that asks the rules has its
/// answer here.
class InspectorPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    void setDocument(model::ScenarioDocument* document, Selection* selection);
    /// The user's boxes, which the scenario's needs are held against.
    void setCollection(model::UserCollection& collection);
    /// What the tool in hand found out stands in the place of everything else, until something is selected.
    void setReport(const ToolReport& report);
    /// Title of the dock: the name of what is selected.
    QString heading() const;

Q_SIGNALS:
    void headingChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void selectionChanged();
    void documentChanged();
    void rebuild();
    void buildReport();
    void buildScenario();
    void addBoxCheck();
    void buildElement(const model::PlacedElement& element);
    void buildSeveral(const std::vector<model::PlacedElement>& elements);

    void addPicture(const model::PlacedElement& element);
    /// What can be set about all of them at once.
    void addFields(const std::vector<model::PlacedElement>& elements);

    QPointer<model::ScenarioDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<model::UserCollection> m_collection;
    ToolReport m_report;
    InspectorForm* m_page = nullptr;
};

}  // namespace bocage::editor
