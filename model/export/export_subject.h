#pragma once

#include <QString>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "model/io/document_files.h"
#include "model/library/content_library.h"
#include "model/messages/fitness.h"
#include "model/render/piece_renderer.h"
#include "rules/campaign/campaign_path.h"

namespace bocage::model {

/// A scenario that belongs to what is exported: a chapter of a campaign.
struct ExportChapter {
    std::string file;  ///< the link in the campaign
    rules::Scenario scenario;
    Fitness fitness;
};

/// Who draws the counters: made when the first one is wanted, which reads the packs, and shared by copies.
struct SharedPieces {
    std::once_flag once;
    std::optional<PieceRenderer> renderer;
};

/// What is exported: one document with everything that belongs to it, read once.
struct ExportSubject {
    DocumentValue value;  ///< armies that a scenario links are loaded in it
    std::vector<ExportChapter> chapters;
    rules::LibraryPtr library;
    std::vector<PackSource> packs;  ///< where the packs of the library lie, for pictures in them
    Fitness fitness;
    rules::Problems missing;  ///< linked files that could not be had
    std::shared_ptr<SharedPieces> shared = std::make_shared<SharedPieces>();

    /// Draws counters and cards of the library; may be asked in several threads.
    const PieceRenderer& pieces() const;

    /// The chapters of a campaign by their ids.
    rules::ChapterScenarios chapterScenarios() const;

    const rules::Scenario* scenario() const { return std::get_if<rules::Scenario>(&value); }
    const rules::Roster* roster() const { return std::get_if<rules::Roster>(&value); }
    const rules::Campaign* campaign() const { return std::get_if<rules::Campaign>(&value); }
    const std::string& system() const;
    const rules::Text& title() const;
    const std::string& author() const;
};

/// Whether the document is a scenario with boards of squares: what clients that want a map can be given.
bool hasSquareMap(const DocumentValue& value);
bool hasHexMap(const DocumentValue& value);
/// A scenario of a game that is played without a map.
bool isTable(const DocumentValue& value);
/// A roster that brings decks of cards.
bool hasDecks(const DocumentValue& value);

/// Reads what the document links, and judges it. `path` is the document's file, empty when it has none;
/// armies that are open are taken from `open`.
ExportSubject exportSubject(DocumentValue value, const QString& path, const LibraryLoad& library,
                            const std::map<QString, rules::Roster>& open = {});

}  // namespace bocage::model
