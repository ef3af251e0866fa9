#include "model/systems/malice/words/malice_words.h"

namespace bocage::model::malice {

namespace {

// clang-format off
constexpr CodeWords rulingQuestions[] = {
    {"halfHexJoin", QT_TRANSLATE_NOOP("RulingWords", "Are the facing half hexes of joined maps one hex or two?")},
    {"generatorProfile", QT_TRANSLATE_NOOP("RulingWords", "Which rolls give which creature?")},
    {"spawnTiming", QT_TRANSLATE_NOOP("RulingWords", "Does a new Shadow spawn in the turn in which another leaves the realm?")},
    {"enterActs", QT_TRANSLATE_NOOP("RulingWords", "Does a Shadow act in the turn in which it arrives?")},
    {"fightInPlace", QT_TRANSLATE_NOOP("RulingWords", "Does a Shadow that comes to avatars fight them?")},
    {"moveAfterCombat", QT_TRANSLATE_NOOP("RulingWords", "May avatars go on after a won fight?")},
    {"withdrawHit", QT_TRANSLATE_NOOP("RulingWords", "Can an avatar that withdraws be hit in that phase?")},
};

constexpr AnswerWords rulingAnswers[] = {
    {"halfHexJoin", "separate", QT_TRANSLATE_NOOP("RulingWords", "two hexes side by side")},
    {"halfHexJoin", "merged", QT_TRANSLATE_NOOP("RulingWords", "one hex")},
    {"generatorProfile", "even", QT_TRANSLATE_NOOP("RulingWords", "two faces to each result")},
    {"generatorProfile", "tapered", QT_TRANSLATE_NOOP("RulingWords", "weak creatures more often")},
    {"spawnTiming", "sequential", QT_TRANSLATE_NOOP("RulingWords", "yes, the steps follow each other")},
    {"spawnTiming", "startOfTurn", QT_TRANSLATE_NOOP("RulingWords", "no, the start of the turn counts")},
    {"enterActs", "true", QT_TRANSLATE_NOOP("RulingWords", "yes")},
    {"enterActs", "false", QT_TRANSLATE_NOOP("RulingWords", "no, from the next turn on")},
    {"fightInPlace", "false", QT_TRANSLATE_NOOP("RulingWords", "no, not until an avatar enters again")},
    {"fightInPlace", "true", QT_TRANSLATE_NOOP("RulingWords", "yes, at once")},
    {"moveAfterCombat", "true", QT_TRANSLATE_NOOP("RulingWords", "yes, with the points left")},
    {"moveAfterCombat", "false", QT_TRANSLATE_NOOP("RulingWords", "no, the move ends there")},
    {"withdrawHit", "false", QT_TRANSLATE_NOOP("RulingWords", "no, it is gone before blows fall")},
    {"withdrawHit", "true", QT_TRANSLATE_NOOP("RulingWords", "yes")},
};

constexpr CodeWords effects[] = {
    {"plains", QT_TRANSLATE_NOOP("TerrainWords", "Plains"), QT_TRANSLATE_NOOP("TerrainWords", "One point to enter.")},
    {"water", QT_TRANSLATE_NOOP("TerrainWords", "Water"), QT_TRANSLATE_NOOP("TerrainWords", "One point, in a craft only.")},
    {"desert", QT_TRANSLATE_NOOP("TerrainWords", "Desert"), QT_TRANSLATE_NOOP("TerrainWords", "Two points to enter.")},
    {"forest", QT_TRANSLATE_NOOP("TerrainWords", "Forest"), QT_TRANSLATE_NOOP("TerrainWords", "Two points to enter.")},
    {"hills", QT_TRANSLATE_NOOP("TerrainWords", "Hills"), QT_TRANSLATE_NOOP("TerrainWords", "Two points to enter.")},
    {"mountains", QT_TRANSLATE_NOOP("TerrainWords", "Mountains"), QT_TRANSLATE_NOOP("TerrainWords", "Three points to enter.")},
    {"swamp", QT_TRANSLATE_NOOP("TerrainWords", "Swamp"), QT_TRANSLATE_NOOP("TerrainWords", "Three points to enter.")},
    {"wild", QT_TRANSLATE_NOOP("TerrainWords", "Wilds"), QT_TRANSLATE_NOOP("TerrainWords", "Three points to enter.")},
    {"land", QT_TRANSLATE_NOOP("TerrainWords", "Land of the Shadow Realm"), QT_TRANSLATE_NOOP("TerrainWords", "Shadows walk here.")},
    {"void", QT_TRANSLATE_NOOP("TerrainWords", "Void"), QT_TRANSLATE_NOOP("TerrainWords", "No Shadow goes here.")},
    {"well", QT_TRANSLATE_NOOP("TerrainWords", "Well"), QT_TRANSLATE_NOOP("TerrainWords", "A Well token.")},
    {"city", QT_TRANSLATE_NOOP("TerrainWords", "City"), QT_TRANSLATE_NOOP("TerrainWords", "A city token.")},
    {"mystic", QT_TRANSLATE_NOOP("TerrainWords", "Mystic"), QT_TRANSLATE_NOOP("TerrainWords", "A mystic token.")},
    {"stocked", QT_TRANSLATE_NOOP("TerrainWords", "Stocked lair"), QT_TRANSLATE_NOOP("TerrainWords", "A treasure is in the lair.")},
    {"seal", QT_TRANSLATE_NOOP("TerrainWords", "Seal"), QT_TRANSLATE_NOOP("TerrainWords", "The Shadow Gate is shut.")},
    {"shadow", QT_TRANSLATE_NOOP("TerrainWords", "Shadow"), QT_TRANSLATE_NOOP("TerrainWords", "A Shadow.")},
    {"xulthul", QT_TRANSLATE_NOOP("TerrainWords", "Xulthûl"), QT_TRANSLATE_NOOP("TerrainWords", "The body of Xulthûl.")},
};

/// What sort of Well, city or mystic a token is.
constexpr CodeWords tokenSorts[] = {
    {"light", QT_TRANSLATE_NOOP("TerrainWords", "light")},
    {"dark", QT_TRANSLATE_NOOP("TerrainWords", "darkness")},
    {"extinguished", QT_TRANSLATE_NOOP("TerrainWords", "extinguished")},
    {"random", QT_TRANSLATE_NOOP("TerrainWords", "not dealt")},
    {"alchemy", QT_TRANSLATE_NOOP("TerrainWords", "alchemy")},
    {"destiny", QT_TRANSLATE_NOOP("TerrainWords", "destiny")},
    {"gateways", QT_TRANSLATE_NOOP("TerrainWords", "gateways")},
    {"life", QT_TRANSLATE_NOOP("TerrainWords", "life")},
    {"merchants", QT_TRANSLATE_NOOP("TerrainWords", "merchants")},
    {"shards", QT_TRANSLATE_NOOP("TerrainWords", "shards")},
    {"cleanse", QT_TRANSLATE_NOOP("TerrainWords", "cleansing")},
    {"heal", QT_TRANSLATE_NOOP("TerrainWords", "healing")},
    {"restore", QT_TRANSLATE_NOOP("TerrainWords", "restoring")},
};

constexpr CodeWords rosterCodes[] = {
    {"roster", QT_TRANSLATE_NOOP("GameWords", "Party")},
    {"avatar", QT_TRANSLATE_NOOP("GameWords", "Avatar")},
    {"mastery", QT_TRANSLATE_NOOP("GameWords", "Mastery")},
    {"weapon", QT_TRANSLATE_NOOP("GameWords", "Weapon")},
    {"armor", QT_TRANSLATE_NOOP("GameWords", "Armour or shield")},
    {"clothing", QT_TRANSLATE_NOOP("GameWords", "Clothing")},
    {"jewelry", QT_TRANSLATE_NOOP("GameWords", "Jewelry")},
    {"book", QT_TRANSLATE_NOOP("GameWords", "Book or scroll")},
    {"potion", QT_TRANSLATE_NOOP("GameWords", "Potion")},
    {"fate", QT_TRANSLATE_NOOP("GameWords", "Fate")},
    {"radiance", QT_TRANSLATE_NOOP("GameWords", "Radiance")},
    {"som-avatars", QT_TRANSLATE_NOOP("GameWords", "Avatars")},
    {"som-life", QT_TRANSLATE_NOOP("GameWords", "Healthy life tokens")},
    {"som-shards", QT_TRANSLATE_NOOP("GameWords", "Soulshards")},
    {"som-fuel", QT_TRANSLATE_NOOP("GameWords", "Shards for secondary abilities")},
    {"som-cr", QT_TRANSLATE_NOOP("GameWords", "Combat rolls")},
    {"som-cr-stars", QT_TRANSLATE_NOOP("GameWords", "Combat rolls, star dice")},
    {"som-lr", QT_TRANSLATE_NOOP("GameWords", "Luck rolls")},
    {"som-lr-stars", QT_TRANSLATE_NOOP("GameWords", "Luck rolls, star dice")},
    {"som-mr", QT_TRANSLATE_NOOP("GameWords", "Movement rolls")},
    {"som-mr-stars", QT_TRANSLATE_NOOP("GameWords", "Movement rolls, star dice")},
    {"som-physical-shield", QT_TRANSLATE_NOOP("GameWords", "Physical shield")},
    {"som-physical-shield-stars", QT_TRANSLATE_NOOP("GameWords", "Physical shield, star dice")},
    {"som-energy-shield", QT_TRANSLATE_NOOP("GameWords", "Energy shield")},
    {"som-energy-shield-stars", QT_TRANSLATE_NOOP("GameWords", "Energy shield, star dice")},
    {"som-recovery", QT_TRANSLATE_NOOP("GameWords", "Recovery")},
    {"som-recovery-stars", QT_TRANSLATE_NOOP("GameWords", "Recovery, star dice")},
    {"som-flat", QT_TRANSLATE_NOOP("GameWords", "bonus")},
    {"som-stars", QT_TRANSLATE_NOOP("GameWords", "star dice")},
    {"som-healthy", QT_TRANSLATE_NOOP("GameWords", "healthy tokens")},
    {"som-held", QT_TRANSLATE_NOOP("GameWords", "held")},
    {"som-own-colour", QT_TRANSLATE_NOOP("GameWords", "of its own colour")},
};

constexpr CodeWords sectionNames[] = {
    {"malice", QT_TRANSLATE_NOOP("GameWords", "Set-up of the table")},
    {"pieces", QT_TRANSLATE_NOOP("GameWords", "Tokens")},
};
// clang-format on

}  // namespace

const GameWords& gameWords() {
    static const FindingTable tables[] = {findings()};
    static const GameWords words = [] {
        GameWords made;
        made.findings = tables;
        made.effects = effects;
        made.unitClasses = tokenSorts;
        made.rulings = rulingQuestions;
        made.rulingAnswers = rulingAnswers;
        made.rosterCodes = rosterCodes;
        made.sections = sectionNames;
        made.contentKinds = contentKinds();
        made.contentFields = contentFields();
        made.contentValues = contentValues();
        made.contentWords = contentWords();
        return made;
    }();
    return words;
}

}  // namespace bocage::model::malice
