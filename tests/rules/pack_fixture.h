#pragma once

#include <functional>
#include <stdexcept>

#include "rules/checks/pack_check.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"
#include "rules/systems/normandie/content/cost_formula.h"

namespace bocage::tests {

/// A small pack with nothing wrong, to be spoilt in one place per test.
class PackFixture {
public:
    PackFixture() {
        m_pack.manifest.id = rules::PackId("p");
        m_pack.manifest.version = "1.0.0";
        m_pack.manifest.system = "normandie";
        m_pack.manifest.title = "Fixture";
        m_pack.manifest.languages = {"en"};
        for (const char* text : files) {
            const auto read = rules::readContentFile(text, m_pack);
            if (!read)
                throw std::logic_error(read.problems().front().code + " " + read.problems().front().pointer);
        }
        priceByFormula();
    }

    rules::Pack& pack() { return m_pack; }

    /// Fields of a unit, tile, option or ability.
    rules::Json& fields(std::string_view id) {
        for (rules::SystemContent& item : m_pack.system)
            if (item.id.value == id)
                return item.fields;
        throw std::logic_error(std::string(id));
    }
    /// Sets a field; the path has the names of the objects on the way.
    void set(std::string_view id, std::initializer_list<std::string_view> path, rules::Json value) {
        rules::Json* at = &fields(id);
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            const std::string_view name = path.begin()[i];
            if (!at->find(name))
                at->set(name, rules::Json::Object{});
            at = const_cast<rules::Json*>(at->find(name));
        }
        at->set(path.begin()[path.size() - 1], std::move(value));
    }
    void erase(std::string_view id, std::string_view name) {
        std::erase_if(fields(id).object(), [&](const auto& member) { return member.first == name; });
    }
    rules::Face& house() { return m_pack.overlays.front().faces.front(); }

    rules::Findings check(const rules::Names* symbols = nullptr, const rules::Names* files_ = nullptr) const {
        const auto library = rules::Library::build({m_pack}).first;
        return rules::checkPack(
            {library, library->packs().front(), rules::findGameSystem("normandie"), symbols, files_});
    }
    int count(std::string_view rule, const rules::Names* symbols = nullptr,
              const rules::Names* files_ = nullptr) const {
        int found = 0;
        for (const rules::Finding& finding : check(symbols, files_))
            found += finding.rule == rule;
        return found;
    }

    /// Prices that PACK-COST-01 agrees with; tests that change what a thing is worth call it again.
    void priceByFormula() {
        const auto content = rules::normandie::Content::build(rules::Library::build({m_pack}).first).first;
        for (const auto& [id, tile] : content->tiles())
            set(id.value, {"cost"}, rules::normandie::tileCost(tile, *content));
        for (const auto& [id, option] : content->options())
            set(id.value, {"cost"}, rules::normandie::optionCost(option, *content));
    }

private:
    static constexpr const char* files[] = {
        R"({"format":"bocage.content","version":1,"kind":"faction","items":[
            {"id":"p:faction/f","name":"Faction","help":"h","colour":"#0072B2","deck":"p:deck/d"}]})",
        R"({"format":"bocage.content","version":1,"kind":"terrain","items":[
            {"id":"p:terrain/floor","name":"Floor","help":"h","effects":[{"name":"building"},{"name":"defense","value":2}],"symbol":"building"},
            {"id":"p:terrain/rubble","name":"Rubble","help":"h","effects":[{"name":"ruin"},{"name":"impassable-to","classes":["light"]}]},
            {"id":"p:terrain/circle","name":"Circle","help":"h","effects":[{"name":"mythos","value":3}]},
            {"id":"p:terrain/wall","name":"Wall","help":"h","place":"edge","effects":[{"name":"wall"}]},
            {"id":"p:terrain/door","name":"Door","help":"h","place":"edge","effects":[{"name":"entrance"}]},
            {"id":"p:terrain/post","name":"Post","help":"h","place":"corner","effects":[{"name":"structure","value":1}]}]})",
        R"({"format":"bocage.content","version":1,"kind":"overlay","items":[
            {"id":"p:overlay/house","name":"House","help":"h","faces":[
              {"name":"a","grid":{"legend":{"f":"p:terrain/floor"},"rows":["ff"]},
               "edges":[{"at":[0,0,"north"],"kind":"p:terrain/door"},{"at":[2,0,"west"],"kind":"p:terrain/wall"}],
               "rooms":[{"name":"A","cells":[[0,0]]},{"name":"B","cells":[[1,0]]}],"structure":2},
              {"name":"ruin","grid":{"legend":{"r":"p:terrain/rubble"},"rows":["rr"]}}]},
            {"id":"p:overlay/wreck","name":"Wreck","help":"h","faces":[{"name":"a","grid":{"legend":{"r":"p:terrain/rubble"},"rows":["r"]}}]}]})",
        R"({"format":"bocage.content","version":1,"kind":"marker","items":[
            {"id":"p:marker/grenade","name":"Grenade","help":"h","symbol":"grenades"}]})",
        R"({"format":"bocage.content","version":1,"kind":"card","items":[
            {"id":"p:card/c","name":"Card","help":"h","faction":"p:faction/f"}]})",
        R"({"format":"bocage.content","version":1,"kind":"deck","items":[
            {"id":"p:deck/d","name":"Deck","help":"h","faction":"p:faction/f","cards":[{"id":"p:card/c","count":2}]}]})",
        R"({"format":"bocage.content","version":1,"kind":"bag","items":[
            {"id":"p:bag/search","name":"Search","help":"h","purpose":"search","contents":[{"id":"p:option/sign"}]},
            {"id":"p:bag/zombie","name":"Zombies","help":"h","purpose":"zombie","contents":[{"id":"p:unit/zombie","count":3}]}]})",
        R"({"format":"bocage.content","version":1,"kind":"unit","items":[
            {"id":"p:unit/rifles","name":"Rifles","help":"h","class":"infantry","faction":"p:faction/f",
             "front":{"movement":4,"bonus":{"infantry":2,"light":0},"defense":{"front":6},"absorbs":true,"abilities":[{"ability":"assault","value":1}]},
             "back":{"movement":3,"bonus":{"infantry":1},"defense":{"front":6}},"backRole":"reduced"},
            {"id":"p:unit/officer","name":"Officer","help":"h","class":"infantry","faction":"p:faction/f","outline":"officer",
             "front":{"movement":4,"bonus":{"infantry":2},"defense":{"front":6},"stars":1},"tileRole":"character"},
            {"id":"p:unit/hero","name":"Hero","help":"h","class":"infantry","faction":"p:faction/f","outline":"hero",
             "front":{"movement":4,"bonus":{"infantry":2},"defense":{"front":6}},"tileRole":"hero"},
            {"id":"p:unit/scouts","name":"Scouts","help":"h","class":"infantry","faction":"p:faction/f",
             "front":{"movement":4,"bonus":{"infantry":2},"defense":{"front":6},"abilities":[{"ability":"ambush"},{"ability":"scout","value":3}]},
             "back":{"movement":2,"defense":{"front":6}},"backRole":"concealed"},
            {"id":"p:unit/jeep","name":"Jeep","help":"h","class":"light","faction":"p:faction/f",
             "front":{"movement":9,"bonus":{"infantry":2},"defense":{"front":5}},"backRole":"wreck","wreck":"p:overlay/wreck","tileRole":"support"},
            {"id":"p:unit/tank","name":"Tank","help":"h","class":"heavy","footprint":2,"faction":"p:faction/f",
             "front":{"movement":6,"defense":{"front":9,"left":8,"right":8,"back":6},
               "primary":{"bonus":{"heavy":4}},"secondary":{"bonus":{"infantry":3}}},"backRole":"wreck","wreck":"p:overlay/wreck","tileRole":"support"},
            {"id":"p:unit/horror","name":"Horror","help":"h","class":"creature","footprint":2,"faction":"p:faction/f",
             "front":{"movement":5,"bonus":{"infantry":3},"defense":{"front":8},"abilities":[{"ability":"assault"}]},"traits":["uncontrolled"],"tileRole":"scenario"},
            {"id":"p:unit/zombie","name":"Zombie","help":"h","class":"infantry","faction":"p:faction/f",
             "front":{"movement":3,"bonus":{"infantry":1},"defense":{"front":5},"abilities":[{"ability":"zombie"}]},"traits":["zombie"],"tileRole":"scenario"}]})",
        R"({"format":"bocage.content","version":1,"kind":"tile","items":[
            {"id":"p:tile/command","name":"Command","help":"h","faction":"p:faction/f","breakingPoints":1,"victoryPoints":1,"officer":true,
             "units":[{"id":"p:unit/officer"},{"id":"p:unit/rifles"},{"id":"p:unit/scouts"}],
             "slots":[{"kinds":["support"],"band":"red"},{"kinds":["equipment"],"band":"blue"},{"kinds":["customization","spell","spell-book"],"band":"white","stars":1}]},
            {"id":"p:tile/hero","name":"Hero","help":"h","faction":"p:faction/f","breakingPoints":1,"victoryPoints":1,"hero":true,"units":[{"id":"p:unit/hero"}]}]})",
        R"({"format":"bocage.content","version":1,"kind":"option","items":[
            {"id":"p:option/grenades","name":"Grenades","help":"h","kind":"equipment","markers":3,"rule":"SON-OPT-33","marker":"p:marker/grenade"},
            {"id":"p:option/sign","name":"Elder Sign","help":"h","kind":"customization","markers":3,"searchBag":"may-enter","rule":"SON-OPT-12"},
            {"id":"p:option/leader","name":"Leader","help":"h","kind":"customization","stars":1,"searchBag":"forbidden","rule":"SON-OPT-16"},
            {"id":"p:option/gun","name":"Gun","help":"h","kind":"customization","bonus":{"infantry":3},"rule":"SON-OPT-10"},
            {"id":"p:option/fog","name":"Fog","help":"h","kind":"spell","markers":1,"penalty":2,"searchBag":"forbidden","rule":"SON-OPT-24"},
            {"id":"p:option/augur","name":"Augur","help":"h","kind":"spell","penalty":2,"searchBag":"may-enter","rule":"SON-OPT-53"},
            {"id":"p:option/book","name":"Book","help":"h","kind":"spell-book","searchBag":"may-enter","spellSpaces":2,"rule":"SON-OPT-52"},
            {"id":"p:option/jeep","name":"Jeep","help":"h","kind":"support","faction":"p:faction/f","units":[{"id":"p:unit/jeep"},{"id":"p:unit/tank"}]}]})",
        R"({"format":"bocage.content","version":1,"kind":"ability","items":[
            {"id":"p:ability/assault","name":"Assault","help":"h","value":"optional","rule":"SON-SA-03","symbol":"assault"},
            {"id":"p:ability/assault-long","name":"Long","help":"h","value":"required","rule":"SON-SA-04"},
            {"id":"p:ability/ambush","name":"Ambush","help":"h","rule":"SON-SA-01"},
            {"id":"p:ability/tripod","name":"Tripod","help":"h","rule":"SON-SA-33"},
            {"id":"p:ability/fire-move","name":"Move","help":"h","value":"penalty","rule":"SON-SA-11"},
            {"id":"p:ability/machine-gunner","name":"Gunner","help":"h","rule":"SON-SA-17"},
            {"id":"p:ability/mythos-hunter","name":"Hunter","help":"h","value":"required","rule":"SON-SA-21"},
            {"id":"p:ability/mythos-manifestation","name":"Manifestation","help":"h","value":"required-or-null","rule":"SON-SA-20"},
            {"id":"p:ability/sacrifice","name":"Sacrifice","help":"h","rule":"SON-SA-25"},
            {"id":"p:ability/scout","name":"Scout","help":"h","value":"required","rule":"SON-SA-26"},
            {"id":"p:ability/ultimate-sacrifice","name":"Ultimate","help":"h","rule":"SON-SA-40"},
            {"id":"p:ability/zombie","name":"Zombie","help":"h","rule":"SON-SA-45"}]})",
    };

    rules::Pack m_pack;
};

}  // namespace bocage::tests
