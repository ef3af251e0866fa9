#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <chrono>
#include <map>
#include <memory>

#include "model/document/document.h"
#include "model/io/recovery.h"

class QLockFile;

namespace bocage::model {

/// Keeps a copy of every modified document, untitled ones too, so that a crash costs little: a copy is
/// written as soon as the user pauses, and during steady work after `delay` at the latest. The copies lie in
/// the state folder, are written in a thread of their own and never touch the original; they go when the
/// document is saved, and are set aside for a while when it is closed unsaved.
class Autosave : public QObject {
    Q_OBJECT

public:
    explicit Autosave(QString folder = recoveryFolder(), QObject* parent = nullptr);
    /// The end of the program without a word about the documents is no clean close: the copies stay.
    ~Autosave() override;

    /// How long a change may wait. Not restarted by further changes, so that steady work is saved steadily.
    void setDelay(std::chrono::milliseconds delay) { m_delay = delay; }
    /// How long nothing must change for a copy to be written earlier.
    void setPause(std::chrono::milliseconds pause) { m_pause = pause; }

    void watch(Document* document);
    /// This recovery file is now the document's copy, whether or not it was watched before.
    void adopt(Document* document, const Recovery& recovery);
    /// The document is closed on purpose: its copy goes, or is set aside when it holds unsaved work.
    void forget(Document* document);
    /// Writes every copy that is due, for example before the program is asked to end, and waits for it.
    void saveNow();

    /// The copy of a document, empty while there is none.
    QString copyOf(const Document* document) const;
    /// True when the copy holds the very state of the document.
    bool isSafe(const Document* document) const;
    /// When the copy was written; invalid while there is none.
    QDateTime copiedAt(const Document* document) const;

Q_SIGNALS:
    /// A copy is about to be made: what is still being typed can be handed over now.
    void aboutToCopy();
    void copyWritten(bocage::model::Document* document);
    void copyFailed(bocage::model::Document* document, const bocage::rules::Problem& problem);

private:
    struct Entry;
    Entry* entryOf(const Document* document) const;
    Entry& start(Document* document, const QString& file);
    void changed(Document* document);
    void write(Document* document);
    void written(const Document* document, const QString& file, const QByteArray& bytes,
                 const rules::Result<rules::Done>& result);
    void lock(Entry& entry);
    void settle();
    void removeCopy(Entry& entry, bool keep);

    QString m_folder;
    std::chrono::milliseconds m_delay{15'000};
    std::chrono::milliseconds m_pause{2'000};
    std::map<const Document*, std::unique_ptr<Entry>> m_entries;
    QThreadPool m_writer;  ///< one thread: copies reach the disk in the order they were made
};

}  // namespace bocage::model
