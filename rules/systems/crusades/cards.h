#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/content/library.h"

/// What only Cthulhu Crusades knows of a box: the cards of its five decks.
namespace bocage::rules::crusades {

/// One value per concept; the book has several words for some of them (CC-AMB-01).
enum class CardKind : std::uint8_t {
    Castle,
    Wall,
    Soldiers,
    Bowmen,
    Gold,
    Builder,
    Sacrifice,
    Cultist,
    Idol,
    Thief,
    Night,
    Ambush,
    Siege,
    Dagon,
    Monster
};
inline constexpr std::size_t cardKinds = 15;

enum class DeckKind : std::uint8_t { Fortress, Village, Siege, Dagon, Cthulhu };
inline constexpr std::size_t deckKinds = 5;

/// How a siege weapon reaches a castle past its walls (CC-SIEGE-06, 07).
enum class Bypass : std::uint8_t { None, LastWall, AllWalls };

DeckKind deckOf(CardKind kind);
/// Soldiers, Bowmen and siege weapons (CC-ACT-03).
bool attacks(CardKind kind);

std::string_view nameOf(CardKind kind);
std::string_view nameOf(DeckKind deck);
std::optional<CardKind> kindNamed(std::string_view name);
std::optional<DeckKind> deckNamed(std::string_view name);
/// What an older design of the game calls a card, as today's kind: Explorers are Sacrifices, the Duke a
/// Cultist, the King an Idol, builders are constructors, archers are Bowmen (CC-AMB-01).
std::optional<CardKind> kindByOldName(std::string_view name);
/// The content kind whose files hold cards of a deck, `village-card` …
std::string_view contentKindOf(DeckKind deck);
std::optional<DeckKind> deckOfContentKind(std::string_view kind);

/// A card as printed. Values that the card does not show are not set.
struct Card : ContentHead {
    CardKind kind = CardKind::Gold;
    std::string colour;                ///< a name such as "red", or #RRGGBB; empty: none
    std::optional<int> shields;        ///< castle, wall
    std::optional<int> swords;         ///< soldiers, bowmen, siege weapons
    std::optional<int> defenceHalves;  ///< soldiers, bowmen: half shields that they add when posted
    std::optional<int> defence;        ///< siege weapons
    std::optional<int> goldCost;       ///< siege weapons: each use after the first
    Bypass bypass = Bypass::None;
    std::optional<int> deepOnes;        ///< Dagon
    std::optional<int> reward;          ///< Dagon: Village cards
    std::optional<int> swordReduction;  ///< monsters
    bool cancelsAttack = false;         ///< monsters
    Text effect;                        ///< what the players must settle themselves
    std::string oldName;                ///< imported under a name of the older design that nobody mapped
    int copies = 1;                     ///< how many the box holds
    Extras extras;

    bool operator==(const Card&) const = default;
};

Result<Card> readCard(const SystemContent& item);

/// So many of one card.
struct DeckEntry {
    ContentId card;
    int copies = 1;
    bool operator==(const DeckEntry&) const = default;
};

/// Every card of the open packs, by id.
class Cards {
public:
    static std::shared_ptr<const Cards> build(const Library& library);

    const Card* find(const ContentId& id) const;
    const std::map<ContentId, Card>& all() const { return m_cards; }

private:
    std::map<ContentId, Card> m_cards;
};

}  // namespace bocage::rules::crusades
