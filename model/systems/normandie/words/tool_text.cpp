#include "model/systems/normandie/words/tool_text.h"

#include <QStringList>

namespace bocage::model {

namespace {

using namespace rules::normandie;

struct Words {
    std::string_view code;
    const char* text;
};

constexpr Words refusals[] = {
    {"bonus-x", QT_TRANSLATE_NOOP("ToolText", "The attacker has no bonus against this class.")},
    {"target-concealed", QT_TRANSLATE_NOOP("ToolText", "The target is hidden.")},
    {"target-underground", QT_TRANSLATE_NOOP("ToolText", "The target is underground.")},
    {"sight-blocked", QT_TRANSLATE_NOOP("ToolText", "The line of sight is blocked.")},
    {"outside-arc", QT_TRANSLATE_NOOP("ToolText", "The target lies outside the firing arc.")},
    {"moving", QT_TRANSLATE_NOOP("ToolText", "It cannot do this while moving.")},
    {"beyond-sight-range", QT_TRANSLATE_NOOP("ToolText", "Nobody shoots that far in this light.")},
    {"beyond-limited-range", QT_TRANSLATE_NOOP("ToolText", "The target is beyond the weapon’s range.")},
    {"indirect-weapon-in-the-dark",
     QT_TRANSLATE_NOOP("ToolText", "Weapons for indirect fire do not shoot directly in the dark.")},
    {"no-suppressive-fire", QT_TRANSLATE_NOOP("ToolText", "It has no Suppressive Fire.")},
    {"no-machine-gunner", QT_TRANSLATE_NOOP("ToolText", "Only a Machine Gunner splits its bonus.")},
    {"share-out-of-range", QT_TRANSLATE_NOOP("ToolText", "Each target needs at least +1 of the bonus.")},
    {"mixed-classes", QT_TRANSLATE_NOOP("ToolText", "The targets are of different classes.")},
    {"targets-too-far-apart", QT_TRANSLATE_NOOP("ToolText", "The targets are more than two spaces apart.")},
    {"supply-phase", QT_TRANSLATE_NOOP("ToolText", "There are no assaults in the Supply Phase.")},
    {"no-assault", QT_TRANSLATE_NOOP("ToolText", "It has no Assault ability.")},
    {"no-brutal-assault", QT_TRANSLATE_NOOP("ToolText", "It has no Brutal Assault.")},
    {"too-far", QT_TRANSLATE_NOOP("ToolText", "It is too far away.")},
    {"faith", QT_TRANSLATE_NOOP("ToolText", "Faith protects it from terror.")},
    {"nothing-frightening", QT_TRANSLATE_NOOP("ToolText", "Nothing in sight frightens it.")},
    {"manifestation", QT_TRANSLATE_NOOP("ToolText", "Manifestations are not afraid.")},
    {"not-suppressed", QT_TRANSLATE_NOOP("ToolText", "Only suppressed units test.")},
    {"not-supply-phase", QT_TRANSLATE_NOOP("ToolText", "Nerves are tested in the Supply Phase.")},
    {"enemy-adjacent", QT_TRANSLATE_NOOP("ToolText", "An enemy stands beside it.")},
    {"nothing-to-search", QT_TRANSLATE_NOOP("ToolText", "There is nothing to search here.")},
    {"no-order", QT_TRANSLATE_NOOP("ToolText", "It needs an order for this.")},
    {"off-board", QT_TRANSLATE_NOOP("ToolText", "There is no space here.")},
    {"impassable", QT_TRANSLATE_NOOP("ToolText", "Nobody can enter this space.")},
    {"barred-class", QT_TRANSLATE_NOOP("ToolText", "The terrain is closed to this class.")},
    {"mythos-barrier", QT_TRANSLATE_NOOP("ToolText", "A Mythos Barrier keeps Manifestations out.")},
    {"creature-in-building", QT_TRANSLATE_NOOP("ToolText", "Large creatures never enter buildings.")},
    {"gigantic-in-building", QT_TRANSLATE_NOOP("ToolText", "Gigantic units never enter buildings.")},
    {"vehicle-in-building", QT_TRANSLATE_NOOP("ToolText", "Vehicles do not enter buildings.")},
    {"water", QT_TRANSLATE_NOOP("ToolText", "Only amphibious units enter water.")},
    {"swamp", QT_TRANSLATE_NOOP("ToolText", "Vehicles cannot enter swamp.")},
    {"water-only", QT_TRANSLATE_NOOP("ToolText", "It cannot leave the water.")},
    {"may-not-leave", QT_TRANSLATE_NOOP("ToolText", "The scenario keeps it where it is.")},
    {"no-movement", QT_TRANSLATE_NOOP("ToolText", "It has no movement.")},
    {"no-other-state", QT_TRANSLATE_NOOP("ToolText", "It has no other state to change into.")},
    {"immobilized", QT_TRANSLATE_NOOP("ToolText", "Suppressed markers leave it no movement.")},
    {"dominant-position", QT_TRANSLATE_NOOP("ToolText", "It cannot land on a dominant position.")},
    {"occupied", QT_TRANSLATE_NOOP("ToolText", "Another unit is in the space.")},
    {"occupied-by-friend",
     QT_TRANSLATE_NOOP("ToolText", "A friend is in the space; it can pass but not stop.")},
    {"no-room", QT_TRANSLATE_NOOP("ToolText", "The counter does not fit here.")},
    {"stopped-by-terrain", QT_TRANSLATE_NOOP("ToolText", "Terrain on the way ends the move.")},
    {"zone-of-control", QT_TRANSLATE_NOOP("ToolText", "Enemy zones of control close the way.")},
    {"units-in-the-way", QT_TRANSLATE_NOOP("ToolText", "Other units close every way.")},
    {"no-entrance", QT_TRANSLATE_NOOP("ToolText", "No entrance leads there.")},
    {"closed-edge", QT_TRANSLATE_NOOP("ToolText", "What lies between the spaces is closed to this class.")},
    {"walled-off", QT_TRANSLATE_NOOP("ToolText", "Walls or closed edges separate it.")},
    {"cut-off", QT_TRANSLATE_NOOP("ToolText", "No way leads there.")},
    {"paralyzed", QT_TRANSLATE_NOOP("ToolText", "A spell holds it: it neither moves nor fights.")},
    {"catatonic", QT_TRANSLATE_NOOP("ToolText", "Catatonia: it does nothing.")},
    {"activated", QT_TRANSLATE_NOOP("ToolText", "It has acted already.")},
    {"tracks-broken", QT_TRANSLATE_NOOP("ToolText", "Its tracks are broken.")},
    {"cannot-budge", QT_TRANSLATE_NOOP("ToolText", "It lies wounded and cannot budge.")},
    {"weapon-lost", QT_TRANSLATE_NOOP("ToolText", "The main weapon is lost.")},
    {"off-battlefield", QT_TRANSLATE_NOOP("ToolText", "It is not on the battlefield now.")},
    {"target-off-battlefield", QT_TRANSLATE_NOOP("ToolText", "The target is not on the battlefield now.")},
    {"ignored-target", QT_TRANSLATE_NOOP("ToolText", "Zombies ignore this target.")},
    {"occupied-underground",
     QT_TRANSLATE_NOOP("ToolText", "Somebody is underground here: it can pass but not stop.")},
    {"supply-phase-fire", QT_TRANSLATE_NOOP("ToolText", "Nobody fires in the Supply Phase.")},
    {"no-teleport", QT_TRANSLATE_NOOP("ToolText", "It cannot teleport.")},
    {"nowhere-to-arrive", QT_TRANSLATE_NOOP("ToolText", "It arrives only in buildings and vehicles.")},
    {"out-of-assault-reach",
     QT_TRANSLATE_NOOP("ToolText", "It reaches no free space beside the target with a point left.")},
    {"no-structure", QT_TRANSLATE_NOOP("ToolText", "There is no structure here.")},
    {"no-destruction", QT_TRANSLATE_NOOP("ToolText", "It has no Destruction.")},
    {"no-master-of-the-dead", QT_TRANSLATE_NOOP("ToolText", "It is no Master of the Dead.")},
    {"no-mass-grave", QT_TRANSLATE_NOOP("ToolText", "No mass grave is in or beside its space.")},
    {"no-zombies-left", QT_TRANSLATE_NOOP("ToolText", "No Zombie is left in the bag.")},
    {"no-room-for-zombies", QT_TRANSLATE_NOOP("ToolText", "No space beside it is free.")},
};

constexpr Words terms[] = {
    {"base-bonus", QT_TRANSLATE_NOOP("ToolText", "bonus")},
    {"fire-on-the-move", QT_TRANSLATE_NOOP("ToolText", "fire on the move")},
    {"equipment", QT_TRANSLATE_NOOP("ToolText", "equipment")},
    {"cards", QT_TRANSLATE_NOOP("ToolText", "cards")},
    {"split", QT_TRANSLATE_NOOP("ToolText", "split")},
    {"mythos-hunter", QT_TRANSLATE_NOOP("ToolText", "Mythos Hunter")},
    {"long-range", QT_TRANSLATE_NOOP("ToolText", "long range")},
    {"doubled", QT_TRANSLATE_NOOP("ToolText", "doubled")},
    {"suppressed", QT_TRANSLATE_NOOP("ToolText", "suppressed")},
    {"obscuring", QT_TRANSLATE_NOOP("ToolText", "obstacles")},
    {"hysteria", QT_TRANSLATE_NOOP("ToolText", "Hysteria")},
    {"defense", QT_TRANSLATE_NOOP("ToolText", "defense")},
    {"terrain", QT_TRANSLATE_NOOP("ToolText", "terrain")},
    {"other-defense", QT_TRANSLATE_NOOP("ToolText", "other protection")},
    {"rust", QT_TRANSLATE_NOOP("ToolText", "Rust")},
    {"assault", QT_TRANSLATE_NOOP("ToolText", "Assault")},
    {"assault-brutal", QT_TRANSLATE_NOOP("ToolText", "Brutal Assault")},
    {"assault-on-the-move", QT_TRANSLATE_NOOP("ToolText", "assault on the move")},
    {"uncontrolled", QT_TRANSLATE_NOOP("ToolText", "uncontrolled creatures")},
    {"outside-arc", QT_TRANSLATE_NOOP("ToolText", "from outside the arc")},
    {"surfacing", QT_TRANSLATE_NOOP("ToolText", "surfacing")},
    {"rage", QT_TRANSLATE_NOOP("ToolText", "Rage")},
    {"serum", QT_TRANSLATE_NOOP("ToolText", "serum")},
};

/// In the order of Verb.
constexpr const char* verbs[] = {
    QT_TRANSLATE_NOOP("ToolText", "miss"),          QT_TRANSLATE_NOOP("ToolText", "hit"),
    QT_TRANSLATE_NOOP("ToolText", "kill shot"),     QT_TRANSLATE_NOOP("ToolText", "pinned down"),
    QT_TRANSLATE_NOOP("ToolText", "tie"),           QT_TRANSLATE_NOOP("ToolText", "attacker wins"),
    QT_TRANSLATE_NOOP("ToolText", "defender wins"),
};

/// In the order of Madness.
constexpr const char* madnesses[] = {
    QT_TRANSLATE_NOOP("ToolText", "no token in the bag"),
    QT_TRANSLATE_NOOP("ToolText", "Steady"),
    QT_TRANSLATE_NOOP("ToolText", "Rage"),
    QT_TRANSLATE_NOOP("ToolText", "Catatonia"),
    QT_TRANSLATE_NOOP("ToolText", "Paranoia"),
    QT_TRANSLATE_NOOP("ToolText", "Suicide"),
    QT_TRANSLATE_NOOP("ToolText", "Fear"),
    QT_TRANSLATE_NOOP("ToolText", "Hysteria"),
};

template <std::size_t size>
const char* find(const Words (&list)[size], std::string_view code) {
    for (const Words& words : list)
        if (words.code == code)
            return words.text;
    return nullptr;
}

QString plain(std::string_view code) {
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

}  // namespace

QString ToolText::refusal(const Refusal& refusal) {
    const char* text = find(refusals, refusal.code);
    return text ? tr(text) : plain(refusal.code);
}

QString ToolText::turnOver(const rules::normandie::Refusal& why) {
    return why ? tr("It cannot turn over. %1").arg(refusal(why))
               : tr("It may turn over at the start or end of the move.");
}

QString ToolText::nausea(const QStringList& cells) {
    return tr("A Circle of Nausea suppresses who enters %1. It can finish its move.")
        .arg(cells.join(QStringLiteral(", ")));
}

QString ToolText::movement(int points, rules::Cell from) {
    return tr("%n movement point(s) from %1", nullptr, points).arg(QString::fromStdString(cellName(from)));
}

QString ToolText::way(rules::Cell to, int points) {
    return tr("%1: %n movement point(s)", nullptr, points).arg(QString::fromStdString(cellName(to)));
}

QString ToolText::assault(const QString& target, rules::Cell from, int points) {
    return tr("can assault %1 from %2 (%3)").arg(target, QString::fromStdString(cellName(from))).arg(points);
}

QString ToolText::term(std::string_view code) {
    const char* text = find(terms, code);
    return text ? tr(text) : plain(code);
}

QStringList ToolText::fate(const Fate& fate) {
    QStringList fates;
    if (fate.harm == Harm::Eliminated)
        fates << tr("eliminated");
    if (fate.harm == Harm::Flipped)
        fates << tr("flipped");
    if (fate.damage & damage::crew)
        fates << tr("crew hit");
    if (fate.damage & damage::track)
        fates << tr("track broken");
    if (fate.damage & damage::hull)
        fates << tr("hull hit");
    if (fate.damage & damage::primary)
        fates << tr("main weapon lost");
    if (fate.lifePointsLost > 0)
        fates << tr("%n life point(s) lost", nullptr, fate.lifePointsLost);
    if (fate.suppressed > 0)
        fates << tr("%n Suppressed", nullptr, fate.suppressed);
    if (fate.retreats)
        fates << tr("falls back");
    if (fate.advances)
        fates << tr("moves in");
    if (fate.testsTerror > 0)
        fates << tr("tests terror %1").arg(fate.testsTerror);
    return fates;
}

QString ToolText::outcome(const Outcome& outcome) {
    QStringList parts{tr(verbs[static_cast<int>(outcome.verb)])};
    if (const QStringList fates = fate(outcome.target); !fates.isEmpty())
        parts << fates.join(QStringLiteral(", "));
    if (const QStringList fates = fate(outcome.attacker); !fates.isEmpty())
        parts << tr("attacker: %1").arg(fates.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral("; "));
}

QString ToolText::outcome(const TerrorOutcome& outcome) {
    if (outcome.passed)
        return tr("keeps its nerve");
    QStringList parts{tr(madnesses[static_cast<int>(outcome.madness)])};
    parts << fate(outcome.fate);
    return parts.join(QStringLiteral("; "));
}

}  // namespace bocage::model
