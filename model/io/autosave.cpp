#include "model/io/autosave.h"

#include <QFile>
#include <QLockFile>
#include <QUuid>

#include "model/io/save_file.h"

namespace bocage::model {

using namespace rules;

struct Autosave::Entry {
    QString file;
    std::unique_ptr<QLockFile> lock;  ///< tells other runs that this copy is not theirs to offer
    QTimer timer;
    QByteArray written;
};

Autosave::Autosave(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder)) {}

Autosave::~Autosave() = default;

Autosave::Entry* Autosave::entryOf(const Document* document) const {
    const auto found = m_entries.find(document);
    return found == m_entries.end() ? nullptr : found->second.get();
}

void Autosave::start(Document* document, const QString& file) {
    auto entry = std::make_unique<Entry>();
    entry->file = file;
    entry->timer.setSingleShot(true);
    connect(&entry->timer, &QTimer::timeout, this, [this, document] { write(document); });
    m_entries[document] = std::move(entry);
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, [this, document] { changed(document); });
    connect(document, &Document::pathChanged, this, [this, document] { changed(document); });
    connect(document, &Document::modifiedChanged, this, [this, document](bool modified) {
        if (Entry* own = entryOf(document); own && !modified)
            removeCopy(*own);
    });
    // Gone without forget(): whoever closed it did not say that the work is not wanted. The copy stays.
    connect(document, &QObject::destroyed, this, [this, document] { m_entries.erase(document); });
}

void Autosave::watch(Document* document) {
    if (entryOf(document))
        return;
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    start(document, m_folder + u'/' + name + QStringLiteral(".recovery"));
    if (document->isModified())
        changed(document);
}

void Autosave::adopt(Document* document, const Recovery& recovery) {
    if (entryOf(document))
        return;
    start(document, recovery.file);
    Entry& entry = *entryOf(document);
    entry.lock = std::make_unique<QLockFile>(recoveryLock(recovery.file));
    entry.lock->setStaleLockTime(0);
    entry.lock->tryLock(0);
    entry.written = recovery.bytes;
}

void Autosave::changed(Document* document) {
    Entry* entry = entryOf(document);
    if (entry && document->isModified() && !entry->timer.isActive())
        entry->timer.start(m_delay);
}

void Autosave::write(Document* document) {
    Entry* entry = entryOf(document);
    if (!entry || !document->isModified())
        return;
    const QByteArray bytes = document->toBytes();
    if (bytes == entry->written && QFile::exists(entry->file))
        return;
    if (const Result<Done> made = makeFolder(m_folder); !made) {
        Q_EMIT copyFailed(document, made.problems().front());
        return;
    }
    if (!entry->lock) {
        entry->lock = std::make_unique<QLockFile>(recoveryLock(entry->file));
        entry->lock->setStaleLockTime(0);
        entry->lock->tryLock(0);
    }
    const Result<Done> saved =
        saveAtomically(entry->file, recoveryBytes({entry->file, document->path(), document->displayName(),
                                                   QDateTime::currentDateTimeUtc(), bytes}));
    if (saved) {
        entry->written = bytes;
        Q_EMIT copyWritten(document);
    } else {
        Q_EMIT copyFailed(document, saved.problems().front());
        entry->timer.start(m_delay);
    }
}

void Autosave::removeCopy(Entry& entry) {
    entry.timer.stop();
    entry.written.clear();
    QFile::remove(entry.file);
    entry.lock.reset();
}

void Autosave::forget(Document* document) {
    Entry* entry = entryOf(document);
    if (!entry)
        return;
    disconnect(document, nullptr, this, nullptr);
    disconnect(&document->undoStack(), nullptr, this, nullptr);
    removeCopy(*entry);
    m_entries.erase(document);
}

void Autosave::saveNow() {
    for (const auto& [document, entry] : m_entries)
        if (entry->timer.isActive()) {
            entry->timer.stop();
            write(const_cast<Document*>(document));
        }
}

QString Autosave::copyOf(const Document* document) const {
    const Entry* entry = entryOf(document);
    return entry && QFile::exists(entry->file) ? entry->file : QString();
}

}  // namespace bocage::model
