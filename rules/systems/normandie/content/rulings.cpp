#include "rules/systems/normandie/content/rulings.h"

#include <algorithm>
#include <vector>

namespace bocage::rules::normandie {

namespace {

/// A ruling with what its n-th value does to the typed struct.
struct Row {
    RulingInfo info;
    void (*choose)(Rulings&, std::size_t value);
};

const std::vector<std::string_view> onOff{"true", "false"};
const std::vector<std::string_view> offOn{"false", "true"};

/// The first value is always the default, so a choice of 0 means "as shipped".
const std::vector<Row>& rows() {
    using R = Rulings;
    using Index = std::size_t;
    static const std::vector<Row> table{
        {{"statue.value", "SON-AMB-01", {"2", "0"}}, [](R& r, Index v) { r.statueValue = v == 0 ? 2 : 0; }},
        {{"mythos.alias", "SON-AMB-02", onOff}, [](R& r, Index v) { r.mythosAlias = v == 0; }},
        {{"faith.mode", "SON-AMB-03", {"autopass", "exempt"}},
         [](R& r, Index v) { r.faithAutopass = v == 0; }},
        {{"killshot.lifepoints", "SON-AMB-04", {"two", "none"}},
         [](R& r, Index v) { r.killShotCostsTwo = v == 0; }},
        {{"burrower.ethereal", "SON-AMB-05", offOn}, [](R& r, Index v) { r.burrowerEthereal = v == 1; }},
        {{"terror.phase", "SON-AMB-07", {"supply", "both"}},
         [](R& r, Index v) { r.terrorInActivation = v == 1; }},
        {{"terror.los", "SON-AMB-08", {"co", "clear"}},
         [](R& r, Index v) { r.terrorSight = static_cast<SeenAs>(v); }},
        {{"search.mode", "SON-AMB-09", {"either", "token", "symbol"}},
         [](R& r, Index v) { r.search = static_cast<R::Search>(v); }},
        {{"night.inclusive", "SON-AMB-10", onOff}, [](R& r, Index v) { r.nightInclusive = v == 0; }},
        {{"range.final", "SON-AMB-11", onOff}, [](R& r, Index v) { r.rangeOnFinalResult = v == 0; }},
        {{"suppressive.universal", "SON-AMB-12", offOn},
         [](R& r, Index v) { r.suppressiveUniversal = v == 1; }},
        {{"arc.degrees", "SON-AMB-13", {"90", "180"}},
         [](R& r, Index v) { r.arcDegrees = v == 0 ? 90 : 180; }},
        {{"los.corner", "SON-AMB-14", {"both", "either"}},
         [](R& r, Index v) { r.cornerNeedsBothStopped = v == 0; }},
        {{"los.ownSpace", "SON-AMB-15", {"exempt", "counted"}},
         [](R& r, Index v) { r.ownSpaceExempt = v == 0; }},
        {{"los.creatureSeesOver", "SON-AMB-16", offOn}, [](R& r, Index v) { r.creatureSeesOver = v == 1; }},
        {{"los.endpoints", "SON-AMB-17", {"open", "closed"}},
         [](R& r, Index v) { r.endSpacesOpen = v == 0; }},
        {{"zoc.creatureBound", "SON-AMB-18", offOn}, [](R& r, Index v) { r.zocBindsCreatures = v == 1; }},
        {{"zoc.cut", "SON-AMB-19", {"noPassage", "none"}},
         [](R& r, Index v) { r.zocCutByNoPassage = v == 0; }},
        {{"creature.crush", "SON-AMB-20", offOn}, [](R& r, Index v) { r.creatureCrushes = v == 1; }},
        {{"swamp.perSpace", "SON-AMB-22", onOff}, [](R& r, Index v) { r.swampPerSpace = v == 0; }},
        {{"building.vehicles", "SON-AMB-24", offOn}, [](R& r, Index v) { r.vehiclesInBuildings = v == 1; }},
        {{"cards.mode", "SON-AMB-25", {"refill", "draw"}}, [](R& r, Index v) { r.cardsRefill = v == 0; }},
        {{"initiative.mode", "SON-AMB-26", {"rotate", "random"}},
         [](R& r, Index v) { r.initiativeRotates = v == 0; }},
        {{"book.freeSpell", "SON-AMB-32", offOn}, [](R& r, Index v) { r.bookFreeSpell = v == 1; }},
        {{"darts.fixed", "SON-AMB-35", onOff}, [](R& r, Index v) { r.dartsFixed = v == 0; }},
        {{"grenade.ownCorner", "SON-AMB-36", {"1", "0"}},
         [](R& r, Index v) { r.grenadeOwnCorner = v == 0 ? 1 : 0; }},
        {{"officer.scope", "SON-AMB-37", {"eqtrait", "any"}},
         [](R& r, Index v) { r.officerTakesAny = v == 1; }},
        {{"building.zocEntrance", "SON-AMB-39", onOff}, [](R& r, Index v) { r.zocClosesEntrance = v == 0; }},
        {{"hero.traits", "SON-AMB-40", offOn}, [](R& r, Index v) { r.heroTraits = v == 1; }},
        {{"unc.includeSelf", "SON-AMB-46", onOff}, [](R& r, Index v) { r.uncontrolledIncludeSelf = v == 0; }},
        {{"move.flipImmobile", "SON-AMB-54", onOff}, [](R& r, Index v) { r.flipImmobile = v == 0; }},
        {{"spell.defaultLos", "SON-AMB-57", {"co", "clear"}},
         [](R& r, Index v) { r.spellDefaultSight = static_cast<SeenAs>(v); }},
        {{"zoc.areaEffects", "SON-AMB-62", {"adjacent", "zoc"}},
         [](R& r, Index v) { r.areaEffectsUseAdjacent = v == 0; }},
        {{"poison.always", "SON-AMB-64", onOff}, [](R& r, Index v) { r.poisonAlways = v == 0; }},
        {{"cave.night", "SON-AMB-65", onOff}, [](R& r, Index v) { r.caveIsNight = v == 0; }},
        {{"edge.extent", "SON-AMB-66", {"run", "edge"}}, [](R& r, Index v) { r.edgeRuns = v == 0; }},
        {{"amphibious.redSwamp", "SON-AMB-67", onOff}, [](R& r, Index v) { r.redBorderSwamp = v == 0; }},
        {{"swamp.lastPoint", "SON-AMB-68", {"all", "infantry"}},
         [](R& r, Index v) { r.swampLastPoint = v == 0; }},
        {{"burrow.impassable", "SON-AMB-69", onOff}, [](R& r, Index v) { r.burrowUnderImpassable = v == 0; }},
    };
    return table;
}

}  // namespace

std::span<const RulingInfo> rulingTable() {
    static const std::vector<RulingInfo> infos = [] {
        std::vector<RulingInfo> result;
        for (const Row& row : rows())
            result.push_back(row.info);
        return result;
    }();
    return infos;
}

Rulings Rulings::from(const std::map<std::string, std::string>& choices) {
    Rulings rulings;
    if (choices.empty())
        return rulings;
    for (const Row& row : rows()) {
        const auto chosen = choices.find(std::string(row.info.key));
        if (chosen == choices.end())
            continue;
        const auto& values = row.info.values;
        const auto value = std::find(values.begin(), values.end(), chosen->second);
        if (value != values.end())
            row.choose(rulings, static_cast<std::size_t>(value - values.begin()));
    }
    return rulings;
}

}  // namespace bocage::rules::normandie
