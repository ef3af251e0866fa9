#include "model/export/common_losses.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/export/game_export.h"
#include "model/export/table_kit.h"

namespace bocage::model {

using namespace rules;

namespace {

struct LossWords {
    Q_DECLARE_TR_FUNCTIONS(ExportLosses)
};

struct Part {
    played::Part part;
    const char* code;
    QString text;
    bool there;
};

std::vector<Part> partsOf(const ExportSubject& subject) {
    const Scenario* scenario = subject.scenario();
    if (!scenario)
        return {};
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    bool armies = false;
    for (const ScenarioSide& side : scenario->sides)
        for (const Player& player : side.players)
            armies = armies || !player.force.armies.empty() || !player.force.fixed.empty();
    return {
        {played::map, "map", LossWords::tr("The map."), !scenario->battlefield.boards.empty()},
        {played::pieces, "pieces",
         LossWords::tr("%n counter(s) and marker(s) on the map.", nullptr, count(scenario->pieces)),
         !scenario->pieces.empty()},
        {played::zones, "zones", LossWords::tr("Zones, entries and objectives."),
         !scenario->zones.empty() || !scenario->entries.empty() || !scenario->objectives.empty()},
        {played::turns, "turns",
         scenario->turnTrack.events.empty()
             ? LossWords::tr("The turn track.")
             : LossWords::tr("The turn track with %n event(s).", nullptr, count(scenario->turnTrack.events)),
         true},
        {played::decks, "decks", LossWords::tr("Decks of cards."), bringsDecks(subject)},
        {played::bags, "bags", LossWords::tr("%n bag(s) of tokens.", nullptr, count(scenario->bags)),
         !scenario->bags.empty()},
        {played::armies, "armies", LossWords::tr("Armies with their options and costs."), armies},
        {played::words, "words",
         LossWords::tr("What players read: introduction, deployment, victory, special rules."), true},
        {played::sight, "sight",
         isTable(subject.value) ? LossWords::tr("The rules: what a card may do, who has won.")
                                : LossWords::tr("The rules: who sees whom, who may go where."),
         true},
    };
}

Losses lossesOf(const ExportSubject& subject, unsigned parts, Loss::Kind kind) {
    Losses losses;
    for (const Part& part : partsOf(subject))
        if (part.there && !(parts & part.part))
            losses.push_back({part.code, kind, part.text, {}});
    return losses;
}

}  // namespace

bool bringsDecks(const ExportSubject& subject) {
    return !tableKit(subject).decks.empty();
}

Losses notPlayed(const ExportSubject& subject, unsigned parts) {
    return lossesOf(subject, parts, Loss::Kind::NotPlayed);
}

Losses leftOut(const ExportSubject& subject, unsigned parts) {
    return lossesOf(subject, parts, Loss::Kind::LeftOut);
}

void addCoverLoss(Losses& losses, const ExportSubject& subject) {
    const Scenario* scenario = subject.scenario();
    if (!scenario)
        return;
    const GameExport& game = gameExport(scenario->system);
    const auto covered = static_cast<int>(std::count_if(
        scenario->pieces.begin(), scenario->pieces.end(),
        [&](const Piece& piece) { return !game.coverName(piece, *subject.library).isEmpty(); }));
    if (covered > 0)
        losses.push_back(
            {"covered",
             Loss::Kind::NotPlayed,
             LossWords::tr("%n thing(s) that lie face down show their backs and have names that tell "
                           "nothing, but whoever turns them over or reads the file itself learns what they "
                           "are.",
                           nullptr, covered),
             {}});
}

void addLinkLosses(Losses& losses, const ExportSubject& subject) {
    const Scenario* scenario = subject.scenario();
    if (!scenario)
        return;
    Loss loss{"army-links", Loss::Kind::LeftOut, {}, {}};
    for (std::size_t s = 0; s < scenario->sides.size(); ++s)
        for (std::size_t p = 0; p < scenario->sides[s].players.size(); ++p) {
            const auto& armies = scenario->sides[s].players[p].force.armies;
            for (std::size_t a = 0; a < armies.size(); ++a)
                if (!armies[a].file.empty() && armies[a].roster) {
                    const std::string army = "/sides/" + std::to_string(s) + "/players/" + std::to_string(p) +
                                             "/force/armies/" + std::to_string(a);
                    loss.pointers.push_back(army + "/file");
                    loss.pointers.push_back(army + "/roster");
                }
        }
    if (loss.pointers.empty())
        return;
    loss.text = LossWords::tr("%n link(s) to army files: the armies are taken inside the scenario.", nullptr,
                              static_cast<int>(loss.pointers.size() / 2));
    losses.push_back(std::move(loss));
}

}  // namespace bocage::model
