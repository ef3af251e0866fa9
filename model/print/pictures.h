#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "model/print/aid.h"
#include "model/print/flow/flow.h"
#include "model/print/flow/table_block.h"
#include "model/print/game_prints.h"
#include "model/render/map_renderer.h"

/// What printed pages show of documents and packs.
namespace bocage::model::print {

/// A map with its shape. Keeps the scenario, so that pages can be painted when it has gone.
struct MapPicture {
    Painting painting;
    double aspect = 1;
    QRectF cells;  ///< what of the map it shows, its frame included
};
MapPicture mapPicture(std::shared_ptr<const rules::Scenario> scenario, const rules::LibraryPtr& library,
                      const Options& options, MapLayers layers = MapOptions().layers);
/// The same as pixels, light, for small diagrams that come many to a page. `room` is what it will fill there.
MapPicture paleMap(std::shared_ptr<const rules::Scenario> scenario, const rules::LibraryPtr& library,
                   const Options& options, MapLayers layers, double pixelsPerCell, Size room);

/// Any content by id, as it lies on the table.
Painting piecePicture(const rules::ContentId& id, const QString& face, const rules::LibraryPtr& library,
                      const Options& options);
Painting symbolPicture(const QString& symbol, const QColor& colour);
/// The sign of a faction on a disc of its colour.
Painting factionPicture(const rules::ContentId& faction, const rules::LibraryPtr& library, const Ink& ink);
/// A patch of a zone with its letter, and an arrow with its number, as the map draws them.
Painting zonePicture(const rules::Scenario& scenario, const rules::Zone& zone,
                     const rules::LibraryPtr& library, const Options& options);
Painting entryPicture(const rules::Scenario& scenario, const rules::EntryArrow& arrow,
                      const rules::LibraryPtr& library, const Options& options);

/// Terrain, markers and cards that the scenario uses, each with its help.
std::vector<LegendEntry> commonLegend(const Subject& subject, const Options& options);
/// What lies in a bag at the start.
std::vector<rules::ContentId> contentsOf(const rules::BagUse& use, const rules::Library& library);
/// Under each heading in the order of their names, as readers look for them.
void sortByName(std::vector<LegendEntry>& entries, const Options& options);

/// Eight letters that change with anything the rules depend on, and with nothing else: not with titles,
/// stories, names or the author.
QString stampOf(const rules::Scenario& scenario);
QString stampOf(const rules::Roster& roster);
QString stampOf(const rules::ChapterScenarios& chapters);
/// The stamp of whatever the subject is, as a sentence: "version 3f2a91c".
QString stampLine(const Subject& subject);

/// The frame that every flowing aid of a subject has.
PageFrame frameFor(const Subject& subject, const Options& options, const QString& title);
/// Title, description and language of an aid's document.
Document documentFor(const Subject& subject, const Options& options, const Aid& aid);
QString titleOf(const Subject& subject);

/// A text of the document in the language that is printed.
QString printed(const rules::Text& text);
/// "Majestic: ", what follows being told of it, with the spaces that the language puts there.
QString told(const QString& name);
/// The name of a thing with the one that its owner gave it.
QString called(const QString& name, const QString& own);

}  // namespace bocage::model::print
