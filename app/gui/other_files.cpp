#include "app/gui/other_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "model/library/pack_files.h"

namespace bocage::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OtherFiles)
};

bool isPack(const QFileInfo& file) {
    if (file.isDir())
        return QFileInfo::exists(QDir(file.filePath()).filePath(QStringLiteral("pack.json")));
    return file.suffix() == model::packSuffix || file.fileName() == QStringLiteral("pack.json");
}

/// As it must be typed in a shell.
QString quoted(QString path) {
    return u'\'' + path.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

}  // namespace

QString adviceOnFile(const QString& path) {
    const QFileInfo file(path);
    if (!file.exists())
        return {};
    const QString name = file.fileName();
    if (isPack(file)) {
        const QString pack =
            name == QStringLiteral("pack.json") ? file.absolutePath() : file.absoluteFilePath();
        return Words::
            tr("“%1” is a content pack: it is installed, not opened. Type\n\nbocage-cli pack install %2\n\n"
               "in a terminal and start Bocage again; the pieces are then in the palette.")
                .arg(name, quoted(pack));
    }
    if (name.endsWith(QStringLiteral(".campaign.json")))
        return Words::tr(
                   "“%1” is a campaign. Open its chapters one by one: each is a scenario. What the campaign "
                   "holds, and whether it is sound, is told by\n\nbocage-cli validate %2")
            .arg(name, quoted(file.absoluteFilePath()));
    if (name.endsWith(QStringLiteral(".collection.json")))
        return Words::
            tr("“%1” is a list of boxes. Bocage counts the boxes you name in a scenario's briefing, under "
               "“Boxes needed”; another list is held against a scenario by\n\nbocage-cli validate SCENARIO "
               "--collection %2")
                .arg(name, quoted(file.absoluteFilePath()));
    return {};
}

}  // namespace bocage::app
