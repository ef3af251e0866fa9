#include "model/roster/roster_face.h"

#include <QCoreApplication>

#include "model/messages/words.h"
#include "model/systems/game_face.h"

namespace bocage::model {

QString pointsText(const std::optional<int>& cost) {
    return cost ? QString::number(*cost) : QStringLiteral("?");
}

QString listName(const rules::ListName& list) {
    if (!list.name.empty())
        return localized(list.name);
    return list.id == rules::mainList ? QCoreApplication::translate("ArmyText", "Main")
                                      : QString::fromStdString(list.id.value);
}

std::vector<rules::ContentId> rosterContent(const rules::LibraryPtr& library) {
    std::vector<rules::ContentId> all;
    for (const GameFace* game : gameFaces())
        if (game->rosters())
            for (const CatalogueItem& item : game->rosters()->catalogue(library))
                all.push_back(item.id);
    return all;
}

const RosterFace* rosterFaceOf(std::string_view system) {
    const GameFace* game = findGameFace(system);
    return game ? game->rosters() : nullptr;
}

}  // namespace bocage::model
