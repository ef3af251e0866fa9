#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/io/document_files.h"
#include "model/studio/pack_difference.h"
#include "rules/content/library.h"

namespace bocage::model {

/// What to do with a document that was made under another version of a pack.
enum class RefreshChoice {
    Keep,     ///< leave it as it is; it says so again next time
    Convert,  ///< the new version, and the new ids of pieces that were renamed
    Ghost,    ///< the new version; what is not there under its old id is shown as a ghost
};

/// A pack as it was in that version; nothing when it is not kept anywhere.
using EarlierPack =
    std::function<std::optional<rules::Pack>(const rules::PackId&, const std::string& version)>;
/// From the versions that installations and saves put aside, and from the packs of the program.
EarlierPack keptPacks(const QString& packsFolder);

/// What the packs that are installed now mean for one document.
struct RefreshPlan {
    struct Version {
        rules::PackId pack;
        std::string pinned, installed;
        bool known = false;                         ///< the pinned version is kept: `changes` is all there is
        std::vector<PackDifference::Item> changes;  ///< of pieces that the document uses
    };
    struct Renamed {
        rules::ContentId from, to;
    };
    std::vector<Version> versions;       ///< of packs whose installed version is another than the pinned one
    std::vector<Renamed> renamed;        ///< ids that the pack says have a new name
    std::vector<rules::ContentId> gone;  ///< ids of installed packs that lead nowhere

    /// Nothing to be done: every pack is as it was, and no id has a new name.
    bool empty() const { return versions.empty() && renamed.empty(); }
};
RefreshPlan refreshPlan(const DocumentValue& value, const rules::Library& library,
                        const EarlierPack& earlier);

/// The document after the choice; the same value when nothing differs.
rules::Result<DocumentValue> refreshed(const DocumentValue& value, const RefreshPlan& plan,
                                       RefreshChoice choice);

/// The choice for a file on the disk, by the routine that the window saves with: locked, read back, atomic,
/// the version before kept as a backup.
rules::Result<rules::Done> refreshFile(const QString& path, const DocumentValue& value,
                                       const RefreshPlan& plan, RefreshChoice choice,
                                       const rules::LibraryPtr& library);

/// Every file that a campaign is played from, its chapters and the armies they link, as far as it is there.
/// Without the campaign itself.
QStringList filesOfChapters(const rules::Campaign& campaign, const QString& campaignPath);

/// What the installed packs mean for a file beside the one that is open.
struct RefreshFile {
    QString path;
    DocumentValue value;
    RefreshPlan plan;
};
/// Those of the files for which there is something to be done.
std::vector<RefreshFile> refreshFiles(const QStringList& paths, const rules::Library& library,
                                      const EarlierPack& earlier);

class RefreshWords {
    Q_DECLARE_TR_FUNCTIONS(RefreshWords)

public:
    /// "My box 1.0.0 → 1.1.0", "Ranger Platoon: Cost 110 → 115", a line each.
    static QStringList lines(const RefreshPlan& plan, const rules::Library& library);
};

}  // namespace bocage::model
