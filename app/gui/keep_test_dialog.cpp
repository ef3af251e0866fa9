#include "app/gui/keep_test_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
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
    if (std::holds_alternative<rules::Scenario>(m_made.given) && model::canAnalyse(systemOf(m_made))) {
        m_from = new QLineEdit;
        m_from->setObjectName(QStringLiteral("keepTestFrom"));
        m_from->setPlaceholderText(QStringLiteral("A1"));
        m_to = new QLineEdit;
        m_to->setObjectName(QStringLiteral("keepTestTo"));
        m_to->setPlaceholderText(QStringLiteral("C4"));
        auto* add = new QPushButton(tr("&Add what is seen"));
        add->setObjectName(QStringLiteral("keepTestSight"));
        auto* line = new QHBoxLayout;
        line->addWidget(new QLabel(tr("Sight from")));
        line->addWidget(m_from);
        line->addWidget(new QLabel(tr("to")));
        line->addWidget(m_to);
        line->addWidget(add);
        rows->addLayout(line);
        connect(add, &QPushButton::clicked, this, &KeepTestDialog::addSight);
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

void KeepTestDialog::addSight() {
    const auto now = model::sightNow(std::get<rules::Scenario>(m_made.given), m_library,
                                     m_from->text().trimmed().toUpper().toStdString(),
                                     m_to->text().trimmed().toUpper().toStdString());
    if (!now) {
        m_from->setFocus();
        m_from->selectAll();
        m_from->setToolTip(tr("Name two spaces of the battlefield, such as A1 and C4."));
        m_to->setToolTip(m_from->toolTip());
        return;
    }
    list(*now);
    m_from->clear();
    m_to->clear();
    m_from->setFocus();
    refresh();
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
