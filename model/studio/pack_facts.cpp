#include "model/studio/pack_facts.h"

#include "model/messages/words.h"
#include "model/studio/field_words.h"
#include "rules/checks/pack_check.h"

namespace bocage::model {

using namespace rules;

QString PackFacts::contents(const Pack& pack) {
    QStringList parts;
    for (const auto& [kind, count] : countsByKind(pack))
        parts << tr("%1: %2").arg(FieldWords::kinds(kind)).arg(count);
    return parts.isEmpty() ? tr("Nothing yet") : parts.join(QStringLiteral(" · "));
}

QStringList PackFacts::dependents(const Library& library, const PackId& id) {
    QStringList titles;
    for (const Pack& pack : library.packs())
        for (const PackPin& need : pack.manifest.needs)
            if (need.id == id)
                titles << localized(pack.manifest.title);
    return titles;
}

QStringList PackFacts::needs(const Library& library, const Pack& pack) {
    QStringList titles;
    for (const PackPin& need : pack.manifest.needs) {
        const Pack* found = library.pack(need.id);
        const QString name = QString::fromStdString(need.id.value);
        const QString version = QString::fromStdString(need.version);
        if (!found)
            titles << tr("%1 %2 (missing)").arg(name, version);
        else if (compareVersions(found->manifest.version, need.version) < 0)
            titles << tr("%1 %2 (yours is older)").arg(localized(found->manifest.title), version);
        else
            titles << localized(found->manifest.title);
    }
    return titles;
}

ContentId PackFacts::emblem(const Pack& pack) {
    if (!pack.factions.empty())
        return pack.factions.front().id;
    if (!pack.system.empty())
        return pack.system.front().id;
    if (!pack.boards.empty())
        return pack.boards.front().id;
    ContentId first;
    forEachHead(pack, [&](const ContentHead& head) {
        if (first.empty())
            first = head.id;
    });
    return first;
}

}  // namespace bocage::model
