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

int UserCollection::boxes(const rules::ContentId& box) const {
    int count = 0;
    for (const rules::Copies& copies : m_collection.boxes)
        if (copies.id == box)
            count += copies.count;
    return count;
}

rules::Result<rules::Done> UserCollection::setBoxes(const rules::ContentId& box, int count) {
    if (count == boxes(box))
        return rules::Done{};
    rules::Collection changed = m_collection;
    std::erase_if(changed.boxes, [&](const rules::Copies& copies) { return copies.id == box; });
    if (count > 0)
        changed.boxes.push_back({box, count});
    std::sort(changed.boxes.begin(), changed.boxes.end(),
              [](const rules::Copies& a, const rules::Copies& b) { return a.id < b.id; });
    QDir().mkpath(QFileInfo(m_file).path());
    const auto saved = saveValue(changed, m_file);
    if (!saved)
        return saved;
    m_collection = std::move(changed);
    Q_EMIT this->changed();
    return saved;
}

}  // namespace bocage::model
