#include "app/cli/facts.h"

#include <QStringList>

#include <map>

#include "model/console/words.h"
#include "rules/campaign/campaign_path.h"
#include "rules/systems/game_system.h"
#include "rules/systems/play_order.h"

namespace bocage::cli {

using console::Cli;

using namespace rules;

namespace {

QString q(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Collects facts; everything with an empty text is left out of what people read.
class FactList {
public:
    FactList(const Library* library, std::string language)
        : m_library(library), m_language(std::move(language)) {}

    void add(std::string key, const QString& label, const QString& text, Json value) {
        m_facts.push_back({std::move(key), label, text, std::move(value)});
    }
    void text(std::string key, const QString& label, const std::string& value) {
        add(std::move(key), label, q(value), value);
    }
    void number(std::string key, const QString& label, std::size_t value) {
        add(std::move(key), label, value ? QString::number(value) : QString(),
            static_cast<std::int64_t>(value));
    }
    /// The fields that all documents share.
    void head(const QString& kind, std::string_view kindKey, const std::string& system, const Text& title,
              const std::string& author, Provenance provenance) {
        add("kind", Cli::tr("Kind"), kind, std::string(kindKey));
        text("title", Cli::tr("Title"), in(title));
        const GameSystem* known = findGameSystem(system);
        add("system", Cli::tr("Game system"), known ? q(in(known->name())) : q(system), system);
        if (!author.empty())
            text("author", Cli::tr("Author"), author);
        static constexpr const char* keys[] = {"sample", "official-user-entered", "variant"};
        const QString words[] = {Cli::tr("sample"), Cli::tr("official, entered by the user"),
                                 Cli::tr("variant")};
        const auto index = static_cast<std::size_t>(provenance);
        add("provenance", Cli::tr("Provenance"), words[index], keys[index]);
    }
    void packs(const std::vector<PackPin>& pins) {
        QStringList words;
        Json::Array values;
        for (const PackPin& pin : pins) {
            const Pack* installed = m_library->pack(pin.id);
            const QString name = q(pin.id.value) + u' ' + q(pin.version);
            if (!installed)
                words << Cli::tr("%1 (not installed)").arg(name);
            else if (installed->manifest.version == pin.version)
                words << name;
            else
                words << Cli::tr("%1 (installed: %2)").arg(name, q(installed->manifest.version));
            values.push_back(
                Json::Object{{"id", pin.id.value},
                             {"version", pin.version},
                             {"installed", installed ? Json(installed->manifest.version) : Json(nullptr)}});
        }
        add("packs", Cli::tr("Packs"), words.join(QStringLiteral(", ")), std::move(values));
    }
    /// The name of a piece of content; its id when it is a ghost.
    std::string nameOf(const ContentId& id) const {
        const ContentHead* head = m_library->head(id);
        return head ? in(head->name) : id.value;
    }
    const std::string& in(const Text& text) const { return text.in(m_language); }
    Facts take() { return std::move(m_facts); }

private:
    const Library* m_library;
    std::string m_language;
    Facts m_facts;
};

void addSides(FactList& facts, const Scenario& scenario) {
    QStringList words;
    Json::Array values;
    for (const ScenarioSide& side : scenario.sides) {
        QStringList playerWords;
        Json::Array players;
        for (const Player& player : side.players) {
            const std::string faction = player.faction.empty() ? "" : facts.nameOf(player.faction);
            playerWords << q(faction.empty() ? facts.in(player.name) : faction);
            Json::Object value{{"id", player.id.value},
                               {"name", facts.in(player.name)},
                               {"faction", player.faction.value},
                               {"armies", static_cast<std::int64_t>(player.force.armies.size())}};
            if (player.force.budget)
                value.emplace_back("budget", *player.force.budget);
            players.push_back(std::move(value));
        }
        const QString name = q(facts.in(side.name));
        words << (playerWords.isEmpty()
                      ? name
                      : QStringLiteral("%1 (%2)").arg(name, playerWords.join(QStringLiteral(", "))));
        values.push_back(Json::Object{
            {"id", side.id.value}, {"name", facts.in(side.name)}, {"players", std::move(players)}});
    }
    facts.add("sides", Cli::tr("Sides"), words.join(QStringLiteral(", ")), std::move(values));
}

/// What the rules make of initiative, deployment and activation.
void addPlayOrder(FactList& facts, const Scenario& scenario) {
    const PlayOrder order = playOrder(scenario);
    const auto nameOf = [&](const PlayerId& id) {
        const Player* player = findPlayer(scenario, id);
        return player && !player->name.empty() ? q(facts.in(player->name)) : q(id.value);
    };
    const auto addPlayers = [&](const char* key, const QString& label, const std::vector<PlayerId>& players) {
        QStringList words;
        Json::Array values;
        for (const PlayerId& player : players) {
            words << nameOf(player);
            values.emplace_back(player.value);
        }
        facts.add(key, label, words.join(QStringLiteral(", ")), std::move(values));
    };
    addPlayers("deployment", Cli::tr("Deployment"), order.deployment);
    addPlayers("initiative", Cli::tr("Initiative by turn"), order.initiative);
    QStringList words;
    Json::Array values;
    for (const PlayOrder::Activation& step : order.activation) {
        words << QStringLiteral("%1 %2").arg(nameOf(step.player)).arg(step.order);
        values.push_back(Json::Object{{"player", step.player.value}, {"order", step.order}});
    }
    facts.add("activation", Cli::tr("First orders"), words.join(QStringLiteral(", ")), std::move(values));
}

Facts about(const Scenario& scenario, const Library& library, const std::string& language) {
    FactList facts(&library, language);
    facts.head(Cli::tr("scenario"), "scenario", scenario.system, scenario.title, scenario.author,
               scenario.provenance);
    const BattlefieldPlan& plan = scenario.battlefield;
    facts.number("boards", Cli::tr("Boards"), plan.boards.size());
    facts.number("overlays", Cli::tr("Overlays"), plan.overlays.size());
    facts.number("edges", Cli::tr("Edge features"), plan.edges.size());
    facts.number("corners", Cli::tr("Corner features"), plan.corners.size());
    QStringList conditionWords;
    Json::Array conditions;
    for (const std::string& condition : plan.conditions) {
        conditionWords << q(condition);
        conditions.emplace_back(condition);
    }
    facts.add("conditions", Cli::tr("Conditions"), conditionWords.join(QStringLiteral(", ")),
              std::move(conditions));
    facts.number("zones", Cli::tr("Zones"), scenario.zones.size());
    facts.number("entries", Cli::tr("Entry arrows"), scenario.entries.size());
    facts.number("objectives", Cli::tr("Objectives"), scenario.objectives.size());
    facts.number("pieces", Cli::tr("Pieces"), scenario.pieces.size());
    addSides(facts, scenario);
    addPlayOrder(facts, scenario);
    facts.number("victory", Cli::tr("Victory conditions"), scenario.victory.size());
    facts.number("specialRules", Cli::tr("Special rules"), scenario.specialRules.size());
    facts.number("waivers", Cli::tr("Waivers"), scenario.waivers.size());
    facts.packs(scenario.packs);
    return facts.take();
}

Facts about(const Roster& roster, const Library& library, const std::string& language) {
    FactList facts(&library, language);
    facts.head(Cli::tr("army"), "army", roster.system, roster.title, roster.author, roster.provenance);
    if (!roster.faction.empty())
        facts.add("faction", Cli::tr("Faction"), q(facts.nameOf(roster.faction)), roster.faction.value);
    if (roster.limit)
        facts.add("limit", Cli::tr("Point limit"), QString::number(*roster.limit), *roster.limit);
    facts.number("entries", Cli::tr("Entries"), roster.entries.size());
    std::size_t options = roster.freeOptions.size();
    for (const RosterEntry& entry : roster.entries)
        options += entry.fillings.size();
    facts.number("options", Cli::tr("Options"), options);
    facts.number("variants", Cli::tr("Variants"), roster.variants.size());
    facts.number("waivers", Cli::tr("Waivers"), roster.waivers.size());
    facts.packs(roster.packs);
    return facts.take();
}

Facts about(const Campaign& campaign, const Library& library, const std::string& language) {
    FactList facts(&library, language);
    facts.head(Cli::tr("campaign"), "campaign", campaign.system, campaign.title, campaign.author,
               campaign.provenance);
    QStringList words;
    Json::Array values;
    for (const CampaignChapter& chapter : campaign.chapters) {
        words << q(chapter.title.empty() ? chapter.id.value : facts.in(chapter.title));
        values.push_back(Json::Object{
            {"id", chapter.id.value}, {"title", facts.in(chapter.title)}, {"scenario", chapter.scenario}});
    }
    facts.add("chapters", Cli::tr("Chapters"), words.join(QStringLiteral(", ")), std::move(values));
    facts.number("log", Cli::tr("Log entries"), campaign.log.size());
    const CampaignChapter* next = findChapter(campaign, chapterNow(campaign));
    facts.add("next", Cli::tr("To be played now"),
              next ? q(next->title.empty() ? next->id.value : facts.in(next->title)) : QString(),
              next ? next->id.value : std::string());
    return facts.take();
}

Facts about(const Collection& collection, const Library& library, const std::string& language) {
    FactList facts(&library, language);
    facts.add("kind", Cli::tr("Kind"), Cli::tr("collection"), "collection");
    facts.text("title", Cli::tr("Title"), facts.in(collection.title));
    QStringList words;
    Json::Array values;
    for (const Copies& box : collection.boxes) {
        words << QStringLiteral("%1 × %2").arg(box.count).arg(q(facts.nameOf(box.id)));
        values.push_back(Json::Object{{"id", box.id.value}, {"count", box.count}});
    }
    facts.add("boxes", Cli::tr("Boxes"), words.join(QStringLiteral(", ")), std::move(values));
    facts.number("pieces", Cli::tr("Single pieces"), collection.pieces.size());
    return facts.take();
}

}  // namespace

Facts factsAbout(const model::DocumentValue& document, const Library& library, const std::string& language) {
    return std::visit([&](const auto& value) { return about(value, library, language); }, document);
}

Facts factsAbout(const Pack& pack, const std::string& language) {
    FactList facts(nullptr, language);
    const PackManifest& manifest = pack.manifest;
    facts.head(Cli::tr("content pack"), "pack", manifest.system, manifest.title, manifest.author,
               manifest.provenance);
    facts.text("id", Cli::tr("Id"), manifest.id.value);
    facts.text("version", Cli::tr("Version"), manifest.version);
    QStringList needWords;
    Json::Array needs;
    for (const PackPin& pin : manifest.needs) {
        needWords << q(pin.id.value) + u' ' + q(pin.version);
        needs.push_back(Json::Object{{"id", pin.id.value}, {"version", pin.version}});
    }
    facts.add("needs", Cli::tr("Needs"), needWords.join(QStringLiteral(", ")), std::move(needs));
    std::map<std::string, std::size_t> bySystem;
    for (const SystemContent& item : pack.system)
        ++bySystem[std::string(item.id.kind())];
    const std::pair<std::string, std::size_t> shared[] = {
        {"faction", pack.factions.size()}, {"terrain", pack.terrain.size()}, {"board", pack.boards.size()},
        {"overlay", pack.overlays.size()}, {"marker", pack.markers.size()},  {"card", pack.cards.size()},
        {"deck", pack.decks.size()},       {"bag", pack.bags.size()},        {"box", pack.boxes.size()}};
    QStringList words;
    Json::Object counts;
    const auto count = [&](const std::string& kind, std::size_t number) {
        if (!number)
            return;
        words << QStringLiteral("%1 %2").arg(q(kind)).arg(number);
        counts.emplace_back(kind, static_cast<std::int64_t>(number));
    };
    for (const auto& [kind, number] : shared)
        count(kind, number);
    for (const auto& [kind, number] : bySystem)
        count(kind, number);
    facts.add("content", Cli::tr("Content"), words.join(QStringLiteral(", ")), std::move(counts));
    return facts.take();
}

}  // namespace bocage::cli
