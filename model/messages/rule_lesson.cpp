#include "model/messages/rule_lesson.h"

#include <algorithm>

#include "model/library/rule_catalogues.h"

namespace bocage::model {

using namespace rules;

namespace {

struct OwnRule {
    const char* group;  ///< beginning of the rule id
    const char* why;
};

constexpr OwnRule ownRules[] = {
    {"DOC-SYS-",
     QT_TRANSLATE_NOOP("RuleLessons", "The rules of a battle or army come with its game system.")},
    {"DOC-REF-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "Boards, units and options come from packs. What no open pack has is kept, but cannot "
                       "be drawn, counted or judged.")},
    {"DOC-PACK-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "A document remembers the packs it was made with; another version may hold other "
                       "values.")},
    {"DOC-BOX-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "Every piece of cardboard lies in one place with one side up, so the table needs as "
                       "many as are used at once.")},
    {"DOC-CARD-",
     QT_TRANSLATE_NOOP(
         "RuleLessons",
         "A card that this battle gives no chance to play is a dead draw; the deck is better without "
         "it.")},
    {"DOC-FACE-",
     QT_TRANSLATE_NOOP("RuleLessons", "A board or overlay can only show a side that is printed.")},
    {"DOC-LINK-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "What a condition, deck or counter points to must be in the scenario; else nobody "
                       "knows what is meant.")},
    {"DOC-SIDE-",
     QT_TRANSLATE_NOOP("RuleLessons", "What belongs to a side needs that side among those of the battle.")},
    {"DOC-BAG-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "A bag is drawn from blindly, so it holds only what it is for, and no more can leave "
                       "it than is in it.")},
    {"DOC-WORD-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "Rulings, conditions and switches are words that the game knows. One that it does not "
                       "know would change nothing, and nobody would notice.")},
    {"PACK-READ-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "A piece is in the box and the catalogue once every field that it cannot do without is "
                       "filled in. Until then it is kept in the pack and left out everywhere else.")},
    {"DOC-CAM-",
     QT_TRANSLATE_NOOP("RuleLessons",
                       "The ways through a campaign must lead from chapter to chapter that exist, by results "
                       "that can happen.")},
};

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

}  // namespace

RuleLesson RuleLessons::lesson(const std::string& system, const std::string& rule) {
    RuleLesson lesson;
    for (const OwnRule& own : ownRules)
        if (rule.starts_with(own.group))
            lesson.why = tr(own.why);
    const auto catalogue = ruleCatalogue(system);
    const CatalogueRule* found = catalogue ? catalogue->find(rule) : nullptr;
    if (!found)
        return lesson;
    lesson.why = text(found->text);
    lesson.source = text(found->source);
    for (const CatalogueRuling& ruling : catalogue->rulings())
        if (std::find(ruling.rules.begin(), ruling.rules.end(), rule) != ruling.rules.end())
            lesson.rulings << tr("Ruling %1: %2").arg(text(ruling.id), text(ruling.text));
    return lesson;
}

}  // namespace bocage::model
