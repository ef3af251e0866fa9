#include "model/library/pack_scans.h"

#include <QMutex>
#include <algorithm>
#include <map>

#include "model/library/pack_art.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr int largestSide = 1600;  ///< pixels; ten spaces at more than twice their usual size

using Key = std::pair<std::string, std::string>;  ///< pack and version

struct Scans {
    QMutex mutex;
    std::map<Key, QString> folders;
    std::map<std::pair<QString, std::string>, QImage> images;
};

Scans& scans() {
    static Scans all;
    return all;
}

}  // namespace

void rememberScans(const LibraryLoad& load) {
    const QMutexLocker lock(&scans().mutex);
    for (const Pack& pack : load.library->packs()) {
        const QString path = load.pathOf(pack.manifest.id);
        scans().folders[{pack.manifest.id.value, pack.manifest.version}] = path;
        // The user may have scanned anew.
        std::erase_if(scans().images, [&](const auto& known) { return known.first.first == path; });
    }
}

void rememberScan(const PackManifest& pack, const std::string& art, const QImage& image) {
    const QMutexLocker lock(&scans().mutex);
    const QString& folder = scans().folders[{pack.id.value, pack.version}];
    scans().images[{folder, art}] =
        std::max(image.width(), image.height()) > largestSide
            ? image.scaled(largestSide, largestSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)
            : image;
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
    const auto [known, fresh] = scans().images.try_emplace({folder->second, art});
    if (fresh)
        if (const auto files = PackFiles::open(folder->second))
            if (const auto image = packImage(*files, QString::fromStdString(art), largestSide))
                known->second = std::max(image->width(), image->height()) > largestSide
                                    ? image->scaled(largestSide, largestSide, Qt::KeepAspectRatio,
                                                    Qt::SmoothTransformation)
                                    : *image;
    return known->second;
}

}  // namespace bocage::model
