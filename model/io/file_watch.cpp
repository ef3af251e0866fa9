#include "model/io/file_watch.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include "model/io/load_file.h"

namespace bocage::model {

/// Of the file, and of whatever belongs to it, by name.
QByteArray FileWatch::fingerprint() const {
    const auto bytes = readFile(m_path, documentLimit);
    if (!bytes)
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(*bytes);
    if (m_beside)
        for (const QString& path : m_beside()) {
            hash.addData(path.toUtf8());
            if (const auto more = readFile(path, documentLimit))
                hash.addData(*more);
        }
    return hash.result();
}

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
    QStringList files = m_beside ? m_beside() : QStringList();
    files << m_path;
    for (const QString& file : files)
        if (QFileInfo::exists(file)) {
            m_watcher.addPath(file);
            if (const QString folder = QFileInfo(file).absolutePath();
                !m_watcher.directories().contains(folder))
                m_watcher.addPath(folder);
        }
}

void FileWatch::follow(const QString& path, std::function<QStringList()> beside) {
    m_path = path;
    m_beside = std::move(beside);
    acknowledge();
}

void FileWatch::acknowledge() {
    m_settle.stop();
    m_told.clear();
    m_known = m_path.isEmpty() ? QByteArray() : fingerprint();
    arm();
}

void FileWatch::look() {
    if (m_path.isEmpty())
        return;
    arm();
    const bool gone = !QFileInfo::exists(m_path);
    if (gone && m_known.isEmpty())
        return;
    const QByteArray now = gone ? QByteArray("gone") : fingerprint();
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
    return fingerprint() != m_known;
}

}  // namespace bocage::model
