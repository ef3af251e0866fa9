#include "model/io/file_watch.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include "model/io/load_file.h"

namespace bocage::model {

namespace {

QByteArray fingerprint(const QString& path) {
    const auto bytes = readFile(path, documentLimit);
    return bytes ? QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256) : QByteArray();
}

}  // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    // A program that saves touches its file several times; the last touch counts.
    m_settle.setSingleShot(true);
    m_settle.setInterval(200);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_settle.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_settle.start(); });
}

void FileWatch::arm() {
    // A file replaced by a rename is another file to the watcher, hence the folder too.
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    if (m_path.isEmpty())
        return;
    m_watcher.addPath(QFileInfo(m_path).absolutePath());
    if (QFileInfo::exists(m_path))
        m_watcher.addPath(m_path);
}

void FileWatch::follow(const QString& path) {
    m_path = path;
    acknowledge();
}

void FileWatch::acknowledge() {
    m_settle.stop();
    m_told.clear();
    m_known = m_path.isEmpty() ? QByteArray() : fingerprint(m_path);
    arm();
}

void FileWatch::look() {
    if (m_path.isEmpty())
        return;
    arm();
    const bool gone = !QFileInfo::exists(m_path);
    if (gone && m_known.isEmpty())
        return;
    const QByteArray now = gone ? QByteArray("gone") : fingerprint(m_path);
    // One word for one change: the user is asked once, not at every touch.
    if (now == m_known || now == m_told) {
        if (now == m_known)
            m_told.clear();
        return;
    }
    m_told = now;
    if (gone)
        Q_EMIT vanished(m_path);
    else
        Q_EMIT changedOnDisk(m_path);
}

bool FileWatch::holdsOtherWork() const {
    if (m_path.isEmpty() || !QFileInfo::exists(m_path))
        return false;
    return fingerprint(m_path) != m_known;
}

}  // namespace bocage::model
