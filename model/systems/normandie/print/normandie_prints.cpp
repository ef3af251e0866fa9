#include "model/systems/normandie/print/normandie_prints.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/render/tile_painter.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model::print::son {

using namespace rules::normandie;
using rules::ContentId;

namespace {

/// The library of a game face is shared; content is looked up by whoever keeps it.
ContentPtr typed(const Subject& subject) {
    return contentFor(subject.library);
}

const rules::Json* fieldOf(const rules::Library& library, const ContentId& id, std::string_view name) {
    const rules::SystemContent* content = library.systemContent(id);
    return content ? content->fields.find(name) : nullptr;
}

}  // namespace

std::vector<AidPtr> NormandiePrints::aids() const {
    return {armySheetAid(), referenceAid(), oddsAid()};
}

ForceWords NormandiePrints::forceWords() const {
    return {QCoreApplication::translate("bocage::model::print::Booklet", "Recruitment"),
            QCoreApplication::translate("bocage::model::print::GamePrints", "Army points:"),
            QCoreApplication::translate("bocage::model::print::GamePrints", "Army:")};
}

Size NormandiePrints::pieceSize(const ContentId& id, const rules::Library& library, Length space) const {
    // A little less than a space, so that the ground shows between counters, as on the map.
    const Length side = space * 9 / 10;
    if (id.kind() == "unit") {
        const rules::Json* footprint = fieldOf(library, id, "footprint");
        const auto spaces = footprint ? footprint->wholeNumber().value_or(1) : 1;
        if (spaces == 2)
            return {side + space, side};
        return spaces == 4 ? Size{side + space, side + space} : Size{side, side};
    }
    if (id.kind() == "tile")
        return {90_mm, 63_mm};
    if (id.kind() == "option")
        return {40_mm, 25_mm};
    // What a template covers: two spaces each way; how long a jet is the books do not tell, four spaces are
    // ours.
    if (const rules::MarkerDef* marker = library.marker(id); marker && marker->category == "templates")
        return marker->symbol == "jet" ? Size{space, space * 4} : Size{space * 2, space * 2};
    return GamePrints::pieceSize(id, library, space);
}

std::vector<PieceCopies> NormandiePrints::needed(const Subject& subject) const {
    if (!subject.army)
        return GamePrints::needed(subject);
    const ContentPtr content = typed(subject);
    const ArmyView army(*subject.army, *content);
    std::vector<PieceCopies> all;
    const auto add = [&](const ContentId& id, int count) {
        if (id.empty() || count < 1)
            return;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const PieceCopies& copies) { return copies.id == id; });
        if (found == all.end())
            all.push_back({id, count});
        else
            found->count += count;
    };
    for (const rules::RosterEntry& entry : subject.army->entries)
        add(entry.content, 1);
    for (const ArmyUnit& unit : army.units)
        add(unit.id, 1);
    army.forEachFilling([&](const FillingView& filling, const EntryView*) {
        add(filling.filling->option, 1);
        for (const ContentId& spell : filling.filling->contents)
            add(spell, 1);
        if (filling.option && filling.option->markers > 0)
            add(filling.option->marker, filling.option->markers);
    });
    return all;
}

std::vector<Page> NormandiePrints::sheetsOf(const Subject& subject, const rules::Player& player,
                                            const Options& options) const {
    std::vector<Page> pages;
    for (const rules::Force::Army& army : player.force.armies)
        if (army.roster)
            for (Page& page : armyPages(*army.roster, subject, options))
                pages.push_back(std::move(page));
    return pages;
}

bool NormandiePrints::hidden(const rules::Piece& piece, const rules::Library& library) const {
    if (piece.face != "back")
        return false;
    // Only the owner may look at what lies concealed, dug in or beside the battlefield.
    const rules::Json* role = fieldOf(library, piece.content, "backRole");
    const std::string name = role && role->isString() ? role->string() : std::string();
    return name == "concealed" || name == "burrowing" || name == "teleport";
}

}  // namespace bocage::model::print::son
