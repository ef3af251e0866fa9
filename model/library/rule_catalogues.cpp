#include "model/library/rule_catalogues.h"

#include <QDir>

#include "model/io/load_file.h"
#include "model/io/resource_paths.h"

namespace bocage::model {

rules::Result<rules::RuleCatalogue> loadRuleCatalogue(std::string_view system) {
    const QString name = QString::fromUtf8(system.data(), static_cast<qsizetype>(system.size()));
    const QString path = QDir(resourcesFolder()).filePath(QStringLiteral("rules/%1.json").arg(name));
    const rules::Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return bytes.problems();
    rules::Result<rules::RuleCatalogue> catalogue = rules::RuleCatalogue::read(asText(*bytes));
    if (!catalogue)
        return inFile(catalogue.problems(), path);
    return catalogue;
}

}  // namespace bocage::model
