#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <filesystem>
#include <set>
#include <system_error>

#include "model/export/exporter.h"
#include "model/io/load_file.h"
#include "model/io/save_file.h"
#include "model/io/system_file.h"

namespace bocage::model {

using namespace rules;

namespace {

Problem aboutTarget(const QString& path, std::string code, std::string argument = {}) {
    return {std::move(code), {std::move(argument)}, path.toStdString(), {}, 0, 0};
}

/// Everything that would stand in the way, found before a single byte is written.
Problems obstacles(const ExportPlan& plan, const QDir& folder, bool replace) {
    if (!folder.exists())
        return {aboutTarget(folder.path(), "save.no-folder", folder.path().toStdString())};
    Problems problems;
    for (const PlannedFile& file : plan) {
        const QString path = folder.filePath(file.name);
        const QFileInfo there(path);
        // A link in the way could lead anywhere.
        for (QString part = file.name; part.contains(u'/');) {
            part.truncate(part.lastIndexOf(u'/'));
            const QFileInfo above(folder.filePath(part));
            if (above.isSymLink() || (above.exists() && !above.isDir()))
                problems.push_back(aboutTarget(above.filePath(), "export.not-a-folder"));
        }
        if (there.isDir())
            problems.push_back(aboutTarget(path, "save.is-folder"));
        else if (isSpecialFile(path))
            problems.push_back(aboutTarget(path, "save.not-regular"));
        else if ((there.exists() || there.isSymLink()) && !replace)
            problems.push_back(aboutTarget(path, "save.exists"));
        else if (there.exists() && !there.isWritable())
            problems.push_back(aboutTarget(path, "save.read-only-file"));
    }
    return problems;
}

/// Makes the files one by one, for writers may keep what they learnt for the next one; drawing and packing
/// inside a file have threads of their own.
Problems makeFiles(const ExportPlan& plan, const QTemporaryDir& stage, const QDir& folder) {
    for (const PlannedFile& file : plan) {
        const Result<QByteArray> bytes = file.make();
        if (!bytes)
            return inFile(bytes.problems(), folder.filePath(file.name));
        if (Result<Done> saved = saveAtomically(stage.filePath(file.name), *bytes); !saved)
            return inFile(saved.problems(), folder.filePath(file.name));
    }
    return {};
}

}  // namespace

QStringList filesOf(const ExportPlan& plan) {
    QStringList names;
    for (const PlannedFile& file : plan)
        names << file.name;
    return names;
}

QString safeStem(const QString& words) {
    QString out;
    const QString plain = words.normalized(QString::NormalizationForm_D).toLower();
    for (const QChar c : plain) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            out += c;
        else if (!c.isMark() && !out.isEmpty() && !out.endsWith(u'-'))
            out += u'-';
    }
    out.truncate(60);
    while (out.endsWith(u'-'))
        out.chop(1);
    return out.isEmpty() ? QStringLiteral("untitled") : out;
}

Result<QStringList> writeExport(const ExportPlan& plan, const QString& where, bool replace) {
    const QDir folder(where);
    if (Problems problems = obstacles(plan, folder, replace); !problems.empty())
        return problems;
    QTemporaryDir stage(folder.filePath(QStringLiteral(".bocage-export-XXXXXX")));
    if (!stage.isValid())
        return aboutTarget(folder.path(), "save.read-only-folder", folder.path().toStdString());
    for (const PlannedFile& file : plan)
        if (Result<Done> made = makeFolder(QFileInfo(stage.filePath(file.name)).path()); !made)
            return inFile(made.problems(), folder.filePath(file.name));
    if (Problems problems = makeFiles(plan, stage, folder); !problems.empty())
        return problems;
    QStringList written;
    std::set<QString> folders;
    // The main file last: whoever sees it finds everything it names.
    for (std::size_t i = plan.size(); i-- > 0;) {
        const QString path = folder.filePath(plan[i].name);
        // Not of `folder`: what is relative there is relative to where the program was started.
        if (!QDir().mkpath(QFileInfo(path).path()))
            return aboutTarget(path, "save.make-folder");
        std::error_code error;
        std::filesystem::rename(QFile::encodeName(stage.filePath(plan[i].name)).toStdString(),
                                QFile::encodeName(path).toStdString(), error);
        if (error)
            return aboutTarget(path, "save.rename", error.message());
        folders.insert(QFileInfo(path).path());
        written.prepend(path);
    }
    for (const QString& touched : folders)
        syncFolder(touched);
    return written;
}

}  // namespace bocage::model
