#include "model/systems/game_words.h"

#include "model/systems/game_face.h"

namespace bocage::model {

const CodeWords* findWords(std::span<const CodeWords> table, std::string_view code) {
    for (const CodeWords& row : table)
        if (row.code == code)
            return &row;
    return nullptr;
}

const CodeWords* findWords(std::span<const CodeWords> GameWords::*table, std::string_view code,
                           std::string_view system) {
    if (const GameFace* game = findGameFace(system))
        return findWords(game->words().*table, code);
    if (!system.empty())
        return nullptr;
    for (const GameFace* game : gameFaces())
        if (const CodeWords* found = findWords(game->words().*table, code))
            return found;
    return nullptr;
}

}  // namespace bocage::model
