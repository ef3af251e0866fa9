#include "model/document/pack_document.h"

#include <QFileInfo>
#include <QUndoCommand>
#include <optional>

#include "model/language/language.h"

namespace bocage::model {

namespace {

/// Items of one kind from `at` on, before and after.
struct Splice {
    std::string kind;
    std::size_t at = 0;
    std::vector<PackItem> removed, inserted;
};

struct FileChange {
    QString name;
    std::optional<QByteArray> before, after;
};

struct PackPatch {
    std::optional<std::pair<rules::PackManifest, rules::PackManifest>> manifest;
    std::vector<Splice> splices;
    std::vector<FileChange> files;

    bool empty() const { return !manifest && splices.empty() && files.empty(); }
};

void compareLists(const std::string& kind, const std::vector<PackItem>& before,
                  const std::vector<PackItem>& after, std::vector<Splice>& splices) {
    if (before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i)
            if (!(before[i] == after[i]))
                splices.push_back({kind, i, {before[i]}, {after[i]}});
        return;
    }
    std::size_t head = 0;
    while (head < before.size() && head < after.size() && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail < before.size() - head && tail < after.size() - head &&
           before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    const auto part = [&](const std::vector<PackItem>& list) {
        return std::vector<PackItem>(list.begin() + static_cast<std::ptrdiff_t>(head),
                                     list.end() - static_cast<std::ptrdiff_t>(tail));
    };
    splices.push_back({kind, head, part(before), part(after)});
}

PackPatch difference(const PackValue& before, const PackValue& after) {
    PackPatch patch;
    if (before.manifest != after.manifest)
        patch.manifest.emplace(before.manifest, after.manifest);
    for (const auto& [kind, items] : before.items)
        compareLists(kind, items, after.of(kind), patch.splices);
    for (const auto& [kind, items] : after.items)
        if (!before.items.contains(kind))
            compareLists(kind, {}, items, patch.splices);
    std::erase_if(patch.splices,
                  [](const Splice& splice) { return splice.removed.empty() && splice.inserted.empty(); });
    for (const auto& [name, bytes] : before.files)
        if (const auto now = after.files.find(name); now == after.files.end())
            patch.files.push_back({name, bytes, {}});
        else if (now->second != bytes)
            patch.files.push_back({name, bytes, now->second});
    for (const auto& [name, bytes] : after.files)
        if (!before.files.contains(name))
            patch.files.push_back({name, {}, bytes});
    return patch;
}

void splice(PackValue& value, const std::string& kind, std::size_t at, std::size_t count,
            const std::vector<PackItem>& inserted) {
    std::vector<PackItem>& list = value.items[kind];
    const auto begin = list.begin() + static_cast<std::ptrdiff_t>(at);
    list.insert(list.erase(begin, begin + static_cast<std::ptrdiff_t>(count)), inserted.begin(),
                inserted.end());
    if (list.empty())
        value.items.erase(kind);
}

void apply(PackValue& value, const PackPatch& patch, bool forward) {
    if (patch.manifest)
        value.manifest = forward ? patch.manifest->second : patch.manifest->first;
    for (const Splice& each : patch.splices)
        splice(value, each.kind, each.at, (forward ? each.removed : each.inserted).size(),
               forward ? each.inserted : each.removed);
    for (const FileChange& each : patch.files) {
        const auto& wanted = forward ? each.after : each.before;
        if (wanted)
            value.files[each.name] = *wanted;
        else
            value.files.erase(each.name);
    }
}

}  // namespace

class PackCommand : public QUndoCommand {
public:
    PackCommand(const QString& text, PackDocument& document, PackPatch patch, const QString& mergeKey,
                int mergeRun)
        : QUndoCommand(text),
          m_document(document),
          m_patch(std::move(patch)),
          m_mergeKey(mergeKey),
          m_mergeRun(mergeRun) {}

    void redo() override { run(true); }
    void undo() override { run(false); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 3; }
    bool mergeWith(const QUndoCommand* command) override {
        const auto* next = static_cast<const PackCommand*>(command);
        if (next->m_mergeKey != m_mergeKey || next->m_mergeRun != m_mergeRun)
            return false;
        // The value now is what both steps gave; before the first it was what undoing both gives.
        PackValue before = m_document.m_value;
        apply(before, next->m_patch, false);
        apply(before, m_patch, false);
        m_patch = difference(before, m_document.m_value);
        setObsolete(m_patch.empty());
        return true;
    }

private:
    void run(bool forward) {
        const PackDocument::Changing changing(m_document);
        apply(m_document.m_value, m_patch, forward);
        m_document.m_live.reset();
        Q_EMIT m_document.changed();
    }

    PackDocument& m_document;
    PackPatch m_patch;
    QString m_mergeKey;
    int m_mergeRun;
};

PackDocument::PackDocument(PackValue value, rules::LibraryPtr library, QObject* parent)
    : Document(std::move(library), parent), m_value(std::move(value)) {
    connect(this, &Document::libraryChanged, this, [this] { m_live.reset(); });
}

void PackDocument::build() const {
    if (m_live)
        return;
    BuiltPack built = buildPackValue(m_value);
    m_unreadable = std::move(built.problems);
    m_live = withPack(*library(), std::move(built.pack));
}

const rules::LibraryPtr& PackDocument::liveLibrary() const {
    build();
    return m_live;
}

const rules::Problems& PackDocument::unreadable() const {
    build();
    return m_unreadable;
}

bool PackDocument::edit(const QString& text, const std::function<void(PackValue&)>& change,
                        const QString& mergeKey) {
    if (!mayBegin(text))
        return false;
    PackValue after = m_value;
    change(after);
    std::erase_if(after.items, [](const auto& list) { return list.second.empty(); });
    PackPatch patch = difference(m_value, after);
    if (patch.empty())
        return false;
    undoStack().push(new PackCommand(text, *this, std::move(patch), mergeKey, m_mergeRun));
    return true;
}

void PackDocument::replace(PackValue value) {
    const Changing changing(*this);
    undoStack().clear();
    m_value = std::move(value);
    m_live.reset();
    Q_EMIT changed();
}

QString PackDocument::displayName() const {
    const QString title = QString::fromStdString(m_value.manifest.title.in(currentLanguage().toStdString()));
    if (!title.isEmpty())
        return title;
    return path().isEmpty() ? tr("Untitled pack") : QFileInfo(QFileInfo(path()).absolutePath()).fileName();
}

}  // namespace bocage::model
