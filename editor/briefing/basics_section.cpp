#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "editor/briefing/briefing_sections.h"
#include "editor/systems/game_editor.h"
#include "model/messages/briefing_words.h"
#include "model/messages/words.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

using model::TextField;

/// Title, author, where it comes from, and the battle at a glance.
class BasicsSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(BasicsSection)

public:
    explicit BasicsSection(BriefingContext& context) : BriefingSection(context, QStringLiteral("basics")) {}

    QString title() const override { return tr("Basics"); }
    QString icon() const override { return QStringLiteral("scenario"); }
    QStringList anchors() const override {
        return {QStringLiteral("/title"), QStringLiteral("/author"), QStringLiteral("/battlefield/boards"),
                QStringLiteral("rule:SON-SCN-01")};
    }

protected:
    QString hint() const override { return tr("What players see first."); }
    QString shape() const override { return {}; }

    void build(QVBoxLayout& rows) override {
        auto* card = new BriefingCard(gameSays(scenario().system, "battle", tr("The battle")));
        card->setAnchors(anchors());
        QLineEdit* title = fields().line(
            QStringLiteral("title"), tr("Title"), [this] { return written(scenario().title); },
            [this](const QString& text) { edits().setText(TextField::Title, language(), text); },
            [this] { return otherwise(scenario().title, tr("A name that makes players curious")); });
        title->setProperty("role", QStringLiteral("display"));
        card->body().addWidget(captioned(tr("Title"), title));
        QPlainTextEdit* introduction = fields().paragraph(
            QStringLiteral("introduction"), tr("Introduction"),
            [this] { return written(scenario().texts.introduction); },
            [this](const QString& text) { edits().setText(TextField::Introduction, language(), text); },
            [this] {
                return otherwise(scenario().texts.introduction,
                                 tr("Two or three sentences: who, where, and what is at stake."));
            },
            3);
        card->body().addWidget(captioned(tr("Introduction"), introduction));
        auto* pair = new QHBoxLayout;
        pair->setSpacing(16);
        pair->addWidget(
            captioned(tr("Author"), fields().line(
                                        QStringLiteral("author"), tr("Author"),
                                        [this] { return QString::fromStdString(scenario().author); },
                                        [this](const QString& text) { edits().setAuthor(text); },
                                        [] { return tr("Your name"); })),
            1);
        std::vector<BriefingFields::Choice> origins;
        for (const auto origin :
             {rules::Provenance::Variant, rules::Provenance::OfficialUserEntered, rules::Provenance::Sample})
            origins.push_back(
                {QString::number(static_cast<int>(origin)), model::BriefingWords::provenance(origin)});
        pair->addWidget(
            captioned(tr("Where it comes from"),
                      fields().choice(
                          QStringLiteral("provenance"), tr("Where it comes from"), origins,
                          [this] { return QString::number(static_cast<int>(scenario().provenance)); },
                          [this](const QString& key) {
                              edits().setProvenance(static_cast<rules::Provenance>(key.toInt()));
                          })),
            1);
        card->body().addLayout(pair);
        rows.addWidget(card);

        auto* facts = new BriefingCard(tr("At a glance"));
        auto* text = briefingNote({}, "body");
        text->setObjectName(QStringLiteral("glance"));
        fields().follow(text, [this, text] { text->setText(glance()); });
        facts->body().addWidget(text);
        rows.addWidget(facts);
    }

private:
    QString glance() const {
        std::size_t players = 0;
        for (const rules::ScenarioSide& side : scenario().sides)
            players += side.players.size();
        const rules::GameSystem* system = rules::findGameSystem(scenario().system);
        QStringList lines;
        if (system)
            lines << model::localized(system->name());
        lines << tr("%n player(s)", nullptr, static_cast<int>(players)) + QStringLiteral(" · ") +
                     tr("%n side(s)", nullptr, static_cast<int>(scenario().sides.size()));
        const GameEditor* game = findGameEditor(scenario().system);
        if (!game || game->hasSection(QStringLiteral("turns")))
            lines << (scenario().turnTrack.end ? tr("%n turn(s)", nullptr, *scenario().turnTrack.end)
                                               : tr("no END on the turn track yet"));
        QStringList packs;
        for (const rules::PackPin& pin : scenario().packs)
            if (const rules::Pack* pack = library().pack(pin.id))
                packs << model::localized(pack->manifest.title);
            else
                packs << QString::fromStdString(pin.id.value);
        if (!packs.isEmpty())
            lines << tr("Packs: %1").arg(packs.join(QStringLiteral(", ")));
        return lines.join(QLatin1Char('\n'));
    }
};

}  // namespace

BriefingSection* makeBasicsSection(BriefingContext& context) {
    return new BasicsSection(context);
}

}  // namespace bocage::editor
