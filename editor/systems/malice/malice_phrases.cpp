#include <QCoreApplication>
#include <map>

#include "editor/systems/malice/malice_editor.h"

namespace bocage::editor {

namespace {

struct MalicePhrases {
    Q_DECLARE_TR_FUNCTIONS(MalicePhrases)

public:
    /// Where shared forms speak of battles and armies.
    static const std::map<QString, const char*>& byKey() {
        static const std::map<QString, const char*> phrases = {
            {QStringLiteral("battle"), QT_TR_NOOP("The scenario")},
            {QStringLiteral("sides"), QT_TR_NOOP("Players & parties")},
            {QStringLiteral("sides.none"), QT_TR_NOOP("Nobody plays yet")},
            {QStringLiteral("sides.none.tip"),
             QT_TR_NOOP("All players are on one side and have a party of avatars together.")},
            {QStringLiteral("side.example"), QT_TR_NOOP("The avatars")},
            {QStringLiteral("side.colour"), QT_TR_NOOP("the usual one")},
            {QStringLiteral("side.colour.tip"), QT_TR_NOOP("Take the usual colour")},
            {QStringLiteral("armies"), QT_TR_NOOP("Parties")},
            {QStringLiteral("army.new"), QT_TR_NOOP("New party")},
            {QStringLiteral("army.new.tip"), QT_TR_NOOP("An empty party inside this scenario.")},
            {QStringLiteral("army.link"), QT_TR_NOOP("Link a party file…")},
            {QStringLiteral("army.link.tip"),
             QT_TR_NOOP("The party stays a file of its own beside the scenario.")},
            {QStringLiteral("army.open"), QT_TR_NOOP("Open party")},
            {QStringLiteral("army.nameless"), QT_TR_NOOP("Party without a name")},
            {QStringLiteral("army.remove"), QT_TR_NOOP("Remove this party")},
            {QStringLiteral("army.unlink"), QT_TR_NOOP("Unlink this party; its file stays")},
            {QStringLiteral("turns.end"), QT_TR_NOOP("The game ends with turn")},
            {QStringLiteral("turns.end.here"), QT_TR_NOOP("End the game with turn %1")},
            {QStringLiteral("turns.ends.here"),
             QT_TR_NOOP("The game ends with this turn. Drag END to another space.")},
            {QStringLiteral("turns.drag.end"), QT_TR_NOOP("Drag END to the last turn of the game.")},
            {QStringLiteral("turns.none.tip"),
             QT_TR_NOOP("The rules know no last turn; a limit and events are a variant. Double-click the "
                        "turn on which something happens.")},
            {QStringLiteral("turns.event.example"),
             QT_TR_NOOP("A storm closes the launches, a lair is stocked again…")},
            {QStringLiteral("rules"), QT_TR_NOOP("What is different in this scenario.")},
            {QStringLiteral("rule"), QT_TR_NOOP("Rule of this scenario")},
            {QStringLiteral("rule.example"), QT_TR_NOOP("Say it as you would to the others at the table.")},
            {QStringLiteral("rulings"),
             QT_TR_NOOP("The first answer is what Bocage assumes. Ways, checks and simulations follow what "
                        "is chosen here.")},
            {QStringLiteral("campaign"),
             QT_TR_NOOP("If this scenario is a chapter of a campaign: what the result of an earlier "
                        "chapter brings.")},
            {QStringLiteral("campaign.made"),
             QT_TR_NOOP("What they hand out is in the parties and rules of this scenario already.")},
            {QStringLiteral("campaign.none"), QT_TR_NOOP("A scenario of its own")},
            {QStringLiteral("campaign.side.example"), QT_TR_NOOP("avatars")},
            {QStringLiteral("pieces"), QT_TR_NOOP("tokens: %1")},
            {QStringLiteral("texts.deployment"), QT_TR_NOOP("Set-up")},
        };
        return phrases;
    }
};

}  // namespace

QString MaliceEditor::saysInstead(const QString& key) const {
    const auto found = MalicePhrases::byKey().find(key);
    return found == MalicePhrases::byKey().end() ? QString() : MalicePhrases::tr(found->second);
}

}  // namespace bocage::editor
