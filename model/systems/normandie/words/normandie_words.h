#pragma once

#include <span>

#include "model/systems/game_words.h"

/// The tables of words of Shadows over Normandie, one file per group.
namespace bocage::model {

FindingTable armyFindings();
FindingTable scenarioFindings();
FindingTable normandiePackFindings();
std::span<const CodeWords> normandieEffectWords();
std::span<const CodeWords> normandieClassWords();
std::span<const CodeWords> normandieNeedWords();
std::span<const CodeWords> normandieConditionWords();
std::span<const CodeWords> normandieSwitchWords();
std::span<const CodeWords> normandieRulingWords();
std::span<const AnswerWords> normandieRulingAnswers();
std::span<const CodeWords> normandieRosterWords();
std::span<const CodeWords> normandieContentFields();
std::span<const CodeWords> normandieContentValues();

}  // namespace bocage::model
