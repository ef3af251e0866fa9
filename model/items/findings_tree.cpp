#include "model/items/findings_tree.h"

#include <algorithm>

#include "model/items/findings_tree_node.h"
#include "model/items/row_changes.h"

namespace bocage::model {

/// Walks the children of one node to those of its counterpart in a freshly built tree.
struct FindingsTree::Follower {
    FindingsTree& model;
    Node& shown;
    Node& wanted;
    std::vector<std::string>& keys;

    void remove(int row) {
        model.beginRemoveRows(model.indexOf(shown), row, row);
        shown.children.erase(shown.children.begin() + row);
        keys.erase(keys.begin() + row);
        model.endRemoveRows();
    }
    void insert(int row, const std::string& key) {
        const auto fresh = std::find_if(wanted.children.begin(), wanted.children.end(),
                                        [&](const auto& child) { return child && child->key == key; });
        model.beginInsertRows(model.indexOf(shown), row, row);
        (*fresh)->parent = &shown;
        shown.children.insert(shown.children.begin() + row, std::move(*fresh));
        keys.insert(keys.begin() + row, key);
        model.endInsertRows();
    }
    void move(int from, int to) {
        const QModelIndex parent = model.indexOf(shown);
        model.beginMoveRows(parent, from, from, parent, to);
        std::rotate(shown.children.begin() + to, shown.children.begin() + from,
                    shown.children.begin() + from + 1);
        std::rotate(keys.begin() + to, keys.begin() + from, keys.begin() + from + 1);
        model.endMoveRows();
    }
};

FindingsTree::FindingsTree(QObject* parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>()) {}

FindingsTree::~FindingsTree() = default;

void FindingsTree::setRows(const std::vector<FindingRow>& rows, const std::string& system) {
    m_rows = rows;
    m_system = system;
    refresh();
}

void FindingsTree::setGrouping(Grouping grouping) {
    if (grouping == m_grouping)
        return;
    // Another order altogether: following row by row would keep nothing worth keeping.
    beginResetModel();
    m_grouping = grouping;
    m_root = build();
    endResetModel();
}

void FindingsTree::setFilter(const Filter& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    refresh();
}

void FindingsTree::refresh() {
    const auto wanted = build();
    follow(*m_root, *wanted);
}

void FindingsTree::follow(Node& shown, Node& wanted) {
    const auto keysOf = [](const Node& node) {
        std::vector<std::string> keys;
        for (const auto& child : node.children)
            keys.push_back(child->key);
        return keys;
    };
    std::vector<std::string> keys = keysOf(shown);
    followRows(keys, keysOf(wanted), Follower{*this, shown, wanted, keys});
    for (std::size_t i = 0; i < shown.children.size(); ++i) {
        Node& child = *shown.children[i];
        if (!wanted.children[i])  // it was put in as it is
            continue;
        Node& fresh = *wanted.children[i];
        if (!child.sameFacts(fresh)) {
            child.row = fresh.row;
            child.text = fresh.text;
            child.source = fresh.source;
            child.count = fresh.count;
            child.part = fresh.part;
            const QModelIndex changed = indexOf(child);
            Q_EMIT dataChanged(changed, changed);
        }
        follow(child, fresh);
    }
}

const FindingsTree::Node& FindingsTree::node(const QModelIndex& index) const {
    return index.isValid() ? *static_cast<const Node*>(index.constInternalPointer()) : *m_root;
}

QModelIndex FindingsTree::indexOf(const Node& node) const {
    return node.parent ? createIndex(node.position(), 0, &node) : QModelIndex();
}

FindingsTree::Kind FindingsTree::kind(const QModelIndex& index) const {
    return node(index).kind;
}

const FindingRow* FindingsTree::finding(const QModelIndex& index) const {
    for (const Node* at = &node(index); at; at = at->parent)
        if (at->row)
            return &*at->row;
    return nullptr;
}

int FindingsTree::fix(const QModelIndex& index) const {
    return kind(index) == Kind::Fix ? node(index).part : -1;
}

const rules::Location* FindingsTree::location(const QModelIndex& index) const {
    const FindingRow* row = finding(index);
    if (!row || row->finding.locations.empty())
        return nullptr;
    return kind(index) == Kind::Place ? &row->finding.locations[static_cast<std::size_t>(node(index).part)]
                                      : &row->finding.locations.front();
}

QModelIndexList FindingsTree::findings() const {
    QModelIndexList all;
    for (const auto& child : m_root->children) {
        if (child->row)
            all << indexOf(*child);
        else
            for (const auto& finding : child->children)
                all << indexOf(*finding);
    }
    return all;
}

QModelIndex FindingsTree::indexOf(const std::string& key) const {
    for (const QModelIndex& index : findings())
        if (node(index).key == key)
            return index;
    return {};
}

QModelIndex FindingsTree::index(int row, int column, const QModelIndex& parent) const {
    const Node& above = node(parent);
    if (column != 0 || row < 0 || row >= static_cast<int>(above.children.size()))
        return {};
    return createIndex(row, 0, above.children[static_cast<std::size_t>(row)].get());
}

QModelIndex FindingsTree::parent(const QModelIndex& child) const {
    const Node* above = node(child).parent;
    return above ? indexOf(*above) : QModelIndex();
}

int FindingsTree::rowCount(const QModelIndex& parent) const {
    return static_cast<int>(node(parent).children.size());
}

int FindingsTree::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant FindingsTree::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Node& at = node(index);
    switch (role) {
        case KindRole:
            return static_cast<int>(at.kind);
        case CountRole:
            return at.count;
        case SourceRole:
            return at.source;
        case Qt::DisplayRole:
            return at.row ? at.row->sentence : at.text;
        default:
            break;
    }
    if (at.row)
        return FindingsModel::fact(*at.row, role);
    if (role == Qt::AccessibleTextRole) {
        switch (at.kind) {
            case Kind::Group:
                return tr("%1, %n problem(s)", nullptr, at.count).arg(at.text);
            case Kind::Fix:
                return tr("Fix: %1").arg(at.text);
            case Kind::Place:
                return tr("Place: %1").arg(at.text);
            default:
                return at.source.isEmpty() ? at.text : at.text + QStringLiteral(" ") + at.source;
        }
    }
    return {};
}

}  // namespace bocage::model
