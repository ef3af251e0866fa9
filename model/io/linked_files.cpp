#include "model/io/linked_files.h"

#include <QCache>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QMutex>
#include <algorithm>

#include "model/io/document_files.h"

namespace bocage::model {

using namespace rules;

namespace {

Problem about(const QString& documentPath, std::string code, const std::string& link) {
    return {std::move(code), {link}, documentPath.toStdString(), {}, 0, 0};
}

bool isBelow(const QString& path, const QString& folder) {
    return path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

/// What was read through links, as long as the files are what they were. One for the process: a file is the
/// same whoever asks for it.
class ReadLinks {
public:
    Result<LoadedValue> load(const QString& path) {
        const QFileInfo info(path);
        const QString real = info.canonicalFilePath();
        const Stamp stamp{info.size(), info.lastModified().toMSecsSinceEpoch()};
        {
            const QMutexLocker lock(&m_mutex);
            if (const Entry* known = m_entries.object(real); known && known->stamp == stamp)
                return known->value;
        }
        Result<LoadedValue> loaded = loadValue(path);
        // What was written a moment ago may be written again within the same tick of the clock.
        const bool settled = QDateTime::currentMSecsSinceEpoch() - stamp.modified > settlingTime;
        if (loaded && !real.isEmpty() && settled) {
            const QMutexLocker lock(&m_mutex);
            m_entries.insert(real, new Entry{stamp, *loaded});
        }
        return loaded;
    }

private:
    static constexpr qint64 settlingTime = 2000;  ///< milliseconds
    struct Stamp {
        qint64 size = 0;
        qint64 modified = 0;
        bool operator==(const Stamp&) const = default;
    };
    struct Entry {
        Stamp stamp;
        LoadedValue value;
    };
    QMutex m_mutex;
    QCache<QString, Entry> m_entries{64};
};

ReadLinks& readLinks() {
    static ReadLinks instance;
    return instance;
}

template <class T>
Result<T> loadAs(const std::string& link, const QString& documentPath, const char* otherwise) {
    const Result<QString> path = resolveLink(link, documentPath);
    if (!path)
        return path.problems();
    Result<LoadedValue> loaded = readLinks().load(*path);
    if (!loaded)
        return loaded.problems();
    if (auto* value = std::get_if<T>(&loaded->value))
        return std::move(*value);
    return about(documentPath, otherwise, link);
}

}  // namespace

Result<QString> resolveLink(const std::string& link, const QString& documentPath) {
    const QString clean = QDir::cleanPath(QString::fromStdString(link));
    const bool leadsOut = clean.isEmpty() || clean.contains(QChar(0)) || !QDir::isRelativePath(clean) ||
                          clean == QStringLiteral("..") || clean.startsWith(QStringLiteral("../"));
    if (leadsOut || documentPath.isEmpty())
        return about(documentPath, "document.link-leads-out", link);
    const QDir folder = QFileInfo(documentPath).dir();
    const QString path = folder.filePath(clean);
    // Where it really lies; what does not exist has no such place, and reading it will say so.
    const QString real = QFileInfo(path).canonicalFilePath();
    if (!real.isEmpty() && !isBelow(real, folder.canonicalPath()))
        return about(documentPath, "document.link-leads-out", link);
    return path;
}

Result<Roster> loadLinkedArmy(const std::string& link, const QString& scenarioPath) {
    return loadAs<Roster>(link, scenarioPath, "document.not-an-army");
}

Result<Scenario> loadLinkedScenario(const std::string& link, const QString& campaignPath) {
    return loadAs<Scenario>(link, campaignPath, "document.not-a-scenario");
}

bool namesChapterFiles(const Scenario& scenario) {
    return std::any_of(scenario.campaign.begin(), scenario.campaign.end(), namesFile);
}

std::map<std::string, ChapterFile> loadEarlierChapters(const Scenario& scenario,
                                                       const QString& scenarioPath) {
    using State = ChapterFile::State;
    std::map<std::string, ChapterFile> files;
    for (const CampaignLink& link : scenario.campaign) {
        if (!namesFile(link) || files.contains(link.chapter))
            continue;
        ChapterFile& file = files[link.chapter];
        const Result<QString> path = resolveLink(link.chapter, scenarioPath);
        if (!path) {
            file.state = State::LeadsOut;
            continue;
        }
        const QString real = QFileInfo(*path).canonicalFilePath();
        if (!real.isEmpty() && real == QFileInfo(scenarioPath).canonicalFilePath()) {
            file.state = State::Itself;
            continue;
        }
        Result<Scenario> read = loadLinkedScenario(link.chapter, scenarioPath);
        if (read) {
            file.state = State::Read;
            file.scenario = std::move(*read);
        } else if (QFileInfo(*path).isFile()) {
            file.state = State::NoScenario;
        }
    }
    return files;
}

}  // namespace bocage::model
