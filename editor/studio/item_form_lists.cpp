// Groups, lists and what is painted.
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/content_chips.h"
#include "editor/studio/field_controls.h"
#include "editor/studio/item_form.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/items/content_model.h"
#include "model/studio/field_words.h"
#include "rules/format/content_items.h"

namespace bocage::editor {

using model::FieldPlan;
using model::FieldWords;
using rules::ContentId;
using rules::Json;
using Type = FieldPlan::Type;

namespace {

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

void ItemForm::addGroup(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top) {
    const bool there = first(pointer) || plan.required;
    auto* card = new BriefingCard(FieldWords::field(plan));
    card->body().setSpacing(6);
    rows.addWidget(card);
    m_rows.push_back({pointer, card, &card->body(), {}});
    if (!there) {
        auto* add = new QPushButton(tr("Add"));
        add->setObjectName(QStringLiteral("add:") + QString::fromStdString(pointer));
        add->setAccessibleName(tr("Add: %1").arg(FieldWords::place(pointer)));
        connect(add, &QPushButton::clicked, this, [this, plan, pointer] {
            m_added = pointer;
            write(pointer, blankOf(plan));
        });
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
        std::vector<Plan> fields = plan.fields;
        for (Plan& more : beyond(plan, pointer))
            fields.push_back(std::move(more));
        for (const Plan& field : fields) {
            std::function<void()> update;
            QWidget* made = control(field, pointer + "/" + field.name, update);
            updates.push_back(update);
            columns->addWidget(beside(FieldWords::field(field), made));
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

bool ItemForm::isChips(const Plan& list) const {
    const Plan& element = list.fields.front();
    return element.typeName == "Copies" || m_values->namesContent(element);
}

void ItemForm::addChips(QVBoxLayout& rows, const Plan& plan, const std::string& pointer,
                        const QString& label) {
    const bool counted = plan.fields.front().typeName == "Copies";
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
        const rules::PackManifest& pack = m_document.value().manifest;
        return new model::ContentModel(m_document.liveLibrary(), pack.system, all, pack.id);
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
        rows, pointer, label, chips,
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
        FieldWords::help(plan));
}

void ItemForm::addList(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top) {
    const Plan& element = plan.fields.front();
    if (isChips(plan)) {
        if (!top)
            return addChips(rows, plan, pointer, FieldWords::field(plan));
        auto* card = new BriefingCard(FieldWords::field(plan));
        rows.addWidget(card);
        return addChips(card->body(), plan, pointer, {});
    }
    auto* card = new BriefingCard(FieldWords::field(plan), FieldWords::help(plan));
    card->body().setSpacing(6);
    rows.addWidget(card);
    m_rows.push_back({pointer, card, &card->body(), {}});
    auto* add = new QPushButton(tr("Add"));
    add->setObjectName(QStringLiteral("add:") + QString::fromStdString(pointer));
    add->setAccessibleName(tr("Add: %1").arg(FieldWords::place(pointer)));
    connect(add, &QPushButton::clicked, this, [this, element, pointer] {
        const Json* now = first(pointer);
        m_added = pointer + "/" + std::to_string(now && now->isArray() ? now->array().size() : 0);
        write(pointer + "/-", blankOf(element));
    });
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
                columns->addWidget(caption ? beside(FieldWords::field(field), made) : made);
                m_rows.push_back({where, made, &card->body(), {}});
            };
            if (element.type != Type::Group)
                put(element, at, false);
            else
                for (const Plan& field : element.fields)
                    // What is chosen first says itself what it is; a number does not.
                    if (field.type < Type::Group)
                        put(field, at + "/" + field.name,
                            &field != &element.fields.front() || field.type == Type::Number);
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

}  // namespace bocage::editor
