#include "app/gui/templates.h"

#include <QDir>
#include <QRegularExpression>

#include "model/io/document_files.h"
#include "model/io/resource_paths.h"
#include "model/messages/words.h"

namespace bocage::app {

namespace {

QString userTemplatesFolder() {
    return model::userDataFolder() + QStringLiteral("/templates");
}

/// A name that every file system takes.
QString fileName(const QString& title) {
    QString name = title.toLower().normalized(QString::NormalizationForm_KD);
    name.replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-"));
    name.remove(QRegularExpression(QStringLiteral("^-|-$")));
    return name.isEmpty() ? QStringLiteral("template") : name.left(60);
}

}  // namespace

QStringList scenariosIn(const QString& folder) {
    QStringList files;
    for (const QFileInfo& file :
         QDir(folder).entryInfoList({QStringLiteral("*.scenario.json")}, QDir::Files, QDir::Name))
        files << file.absoluteFilePath();
    return files;
}

QStringList templateFiles() {
    return scenariosIn(model::resourcesFolder() + QStringLiteral("/templates")) +
           scenariosIn(userTemplatesFolder());
}

bool isTemplate(const QString& path) {
    return QFileInfo(path).canonicalPath() == QDir(userTemplatesFolder()).canonicalPath();
}

rules::Result<QString> saveTemplate(rules::Scenario scenario, const QString& name) {
    scenario.title = {};
    scenario.title.byLanguage[model::uiLanguage()] = name.toStdString();
    scenario.provenance = rules::Provenance::Variant;
    QDir().mkpath(userTemplatesFolder());
    const QString path = QStringLiteral("%1/%2.scenario.json").arg(userTemplatesFolder(), fileName(name));
    const auto saved = model::saveValue(scenario, path);
    if (!saved)
        return saved.problems();
    return path;
}

rules::Result<QString> renameTemplate(const QString& path, const QString& name) {
    const auto loaded = model::loadValue(path);
    if (!loaded)
        return loaded.problems();
    const auto* scenario = std::get_if<rules::Scenario>(&loaded->value);
    if (!scenario || !isTemplate(path))
        return rules::Problems{{"document.no-battlefield", {}, path.toStdString(), "", 0, 0}};
    const auto saved = saveTemplate(*scenario, name);
    if (saved && QFileInfo(*saved) != QFileInfo(path))
        QFile::remove(path);
    return saved;
}

bool removeTemplate(const QString& path) {
    return isTemplate(path) && QFile::remove(path);
}

}  // namespace bocage::app
