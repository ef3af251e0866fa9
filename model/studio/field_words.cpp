#include "model/studio/field_words.h"

#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <map>

#include "model/messages/terrain_words.h"
#include "model/messages/words.h"
#include "model/systems/game_words.h"
#include "rules/core/ids.h"
#include "rules/core/text.h"

namespace bocage::model {

using namespace rules;

namespace {

struct Word {
    std::string_view name;
    const char* text;
};
struct Field {
    std::string_view name;
    const char* text;
    const char* help = "";
};

#define WORD(text) QT_TRANSLATE_NOOP("FieldWords", text)

// clang-format off
constexpr Word manyOf[] = {
    {"faction", WORD("Factions")}, {"terrain", WORD("Terrain")}, {"board", WORD("Boards")},
    {"overlay", WORD("Overlays")}, {"marker", WORD("Markers")}, {"card", WORD("Cards")},
    {"deck", WORD("Decks")}, {"bag", WORD("Bags")}, {"box", WORD("Boxes")}, {"unit", WORD("Units")},
    {"tile", WORD("Recruitment tiles")}, {"option", WORD("Options")}, {"ability", WORD("Abilities")},
    {"fortress-card", WORD("Fortress cards")}, {"village-card", WORD("Village cards")},
    {"siege-card", WORD("Siege cards")}, {"dagon-card", WORD("Dagon cards")},
    {"cthulhu-card", WORD("Cthulhu cards")},
};
constexpr Word oneOf[] = {
    {"faction", WORD("faction")}, {"terrain", WORD("kind of terrain")}, {"board", WORD("board")},
    {"overlay", WORD("overlay")}, {"marker", WORD("marker")}, {"card", WORD("card")}, {"deck", WORD("deck")},
    {"bag", WORD("bag")}, {"box", WORD("box")}, {"unit", WORD("unit")}, {"tile", WORD("recruitment tile")},
    {"option", WORD("option")}, {"ability", WORD("ability")}, {"fortress-card", WORD("fortress card")},
    {"village-card", WORD("village card")}, {"siege-card", WORD("siege card")},
    {"dagon-card", WORD("Dagon card")}, {"cthulhu-card", WORD("Cthulhu card")},
};
constexpr Field fields[] = {
    {"id", WORD("Id"), WORD("How documents refer to the piece. It follows the name until the pack is used.")},
    {"name", WORD("Name")}, {"help", WORD("Help"), WORD("One to three sentences of your own, shown in inspectors and printed in references.")},
    {"provenance", WORD("Values come from")}, {"place", WORD("Lies on")},
    {"effects", WORD("Effects"), WORD("What it means in the rules. Code knows effects, never kinds: whatever has them acts at once.")},
    {"look", WORD("Look"), WORD("How it is drawn; never what it means.")}, {"symbol", WORD("Symbol"), WORD("One of ours by its name, or a drawing of your own: it is drawn in one ink, so dark on light or clear ground is best.")},
    {"grid", WORD("Grid")}, {"category", WORD("Group in the box")}, {"faces", WORD("Faces")}, {"title", WORD("Title")},
    {"structure", WORD("Structure"), WORD("Demolition points until this face is destroyed.")},
    {"seed", WORD("Variation"), WORD("Another number gives another drawing of the same thing.")},
    {"art", WORD("Own picture"), WORD("A picture of the pack that is drawn instead of ours; the rules stay those of the fields and the painted spaces.")},
    {"backArt", WORD("Own picture, back"), WORD("A picture of the pack that is drawn instead of our drawing of the back.")},
    {"colour", WORD("Colour"), WORD("Written like #0072B2, or a colour that the game names.")}, {"frame", WORD("Frame")}, {"deck", WORD("Deck")},
    {"terror", WORD("Terror")}, {"faction", WORD("Faction")}, {"phase", WORD("Phase")}, {"bonus", WORD("Bonus")},
    {"needs", WORD("Needs")}, {"cards", WORD("Cards")}, {"count", WORD("Copies")}, {"purpose", WORD("Purpose")},
    {"contents", WORD("Contents")}, {"value", WORD("Value")}, {"classes", WORD("Classes")},
    {"class", WORD("Class")}, {"footprint", WORD("Spaces")}, {"badge", WORD("Badge")}, {"stripes", WORD("Stripes")},
    {"outline", WORD("Outline")}, {"front", WORD("Front")}, {"back", WORD("Back")}, {"backRole", WORD("Back is")},
    {"wreck", WORD("Wreck")}, {"lifePoints", WORD("Life points")}, {"firingArc", WORD("Firing arc"), WORD("In degrees: 90 is a quarter of the way round.")},
    {"traits", WORD("Traits")}, {"tileRole", WORD("Role on its tile")}, {"silhouette", WORD("Silhouette"), WORD("The picture on the counter: one of ours by its name, or a drawing of your own in its own colours.")},
    {"movement", WORD("Movement")}, {"defense", WORD("Defense")}, {"absorbs", WORD("Absorbs hits")},
    {"stars", WORD("Stars")}, {"abilities", WORD("Abilities")}, {"primary", WORD("Main weapon")},
    {"secondary", WORD("Second weapon")}, {"infantry", WORD("Against infantry")}, {"light", WORD("Against light vehicles")},
    {"heavy", WORD("Against heavy vehicles")}, {"ability", WORD("Ability")}, {"interspaces", WORD("In interspaces")},
    {"waterOnly", WORD("Only in water")}, {"adds", WORD("Adds to what it has")}, {"left", WORD("Left")}, {"right", WORD("Right")},
    {"cost", WORD("Cost")}, {"breakingPoints", WORD("Breaking points")}, {"victoryPoints", WORD("Victory points")},
    {"officer", WORD("Led by an officer")}, {"hero", WORD("Hero")}, {"units", WORD("Units")}, {"slots", WORD("Slots")},
    {"kinds", WORD("Takes")}, {"band", WORD("Band")}, {"bands", WORD("Bands")}, {"needsTiles", WORD("Needs tiles")},
    {"kind", WORD("Kind")}, {"mythos", WORD("Of the Mythos")}, {"markers", WORD("Markers")}, {"penalty", WORD("Penalty")},
    {"uses", WORD("Uses")}, {"range", WORD("Range")}, {"rangeInInterspaces", WORD("Range in interspaces")},
    {"sight", WORD("Sight")}, {"searchBag", WORD("Search bag")}, {"needsUnits", WORD("Needs units")},
    {"spellSpaces", WORD("Spaces for spells")}, {"effectLost", WORD("Effect is lost")}, {"rule", WORD("Rule")},
    {"marker", WORD("Marker")}, {"markerKinds", WORD("Kinds of markers")}, {"overlay", WORD("Overlay")},
    {"shields", WORD("Shields")}, {"swords", WORD("Swords")}, {"defenceShields", WORD("Shields in defence")},
    {"defence", WORD("Defence")}, {"goldCost", WORD("Gold")}, {"special", WORD("Special")},
    {"deepOnes", WORD("Deep Ones")}, {"reward", WORD("Reward")}, {"swordReduction", WORD("Swords less")},
    {"cancelsAttack", WORD("Cancels the attack")}, {"effect", WORD("Effect")}, {"oldName", WORD("Earlier name")},
    {"copies", WORD("Copies")},
};
constexpr Word choices[] = {
    {"sample", WORD("A sample of ours")}, {"official-user-entered", WORD("Entered from the cardboard")},
    {"variant", WORD("A variant of one's own")}, {"cell", WORD("A space")}, {"edge", WORD("An edge between spaces")},
    {"corner", WORD("A corner")}, {"unit", WORD("A unit")}, {"table", WORD("The table")}, {"square", WORD("Squares")},
    {"hex", WORD("Hexes")}, {"none", WORD("None")}, {"infantry", WORD("Infantry")}, {"light", WORD("Light vehicle")},
    {"heavy", WORD("Heavy vehicle")}, {"creature", WORD("Creature")}, {"officer", WORD("Officer")},
    {"heavy-weapon", WORD("Heavy weapon")}, {"hero", WORD("Hero")}, {"reduced", WORD("Reduced")}, {"wreck", WORD("Wreck")},
    {"concealed", WORD("Concealed")}, {"tripod", WORD("On its tripod")}, {"medic-active", WORD("Medic at work")},
    {"burrowing", WORD("Burrowing")}, {"kamikaze", WORD("Kamikaze")}, {"teleport", WORD("Teleported")},
    {"lab-scout", WORD("Scout of the laboratory")}, {"character", WORD("Character")}, {"member", WORD("Member")},
    {"support", WORD("Support")}, {"free", WORD("Free")}, {"summoned", WORD("Summoned")}, {"scenario", WORD("Of a scenario")},
    {"equipment", WORD("Equipment")}, {"trait", WORD("Trait")}, {"order", WORD("Order")},
    {"customization", WORD("Customization")}, {"artifact", WORD("Artifact")}, {"spell", WORD("Spell")},
    {"spell-book", WORD("Spell book")}, {"upgrade", WORD("Upgrade")}, {"clear", WORD("Clear")},
    {"clear-or-obscured", WORD("Clear or obscured")}, {"unstated", WORD("Not stated")}, {"may-enter", WORD("May enter")},
    {"forbidden", WORD("Forbidden")}, {"not-applicable", WORD("Does not apply")}, {"required", WORD("Required")},
    {"optional", WORD("Optional")}, {"penalty", WORD("Penalty")}, {"required-or-null", WORD("Required, or nothing")},
    {"castle", WORD("Castle")}, {"wall", WORD("Wall")}, {"soldiers", WORD("Soldiers")}, {"bowmen", WORD("Bowmen")},
    {"gold", WORD("Gold")}, {"builder", WORD("Builder")}, {"sacrifice", WORD("Sacrifice")}, {"cultist", WORD("Cultist")},
    {"idol", WORD("Idol")}, {"thief", WORD("Thief")}, {"night", WORD("Night")}, {"ambush", WORD("Ambush")},
    {"siege", WORD("Siege")}, {"dagon", WORD("Dagon")}, {"monster", WORD("Monster")},
    {"bypassLastWall", WORD("Passes the last wall")}, {"bypassAllWalls", WORD("Passes all walls")},
};
/// Words of fields that are free, but whose meaning all games share.
constexpr Word words[] = {
    {"blue", WORD("Blue")}, {"green", WORD("Green")}, {"red", WORD("Red")}, {"white", WORD("White")},
    {"yellow", WORD("Yellow")}, {"black", WORD("Black")}, {"activation", WORD("Activation")}, {"any", WORD("Any phase")},
    {"order", WORD("Orders")}, {"supply", WORD("Supply")}, {"madness", WORD("Madness")}, {"search", WORD("Search")},
    {"zombie", WORD("Zombie")}, {"summoned", WORD("Summoned")}, {"uncontrolled", WORD("Uncontrolled")},
    {"unique", WORD("Unique")}, {"gold", WORD("Gold")}, {"grey", WORD("Grey")}, {"ochre", WORD("Ochre")},
    {"brown", WORD("Brown")}, {"purple", WORD("Purple")},
};
constexpr std::string_view fieldsOfWords[] = {"colour", "band", "bands", "phase", "purpose", "traits"};
// clang-format on

#undef WORD

template <class Table>
auto rowOf(const Table& table, std::string_view name) {
    const auto found =
        std::find_if(std::begin(table), std::end(table), [&](const auto& row) { return row.name == name; });
    return found == std::end(table) ? nullptr : found;
}

}  // namespace

QString FieldWords::plain(std::string_view name) {
    QString words;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z')
            words += QLatin1Char(' ');
        words += letter == '-' || letter == '_' ? QChar(u' ') : QChar::fromLatin1(letter).toLower();
    }
    words = words.simplified();
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString FieldWords::kinds(std::string_view kind) {
    if (const Word* row = rowOf(manyOf, kind))
        return tr(row->text);
    const CodeWords* own = findWords(&GameWords::contentKinds, kind);
    return own ? tr(own->name) : plain(kind);
}

QString FieldWords::kind(std::string_view kind) {
    if (const Word* row = rowOf(oneOf, kind))
        return tr(row->text);
    const CodeWords* own = findWords(&GameWords::contentKinds, kind);
    return own ? tr(own->sentence) : plain(kind).toLower();
}

QString FieldWords::field(std::string_view name) {
    if (const Field* row = rowOf(fields, name))
        return tr(row->text);
    const CodeWords* own = findWords(&GameWords::contentFields, name);
    return own ? tr(own->name) : plain(name);
}

QString FieldWords::field(const FieldPlan& plan) {
    const CodeWords* own = findWords(&GameWords::contentFields, plan.path);
    return own ? tr(own->name) : field(plan.name);
}

QString FieldWords::help(const FieldPlan& plan) {
    const Field* row = rowOf(fields, plan.name);
    const CodeWords* own = findWords(&GameWords::contentFields, plan.path);
    if (!own && !row)
        own = findWords(&GameWords::contentFields, plan.name);
    const char* text = own ? own->sentence : row ? row->help : "";
    return *text ? tr(text) : QString();
}

QString FieldWords::choice(std::string_view value) {
    if (const Word* row = rowOf(choices, value))
        return tr(row->text);
    const CodeWords* own = findWords(&GameWords::contentValues, value);
    return own ? tr(own->name) : plain(value);
}

QString FieldWords::category(std::string_view category) {
    static constexpr std::pair<const char*, const char*> known[] = {
        {"buildings", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Buildings")},
        {"ground", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Ground")},
        {"woods", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Woods")},
        {"water", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Water")},
        {"caves", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Caves")},
        {"hedges", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Hedges")},
        {"wrecks", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Wrecks")},
        {"edges", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Edges and walls")},
        {"track", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Turn track")},
        {"damage", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Damage")},
        {"templates", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Templates")},
        {"state", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "States")},
        {"orders", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Orders")},
        {"objectives", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Objectives")},
        {"conditions", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Conditions")},
        {"madness", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Madness")},
        {"tokens", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Tokens")},
        {"option markers", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Option markers")},
        {"spell markers", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Spell markers")},
        {"cities", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Cities")},
        {"lairs", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Lairs")},
        {"mystics", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Mystics")},
        {"realm", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Shadow Realm")},
        {"wells", QT_TRANSLATE_NOOP("bocage::model::PaletteModel", "Wells")},
    };
    for (const auto& [name, words] : known)
        if (category == name)
            return QCoreApplication::translate("bocage::model::PaletteModel", words);
    QString own = QString::fromUtf8(category.data(), static_cast<qsizetype>(category.size()));
    return own.replace(0, 1, own.left(1).toUpper());
}

QString FieldWords::known(const FieldPlan& plan, std::string_view value, std::string_view system) {
    if (plan.typeName == "Effect.name")
        if (const CodeWords* effect = findWords(&GameWords::effects, value, system)) {
            QString text = QCoreApplication::translate("TerrainWords", effect->name);
            text.replace(QLatin1String("%1"), QStringLiteral("…"));
            text[0] = text[0].toUpper();
            return text;
        }
    if (plan.typeName == "Effect.classes")
        return TerrainWords::unitClass(value, system);
    if (plan.path == "/category")
        return category(value);
    if (const CodeWords* own = findWords(&GameWords::contentValues, value, system))
        return tr(own->name);
    // Of a list the path is that of its elements.
    const std::string_view name = std::string_view(plan.path).substr(plan.path.rfind('/') + 1);
    if (std::find(std::begin(fieldsOfWords), std::end(fieldsOfWords), name) != std::end(fieldsOfWords))
        if (const Word* row = rowOf(words, value))
            return tr(row->text);
    // Stripes are two colours.
    if (const std::size_t joint = value.find('-'); name == "stripes" && joint != std::string_view::npos) {
        const Word* first = rowOf(words, value.substr(0, joint));
        if (const Word* second = rowOf(words, value.substr(joint + 1)); first && second)
            return tr("%1 and %2").arg(tr(first->text), tr(second->text).toLower());
    }
    return {};
}

QString FieldWords::word(const FieldPlan& plan, std::string_view value, std::string_view system) {
    if (const QString said = known(plan, value, system); !said.isEmpty())
        return said;
    if (const Word* row = rowOf(choices, value))
        return tr(row->text);
    const QString written = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
    // Words of packs are written like names in files; what authors wrote in their own way stays so.
    static const QRegularExpression code(QStringLiteral("^[a-z]+(-[a-z0-9]+)*$"));
    return code.match(written).hasMatch() ? plain(value) : written;
}

QString FieldWords::place(std::string_view pointer) {
    QStringList parts;
    for (const QString& step : QString::fromUtf8(pointer.data(), static_cast<qsizetype>(pointer.size()))
                                   .split(u'/', Qt::SkipEmptyParts)) {
        bool number = false;
        const int index = step.toInt(&number);
        if (number && !parts.isEmpty()) {
            parts.back() += QStringLiteral(" %1").arg(index + 1);
            continue;
        }
        const std::string name = step.toStdString();
        const CodeWords* top = parts.isEmpty() ? findWords(&GameWords::contentFields, "/" + name) : nullptr;
        parts << (top ? tr(top->name) : field(name));
    }
    return parts.join(QStringLiteral(" · "));
}

QString FieldWords::value(const Json& value) {
    switch (value.type()) {
        case Json::Type::Null:
            return tr("nothing");
        case Json::Type::Boolean:
            return value.boolean() ? tr("yes") : tr("no");
        case Json::Type::Integer:
            return QString::number(value.integer());
        case Json::Type::Real:
            return QString::number(value.real());
        case Json::Type::String: {
            const ContentId id(value.string());
            return id.wellFormed() ? plain(id.name()) : QString::fromStdString(value.string());
        }
        case Json::Type::Array:
            return tr("%n entries", nullptr, static_cast<int>(value.array().size()));
        case Json::Type::Object: {
            const Json* mine = value.find(uiLanguage());
            const Json* english = mine ? mine : value.find("en");
            return english && english->isString() ? QString::fromStdString(english->string())
                                                  : tr("something");
        }
    }
    return {};
}

QStringList FieldWords::outline(const Json& value) {
    constexpr qsizetype most = 200;
    QStringList lines;
    const std::function<void(const QString&, const Json&, int)> add = [&](const QString& name,
                                                                          const Json& each, int depth) {
        if (lines.size() > most)
            return;
        const QString indent(depth * 2, u' ');
        const bool group = each.isObject() || each.isArray();
        const QString said = group ? QString() : FieldWords::value(each);
        if (depth >= 0)
            lines << indent + (name.isEmpty()   ? said
                               : said.isEmpty() ? name + u':'
                                                : tr("%1: %2").arg(name, said));
        if (lines.size() > most)
            lines << QStringLiteral("…");
        else if (each.isObject())
            for (const auto& [key, member] : each.object())
                add(field(key), member, depth + 1);
        else if (each.isArray())
            for (std::size_t i = 0; i < each.array().size(); ++i)
                add(QString::number(i + 1), each.array()[i], depth + 1);
    };
    add({}, value, value.isObject() || value.isArray() ? -1 : 0);
    return lines;
}

}  // namespace bocage::model
