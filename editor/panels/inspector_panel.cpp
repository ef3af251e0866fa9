#include "editor/panels/inspector_panel.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/panels/inspector_facts.h"
#include "editor/panels/thumbnails.h"
#include "editor/tools/move_gesture.h"
#include "model/commands/scenario_edits.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::editor {

using namespace rules;
using model::ElementNames;
using model::localized;
using model::Section;

namespace {

template <class List>
auto* findIn(List& list, const ElementId& id) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& element) { return element.id == id; });
    return found == list.end() ? nullptr : &*found;
}

void setText(Text& text, const QString& value) {
    const std::string language = model::currentLanguage().toStdString();
    if (value.isEmpty())
        text.byLanguage.erase(language);
    else
        text.byLanguage[language] = value.toStdString();
}

QStringList faceTitles(const std::vector<Face>& faces) {
    QStringList titles;
    for (const Face& face : faces)
        titles << (!face.title.empty()       ? localized(face.title)
                   : &face == &faces.front() ? InspectorPanel::tr("front")
                   : face.name.size() == 1   ? InspectorPanel::tr("back")
                                             : QString::fromStdString(face.name));
    return titles;
}

int faceIndex(const std::vector<Face>& faces, const std::string& name) {
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (faces[i].name == name)
            return static_cast<int>(i);
    return -1;
}

}  // namespace

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
        if (document->library() != m_contentLibrary) {
            m_contentLibrary = document->library();
            m_content = normandie::Content::build(m_contentLibrary).first;
        }
        connect(document, &model::ScenarioDocument::changed, this, &InspectorPanel::documentChanged);
        connect(document, &model::Document::libraryChanged, this, &InspectorPanel::rebuild);
        connect(selection, &Selection::changed, this, &InspectorPanel::selectionChanged);
    }
    selectionChanged();
}

QString InspectorPanel::heading() const {
    if (!m_document || !m_selection || m_selection->empty())
        return m_document ? m_document->displayName() : tr("Inspector");
    if (m_selection->ids().size() > 1)
        return tr("%n thing(s) selected", nullptr, static_cast<int>(m_selection->ids().size()));
    return ElementNames::element(m_document->scenario(), *m_document->library(), *m_selection->ids().begin());
}

void InspectorPanel::selectionChanged() {
    rebuild();
    Q_EMIT headingChanged();
}

void InspectorPanel::documentChanged() {
    // The facts of what is selected may have changed with it: build anew, but never under a typing hand.
    QWidget* focus = focusWidget();
    const bool typing = focus && focus->hasFocus() && m_page->isAncestorOf(focus);
    if (typing)
        for (const auto& refresh : m_refreshers)
            refresh();
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
    m_refreshers.clear();
    m_page = new QWidget;
    m_rows = new QVBoxLayout(m_page);
    m_rows->setContentsMargins(0, 0, 0, 12);
    m_rows->setSpacing(0);
    if (m_document && m_selection) {
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
    m_rows->addStretch();
    setWidget(m_page);  // deletes the page before
}

QFormLayout* InspectorPanel::beginForm() {
    auto* form = new QFormLayout;
    form->setContentsMargins(12, 10, 12, 10);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(6);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->addLayout(form);
    return form;
}

void InspectorPanel::addSection(const QString& title) {
    auto* label = new QLabel(title);
    label->setObjectName(QStringLiteral("sectionHeader"));
    label->setIndent(0);
    label->setTextFormat(Qt::PlainText);
    m_rows->addWidget(label);
}

void InspectorPanel::addParagraph(const QString& text, const char* role) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setContentsMargins(12, 6, 12, 2);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (role)
        label->setProperty("role", QString::fromLatin1(role));
    m_rows->addWidget(label);
}

void InspectorPanel::addFact(QFormLayout* form, const QString& name, const QString& value) {
    auto* label = new QLabel(value);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumHeight(22);
    auto* caption = new QLabel(name);
    caption->setProperty("role", "muted");
    form->addRow(caption, label);
}

QWidget* InspectorPanel::addText(QFormLayout* form, const QString& name, const QString& id,
                                 std::function<QString()> read, std::function<void(const QString&)> write) {
    auto* field = new QLineEdit(read());
    field->setObjectName(QStringLiteral("inspector.%1").arg(id));
    auto* caption = new QLabel(name);
    caption->setProperty("role", "muted");
    caption->setBuddy(field);
    field->setAccessibleName(name);
    form->addRow(caption, field);
    connect(field, &QLineEdit::editingFinished, this, [field, read, write] {
        if (field->text() != read())
            write(field->text());
    });
    m_refreshers.push_back([field, read] {
        if (!field->hasFocus() || !field->isModified())
            field->setText(read());
    });
    return field;
}

void InspectorPanel::addChoice(QFormLayout* form, const QString& name, const QString& id,
                               const QStringList& texts, std::function<int()> read,
                               std::function<void(int)> write) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("inspector.%1").arg(id));
    box->addItems(texts);
    box->setCurrentIndex(read());
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setAccessibleName(name);
    auto* caption = new QLabel(name);
    caption->setProperty("role", "muted");
    caption->setBuddy(box);
    form->addRow(caption, box);
    connect(box, &QComboBox::activated, this, [write](int index) { write(index); });
    m_refreshers.push_back([box, read] { box->setCurrentIndex(read()); });
}

void InspectorPanel::addTurns(QFormLayout* form, const QString& name, std::function<int()> read,
                              std::function<void(int)> write) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* group = new QButtonGroup(row);
    for (int turn = 0; turn < 4; ++turn) {
        auto* button = new QPushButton(QStringLiteral("%1°").arg(turn * 90));
        button->setObjectName(QStringLiteral("inspector.turn%1").arg(turn * 90));
        button->setProperty("segment", true);
        button->setCheckable(true);
        button->setAccessibleName(tr("Turn %1 degrees").arg(turn * 90));
        group->addButton(button, turn);
        layout->addWidget(button, 1);
    }
    group->setExclusive(true);
    const auto show = [group, read] {
        if (QAbstractButton* button = group->button(read()))
            button->setChecked(true);
    };
    show();
    connect(group, &QButtonGroup::idClicked, this, [write](int turn) { write(turn); });
    m_refreshers.push_back(show);
    auto* caption = new QLabel(name);
    caption->setProperty("role", "muted");
    form->addRow(caption, row);
}

void InspectorPanel::addPicture(const model::PlacedElement& element) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(12, 12, 12, 0);
    layout->setSpacing(8);
    for (const char* face : {"front", "back"}) {
        if (std::string_view(face) == "back") {
            const normandie::Unit* unit = m_content ? m_content->unit(element.content) : nullptr;
            if (!unit || !unit->back)
                break;
        }
        auto* picture = new QLabel;
        picture->setPixmap(thumbnail(m_document->library(), element.content, {104, 104}, devicePixelRatioF(),
                                     QString::fromLatin1(face)));
        layout->addWidget(picture);
    }
    layout->addStretch();
    m_rows->addWidget(row);
}

template <class Change>
void InspectorPanel::set(const ElementId& id, const QString& name, Change change, const QString& merge) {
    if (!m_document)
        return;
    m_document->edit(
        name,
        [&](Scenario& scenario) {
            const auto each = [&](auto& list) {
                if (auto* element = findIn(list, id))
                    if constexpr (std::is_invocable_v<Change, decltype(*element)>)
                        change(*element);
            };
            each(scenario.battlefield.boards);
            each(scenario.battlefield.overlays);
            each(scenario.zones);
            each(scenario.entries);
            each(scenario.objectives);
            each(scenario.pieces);
            each(scenario.notes);
        },
        merge);
}

void InspectorPanel::addSide(QFormLayout* form, const std::vector<ElementId>& ids, const SideId& current) {
    const Scenario& scenario = m_document->scenario();
    QStringList names{tr("nobody")};
    std::vector<SideId> sides{SideId()};
    int index = 0;
    for (const ScenarioSide& side : scenario.sides) {
        if (side.id == current)
            index = static_cast<int>(sides.size());
        names << ElementNames::side(scenario, side.id);
        sides.push_back(side.id);
    }
    addChoice(
        form, tr("Side"), QStringLiteral("side"), names, [index] { return index; },
        [this, ids, sides](int chosen) {
            const SideId side = sides[static_cast<std::size_t>(chosen)];
            const std::set<ElementId> wanted(ids.begin(), ids.end());
            m_document->edit(tr("Set side"), [&](Scenario& value) {
                for (Piece& piece : value.pieces)
                    if (wanted.contains(piece.id))
                        piece.side = side;
                for (Zone& zone : value.zones)
                    if (wanted.contains(zone.id))
                        zone.side = side;
                for (EntryArrow& arrow : value.entries)
                    if (wanted.contains(arrow.id))
                        arrow.side = side;
            });
        });
}

void InspectorPanel::buildElement(const model::PlacedElement& element) {
    const ElementId id = element.id;
    const Library& library = *m_document->library();
    const auto scenario = [this]() -> const Scenario& { return m_document->scenario(); };
    if (element.section == Section::Pieces)
        addPicture(element);
    QFormLayout* form = beginForm();

    // Where it lies; a typed place moves it.
    const auto place = [this, id] {
        const auto now = model::placedElement(m_document->scenario(), *m_document->library(), id);
        if (!now)
            return QString();
        if (now->corner)
            return ElementNames::corner(*now->corner);
        if (now->edge)
            return ElementNames::edge(*now->edge);
        return now->cells.empty() ? QString() : QString::fromStdString(cellName(now->cells.front()));
    };
    if (element.edge || element.corner)
        addFact(form, tr("Place"), place());
    else if (element.section != Section::Zones && !element.cells.empty())
        addText(form, tr("Place"), QStringLiteral("place"), place, [this, id, place](const QString& text) {
            const auto wanted = cellFromName(text.trimmed().toUpper().toStdString());
            const auto now = cellFromName(place().toStdString());
            if (!wanted || !now || !whyNotMove(*m_document, {id}, *wanted - *now).isEmpty()) {
                for (const auto& refresh : m_refreshers)
                    refresh();
                return;
            }
            model::ScenarioEdits(*m_document).move({id}, *wanted - *now);
        });

    const auto rotationOf = [scenario, id] {
        if (const auto* board = findIn(scenario().battlefield.boards, id))
            return static_cast<int>(board->rotation);
        if (const auto* overlay = findIn(scenario().battlefield.overlays, id))
            return static_cast<int>(overlay->rotation);
        if (const auto* piece = findIn(scenario().pieces, id))
            return (piece->facing / 2) & 3;
        return 0;
    };
    if (element.section == Section::Boards || element.section == Section::Overlays ||
        (element.section == Section::Pieces && element.content.kind() == "unit"))
        addTurns(form, element.section == Section::Pieces ? tr("Facing") : tr("Turn"), rotationOf,
                 [this, id, rotationOf](int turn) {
                     model::ScenarioEdits(*m_document).rotate({id}, (turn - rotationOf() + 4) % 4);
                 });

    const std::vector<Face>* faces = nullptr;
    if (const BoardDef* board = library.board(element.content))
        faces = &board->faces;
    else if (const OverlayDef* overlay = library.overlay(element.content))
        faces = &overlay->faces;
    if (faces && faces->size() > 1)
        addChoice(
            form, tr("Face"), QStringLiteral("face"), faceTitles(*faces),
            [scenario, id, faces] {
                const auto* board = findIn(scenario().battlefield.boards, id);
                const auto* overlay = findIn(scenario().battlefield.overlays, id);
                return board || overlay ? faceIndex(*faces, board ? board->face : overlay->face) : -1;
            },
            [this, id, faces](int index) {
                const std::string name = (*faces)[static_cast<std::size_t>(index)].name;
                set(id, tr("Show the other face"),
                    [&](auto& placed) -> decltype(placed.rotation, void()) { placed.face = name; });
            });
    if (element.section == Section::Pieces) {
        const Piece* piece = findIn(scenario().pieces, id);
        addChoice(
            form, tr("Face up"), QStringLiteral("face"), {tr("front"), tr("back")},
            [scenario, id] {
                const Piece* now = findIn(scenario().pieces, id);
                return now && now->face == "back" ? 1 : 0;
            },
            [this, id](int index) {
                set(id, tr("Turn the counter over"), [&](auto& placed) -> decltype(placed.facing, void()) {
                    placed.face = index ? "back" : "front";
                });
            });
        addSide(form, {id}, piece->side);
    }
    if (const Zone* zone = findIn(scenario().zones, id)) {
        addChoice(
            form, tr("Kind"), QStringLiteral("kind"), {tr("deployment zone"), tr("area"), tr("exit")},
            [scenario, id] {
                const Zone* now = findIn(scenario().zones, id);
                return now ? static_cast<int>(now->kind) : 0;
            },
            [this, id](int index) {
                set(id, tr("Change the kind of zone"),
                    [&](Zone& value) { value.kind = static_cast<Zone::Kind>(index); });
            });
        addSide(form, {id}, zone->side);
        addText(
            form, tr("Group"), QStringLiteral("group"),
            [scenario, id] {
                const Zone* now = findIn(scenario().zones, id);
                return now ? QString::fromStdString(now->group) : QString();
            },
            [this, id](const QString& text) {
                set(id, tr("Set group letter"), [&](Zone& value) { value.group = text.toStdString(); });
            });
        addText(
            form, tr("Name"), QStringLiteral("name"),
            [scenario, id] {
                const Zone* now = findIn(scenario().zones, id);
                return now ? localized(now->name) : QString();
            },
            [this, id](const QString& text) {
                set(id, tr("Name the zone"), [&](Zone& value) { setText(value.name, text); });
            });
    }
    if (findIn(scenario().objectives, id)) {
        addChoice(
            form, tr("Kind"), QStringLiteral("kind"), {tr("main"), tr("secondary"), tr("bonus")},
            [scenario, id] {
                const Objective* now = findIn(scenario().objectives, id);
                return now ? static_cast<int>(now->kind) : 0;
            },
            [this, id](int index) {
                set(id, tr("Change the kind of objective"),
                    [&](Objective& value) { value.kind = static_cast<Objective::Kind>(index); });
            });
        addText(
            form, tr("Value"), QStringLiteral("value"),
            [scenario, id] {
                const Objective* now = findIn(scenario().objectives, id);
                return now ? QString::number(now->value) : QString();
            },
            [this, id](const QString& text) {
                bool fine = false;
                const int number = text.toInt(&fine);
                if (fine)
                    set(id, tr("Set value"), [&](Objective& value) { value.value = number; });
            });
    }
    if (const EntryArrow* arrow = findIn(scenario().entries, id))
        addSide(form, {id}, arrow->side);

    const ElementFacts facts = factsOf(*m_document, element, m_content.get());
    for (const Fact& fact : facts.facts)
        addFact(form, fact.name, fact.value);

    const auto labelOf = [scenario, id]() -> const Text* {
        if (const auto* overlay = findIn(scenario().battlefield.overlays, id))
            return &overlay->label;
        if (const auto* piece = findIn(scenario().pieces, id))
            return &piece->label;
        if (const auto* objective = findIn(scenario().objectives, id))
            return &objective->label;
        if (const auto* entry = findIn(scenario().entries, id))
            return &entry->label;
        return nullptr;
    };
    if (labelOf())
        addText(
            form, tr("Label"), QStringLiteral("label"),
            [labelOf] {
                const Text* text = labelOf();
                return text ? localized(*text) : QString();
            },
            [this, id](const QString& text) {
                set(id, tr("Change label"),
                    [&](auto& placed) -> decltype(placed.label, void()) { setText(placed.label, text); });
            });

    if (!facts.help.isEmpty() || !facts.effects.empty()) {
        addSection(tr("What it does"));
        if (!facts.help.isEmpty())
            addParagraph(facts.help);
        // Terrain reads as one text; abilities of a unit are a list.
        QStringList rules, sentences;
        for (const auto& sentence : facts.effects) {
            sentences << sentence.text;
            if (!sentence.rule.isEmpty() && !rules.contains(sentence.rule))
                rules << sentence.rule;
        }
        if (element.section == Section::Pieces)
            for (const QString& sentence : sentences)
                addParagraph(sentence);
        else if (!sentences.isEmpty())
            addParagraph(sentences.join(QLatin1Char(' ')));
        if (!rules.isEmpty())
            addParagraph(rules.join(QStringLiteral(" · ")), "rule");
    }
    if (!facts.boxes.empty()) {
        addSection(tr("Box check"));
        QFormLayout* boxes = beginForm();
        for (const Fact& box : facts.boxes)
            addFact(boxes, box.name, box.value);
    }
}

void InspectorPanel::buildSeveral(const std::vector<model::PlacedElement>& elements) {
    QFormLayout* form = beginForm();
    std::map<Section, int> counts;
    std::vector<ElementId> ids, sided;
    bool turnable = false;
    for (const auto& element : elements) {
        ++counts[element.section];
        ids.push_back(element.id);
        turnable = turnable || element.section == Section::Boards || element.section == Section::Overlays ||
                   element.section == Section::Pieces;
        if (element.section == Section::Pieces || element.section == Section::Zones ||
            element.section == Section::Entries)
            sided.push_back(element.id);
    }
    for (const auto& [section, count] : counts)
        addFact(form, ElementNames::section(section), QString::number(count));
    if (!sided.empty())
        addSide(form, sided, {});
    auto* buttons = new QWidget;
    auto* layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(12, 0, 12, 8);
    layout->setSpacing(8);
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
    layout->addStretch();
    m_rows->addWidget(buttons);
}

void InspectorPanel::buildScenario() {
    const auto scenario = [this]() -> const Scenario& { return m_document->scenario(); };
    QFormLayout* form = beginForm();
    addText(
        form, tr("Title"), QStringLiteral("title"), [scenario] { return localized(scenario().title); },
        [this](const QString& text) {
            m_document->edit(tr("Change title"), [&](Scenario& value) { setText(value.title, text); });
        });
    addText(
        form, tr("Author"), QStringLiteral("author"),
        [scenario] { return QString::fromStdString(scenario().author); },
        [this](const QString& text) {
            m_document->edit(tr("Change author"),
                             [&](Scenario& value) { value.author = text.toStdString(); });
        });
    const auto bounds = model::battlefieldBounds(scenario(), *m_document->library());
    const bool empty = scenario().battlefield.boards.empty();
    addFact(form, tr("Battlefield"),
            empty ? tr("no boards yet") : tr("%1 × %2 spaces").arg(bounds.cols).arg(bounds.rows));
    for (const ScenarioSide& side : scenario().sides) {
        QStringList factions;
        for (const Player& player : side.players)
            if (!player.faction.empty())
                factions << ElementNames::content(*m_document->library(), player.faction);
        addFact(form, ElementNames::side(scenario(), side.id), factions.join(QStringLiteral(", ")));
    }
    if (scenario().turnTrack.end)
        addFact(form, tr("Last turn"), QString::number(*scenario().turnTrack.end));
    if (!scenario().texts.introduction.empty()) {
        addSection(tr("Introduction"));
        addParagraph(localized(scenario().texts.introduction));
    }
    addSection(tr("What to do here"));
    addParagraph(
        empty ? tr("Drag a board from the box onto the map. Then lay houses, hedges and units on it.")
              : tr("Click something on the map to see what it is and what it does. Drag a frame to select "
                   "several things."),
        "muted");
}

}  // namespace bocage::editor
