#include <unordered_map>
#include <unordered_set>

#include "rules/format/describe_campaign.h"
#include "rules/format/formats.h"
#include "rules/format/migrations.h"
#include "rules/scenario/placed_lists.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

namespace {

using namespace format;

/// Reads the sections of the document's game, each below `pointer`.
void readSections(Extras& extras, const std::string& system, DocumentSection::Of of,
                  const std::string& pointer, Problems& problems) {
    const GameSystem* game = findGameSystem(system);
    if (!game)
        return;
    for (const DocumentSection& section : game->documentSections())
        for (Json::Member& member : extras)
            if (section.of == of && member.first == section.key)
                member.second =
                    section.read(member.second, pointer + "/" + escapePointer(member.first), problems);
}

void readSections(Scenario& scenario, Problems& problems) {
    readSections(scenario.extras, scenario.system, DocumentSection::Of::Scenario, {}, problems);
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < scenario.sides[s].players.size(); ++p) {
            std::vector<Force::Army>& armies = scenario.sides[s].players[p].force.armies;
            for (std::size_t a = 0; a < armies.size(); ++a)
                if (armies[a].roster)
                    readSections(armies[a].roster->extras, armies[a].roster->system,
                                 DocumentSection::Of::Roster,
                                 "/sides/" + std::to_string(s) + "/players/" + std::to_string(p) +
                                     "/force/armies/" + std::to_string(a) + "/roster",
                                 problems);
        }
}

void readSections(Roster& roster, Problems& problems) {
    readSections(roster.extras, roster.system, DocumentSection::Of::Roster, {}, problems);
}

void readSections(Campaign& campaign, Problems& problems) {
    readSections(campaign.extras, campaign.system, DocumentSection::Of::Campaign, {}, problems);
}

template <class T>
Result<Loaded<T>> read(std::string_view text, std::string_view format) {
    Result<Json> parsed = parseJson(text);
    if (!parsed)
        return parsed.problems();
    Problems problems;
    const auto fail = [&](Problem problem) {
        problems = {std::move(problem)};
        addPlaces(problems, text);
        return problems;
    };
    Json& json = *parsed;
    if (!json.isObject())
        return fail({"document.object", {}, {}, {}, 0, 0});
    const Json* found = json.find("format");
    if (!found || !found->isString() || found->string() != format)
        return fail({"document.format",
                     {std::string(format), found && found->isString() ? found->string() : std::string()},
                     {},
                     found ? "/format" : "",
                     0,
                     0});
    Loaded<T> loaded{};
    const Result<int> version = migrate(json, format, loaded.notes);
    if (!version)
        return fail(version.problems().front());
    loaded.fromVersion = *version;
    std::erase_if(json.object(), [](const Json::Member& member) {
        return member.first == "format" || member.first == "version";
    });
    FieldReader(problems, {}).read(json, loaded.value);
    if constexpr (requires { readSections(loaded.value, problems); })
        if (problems.empty())
            readSections(loaded.value, problems);
    if (!problems.empty()) {
        addPlaces(problems, text);
        return problems;
    }
    return loaded;
}

template <class T>
std::string write(const T& value, std::string_view format) {
    JsonWriter out;
    out.beginObject();
    out.key("format");
    out.string(format);
    out.key("version");
    out.integer(currentVersion);
    FieldWriter writer(out);
    describe(writer, value);
    out.endObject();
    return out.finish();
}

/// Elements of one document share one name space: commands, findings and links address them by id alone. A
/// hand-edited file with a repeated id is repaired, and the user is told.
void repairIds(Scenario& scenario, Problems& notes) {
    std::unordered_set<std::string> seen;
    const auto look = [&](auto& elements, std::string_view prefix) {
        std::size_t next = 0;  // of the free numbers; looked for once, however many ids are repeated
        for (auto& element : elements) {
            if (seen.insert(element.id.value).second)
                continue;
            const std::string before = element.id.value;
            do {
                element.id = next == 0 ? freshId(scenario, prefix)
                                       : ElementId(std::string(prefix) + "-" + std::to_string(next));
                if (next == 0)
                    next = std::stoul(element.id.value.substr(prefix.size() + 1));
                ++next;
            } while (!seen.insert(element.id.value).second);
            addProblem(notes, {"document.repeated-id", {before, element.id.value}, {}, {}, 0, 0});
        }
    };
    forEachNamedList(scenario, look);
}

/// The second of two things with one name gets a number, and the user is told.
class Renamer {
public:
    explicit Renamer(Problems& notes) : m_notes(notes) {}

    template <class Id>
    void look(Id& id) {
        if (m_seen.insert(id.value).second)
            return;
        const std::string before = id.value;
        int& number = m_next.try_emplace(before, 2).first->second;
        while (!m_seen.insert(id.value).second)
            id.value = before + "-" + std::to_string(number++);
        addProblem(m_notes, {"document.repeated-id", {before, id.value}, {}, {}, 0, 0});
    }

private:
    Problems& m_notes;
    std::unordered_set<std::string> m_seen;
    std::unordered_map<std::string, int> m_next;
};

void repairIds(Roster& roster, Problems& notes) {
    Renamer names(notes);
    for (RosterEntry& entry : roster.entries) {
        names.look(entry.id);
        for (RosterEntry::Filling& filling : entry.fillings)
            names.look(filling.id);
    }
    for (RosterEntry::Filling& filling : roster.freeOptions)
        names.look(filling.id);
}

/// Sides, players and armies are named by others in their own ways.
void repairSides(Scenario& scenario, Problems& notes) {
    Renamer sides(notes), players(notes), armies(notes);
    for (ScenarioSide& side : scenario.sides) {
        sides.look(side.id);
        for (Player& player : side.players) {
            players.look(player.id);
            for (Force::Army& army : player.force.armies) {
                armies.look(army.id);
                if (army.roster)
                    repairIds(*army.roster, notes);
            }
        }
    }
}

bool isPackVersion(std::string_view text) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return !text.empty() && text.size() <= 40 && digit(text.front()) &&
           std::all_of(text.begin(), text.end(), [&](char c) {
               return digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-' ||
                      c == '+';
           });
}

void sortCells(std::vector<Cell>& cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

}  // namespace

Result<Loaded<Scenario>> readScenario(std::string_view text) {
    auto loaded = read<Scenario>(text, "bocage.scenario");
    if (loaded) {
        repairIds(loaded->value, loaded->notes);
        repairSides(loaded->value, loaded->notes);
        for (Zone& zone : loaded->value.zones)
            sortCells(zone.cells);
    }
    return loaded;
}

Result<Loaded<Roster>> readRoster(std::string_view text) {
    auto loaded = read<Roster>(text, "bocage.army");
    if (loaded)
        repairIds(loaded->value, loaded->notes);
    return loaded;
}

Result<Loaded<Campaign>> readCampaign(std::string_view text) {
    return read<Campaign>(text, "bocage.campaign");
}

Result<Loaded<Collection>> readCollection(std::string_view text) {
    return read<Collection>(text, "bocage.collection");
}

Result<Loaded<PackManifest>> readPackManifest(std::string_view text) {
    auto loaded = read<PackManifest>(text, "bocage.pack");
    // It becomes part of a file name.
    if (loaded && !isPackVersion(loaded->value.version)) {
        Problems problems{{"pack.version", {loaded->value.version}, {}, "/packVersion", 0, 0}};
        addPlaces(problems, text);
        return problems;
    }
    return loaded;
}

std::string writeScenario(const Scenario& scenario) {
    return write(scenario, "bocage.scenario");
}

std::string writeRoster(const Roster& roster) {
    return write(roster, "bocage.army");
}

std::string writeCampaign(const Campaign& campaign) {
    return write(campaign, "bocage.campaign");
}

std::string writeCollection(const Collection& collection) {
    return write(collection, "bocage.collection");
}

std::string writePackManifest(const PackManifest& manifest) {
    return write(manifest, "bocage.pack");
}

std::string documentFormat(std::string_view text) {
    return peekString(text, "/format");
}

}  // namespace bocage::rules
