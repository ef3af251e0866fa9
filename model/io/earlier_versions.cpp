#include "model/io/earlier_versions.h"

#include <QFileInfo>
#include <algorithm>

#include "model/io/backups.h"
#include "model/io/load_file.h"
#include "model/io/recovery.h"

namespace bocage::model {

std::vector<EarlierVersion> earlierVersions(const QString& path) {
    std::vector<EarlierVersion> versions;
    if (!path.isEmpty())
        for (const Backup& backup : backupsOf(path))
            if (auto bytes = readFile(backup.file, documentLimit))
                versions.push_back({backup.file, QFileInfo(path).fileName(), backup.made, true, *bytes});
    for (const Recovery& copy : setAsideRecoveries())
        if (copy.path == path)
            versions.push_back({copy.file, copy.title, copy.saved, false, copy.bytes});
    std::stable_sort(versions.begin(), versions.end(),
                     [](const EarlierVersion& a, const EarlierVersion& b) { return a.time > b.time; });
    return versions;
}

}  // namespace bocage::model
