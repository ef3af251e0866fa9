#pragma once

#include <QByteArray>
#include <QString>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/content/library.h"
#include "rules/core/json.h"
#include "rules/core/result.h"

namespace bocage::model {

/// One piece of content as its file holds it. Cheap to copy and to compare with what it was before.
class PackItem {
public:
    PackItem() : PackItem(rules::Json(rules::Json::Object{})) {}
    explicit PackItem(rules::Json json) : m_json(std::make_shared<const rules::Json>(std::move(json))) {}

    const rules::Json& json() const { return *m_json; }
    /// What its "id" says; empty when it says nothing.
    rules::ContentId id() const;
    bool operator==(const PackItem& other) const {
        return m_json == other.m_json || *m_json == *other.m_json;
    }

private:
    std::shared_ptr<const rules::Json> m_json;
};

/// A pack as it is edited: its description, its items as they are written, and its other files. Items may be
/// unfinished: what cannot be read yet is kept all the same.
struct PackValue {
    rules::PackManifest manifest;
    std::map<std::string, std::vector<PackItem>> items;  ///< by kind; no empty lists
    std::map<QString, QByteArray> files;                 ///< pictures, texts, tests: `art/house.png`

    const std::vector<PackItem>& of(const std::string& kind) const;
    /// The item of that id; null when there is none.
    const PackItem* find(const rules::ContentId& id) const;

    bool operator==(const PackValue&) const = default;
};

/// Name of the description in a pack.
inline const QString packManifestName = QStringLiteral("pack.json");

/// All files of the pack as they are saved, by name.
std::map<QString, QByteArray> packFiles(const PackValue& value);
/// The list of files with their SHA-256 that installed packs carry.
QByteArray packChecksums(const std::map<QString, QByteArray>& files);
/// The value that files hold. A content file that is no JSON at all is kept among the other files and
/// reported. Fails only when there is no readable pack.json.
struct ReadPack {
    PackValue value;
    rules::Problems problems;
};
rules::Result<ReadPack> readPackFiles(const std::map<QString, QByteArray>& files);

/// Everything in one text, for safety copies.
QByteArray packBytes(const PackValue& value);
rules::Result<PackValue> readPackBytes(const QByteArray& bytes);
inline constexpr std::string_view packBytesFormat = "bocage.open-pack";

/// The items that can be read as a pack, and what is wrong with the others: arguments begin with the id, the
/// pointer is `id` + place.
struct BuiltPack {
    rules::Pack pack;
    rules::Problems problems;
};
BuiltPack buildPackValue(const PackValue& value);

/// The library with this pack in it, in the place of an installed one of the same id.
rules::LibraryPtr withPack(const rules::Library& library, rules::Pack pack);

}  // namespace bocage::model
