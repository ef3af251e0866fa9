#include "model/io/user_collection.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "model/io/document_files.h"
#include "model/io/resource_paths.h"

namespace bocage::model {

QString UserCollection::defaultFile() {
    return userDataFolder() + QStringLiteral("/my-collection.json");
}

UserCollection::UserCollection(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    if (!QFileInfo::exists(m_file))
        return;
    auto loaded = loadValue(m_file);
    if (!loaded)
        return;
    if (auto* collection = std::get_if<rules::Collection>(&loaded->value))
        m_collection = std::move(*collection);
}

namespace {

int countOf(const std::vector<rules::Copies>& list, const rules::ContentId& id) {
    int count = 0;
    for (const rules::Copies& copies : list)
        count += copies.id == id ? copies.count : 0;
    return count;
}

void setCount(std::vector<rules::Copies>& list, const rules::ContentId& id, int count) {
    std::erase_if(list, [&](const rules::Copies& copies) { return copies.id == id; });
    if (count != 0)
        list.push_back({id, count});
    std::sort(list.begin(), list.end(),
              [](const rules::Copies& a, const rules::Copies& b) { return a.id < b.id; });
}

}  // namespace

int UserCollection::boxes(const rules::ContentId& box) const {
    return countOf(m_collection.boxes, box);
}

int UserCollection::pieces(const rules::ContentId& piece) const {
    return countOf(m_collection.pieces, piece);
}

rules::Result<rules::Done> UserCollection::setBoxes(const rules::ContentId& box, int count) {
    if (count == boxes(box))
        return rules::Done{};
    rules::Collection changed = m_collection;
    setCount(changed.boxes, box, count);
    return save(std::move(changed));
}

rules::Result<rules::Done> UserCollection::setPieces(const rules::ContentId& piece, int count) {
    if (count == pieces(piece))
        return rules::Done{};
    rules::Collection changed = m_collection;
    setCount(changed.pieces, piece, count);
    return save(std::move(changed));
}

rules::Result<rules::Done> UserCollection::save(rules::Collection changed) {
    QDir().mkpath(QFileInfo(m_file).path());
    const auto saved = saveValue(changed, m_file);
    if (!saved)
        return saved;
    m_collection = std::move(changed);
    Q_EMIT this->changed();
    return saved;
}

}  // namespace bocage::model
