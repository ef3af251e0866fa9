#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <functional>

namespace bocage::model {

/// Notices when another program changes or removes the file of an open document. Our own saves are told to
/// it, so that it stays quiet about them.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Follows this file as it is now; an empty path follows nothing.
    void follow(const QString& path) { follow(path, {}); }
    /// The same for a document of several files: `beside` lists all that there are now, whenever asked.
    void follow(const QString& path, std::function<QStringList()> beside);
    /// The file was just read or written by us: what it holds now is known.
    void acknowledge();
    const QString& path() const { return m_path; }
    /// Looks now: true when the file is there and holds something else than what we read or wrote last, even
    /// when the user has been told. A save would write over it.
    bool holdsOtherWork() const;

Q_SIGNALS:
    void changedOnDisk(const QString& path);
    void vanished(const QString& path);

private:
    void look();
    void arm();
    QByteArray fingerprint() const;

    QString m_path;
    std::function<QStringList()> m_beside;
    QByteArray m_known;  ///< checksum of what we know the file holds; empty when there was none
    QByteArray m_told;   ///< the last change that was told; empty when there was none
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

}  // namespace bocage::model
