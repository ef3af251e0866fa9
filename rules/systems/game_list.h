#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace bocage::rules {

/// The list of games of one room: those that its registry.cpp names by hand (self-registering objects vanish
/// from static libraries), then guests. Tests bring guests; they come and go while nothing else runs.
template <class Game>
class GameList {
public:
    GameList(std::initializer_list<const Game*> games) : m_games(games) {}

    std::span<const Game* const> all() const { return m_games; }
    /// Null when there is no such game.
    const Game* find(std::string_view id) const {
        for (const Game* game : m_games)
            if (game->id() == id)
                return game;
        return nullptr;
    }
    void add(const Game& guest) { m_games.push_back(&guest); }
    void remove(const Game& guest) { m_games.erase(std::ranges::find(m_games, &guest)); }

private:
    std::vector<const Game*> m_games;
};

/// One more game in the list of a room for as long as this lives. Each room defines enter() and leave() of
/// its own interface in its registry.cpp.
template <class Game>
class GameGuest {
public:
    explicit GameGuest(const Game& game) : m_game(game) { enter(game); }
    ~GameGuest() { leave(m_game); }
    GameGuest(const GameGuest&) = delete;
    GameGuest& operator=(const GameGuest&) = delete;

private:
    static void enter(const Game& game);
    static void leave(const Game& game);

    const Game& m_game;
};

}  // namespace bocage::rules
