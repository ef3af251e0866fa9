#include "editor/systems/crusades/house_rules.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "editor/systems/crusades/options_form.h"
#include "model/document/embedded_army.h"

namespace bocage::editor::crusades {

HouseRules::HouseRules(QWidget* parent)
    : QWidget(parent), m_rows(new QVBoxLayout(this)), m_told(new QLabel(this)) {
    setObjectName(QStringLiteral("houseRules"));
    m_told->setObjectName(QStringLiteral("houseRulesTold"));
    m_told->setWordWrap(true);
    m_told->setProperty("role", "small");
    m_told->setContentsMargins(11, 0, 11, 0);
    m_rows->setContentsMargins(0, 8, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addWidget(m_told);
}

void HouseRules::setDocument(model::RosterDocument* document) {
    if (document == m_document && m_form)
        return;
    delete m_form;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (!document)
        return;
    m_form = new OptionsForm(*document, this);
    m_rows->addWidget(m_form);
    connect(document, &model::RosterDocument::changed, m_form, &OptionsForm::refresh);
    if (auto* embedded = qobject_cast<model::EmbeddedArmy*>(document))
        connect(&embedded->scenarioDocument(), &model::ScenarioDocument::changed, m_form,
                &OptionsForm::refresh);
    // The form speaks of the document and must not outlive it.
    connect(document, &QObject::destroyed, this, [this] { delete m_form; });
    retranslate();
}

void HouseRules::showField(const QString& name) {
    if (m_form)
        QMetaObject::invokeMethod(
            m_form, [form = m_form.data(), name] { form->showField(name); }, Qt::QueuedConnection);
}

void HouseRules::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HouseRules::retranslate() {
    m_told->setText(
        qobject_cast<model::EmbeddedArmy*>(m_document.data())
            ? tr("In a scenario the house rules of the scenario count; they are changed there.")
            : tr("What this fortress is built for; in a scenario the rules of the scenario count."));
}

}  // namespace bocage::editor::crusades
