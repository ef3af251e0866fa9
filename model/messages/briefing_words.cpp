#include "model/messages/briefing_words.h"

#include <QLocale>
#include <QStringList>
#include <span>

#include "model/messages/element_names.h"
#include "model/systems/game_words.h"

namespace bocage::model {

namespace {

struct Named {
    std::string_view code;
    const char* name;
    const char* help;
};

const Named* find(std::span<const Named> table, std::string_view code) {
    for (const Named& row : table)
        if (row.code == code)
            return &row;
    return nullptr;
}

QString plain(std::string_view code) {
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

#define WORDS(text) QT_TRANSLATE_NOOP("BriefingWords", text)

constexpr Named kinds[] = {
    {"eliminate", WORDS("Eliminate"), WORDS("Certain units, or so many of them, must be destroyed.")},
    {"capture", WORDS("Capture"), WORDS("Objectives must be taken, once, at any time.")},
    {"hold", WORDS("Hold"), WORDS("Objectives must be held at the end of a turn.")},
    {"free", WORDS("Free"), WORDS("Prisoners must be set free.")},
    {"exit", WORDS("Exit"), WORDS("Units must leave the battlefield through a zone.")},
    {"score", WORDS("Score table"), WORDS("Points are counted for what is destroyed.")},
    {"most-points", WORDS("Most points"), WORDS("Victory points of broken tiles are compared at the end.")},
    {"survive", WORDS("Survive"), WORDS("The side must still stand at the end.")},
    {"turn-limit", WORDS("Turn limit"), WORDS("The side wins when time runs out.")},
    {"text", WORDS("Free text"), WORDS("You say it in your own words.")},
};

constexpr Named outcomes[] = {
    {"won", WORDS("won"), ""},
    {"lost", WORDS("lost"), ""},
    {"draw", WORDS("drew"), ""},
};

#undef WORDS

}  // namespace

QString BriefingWords::kind(rules::VictoryCondition::Kind kind) {
    return tr(kinds[static_cast<std::size_t>(kind)].name);
}
QString BriefingWords::kindHelp(rules::VictoryCondition::Kind kind) {
    return tr(kinds[static_cast<std::size_t>(kind)].help);
}

QString BriefingWords::condition(std::string_view name, std::string_view system) {
    const CodeWords* found = findWords(&GameWords::conditions, name, system);
    return found ? tr(found->name) : plain(name);
}
QString BriefingWords::conditionHelp(std::string_view name, std::string_view system) {
    const CodeWords* found = findWords(&GameWords::conditions, name, system);
    return found ? tr(found->sentence) : QString();
}

QString BriefingWords::ruleSwitch(std::string_view name, std::string_view system) {
    const CodeWords* found = findWords(&GameWords::ruleSwitches, name, system);
    return found ? tr(found->name) : plain(name);
}
QString BriefingWords::ruleSwitchText(std::string_view name, std::string_view system) {
    const CodeWords* found = findWords(&GameWords::ruleSwitches, name, system);
    return found ? tr(found->sentence) : QString();
}

QString BriefingWords::provenance(rules::Provenance provenance) {
    switch (provenance) {
        case rules::Provenance::Sample:
            return tr("Sample that came with Bocage");
        case rules::Provenance::OfficialUserEntered:
            return tr("Typed in from a published book");
        case rules::Provenance::Variant:
            break;
    }
    return tr("Made by players");
}

QString BriefingWords::outcome(std::string_view code) {
    const Named* found = find(outcomes, code);
    return found ? tr(found->name) : plain(code);
}

QString BriefingWords::language(const std::string& code) {
    const QLocale locale(QString::fromStdString(code));
    QString name = locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
    if (name.isEmpty())
        return QString::fromStdString(code);
    name[0] = name[0].toUpper();
    // "American English" is more than a scenario has to say.
    return code == "en" ? QStringLiteral("English") : name;
}

QString BriefingWords::list(const QStringList& items) {
    if (items.size() < 2)
        return items.value(0);
    QString text = items.first();
    for (qsizetype i = 1; i + 1 < items.size(); ++i)
        text = tr("%1, %2", "part of a list").arg(text, items[i]);
    return tr("%1 and %2", "end of a list").arg(text, items.last());
}

QString BriefingWords::boxes(const std::vector<rules::Copies>& boxes, const rules::Library& library) {
    QStringList names;
    for (const rules::Copies& box : boxes)
        names << QStringLiteral("%1 × %2").arg(box.count).arg(ElementNames::content(library, box.id));
    return list(names);
}

}  // namespace bocage::model
