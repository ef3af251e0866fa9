#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <map>
#include <memory>

#include "model/document/document.h"
#include "model/io/recovery.h"

class QLockFile;

namespace bocage::model {

/// Keeps a copy of every modified document, untitled ones too, so that a crash costs at most half a minute of
/// work. The copies lie in the state folder and never touch the original; they go when the document is saved
/// or closed on purpose.
class Autosave : public QObject {
    Q_OBJECT

public:
    explicit Autosave(QString folder = recoveryFolder(), QObject* parent = nullptr);
    /// The end of the program without a word about the documents is no clean close: the copies stay.
    ~Autosave() override;

    /// How long a change may wait. Not restarted by further changes, so that steady work is saved steadily.
    void setDelay(std::chrono::milliseconds delay) { m_delay = delay; }

    void watch(Document* document);
    /// As watch, for a document that came from a recovery file: that file is now this document's copy.
    void adopt(Document* document, const Recovery& recovery);
    /// The document is closed on purpose: its copy goes.
    void forget(Document* document);
    /// Writes every copy that is due, for example before the program is asked to end.
    void saveNow();

    /// The copy of a document, empty while there is none.
    QString copyOf(const Document* document) const;

Q_SIGNALS:
    void copyWritten(bocage::model::Document* document);
    void copyFailed(bocage::model::Document* document, const bocage::rules::Problem& problem);

private:
    struct Entry;
    Entry* entryOf(const Document* document) const;
    void start(Document* document, const QString& file);
    void changed(Document* document);
    void write(Document* document);
    void removeCopy(Entry& entry);

    QString m_folder;
    std::chrono::milliseconds m_delay{20'000};
    std::map<const Document*, std::unique_ptr<Entry>> m_entries;
};

}  // namespace bocage::model
