#include "model/campaign/chapter_watch.h"

#include <set>

#include "model/document/origin.h"
#include "model/io/linked_files.h"

namespace bocage::model {

namespace {

void addArmies(const rules::Scenario& scenario, const QString& path, std::set<QString>& wanted) {
    for (const rules::ScenarioSide& side : scenario.sides)
        for (const rules::Player& player : side.players)
            for (const rules::Force::Army& army : player.force.armies)
                if (!army.roster && !army.file.empty())
                    if (const auto file = resolveLink(army.file, path))
                        wanted.insert(*file);
}

}  // namespace

ChapterWatch::ChapterWatch(CampaignDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&document, &CampaignDocument::changed, this, &ChapterWatch::look);
    connect(&document, &Document::pathChanged, this, &ChapterWatch::look);
    look();
}

QStringList ChapterWatch::files() const {
    QStringList files;
    for (const auto& [path, watch] : m_watches)
        files << path;
    return files;
}

void ChapterWatch::look() {
    std::set<QString> wanted;
    const QString base = linkBase(m_document);
    if (!base.isEmpty())
        for (const rules::CampaignChapter& chapter : m_document.campaign().chapters) {
            const auto path = resolveLink(chapter.scenario, base);
            if (chapter.scenario.empty() || !path)
                continue;
            wanted.insert(*path);
            if (const auto scenario = loadLinkedScenario(chapter.scenario, base))
                addArmies(*scenario, *path, wanted);
        }
    std::erase_if(m_watches, [&](const auto& watch) { return !wanted.contains(watch.first); });
    for (const QString& path : wanted) {
        std::unique_ptr<FileWatch>& watch = m_watches[path];
        if (watch)
            continue;
        watch = std::make_unique<FileWatch>();
        watch->follow(path);
        const auto tell = [this, followed = watch.get()] {
            followed->acknowledge();
            // Who told may be followed no longer after looking again: later.
            QMetaObject::invokeMethod(this, &ChapterWatch::look, Qt::QueuedConnection);
            Q_EMIT m_document.chaptersChanged();
        };
        connect(watch.get(), &FileWatch::changedOnDisk, this, tell);
        connect(watch.get(), &FileWatch::vanished, this, tell);
    }
}

}  // namespace bocage::model
