#include "model/io/autosave.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>

#include "model/io/save_file.h"

namespace bocage::model {

using namespace rules;

struct Autosave::Entry {
    QString file;
    std::unique_ptr<QLockFile> lock;  ///< tells other runs that this copy is not theirs to offer
    QTimer latest;                    ///< runs from the first change that is in no copy
    QTimer pause;                     ///< runs from the last one
    QByteArray sent;                  ///< what the writer was given last
    QByteArray written;               ///< what is on the disk
    QDateTime time;                   ///< since when
    bool restored = false;            ///< came from an earlier run
    bool stale = false;               ///< changed since the copy
    bool busy = false;                ///< the writer has not answered yet
};

Autosave::Autosave(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder)) {
    m_writer.setMaxThreadCount(1);
}

Autosave::~Autosave() {
    settle();
}

Autosave::Entry* Autosave::entryOf(const Document* document) const {
    const auto found = m_entries.find(document);
    return found == m_entries.end() ? nullptr : found->second.get();
}

Autosave::Entry& Autosave::start(Document* document, const QString& file) {
    auto owned = std::make_unique<Entry>();
    Entry& entry = *owned;
    entry.file = file;
    for (QTimer* timer : {&entry.latest, &entry.pause}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, [this, document] { write(document); });
    }
    m_entries[document] = std::move(owned);
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, [this, document] { changed(document); });
    connect(document, &Document::pathChanged, this, [this, document] { changed(document); });
    connect(document, &Document::modifiedChanged, this, [this, document](bool modified) {
        Entry* own = entryOf(document);
        // Work of an earlier run that was undone, not saved, stays within reach.
        if (own && !modified)
            removeCopy(*own, own->restored && own->written != document->toBytes() &&
                                 document->undoStack().canRedo());
    });
    // Gone without forget(): whoever closed it did not say that the work is not wanted. The copy stays.
    connect(document, &QObject::destroyed, this, [this, document] { m_entries.erase(document); });
    return entry;
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
    // A copy that the document has already holds less than this one, or the same.
    forget(document);
    // One that was set aside comes back among those that the next run would offer.
    QString file = m_folder + u'/' + QFileInfo(recovery.file).fileName();
    if (file != recovery.file && !QFile::rename(recovery.file, file))
        file = recovery.file;
    Entry& entry = start(document, file);
    lock(entry);
    entry.written = entry.sent = recovery.bytes;
    entry.time = recovery.saved;
    entry.restored = true;
    if (document->isModified() && document->toBytes() != recovery.bytes)
        changed(document);
}

void Autosave::lock(Entry& entry) {
    if (entry.lock)
        return;
    entry.lock = std::make_unique<QLockFile>(recoveryLock(entry.file));
    entry.lock->setStaleLockTime(0);
    entry.lock->tryLock(0);
}

void Autosave::changed(Document* document) {
    Entry* entry = entryOf(document);
    if (!entry || !document->isModified())
        return;
    entry->stale = true;
    if (!entry->latest.isActive())
        entry->latest.start(m_delay);
    entry->pause.start(std::min(m_pause, m_delay));
}

void Autosave::write(Document* document) {
    Q_EMIT aboutToCopy();
    Entry* entry = entryOf(document);
    if (!entry)
        return;
    entry->latest.stop();
    entry->pause.stop();
    if (!document->isModified())
        return;
    // One at a time: a slow disk gets the latest state next, not a queue of old ones.
    if (entry->busy) {
        entry->stale = true;
        return;
    }
    QByteArray bytes = document->toBytes();
    entry->stale = false;
    if (bytes == entry->sent && (bytes != entry->written || QFile::exists(entry->file)))
        return;
    if (const Result<Done> made = makeFolder(m_folder); !made) {
        Q_EMIT copyFailed(document, made.problems().front());
        return;
    }
    lock(*entry);
    entry->sent = bytes;
    entry->busy = true;
    Recovery copy{entry->file, document->path(), document->displayName(), {}, std::move(bytes)};
    // The disk may be slow, and it is asked to confirm: not a thing to wait for while the user works.
    m_writer.start(
        [this, document = static_cast<const Document*>(document), copy = std::move(copy)]() mutable {
            copy.base = copy.path.isEmpty() ? QByteArray() : baseOf(copy.path);
            copy.saved = QDateTime::currentDateTimeUtc();
            const Result<Done> result = saveAtomically(copy.file, recoveryBytes(copy));
            QMetaObject::invokeMethod(
                this,
                [this, document, file = copy.file, bytes = copy.bytes, result] {
                    written(document, file, bytes, result);
                },
                Qt::QueuedConnection);
        });
}

void Autosave::written(const Document* document, const QString& file, const QByteArray& bytes,
                       const Result<Done>& result) {
    Entry* entry = entryOf(document);
    if (!entry || entry->file != file || entry->sent != bytes)
        return;  // overtaken: saved, closed or copied again meanwhile
    auto* own = const_cast<Document*>(document);
    entry->busy = false;
    if (result) {
        entry->written = bytes;
        entry->time = QDateTime::currentDateTimeUtc();
        if (entry->stale)
            changed(own);
        Q_EMIT copyWritten(own);
        return;
    }
    entry->sent.clear();
    entry->stale = true;
    entry->latest.start(m_delay);
    Q_EMIT copyFailed(own, result.problems().front());
}

void Autosave::settle() {
    m_writer.waitForDone();
    // What the writer has to say is heard before anybody goes on.
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void Autosave::removeCopy(Entry& entry, bool keep) {
    entry.latest.stop();
    entry.pause.stop();
    // A copy on its way would come back after it was removed.
    if (entry.busy)
        m_writer.waitForDone();
    if (keep && QFile::exists(entry.file))
        setAside(entry.file);
    else
        QFile::remove(entry.file);
    entry.sent.clear();
    entry.written.clear();
    entry.time = {};
    entry.restored = entry.stale = entry.busy = false;
    entry.lock.reset();
}

void Autosave::forget(Document* document) {
    Entry* entry = entryOf(document);
    if (!entry)
        return;
    disconnect(document, nullptr, this, nullptr);
    disconnect(&document->undoStack(), nullptr, this, nullptr);
    removeCopy(*entry, document->isModified());
    m_entries.erase(document);
}

void Autosave::saveNow() {
    settle();  // a copy on its way may be an older one
    std::vector<Document*> due;
    for (const auto& [document, entry] : m_entries)
        if (entry->stale)
            due.push_back(const_cast<Document*>(document));
    for (Document* document : due)
        write(document);
    settle();
}

QString Autosave::copyOf(const Document* document) const {
    const Entry* entry = entryOf(document);
    return entry && QFile::exists(entry->file) ? entry->file : QString();
}

bool Autosave::isSafe(const Document* document) const {
    const Entry* entry = entryOf(document);
    return entry && !entry->stale && !entry->written.isEmpty() && entry->written == entry->sent;
}

QDateTime Autosave::copiedAt(const Document* document) const {
    const Entry* entry = entryOf(document);
    return entry && !entry->written.isEmpty() ? entry->time : QDateTime();
}

}  // namespace bocage::model
