#include "editor/army/army_facts_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include "editor/forms/pending_input.h"
#include "model/commands/roster_edits.h"

namespace bocage::editor {

using rules::RosterFact;

ArmyFactsPanel::ArmyFactsPanel(QWidget* parent) : ArmyPanel(parent) {
    setObjectName(QStringLiteral("armyFacts"));
    static const char* const names[] = {"armyPlayer", "armyClub", "armyDate"};
    auto* form = new QFormLayout(this);
    form->setContentsMargins(14, 8, 14, 8);
    form->setSpacing(6);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_labels[i] = new QLabel;
        m_fields[i] = new QLineEdit;
        m_fields[i]->setObjectName(QString::fromLatin1(names[i]));
        m_labels[i]->setBuddy(m_fields[i]);
        markDocumentField(*m_fields[i]);
        form->addRow(m_labels[i], m_fields[i]);
        connect(m_fields[i], &QLineEdit::textEdited, this, [this, i](const QString& text) {
            if (m_document)
                model::RosterEdits(*m_document).setFact(static_cast<RosterFact>(i), text);
        });
        connect(m_fields[i], &QLineEdit::editingFinished, this, [this] {
            if (m_document)
                m_document->endMerge();
        });
    }
    retranslate();
}

void ArmyFactsPanel::setDocument(model::RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &model::RosterDocument::changed, this, &ArmyFactsPanel::refresh);
    refresh();
}

void ArmyFactsPanel::retranslate() {
    const QString names[] = {tr("Player"), tr("Club"), tr("Date")};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_labels[i]->setText(names[i]);
        m_fields[i]->setAccessibleName(names[i]);
    }
    m_fields[2]->setPlaceholderText(QStringLiteral("2026-05-30"));
    m_fields[2]->setToolTip(tr("for example 2026-05-30"));
    refresh();
}

void ArmyFactsPanel::refresh() {
    setEnabled(m_document);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QSignalBlocker quiet(m_fields[i]);
        const QString text =
            m_document ? QString::fromStdString(factOf(m_document->roster(), static_cast<RosterFact>(i)))
                       : QString();
        // What is being typed keeps its spaces.
        if (text != m_fields[i]->text().trimmed())
            m_fields[i]->setText(text);
    }
}

void ArmyFactsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ArmyPanel::changeEvent(event);
}

}  // namespace bocage::editor
