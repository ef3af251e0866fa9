#pragma once

#include <QObject>
#include <map>
#include <set>

#include "model/document/scenario_document.h"
#include "model/io/file_watch.h"

namespace bocage::model {

/// Follows a set of files that others link to, whether they are there yet or not.
class LinkedFilesWatch : public QObject {
    Q_OBJECT

public:
    explicit LinkedFilesWatch(QObject* parent = nullptr) : QObject(parent) {}

    /// These and no others from now on.
    void follow(const std::set<QString>& paths);
    QStringList files() const;

Q_SIGNALS:
    /// One of them changed, appeared or went.
    void changed(const QString& path);

private:
    std::map<QString, FileWatch*> m_watches;  ///< our children
};

/// Follows the files that a scenario rests on, wherever its links lead now: its armies, and the earlier
/// chapters that its campaign boxes name. When one of them changes, appears or goes, the document says that
/// its linked armies changed.
class LinkWatch : public QObject {
    Q_OBJECT

public:
    /// Must not outlive the document.
    explicit LinkWatch(ScenarioDocument& document, QObject* parent = nullptr);

    /// The files that are followed.
    QStringList files() const { return m_watch.files(); }

private:
    void look();

    ScenarioDocument& m_document;
    LinkedFilesWatch m_watch;
};

}  // namespace bocage::model
