#include "model/library/pack_scans.h"

#include <QFileInfo>
#include <QMutex>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <algorithm>
#include <map>

#include "model/io/load_file.h"
#include "model/io/picture_helper.h"
#include "model/io/png_door.h"
#include "model/library/pack_art.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr int largestSide = 1600;  ///< pixels; ten spaces at more than twice their usual size

using Key = std::pair<std::string, std::string>;  ///< pack and version
using Place = std::pair<QString, std::string>;    ///< where the pack lies, and the name in it

struct Scans {
    QMutex mutex;
    std::map<Key, QString> folders;
    std::map<std::string, QString> latest;  ///< by pack: where the one opened last lies
    std::map<Place, std::shared_ptr<const PackDrawing>> drawings;
    std::map<Place, QImage> rendered;  ///< vectors as pixels, for scans of faces
    int numbers = 0;

    QString folderOf(const std::string& pack, const std::string& version) const {
        if (const auto known = folders.find({pack, version}); !version.empty() && known != folders.end())
            return known->second;
        const auto known = latest.find(pack);
        return known == latest.end() ? QString() : known->second;
    }

    void forget(const QString& folder) {
        std::erase_if(drawings, [&](const auto& known) { return known.first.first == folder; });
        std::erase_if(rendered, [&](const auto& known) { return known.first.first == folder; });
    }
};

Scans& scans() {
    static Scans all;
    return all;
}

QImage noLarger(const QImage& image) {
    return std::max(image.width(), image.height()) > largestSide
               ? image.scaled(largestSide, largestSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)
               : image;
}

/// Tints are looked for as our own drawings write them.
QByteArray withCapitalColours(const QByteArray& svg) {
    static const QRegularExpression hex(QStringLiteral("#[0-9A-Fa-f]{6}\\b"));
    QString text = QString::fromUtf8(svg);
    for (auto each = hex.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        text.replace(match.capturedStart(), match.capturedLength(), match.captured().toUpper());
    }
    return text.toUtf8();
}

/// Of bytes that came through a door.
std::shared_ptr<const PackDrawing> drawingFrom(const std::string& art, const QByteArray& clean, int number) {
    auto drawing = std::make_shared<PackDrawing>();
    drawing->number = number;
    if (art.ends_with(".svg")) {
        if (!QSvgRenderer(clean).isValid())
            return nullptr;
        drawing->svg = withCapitalColours(clean);
    } else {
        const auto image = readPng(clean);
        if (!image)
            return nullptr;
        drawing->image = noLarger(*image);
    }
    return drawing;
}

/// The lock is held.
std::shared_ptr<const PackDrawing> drawingIn(const QString& folder, const std::string& art) {
    if (folder.isEmpty() || art.empty())
        return nullptr;
    const auto [known, fresh] = scans().drawings.try_emplace({folder, art});
    if (!fresh)
        return known->second;
    const auto files = PackFiles::open(folder);
    const QString name = QString::fromStdString(art);
    if (!files || !files->contains(name))
        return nullptr;
    const auto bytes = files->read(name);
    const auto clean =
        bytes ? PictureHelper().clean(art.ends_with(".svg") ? PictureKind::Svg : PictureKind::Png, *bytes)
              : bytes;
    if (clean)
        known->second = drawingFrom(art, *clean, ++scans().numbers);
    return known->second;
}

QImage pixelsOf(const PackDrawing& drawing) {
    if (!drawing.image.isNull())
        return drawing.image;
    return svgImage(drawing.svg, largestSide);
}

}  // namespace

void rememberScans(const LibraryLoad& load) {
    const QMutexLocker lock(&scans().mutex);
    for (const Pack& pack : load.library->packs()) {
        const QString path = load.pathOf(pack.manifest.id);
        scans().folders[{pack.manifest.id.value, pack.manifest.version}] = path;
        scans().latest[pack.manifest.id.value] = path;
        // The user may have scanned anew.
        scans().forget(path);
    }
}

void rememberDrawing(const PackManifest& pack, const std::string& art, const QByteArray& clean) {
    const QMutexLocker lock(&scans().mutex);
    QString& folder = scans().folders[{pack.id.value, pack.version}];
    // Opened from elsewhere, or never saved: a place of its own, which no file has.
    if (folder.isEmpty())
        folder = QStringLiteral("open:") + QString::fromStdString(pack.id.value);
    scans().latest[pack.id.value] = folder;
    scans().drawings[{folder, art}] = drawingFrom(art, clean, ++scans().numbers);
    scans().rendered.erase({folder, art});
}

void rememberForeign(const PackManifest& pack, const std::string& name, const QByteArray& bytes) {
    if (!name.ends_with(".svg") && !name.ends_with(".png"))
        return;
    if (const auto clean =
            PictureHelper().clean(name.ends_with(".svg") ? PictureKind::Svg : PictureKind::Png, bytes))
        rememberDrawing(pack, name, *clean);
}

QImage scanOf(const Library& library, const ContentId& content, const std::string& art) {
    if (art.empty() || !content.wellFormed())
        return {};
    const Pack* pack = library.pack(PackId(std::string(content.pack())));
    if (!pack)
        return {};
    const QMutexLocker lock(&scans().mutex);
    const auto folder = scans().folders.find({pack->manifest.id.value, pack->manifest.version});
    if (folder == scans().folders.end())
        return {};
    const auto drawing = drawingIn(folder->second, art);
    if (!drawing)
        return {};
    QImage& image = scans().rendered[{folder->second, art}];
    if (image.isNull())
        image = pixelsOf(*drawing);
    return image;
}

std::shared_ptr<const PackDrawing> drawingOf(const std::string& pack, const std::string& version,
                                             const std::string& art) {
    const QMutexLocker lock(&scans().mutex);
    return drawingIn(scans().folderOf(pack, version), art);
}

QByteArray packPicture(const Library& library, const PackId& pack, const QString& name) {
    const Pack* known = library.pack(pack);
    const auto drawing = known ? drawingOf(pack.value, known->manifest.version, name.toStdString()) : nullptr;
    if (!drawing)
        return {};
    return drawing->svg.isEmpty() ? pngBytes(drawing->image) : drawing->svg;
}

bool isPackPicture(const QString& name) {
    return name.endsWith(QLatin1String(".svg")) || name.endsWith(QLatin1String(".png"));
}

QStringList pictureSuffixes() {
    return {QStringLiteral(".svg"), QStringLiteral(".png"), QStringLiteral(".jpg"), QStringLiteral(".jpeg")};
}

Result<OfferedPicture> offeredPicture(const QString& path) {
    const auto bytes = readFile(path);
    if (!bytes)
        return bytes.problems();
    const QString suffix = QFileInfo(path).suffix().toLower();
    const PictureKind kind = suffix == QLatin1String("svg") ? PictureKind::Svg
                             : suffix == QLatin1String("jpg") || suffix == QLatin1String("jpeg")
                                 ? PictureKind::Jpeg
                                 : PictureKind::Png;
    const auto clean = PictureHelper().clean(kind, *bytes);
    if (!clean)
        return inFile(clean.problems(), path);
    return OfferedPicture{*clean, kind == PictureKind::Svg ? QStringLiteral("svg") : QStringLiteral("png")};
}

}  // namespace bocage::model
