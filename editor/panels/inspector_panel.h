#pragma once

#include <QPointer>
#include <QScrollArea>
#include <functional>
#include <vector>

#include "editor/canvas/selection.h"
#include "model/commands/placed_elements.h"
#include "rules/systems/normandie/content.h"

class QFormLayout;
class QVBoxLayout;

namespace bocage::editor {

/// What the selected thing is, where it lies and what it does, with everything about it that can be set. With
/// several selected: what they share. With none: the scenario itself.
class InspectorPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    void setDocument(model::ScenarioDocument* document, Selection* selection);
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
    void buildScenario();
    void buildElement(const model::PlacedElement& element);
    void buildSeveral(const std::vector<model::PlacedElement>& elements);

    QFormLayout* beginForm();
    void addSection(const QString& title);
    void addFact(QFormLayout* form, const QString& name, const QString& value);
    QWidget* addText(QFormLayout* form, const QString& name, const QString& id, std::function<QString()> read,
                     std::function<void(const QString&)> write);
    void addChoice(QFormLayout* form, const QString& name, const QString& id, const QStringList& texts,
                   std::function<int()> read, std::function<void(int)> write);
    void addTurns(QFormLayout* form, const QString& name, std::function<int()> read,
                  std::function<void(int)> write);
    void addParagraph(const QString& text, const char* role = nullptr);
    void addPicture(const model::PlacedElement& element);
    void addSide(QFormLayout* form, const std::vector<rules::ElementId>& ids, const rules::SideId& current);

    /// Applies `change` to the element with this id, whatever list it is in.
    template <class Change>
    void set(const rules::ElementId& id, const QString& name, Change change, const QString& merge = {});

    QPointer<model::ScenarioDocument> m_document;
    QPointer<Selection> m_selection;
    rules::LibraryPtr m_contentLibrary;
    rules::normandie::ContentPtr m_content;
    QWidget* m_page = nullptr;
    QVBoxLayout* m_rows = nullptr;
    std::vector<std::function<void()>> m_refreshers;  ///< put the document's value into a field
};

}  // namespace bocage::editor
