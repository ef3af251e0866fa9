#include "editor/studio/item_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/content_chips.h"
#include "editor/studio/field_controls.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/items/content_model.h"
#include "model/language/language.h"
#include "model/messages/finding_text.h"
#include "model/studio/field_words.h"
#include "rules/format/content_items.h"

namespace bocage::editor {

using model::FieldPlan;
using model::FieldWords;
using rules::ContentId;
using rules::Json;
using Type = FieldPlan::Type;

namespace {

/// Fields of the head that have places of their own.
bool isHead(const std::string& pointer) {
    return pointer == "/id" || pointer == "/provenance";
}

QString textIn(const Json* value, const std::string& language) {
    if (value && value->isString())
        return language == "en" ? QString::fromStdString(value->string()) : QString();
    const Json* text = value && value->isObject() ? value->find(language) : nullptr;
    return text && text->isString() ? QString::fromStdString(text->string()) : QString();
}

bool isPlainGroup(const FieldPlan& plan) {
    if (plan.type != Type::Group || plan.fields.size() > 5)
        return false;
    for (const FieldPlan& field : plan.fields)
        if (field.type >= Type::Group || field.type == Type::Words)
            return false;
    return true;
}

/// A field with its caption in front of it, for lines that hold several.
QWidget* beside(const QString& caption, QWidget* control) {
    auto* both = new QWidget;
    auto* columns = new QHBoxLayout(both);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(6);
    auto* words = new QLabel(caption);
    words->setProperty("role", "small");
    words->setBuddy(control);
    columns->addWidget(words);
    columns->addWidget(control);
    return both;
}

QToolButton* smallButton(const QString& name, const QString& tip, const QString& icon,
                         std::function<void()> run) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setIcon(themedIcon(icon));
    button->setAutoRaise(true);
    QObject::connect(button, &QToolButton::clicked, button, [run = std::move(run)] { run(); });
    return button;
}

}  // namespace

ItemForm::ItemForm(model::PackDocument& document, QWidget* parent)
    : QScrollArea(parent), m_document(document), m_edits(document) {
    setObjectName(QStringLiteral("itemForm"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const model::LanguageInfo& language : model::languages())
        if (language.code != QLatin1String("en") && m_second.empty())
            m_second = language.code.toStdString();
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ItemForm::refresh);
    connect(&m_document, &model::PackDocument::changed, this, &ItemForm::later);
    connect(&m_document, &model::Document::libraryChanged, this, [this] {
        m_values.reset();
        rebuild();
    });
}

void ItemForm::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_top)
        rebuild();
}

void ItemForm::setItems(const std::vector<ContentId>& items) {
    if (items == m_items && m_top)
        return;
    m_items = items;
    rebuild();
    verticalScrollBar()->setValue(0);
}

void ItemForm::setSecondLanguage(const std::string& language) {
    m_second = language;
    rebuild();
}

const Json* ItemForm::first(const std::string& pointer) const {
    const model::PackItem* item = m_items.empty() ? nullptr : m_document.value().find(m_items.front());
    return item ? model::jsonAt(item->json(), pointer) : nullptr;
}

bool ItemForm::differs(const std::string& pointer) const {
    const Json* value = first(pointer);
    for (std::size_t i = 1; i < m_items.size(); ++i) {
        const model::PackItem* item = m_document.value().find(m_items[i]);
        const Json* other = item ? model::jsonAt(item->json(), pointer) : nullptr;
        if ((value == nullptr) != (other == nullptr) || (value && *value != *other))
            return true;
    }
    return false;
}

QString ItemForm::stepName(const std::string& pointer) const {
    return tr("Set: %1").arg(FieldWords::place(pointer));
}

void ItemForm::write(const std::string& pointer, std::optional<Json> value) {
    m_edits.set(m_items, pointer, value, stepName(pointer));
}

void ItemForm::later() {
    m_timer.start();
}

/// What decides which controls there are: groups and lists that are there, and how long they are.
QString ItemForm::shape() const {
    QString shape;
    const std::function<void(const Plan&, const std::string&)> walk = [&](const Plan& plan,
                                                                          const std::string& pointer) {
        if (plan.type == Type::Group) {
            shape += first(pointer) ? u'{' : u'-';
            for (const Plan& field : plan.fields)
                walk(field, pointer + "/" + field.name);
        } else if (plan.type == Type::List) {
            const Json* list = first(pointer);
            const std::size_t count = list && list->isArray() ? list->array().size() : 0;
            shape += QString::number(count) + u'[';
            for (std::size_t i = 0; i < count; ++i)
                walk(plan.fields.front(), pointer + "/" + std::to_string(i));
        }
    };
    walk(m_plan, {});
    return shape;
}

void ItemForm::refresh() {
    // Pieces may have got another id by their name, or be gone.
    bool gone = false;
    for (const ContentId& id : m_items)
        gone = gone || !m_document.value().find(id);
    if (gone || shape() != m_shape) {
        rebuild();
        return;
    }
    for (const Row& row : m_rows)
        if (row.update)
            row.update();
}

void ItemForm::rebuild() {
    std::erase_if(m_items, [&](const ContentId& id) { return !m_document.value().find(id); });
    const QWidget* focused = focusWidget();
    const bool hadFocus = focused && isAncestorOf(focused) && focused->hasFocus();
    const QString focusName = focused ? focused->objectName() : QString();
    const int scrolled = verticalScrollBar()->value();
    m_rows.clear();
    m_notes.clear();
    const std::string kind = m_items.empty() ? std::string() : std::string(m_items.front().kind());
    const std::string& system = m_document.value().manifest.system;
    if (kind != m_kind || !m_values) {
        m_kind = kind;
        m_plan = kind.empty() ? Plan() : model::planOf(kind, system);
        m_values = std::make_unique<model::FieldValues>(m_document.library(), kind, system);
    }
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(16, 12, 16, 16);
    rows->setSpacing(10);
    m_top = rows;
    if (m_items.empty()) {
        rows->addWidget(briefingNote(tr("Choose a piece on the left, or add a new one.")));
    } else {
        if (m_items.size() > 1)
            rows->addWidget(
                briefingNote(tr("%n pieces are chosen: what you enter here is set for all of them.", nullptr,
                                static_cast<int>(m_items.size())),
                             "strong"));
        addFields(*rows, m_plan, {}, true);
    }
    rows->addStretch(1);
    m_shape = shape();
    setWidget(page);
    for (const Row& row : m_rows)
        if (row.update)
            row.update();
    showFindings(rules::Findings(m_findings));
    page->adjustSize();
    verticalScrollBar()->setValue(scrolled);
    if (hadFocus && !focusName.isEmpty())
        if (auto* again = page->findChild<QWidget*>(focusName))
            again->setFocus();
}

void ItemForm::addRow(QVBoxLayout& rows, const std::string& pointer, const QString& label, QWidget* control,
                      std::function<void()> update, const QString& help) {
    auto* row = new QWidget;
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    auto* caption = new QLabel(label);
    caption->setTextFormat(Qt::PlainText);
    caption->setFixedWidth(150);
    caption->setWordWrap(true);
    caption->setBuddy(control);
    grid->addWidget(caption, 0, 0, Qt::AlignTop);
    caption->setMinimumHeight(fieldHeight);
    // A narrow field stays beside its caption.
    const bool narrow = control->maximumWidth() < QWIDGETSIZE_MAX;
    grid->addWidget(control, 0, 1, narrow ? Qt::AlignLeft : Qt::Alignment());
    grid->setColumnStretch(1, 1);
    auto* below = new QVBoxLayout;
    below->setSpacing(2);
    grid->addLayout(below, 1, 1);
    if (control->objectName().isEmpty())
        control->setObjectName(controlName(pointer));
    control->setAccessibleName(FieldWords::place(pointer));
    if (!help.isEmpty()) {
        control->setToolTip(help);
        caption->setToolTip(help);
    }
    rows.addWidget(row);
    m_rows.push_back({pointer, control, below, std::move(update)});
}

QWidget* ItemForm::control(const Plan& plan, const std::string& pointer, std::function<void()>& update) {
    const auto text = [this, pointer] {
        const Json* value = first(pointer);
        return value && value->isString() ? QString::fromStdString(value->string()) : QString();
    };
    const auto writeText = [this, pointer](const QString& written) {
        write(pointer, written.isEmpty() ? std::nullopt : std::optional<Json>(written.toStdString()));
    };
    QWidget* made = nullptr;
    switch (plan.type) {
        case Type::Number: {
            auto* field = new NumberField(plan.low, plan.high, [this, pointer](std::optional<int> number) {
                write(pointer, number ? std::optional<Json>(*number) : std::nullopt);
            });
            update = [this, field, pointer] {
                const Json* value = first(pointer);
                field->show(value && value->isInteger() ? QString::number(value->integer()) : QString(),
                            differs(pointer));
            };
            made = field;
            break;
        }
        case Type::Switch: {
            auto* field = new QCheckBox(tr("yes"));
            update = [this, field, pointer] {
                const Json* value = first(pointer);
                const QSignalBlocker quiet(field);
                const bool several = differs(pointer);
                field->setTristate(several);
                field->setCheckState(several                         ? Qt::PartiallyChecked
                                     : value && *value == Json(true) ? Qt::Checked
                                                                     : Qt::Unchecked);
            };
            connect(field, &QCheckBox::clicked, this, [this, field, pointer] {
                write(pointer,
                      field->checkState() == Qt::Unchecked ? std::nullopt : std::optional<Json>(true));
            });
            made = field;
            break;
        }
        case Type::Choice: {
            auto* field = new QComboBox;
            field->setMinimumHeight(fieldHeight);
            if (!plan.required)
                field->addItem(tr("as usual"), QString());
            for (const std::string& choice : plan.choices)
                field->addItem(FieldWords::choice(choice), QString::fromStdString(choice));
            update = [this, field, pointer, text] {
                const QSignalBlocker quiet(field);
                field->setPlaceholderText(differs(pointer) ? tr("several values") : QString());
                field->setCurrentIndex(differs(pointer) ? -1 : field->findData(text()));
            };
            connect(field, &QComboBox::activated, this,
                    [field, writeText] { writeText(field->currentData().toString()); });
            made = field;
            break;
        }
        case Type::Any: {
            auto* field = new LineField([this, pointer](const QString& written) {
                const auto json = rules::parseJson(written.toStdString());
                if (written.isEmpty() || json)
                    write(pointer, json ? std::optional<Json>(*json) : std::nullopt);
            });
            update = [this, field, pointer] {
                const Json* value = first(pointer);
                field->show(value ? QString::fromStdString(rules::writeJson(*value)).simplified() : QString(),
                            differs(pointer));
            };
            made = field;
            break;
        }
        default:
            if (m_values->namesContent(plan)) {
                auto* field = new ContentField(
                    {[this] { return m_document.liveLibrary(); }, m_document.value().manifest.system,
                     m_values->kinds(plan), FieldWords::place(pointer),
                     [writeText](const ContentId& id) { writeText(QString::fromStdString(id.value)); }});
                update = [this, field, pointer, text] {
                    field->show(ContentId(text().toStdString()), differs(pointer));
                };
                made = field;
            } else if (const QStringList suggestions = m_values->suggestions(plan); !suggestions.isEmpty()) {
                auto* field = new WordField(suggestions, writeText);
                update = [this, field, pointer, text] { field->show(text(), differs(pointer)); };
                made = field;
            } else {
                auto* field = new LineField(writeText);
                update = [this, field, pointer, text] { field->show(text(), differs(pointer)); };
                made = field;
            }
    }
    made->setObjectName(controlName(pointer));
    made->setAccessibleName(FieldWords::place(pointer));
    return made;
}

void ItemForm::addWords(QVBoxLayout& rows, const Plan& plan, const std::string& pointer) {
    auto* both = new QWidget;
    auto* columns = new QHBoxLayout(both);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(8);
    std::vector<std::function<void()>> updates;
    for (const std::string& language : {std::string("en"), m_second}) {
        if (language.empty())
            continue;
        const auto put = [this, pointer, language](const QString& text) {
            const std::size_t before = m_items.size();
            const ContentId id = before ? m_items.front() : ContentId();
            const auto place = [&] {
                const auto& list = m_document.value().of(m_kind);
                return std::find_if(list.begin(), list.end(),
                                    [&](const auto& item) { return item.id() == id; }) -
                       list.begin();
            }();
            m_edits.setText(m_items, pointer, language, text.trimmed(), stepName(pointer));
            // The id may have followed the name; the place in the list did not change.
            const auto& list = m_document.value().of(m_kind);
            if (before == 1 && !m_document.value().find(id) &&
                place < static_cast<std::ptrdiff_t>(list.size())) {
                m_items = {list[static_cast<std::size_t>(place)].id()};
                Q_EMIT itemsRenamed(m_items);
            }
        };
        const auto read = [this, pointer, language] { return textIn(first(pointer), language); };
        const QString name = controlName(pointer) + u'@' + QString::fromStdString(language);
        const QString ghost = QString::fromStdString(language);
        QWidget* field = nullptr;
        if (plan.name == "help" || plan.name == "effect" || plan.name == "text") {
            auto* area = new ParagraphField(put);
            updates.push_back([this, area, read, pointer] { area->show(read(), differs(pointer)); });
            field = area;
        } else {
            auto* line = new LineField(put);
            updates.push_back([this, line, read, pointer, ghost] {
                line->show(read(), differs(pointer));
                if (line->placeholderText().isEmpty())
                    line->setPlaceholderText(ghost);
            });
            field = line;
        }
        field->setObjectName(name);
        field->setAccessibleName(tr("%1 (%2)").arg(FieldWords::place(pointer), ghost));
        columns->addWidget(field, 1);
        if (language == "en")
            both->setFocusProxy(field);
    }
    both->setObjectName(controlName(pointer));
    addRow(
        rows, pointer, FieldWords::field(plan.name), both,
        [updates] {
            for (const auto& update : updates)
                update();
        },
        FieldWords::help(plan.name));
}

void ItemForm::addField(QVBoxLayout& rows, const Plan& plan, const std::string& pointer) {
    if (plan.type == Type::Words)
        return addWords(rows, plan, pointer);
    std::function<void()> update;
    QWidget* made = control(plan, pointer, update);
    addRow(rows, pointer, FieldWords::field(plan.name), made, std::move(update), FieldWords::help(plan.name));
}

void ItemForm::addFields(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top) {
    QVBoxLayout* into = &rows;
    BriefingCard* head = nullptr;
    if (top) {
        QString title = FieldWords::kind(m_kind);
        title[0] = title[0].toUpper();
        head = new BriefingCard(title);
        rows.addWidget(head);
        into = &head->body();
        into->setSpacing(6);
    }
    bool drawn = false;
    for (const Plan& field : plan.fields) {
        const std::string at = pointer + "/" + field.name;
        if (isHead(at) && top)
            continue;
        if (field.type < Type::Group || field.type == Type::Any)
            addField(*into, field, at);
        else if (field.type == Type::Drawn)
            drawn = true;
    }
    if (drawn)
        addDrawn(*into, pointer);
    for (const Plan& field : plan.fields) {
        const std::string at = pointer + "/" + field.name;
        if (field.type == Type::Group)
            addGroup(top ? rows : *into, field, at, top);
        else if (field.type == Type::List)
            addList(top ? rows : *into, field, at, top);
    }
    if (top && m_items.size() == 1) {
        auto* id = new LineField([this](const QString& text) {
            const ContentId before = m_items.front();
            const std::string name = model::slugOf(text);
            if (m_edits.rename(before, name)) {
                m_items = {ContentId::make(before.pack(), before.kind(), name)};
                Q_EMIT itemsRenamed(m_items);
            }
            later();
        });
        addRow(
            *into, "/id", FieldWords::field("id"), id,
            [this, id] {
                const std::string_view name = m_items.front().name();
                id->show(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            },
            FieldWords::help("id"));
    }
    if (top)
        for (const Plan& field : plan.fields)
            if (field.name == "provenance")
                addField(*into, field, "/provenance");
}

void ItemForm::addGroup(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top) {
    const bool there = first(pointer) || plan.required;
    auto* card = new BriefingCard(FieldWords::field(plan.name));
    card->body().setSpacing(6);
    rows.addWidget(card);
    m_rows.push_back({pointer, card, &card->body(), {}});
    if (!there) {
        auto* add = new QPushButton(tr("Add"));
        add->setObjectName(QStringLiteral("add:") + QString::fromStdString(pointer));
        add->setAccessibleName(tr("Add: %1").arg(FieldWords::place(pointer)));
        connect(add, &QPushButton::clicked, this, [this, plan, pointer] { write(pointer, blankOf(plan)); });
        card->addTool(add);
        return;
    }
    if (!plan.required)
        card->addTool(smallButton(QStringLiteral("remove:") + QString::fromStdString(pointer),
                                  tr("Take away: %1").arg(FieldWords::place(pointer)),
                                  QStringLiteral("delete"),
                                  [this, pointer] { write(pointer, std::nullopt); }));
    // A few numbers fit on one line.
    if (isPlainGroup(plan) && !top) {
        auto* line = new QWidget;
        auto* columns = new FlowLayout(line, 10, 4);
        std::vector<std::function<void()>> updates;
        for (const Plan& field : plan.fields) {
            std::function<void()> update;
            QWidget* made = control(field, pointer + "/" + field.name, update);
            updates.push_back(update);
            columns->addWidget(beside(FieldWords::field(field.name), made));
            m_rows.push_back({pointer + "/" + field.name, made, &card->body(), {}});
        }
        card->body().addWidget(line);
        m_rows.push_back({pointer, line, &card->body(), [updates] {
                              for (const auto& update : updates)
                                  update();
                          }});
        return;
    }
    addFields(card->body(), plan, pointer, false);
}

Json ItemForm::blankOf(const Plan& plan) const {
    switch (plan.type) {
        case Type::Group: {
            Json object = Json::Object{};
            for (const Plan& field : plan.fields)
                if (field.required)
                    object.set(field.name, blankOf(field));
            return object;
        }
        case Type::List:
            return Json(Json::Array{});
        case Type::Number:
            return Json(std::max(plan.low, 0));
        case Type::Switch:
            return Json(false);
        case Type::Choice:
            return plan.choices.empty() ? Json("") : Json(plan.choices.front());
        case Type::Words:
            return Json(Json::Object{});
        case Type::Drawn: {
            // A further face begins as the first one.
            if (const Json* grid = first("/faces/0/grid"); grid && plan.name == "grid")
                return *grid;
            return Json(Json::Array{});
        }
        default:
            break;
    }
    const QStringList suggestions = m_values->suggestions(plan);
    if (plan.name == "name" && plan.path == "/faces/name") {
        const Json* faces = first("/faces");
        const std::size_t count = faces && faces->isArray() ? faces->array().size() : 0;
        return Json(std::string(1, static_cast<char>('a' + std::min<std::size_t>(count, 25))));
    }
    return suggestions.isEmpty() ? Json("") : Json(suggestions.front().toStdString());
}

void ItemForm::addChips(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool counted) {
    const Plan& element = counted ? plan.fields.front().fields.front() : plan.fields.front();
    ContentChips::Options options;
    options.name = QStringLiteral("add:") + QString::fromStdString(pointer);
    options.addText = tr("Add…");
    options.pickerTitle = FieldWords::place(pointer);
    options.counted = counted;
    const QStringList kinds = m_values->kinds(element);
    options.contents = [this, kinds] {
        QStringList all = kinds;
        if (all.isEmpty())
            for (const std::string& kind : rules::contentKinds(m_document.value().manifest.system))
                all << QString::fromStdString(kind);
        return new model::ContentModel(m_document.liveLibrary(), m_document.value().manifest.system, all);
    };
    options.history = &m_document.undoStack();
    options.set = [this, pointer, counted](const ContentId& id, int count) {
        Json::Array list;
        if (const Json* now = first(pointer); now && now->isArray())
            list = now->array();
        const auto idOf = [counted](const Json& entry) {
            const Json* inner = counted ? entry.find("id") : &entry;
            return inner && inner->isString() ? inner->string() : std::string();
        };
        const auto found = std::find_if(list.begin(), list.end(),
                                        [&](const Json& entry) { return idOf(entry) == id.value; });
        if (count == 0) {
            if (found != list.end())
                list.erase(found);
        } else if (!counted) {
            if (found == list.end())
                list.emplace_back(id.value);
        } else if (found == list.end()) {
            list.push_back(Json::Object{{"id", id.value}, {"count", count}});
        } else {
            found->set("count", count);
        }
        const Plan* field = model::planAt(m_plan, pointer);
        write(pointer, list.empty() && field && !field->required ? std::nullopt : std::optional<Json>(list));
    };
    auto* chips = new ContentChips(m_document.liveLibrary(), options);
    addRow(
        rows, pointer, FieldWords::field(plan.name), chips,
        [this, chips, pointer, counted] {
            std::vector<rules::Copies> copies;
            std::vector<ContentId> ids;
            if (const Json* list = first(pointer); list && list->isArray())
                for (const Json& entry : list->array()) {
                    const Json* id = counted ? entry.find("id") : &entry;
                    const Json* count = counted ? entry.find("count") : nullptr;
                    if (!id || !id->isString())
                        continue;
                    ids.emplace_back(id->string());
                    copies.push_back(
                        {ids.back(), count && count->isInteger() ? static_cast<int>(count->integer()) : 1});
                }
            if (counted)
                chips->setCopies(copies);
            else
                chips->setIds(ids);
        },
        FieldWords::help(plan.name));
}

void ItemForm::addList(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top) {
    const Plan& element = plan.fields.front();
    if (element.typeName == "Copies" || m_values->namesContent(element)) {
        if (!top)
            return addChips(rows, plan, pointer, element.typeName == "Copies");
        auto* card = new BriefingCard(FieldWords::field(plan.name));
        rows.addWidget(card);
        return addChips(card->body(), plan, pointer, element.typeName == "Copies");
    }
    auto* card = new BriefingCard(FieldWords::field(plan.name), FieldWords::help(plan.name));
    card->body().setSpacing(6);
    rows.addWidget(card);
    m_rows.push_back({pointer, card, &card->body(), {}});
    auto* add = new QPushButton(tr("Add"));
    add->setObjectName(QStringLiteral("add:") + QString::fromStdString(pointer));
    add->setAccessibleName(tr("Add: %1").arg(FieldWords::place(pointer)));
    connect(add, &QPushButton::clicked, this,
            [this, element, pointer] { write(pointer + "/-", blankOf(element)); });
    card->addTool(add);
    const Json* list = first(pointer);
    const std::size_t count = list && list->isArray() ? list->array().size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string at = pointer + "/" + std::to_string(i);
        const auto tools = [&] {
            auto* bar = new QWidget;
            auto* buttons = new QHBoxLayout(bar);
            buttons->setContentsMargins(0, 0, 0, 0);
            buttons->setSpacing(0);
            if (count > 1 && m_items.size() == 1)
                buttons->addWidget(smallButton(
                    QStringLiteral("up:") + QString::fromStdString(at),
                    tr("Move up: %1").arg(FieldWords::place(at)), QStringLiteral("up"),
                    [this, pointer, i] { m_edits.moveElement(m_items.front(), pointer, i, -1); }));
            buttons->addWidget(smallButton(QStringLiteral("remove:") + QString::fromStdString(at),
                                           tr("Take away: %1").arg(FieldWords::place(at)),
                                           QStringLiteral("delete"),
                                           [this, at] { write(at, std::nullopt); }));
            return bar;
        };
        if (element.type != Type::Group || isPlainGroup(element)) {
            auto* line = new QWidget;
            auto* columns = new FlowLayout(line, 10, 4);
            std::vector<std::function<void()>> updates;
            const auto put = [&](const Plan& field, const std::string& where, bool caption) {
                std::function<void()> update;
                QWidget* made = control(field, where, update);
                updates.push_back(update);
                columns->addWidget(caption ? beside(FieldWords::field(field.name), made) : made);
                m_rows.push_back({where, made, &card->body(), {}});
            };
            if (element.type != Type::Group)
                put(element, at, false);
            else
                for (const Plan& field : element.fields)
                    if (field.type < Type::Group)
                        put(field, at + "/" + field.name, &field != &element.fields.front());
            columns->addWidget(tools());
            card->body().addWidget(line);
            m_rows.push_back({at, line, &card->body(), [updates] {
                                  for (const auto& update : updates)
                                      update();
                              }});
        } else {
            auto* inner = new BriefingCard(FieldWords::place("/" + plan.name + "/" + std::to_string(i)));
            inner->body().setSpacing(6);
            inner->addTool(tools());
            card->body().addWidget(inner);
            m_rows.push_back({at, inner, &inner->body(), {}});
            addFields(inner->body(), element, at, false);
        }
    }
}

void ItemForm::addDrawn(QVBoxLayout& rows, const std::string& facePointer) {
    if (m_items.size() != 1)
        return;
    auto* draw = new QPushButton(themedIcon(QStringLiteral("board")), tr("Paint terrain, walls and rooms…"));
    draw->setObjectName(QStringLiteral("draw:") + QString::fromStdString(facePointer));
    connect(draw, &QPushButton::clicked, this, [this, facePointer] { Q_EMIT drawWanted(facePointer); });
    addRow(rows, facePointer + "/grid", tr("Ground"), draw, {});
}

void ItemForm::showFindings(const rules::Findings& findings) {
    m_findings = findings;
    for (const QPointer<QWidget>& note : m_notes)
        if (note)
            note->deleteLater();
    m_notes.clear();
    if (m_items.empty() || !m_top)
        return;
    const model::FindingText words(*m_document.liveLibrary());
    for (const rules::Finding& finding : m_findings) {
        if (finding.locations.empty())
            continue;
        const model::PackPlace place = model::packPlace(finding.locations.front().pointer);
        if (place.item != m_items.front())
            continue;
        const Row* best = nullptr;
        std::string wanted = place.pointer;
        if (finding.message == "field.missing" && finding.arguments.size() > 1)
            wanted += "/" + finding.arguments[1];
        for (const Row& row : m_rows)
            if ((wanted + "/").starts_with(row.pointer + "/") &&
                (!best || row.pointer.size() > best->pointer.size()))
                best = &row;
        auto* note = new QWidget;
        auto* line = new QHBoxLayout(note);
        line->setContentsMargins(0, 0, 0, 2);
        auto* text = new QLabel(words.sentence(finding));
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setObjectName(QStringLiteral("finding:") + QString::fromStdString(wanted));
        text->setProperty("role", finding.severity == rules::Severity::Error     ? "error"
                                  : finding.severity == rules::Severity::Warning ? "warning"
                                                                                 : "small");
        line->addWidget(text, 1);
        for (const rules::Fix& fix : finding.fixes) {
            auto* way = new QPushButton(words.fix(fix).replace(u'&', QStringLiteral("&&")));
            way->setObjectName(QStringLiteral("fix:") + QString::fromStdString(fix.code));
            connect(way, &QPushButton::clicked, this,
                    [this, fix, name = words.fix(fix)] { (void)m_edits.apply(fix, name); });
            line->addWidget(way);
        }
        if (best)
            best->below->addWidget(note);
        else
            m_top->insertWidget(0, note);
        note->show();
        m_notes.emplace_back(note);
    }
}

void ItemForm::reveal(const std::string& pointer) {
    const Row* best = nullptr;
    for (const Row& row : m_rows)
        if ((pointer + "/").starts_with(row.pointer + "/") &&
            (!best || row.pointer.size() > best->pointer.size()))
            best = &row;
    if (!best)
        return;
    ensureWidgetVisible(best->control, 0, 60);
    best->control->setFocus(Qt::OtherFocusReason);
}

}  // namespace bocage::editor
