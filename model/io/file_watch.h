#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace bocage::model {

/// Notices when another program changes or removes the file of an open document. Our own saves are told to
/// it, so that it stays quiet about them.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Follows this file as it is now; an empty path follows nothing.
    void follow(const QString& path);
    /// The file was just read or written by us: what it holds now is known.
    void acknowledge();
    const QString& path() const { return m_path; }

Q_SIGNALS:
    void changedOnDisk(const QString& path);
    void vanished(const QString& path);

private:
    void look();
    void arm();

    QString m_path;
    QByteArray m_known;  ///< checksum of what we know the file holds; empty when there was none
    bool m_told = false;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

}  // namespace bocage::model
