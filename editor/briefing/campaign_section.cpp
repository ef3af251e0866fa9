#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_sections.h"
#include "editor/briefing/content_chips.h"
#include "editor/briefing/faction_icons.h"
#include "editor/systems/game_editor.h"
#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "rules/scenario/chapter_of.h"

namespace bocage::editor {

namespace {

/// What earlier chapters bring into this battle.
class CampaignSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(CampaignSection)

public:
    explicit CampaignSection(BriefingContext& context)
        : BriefingSection(context, QStringLiteral("campaign")) {}

    QString title() const override { return tr("Campaign"); }
    QString icon() const override { return QStringLiteral("campaign"); }
    QStringList anchors() const override { return {QStringLiteral("/campaign")}; }

protected:
    QString hint() const override {
        return gameSays(
            scenario().system, "campaign",
            tr("If this battle is a chapter of a campaign: what the result of an earlier chapter brings."));
    }

    QString shape() const override {
        QStringList parts;
        for (const rules::CampaignLink& link : scenario().campaign)
            parts << QString::fromStdString(link.id.value);
        for (const rules::ScenarioSide& side : scenario().sides)
            for (const rules::Player& player : side.players)
                parts << QString::fromStdString(player.id.value);
        return parts.join(QLatin1Char('|'));
    }

    void build(QVBoxLayout& rows) override {
        if (rules::isPreparedChapter(scenario()))
            rows.addWidget(new BriefingCard(
                tr("A chapter as the results before it left it"),
                gameSays(
                    scenario().system, "campaign.made",
                    tr("What they hand out is in the armies, decks and rules of this battle already."))));
        else if (scenario().campaign.empty())
            rows.addWidget(
                new BriefingCard(gameSays(scenario().system, "campaign.none", tr("A battle of its own")),
                                 tr("Add a link to hand out something to whoever won or lost an "
                                    "earlier chapter.")));
        for (const rules::CampaignLink& link : scenario().campaign)
            rows.addWidget(linkCard(link.id));
        auto* foot = new QHBoxLayout;
        foot->addWidget(button(QStringLiteral("addLink"), tr("Add a campaign link"), QStringLiteral("plus"),
                               [this] { edits().addCampaignLink(); }));
        foot->addStretch(1);
        rows.addLayout(foot);
    }

private:
    static QString nameOf(const char* field, const rules::ElementId& id) {
        return QStringLiteral("%1/%2").arg(QLatin1String(field), QString::fromStdString(id.value));
    }
    const rules::CampaignLink& linkOf(const rules::ElementId& id) const {
        for (const rules::CampaignLink& link : scenario().campaign)
            if (link.id == id)
                return link;
        static const rules::CampaignLink none;
        return none;
    }

    QWidget* linkCard(const rules::ElementId& id) {
        auto* card = new BriefingCard(QStringLiteral(" "));
        card->setAnchors({QString::fromStdString(id.value)});
        fields().follow(card, [this, card, id] {
            const rules::CampaignLink& link = linkOf(id);
            card->setHeading(
                tr("If %1 %2 “%3”")
                    .arg(link.side.empty() ? tr("a side") : QString::fromStdString(link.side),
                         model::BriefingWords::outcome(link.outcome),
                         link.chapter.empty() ? tr("a chapter") : QString::fromStdString(link.chapter)));
        });
        card->addTool(tool(nameOf("link-remove", id), tr("Remove this link"), QStringLiteral("delete"),
                           [this, id] { edits().removeCampaignLink(id); }));
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        line->addWidget(
            captioned(tr("Chapter (file or id)"),
                      fields().line(
                          nameOf("link-chapter", id), tr("Chapter"),
                          [this, id] { return QString::fromStdString(linkOf(id).chapter); },
                          [this, id](const QString& text) { edits().setCampaignChapter(id, text); },
                          [] { return tr("chapter-1"); })),
            1);
        line->addWidget(
            captioned(
                tr("Side of that chapter"),
                fields().line(
                    nameOf("link-side", id), tr("Side of that chapter"),
                    [this, id] { return QString::fromStdString(linkOf(id).side); },
                    [this, id](const QString& text) {
                        edits().setCampaignResult(id, text.toStdString(), linkOf(id).outcome);
                    },
                    [this] { return gameSays(scenario().system, "campaign.side.example", tr("allies")); })),
            1);
        std::vector<BriefingFields::Choice> outcomes;
        for (const char* code : {"won", "lost", "draw"})
            outcomes.push_back({QString::fromLatin1(code), model::BriefingWords::outcome(code)});
        line->addWidget(
            captioned(tr("Result"), fields().choice(
                                        nameOf("link-outcome", id), tr("Result"), outcomes,
                                        [this, id] { return QString::fromStdString(linkOf(id).outcome); },
                                        [this, id](const QString& key) {
                                            edits().setCampaignResult(id, linkOf(id).side, key.toStdString());
                                        })));
        std::vector<BriefingFields::Choice> receivers{{QString(), tr("nobody in particular")}};
        for (const rules::ScenarioSide& side : scenario().sides)
            for (const rules::Player& player : side.players)
                receivers.push_back({QString::fromStdString(player.id.value),
                                     model::ElementNames::player(scenario(), player.id),
                                     factionIcon(library(), player.faction)});
        line->addWidget(captioned(
            tr("It helps"), fields().choice(
                                nameOf("link-receiver", id), tr("Player that it helps"), receivers,
                                [this, id] { return QString::fromStdString(linkOf(id).receiver.value); },
                                [this, id](const QString& key) {
                                    edits().setCampaignReceiver(id, rules::PlayerId(key.toStdString()));
                                })));
        card->body().addLayout(line);
        ContentChips::Options options;
        options.name = nameOf("link-grants", id);
        options.addText = tr("Hand out…");
        options.pickerTitle = tr("What does it bring?");
        options.history = &document().undoStack();
        options.contents = [this] {
            return new model::ContentModel(document().library(), scenario().system,
                                           thingsToHandOut(scenario().system));
        };
        options.set = [this, id](const rules::ContentId& content, int count) {
            edits().setCampaignGrant(id, content, count);
        };
        auto* chips = new ContentChips(document().library(), options);
        fields().follow(chips, [this, chips, id] { chips->setCopies(linkOf(id).grants); });
        card->body().addWidget(captioned(tr("What it brings"), chips));
        card->body().addWidget(captioned(
            tr("In words"),
            fields().paragraph(
                nameOf("link-text", id), tr("Words of the link"),
                [this, id] { return written(linkOf(id).text); },
                [this, id](const QString& text) { edits().setCampaignText(id, language(), text); },
                [this, id] {
                    return otherwise(linkOf(id).text, tr("What players read when this comes true."));
                })));
        return card;
    }
};

}  // namespace

BriefingSection* makeCampaignSection(BriefingContext& context) {
    return new CampaignSection(context);
}

}  // namespace bocage::editor
