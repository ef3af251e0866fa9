#include "app/gui/keep_test_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_card.h"
#include "model/analysis/battle_analysis.h"

namespace bocage::app {

using editor::captioned;

namespace {

std::string systemOf(const model::RuleTest& test) {
    if (const auto* scenario = std::get_if<rules::Scenario>(&test.given))
        return scenario->system;
    return std::get<rules::Roster>(test.given).system;
}

}  // namespace

KeepTestDialog::KeepTestDialog(model::RuleTest made, const std::vector<std::pair<QString, QString>>& packs,
                               rules::LibraryPtr library, QWidget* parent)
    : QDialog(parent), m_made(std::move(made)), m_library(std::move(library)) {
    setObjectName(QStringLiteral("keepTestDialog"));
    setWindowTitle(tr("Keep as a rule test"));
    setMinimumWidth(520);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 16, 16, 12);
    rows->setSpacing(8);
    rows->addWidget(editor::briefingNote(
        tr("What the rules say now of the document in front is kept beside the pieces of the pack. When a "
           "later change of the pack makes them say something else, the test fails.")));
    m_name = new QLineEdit(QString::fromStdString(m_made.name));
    m_name->setObjectName(QStringLiteral("keepTestName"));
    m_name->setMinimumHeight(editor::fieldHeight);
    m_pack = new QComboBox;
    m_pack->setObjectName(QStringLiteral("keepTestPack"));
    m_pack->setMinimumHeight(editor::fieldHeight);
    for (const auto& [title, path] : packs)
        m_pack->addItem(title, path);
    rows->addWidget(captioned(tr("Name"), m_name));
    rows->addWidget(captioned(tr("Pack"), m_pack));
    m_expected = new QListWidget;
    m_expected->setObjectName(QStringLiteral("keepTestExpected"));
    m_expected->setWordWrap(true);
    m_expected->setMinimumHeight(130);
    const std::vector<model::Expectation> found = std::move(m_made.expect);
    m_made.expect.clear();
    for (const model::Expectation& expectation : found)
        list(expectation);
    rows->addWidget(captioned(tr("What is expected"), m_expected));
    if (const auto* scenario = std::get_if<rules::Scenario>(&m_made.given);
        scenario && model::canAnalyse(scenario->system)) {
        m_questions = new QVBoxLayout;
        rows->addLayout(m_questions);
        addQuestion(
            tr("Sight from"), tr("&Add what is seen"), QStringLiteral("Sight"),
            [this, scenario](const std::string& from, const std::string& to) {
                const auto now = model::sightNow(*scenario, m_library, from, to);
                return now ? std::vector{*now} : std::vector<model::Expectation>();
            },
            tr("Name two spaces of the battlefield, such as A1 and C4."));
        addQuestion(
            tr("Attack from"), tr("Add the &chances"), QStringLiteral("Odds"),
            [this, scenario](const std::string& from, const std::string& to) {
                return model::oddsNow(*scenario, m_library, from, to);
            },
            tr("Name the spaces of two units, of which the first can attack the second."));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_keep = buttons->button(QDialogButtonBox::Ok);
    m_keep->setText(tr("&Keep the test"));
    m_keep->setObjectName(QStringLiteral("keepTest"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &KeepTestDialog::refresh);
    connect(m_expected, &QListWidget::itemChanged, this, &KeepTestDialog::refresh);
    m_name->selectAll();
    m_name->setFocus();
    refresh();
}

void KeepTestDialog::list(const model::Expectation& expectation) {
    m_made.expect.push_back(expectation);
    auto* row =
        new QListWidgetItem(model::RuleTestWords::expectation(expectation, systemOf(m_made)), m_expected);
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    row->setCheckState(Qt::Checked);
}

void KeepTestDialog::addQuestion(
    const QString& caption, const QString& button, const QString& name,
    std::function<std::vector<model::Expectation>(const std::string&, const std::string&)> now,
    const QString& hint) {
    auto* from = new QLineEdit;
    from->setObjectName(QStringLiteral("keepTestFrom") + name);
    from->setPlaceholderText(QStringLiteral("A1"));
    auto* to = new QLineEdit;
    to->setObjectName(QStringLiteral("keepTestTo") + name);
    to->setPlaceholderText(QStringLiteral("C4"));
    auto* add = new QPushButton(button);
    add->setObjectName(QStringLiteral("keepTest") + name);
    auto* said = new QLabel(hint);
    said->setObjectName(QStringLiteral("keepTestHint") + name);
    said->setProperty("role", "muted");
    said->setWordWrap(true);
    said->hide();
    auto* words = new QLabel(caption);
    words->setMinimumWidth(90);
    words->setBuddy(from);
    auto* line = new QHBoxLayout;
    line->addWidget(words);
    line->addWidget(from);
    line->addWidget(new QLabel(tr("to")));
    line->addWidget(to);
    line->addWidget(add);
    m_questions->addLayout(line);
    m_questions->addWidget(said);
    for (QLineEdit* field : {from, to}) {
        field->setAccessibleName(
            QStringLiteral("%1, %2").arg(caption, field == from ? tr("from") : tr("to")));
        field->setProperty("asks", QVariant::fromValue(static_cast<QObject*>(add)));
        connect(field, &QLineEdit::textEdited, said, &QWidget::hide);
    }
    connect(add, &QPushButton::clicked, this, [this, from, to, said, now = std::move(now)] {
        const std::vector<model::Expectation> found =
            now(from->text().trimmed().toUpper().toStdString(), to->text().trimmed().toUpper().toStdString());
        said->setVisible(found.empty());
        from->setFocus();
        if (found.empty())
            return from->selectAll();
        for (const model::Expectation& expectation : found)
            list(expectation);
        from->clear();
        to->clear();
        refresh();
    });
}

void KeepTestDialog::keyPressEvent(QKeyEvent* event) {
    const auto* field = qobject_cast<const QLineEdit*>(focusWidget());
    auto* button = field ? qobject_cast<QPushButton*>(field->property("asks").value<QObject*>()) : nullptr;
    // Enter asks the rules as long as something is asked; the test is not kept yet.
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button &&
        !field->text().isEmpty())
        return button->click();
    QDialog::keyPressEvent(event);
}

void KeepTestDialog::setAttack(const QString& from, const QString& to) {
    if (auto* field = findChild<QLineEdit*>(QStringLiteral("keepTestFromOdds")))
        field->setText(from);
    if (auto* field = findChild<QLineEdit*>(QStringLiteral("keepTestToOdds")))
        field->setText(to);
}

void KeepTestDialog::refresh() {
    m_keep->setEnabled(!m_name->text().trimmed().isEmpty() && m_pack->count() > 0 && !test().expect.empty());
}

model::RuleTest KeepTestDialog::test() const {
    model::RuleTest test = m_made;
    test.name = m_name->text().trimmed().toStdString();
    test.expect.clear();
    for (int row = 0; row < m_expected->count(); ++row)
        if (m_expected->item(row)->checkState() == Qt::Checked)
            test.expect.push_back(m_made.expect[static_cast<std::size_t>(row)]);
    return test;
}

QString KeepTestDialog::pack() const {
    return m_pack->currentData().toString();
}

}  // namespace bocage::app
