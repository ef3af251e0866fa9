#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/core/result.h"
#include "rules/systems/crusades/sections.h"

/// Deck lists as people write them: a number and a card in each line, decks under headings.
namespace bocage::rules::crusades {

/// More copies of one card than this are refused everywhere.
inline constexpr int mostCopies = 99;

/// A list that was read, with what could not be taken as it stood.
struct DeckText {
    DeckLists decks;
    Problems notes;  ///< one for each line that was mapped from an older name, or left out
    int cards = 0;   ///< copies in all
};

/// Reads lines such as "16 Gold", "4x Duke" or "2 × cc-base:village-card/idol"; a heading names the deck that
/// follows, though a known card finds its deck by itself. Names of the older design become today's cards
/// (CC-AMB-01) and are told. Fails when no line is a card.
Result<DeckText> readDeckText(std::string_view text, const Cards& cards);
/// The same way back, in that language; ids where two cards share a name.
std::string writeDeckText(const DeckLists& decks, const Library& library, const Cards& cards,
                          const std::string& language);

/// So many copies in a list; none takes the card off it. A list of a pack becomes one of its own first.
void setCopies(DeckList& list, const ContentId& card, int copies, const Library& library);

}  // namespace bocage::rules::crusades
