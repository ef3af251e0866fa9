#include "editor/campaign/log_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

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
    // Not from inside the click: the button goes with the result.
    connect(
        remove, &QToolButton::clicked, this, [this, index] { removeResult(index); }, Qt::QueuedConnection);
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

/// Later results follow from earlier ones and go with them: that is asked first.
void LogPanel::removeResult(std::size_t index) {
    if (!m_document || index >= m_document->campaign().log.size())
        return;
    const rules::Campaign& campaign = m_document->campaign();
    const std::size_t later = campaign.log.size() - index - 1;
    if (later > 0) {
        const model::CampaignWords words(campaign, files().scenarios, *m_document->library());
        QStringList results;
        for (std::size_t i = index; i < campaign.log.size(); ++i)
            results << tr("%1. %2: %3")
                           .arg(i + 1)
                           .arg(words.chapter(campaign.log[i].chapter), words.result(campaign.log[i]));
        QMessageBox box(window());
        box.setObjectName(QStringLiteral("takeResultsBack"));
        box.setWindowTitle(QStringLiteral("Bocage"));
        box.setIcon(QMessageBox::Question);
        box.setTextFormat(Qt::PlainText);
        box.setText(tr("Take this result back, and those that follow from it?"));
        box.setInformativeText(results.join(QLatin1Char('\n')) + QStringLiteral("\n\n") +
                               tr("Undo brings all of them back."));
        QPushButton* take = box.addButton(tr("&Take back"), QMessageBox::AcceptRole);
        take->setObjectName(QStringLiteral("take"));
        QPushButton* cancel = box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
        box.setDefaultButton(cancel);
        box.setEscapeButton(cancel);
        box.exec();
        if (box.clickedButton() != static_cast<QAbstractButton*>(take) || !m_document)
            return;
    }
    model::CampaignEdits(*m_document).removeResultsFrom(index);
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

    if (!m_game || m_game->chapter != chapterId || m_gameAfter != campaign.log) {
        m_game = std::make_shared<rules::CampaignLogEntry>();
        m_game->chapter = chapterId;
        m_gameAfter = campaign.log;
    }
    const auto game = m_game;
    game->stamp = scenario ? rules::rulesStamp(found->second) : std::string();

    auto* winner = new QComboBox;
    winner->setObjectName(QStringLiteral("resultWinner"));
    winner->setAccessibleName(tr("Who won"));
    const auto outcomes = rules::outcomesOf(chapter, scenario);
    for (const std::string& outcome : outcomes)
        winner->addItem(words.outcome(chapterId, outcome), QString::fromStdString(outcome));
    winner->setPlaceholderText(tr("choose the winner"));
    winner->setCurrentIndex(game->outcome.empty() ? -1
                                                  : winner->findData(QString::fromStdString(game->outcome)));
    card->body().addWidget(captioned(tr("Winner"), winner));

    auto* turns = new QSpinBox;
    turns->setObjectName(QStringLiteral("resultTurns"));
    turns->setAccessibleName(tr("Turns played"));
    turns->setRange(0, 99);
    turns->setSpecialValueText(tr("not noted"));
    turns->setValue(game->turns);
    connect(turns, &QSpinBox::valueChanged, this, [game](int value) { game->turns = value; });
    card->body().addWidget(captioned(tr("Turns"), turns));

    if (scenario) {
        for (const rules::ScenarioSide& side : scenario->sides) {
            auto* points = new QSpinBox;
            points->setObjectName(QStringLiteral("resultPoints/") + QString::fromStdString(side.id.value));
            const QString name = model::ElementNames::side(*scenario, side.id);
            points->setAccessibleName(tr("Victory points of %1").arg(name));
            points->setRange(0, 999);
            for (const auto& each : game->points)
                if (each.side == side.id)
                    points->setValue(each.points);
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
                addLosses(card->body(), player, name);
                addFinds(card->body(), player, name);
            }
    }
    auto* note = new QLineEdit;
    note->setObjectName(QStringLiteral("resultNote"));
    note->setAccessibleName(tr("What is worth remembering"));
    note->setPlaceholderText(tr("What is worth remembering"));
    note->setToolTip(note->placeholderText());
    note->setText(model::localized(game->note));
    connect(note, &QLineEdit::textChanged, this, [game](const QString& text) {
        game->note = {};
        if (!text.isEmpty())
            game->note.byLanguage[model::currentLanguage().toStdString()] = text.toStdString();
    });
    card->body().addWidget(captioned(tr("Note"), note));

    auto* enter = new QPushButton(tr("Enter this result"));
    enter->setObjectName(QStringLiteral("enterResult"));
    enter->setProperty("accent", true);
    enter->setEnabled(winner->currentIndex() >= 0);
    connect(winner, &QComboBox::activated, enter, [enter, winner, game] {
        game->outcome = winner->currentData().toString().toStdString();
        enter->setEnabled(true);
    });
    connect(enter, &QPushButton::clicked, this,
            [this, game] { model::CampaignEdits(*m_document).addResult(*game); });
    if (outcomes.empty())
        card->body().addWidget(
            briefingNote(tr("How this chapter may end is not known: its battle has no victory conditions.")));
    card->body().addWidget(enter, 0, Qt::AlignLeft);
    rows.addWidget(card);
}

void LogPanel::addLosses(QVBoxLayout& body, const rules::Player& player, const QString& name) {
    const auto game = m_game;
    auto* lost = new QWidget;
    auto* boxes = new QVBoxLayout(lost);
    boxes->setContentsMargins(0, 0, 0, 0);
    for (const rules::Force::Army& army : player.force.armies)
        if (army.roster)
            for (const rules::RosterEntry& entry : army.roster->entries) {
                auto* box = new QCheckBox(
                    entry.label.empty() ? model::ElementNames::content(*m_document->library(), entry.content)
                                        : model::localized(entry.label));
                box->setObjectName(QStringLiteral("resultLost/%1/%2")
                                       .arg(QString::fromStdString(player.id.value),
                                            QString::fromStdString(entry.id.value)));
                const rules::CampaignLogEntry::Loss loss{player.id, entry.id, {}, 1};
                box->setChecked(std::find(game->losses.begin(), game->losses.end(), loss) !=
                                game->losses.end());
                connect(box, &QCheckBox::toggled, this, [game, loss](bool on) {
                    std::erase(game->losses, loss);
                    if (on)
                        game->losses.push_back(loss);
                });
                boxes->addWidget(box);
            }
    // Part of an entry, and what the battle itself handed out: by the unit.
    const QStringList units{QStringLiteral("unit")};
    const std::string system = m_document->campaign().system;
    if (model::ContentModel(m_document->library(), system, units).rowCount() > 0) {
        ContentChips::Options options;
        options.name = QStringLiteral("resultUnits/") + QString::fromStdString(player.id.value);
        options.addText = tr("Single units…");
        options.pickerTitle = tr("Which units did %1 lose?").arg(name);
        options.contents = [this, system, units] {
            return new model::ContentModel(m_document->library(), system, units);
        };
        const auto shown = [game, id = player.id] {
            std::vector<rules::Copies> copies;
            for (const auto& each : game->losses)
                if (each.player == id && !each.unit.empty())
                    copies.push_back({each.unit, each.count});
            return copies;
        };
        auto chips = std::make_shared<QPointer<ContentChips>>();
        options.set = [game, chips, shown, id = player.id](const rules::ContentId& content, int count) {
            std::erase_if(game->losses,
                          [&](const auto& each) { return each.player == id && each.unit == content; });
            if (count > 0)
                game->losses.push_back({id, {}, content, count});
            if (*chips)
                QMetaObject::invokeMethod(
                    *chips, [widget = *chips, shown] { widget->setCopies(shown()); }, Qt::QueuedConnection);
        };
        *chips = new ContentChips(m_document->library(), options);
        (*chips)->setCopies(shown());
        boxes->addWidget(*chips);
    }
    if (boxes->count() > 0)
        body.addWidget(captioned(tr("%1 lost").arg(name), lost));
    else
        delete lost;
}

void LogPanel::addFinds(QVBoxLayout& body, const rules::Player& player, const QString& name) {
    const auto game = m_game;
    const std::string system = m_document->campaign().system;
    const QStringList kinds = thingsToFind(system);
    ContentChips::Options options;
    options.name = QStringLiteral("resultFound/") + QString::fromStdString(player.id.value);
    options.addText = tr("Found…");
    options.pickerTitle = tr("What did %1 find?").arg(name);
    options.counted = false;
    options.contents = [this, system, kinds] {
        return new model::ContentModel(m_document->library(), system, kinds);
    };
    const auto shown = [game, id = player.id] {
        std::vector<rules::ContentId> found;
        for (const auto& each : game->found)
            if (each.player == id)
                found.push_back(each.option);
        return found;
    };
    auto chips = std::make_shared<QPointer<ContentChips>>();
    options.set = [game, chips, shown, id = player.id](const rules::ContentId& content, int count) {
        std::erase_if(game->found,
                      [&](const auto& each) { return each.player == id && each.option == content; });
        if (count > 0)
            game->found.push_back({id, content});
        if (*chips)
            QMetaObject::invokeMethod(
                *chips, [widget = *chips, shown] { widget->setIds(shown()); }, Qt::QueuedConnection);
    };
    auto* holder = new QWidget;
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    *chips = new ContentChips(m_document->library(), options);
    (*chips)->setIds(shown());
    line->addWidget(*chips);
    body.addWidget(captioned(tr("%1 found").arg(name), holder));
}

void LogPanel::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

}  // namespace bocage::editor
