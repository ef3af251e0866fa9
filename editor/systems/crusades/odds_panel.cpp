#include "editor/systems/crusades/odds_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "editor/systems/crusades/report_view.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/systems/crusades/deck_edits.h"
#include "model/systems/crusades/odds_report.h"

namespace bocage::editor::crusades {

using namespace rules::crusades;
namespace report = model::crusades;

OddsPanel::OddsPanel(QWidget* parent)
    : QWidget(parent),
      m_swordsLabel(new QLabel),
      m_cardsLabel(new QLabel),
      m_shieldsLabel(new QLabel),
      m_postedLabel(new QLabel),
      m_lightLabel(new QLabel),
      m_swords(new QSpinBox),
      m_cards(new QSpinBox),
      m_shields(new QSpinBox),
      m_posted(new QSpinBox),
      m_light(new QComboBox),
      m_report(new ReportView) {
    m_swords->setObjectName(QStringLiteral("oddsSwords"));
    m_cards->setObjectName(QStringLiteral("oddsCards"));
    m_shields->setObjectName(QStringLiteral("oddsShields"));
    m_posted->setObjectName(QStringLiteral("oddsPosted"));
    m_light->setObjectName(QStringLiteral("oddsLight"));
    m_report->setObjectName(QStringLiteral("oddsReport"));
    m_swords->setRange(0, 60);
    m_swords->setValue(4);
    m_cards->setRange(0, 60);
    m_cards->setValue(2);
    m_shields->setRange(0, 60);
    m_shields->setValue(3);
    m_posted->setRange(0, 9);
    m_posted->setValue(1);
    for (int i = 0; i < 4; ++i)
        m_light->addItem(QString());
    m_light->setMinimumContentsLength(8);
    m_light->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 8, 10, 8);
    auto* grid = new QGridLayout;
    grid->addWidget(m_swordsLabel, 0, 0);
    grid->addWidget(m_swords, 0, 1);
    // One below the other: beside each other the words of most languages do not fit a panel.
    grid->addWidget(m_cardsLabel, 1, 0);
    grid->addWidget(m_cards, 1, 1);
    grid->addWidget(m_shieldsLabel, 2, 0);
    grid->addWidget(m_shields, 2, 1);
    grid->addWidget(m_postedLabel, 3, 0);
    grid->addWidget(m_posted, 3, 1);
    grid->addWidget(m_lightLabel, 4, 0, 1, 2);
    grid->addWidget(m_light, 5, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    m_swordsLabel->setBuddy(m_swords);
    m_cardsLabel->setBuddy(m_cards);
    m_shieldsLabel->setBuddy(m_shields);
    m_postedLabel->setBuddy(m_posted);
    m_lightLabel->setBuddy(m_light);
    rows->addLayout(grid);
    rows->addWidget(m_report, 1);
    for (QSpinBox* box : {m_swords, m_cards, m_shields, m_posted})
        connect(box, &QSpinBox::valueChanged, this, &OddsPanel::documentChanged);
    connect(m_light, &QComboBox::currentIndexChanged, this, &OddsPanel::documentChanged);
    retranslate();
}

void OddsPanel::retranslate() {
    m_swordsLabel->setText(tr("S&words"));
    m_cardsLabel->setText(tr("on ca&rds"));
    m_shieldsLabel->setText(tr("against s&hields"));
    m_postedLabel->setText(tr("with &posted"));
    m_lightLabel->setText(tr("Defender"));
    m_light->setItemText(0, tr("sees the attack"));
    m_light->setItemText(1, tr("at night, never reacts"));
    m_light->setItemText(2, tr("at night, always reacts"));
    m_light->setItemText(3, tr("at night, reacts when it seems worth it"));
}

void OddsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        documentChanged();
    }
}

void OddsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void OddsPanel::setDocument(model::Document* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (auto* scenario = qobject_cast<model::ScenarioDocument*>(document))
        connect(scenario, &model::ScenarioDocument::changed, this, &OddsPanel::documentChanged);
    if (auto* roster = qobject_cast<model::RosterDocument*>(document))
        connect(roster, &model::RosterDocument::changed, this, &OddsPanel::documentChanged);
    documentChanged();
}

void OddsPanel::documentChanged() {
    m_stale = true;
    if (isVisible())
        refresh();
}

void OddsPanel::refresh() {
    m_stale = false;
    m_report->clear();
    if (!m_document)
        return;
    const report::DeckEdits edits(*m_document);
    const SetUp setUp = edits.setUp();
    if (setUp.table.start.village.deck.empty()) {
        m_report->addText(tr("There is no Village deck yet: choose or write one under Decks."));
        return;
    }
    AttackQuestion question;
    question.swords = m_swords->value();
    question.defenceHalves = 2 * m_shields->value();
    question.unseen = report::unseenMonsters(setUp);
    question.night = m_light->currentIndex() > 0;
    question.policy = m_light->currentIndex() == 1   ? NightPolicy::Never
                      : m_light->currentIndex() == 2 ? NightPolicy::Always
                                                     : NightPolicy::IfExpected;
    const DeckCounts village = DeckCounts::of(setUp.table, setUp.table.start.village.deck);
    const int fighters = village.count(CardKind::Soldiers) + village.count(CardKind::Bowmen);
    question.attackers = m_cards->value();
    question.stationed = m_posted->value();
    question.expectedSwords =
        fighters ? static_cast<double>(village.swords) / fighters * question.attackers : 0;
    m_report->addTable(report::attackTable(question));
    std::vector<std::pair<QString, std::vector<double>>> curves;
    for (const int held : {1, 2}) {
        if (held > static_cast<int>(question.unseen.size()))
            break;
        std::vector<double> chances;
        for (int swords = 1; swords <= 12; ++swords) {
            AttackQuestion other = question;
            other.swords = swords;
            other.held = held;
            chances.push_back(100 * attackOdds(other).success);
        }
        curves.emplace_back(tr("%n unknown monster(s)", nullptr, held), std::move(chances));
    }
    if (!curves.empty())
        m_report->addCurves(tr("Success by swords"), tr("Swords"), tr("%"), curves, 1);
    m_report->addTable(report::handTable(setUp, {5, 6, 8, 10}));
    m_report->addTable(report::kindsTable(setUp, {5, 6, 8, 10}, 1));
    m_report->addTable(report::dagonTable(setUp));
    if (auto* scenario = qobject_cast<model::ScenarioDocument*>(m_document.data());
        scenario && setUp.playable())
        m_report->addTable(
            report::garrisonTable(scenario->scenario(), setUp, *scenario->library(), model::uiLanguage()));
    if (setUp.table.sampleValues)
        m_report->addText(tr("Card values are samples of ours, not those of the game."), "small");
}

}  // namespace bocage::editor::crusades
