#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "model/commands/json_places.h"
#include "model/document/pack_document.h"
#include "rules/core/finding.h"

namespace bocage::model {

/// Field of a manifest with the new ids of pieces: {"my-box:unit/old": "my-box:unit/new"}.
inline constexpr const char* renamedField = "renamed";

/// Lower-case letters, digits and hyphens from what people write; never empty.
std::string slugOf(const QString& name);

/// Where in a pack something is: the item and the place inside it, "my-box:unit/scouts" and "/front".
struct PackPlace {
    rules::ContentId item;  ///< empty: the description of the pack
    std::string pointer;
};
PackPlace packPlace(const std::string& pointer);

/// Everything that is done to a pack being edited, each as one undo step. Knows no game: what a kind needs
/// comes from the description that reads it.
class PackEdits {
    Q_DECLARE_TR_FUNCTIONS(PackEdits)

public:
    explicit PackEdits(PackDocument& document) : m_document(document) {}

    /// A new piece with whatever its kind cannot do without.
    rules::ContentId add(const std::string& kind, const QString& name = {});
    /// Several, one per name, as one step.
    std::vector<rules::ContentId> addAll(const std::string& kind, const QStringList& names);
    /// Copies of pieces of this pack or of any other, under ids of this pack. What they refer to is that of
    /// this pack where it has a copy, and what else they need is written down.
    std::vector<rules::ContentId> copy(const std::vector<rules::ContentId>& originals);
    void remove(const std::vector<rules::ContentId>& ids);
    /// Up (below zero) or down in the list of its kind.
    void move(const rules::ContentId& id, int by);

    /// Sets one field of one or several pieces; without a value, takes it away. Steps of the same non-empty
    /// run become one.
    bool set(const std::vector<rules::ContentId>& ids, const std::string& pointer,
             const std::optional<rules::Json>& value, const QString& step, const QString& run = {});
    /// The text in one language; an empty one is taken away. A new piece is called by its name: its id
    /// follows while nothing outside the pack can know it.
    bool setText(const std::vector<rules::ContentId>& ids, const std::string& pointer,
                 const std::string& language, const QString& text, const QString& step,
                 const QString& run = {});
    void moveElement(const rules::ContentId& id, const std::string& list, std::size_t at, int by);
    /// Another id; what refers to it in this pack follows.
    bool rename(const rules::ContentId& id, const std::string& name);

    bool editManifest(const QString& step, const std::function<void(rules::PackManifest&)>& change,
                      const QString& run = {});
    /// Another id of the whole pack; every id in it follows.
    bool renamePack(const std::string& id);
    /// Where the values come from, for the pack and every piece in it.
    bool setProvenance(rules::Provenance provenance);
    /// A picture of the author's for one field of pieces: its whole side (`art`), or a symbol or silhouette,
    /// which name it in full. The bytes come from offeredPicture(); the file is called after `wanted`, and a
    /// picture that the pack has already is not kept twice. Returns its name in the pack.
    QString setDrawing(const std::vector<rules::ContentId>& ids, const std::string& pointer,
                       const QString& wanted, const QByteArray& bytes, const QString& suffix,
                       const QString& step);
    bool setFile(const QString& name, const QByteArray& bytes, const QString& step);
    bool removeFile(const QString& name);

    /// A way out of a finding: pointers are `id` + place for items, plain ones for the description.
    rules::Result<rules::Done> apply(const rules::Fix& fix, const QString& step);

    /// An id that neither this pack nor any other uses.
    rules::ContentId freeId(const PackValue& value, const std::string& kind, const std::string& name) const;
    /// Writes down which packs an item refers to.
    void declareNeeds(PackValue& value, const rules::Json& item) const { needPacks(value, item); }
    /// The item of this pack, or of an installed one; nothing for a ghost.
    std::optional<rules::Json> itemOf(const rules::ContentId& id) const;

private:
    void insert(PackValue& value, rules::Json item) const;
    void needPacks(PackValue& value, const rules::Json& item) const;

    PackDocument& m_document;
};

}  // namespace bocage::model
