#include <QColorDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_sections.h"
#include "editor/briefing/faction_icons.h"
#include "editor/briefing/force_form.h"
#include "editor/systems/game_editor.h"
#include "model/messages/element_names.h"

namespace bocage::editor {

namespace {

/// Who fights, on which side, with what.
class SidesSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(SidesSection)

public:
    explicit SidesSection(BriefingContext& context) : BriefingSection(context, QStringLiteral("sides")) {}

    QString title() const override { return gameSays(scenario().system, "sides", tr("Sides & forces")); }
    QString icon() const override { return QStringLiteral("army"); }
    QStringList anchors() const override {
        return {QStringLiteral("/sides"), QStringLiteral("rule:SON-SCN-02")};
    }

protected:
    QString hint() const override {
        const GameEditor* game = findGameEditor(scenario().system);
        return !game || game->asksOfPlayers(QStringLiteral("budget"))
                   ? tr("Who fights whom, with how many army points, and what each may bring.")
                   : tr("Who plays, and with what.");
    }

    QString shape() const override {
        QStringList parts;
        for (const rules::ScenarioSide& side : scenario().sides) {
            parts << QStringLiteral("S") + QString::fromStdString(side.id.value);
            for (const rules::Player& player : side.players)
                parts << ForceForm::shapeOf(player);
        }
        return parts.join(QLatin1Char('|'));
    }

    void build(QVBoxLayout& rows) override {
        if (scenario().sides.empty())
            rows.addWidget(
                new BriefingCard(gameSays(scenario().system, "sides.none", tr("Nobody fights yet")),
                                 gameSays(scenario().system, "sides.none.tip",
                                          tr("Most battles have two sides with one player each."))));
        for (std::size_t i = 0; i < scenario().sides.size(); ++i)
            buildSide(rows, i);
        auto* foot = new QHBoxLayout;
        foot->addWidget(button(QStringLiteral("addSide"), tr("Add a side"), QStringLiteral("plus"),
                               [this] { edits().addSide(); }));
        foot->addStretch(1);
        rows.addLayout(foot);
    }

private:
    static QString nameOf(const char* field, const std::string& id) {
        return QStringLiteral("%1/%2").arg(QLatin1String(field), QString::fromStdString(id));
    }

    const rules::ScenarioSide& side(const rules::SideId& id) const {
        const rules::ScenarioSide* found = findSide(scenario(), id);
        static const rules::ScenarioSide none;
        return found ? *found : none;
    }

    void buildSide(QVBoxLayout& rows, std::size_t index) {
        const rules::SideId id = scenario().sides[index].id;
        auto* card = new BriefingCard(QStringLiteral(" "));
        card->setAnchors({QString::fromStdString(id.value)});
        fields().follow(card, [this, card, id] {
            card->setHeading(model::ElementNames::side(scenario(), id));
            card->setStripe(sideColour(library(), side(id)));
        });
        card->addTool(tool(nameOf("side-up", id.value), tr("Move this side up"), QStringLiteral("up"),
                           [this, id] { edits().moveSide(id, -1); }));
        card->addTool(tool(nameOf("side-down", id.value), tr("Move this side down"), QStringLiteral("down"),
                           [this, id] { edits().moveSide(id, 1); }));
        card->addTool(tool(nameOf("side-remove", id.value), tr("Remove this side"), QStringLiteral("delete"),
                           [this, id] { edits().removeSide(id); }));
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        line->addWidget(
            captioned(tr("Name of the side"),
                      fields().line(
                          nameOf("side-name", id.value), tr("Name of the side"),
                          [this, id] { return written(side(id).name); },
                          [this, id](const QString& text) { edits().setSideName(id, language(), text); },
                          [this, id] {
                              return otherwise(side(id).name, gameSays(scenario().system, "side.example",
                                                                       tr("Allies, cultists, …")));
                          })),
            1);
        auto* colour = button(nameOf("side-colour", id.value), tr("Choose…"), {}, [this, id] {
            const QColor chosen =
                QColorDialog::getColor(sideColour(library(), side(id)), this, tr("Colour of the side"));
            if (chosen.isValid())
                edits().setSideColour(id, chosen.name().toUpper());
        });
        fields().follow(colour, [this, colour, id] {
            QPixmap swatch(16, 16);
            swatch.fill(sideColour(library(), side(id)));
            colour->setIcon(QIcon(swatch));
            colour->setText(side(id).colour.empty()
                                ? gameSays(scenario().system, "side.colour", tr("as its faction"))
                                : tr("its own"));
        });
        line->addWidget(captioned(tr("Colour"), colour));
        auto* plain =
            tool(nameOf("side-colour-faction", id.value),
                 gameSays(scenario().system, "side.colour.tip", tr("Take the colour of the faction")),
                 QStringLiteral("undo"), [this, id] { edits().setSideColour(id, {}); });
        line->addWidget(plain, 0, Qt::AlignBottom);
        card->body().addLayout(line);
        rows.addWidget(card);

        const ForceForm::Parts parts{
            document(),
            fields(),
            language(),
            [this](const char* name, const QString& tip, const char* icon, std::function<void()> run) {
                return tool(QString::fromLatin1(name), tip, QString::fromLatin1(icon), std::move(run));
            },
            [this](const rules::PlayerId& player, const rules::ElementId& army) {
                Q_EMIT openArmyWanted(player, army);
            },
            [this]() -> const rules::Findings& { return findings(); },
            [this] { Q_EMIT saveWanted(); }};
        const auto& players = scenario().sides[index].players;
        for (std::size_t p = 0; p < players.size(); ++p) {
            auto* inset = new QHBoxLayout;
            inset->addSpacing(24);
            inset->addWidget(ForceForm(parts, players[p].id)
                                 .make(QStringLiteral("/sides/%1/players/%2").arg(index).arg(p)));
            rows.addLayout(inset);
        }
        auto* foot = new QHBoxLayout;
        foot->addSpacing(24);
        foot->addWidget(link(nameOf("add-player", id.value), tr("Add a player to this side"),
                             [this, id] { edits().addPlayer(id); }));
        foot->addStretch(1);
        rows.addLayout(foot);
    }
};

}  // namespace

BriefingSection* makeSidesSection(BriefingContext& context) {
    return new SidesSection(context);
}

}  // namespace bocage::editor
