#include "model/io/link_watch.h"

#include <set>

#include "model/io/linked_files.h"

namespace bocage::model {

LinkWatch::LinkWatch(ScenarioDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &ScenarioDocument::changed, this, [this](const Change& change) {
        if (change.touches(Section::Rest))
            look();
    });
    connect(&document, &Document::pathChanged, this, &LinkWatch::look);
    look();
}

QStringList LinkWatch::files() const {
    QStringList files;
    for (const auto& [path, watch] : m_watches)
        files << path;
    return files;
}

void LinkWatch::look() {
    std::set<QString> wanted;
    if (!m_document.path().isEmpty())
        for (const rules::ScenarioSide& side : m_document.scenario().sides)
            for (const rules::Player& player : side.players)
                for (const rules::Force::Army& army : player.force.armies)
                    if (!army.roster && !army.file.empty())
                        if (const auto path = resolveLink(army.file, m_document.path()))
                            wanted.insert(*path);
    std::erase_if(m_watches, [&](const auto& watch) { return !wanted.contains(watch.first); });
    for (const QString& path : wanted) {
        std::unique_ptr<FileWatch>& watch = m_watches[path];
        if (watch)
            continue;
        watch = std::make_unique<FileWatch>();
        watch->follow(path);
        const auto tell = [this, followed = watch.get()] {
            followed->acknowledge();
            Q_EMIT m_document.linkedArmiesChanged();
        };
        connect(watch.get(), &FileWatch::changedOnDisk, this, tell);
        connect(watch.get(), &FileWatch::vanished, this, tell);
    }
}

}  // namespace bocage::model
