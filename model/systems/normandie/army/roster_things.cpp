#include <QCoreApplication>
#include <set>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/normandie/army/normandie_rosters.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

struct ThingText {
    Q_DECLARE_TR_FUNCTIONS(bocage::editor::CatalogueDetail)
};

/// One side of a counter in words: its values, then what its weapons add.
QString sideWords(const UnitSide& side) {
    QStringList parts{ArmyWords::statistics(side)};
    if (side.stars > 0)
        parts << QString(side.stars, QChar(0x2605));
    if (side.secondary)
        parts << ThingText::tr("second weapon: %1").arg(ArmyWords::bonuses(side.secondary->bonus));
    return parts.join(QStringLiteral(" · "));
}

/// Abilities with their help, each once.
class AbilityList {
public:
    explicit AbilityList(const Content& content) : m_content(content) {}
    void add(const std::vector<AbilityUse>& uses) {
        for (const AbilityUse& use : uses)
            if (m_known.insert(use.slug).second) {
                const Ability* ability = m_content.ability(use.slug);
                list.push_back(
                    {ArmyWords::ability(use, m_content), ability ? localized(ability->help) : QString()});
            }
    }
    void add(const UnitSide& side) {
        add(side.abilities);
        for (const auto* weapon : {&side.primary, &side.secondary})
            if (*weapon)
                add((*weapon)->abilities);
    }
    std::vector<ThingWords::Paragraph> list;

private:
    const Content& m_content;
    std::set<std::string> m_known;
};

void addUnit(ThingWords& words, const Unit& unit, int count) {
    const QString name =
        count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(localized(unit.name)) : localized(unit.name);
    words.paragraphs.push_back({name, sideWords(unit.front)});
    if (unit.back)
        words.paragraphs.push_back({ThingText::tr("Other side"), sideWords(*unit.back)});
    if (unit.lifePoints > 0)
        words.paragraphs.push_back({{}, ThingText::tr("%n life point(s)", nullptr, unit.lifePoints)});
}

}  // namespace

ThingWords NormandieRosters::describe(const LibraryPtr& library, const ContentId& id) const {
    const ContentPtr content = contentFor(library);
    const Tile* tile = content->tile(id);
    const Option* option = content->option(id);
    const Unit* single = content->unit(id);
    ThingWords words;
    if (!tile && !option && !single)
        return words;
    const ContentHead& head = tile     ? static_cast<const ContentHead&>(*tile)
                              : option ? static_cast<const ContentHead&>(*option)
                                       : *single;
    words.title = localized(head.name);
    const auto say = [&](const QString& text) { words.paragraphs.push_back({{}, text}); };
    say(localized(head.help));
    if (tile)
        say(ArmyWords::summary(*tile, *content));
    if (tile && tile->cost)
        say(ThingText::tr("Costs %n point(s).", nullptr, *tile->cost));
    if (option)
        say(ArmyWords::facts(*option).join(QLatin1Char(' ')));
    AbilityList abilities(*content);
    if (tile || option)
        abilities.add(tile ? tile->abilities : option->abilities);
    const std::vector<Copies> units = tile     ? tile->units
                                      : option ? option->units
                                               : std::vector<Copies>{{id, 1}};
    for (const Copies& copies : units) {
        const Unit* unit = content->unit(copies.id);
        words.counters.push_back({copies.id, unit && unit->back, unit ? counterAspect(*unit) : 1,
                                  ElementNames::content(*library, copies.id)});
        if (!unit)
            continue;
        addUnit(words, *unit, copies.count);
        abilities.add(unit->front);
        if (unit->back)
            abilities.add(*unit->back);
    }
    words.paragraphs.insert(words.paragraphs.end(), abilities.list.begin(), abilities.list.end());
    if (option)
        words.rule = QString::fromStdString(option->rule);
    words.drawn = option;
    return words;
}

}  // namespace bocage::model
