#pragma once

#include <QObject>
#include <map>
#include <memory>

#include "model/document/scenario_document.h"
#include "model/io/file_watch.h"

namespace bocage::model {

/// Follows the files that a scenario's armies are linked to, wherever its links lead now. When one of them
/// changes, appears or goes, the document says that its linked armies changed.
class LinkWatch : public QObject {
    Q_OBJECT

public:
    /// Must not outlive the document.
    explicit LinkWatch(ScenarioDocument& document, QObject* parent = nullptr);

    /// The files that are followed.
    QStringList files() const;

private:
    void look();

    ScenarioDocument& m_document;
    std::map<QString, std::unique_ptr<FileWatch>> m_watches;
};

}  // namespace bocage::model
