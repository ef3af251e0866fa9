#include "editor/panels/inspector_panel.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/forms/pending_input.h"
#include "editor/panels/inspector_facts.h"
#include "editor/panels/inspector_fields.h"
#include "editor/panels/thumbnails.h"
#include "editor/systems/game_editor.h"
#include "editor/tools/flow_layout.h"
#include "model/analysis/document_boxes.h"
#include "model/commands/scenario_edits.h"
#include "model/io/user_collection.h"
#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "rules/checks/boxes_needed.h"

namespace bocage::editor {

using namespace rules;
using model::ElementNames;
using model::localized;
using model::Section;

InspectorPanel::InspectorPanel(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("inspectorPanel"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    rebuild();
}

void InspectorPanel::setDocument(model::ScenarioDocument* document, Selection* selection) {
    if (m_document)
        m_document->disconnect(this);
    if (m_selection)
        m_selection->disconnect(this);
    m_document = document;
    m_selection = selection;
    if (document) {
        connect(document, &model::ScenarioDocument::changed, this, &InspectorPanel::documentChanged);
        connect(document, &model::Document::libraryChanged, this, &InspectorPanel::rebuild);
        connect(selection, &Selection::changed, this, &InspectorPanel::selectionChanged);
    }
    selectionChanged();
}

void InspectorPanel::setCollection(model::UserCollection& collection) {
    m_collection = &collection;
    connect(&collection, &model::UserCollection::changed, this, &InspectorPanel::documentChanged);
    documentChanged();
}

void InspectorPanel::setReport(const ToolReport& report) {
    if (report == m_report)
        return;
    m_report = report;
    setAccessibleName(tr("Inspector: %1").arg(heading()));
    rebuild();
    Q_EMIT headingChanged();
}

QString InspectorPanel::heading() const {
    if (!m_report.empty())
        return m_report.title;
    if (!m_document || !m_selection || m_selection->empty())
        return m_document ? m_document->displayName() : tr("Inspector");
    if (m_selection->ids().size() > 1)
        return tr("%n thing(s) selected", nullptr, static_cast<int>(m_selection->ids().size()));
    return ElementNames::element(m_document->scenario(), *m_document->library(), *m_selection->ids().begin());
}

void InspectorPanel::selectionChanged() {
    m_report = {};
    setAccessibleName(tr("Inspector: %1").arg(heading()));
    rebuild();
    Q_EMIT headingChanged();
}

void InspectorPanel::documentChanged() {
    // The facts of what is selected may have changed with it: build anew, but never under a typing hand.
    QWidget* focus = focusWidget();
    const bool typing = focus && focus->hasFocus() && m_page->isAncestorOf(focus);
    if (typing)
        m_page->refresh();
    else
        rebuild();
    Q_EMIT headingChanged();
}

void InspectorPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        rebuild();
        Q_EMIT headingChanged();
    }
    QScrollArea::changeEvent(event);
}

void InspectorPanel::rebuild() {
    // What is typed goes where it was meant, before the page turns to something else.
    if (m_document && !m_document->isChanging() && widget() && widget()->isAncestorOf(focusWidget()))
        commitPendingInput(window());
    m_page = new InspectorForm;
    if (!m_report.empty()) {
        buildReport();
    } else if (m_document && m_selection) {
        std::vector<model::PlacedElement> elements;
        for (const ElementId& id : m_selection->ids())
            if (auto element = model::placedElement(m_document->scenario(), *m_document->library(), id))
                elements.push_back(std::move(*element));
        if (elements.empty())
            buildScenario();
        else if (elements.size() == 1)
            buildElement(elements.front());
        else
            buildSeveral(elements);
    }
    m_page->end();
    // The change may come from a field of the page before, which is not done with it yet.
    if (auto* before = static_cast<InspectorForm*>(widget())) {
        before->retire();
        takeWidget();
    }
    setWidget(m_page);
}

void InspectorPanel::buildReport() {
    for (const ToolReport::Part& part : m_report.parts) {
        m_page->addSection(part.title);
        for (const QString& text : part.before)
            m_page->addParagraph(text);
        if (!part.rows.empty())
            m_page->beginForm();
        for (const auto& [name, value] : part.rows)
            m_page->addFact(name, value);
        for (const QString& text : part.after)
            m_page->addParagraph(text, "muted");
    }
}

void InspectorPanel::addPicture(const model::PlacedElement& element) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(12, 12, 12, 0);
    layout->setSpacing(8);
    const GameEditor* game = findGameEditor(m_document->scenario().system);
    for (const QString& face : game ? game->pieceFaces(m_document->library(), element.content)
                                    : QStringList{QStringLiteral("front")}) {
        auto* picture = new QLabel;
        picture->setPixmap(
            thumbnail(m_document->library(), element.content, {104, 104}, devicePixelRatioF(), face));
        layout->addWidget(picture);
    }
    layout->addStretch();
    m_page->addWide(row);
}

void InspectorPanel::addFields(const std::vector<model::PlacedElement>& elements) {
    const InspectedThings things(*m_document, elements);
    addPlaceFields(*m_page, things);
    addKindFields(*m_page, things);
    addOwnerFields(*m_page, things);
    addPieceFields(*m_page, things);
    addWordFields(*m_page, things);
}

void InspectorPanel::buildElement(const model::PlacedElement& element) {
    if (element.section == Section::Pieces)
        addPicture(element);
    m_page->beginForm();
    addFields({element});
    const ElementFacts facts = factsOf(*m_document, element);
    for (const Fact& fact : facts.facts)
        m_page->addFact(fact.name, fact.value);

    if (!facts.help.isEmpty() || !facts.effects.empty()) {
        m_page->addSection(tr("What it does"));
        if (!facts.help.isEmpty())
            m_page->addParagraph(facts.help);
        // Terrain reads as one text; abilities of a unit are a list.
        QStringList rules, sentences;
        for (const auto& sentence : facts.effects) {
            sentences << sentence.text;
            if (!sentence.rule.isEmpty() && !rules.contains(sentence.rule))
                rules << sentence.rule;
        }
        if (element.section == Section::Pieces)
            for (const QString& sentence : sentences)
                m_page->addParagraph(sentence);
        else if (!sentences.isEmpty())
            m_page->addParagraph(sentences.join(QLatin1Char(' ')));
        if (!rules.isEmpty())
            m_page->addParagraph(rules.join(QStringLiteral(" · ")), "rule");
    }
    if (!facts.boxes.empty()) {
        m_page->addSection(tr("Box check"));
        m_page->beginForm();
        for (const Fact& box : facts.boxes)
            m_page->addFact(box.name, box.value);
    }
}

void InspectorPanel::buildSeveral(const std::vector<model::PlacedElement>& elements) {
    m_page->beginForm();
    std::map<Section, int> counts;
    std::vector<ElementId> ids;
    bool turnable = false;
    for (const auto& element : elements) {
        ++counts[element.section];
        ids.push_back(element.id);
        turnable = turnable || element.section == Section::Boards || element.section == Section::Overlays ||
                   element.section == Section::Pieces;
    }
    for (const auto& [section, count] : counts)
        m_page->addFact(ElementNames::section(section), QString::number(count));
    addFields(elements);
    auto* buttons = new QWidget;
    auto* frame = new QVBoxLayout(buttons);
    frame->setContentsMargins(12, 0, 12, 8);
    auto* layout = new FlowLayout(nullptr, 8, 8);
    frame->addLayout(layout);
    const auto add = [&](const QString& text, std::function<void()> run) {
        auto* button = new QPushButton(text);
        connect(button, &QPushButton::clicked, this, run);
        layout->addWidget(button);
    };
    if (turnable) {
        add(tr("Rotate"), [this, ids] { model::ScenarioEdits(*m_document).rotate(ids); });
        add(tr("Flip"), [this, ids] { model::ScenarioEdits(*m_document).flip(ids); });
    }
    add(tr("Delete"), [this, ids] { model::ScenarioEdits(*m_document).remove(ids); });
    m_page->addWide(buttons);
}

void InspectorPanel::addBoxCheck() {
    const CardboardNeeds needs = model::cardboardNeeds(*m_document);
    if (needs.demands.empty())
        return;
    const Library& library = *m_document->library();
    const BoxesNeeded fewest = boxesNeeded(needs.demands, {}, library, needs.substitutes);
    m_page->addSection(tr("Box check"));
    m_page->beginForm();
    m_page->addFact(tr("Needs"), fewest.found ? model::BriefingWords::boxes(fewest.boxes, library)
                                              : tr("more than a dozen boxes"));
    if (m_collection && m_collection->named()) {
        const BoxesNeeded missing =
            boxesNeeded(needs.demands, m_collection->value(), library, needs.substitutes);
        m_page->addFact(tr("Your shelf"),
                        missing.boxes.empty() && missing.found
                            ? tr("✓ is enough")
                            : tr("lacks %1").arg(model::BriefingWords::boxes(missing.boxes, library)));
    }
    if (!fewest.nowhere.empty()) {
        QStringList names;
        for (const ContentId& id : fewest.nowhere)
            names << ElementNames::content(library, id);
        m_page->addFact(tr("In no box"), names.join(QStringLiteral(", ")));
    }
}

void InspectorPanel::buildScenario() {
    const auto scenario = [this]() -> const Scenario& { return m_document->scenario(); };
    m_page->beginForm();
    m_page->addText(
        tr("Title"), QStringLiteral("title"), [scenario] { return localized(scenario().title); },
        [this](const QString& text) {
            m_document->edit(tr("Change title"), [&](Scenario& value) { setLocalText(value.title, text); });
        });
    m_page->addText(
        tr("Author"), QStringLiteral("author"),
        [scenario] { return QString::fromStdString(scenario().author); },
        [this](const QString& text) {
            m_document->edit(tr("Change author"),
                             [&](Scenario& value) { value.author = text.toStdString(); });
        });
    const auto bounds = model::battlefieldBounds(scenario(), *m_document->library());
    const bool empty = scenario().battlefield.boards.empty();
    m_page->addFact(tr("Battlefield"),
                    empty ? tr("no boards yet") : tr("%1 × %2 spaces").arg(bounds.cols).arg(bounds.rows));
    for (const ScenarioSide& side : scenario().sides) {
        // Where there are no factions, who plays.
        QStringList factions;
        for (const Player& player : side.players)
            factions << (player.faction.empty()
                             ? ElementNames::player(scenario(), player.id)
                             : ElementNames::content(*m_document->library(), player.faction));
        m_page->addFact(ElementNames::side(scenario(), side.id), factions.join(QStringLiteral(", ")));
    }
    if (scenario().turnTrack.end)
        m_page->addFact(tr("Last turn"), QString::number(*scenario().turnTrack.end));
    if (!scenario().texts.introduction.empty()) {
        m_page->addSection(tr("Introduction"));
        m_page->addParagraph(localized(scenario().texts.introduction));
    }
    if (!empty)
        addBoxCheck();
    m_page->addSection(tr("What to do here"));
    m_page->addParagraph(
        empty ? mapInvitationOf(scenario().system)
              : tr("Click something on the map to see what it is and what it does. Drag a frame to select "
                   "several things."),
        "muted");
}

}  // namespace bocage::editor
