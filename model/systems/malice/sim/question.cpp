#include "model/systems/malice/sim/question.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "model/systems/malice/render/malice_terms.h"
#include "model/systems/malice/sim/report_parts.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;

namespace {

using Kind = SimulationParameter::Kind;

Json bandsJson(const std::vector<Band>& bands) {
    Json::Array list;
    for (const Band& band : bands)
        list.push_back(Json::Array{band.upTo, band.value});
    return list;
}

std::vector<Band> bandsOf(const Json* json) {
    std::vector<Band> bands;
    if (json && json->isArray())
        for (const Json& each : json->array())
            if (each.isArray() && each.array().size() == 2 && each.array()[0].isInteger() &&
                each.array()[1].isInteger())
                bands.push_back({static_cast<int>(each.array()[0].integer()),
                                 static_cast<int>(each.array()[1].integer())});
    return bands;
}

std::vector<std::string_view> parts(std::string_view text) {
    std::vector<std::string_view> list;
    for (;;) {
        const std::size_t comma = text.find(',');
        list.push_back(text.substr(0, comma));
        if (comma == std::string_view::npos)
            return list;
        text.remove_prefix(comma + 1);
    }
}

/// A profile of the program or of a pack, by name or id; null: none.
const GeneratorProfile* profileNamed(const std::string& name, const LibraryPtr& library, std::string& known) {
    for (const GeneratorProfile* own : {&GeneratorProfile::even(), &GeneratorProfile::tapered()}) {
        known += (known.empty() ? "" : ", ") + own->name.in("en");
        if (own->name.in("en") == name)
            return own;
    }
    if (library)
        for (const auto& [id, profile] : Catalogue::of(*library).profiles) {
            if (id.value == name || id.name() == name)
                return &profile;
            known += ", " + id.value;
        }
    return nullptr;
}

}  // namespace

Ground::Ground(const SimulationInput& input) : table(Table::of(*input.scenario, *input.library)) {
    graph = std::make_unique<Graph>(table);
}

int Question::number(const std::string& name) const {
    const std::string& value = text(name);
    int read = 0;
    std::from_chars(value.data(), value.data() + value.size(), read);
    return read;
}

const std::string& Question::text(const std::string& name) const {
    static const std::string none;
    const auto found = values.find(name);
    return found == values.end() ? none : found->second;
}

RollBonus Question::bonus(const std::string& name) const {
    const Result<RollBonus> read = parseBonus(text(name));
    return read ? *read : RollBonus{};
}

std::vector<RollBonus> Question::bonuses(const std::string& name, int members) const {
    std::vector<RollBonus> list;
    for (const std::string_view part : parts(text(name))) {
        const Result<RollBonus> read = parseBonus(part);
        list.push_back(read ? *read : RollBonus{});
    }
    const RollBonus last = list.size() == 1 ? list.front() : RollBonus{};
    list.resize(static_cast<std::size_t>(members), last);
    return list;
}

SimulationParameter numberSetting(const char* name, const QString& title, int low, int high, int fallback) {
    return {name, title, Kind::Number, std::to_string(fallback), low, high, {}};
}

SimulationParameter flagSetting(const char* name, const QString& title) {
    return {name, title, Kind::Flag, "no", 0, 0, {}};
}

SimulationParameter bonusSetting(const char* name, const QString& title) {
    return {name, title, Kind::Text, "", 0, 0, {}};
}

SimulationParameter choiceSetting(const char* name, const QString& title, std::vector<std::string> choices,
                                  const std::string& fallback) {
    return {name, title, Kind::Choice, fallback, 0, 0, std::move(choices)};
}

QString profileText(const std::string& name) {
    return name == "even" ? SimulationWords::tr("even", "generator profile: two faces to each result")
           : name == "tapered"
               ? SimulationWords::tr("tapered", "generator profile: weak creatures more often")
               : QString::fromStdString(name);
}

SimulationParameter profileSetting() {
    return {"profile", SimulationWords::tr("Generator profile"), Kind::Text, "", 0, 0, {}};
}

SimulationParameter methodSetting() {
    return {"method",
            SimulationWords::tr("Star dice"),
            Kind::Choice,
            "",
            0,
            0,
            {std::begin(starMethodNames), std::end(starMethodNames)}};
}

SimulationParameter avatarsSetting() {
    return {"avatars", SimulationWords::tr("Avatars in play"), Kind::Number, "", 1, rules::malice::maxAvatars,
            {}};
}

std::vector<std::string> terrainChoices() {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < terrains; ++i)
        names.emplace_back(nameOf(static_cast<Terrain>(i)));
    return names;
}

std::vector<std::string> opponentChoices() {
    return {std::begin(opponentNames), std::end(opponentNames)};
}

std::vector<const Roster*> partiesOf(const SimulationInput& input) {
    std::vector<const Roster*> parties;
    if (input.roster)
        parties.push_back(input.roster);
    if (input.scenario)
        for (const auto& side : input.scenario->sides)
            for (const auto& player : side.players)
                for (const auto& army : player.force.armies)
                    if (army.roster)
                        parties.push_back(&*army.roster);
    return parties;
}

int avatarsOf(const SimulationInput& input) {
    std::size_t count = 0;
    for (const Roster* party : partiesOf(input))
        count += party->entries.size();
    return static_cast<int>(
        std::min<std::size_t>(count, static_cast<std::size_t>(rules::malice::maxAvatars)));
}

Result<Question> questionOf(const Simulator& simulator, const SimulationInput& input) {
    Result<SimulationValues> values = simulationValues(simulator, input.parameters);
    if (!values)
        return values.problems();
    Question question;
    question.values = std::move(*values);
    Problems problems;
    for (const SimulationParameter& parameter : simulator.parameters()) {
        if (parameter.kind != Kind::Text || parameter.name == "profile" || parameter.name == "rounds" ||
            parameter.name == "roll")
            continue;
        for (const std::string_view part : parts(question.text(parameter.name))) {
            const Result<RollBonus> read = parseBonus(part);
            if (!read)
                problems.insert(problems.end(), read.problems().begin(), read.problems().end());
            else if (read->stars > maxFightStars || read->penaltyStars > maxFightStars)
                problems.push_back(
                    {"dice.too-many", {std::string(part), std::to_string(maxFightStars)}, {}, {}, 0, 0});
        }
    }
    std::string profile = question.text("profile"), method = question.text("method");
    int avatars = question.text("avatars").empty() ? 0 : question.number("avatars");
    if (input.scenario) {
        const ScenarioSection section = scenarioSection(input.scenario->extras);
        const Rulings rulings = Rulings::of(input.scenario->rulings);
        question.withdrawHit = rulings.withdrawHit;
        if (profile.empty())
            profile = !section.generator.value.empty() ? section.generator.value
                      : rulings.tapered                ? "tapered"
                                                       : "";
        if (method.empty())
            method = section.dstarMethod;
        if (avatars == 0)
            avatars = section.avatars.value_or(0);
    }
    if (avatars == 0)
        avatars = avatarsOf(input);
    question.avatars = std::clamp(avatars == 0 ? 2 : avatars, 1, rules::malice::maxAvatars);
    std::string known;
    if (const GeneratorProfile* found =
            profileNamed(profile.empty() ? "even" : profile, input.library, known)) {
        question.profile = *found;
        question.profileName = profile.empty() ? "even" : profile;
    } else {
        problems.push_back({"simulation.profile", {profile, known}, {}, {}, 0, 0});
    }
    const int way = indexIn(starMethodNames, method.empty() ? "all" : method);
    if (way < 0)
        problems.push_back({"simulation.method", {method, "halfsies, lockdown, net, all"}, {}, {}, 0, 0});
    question.method = static_cast<StarMethod>(std::max(0, way));
    if (!problems.empty())
        return problems;
    return question;
}

Json settingsJson(const Question& question) {
    Json::Object values;
    for (const auto& [name, value] : question.values)
        if (!value.empty() && name != "profile" && name != "method" && name != "avatars")
            values.emplace_back(name, value);
    return Json::Object{{"profile", question.profileName},
                        {"bands", Json::Object{{"nature", bandsJson(question.profile.nature)},
                                               {"power", bandsJson(question.profile.power)},
                                               {"abilities", bandsJson(question.profile.abilities)},
                                               {"open", question.profile.open}}},
                        {"method", starMethodNames[static_cast<std::size_t>(question.method)]},
                        {"avatars", question.avatars},
                        {"withdrawHit", question.withdrawHit},
                        {"set", std::move(values)}};
}

Question questionOf(const Json& settings) {
    Question question;
    const auto text = [&](const char* key) {
        const Json* member = settings.find(key);
        return member && member->isString() ? member->string() : std::string();
    };
    const auto truth = [](const Json* member) {
        return member && member->type() == Json::Type::Boolean && member->boolean();
    };
    question.profileName = text("profile");
    if (const Json* bands = settings.find("bands")) {
        question.profile.nature = bandsOf(bands->find("nature"));
        question.profile.power = bandsOf(bands->find("power"));
        question.profile.abilities = bandsOf(bands->find("abilities"));
        question.profile.open = truth(bands->find("open"));
    }
    question.method = static_cast<StarMethod>(std::max(0, indexIn(starMethodNames, text("method"))));
    if (const Json* avatars = settings.find("avatars"); avatars && avatars->isInteger())
        question.avatars =
            static_cast<int>(std::clamp<std::int64_t>(avatars->integer(), 1, rules::malice::maxAvatars));
    question.withdrawHit = truth(settings.find("withdrawHit"));
    if (const Json* set = settings.find("set"); set && set->isObject())
        for (const auto& [name, value] : set->object())
            if (value.isString())
                question.values[name] = value.string();
    return question;
}

QString choiceWords(const std::string& choice) {
    if (const auto terrain = named<Terrain>(choice))
        return Terms::terrain(*terrain);
    if (const auto method = named<DstarMethod>(choice))
        return Terms::dstar(*method);
    static const std::map<std::string, const char*> words = {
        {"sequential", QT_TRANSLATE_NOOP("MaliceSimulation", "as soon as the realm is empty")},
        {"start-of-turn", QT_TRANSLATE_NOOP("MaliceSimulation", "where the turn began with an empty realm")},
        {"dealt-anew", QT_TRANSLATE_NOOP("MaliceSimulation", "dealt anew for every game")},
        {"as-they-lie", QT_TRANSLATE_NOOP("MaliceSimulation", "as they lie")},
        {"yes", QT_TRANSLATE_NOOP("MaliceSimulation", "yes")},
        {"no", QT_TRANSLATE_NOOP("MaliceSimulation", "no")},
        {"normal", QT_TRANSLATE_NOOP("MaliceSimulation", "a creature of the land")},
        {"guardian", QT_TRANSLATE_NOOP("MaliceSimulation", "a Guardian")},
        {"shadow", QT_TRANSLATE_NOOP("MaliceSimulation", "a Shadow")},
        {"xulthul", QT_TRANSLATE_NOOP("MaliceSimulation", "Xulthûl")}};
    const auto found = words.find(choice);
    return found == words.end() ? QString::fromStdString(choice) : SimulationWords::tr(found->second);
}

QStringList settingLines(const Simulator& simulator, const Question& question) {
    QStringList lines;
    lines << SimulationWords::tr("Generator profile: %1").arg(profileText(question.profileName));
    const std::string_view method = starMethodNames[static_cast<std::size_t>(question.method)];
    lines << SimulationWords::tr("Star dice: %1")
                 .arg(Terms::dstar(named<DstarMethod>(method).value_or(DstarMethod::All)).toLower());
    for (const SimulationParameter& parameter : simulator.parameters()) {
        if (parameter.name == "avatars")
            lines << SimulationWords::tr("%1: %2").arg(parameter.title).arg(question.avatars);
        const auto given = question.values.find(parameter.name);
        if (given == question.values.end() || given->second.empty() || given->second == parameter.fallback)
            continue;
        if (parameter.name != "avatars" && parameter.name != "profile" && parameter.name != "method")
            lines << SimulationWords::tr("%1: %2").arg(
                parameter.title, parameter.kind == Kind::Choice ? choiceWords(given->second)
                                                                : QString::fromStdString(given->second));
    }
    return lines;
}

Encounter encounterOf(const Question& question) {
    Encounter where;
    where.kind = static_cast<OpponentKind>(std::max(0, indexIn(opponentNames, question.text("opponent"))));
    where.terrain = named<Terrain>(question.text("terrain")).value_or(Terrain::Plains);
    where.lair = question.flag("lair");
    where.light = question.number("map-light");
    where.dark = question.number("map-dark");
    where.avatars = question.avatars;
    where.shadowLife = where.kind == OpponentKind::Shadow ? question.number("opponent-life") : 0;
    return where;
}

}  // namespace bocage::model::malice
