// The part of the random walk that edits what does not lie on the map.
#include "model/commands/briefing_edits.h"
#include "tests/model/edit_walks.h"
#include "tests/support/random_documents.h"

using namespace bocage::model;
using namespace bocage::rules;

namespace {

using Random = std::mt19937_64;
using Kind = VictoryCondition::Kind;

std::string language(Random& random) {
    static const char* const codes[] = {"en", "fr", "de"};
    return codes[below(random, 3)];
}

QString words(Random& random) {
    static const char* const all[] = {"", "Hold the line", "Tenez bon – ça brûle", "<b>%1 \"quoted\"</b>"};
    return QString::fromUtf8(all[below(random, 4)]);
}

int by(Random& random) {
    return below(random, 2) ? 1 : -1;
}
int turn(Random& random) {
    return 1 + static_cast<int>(below(random, 12));
}
int count(Random& random) {
    return static_cast<int>(below(random, 4));
}
std::optional<int> maybe(Random& random) {
    if (below(random, 5) == 0)
        return std::nullopt;
    return turn(random);
}

ContentId content(Random& random) {
    static const char* const all[] = {"son-core:faction/majestic", "son-core:unit/ranger-rifles",
                                      "son-core:option/grenades", "nobody:card/knows"};
    return ContentId(all[below(random, 4)]);
}
ContentId deck(Random& random) {
    return ContentId(below(random, 2) ? "son-core:deck/majestic" : "son-core:deck/black-sun");
}

/// One of what there is, now and then one that nothing has.
template <class Id>
Id anyOf(Random& random, const std::vector<Id>& ids) {
    return ids.empty() || below(random, 12) == 0 ? Id("nobody") : ids[below(random, ids.size())];
}
template <class List>
auto anyId(Random& random, const List& list) {
    std::vector<std::decay_t<decltype(list.front().id)>> ids;
    for (const auto& element : list)
        ids.push_back(element.id);
    return anyOf(random, ids);
}
std::vector<PlayerId> players(const Scenario& scenario) {
    std::vector<PlayerId> ids;
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            ids.push_back(player.id);
    return ids;
}
std::vector<ElementId> armies(const Scenario& scenario) {
    std::vector<ElementId> ids;
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                ids.push_back(army.id);
    return ids;
}
/// A condition with a score table, so that its lines are edited often enough.
ElementId anyScored(Random& random, const Scenario& scenario) {
    std::vector<ElementId> ids;
    for (const VictoryCondition& condition : scenario.victory)
        if (!condition.scores.empty())
            ids.push_back(condition.id);
    return anyOf(random, ids);
}
SideId anySide(Random& random, const Scenario& scenario) {
    return anyId(random, scenario.sides);
}
PlayerId anyPlayer(Random& random, const Scenario& scenario) {
    return anyOf(random, players(scenario));
}

using Edit = void (*)(Random&, BriefingEdits&, const Scenario&);

Walk walk(const char* name, Edit edit) {
    return {name, [edit](Random& random, ScenarioDocument& document) {
                BriefingEdits edits(document);
                edit(random, edits, document.scenario());
                if (below(random, 4) == 0)
                    document.endMerge();
            }};
}

}  // namespace

const std::vector<Walk>& briefingWalks() {
    using R = Random&;
    using E = BriefingEdits&;
    using S = const Scenario&;
    static const std::vector<Walk> all{
        walk("setText",
             [](R r, E e, S) { e.setText(static_cast<TextField>(below(r, 6)), language(r), words(r)); }),
        walk("confirmText",
             [](R r, E e, S) {
                 // Only a translation that is behind its original can be called up to date.
                 const auto field = static_cast<TextField>(below(r, 6));
                 if (!e.confirmText(field, "fr"))
                     e.setText(field, below(r, 2) ? "en" : "fr", words(r));
             }),
        walk("setAuthor", [](R r, E e, S) { e.setAuthor(words(r)); }),
        walk("setProvenance", [](R r, E e, S) { e.setProvenance(static_cast<Provenance>(below(r, 3))); }),
        walk("removeLanguage", [](R r, E e, S) { e.removeLanguage(language(r)); }),
        walk("addSide",
             [](R, E e, S s) {
                 if (s.sides.size() < 5)
                     e.addSide();
             }),
        walk("removeSide", [](R r, E e, S s) { e.removeSide(anySide(r, s)); }),
        walk("moveSide", [](R r, E e, S s) { e.moveSide(anySide(r, s), by(r)); }),
        walk("setSideName", [](R r, E e, S s) { e.setSideName(anySide(r, s), language(r), words(r)); }),
        walk("setSideColour",
             [](R r, E e, S s) {
                 e.setSideColour(anySide(r, s),
                                 below(r, 3) ? QStringLiteral("#0072B%1").arg(below(r, 9)) : QString());
             }),
        walk("addPlayer",
             [](R r, E e, S s) {
                 if (players(s).size() < 8)
                     e.addPlayer(anySide(r, s));
             }),
        walk("removePlayer", [](R r, E e, S s) { e.removePlayer(anyPlayer(r, s)); }),
        walk("movePlayer", [](R r, E e, S s) { e.movePlayer(anyPlayer(r, s), by(r)); }),
        walk("setPlayerName", [](R r, E e, S s) { e.setPlayerName(anyPlayer(r, s), language(r), words(r)); }),
        walk("setFaction", [](R r, E e, S s) { e.setFaction(anyPlayer(r, s), content(r)); }),
        walk("setCards", [](R r, E e, S s) { e.setCards(anyPlayer(r, s), maybe(r)); }),
        walk("setBudget", [](R r, E e, S s) { e.setBudget(anyPlayer(r, s), maybe(r)); }),
        walk("setMixedFactions", [](R r, E e, S s) { e.setMixedFactions(anyPlayer(r, s), below(r, 2)); }),
        walk("setGrant", [](R r, E e, S s) { e.setGrant(anyPlayer(r, s), content(r), count(r)); }),
        walk("setListed",
             [](R r, E e, S s) {
                 e.setListed(anyPlayer(r, s), static_cast<ForceList>(below(r, 3)), content(r), below(r, 3));
             }),
        walk("embedArmy",
             [](R r, E e, S s) {
                 if (armies(s).size() < 8)
                     e.embedArmy(anyPlayer(r, s), random_documents::make<Roster>(r() % 50));
             }),
        walk("linkArmy",
             [](R r, E e, S s) {
                 if (armies(s).size() < 8)
                     e.linkArmy(anyPlayer(r, s), words(r));
             }),
        walk("replaceArmy",
             [](R r, E e, S s) {
                 e.replaceArmy(anyOf(r, armies(s)), random_documents::make<Roster>(r() % 50));
             }),
        walk("removeArmy", [](R r, E e, S s) { e.removeArmy(anyOf(r, armies(s))); }),
        walk("setRandomInitiative", [](R, E e, S) { e.setRandomInitiative(); }),
        walk("setFirstPlayer", [](R r, E e, S s) { e.setFirstPlayer(anyPlayer(r, s)); }),
        walk("setFirstDeployer", [](R r, E e, S s) { e.setFirstDeployer(anyPlayer(r, s)); }),
        walk("addDeck",
             [](R r, E e, S s) {
                 if (s.decks.size() < 8)
                     e.addDeck(anyPlayer(r, s), deck(r));
             }),
        walk("removeDeck", [](R r, E e, S s) { e.removeDeck(anyId(r, s.decks)); }),
        walk("setDeck", [](R r, E e, S s) { e.setDeck(anyId(r, s.decks), deck(r)); }),
        walk("setSubstituted", [](R r, E e, S s) { e.setSubstituted(anyId(r, s.decks), deck(r)); }),
        walk("setRemovedCard",
             [](R r, E e, S s) { e.setRemovedCard(anyId(r, s.decks), content(r), count(r)); }),
        walk("addBag",
             [](R r, E e, S s) {
                 if (s.bags.size() < 8)
                     e.addBag(content(r));
             }),
        walk("removeBag", [](R r, E e, S s) { e.removeBag(anyId(r, s.bags)); }),
        walk("setBagAdded", [](R r, E e, S s) { e.setBagAdded(anyId(r, s.bags), content(r), count(r)); }),
        walk("setBagRemoved", [](R r, E e, S s) { e.setBagRemoved(anyId(r, s.bags), content(r), count(r)); }),
        walk("setCondition", [](R r, E e, S) { e.setCondition(below(r, 2) ? "night" : "fog", below(r, 2)); }),
        walk("setRuling",
             [](R r, E e, S) {
                 e.setRuling(below(r, 2) ? "los.corner" : "arc.degrees",
                             below(r, 2) ? std::string() : "either");
             }),
        walk("addSpecialRule",
             [](R r, E e, S s) {
                 if (s.specialRules.size() < 8)
                     e.addSpecialRule(below(r, 2) ? "early-totems" : "", {"SON-SUP-09"});
             }),
        walk("removeSpecialRule", [](R r, E e, S s) { e.removeSpecialRule(anyId(r, s.specialRules)); }),
        walk("setSpecialRuleText",
             [](R r, E e, S s) { e.setSpecialRuleText(anyId(r, s.specialRules), language(r), words(r)); }),
        walk("setSpaces", [](R r, E e, S) { e.setSpaces(1 + static_cast<int>(below(r, 20))); }),
        walk("setEnd", [](R r, E e, S) { e.setEnd(maybe(r)); }),
        walk("addEvent",
             [](R r, E e, S s) {
                 if (s.turnTrack.events.size() < 8)
                     e.addEvent(turn(r), below(r, 2) ? content(r) : ContentId());
             }),
        walk("removeEvent", [](R r, E e, S s) { e.removeEvent(anyId(r, s.turnTrack.events)); }),
        walk("moveEvent", [](R r, E e, S s) { e.moveEvent(anyId(r, s.turnTrack.events), turn(r)); }),
        walk("setEventFaction",
             [](R r, E e, S s) { e.setEventFaction(anyId(r, s.turnTrack.events), content(r)); }),
        walk("setEventText",
             [](R r, E e, S s) { e.setEventText(anyId(r, s.turnTrack.events), language(r), words(r)); }),
        walk("addVictory",
             [](R r, E e, S s) {
                 if (s.victory.size() < 8)
                     e.addVictory(anySide(r, s), static_cast<Kind>(below(r, 10)));
             }),
        walk("removeVictory", [](R r, E e, S s) { e.removeVictory(anyId(r, s.victory)); }),
        walk("moveVictory", [](R r, E e, S s) { e.moveVictory(anyId(r, s.victory), by(r)); }),
        walk("setVictoryKind",
             [](R r, E e, S s) { e.setVictoryKind(anyId(r, s.victory), static_cast<Kind>(below(r, 10))); }),
        walk("setVictorySide", [](R r, E e, S s) { e.setVictorySide(anyId(r, s.victory), anySide(r, s)); }),
        walk("setVictoryTarget",
             [](R r, E e, S s) {
                 e.setVictoryTarget(anyId(r, s.victory), anyId(r, s.objectives), below(r, 3));
             }),
        walk("setVictoryUnit",
             [](R r, E e, S s) { e.setVictoryUnit(anyId(r, s.victory), content(r), below(r, 3)); }),
        walk("setVictoryCount", [](R r, E e, S s) { e.setVictoryCount(anyId(r, s.victory), maybe(r)); }),
        walk("setVictoryTurn", [](R r, E e, S s) { e.setVictoryTurn(anyId(r, s.victory), maybe(r)); }),
        walk("setVictoryText",
             [](R r, E e, S s) { e.setVictoryText(anyId(r, s.victory), language(r), words(r)); }),
        walk("addScore", [](R r, E e, S s) { e.addScore(anyId(r, s.victory)); }),
        walk("setScore",
             [](R r, E e, S s) {
                 e.setScore(anyScored(r, s), below(r, 2), {anySide(r, s), content(r), turn(r)});
             }),
        walk("removeScore", [](R r, E e, S s) { e.removeScore(anyScored(r, s), below(r, 2)); }),
        walk("addCampaignLink",
             [](R, E e, S s) {
                 if (s.campaign.size() < 8)
                     e.addCampaignLink();
             }),
        walk("removeCampaignLink", [](R r, E e, S s) { e.removeCampaignLink(anyId(r, s.campaign)); }),
        walk("setCampaignChapter",
             [](R r, E e, S s) { e.setCampaignChapter(anyId(r, s.campaign), words(r)); }),
        walk("setCampaignResult",
             [](R r, E e, S s) {
                 e.setCampaignResult(anyId(r, s.campaign), words(r).toStdString(),
                                     below(r, 2) ? "won" : "lost");
             }),
        walk("setCampaignReceiver",
             [](R r, E e, S s) { e.setCampaignReceiver(anyId(r, s.campaign), anyPlayer(r, s)); }),
        walk("setCampaignGrant",
             [](R r, E e, S s) { e.setCampaignGrant(anyId(r, s.campaign), content(r), count(r)); }),
        walk("setCampaignText",
             [](R r, E e, S s) { e.setCampaignText(anyId(r, s.campaign), language(r), words(r)); }),
    };
    return all;
}
