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

bool isPicture(const QFileInfo& file) {
    static const QStringList suffixes{QStringLiteral("png"),  QStringLiteral("svg"),  QStringLiteral("jpg"),
                                      QStringLiteral("jpeg"), QStringLiteral("webp"), QStringLiteral("gif")};
    return suffixes.contains(file.suffix().toLower());
}

/// As it must be typed in a shell.
QString quoted(QString path) {
    return u'\'' + path.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

}  // namespace

bool isPackFile(const QString& path) {
    const QFileInfo file(path);
    if (file.isDir())
        return QFileInfo::exists(QDir(file.filePath()).filePath(QStringLiteral("pack.json")));
    return file.exists() &&
           (file.suffix() == model::packSuffix || file.fileName() == QStringLiteral("pack.json"));
}

QString adviceOnFile(const QString& path) {
    const QFileInfo file(path);
    if (!file.exists())
        return {};
    const QString name = file.fileName();
    if (isPicture(file))
        return Words::tr(
                   "“%1” is a picture. Battles and armies are drawn by Bocage from what they mean; a scan "
                   "of your own stands in for our drawing of a piece when a pack of yours names it as "
                   "that piece's art. The manual tells how, under “Your own content” (F1).")
            .arg(name);
    if (name.endsWith(QStringLiteral(".collection.json")))
        return Words::
            tr("“%1” is a list of boxes. Bocage counts the boxes you name in a scenario's briefing, under "
               "“Boxes needed”; another list is held against a scenario by\n\nbocage-cli validate SCENARIO "
               "--collection %2")
                .arg(name, quoted(file.absoluteFilePath()));
    return {};
}

}  // namespace bocage::app
