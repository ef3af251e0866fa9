#include "model/items/content_model.h"

#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/studio/field_words.h"

namespace bocage::model {

using namespace rules;

ContentModel::ContentModel(LibraryPtr library, std::string system, QStringList kinds, PackId first,
                           QObject* parent)
    : QAbstractListModel(parent), m_library(std::move(library)) {
    std::vector<const Pack*> packs;
    for (const Pack& pack : m_library->packs())
        if (pack.manifest.system == system)
            packs.push_back(&pack);
    std::stable_partition(packs.begin(), packs.end(),
                          [&](const Pack* pack) { return pack->manifest.id == first; });
    for (const QString& kind : kinds)
        for (const Pack* each : packs) {
            const Pack& pack = *each;
            std::vector<ContentId> found;
            const auto take = [&](const auto& list) {
                for (const auto& item : list)
                    if (item.id.kind() == kind.toStdString())
                        found.push_back(item.id);
            };
            take(pack.factions);
            take(pack.terrain);
            take(pack.boards);
            take(pack.overlays);
            take(pack.markers);
            take(pack.cards);
            take(pack.decks);
            take(pack.bags);
            take(pack.boxes);
            take(pack.system);
            std::sort(found.begin(), found.end(), [&](const ContentId& a, const ContentId& b) {
                return ElementNames::content(*m_library, a)
                           .localeAwareCompare(ElementNames::content(*m_library, b)) < 0;
            });
            m_ids.insert(m_ids.end(), found.begin(), found.end());
        }
}

ContentModel::ContentModel(LibraryPtr library, std::vector<ContentId> ids, QObject* parent)
    : QAbstractListModel(parent), m_library(std::move(library)), m_ids(std::move(ids)) {}

ContentId ContentModel::contentAt(const QModelIndex& index) const {
    return index.isValid() ? m_ids[static_cast<std::size_t>(index.row())] : ContentId();
}

int ContentModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

QVariant ContentModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ContentId id = contentAt(index);
    const Pack* pack = m_library->pack(PackId(id.pack()));
    const QString origin = pack ? localized(pack->manifest.title) : QString::fromStdString(id.value);
    switch (role) {
        case Qt::DisplayRole:
            return ElementNames::content(*m_library, id);
        case ContentIdRole:
            return QString::fromStdString(id.value);
        case DetailRole:
            return QStringLiteral("%1 · %2").arg(FieldWords::kind(id.kind()), origin);
        case SearchRole:
            return QStringLiteral("%1 %2 %3 %4")
                .arg(ElementNames::content(*m_library, id), FieldWords::kind(id.kind()), origin,
                     QString::fromStdString(id.value));
        default:
            return {};
    }
}

}  // namespace bocage::model
