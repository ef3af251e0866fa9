#include "model/io/link_watch.h"

#include "model/io/linked_files.h"

namespace bocage::model {

void LinkedFilesWatch::follow(const std::set<QString>& paths) {
    std::erase_if(m_watches, [&](const auto& watch) {
        if (paths.contains(watch.first))
            return false;
        watch.second->deleteLater();  // it may be the one that speaks
        return true;
    });
    for (const QString& path : paths) {
        FileWatch*& watch = m_watches[path];
        if (watch)
            continue;
        watch = new FileWatch(this);
        watch->follow(path);
        const auto tell = [this, path, followed = watch] {
            followed->acknowledge();
            Q_EMIT changed(path);
        };
        connect(watch, &FileWatch::changedOnDisk, this, tell);
        connect(watch, &FileWatch::vanished, this, tell);
    }
}

QStringList LinkedFilesWatch::files() const {
    QStringList files;
    for (const auto& [path, watch] : m_watches)
        files << path;
    return files;
}

LinkWatch::LinkWatch(ScenarioDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &ScenarioDocument::changed, this, [this](const Change& change) {
        if (change.touches(Section::Rest))
            look();
    });
    connect(&document, &Document::pathChanged, this, &LinkWatch::look);
    connect(&m_watch, &LinkedFilesWatch::changed, &document, &ScenarioDocument::linkedArmiesChanged);
    look();
}

void LinkWatch::look() {
    std::set<QString> wanted;
    const QString& path = m_document.path();
    const auto follow = [&](const std::string& link) {
        if (const auto file = resolveLink(link, path))
            wanted.insert(*file);
    };
    if (!path.isEmpty())
        for (const rules::ScenarioSide& side : m_document.scenario().sides)
            for (const rules::Player& player : side.players)
                for (const rules::Force::Army& army : player.force.armies)
                    if (!army.roster && !army.file.empty())
                        follow(army.file);
    if (!path.isEmpty())
        for (const rules::CampaignLink& link : m_document.scenario().campaign)
            if (namesFile(link))
                follow(link.chapter);
    m_watch.follow(wanted);
}

}  // namespace bocage::model
