#include "editor/campaign/log_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <memory>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/content_chips.h"
#include "editor/theme/icons.h"
#include "model/campaign/campaign_edits.h"
#include "model/campaign/campaign_words.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "rules/campaign/rules_stamp.h"

namespace bocage::editor {

LogPanel::LogPanel(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("campaignLog"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void LogPanel::setDocument(model::CampaignDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &model::CampaignDocument::changed, this, &LogPanel::refresh);
    rebuild();
}

void LogPanel::refresh() {
    if (m_document && m_document->toBytes() != m_shown)
        QMetaObject::invokeMethod(this, &LogPanel::rebuild, Qt::QueuedConnection);
}

void LogPanel::rebuild() {
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(12, 12, 12, 12);
    rows->setSpacing(12);
    m_shown.clear();
    if (m_document && files) {
        m_shown = m_document->toBytes();
        const rules::Campaign& campaign = m_document->campaign();
        for (std::size_t i = 0; i < campaign.log.size(); ++i)
            addGame(*rows, i);
        const rules::ElementId now = rules::chapterNow(campaign);
        if (!now.empty()) {
            addPreparation(*rows, now);
            addForm(*rows, now);
        } else {
            rows->addWidget(new BriefingCard(
                campaign.chapters.empty() ? tr("Nothing to play yet") : tr("The story is told"),
                campaign.chapters.empty() ? tr("Add a chapter to the campaign first.")
                                          : tr("No chapter follows the last result.")));
        }
    }
    rows->addStretch(1);
    setWidget(page);
}

void LogPanel::addGame(QVBoxLayout& rows, std::size_t index) {
    const rules::Campaign& campaign = m_document->campaign();
    const rules::CampaignLogEntry& game = campaign.log[index];
    const model::CampaignWords words(campaign, files().scenarios, *m_document->library());
    auto* card = new BriefingCard(tr("%1. %2").arg(index + 1).arg(words.chapter(game.chapter)));
    auto* remove = new QToolButton;
    remove->setObjectName(QStringLiteral("removeResult/%1").arg(index));
    const QString tip = index + 1 == campaign.log.size() ? tr("Take this result back")
                                                         : tr("Take this result and all that follow it back");
    remove->setToolTip(tip);
    remove->setAccessibleName(tip);
    remove->setIcon(themedIcon(QStringLiteral("delete")));
    remove->setAutoRaise(true);
    connect(remove, &QToolButton::clicked, this,
            [this, index] { model::CampaignEdits(*m_document).removeResultsFrom(index); });
    card->addTool(remove);
    card->body().addWidget(briefingNote(words.result(game), ""));
    for (const QString& detail : words.details(game))
        card->body().addWidget(briefingNote(detail));
    const auto scenario = files().scenarios.find(game.chapter);
    if (scenario != files().scenarios.end() && !game.stamp.empty() &&
        game.stamp != rules::rulesStamp(scenario->second)) {
        // Grey: it no longer tells of the battle as it is.
        for (QLabel* label : card->findChildren<QLabel*>())
            label->setEnabled(false);
        auto* note = briefingNote(tr("Played on an older version: the battle was changed since."));
        note->setObjectName(QStringLiteral("staleResult"));
        card->body().addWidget(note);
        card->setProperty("stale", true);
    }
    rows.addWidget(card);
}

void LogPanel::addPreparation(QVBoxLayout& rows, const rules::ElementId& chapter) {
    const rules::Campaign& campaign = m_document->campaign();
    const model::CampaignWords words(campaign, files().scenarios, *m_document->library());
    auto* card = new BriefingCard(tr("Next: %1").arg(words.chapter(chapter)));
    const auto prepared = rules::prepareChapter(campaign, files().scenarios, campaign.log, chapter);
    if (!prepared) {
        card->body().addWidget(briefingNote(tr("Its battle cannot be read, so it cannot be prepared.")));
    } else {
        if (prepared->changes.empty())
            card->body().addWidget(briefingNote(tr("It is played as it is written.")));
        for (const rules::ChapterChange& change : prepared->changes)
            card->body().addWidget(briefingNote(words.change(change, prepared->scenario), ""));
        auto* open = new QPushButton(tr("Open it prepared"));
        open->setObjectName(QStringLiteral("openNext"));
        connect(open, &QPushButton::clicked, this, &LogPanel::nextWanted);
        card->body().addWidget(open, 0, Qt::AlignLeft);
    }
    rows.addWidget(card);
}

void LogPanel::addForm(QVBoxLayout& rows, const rules::ElementId& chapterId) {
    const rules::Campaign& campaign = m_document->campaign();
    const rules::CampaignChapter& chapter = *rules::findChapter(campaign, chapterId);
    const auto found = files().scenarios.find(chapterId);
    // As it is played: its armies may have come from the chapter before.
    const auto prepared = rules::prepareChapter(campaign, files().scenarios, campaign.log, chapterId);
    const rules::Scenario* scenario = prepared ? &prepared->scenario : nullptr;
    const model::CampaignWords words(campaign, files().scenarios, *m_document->library());
    auto* card = new BriefingCard(tr("What happened in %1?").arg(words.chapter(chapterId)));

    auto* winner = new QComboBox;
    winner->setObjectName(QStringLiteral("resultWinner"));
    winner->setAccessibleName(tr("Who won"));
    const auto outcomes = rules::outcomesOf(chapter, scenario);
    for (const std::string& outcome : outcomes)
        winner->addItem(words.outcome(chapterId, outcome), QString::fromStdString(outcome));
    winner->setCurrentIndex(-1);
    card->body().addWidget(captioned(tr("Winner"), winner));

    auto* turns = new QSpinBox;
    turns->setObjectName(QStringLiteral("resultTurns"));
    turns->setAccessibleName(tr("Turns played"));
    turns->setRange(0, 99);
    turns->setSpecialValueText(tr("not noted"));
    card->body().addWidget(captioned(tr("Turns"), turns));

    // What the form holds until it is handed over as one step.
    auto game = std::make_shared<rules::CampaignLogEntry>();
    game->chapter = chapterId;
    if (scenario) {
        game->stamp = rules::rulesStamp(found->second);
        for (const rules::ScenarioSide& side : scenario->sides) {
            auto* points = new QSpinBox;
            points->setObjectName(QStringLiteral("resultPoints/") + QString::fromStdString(side.id.value));
            const QString name = model::ElementNames::side(*scenario, side.id);
            points->setAccessibleName(tr("Victory points of %1").arg(name));
            points->setRange(0, 999);
            connect(points, &QSpinBox::valueChanged, this, [game, id = side.id](int value) {
                std::erase_if(game->points, [&](const auto& each) { return each.side == id; });
                if (value > 0)
                    game->points.push_back({id, value});
            });
            card->body().addWidget(captioned(tr("Points, %1").arg(name), points));
        }
        for (const rules::ScenarioSide& side : scenario->sides)
            for (const rules::Player& player : side.players) {
                const QString name = model::ElementNames::player(*scenario, player.id);
                auto* lost = new QWidget;
                auto* boxes = new QVBoxLayout(lost);
                boxes->setContentsMargins(0, 0, 0, 0);
                for (const rules::Force::Army& army : player.force.armies)
                    if (army.roster)
                        for (const rules::RosterEntry& entry : army.roster->entries) {
                            auto* box =
                                new QCheckBox(entry.label.empty() ? model::ElementNames::content(
                                                                        *m_document->library(), entry.content)
                                                                  : model::localized(entry.label));
                            box->setObjectName(QStringLiteral("resultLost/%1/%2")
                                                   .arg(QString::fromStdString(player.id.value),
                                                        QString::fromStdString(entry.id.value)));
                            connect(box, &QCheckBox::toggled, this,
                                    [game, loss = rules::CampaignLogEntry::Loss{player.id, entry.id, {}, 1}](
                                        bool on) {
                                        std::erase(game->losses, loss);
                                        if (on)
                                            game->losses.push_back(loss);
                                    });
                            boxes->addWidget(box);
                        }
                if (boxes->count() > 0)
                    card->body().addWidget(captioned(tr("%1 lost").arg(name), lost));
                else
                    delete lost;
                ContentChips::Options options;
                options.name = QStringLiteral("resultFound/") + QString::fromStdString(player.id.value);
                options.addText = tr("Found…");
                options.pickerTitle = tr("What did %1 find?").arg(name);
                options.counted = false;
                options.contents = [this, system = campaign.system] {
                    return new model::ContentModel(m_document->library(), system, {QStringLiteral("option")});
                };
                auto* holder = new QWidget;
                auto* line = new QHBoxLayout(holder);
                line->setContentsMargins(0, 0, 0, 0);
                auto chips = std::make_shared<QPointer<ContentChips>>();
                options.set = [game, chips, id = player.id](const rules::ContentId& content, int count) {
                    std::erase_if(game->found, [&](const auto& each) {
                        return each.player == id && each.option == content;
                    });
                    if (count > 0)
                        game->found.push_back({id, content});
                    std::vector<rules::ContentId> shown;
                    for (const auto& each : game->found)
                        if (each.player == id)
                            shown.push_back(each.option);
                    if (*chips)
                        QMetaObject::invokeMethod(
                            *chips, [widget = *chips, shown] { widget->setIds(shown); },
                            Qt::QueuedConnection);
                };
                *chips = new ContentChips(m_document->library(), options);
                (*chips)->setIds({});
                line->addWidget(*chips);
                card->body().addWidget(captioned(tr("%1 found").arg(name), holder));
            }
    }
    auto* note = new QLineEdit;
    note->setObjectName(QStringLiteral("resultNote"));
    note->setAccessibleName(tr("What is worth remembering"));
    note->setPlaceholderText(tr("What is worth remembering"));
    note->setToolTip(note->placeholderText());
    card->body().addWidget(captioned(tr("Note"), note));

    auto* enter = new QPushButton(tr("Enter this result"));
    enter->setObjectName(QStringLiteral("enterResult"));
    enter->setProperty("accent", true);
    enter->setEnabled(false);
    connect(winner, &QComboBox::activated, enter, [enter] { enter->setEnabled(true); });
    connect(enter, &QPushButton::clicked, this, [this, game, winner, turns, note] {
        game->outcome = winner->currentData().toString().toStdString();
        game->turns = turns->value();
        if (!note->text().isEmpty())
            game->note.byLanguage[model::currentLanguage().toStdString()] = note->text().toStdString();
        model::CampaignEdits(*m_document).addResult(*game);
    });
    if (outcomes.empty())
        card->body().addWidget(
            briefingNote(tr("How this chapter may end is not known: its battle has no victory conditions.")));
    card->body().addWidget(enter, 0, Qt::AlignLeft);
    rows.addWidget(card);
}

void LogPanel::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

}  // namespace bocage::editor
