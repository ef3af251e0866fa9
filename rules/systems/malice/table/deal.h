#pragma once

#include <set>

#include "rules/systems/malice/table/table.h"

/// Setting up by lot (SOM-SETUP-03 … 12): the same seed deals the same tokens on the same boards.
namespace bocage::rules::malice {

enum class DealKind { Wells, Cities, Mystics, Lairs, Seals, Masteries };
inline constexpr DealKind allDealKinds[] = {DealKind::Wells, DealKind::Cities, DealKind::Mystics,
                                            DealKind::Lairs, DealKind::Seals,  DealKind::Masteries};
/// "wells" …, as in Deal::kind.
std::string_view nameOf(DealKind kind);
std::optional<DealKind> dealKindNamed(std::string_view name);

/// What one token of a deal is and where it lies.
struct DealtToken {
    int board = 0;  ///< index in Table::boards
    Cell at;
    std::string what;  ///< light, dark, a service; empty for a lair or a seal
    bool faceUp = false;
    bool operator==(const DealtToken&) const = default;
};

/// The tokens of one kind; `avatars` matters for lairs alone. Strongholds beyond the supply stay empty.
std::vector<DealtToken> dealTokens(const Table& table, DealKind kind, int seed, int avatars = 0);

/// The scenario with these kinds dealt afresh from the seed, and the deal recorded. Shadows and Xulthûl leave
/// the table when everything is dealt (SOM-SETUP-18). What no open pack has a marker for is left out.
Scenario dealSetup(const Scenario& scenario, const Library& library, const std::set<DealKind>& kinds,
                   int seed);

/// Whether the tokens of that kind on the table are those of a recorded deal.
bool asDealt(const Table& table, DealKind kind);

/// The marker of an open pack for a token; empty when there is none.
ContentId markerFor(const Library& library, Token::Kind kind, std::string_view what);

/// Avatars that take part: all entries of the embedded parties.
int avatarsIn(const Scenario& scenario);

/// A generator that gives the same numbers everywhere.
class Lot {
public:
    Lot(int seed, int stream);
    /// 0 … below.
    int draw(int below);
    template <class T>
    void shuffle(std::vector<T>& list) {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[static_cast<std::size_t>(draw(static_cast<int>(i)))]);
    }

private:
    std::uint64_t m_state;
};

}  // namespace bocage::rules::malice
