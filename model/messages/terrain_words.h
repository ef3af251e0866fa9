#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// What terrain means, in the player's language: short for the status bar, whole sentences for inspectors.
class TerrainWords {
    Q_DECLARE_TR_FUNCTIONS(TerrainWords)

public:
    struct Sentence {
        QString text;
        QString rule;  ///< SON-TER-03; empty when the system names none
        bool operator==(const Sentence&) const = default;
    };

    /// "defense +2", "blocks sight".
    static QString brief(const rules::Effect& effect, std::string_view system);
    /// What it does to whom, with the rule it comes from.
    static Sentence sentence(const rules::Effect& effect, std::string_view system);
    /// Of every effect that the cells and edges of a face have, each once.
    static std::vector<Sentence> sentences(const rules::Face& face, const rules::Library& library,
                                           std::string_view system);

    /// One space: "house floor, room 1 · defense +2 · sight: red walls stop it"; what lies on it follows.
    static QString cell(const rules::Scenario& scenario, const rules::Library& library, rules::Cell cell);
    /// The terrain kind on top of a space; null off the boards and for ghosts.
    static const rules::TerrainKind* kindAt(const rules::Scenario& scenario, const rules::Library& library,
                                            rules::Cell cell);
    /// Whom an effect holds for, in the words of the game; of any game when none is named.
    static QString unitClass(std::string_view name, std::string_view system = {});
};

}  // namespace bocage::model
