#pragma once

#include "model/export/exporter.h"

/// What most targets have in common: parts of a scenario that they carry, or do not.
namespace bocage::model {

/// Parts of a document that a client plays with.
namespace played {
enum Part : unsigned {
    map = 1,
    pieces = 2,
    zones = 4,
    turns = 8,
    decks = 16,
    bags = 32,
    armies = 64,
    words = 128,
    sight = 256,
};
}  // namespace played

/// Whether there are cards to draw from, the scenario's own or those that the game adds.
bool bringsDecks(const ExportSubject& subject);
/// Everything of the scenario that the file carries without the client acting on it.
Losses notPlayed(const ExportSubject& subject, unsigned parts);
/// Everything of the scenario that is not in the file at all.
Losses leftOut(const ExportSubject& subject, unsigned parts);
/// That things which players may not know are hidden from their eyes only.
void addCoverLoss(Losses& losses, const ExportSubject& subject);
/// Armies linked by file become armies inside.
void addLinkLosses(Losses& losses, const ExportSubject& subject);

}  // namespace bocage::model
