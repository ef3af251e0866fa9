#include "model/io/linked_files.h"

#include <QDir>
#include <QFileInfo>

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

template <class T>
Result<T> loadAs(const std::string& link, const QString& documentPath, const char* otherwise) {
    const Result<QString> path = resolveLink(link, documentPath);
    if (!path)
        return path.problems();
    Result<LoadedValue> loaded = loadValue(*path);
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

}  // namespace bocage::model
