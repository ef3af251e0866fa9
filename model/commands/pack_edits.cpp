#include "model/commands/pack_edits.h"

#include <algorithm>
#include <functional>

#include "model/commands/pack_items.h"
#include "model/library/pack_scans.h"
#include "model/messages/words.h"
#include "rules/content/drawings.h"
#include "rules/format/content_items.h"

namespace bocage::model {

using namespace rules;

std::string slugOf(const QString& name) {
    std::string slug;
    for (const QChar letter : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if ((letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9'))
            slug += letter.toLatin1();
        else if (!letter.isMark() && letter != u'\'' && letter != u'’' && !slug.empty() && slug.back() != '-')
            slug += '-';
    }
    while (!slug.empty() && slug.back() == '-')
        slug.pop_back();
    if (slug.size() > 48)
        slug.resize(48);
    while (!slug.empty() && slug.back() == '-')
        slug.pop_back();
    if (slug.empty())
        return "piece";
    return slug.front() >= '0' && slug.front() <= '9' ? "n" + slug : slug;
}

PackPlace packPlace(const std::string& pointer) {
    const std::size_t colon = pointer.find(':');
    const std::size_t kind = colon == std::string::npos ? colon : pointer.find('/', colon);
    if (pointer.starts_with('/') || kind == std::string::npos)
        return {{}, pointer};
    const std::size_t end = pointer.find('/', kind + 1);
    const ContentId id(pointer.substr(0, end));
    return {id, end == std::string::npos ? std::string() : pointer.substr(end)};
}

namespace {

/// What the pack says of ids that its pieces had before; null when it says nothing.
Json* namesBefore(PackManifest& manifest) {
    for (Json::Member& member : manifest.extras)
        if (member.first == renamedField && member.second.isObject())
            return &member.second;
    return nullptr;
}

/// Whether documents may still know a piece under this id though it has another now.
bool wasGivenUp(const PackManifest& manifest, const ContentId& id) {
    return std::any_of(manifest.extras.begin(), manifest.extras.end(), [&](const Json::Member& member) {
        return member.first == renamedField && member.second.isObject() && member.second.find(id.value);
    });
}

}  // namespace

ContentId PackEdits::freeId(const PackValue& value, const std::string& kind, const std::string& name) const {
    for (int number = 1;; ++number) {
        const ContentId id = ContentId::make(value.manifest.id.value, kind,
                                             number == 1 ? name : name + "-" + std::to_string(number));
        if (!value.find(id) && !wasGivenUp(value.manifest, id))
            return id;
    }
}

std::optional<Json> PackEdits::itemOf(const ContentId& id) const {
    if (const PackItem* own = m_document.value().find(id))
        return own->json();
    const Pack* pack = id.wellFormed() ? m_document.library()->pack(PackId(id.pack())) : nullptr;
    if (!pack)
        return std::nullopt;
    for (auto& [kind, items] : contentItems(*pack))
        if (kind == id.kind())
            for (Json& item : items)
                if (PackItem(item).id() == id)
                    return std::move(item);
    return std::nullopt;
}

namespace {

std::string provenanceName(Provenance provenance) {
    switch (provenance) {
        case Provenance::Sample:
            return {};
        case Provenance::OfficialUserEntered:
            return "official-user-entered";
        case Provenance::Variant:
            return "variant";
    }
    return {};
}

void putProvenance(Json& item, Provenance provenance) {
    const std::string name = provenanceName(provenance);
    setJsonAt(item, "/provenance", name.empty() ? std::nullopt : std::optional<Json>(name));
}

}  // namespace

void PackEdits::needPacks(PackValue& value, const Json& item) const {
    Json copy = item;
    forEachString(copy, [&](std::string& text) {
        const ContentId id(text);
        if (!id.wellFormed() || id.pack() == value.manifest.id.value)
            return;
        const Pack* pack = m_document.library()->pack(PackId(id.pack()));
        auto& needs = value.manifest.needs;
        if (pack && std::none_of(needs.begin(), needs.end(),
                                 [&](const PackPin& pin) { return pin.id.value == id.pack(); }))
            needs.push_back({pack->manifest.id, pack->manifest.version});
    });
}

void PackEdits::insert(PackValue& value, Json item) const {
    const std::string kind(PackItem(item).id().kind());
    needPacks(value, item);
    value.items[kind].push_back(keptItem(std::move(item), kind, value.manifest));
}

ContentId PackEdits::add(const std::string& kind, const QString& name) {
    const auto added = addAll(kind, {name});
    return added.empty() ? ContentId() : added.front();
}

std::vector<ContentId> PackEdits::addAll(const std::string& kind, const QStringList& names) {
    std::vector<ContentId> added;
    m_document.edit(tr("Add %n piece(s)", nullptr, static_cast<int>(names.size())), [&](PackValue& value) {
        for (const QString& name : names) {
            const ContentId id = freeId(value, kind, name.isEmpty() ? "new-" + kind : slugOf(name));
            Json item =
                blankItem(value, *m_document.library(), kind, id, name.isEmpty() ? tr("New piece") : name);
            putProvenance(item, value.manifest.provenance);
            insert(value, std::move(item));
            added.push_back(id);
        }
    });
    return added;
}

namespace {

/// Puts a picture among the files of a pack under a free name, or finds the one that is there already.
QString keepFile(PackValue& value, const QString& wanted, const QString& suffix, const QByteArray& bytes) {
    for (int number = 1;; ++number) {
        const QString name = QStringLiteral("art/") + wanted +
                             (number == 1 ? QString() : QStringLiteral("-%1").arg(number)) + u'.' + suffix;
        const auto known = value.files.find(name);
        if (known != value.files.end() && known->second != bytes)
            continue;
        value.files[name] = bytes;
        return name;
    }
}

/// A drawing that a copied piece names comes along: pieces of a pack are drawn without any other.
bool bringDrawing(PackValue& value, const Library& library, const ContentId& original, std::string& text) {
    const DrawingName full = drawingName(text);
    const bool own = full && full.pack == original.pack();
    if (!own && !(text.starts_with("art/") && (text.ends_with(".svg") || text.ends_with(".png"))))
        return false;
    const QString file = QString::fromStdString(own ? std::string(full.file) : text);
    const QByteArray bytes = packPicture(library, PackId(std::string(original.pack())), file);
    if (bytes.isEmpty())
        return true;
    const qsizetype dot = file.lastIndexOf(u'.');
    const QString kept = keepFile(value, file.mid(4, dot - 4), file.mid(dot + 1), bytes);
    text = (own ? value.manifest.id.value + ":" : std::string()) + kept.toStdString();
    return true;
}

}  // namespace

std::vector<ContentId> PackEdits::copy(const std::vector<ContentId>& originals) {
    std::vector<ContentId> copies;
    m_document.edit(
        tr("Copy %n piece(s) into the pack", nullptr, static_cast<int>(originals.size())),
        [&](PackValue& value) {
            // Ids first, so that things copied together refer to each other.
            std::vector<std::pair<ContentId, Json>> items;
            for (const ContentId& id : originals)
                if (std::optional<Json> item = itemOf(id)) {
                    const ContentId fresh = freeId(value, std::string(id.kind()), std::string(id.name()));
                    item->set("id", fresh.value);
                    putProvenance(*item, value.manifest.provenance);
                    value.items[std::string(id.kind())].emplace_back(*item);
                    items.emplace_back(id, std::move(*item));
                    copies.push_back(fresh);
                }
            for (std::size_t i = 0; i < items.size(); ++i) {
                const ContentId& original = items[i].first;
                Json& item = items[i].second;
                if (original.pack() != value.manifest.id.value)
                    forEachString(item, [&](std::string& text) {
                        if (bringDrawing(value, *m_document.library(), original, text))
                            return;
                        const ContentId id(text);
                        if (!id.wellFormed() || id.pack() != original.pack())
                            return;
                        const ContentId own = ContentId::make(value.manifest.id.value, id.kind(), id.name());
                        if (value.find(own))
                            text = own.value;
                    });
                needPacks(value, item);
                const std::string kind(copies[i].kind());
                for (PackItem& kept : value.items[kind])
                    if (kept.id() == copies[i])
                        kept = keptItem(item, kind, value.manifest);
            }
        });
    return copies;
}

void PackEdits::remove(const std::vector<ContentId>& ids) {
    m_document.edit(tr("Remove %n piece(s)", nullptr, static_cast<int>(ids.size())), [&](PackValue& value) {
        for (auto& [kind, items] : value.items)
            std::erase_if(items, [&](const PackItem& item) {
                return std::find(ids.begin(), ids.end(), item.id()) != ids.end();
            });
    });
}

void PackEdits::move(const ContentId& id, int by) {
    m_document.edit(by < 0 ? tr("Move a piece up") : tr("Move a piece down"), [&](PackValue& value) {
        auto& items = value.items[std::string(id.kind())];
        const auto found =
            std::find_if(items.begin(), items.end(), [&](const PackItem& item) { return item.id() == id; });
        if (found == items.end())
            return;
        const auto to = std::clamp<std::ptrdiff_t>(found - items.begin() + by, 0,
                                                   static_cast<std::ptrdiff_t>(items.size()) - 1);
        const PackItem item = *found;
        items.erase(found);
        items.insert(items.begin() + to, item);
    });
}

bool PackEdits::set(const std::vector<ContentId>& ids, const std::string& pointer,
                    const std::optional<Json>& wanted, const QString& step, const QString& run) {
    return m_document.edit(
        step,
        [&](PackValue& value) {
            for (auto& [kind, items] : value.items)
                for (PackItem& item : items) {
                    if (std::find(ids.begin(), ids.end(), item.id()) == ids.end())
                        continue;
                    Json changed = item.json();
                    if (!setJsonAt(changed, pointer, wanted) || changed == item.json())
                        continue;
                    needPacks(value, changed);
                    item = keptItem(std::move(changed), kind, value.manifest);
                }
        },
        run);
}

namespace {

/// A text may be one string, which is English, or one per language.
Json withLanguage(const Json* now, const std::string& language, const std::string& text) {
    Json::Object all;
    if (now && now->isString())
        all.emplace_back("en", *now);
    else if (now && now->isObject())
        all = now->object();
    Json result = all;
    setJsonAt(result, "/" + language, text.empty() ? std::nullopt : std::optional<Json>(text));
    return result;
}

/// Rule tests name pieces as documents do.
void replaceInTests(PackValue& value, const std::string& before, const std::string& after) {
    for (auto& [name, bytes] : value.files)
        if (name.startsWith(QStringLiteral("tests/")) && name.endsWith(QStringLiteral(".json")))
            bytes.replace(QByteArray::fromStdString(before), QByteArray::fromStdString(after));
}

/// Ids that the piece had still earlier lead to its newest one; back under one of them, it is found as it is.
void forwardNames(PackManifest& manifest, const ContentId& before, const ContentId& after) {
    Json* names = namesBefore(manifest);
    if (!names)
        return;
    for (Json::Member& member : names->object())
        if (member.second == Json(before.value))
            member.second = Json(after.value);
    std::erase_if(names->object(), [&](const Json::Member& member) { return member.first == after.value; });
    if (names->object().empty())
        std::erase_if(manifest.extras,
                      [](const Json::Member& member) { return member.first == renamedField; });
}

void replaceId(PackValue& value, const ContentId& before, const ContentId& after) {
    forwardNames(value.manifest, before, after);
    replaceInTests(value, "\"" + before.value + "\"", "\"" + after.value + "\"");
    for (auto& [kind, items] : value.items)
        for (PackItem& item : items) {
            Json changed = item.json();
            forEachString(changed, [&](std::string& text) {
                if (text == before.value)
                    text = after.value;
            });
            if (changed != item.json())
                item = keptItem(std::move(changed), kind, value.manifest);
        }
}

/// Documents may know the piece under its old id: the pack says what it is called now.
void noteNewName(PackManifest& manifest, const ContentId& before, const ContentId& after) {
    const auto place =
        std::lower_bound(manifest.extras.begin(), manifest.extras.end(), renamedField,
                         [](const Json::Member& member, const char* name) { return member.first < name; });
    Json names = Json::Object{};
    const bool there = place != manifest.extras.end() && place->first == renamedField;
    if (there && place->second.isObject())
        names = place->second;
    names.set(before.value, after.value);
    std::sort(names.object().begin(), names.object().end(),
              [](const Json::Member& a, const Json::Member& b) { return a.first < b.first; });
    if (there)
        place->second = std::move(names);
    else
        manifest.extras.insert(place, {renamedField, std::move(names)});
}

}  // namespace

bool PackEdits::setText(const std::vector<ContentId>& ids, const std::string& pointer,
                        const std::string& language, const QString& text, const QString& step,
                        const QString& run) {
    return m_document.edit(
        step,
        [&](PackValue& value) {
            for (auto& [kind, items] : value.items)
                for (PackItem& item : items) {
                    if (std::find(ids.begin(), ids.end(), item.id()) == ids.end())
                        continue;
                    Json changed = item.json();
                    const Json wanted = withLanguage(jsonAt(changed, pointer), language, text.toStdString());
                    // A name may be empty for a moment, but it is never missing.
                    setJsonAt(changed, pointer,
                              wanted.isObject() && wanted.object().empty() && pointer != "/name"
                                  ? std::nullopt
                                  : std::optional<Json>(wanted));
                    if (changed != item.json())
                        item = keptItem(std::move(changed), kind, value.manifest);
                }
            if (ids.size() != 1 || pointer != "/name" || language != "en" || text.isEmpty())
                return;
            // Only what nobody else can have heard of changes its id.
            const ContentId id = ids.front();
            if (m_document.library()->head(id) || !value.find(id))
                return;
            const std::string name = slugOf(text);
            if (id.name() == name)
                return;
            const ContentId fresh = freeId(value, std::string(id.kind()), name);
            replaceId(value, id, fresh);
        },
        run);
}

void PackEdits::moveElement(const ContentId& id, const std::string& list, std::size_t at, int by) {
    const PackItem* item = m_document.value().find(id);
    const Json* now = item ? jsonAt(item->json(), list) : nullptr;
    if (!now || !now->isArray() || at >= now->array().size())
        return;
    Json::Array moved = now->array();
    const auto to = std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(at) + by, 0,
                                               static_cast<std::ptrdiff_t>(moved.size()) - 1);
    const Json element = moved[at];
    moved.erase(moved.begin() + static_cast<std::ptrdiff_t>(at));
    moved.insert(moved.begin() + to, element);
    set({id}, list, Json(moved), tr("Change an order"));
}

bool PackEdits::rename(const ContentId& id, const std::string& name) {
    if (!isSlug(name) || !m_document.value().find(id))
        return false;
    const ContentId fresh = ContentId::make(id.pack(), id.kind(), name);
    if (m_document.value().find(fresh))
        return false;
    const bool known = m_document.library()->head(id) != nullptr;
    return m_document.edit(tr("Change an id"), [&](PackValue& value) {
        replaceId(value, id, fresh);
        if (known)
            noteNewName(value.manifest, id, fresh);
    });
}

bool PackEdits::editManifest(const QString& step, const std::function<void(PackManifest&)>& change,
                             const QString& run) {
    return m_document.edit(
        step, [&](PackValue& value) { change(value.manifest); }, run);
}

bool PackEdits::renamePack(const std::string& id) {
    if (!isSlug(id))
        return false;
    return m_document.edit(tr("Change the id of the pack"), [&](PackValue& value) {
        const std::string before = value.manifest.id.value + ":";
        value.manifest.id = PackId(id);
        replaceInTests(value, "\"" + before, "\"" + id + ":");
        replaceInTests(value, "\"id\": \"" + before.substr(0, before.size() - 1) + "\"",
                       "\"id\": \"" + id + "\"");
        if (Json* names = namesBefore(value.manifest))
            for (auto& [earlier, now] : names->object()) {
                if (earlier.starts_with(before))
                    earlier = id + earlier.substr(before.size() - 1);
                if (now.isString() && now.string().starts_with(before))
                    now = Json(id + now.string().substr(before.size() - 1));
            }
        for (auto& [kind, items] : value.items)
            for (PackItem& item : items) {
                Json changed = item.json();
                forEachString(changed, [&](std::string& text) {
                    if (text.starts_with(before) && (ContentId(text).wellFormed() || drawingName(text)))
                        text = id + text.substr(before.size() - 1);
                });
                if (changed != item.json())
                    item = keptItem(std::move(changed), kind, value.manifest);
            }
    });
}

bool PackEdits::setProvenance(Provenance provenance) {
    return m_document.edit(tr("Say where the values come from"), [&](PackValue& value) {
        value.manifest.provenance = provenance;
        for (auto& [kind, items] : value.items)
            for (PackItem& item : items) {
                Json changed = item.json();
                putProvenance(changed, provenance);
                if (changed != item.json())
                    item = keptItem(std::move(changed), kind, value.manifest);
            }
    });
}

QString PackEdits::setDrawing(const std::vector<ContentId>& ids, const std::string& pointer,
                              const QString& wanted, const QByteArray& bytes, const QString& suffix,
                              const QString& step) {
    QString name;
    m_document.edit(step, [&](PackValue& value) {
        name = keepFile(value, QString::fromStdString(slugOf(wanted)), suffix, bytes);
        const std::string field = pointer.substr(pointer.rfind('/') + 1);
        const bool whole = field == artField || field == backArtField;
        const Json text((whole ? std::string() : value.manifest.id.value + ":") + name.toStdString());
        for (auto& [kind, items] : value.items)
            for (PackItem& item : items)
                if (std::find(ids.begin(), ids.end(), item.id()) != ids.end()) {
                    Json changed = item.json();
                    if (setJsonAt(changed, pointer, text))
                        item = keptItem(std::move(changed), kind, value.manifest);
                }
    });
    return name;
}

bool PackEdits::setFile(const QString& name, const QByteArray& bytes, const QString& step) {
    return m_document.edit(step, [&](PackValue& value) { value.files[name] = bytes; });
}

bool PackEdits::removeFile(const QString& name) {
    return m_document.edit(tr("Remove a file of the pack"),
                           [&](PackValue& value) { value.files.erase(name); });
}

Result<Done> PackEdits::apply(const Fix& fix, const QString& step) {
    bool lost = false;
    m_document.edit(step, [&](PackValue& value) {
        for (const Edit& edit : fix.edits) {
            const PackPlace place = packPlace(edit.pointer);
            const auto wanted =
                edit.kind == Edit::Kind::Remove ? std::nullopt : std::optional<Json>(edit.value);
            if (place.item.empty()) {
                // The one list of the description that a way out ever touches.
                const Json* id = edit.value.find("id");
                const Json* version = edit.value.find("version");
                if (place.pointer == "/needs/-" && id && version)
                    value.manifest.needs.push_back({PackId(id->string()), version->string()});
                else
                    lost = true;
                continue;
            }
            const std::string kind(place.item.kind());
            bool found = false;
            for (PackItem& item : value.items[kind])
                if (item.id() == place.item) {
                    Json changed = item.json();
                    found = setJsonAt(changed, place.pointer, wanted);
                    needPacks(value, changed);
                    item = keptItem(std::move(changed), kind, value.manifest);
                }
            lost = lost || !found;
        }
    });
    if (lost)
        return Problem{"fix.place-gone", {}, {}, fix.edits.empty() ? "" : fix.edits.front().pointer, 0, 0};
    return Done{};
}

}  // namespace bocage::model
