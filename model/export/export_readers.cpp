#include "model/export/export_readers.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/print/game_prints.h"
#include "model/print/secrets.h"

namespace bocage::model {

using namespace rules;

namespace {

struct ReaderWords {
    Q_DECLARE_TR_FUNCTIONS(ExportLosses)
};

template <class List>
int marked(const List& list) {
    return static_cast<int>(std::count_if(
        list.begin(), list.end(), [](const auto& each) { return !print::onlyFor(each.extras).empty(); }));
}

}  // namespace

int secretsOf(const ExportSubject& subject) {
    const Scenario* scenario = subject.scenario();
    if (!scenario)
        return 0;
    const print::GamePrints& prints = print::printsOf(scenario->system);
    const auto hidden =
        std::count_if(scenario->pieces.begin(), scenario->pieces.end(), [&](const Piece& piece) {
            return !print::onlyFor(piece.extras).empty() || prints.hidden(piece, *subject.library);
        });
    return static_cast<int>(hidden) + marked(scenario->zones) + marked(scenario->entries) +
           marked(scenario->objectives) + marked(scenario->turnTrack.events) +
           marked(scenario->specialRules) + marked(scenario->battlefield.overlays) +
           marked(scenario->battlefield.edges) + marked(scenario->battlefield.corners) +
           marked(scenario->campaign) + marked(scenario->victory) + static_cast<int>(scenario->notes.size());
}

Result<ExportSubject> subjectFor(const ExportSubject& subject, const PlayerId& reader) {
    const Scenario* scenario = subject.scenario();
    if (!scenario || !findPlayer(*scenario, reader)) {
        std::string players;
        if (scenario)
            for (const ScenarioSide& side : scenario->sides)
                for (const Player& player : side.players)
                    players += (players.empty() ? "" : ", ") + player.id.value;
        return Problem{"print.unknown-reader", {reader.value, players}, "", "", 0, 0};
    }
    ExportSubject known = subject;
    known.value = print::knownTo(reader, *scenario, *subject.library, print::printsOf(scenario->system));
    return known;
}

Losses lossesOf(const Exporter& exporter, const ExportSubject& subject, const ExportOptions& options) {
    Losses losses = exporter.losses(subject, options);
    if (const int secrets = secretsOf(subject))
        losses.push_back({"open-secrets",
                          Loss::Kind::NotPlayed,
                          ReaderWords::tr("%n thing(s) that not every player may know are in the files: "
                                          "whoever opens them can read it. Export for one player instead.",
                                          nullptr, secrets),
                          {}});
    return losses;
}

}  // namespace bocage::model
