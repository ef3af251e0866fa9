#include "editor/studio/value_table_model.h"

#include <QRegularExpression>

#include "model/items/content_model.h"
#include "model/messages/element_names.h"
#include "model/studio/field_words.h"

namespace bocage::editor {

using model::FieldPlan;
using model::FieldWords;
using rules::ContentId;
using rules::Json;
using Type = FieldPlan::Type;

namespace {

QString q(const std::string& text) {
    return QString::fromStdString(text);
}

/// The number that an element of a list carries besides its name, such as the value of an ability.
const FieldPlan* numberOf(const FieldPlan& element) {
    for (const FieldPlan& field : element.fields)
        if (field.type == Type::Number && (field.name == "value" || field.name == "count"))
            return &field;
    return nullptr;
}

}  // namespace

ValueTableModel::ValueTableModel(model::PackDocument& document, std::string kind, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(document),
      m_edits(document),
      m_kind(std::move(kind)),
      m_values(document.library(), m_kind, document.value().manifest.system) {
    addColumns(model::planOf(m_kind, document.value().manifest.system), {});
    m_rows = m_document.value().of(m_kind);
    connect(&m_document, &model::PackDocument::changed, this, &ValueTableModel::follow);
}

/// A list that can be typed on one line: words, contents, or either with a number.
bool ValueTableModel::isTypeable(const FieldPlan& list) const {
    const FieldPlan& element = list.fields.front();
    if (element.type == Type::Line || element.type == Type::Choice || element.type == Type::Content)
        return true;
    return element.type == Type::Group && !element.fields.empty() && element.fields.front().required &&
           (element.fields.front().type == Type::Line || element.fields.front().type == Type::Content) &&
           numberOf(element);
}

void ValueTableModel::addColumns(const FieldPlan& plan, const std::string& pointer) {
    for (const FieldPlan& field : plan.fields) {
        const std::string at = pointer + "/" + field.name;
        if (at == "/id" || at == "/provenance" || at == "/art" || at == "/backArt")
            continue;
        if (field.type == Type::Group)
            addColumns(field, at);
        else if (field.type < Type::Group || (field.type == Type::List && isTypeable(field)))
            m_columns.push_back({at, field, at == "/name" || (at != "/help" && m_values.isUsual(field))});
    }
}

void ValueTableModel::follow() {
    const std::vector<model::PackItem>& now = m_document.value().of(m_kind);
    if (now.size() == m_rows.size() + 1 && std::equal(m_rows.begin(), m_rows.end(), now.begin())) {
        // The free row became a piece and another waits below it: whoever types in it is not disturbed.
        const int last = static_cast<int>(m_rows.size());
        beginInsertRows({}, last + 1, last + 1);
        m_rows = now;
        endInsertRows();
        Q_EMIT dataChanged(index(last, 0), index(last, columnCount() - 1));
        return;
    }
    if (now.size() != m_rows.size()) {
        beginResetModel();
        m_rows = now;
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < now.size(); ++i)
        if (!(now[i] == m_rows[i])) {
            m_rows[i] = now[i];
            Q_EMIT dataChanged(index(static_cast<int>(i), 0), index(static_cast<int>(i), columnCount() - 1));
        }
}

ContentId ValueTableModel::itemAt(int row) const {
    return row >= 0 && row < static_cast<int>(m_rows.size()) ? m_rows[static_cast<std::size_t>(row)].id()
                                                             : ContentId();
}

int ValueTableModel::rowOf(const ContentId& id) const {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id() == id)
            return static_cast<int>(i);
    return -1;
}

bool ValueTableModel::isUsual(int column) const {
    const Column& asked = m_columns[static_cast<std::size_t>(column)];
    // Few enough to be seen at once: whoever enters a box wants them all.
    constexpr std::size_t few = 9;
    if (asked.usual || (m_columns.size() <= few && asked.pointer != "/help"))
        return true;
    for (const model::PackItem& item : m_rows)
        if (asked.pointer != "/help" && model::jsonAt(item.json(), asked.pointer))
            return true;
    return false;
}

int ValueTableModel::columnOf(const std::string& pointer) const {
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (m_columns[i].pointer == pointer)
            return static_cast<int>(i);
    return -1;
}

std::optional<qint64> ValueTableModel::costs() const {
    if (columnOf("/cost") < 0)
        return std::nullopt;
    qint64 sum = 0;
    for (const model::PackItem& item : m_rows)
        if (const Json* cost = model::jsonAt(item.json(), "/cost"); cost && cost->isInteger())
            sum += cost->integer();
    return sum;
}

int ValueTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size()) + 1;
}

int ValueTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QString ValueTableModel::textOf(const FieldPlan& plan, const Json* value) const {
    if (!value)
        return {};
    switch (plan.type) {
        case Type::Words: {
            const Json* english = value->isObject() ? value->find("en") : value;
            return english && english->isString() ? q(english->string()) : QString();
        }
        case Type::Choice:
            return value->isString() ? FieldWords::choice(value->string()) : QString();
        case Type::Switch:
            return *value == Json(true) ? tr("yes") : QString();
        case Type::List: {
            QStringList parts;
            const FieldPlan& element = plan.fields.front();
            if (value->isArray())
                for (const Json& entry : value->array()) {
                    if (element.type != Type::Group) {
                        parts << textOf(element, &entry);
                        continue;
                    }
                    QString part = textOf(element.fields.front(), entry.find(element.fields.front().name));
                    const FieldPlan* number = numberOf(element);
                    const Json* amount = entry.find(number->name);
                    if (amount && amount->isInteger())
                        part = number->name == "count"
                                   ? QStringLiteral("%1 %2").arg(amount->integer()).arg(part)
                                   : QStringLiteral("%1 %2").arg(part).arg(amount->integer());
                    parts << part;
                }
            return parts.join(QStringLiteral(", "));
        }
        default:
            break;
    }
    if (value->isInteger())
        return QString::number(value->integer());
    if (!value->isString())
        return {};
    const ContentId id(value->string());
    return id.wellFormed() ? model::ElementNames::content(*m_document.liveLibrary(), id) : q(value->string());
}

std::optional<ContentId> ValueTableModel::contentNamed(const FieldPlan& plan, const QString& text) const {
    const std::string& system = m_document.value().manifest.system;
    const model::ContentModel contents(m_document.liveLibrary(), system, m_values.kinds(plan));
    std::optional<ContentId> begins, holds;
    for (int row = 0; row < contents.rowCount(); ++row) {
        const QModelIndex at = contents.index(row);
        const QString name = contents.data(at, Qt::DisplayRole).toString();
        const ContentId id = contents.contentAt(at);
        if (name.compare(text, Qt::CaseInsensitive) == 0 || q(id.value) == text)
            return id;
        if (!begins && name.startsWith(text, Qt::CaseInsensitive))
            begins = id;
        if (!holds && name.contains(text, Qt::CaseInsensitive))
            holds = id;
    }
    return begins ? begins : holds;
}

bool ValueTableModel::parse(const FieldPlan& plan, const QString& typed, std::optional<Json>& value) const {
    const QString text = typed.trimmed();
    value.reset();
    if (text.isEmpty())
        return true;
    if (m_values.namesContent(plan)) {
        const auto id = contentNamed(plan, text);
        if (id)
            value = Json(id->value);
        return id.has_value();
    }
    switch (plan.type) {
        case Type::Number: {
            bool number = false;
            const int parsed = text.toInt(&number);
            if (!number || parsed < plan.low || parsed > plan.high)
                return false;
            value = Json(parsed);
            return true;
        }
        case Type::Switch: {
            const QString no = tr("no");
            const bool off = text == QLatin1String("0") || no.startsWith(text, Qt::CaseInsensitive);
            if (!off)
                value = Json(true);
            return true;
        }
        case Type::Choice:
            for (const std::string& choice : plan.choices)
                if (FieldWords::choice(choice).startsWith(text, Qt::CaseInsensitive) ||
                    q(choice).startsWith(text, Qt::CaseInsensitive)) {
                    value = Json(choice);
                    return true;
                }
            return false;
        case Type::List: {
            const FieldPlan& element = plan.fields.front();
            Json::Array list;
            static const QRegularExpression commas(QStringLiteral("\\s*,\\s*"));
            for (const QString& part : text.split(commas, Qt::SkipEmptyParts)) {
                std::optional<Json> entry;
                if (element.type != Type::Group) {
                    if (!parse(element, part, entry) || !entry)
                        return false;
                    list.push_back(std::move(*entry));
                    continue;
                }
                const FieldPlan* number = numberOf(element);
                static const QRegularExpression before(QStringLiteral("^(-?\\d+)\\s+(.+)$"));
                static const QRegularExpression after(QStringLiteral("^(.+?)\\s+(-?\\d+)$"));
                const bool count = number->name == "count";
                const QRegularExpressionMatch match = (count ? before : after).match(part);
                const QString name = match.hasMatch() ? match.captured(count ? 2 : 1) : part;
                if (!parse(element.fields.front(), name, entry) || !entry)
                    return false;
                Json made = Json::Object{{element.fields.front().name, std::move(*entry)}};
                if (match.hasMatch())
                    made.set(number->name, match.captured(count ? 1 : 2).toInt());
                list.push_back(std::move(made));
            }
            value = Json(std::move(list));
            return true;
        }
        default:
            value = Json(text.toStdString());
            return true;
    }
}

QStringList ValueTableModel::completions(const QModelIndex& index) const {
    const FieldPlan& plan = m_columns[static_cast<std::size_t>(index.column())].plan;
    const FieldPlan& field = plan.type == Type::List ? plan.fields.front() : plan;
    const FieldPlan& word = field.type == Type::Group ? field.fields.front() : field;
    QStringList list;
    if (m_values.namesContent(word)) {
        const model::ContentModel contents(m_document.liveLibrary(), m_document.value().manifest.system,
                                           m_values.kinds(word));
        for (int row = 0; row < contents.rowCount(); ++row)
            list << contents.data(contents.index(row), Qt::DisplayRole).toString();
    } else if (word.type == Type::Choice) {
        for (const std::string& choice : word.choices)
            list << FieldWords::choice(choice);
    } else if (word.type == Type::Line) {
        list = m_values.suggestions(word);
    }
    return list;
}

QVariant ValueTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    if (index.row() == static_cast<int>(m_rows.size())) {
        if (role == Qt::DisplayRole && index.column() == 0)
            return tr("New piece: type its name");
        return {};
    }
    const Json* value = model::jsonAt(m_rows[static_cast<std::size_t>(index.row())].json(), column.pointer);
    switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return textOf(column.plan, value);
        case Qt::TextAlignmentRole:
            return column.plan.type == Type::Number ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                    : QVariant();
        case Qt::AccessibleTextRole:
            return tr("%1: %2").arg(FieldWords::place(column.pointer), textOf(column.plan, value));
        default:
            return {};
    }
}

bool ValueTableModel::setData(const QModelIndex& index, const QVariant& typed, int role) {
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const Column column = m_columns[static_cast<std::size_t>(index.column())];
    const QString text = typed.toString().trimmed();
    ContentId id = itemAt(index.row());
    const bool fresh = id.empty();
    if (fresh && text.isEmpty())
        return false;
    if (!fresh && text == data(index, Qt::EditRole).toString())
        return true;
    const QString step = tr("Enter: %1").arg(FieldWords::place(column.pointer));
    if (column.plan.type == Type::Words) {
        if (fresh) {
            // Like the one above it, for pieces of one sheet have most in common.
            if (m_rows.empty())
                return !m_edits.add(m_kind, text).empty();
            Json like = m_rows.back().json();
            return m_document.edit(tr("Add %n piece(s)", nullptr, 1), [&](model::PackValue& value) {
                const ContentId made = m_edits.freeId(value, m_kind, model::slugOf(text));
                like.set("id", made.value);
                like.set("name", Json::Object{{"en", text.toStdString()}});
                model::setJsonAt(like, "/help", std::nullopt);
                value.items[m_kind].push_back(model::keptItem(like, m_kind, value.manifest));
            });
        }
        return m_edits.setText({id}, column.pointer, "en", text, step);
    }
    std::optional<Json> value;
    if (!parse(column.plan, text, value))
        return false;
    if (fresh)
        id = m_edits.add(m_kind);
    return m_edits.set({id}, column.pointer, value, step);
}

QVariant ValueTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole
                   ? QVariant(section < static_cast<int>(m_rows.size()) ? QString::number(section + 1)
                                                                        : QStringLiteral("+"))
                   : QVariant();
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole)
        return FieldWords::place(column.pointer);
    if (role != Qt::DisplayRole)
        return {};
    QString place = FieldWords::place(column.pointer);
    return place.replace(QStringLiteral(" · "), QStringLiteral("\n"));
}

Qt::ItemFlags ValueTableModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

}  // namespace bocage::editor
