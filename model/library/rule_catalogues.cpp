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
    const auto [place, fresh] = known.try_emplace(system + ' ' + language.toStdString());
    // A system without a catalogue is asked for once, too.
    if (fresh)
        if (auto loaded = loadRuleCatalogue(system, language))
            place->second = std::make_shared<const rules::RuleCatalogue>(std::move(*loaded));
    return place->second;
}

}  // namespace bocage::model
