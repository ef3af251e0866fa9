#include "editor/army/army_details_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "editor/forms/pending_input.h"
#include "model/commands/roster_edits.h"
#include "model/messages/words.h"
#include "model/roster/roster_face.h"

namespace bocage::editor {

using model::RosterEdits;

ArmyDetailsPanel::ArmyDetailsPanel(QWidget* parent) : ArmyPanel(parent) {
    setObjectName(QStringLiteral("armyDetails"));
    m_title = new QLineEdit;
    m_title->setObjectName(QStringLiteral("armyTitle"));
    m_faction = new QComboBox;
    m_faction->setObjectName(QStringLiteral("armyFaction"));
    m_limit = new QSpinBox;
    m_limit->setObjectName(QStringLiteral("armyLimit"));
    m_limit->setRange(0, 5000);
    m_limit->setSingleStep(10);
    m_deck = new QComboBox;
    m_deck->setObjectName(QStringLiteral("armyDeck"));
    for (QComboBox* box : {m_faction, m_deck}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    m_notes = new QPlainTextEdit;
    m_notes->setObjectName(QStringLiteral("armyNotes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(64);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(14, 8, 14, 8);
    form->setSpacing(6);
    for (QWidget* field :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_faction), static_cast<QWidget*>(m_limit),
          static_cast<QWidget*>(m_deck), static_cast<QWidget*>(m_notes)}) {
        auto* label = new QLabel;
        label->setBuddy(field);
        form->addRow(label, field);
    }
    const auto edit = [this](auto run) {
        return [this, run] {
            if (m_document)
                run(RosterEdits(*m_document));
        };
    };
    // Typing becomes steps of a word, or of what came before a pause.
    const auto stroke = [this](TypingRun& run, const rules::Text& before, const QString& after) {
        if (m_document && run.begins(model::localized(before), after))
            m_document->endMerge();
    };
    connect(m_title, &QLineEdit::textEdited, this, edit([this, stroke](RosterEdits edits) {
                stroke(m_titleRun, m_document->roster().title, m_title->text());
                edits.setTitle(m_title->text());
            }));
    for (QWidget* field :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_limit), static_cast<QWidget*>(m_notes)}) {
        field->installEventFilter(this);
        markDocumentField(*field);
    }
    connect(m_faction, &QComboBox::activated, this, edit([this](RosterEdits edits) {
                edits.setFaction(rules::ContentId(m_faction->currentData().toString().toStdString()));
            }));
    connect(m_limit, &QSpinBox::valueChanged, this, edit([this](RosterEdits edits) {
                edits.setLimit(m_limit->value() > 0 ? std::optional(m_limit->value()) : std::nullopt);
            }));
    connect(m_deck, &QComboBox::activated, this, edit([this](RosterEdits edits) {
                edits.setDeck(rules::ContentId(m_deck->currentData().toString().toStdString()));
            }));
    connect(m_notes, &QPlainTextEdit::textChanged, this, edit([this, stroke](RosterEdits edits) {
                stroke(m_notesRun, m_document->roster().notes, m_notes->toPlainText());
                edits.setNotes(m_notes->toPlainText());
            }));
    fillChoices();
}

void ArmyDetailsPanel::setDocument(model::RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &model::RosterDocument::changed, this, &ArmyDetailsPanel::refresh);
    fillChoices();
}

void ArmyDetailsPanel::fillChoices() {
    const QSignalBlocker a(m_faction), b(m_deck);
    m_faction->clear();
    m_deck->clear();
    m_deck->addItem(tr("The faction's own"), QString());
    if (m_document)
        for (const rules::Pack& pack : m_document->library()->packs()) {
            if (pack.manifest.system != m_document->roster().system)
                continue;
            for (const rules::FactionDef& faction : pack.factions)
                m_faction->addItem(model::localized(faction.name), QString::fromStdString(faction.id.value));
            for (const rules::DeckDef& deck : pack.decks)
                m_deck->addItem(model::localized(deck.name), QString::fromStdString(deck.id.value));
        }
    const QString names[] = {tr("Title"), tr("Faction"), tr("Points"), tr("Deck"), tr("Notes")};
    auto* form = static_cast<QFormLayout*>(layout());
    for (int row = 0; row < form->rowCount(); ++row) {
        static_cast<QLabel*>(form->itemAt(row, QFormLayout::LabelRole)->widget())->setText(names[row]);
        form->itemAt(row, QFormLayout::FieldRole)->widget()->setAccessibleName(names[row]);
    }
    const model::RosterFace* rosters =
        m_document ? model::rosterFaceOf(m_document->roster().system) : nullptr;
    form->setRowVisible(m_faction, m_faction->count() > 0);
    form->setRowVisible(m_limit, !rosters || rosters->hasCosts());
    form->setRowVisible(m_deck, m_faction->count() > 0);
    m_limit->setSpecialValueText(tr("No limit"));
    m_limit->setToolTip(tr("Army points aimed at. Inside a scenario its budget counts instead."));
    refresh();
}

void ArmyDetailsPanel::refresh() {
    setEnabled(m_document);
    if (!m_document)
        return;
    const rules::Roster& roster = m_document->roster();
    const QSignalBlocker a(m_title), b(m_limit), c(m_notes), d(m_faction), e(m_deck);
    if (const QString text = model::localized(roster.title); text != m_title->text()) {
        m_title->setText(text);
        m_title->setCursorPosition(0);  // a long title is read from its beginning
    }
    if (const QString text = model::localized(roster.notes); text != m_notes->toPlainText())
        m_notes->setPlainText(text);
    m_limit->setValue(roster.limit.value_or(0));
    m_faction->setCurrentIndex(m_faction->findData(QString::fromStdString(roster.faction.value)));
    m_deck->setCurrentIndex(std::max(0, m_deck->findData(QString::fromStdString(roster.deck))));
}

bool ArmyDetailsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && m_document)
        m_document->endMerge();
    return ArmyPanel::eventFilter(watched, event);
}

void ArmyDetailsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        fillChoices();
    ArmyPanel::changeEvent(event);
}

}  // namespace bocage::editor
