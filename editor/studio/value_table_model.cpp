#include "editor/studio/value_table_model.h"

#include <QRegularExpression>
#include <algorithm>
#include <set>

#include "model/commands/pack_items.h"
#include "model/items/content_model.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/studio/field_number.h"
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

/// What an element of a list is called by: its first field that it cannot do without.
const FieldPlan* headOf(const FieldPlan& element) {
    for (const FieldPlan& field : element.fields)
        if (field.required)
            return field.type == Type::Line || field.type == Type::Content || field.type == Type::Choice
                       ? &field
                       : nullptr;
    return nullptr;
}

/// The numbers that an element carries besides, such as the value of an ability. The first is typed without
/// its name.
std::vector<const FieldPlan*> numbersOf(const FieldPlan& element) {
    std::vector<const FieldPlan*> numbers;
    for (const FieldPlan& field : element.fields)
        if (field.type == Type::Number)
            numbers.push_back(&field);
    return numbers;
}

/// Fields besides that hold one word or several: typed behind their names.
std::vector<const FieldPlan*> namedOf(const FieldPlan& element) {
    std::vector<const FieldPlan*> named;
    for (const FieldPlan& field : element.fields) {
        const FieldPlan& word = field.type == Type::List ? field.fields.front() : field;
        if (&field != headOf(element) && (word.type == Type::Line || word.type == Type::Choice))
            named.push_back(&field);
    }
    return named;
}

const FieldPlan& wordOf(const FieldPlan& field) {
    return field.type == Type::List ? field.fields.front() : field;
}

/// Stands behind an element of which the table does not show everything.
const QChar andMore = u'…';

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
    // What is painted as well (faces) is no matter of a line.
    const bool painted = std::any_of(element.fields.begin(), element.fields.end(),
                                     [](const FieldPlan& field) { return field.type == Type::Drawn; });
    return element.type == Type::Group && !painted && headOf(element) && !numbersOf(element).empty();
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
        else if (field.type == Type::List)
            m_elsewhere << FieldWords::place(at);
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
                    const FieldPlan& head = *headOf(element);
                    const std::vector<const FieldPlan*> numbers = numbersOf(element);
                    QString part = textOf(head, entry.find(head.name));
                    std::size_t shown = entry.find(head.name) ? 1 : 0;
                    for (const FieldPlan* number : numbers) {
                        const Json* amount = entry.find(number->name);
                        if (!amount || !amount->isInteger())
                            continue;
                        ++shown;
                        if (number != numbers.front())
                            part += QStringLiteral(" %1 %2")
                                        .arg(FieldWords::field(*number).toLower())
                                        .arg(amount->integer());
                        else
                            part = number->name == "count"
                                       ? QStringLiteral("%1 %2").arg(amount->integer()).arg(part)
                                       : QStringLiteral("%1 %2").arg(part).arg(amount->integer());
                    }
                    for (const FieldPlan* field : namedOf(element))
                        if (const Json* word = entry.find(field->name))
                            if (const QString text = namedText(*field, *word); !text.isEmpty()) {
                                ++shown;
                                part +=
                                    QStringLiteral(" %1 %2").arg(FieldWords::field(*field).toLower(), text);
                            }
                    if (entry.isObject() && entry.object().size() > shown)
                        part += QStringLiteral(" ") + andMore;
                    parts << part;
                }
            return parts.join(QStringLiteral(", "));
        }
        default:
            break;
    }
    if (value->isInteger())
        return model::FieldNumber::text(value->integer(), plan.parts);
    if (!value->isString())
        return {};
    const ContentId id(value->string());
    if (!id.wellFormed())
        return readable(plan, value->string());
    if (m_values.namesContent(plan))
        for (const auto& [name, piece] : piecesOf(plan).named)
            if (piece == id)
                return name;
    return m_values.namesContent(plan) ? q(id.value)
                                       : model::ElementNames::content(*m_document.liveLibrary(), id);
}

const ValueTableModel::Words& ValueTableModel::wordsOf(const FieldPlan& plan) const {
    Words& words = m_words[plan.path];
    const QString language = model::currentLanguage();
    if (words.language == language)
        return words;
    words = {language, {}};
    std::map<QString, int> uses;
    for (const QString& each : m_values.suggestions(plan)) {
        const std::string code = each.toStdString();
        // "Defense …" of an effect: the number is typed behind it.
        const QString word = m_values.word(plan, code).remove(andMore).simplified();
        ++uses[word.toLower()];
        words.read.emplace(code, word);
    }
    // Commas stand between the things of a list and numbers behind them; two words that read alike cannot
    // be told apart. Those are typed as files write them.
    static const QRegularExpression unclear(QStringLiteral("[,;]|^-?\\d|\\s-?\\d+$"));
    std::erase_if(words.read, [&](const auto& each) {
        return each.second.isEmpty() || uses.at(each.second.toLower()) > 1 ||
               unclear.match(each.second).hasMatch();
    });
    return words;
}

QString ValueTableModel::readable(const FieldPlan& plan, const std::string& code) const {
    const Words& words = wordsOf(plan);
    const auto found = words.read.find(code);
    return found == words.read.end() ? q(code) : found->second;
}

std::string ValueTableModel::written(const FieldPlan& plan, const QString& word) const {
    const Words& words = wordsOf(plan);
    const std::string typed = word.toStdString();
    if (words.read.contains(typed))
        return typed;
    for (const auto& [code, read] : words.read)
        if (read.compare(word, Qt::CaseInsensitive) == 0)
            return code;
    return typed;
}

std::map<QString, std::string> ValueTableModel::optionsOf(const FieldPlan& word) const {
    std::map<QString, std::string> options;
    const auto add = [&](const QString& read, const std::string& code) {
        // Commas stand between elements, strokes between the words of one field.
        if (!read.isEmpty() && !read.contains(u',') && !read.contains(u'/'))
            options.emplace(read.toLower(), code);
    };
    if (word.type == Type::Choice)
        for (const std::string& choice : word.choices)
            add(FieldWords::choice(choice), choice);
    else
        for (const auto& [code, read] : wordsOf(word).read)
            add(read, code);
    return options;
}

QString ValueTableModel::namedText(const FieldPlan& field, const Json& value) const {
    const std::map<QString, std::string> options = optionsOf(wordOf(field));
    const bool several = field.type == Type::List;
    if (several ? !value.isArray() || value.array().empty() : !value.isString())
        return {};
    QStringList words;
    for (const Json& each : several ? value.array() : Json::Array{value}) {
        const auto found = std::find_if(options.begin(), options.end(), [&](const auto& option) {
            return each.isString() && option.second == each.string();
        });
        if (found == options.end())
            return {};
        words << found->first;
    }
    return words.join(u'/');
}

std::optional<Json> ValueTableModel::takeNamed(const FieldPlan& field, QString& part) const {
    std::map<QString, std::string> options = optionsOf(wordOf(field));
    for (const auto& [read, code] : std::map<QString, std::string>(options))
        options.emplace(q(code).toLower(), code);
    if (options.empty())
        return std::nullopt;
    QStringList words;
    for (const auto& [read, code] : options)
        words << QRegularExpression::escape(read);
    // "light vehicles" before "light".
    std::sort(words.begin(), words.end(),
              [](const QString& a, const QString& b) { return a.size() > b.size(); });
    const QString word = u'(' + words.join(u'|') + u')';
    const QString more = field.type == Type::List ? QStringLiteral("(\\s*/\\s*%1)*").arg(word) : QString();
    for (const QString& name : {FieldWords::field(field), q(field.name)}) {
        const QRegularExpression named(QStringLiteral("\\s+%1\\s+(?<words>%2%3)(?=\\s|$)")
                                           .arg(QRegularExpression::escape(name), word, more),
                                       QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = named.match(part);
        if (!match.hasMatch())
            continue;
        Json::Array taken;
        for (const QString& each : match.captured(QStringLiteral("words")).split(u'/'))
            taken.emplace_back(options.at(each.trimmed().toLower()));
        part.remove(match.capturedStart(), match.capturedLength());
        return field.type == Type::List ? Json(std::move(taken)) : taken.front();
    }
    return std::nullopt;
}

QStringList ValueTableModel::beyond(const FieldPlan& plan, const Json* value) const {
    QStringList names;
    if (plan.type != Type::List || plan.fields.front().type != Type::Group || !value || !value->isArray())
        return names;
    const FieldPlan& element = plan.fields.front();
    for (const Json& entry : value->array())
        for (const FieldPlan& field : element.fields) {
            const Json* held = entry.find(field.name);
            const bool shown = &field == headOf(element) || field.type == Type::Number ||
                               (held && !namedText(field, *held).isEmpty());
            if (held && !shown && !names.contains(FieldWords::field(field)))
                names << FieldWords::field(field);
        }
    return names;
}

QString ValueTableModel::typing(const FieldPlan& plan) const {
    if (plan.type != Type::List)
        return {};
    const FieldPlan& element = plan.fields.front();
    if (element.type != Type::Group)
        return tr("Several with commas between them.");
    const FieldPlan& head = *headOf(element);
    const std::vector<const FieldPlan*> numbers = numbersOf(element);
    QString first = QStringLiteral("%1 %2").arg(FieldWords::field(head), FieldWords::field(*numbers.front()));
    if (numbers.front()->name == "count")
        first = QStringLiteral("%1 %2").arg(FieldWords::field(*numbers.front()), FieldWords::field(head));
    QStringList lines{tr("Several with commas between them, each as: %1.").arg(first)};
    QStringList named, formOnly;
    for (const FieldPlan& field : element.fields) {
        if (&field == &head || &field == numbers.front())
            continue;
        const bool word = (field.type == Type::List || field.type < Type::Group) &&
                          (wordOf(field).type == Type::Line || wordOf(field).type == Type::Choice) &&
                          !optionsOf(wordOf(field)).empty();
        (field.type == Type::Number || word ? named : formOnly) << FieldWords::field(field);
    }
    if (!named.isEmpty())
        lines << tr("Behind it, with its name in front: %1.").arg(named.join(QStringLiteral(", ")));
    if (!formOnly.isEmpty())
        lines << tr("Only in the form: %1.").arg(formOnly.join(QStringLiteral(", ")));
    return lines.join(u'\n');
}

const ValueTableModel::Pieces& ValueTableModel::piecesOf(const FieldPlan& plan) const {
    Pieces& pieces = m_pieces[plan.path];
    const rules::LibraryPtr library = m_document.liveLibrary();
    const QString language = model::currentLanguage();
    if (pieces.library == library && pieces.language == language)
        return pieces;
    pieces = {library, language, {}};
    const rules::PackManifest& pack = m_document.value().manifest;
    const model::ContentModel contents(library, pack.system, m_values.kinds(plan));
    for (int row = 0; row < contents.rowCount(); ++row) {
        const QModelIndex at = contents.index(row);
        pieces.named.emplace_back(contents.data(at, Qt::DisplayRole).toString(), contents.contentAt(at));
    }
    std::stable_partition(pieces.named.begin(), pieces.named.end(),
                          [&](const auto& each) { return each.second.pack() == pack.id.value; });
    // An option and its marker bear one name: those behind the first are told by their kind.
    std::set<QString> taken;
    for (auto& [name, id] : pieces.named) {
        if (taken.insert(name.toLower()).second)
            continue;
        const QString kind = QStringLiteral("%1 (%2)").arg(name, FieldWords::kind(id.kind()));
        if (taken.insert(kind.toLower()).second)
            name = kind;
        else
            name = q(id.value);
    }
    return pieces;
}

std::optional<ContentId> ValueTableModel::contentNamed(const FieldPlan& plan, const QString& text) const {
    std::optional<ContentId> begins, holds;
    for (const auto& [name, id] : piecesOf(plan).named) {
        if (name.compare(text, Qt::CaseInsensitive) == 0 || q(id.value) == text)
            return id;
        if (!begins && name.startsWith(text, Qt::CaseInsensitive))
            begins = id;
        if (!holds && name.contains(text, Qt::CaseInsensitive))
            holds = id;
    }
    return begins ? begins : holds;
}

std::optional<Json> ValueTableModel::parseEntry(const FieldPlan& element, QString part,
                                                Json::Array& earlier) const {
    const FieldPlan& head = *headOf(element);
    const std::vector<const FieldPlan*> numbers = numbersOf(element);
    if (part.endsWith(andMore))
        part = part.chopped(1).trimmed();
    std::vector<std::pair<std::string, int>> amounts;
    for (std::size_t i = 1; i < numbers.size(); ++i)
        for (const QString& name : {FieldWords::field(*numbers[i]), q(numbers[i]->name)}) {
            const QRegularExpression named(
                QStringLiteral("\\s+%1\\s+(-?\\d+)").arg(QRegularExpression::escape(name)),
                QRegularExpression::CaseInsensitiveOption);
            const QRegularExpressionMatch match = named.match(part);
            if (!match.hasMatch())
                continue;
            amounts.emplace_back(numbers[i]->name, match.captured(1).toInt());
            part.remove(match.capturedStart(), match.capturedLength());
        }
    std::vector<std::pair<const FieldPlan*, Json>> named;
    for (const FieldPlan* field : namedOf(element))
        if (std::optional<Json> words = takeNamed(*field, part))
            named.emplace_back(field, std::move(*words));
    static const QRegularExpression before(QStringLiteral("^(-?\\d+)\\s+(.+)$"));
    static const QRegularExpression after(QStringLiteral("^(.+?)\\s+(-?\\d+)$"));
    const bool count = numbers.front()->name == "count";
    const QRegularExpressionMatch match = (count ? before : after).match(part);
    if (match.hasMatch())
        amounts.emplace_back(numbers.front()->name, match.captured(count ? 1 : 2).toInt());
    std::optional<Json> called;
    if (!parse(head, match.hasMatch() ? match.captured(count ? 2 : 1) : part, called) || !called)
        return std::nullopt;
    Json made = Json::Object{{head.name, *called}};
    // What the table does not show of an element stays with it.
    for (auto each = earlier.begin(); each != earlier.end(); ++each)
        if (const Json* was = each->find(head.name); was && *was == *called) {
            made = std::move(*each);
            earlier.erase(each);
            break;
        }
    for (const FieldPlan* number : numbers)
        std::erase_if(made.object(), [&](const Json::Member& each) { return each.first == number->name; });
    for (const FieldPlan* field : namedOf(element))
        if (const Json* was = made.find(field->name); was && !namedText(*field, *was).isEmpty())
            std::erase_if(made.object(), [&](const Json::Member& each) { return each.first == field->name; });
    for (const auto& [name, amount] : amounts)
        made.set(name, amount);
    for (auto& [field, words] : named)
        made.set(field->name, std::move(words));
    return made;
}

bool ValueTableModel::parse(const FieldPlan& plan, const QString& typed, std::optional<Json>& value,
                            const Json* now) const {
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
            const auto number = model::FieldNumber::stored(plan, text);
            if (number)
                value = Json(*number);
            return number.has_value();
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
                if (FieldWords::choice(choice).compare(text, Qt::CaseInsensitive) == 0 || q(choice) == text) {
                    value = Json(choice);
                    return true;
                }
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
            Json::Array earlier = now && now->isArray() ? now->array() : Json::Array();
            static const QRegularExpression commas(QStringLiteral("\\s*,\\s*"));
            for (const QString& part : text.split(commas, Qt::SkipEmptyParts)) {
                std::optional<Json> entry;
                if (element.type == Type::Group)
                    entry = parseEntry(element, part, earlier);
                else if (!parse(element, part, entry))
                    return false;
                if (!entry)
                    return false;
                list.push_back(std::move(*entry));
            }
            value = Json(std::move(list));
            return true;
        }
        default:
            value = Json(written(plan, text));
            return true;
    }
}

QStringList ValueTableModel::completions(const QModelIndex& index) const {
    const FieldPlan& plan = m_columns[static_cast<std::size_t>(index.column())].plan;
    const FieldPlan& field = plan.type == Type::List ? plan.fields.front() : plan;
    const FieldPlan& word = field.type == Type::Group ? *headOf(field) : field;
    QStringList list;
    if (m_values.namesContent(word)) {
        for (const auto& [name, id] : piecesOf(word).named)
            list << name;
        list.removeDuplicates();
    } else if (word.type == Type::Choice) {
        for (const std::string& choice : word.choices)
            list << FieldWords::choice(choice);
    } else if (word.type == Type::Line) {
        for (const QString& suggestion : m_values.suggestions(word))
            list << readable(word, suggestion.toStdString());
        list.sort(Qt::CaseInsensitive);
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
        case Qt::ToolTipRole: {
            const QStringList more = beyond(column.plan, value);
            return more.isEmpty()
                       ? QVariant()
                       : QVariant(tr("%1\nOnly in the form: %2.")
                                      .arg(textOf(column.plan, value), more.join(QStringLiteral(", "))));
        }
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
    const Json* now =
        fresh ? nullptr : model::jsonAt(m_rows[static_cast<std::size_t>(index.row())].json(), column.pointer);
    if (!parse(column.plan, text, value, now))
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
    if (role == Qt::ToolTipRole) {
        const QString how = typing(column.plan);
        const QString place = FieldWords::place(column.pointer);
        return how.isEmpty() ? place : place + u'\n' + how;
    }
    if (role != Qt::DisplayRole)
        return {};
    QString place = FieldWords::place(column.pointer);
    return place.replace(QStringLiteral(" · "), QStringLiteral("\n"));
}

Qt::ItemFlags ValueTableModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

}  // namespace bocage::editor
