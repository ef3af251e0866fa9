#include "model/library/rule_catalogues.h"

#include <QDir>
#include <QFileInfo>
#include <map>
#include <mutex>

#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/language/language.h"

namespace bocage::model {

rules::Result<rules::RuleCatalogue> loadRuleCatalogue(std::string_view system, const QString& language) {
    const QString name = QString::fromUtf8(system.data(), static_cast<qsizetype>(system.size()));
    const QString path = QDir(resourcesFolder()).filePath(QStringLiteral("rules/%1.json").arg(name));
    const rules::Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return bytes.problems();
    rules::Result<rules::RuleCatalogue> catalogue = rules::RuleCatalogue::read(asText(*bytes));
    if (!catalogue)
        return inFile(catalogue.problems(), path);
    const QString sentences =
        QDir(resourcesFolder()).filePath(QStringLiteral("rules/%1.%2.json").arg(name, language));
    if (language != QLatin1String("en") && QFileInfo::exists(sentences)) {
        const rules::Result<QByteArray> more = readFile(sentences);
        if (!more)
            return more.problems();
        if (rules::Problems problems = catalogue->translate(asText(*more)); !problems.empty())
            return inFile(problems, sentences);
    }
    return catalogue;
}

std::shared_ptr<const rules::RuleCatalogue> ruleCatalogue(const std::string& system) {
    static std::mutex mutex;
    static std::map<std::string, std::shared_ptr<const rules::RuleCatalogue>> known;
    const std::lock_guard lock(mutex);
    const QString language = currentLanguage();
    const std::string key = system + ' ' + language.toStdString();
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    auto loaded = loadRuleCatalogue(system, language);
    if (loaded)
        return known[key] = std::make_shared<const rules::RuleCatalogue>(std::move(*loaded));
    // A system without a catalogue is asked for once, too. One that could not be read this time, because
    // somebody is just writing it or no more files may be open, is asked for again.
    if (!loaded.problems().empty() && loaded.problems().front().code == "file.missing")
        known[key] = nullptr;
    return nullptr;
}

}  // namespace bocage::model
