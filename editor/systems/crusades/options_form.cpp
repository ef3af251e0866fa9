#include "editor/systems/crusades/options_form.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/crusades/table_edits.h"
#include "model/systems/crusades/words/crusades_words.h"

namespace bocage::editor::crusades {

using model::crusades::CrusadesWords;
using model::crusades::TableEdits;
using namespace rules::crusades;

namespace {

QString words(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

OptionsForm::OptionsForm(model::Document& document, QWidget* parent)
    : QWidget(parent),
      m_house(document),
      m_scenario(qobject_cast<model::ScenarioDocument*>(&document)),
      m_rows(new QVBoxLayout(this)) {
    m_rows->setSpacing(6);
    build();
}

void OptionsForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        build();
}

/// All fields, in the language of now.
void OptionsForm::build() {
    m_fields.clear();
    while (QLayoutItem* row = m_rows->takeAt(0)) {
        delete row->widget();
        delete row;
    }
    std::vector<std::pair<QString, std::string>> presets;
    for (const std::string_view preset : presetNames)
        presets.emplace_back(CrusadesWords::preset(preset), std::string(preset));
    addField(
        QStringLiteral("preset"), tr("Preset"), tr("What holds where nothing else is said."), presets,
        [this] { return m_house.preset(); }, [this](const std::string& value) { m_house.setPreset(value); });
    if (m_scenario)
        addTable();
    addOptions();
    m_rows->addStretch(1);
    refresh();
}

/// What only a scenario has.
void OptionsForm::addTable() {
    const auto section = [this] { return scenarioSection(m_scenario->scenario().extras); };
    for (const DeckKind deck : listedDecks) {
        std::vector<std::pair<QString, std::string>> choices = {{tr("none, or a list of its own"), {}}};
        for (const rules::Pack& pack : m_scenario->library()->packs())
            for (const rules::DeckDef& known : pack.decks)
                if (!known.cards.empty() && deckOfContentKind(known.cards.front().id.kind()) == deck)
                    choices.emplace_back(QString::fromStdString(known.name.in(model::uiLanguage())),
                                         known.id.value);
        addField(
            QStringLiteral("deck-") + words(rules::crusades::nameOf(deck)),
            tr("%1 deck").arg(CrusadesWords::deck(deck)), tr("The cards of this deck."), choices,
            [section, deck] { return section().decks.of(deck).deck.value; },
            [this, deck](const std::string& value) {
                TableEdits(*m_scenario).setDeck(deck, rules::ContentId(value));
            });
    }
    m_first = addField(
                  QStringLiteral("firstPlayer"), tr("First player"),
                  tr("Whoever read Lovecraft last, or the youngest: CC-SETUP-05."), {{tr("by lot"), {}}},
                  [this] {
                      const rules::Initiative& initiative = m_scenario->scenario().initiative;
                      return initiative.random ? std::string() : initiative.first.value;
                  },
                  [this](const std::string& value) {
                      TableEdits(*m_scenario).setFirstPlayer(rules::PlayerId(value));
                  })
                  .box;
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("tableSeed"));
    m_seed->setRange(0, 999'999'999);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(
        tr("Decides how decks are shuffled; the same seed deals the same cards: CC-SETUP-03."));
    addRow(tr("Seed"), m_seed)->setText(m_seed->toolTip());
    connect(m_seed, &QSpinBox::valueChanged, this,
            [this](int value) { TableEdits(*m_scenario).setSeed(value); });
}

void OptionsForm::addOptions() {
    for (const OptionInfo& option : optionTable()) {
        std::vector<std::pair<QString, std::string>> choices;
        for (const std::string_view value : option.values)
            choices.emplace_back(CrusadesWords::value(option.key, value), std::string(value));
        const OptionInfo* known = &option;
        Field& field = addField(
            words(option.key), CrusadesWords::option(option.key),
            option.ambiguity.empty() ? tr("Touches %1.").arg(words(option.rule))
                                     : tr("Touches %1; the text leaves it open (%2).")
                                           .arg(words(option.rule), words(option.ambiguity)),
            choices, [this, known] { return m_house.value(*known); },
            [this, known](const std::string& value) { m_house.setOption(*known, value); });
        field.usual = [this, known] { return std::string(presetValue(m_house.preset(), *known)); };
    }
}

/// One below the other, for every word has to fit a narrow column. Returns the small print below the field.
QLabel* OptionsForm::addRow(const QString& label, QWidget* field) {
    auto* row = new QWidget(this);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* name = new QLabel(label, row);
    name->setBuddy(field);
    auto* small = new QLabel(row);
    small->setProperty("role", "small");
    for (QLabel* words : {name, small}) {
        words->setWordWrap(true);
        words->setTextFormat(Qt::PlainText);
    }
    column->addWidget(name);
    column->addWidget(field);
    column->addWidget(small);
    m_rows->addWidget(row);
    return small;
}

OptionsForm::Field& OptionsForm::addField(const QString& name, const QString& label, const QString& tip,
                                          const std::vector<std::pair<QString, std::string>>& choices,
                                          std::function<std::string()> value,
                                          std::function<void(const std::string&)> choose) {
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setToolTip(tip);
    box->setAccessibleName(label);
    box->setAccessibleDescription(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    box->setEnabled(m_house.own());
    for (const auto& [text, key] : choices)
        box->addItem(text, QString::fromStdString(key));
    QLabel* touches = addRow(label, box);
    touches->setText(tip);
    connect(box, &QComboBox::activated, this,
            [box, choose](int index) { choose(box->itemData(index).toString().toStdString()); });
    m_fields.push_back({box, touches, std::move(value), {}});
    return m_fields.back();
}

void OptionsForm::refresh() {
    if (m_scenario) {
        const QSignalBlocker quiet(m_first);
        while (m_first->count() > 1)
            m_first->removeItem(1);
        for (const rules::ScenarioSide& side : m_scenario->scenario().sides)
            for (const rules::Player& player : side.players)
                m_first->addItem(model::ElementNames::player(m_scenario->scenario(), player.id),
                                 QString::fromStdString(player.id.value));
        const QSignalBlocker still(m_seed);
        m_seed->setValue(m_scenario->scenario().seed);
    }
    for (const Field& field : m_fields) {
        const QSignalBlocker quiet(field.box);
        const QString value = QString::fromStdString(field.value());
        // What a file says and no rule knows is told as it stands there.
        field.box->setPlaceholderText(value);
        field.box->setCurrentIndex(field.box->findData(value));
        if (!field.usual)
            continue;
        const int usual = field.box->findData(QString::fromStdString(field.usual()));
        field.touches->setText(tr("Usually %1. %2").arg(field.box->itemText(usual), field.box->toolTip()));
    }
}

void OptionsForm::showField(const QString& name) {
    const QString wanted = name == QStringLiteral("initiative") ? QStringLiteral("firstPlayer") : name;
    for (const Field& field : m_fields) {
        if (field.box->objectName() != wanted)
            continue;
        field.box->setFocus(Qt::OtherFocusReason);
        for (QWidget* around = parentWidget(); around; around = around->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(around))
                area->ensureWidgetVisible(field.box->parentWidget());
    }
}

}  // namespace bocage::editor::crusades
