#include "editor/studio/item_form.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "editor/briefing/briefing_card.h"
#include "editor/studio/field_controls.h"
#include "model/language/language.h"
#include "model/studio/field_words.h"

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
            for (const Plan& field : beyond(plan, pointer))
                shape += QString::fromStdString(field.name) + u',';
        } else if (plan.type == Type::List) {
            if (isChips(plan))
                return;  // fills itself again
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

std::vector<FieldPlan> ItemForm::beyond(const Plan& plan, const std::string& pointer) const {
    std::vector<Plan> more;
    const Json* value = first(pointer);
    if (!value || !value->isObject())
        return more;
    for (const auto& [name, member] : value->object()) {
        if (std::any_of(plan.fields.begin(), plan.fields.end(),
                        [&, &key = name](const Plan& field) { return field.name == key; }))
            continue;
        Plan field;
        field.name = name;
        field.path = plan.path + "/" + name;
        field.type = member.isString()                               ? Type::Line
                     : member.isInteger()                            ? Type::Number
                     : member == Json(true) || member == Json(false) ? Type::Switch
                                                                     : Type::Any;
        field.low = -1'000'000;
        field.high = 1'000'000;
        more.push_back(std::move(field));
    }
    return more;
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
    // The window need not be active again yet: a dialog may just have closed.
    const bool hadFocus = focused && isAncestorOf(focused) && window()->focusWidget() == focused;
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
    // What was just added is seen, and typed into at once.
    if (const std::string added = std::exchange(m_added, {}); !added.empty())
        if (const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                          [&](const Row& each) {
                                              return each.pointer.starts_with(added) && each.control &&
                                                     (each.control->focusProxy() ||
                                                      each.control->focusPolicy() != Qt::NoFocus);
                                          });
            row != m_rows.end()) {
            row->control->setFocus(Qt::OtherFocusReason);
            QMetaObject::invokeMethod(
                this,
                [this, control = QPointer<QWidget>(row->control)] {
                    if (control)
                        ensureWidgetVisible(control, 0, 80);
                },
                Qt::QueuedConnection);
        }
}

void ItemForm::addRow(QVBoxLayout& rows, const std::string& pointer, const QString& label, QWidget* control,
                      std::function<void()> update, const QString& help) {
    auto* row = new QWidget;
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    // Without a label the card around it says what it is.
    if (!label.isEmpty()) {
        auto* caption = new QLabel(label);
        caption->setTextFormat(Qt::PlainText);
        caption->setFixedWidth(150);
        caption->setWordWrap(true);
        caption->setBuddy(control);
        caption->setToolTip(help);
        grid->addWidget(caption, 0, 0, Qt::AlignTop);
        caption->setMinimumHeight(fieldHeight);
    }
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
    if (!help.isEmpty())
        control->setToolTip(help);
    rows.addWidget(row);
    m_rows.push_back({pointer, control, below, std::move(update)});
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
            drawn = drawn || field.required;  // the ground of a face; what a game adds is painted with it
    }
    for (const Plan& field : beyond(plan, pointer))
        addField(*into, field, pointer + "/" + field.name);
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
            FieldWords::help(*model::planAt(m_plan, "/id")));
    }
    if (top)
        for (const Plan& field : plan.fields)
            if (field.name == "provenance")
                addField(*into, field, "/provenance");
}

}  // namespace bocage::editor
