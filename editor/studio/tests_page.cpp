#include "editor/studio/tests_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSplitter>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "model/commands/pack_edits.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/studio/field_words.h"

namespace bocage::editor {

using model::RuleTestWords;

namespace {

constexpr int fileRole = Qt::UserRole;

QTreeWidget* tree(const QString& name) {
    auto* made = new QTreeWidget;
    made->setObjectName(name);
    made->setUniformRowHeights(false);
    made->setWordWrap(true);
    made->setAlternatingRowColors(true);
    return made;
}

QLabel* plainLabel(const char* role) {
    auto* made = new QLabel;
    made->setProperty("role", role);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    return made;
}

}  // namespace

struct TestsPage::Results {
    model::RuleTests tests;
    std::vector<std::vector<model::ExpectationAnswer>> answers;
    std::string system;
};

struct TestsPage::Measured {
    std::vector<model::Constraint> constraints;
    rules::LibraryPtr library;
};

TestsPage::TestsPage(model::PackDocument& document, QWidget* parent) : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("studioTestsPage"));
    m_summary = plainLabel("strong");
    m_summary->setObjectName(QStringLiteral("testsSummary"));
    m_note = plainLabel("muted");
    m_tests = tree(QStringLiteral("ruleTests"));
    m_tests->setColumnCount(2);
    m_tests->header()->setStretchLastSection(true);
    m_open = new QPushButton;
    m_open->setObjectName(QStringLiteral("openRuleTest"));
    m_remove = new QPushButton;
    m_remove->setObjectName(QStringLiteral("removeRuleTest"));
    m_measure = new QPushButton;
    m_measure->setObjectName(QStringLiteral("measureCoverage"));
    m_covered = plainLabel("muted");
    m_covered->setObjectName(QStringLiteral("coverageSummary"));
    m_coverage = tree(QStringLiteral("ruleCoverage"));
    m_coverage->setHeaderHidden(true);

    auto* left = new QWidget;
    auto* leftRows = new QVBoxLayout(left);
    leftRows->setContentsMargins(0, 0, 0, 0);
    leftRows->addWidget(m_summary);
    leftRows->addWidget(m_note);
    leftRows->addWidget(m_tests, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    leftRows->addLayout(buttons);
    auto* right = new QWidget;
    auto* rightRows = new QVBoxLayout(right);
    rightRows->setContentsMargins(12, 0, 0, 0);
    rightRows->addWidget(m_covered);
    rightRows->addWidget(m_measure, 0, Qt::AlignLeft);
    rightRows->addWidget(m_coverage, 1);
    rightRows->addStretch(0);
    m_coverage->hide();
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(right);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 8, 16, 12);
    rows->addWidget(split, 1);

    m_timer.setSingleShot(true);
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, &TestsPage::run);
    connect(&m_document, &model::PackDocument::changed, this, &TestsPage::later);
    connect(&m_document, &model::Document::libraryChanged, this, &TestsPage::later);
    connect(m_tests, &QTreeWidget::itemSelectionChanged, this, &TestsPage::refreshButtons);
    connect(m_measure, &QPushButton::clicked, this, &TestsPage::measure);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const QString file = chosen(); !file.isEmpty())
            model::PackEdits(m_document).removeFile(file);
    });
    const auto open = [this] {
        const auto found = m_document.value().files.find(chosen());
        if (found == m_document.value().files.end())
            return;
        if (const auto test = model::readRuleTest(found->second, found->first))
            Q_EMIT openWanted(*test);
    };
    connect(m_open, &QPushButton::clicked, this, open);
    connect(m_tests, &QTreeWidget::itemActivated, this, open);
    retranslate();
}

TestsPage::~TestsPage() {
    overtake();
}

void TestsPage::overtake() {
    if (m_overtaken)
        m_overtaken->store(true);
}

void TestsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TestsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_upToDate)
        run();
}

void TestsPage::retranslate() {
    m_tests->setHeaderLabels({tr("Rule test"), tr("Result")});
    m_tests->setAccessibleName(tr("Rule tests of this pack"));
    m_coverage->setAccessibleName(tr("Values that no rule test touches"));
    m_open->setText(tr("&Open its document"));
    m_open->setToolTip(tr("Opens the army or scenario of the test, to look at it or to keep it anew."));
    m_remove->setText(tr("&Remove the test"));
    m_measure->setText(tr("&Measure what the tests cover"));
    m_measure->setToolTip(tr("Changes every value of the pack in turn and asks the tests again."));
    m_note->setText(tr("Check > Keep as a rule test… makes one from the army or scenario in front."));
    m_upToDate = false;
    m_coverage->clear();
    m_coverage->hide();
    m_covered->setText(
        tr("Which values of the pack would no test notice? Every value is changed in turn, and the tests are "
           "asked again."));
    if (isVisible())
        run();
    refreshButtons();
}

void TestsPage::refreshButtons() {
    m_remove->setEnabled(!chosen().isEmpty());
    m_open->setEnabled(!chosen().isEmpty());
}

QString TestsPage::chosen() const {
    const QTreeWidgetItem* item = m_tests->currentItem();
    while (item && item->parent())
        item = item->parent();
    return item ? item->data(0, fileRole).toString() : QString();
}

void TestsPage::later() {
    m_upToDate = false;
    overtake();
    m_measure->setEnabled(true);
    if (isVisible())
        m_timer.start();
}

template <class Work, class Finish>
void TestsPage::inThread(Work work, Finish finish) {
    overtake();
    const auto overtaken = std::make_shared<std::atomic_bool>(false);
    m_overtaken = overtaken;
    QPointer<TestsPage> self(this);
    QThreadPool::globalInstance()->start(
        [self, overtaken, work = std::move(work), finish = std::move(finish)]() mutable {
            auto result = std::make_shared<decltype(work(*overtaken))>(work(*overtaken));
            if (auto* application = QCoreApplication::instance())
                QMetaObject::invokeMethod(
                    application,
                    [self, overtaken, result, finish = std::move(finish)]() mutable {
                        if (self && !overtaken->load())
                            finish(*result);
                    },
                    Qt::QueuedConnection);
        });
}

void TestsPage::run() {
    const auto tests = model::readRuleTests(m_document.value().files);
    const std::string system = m_document.value().manifest.system;
    inThread(
        [tests, system, library = m_document.liveLibrary()](const std::atomic_bool& overtaken) {
            Results results{tests, {}, system};
            for (const auto& [file, test] : tests.tests)
                results.answers.push_back(overtaken.load() ? std::vector<model::ExpectationAnswer>()
                                                           : model::runRuleTest(test, library));
            return results;
        },
        [this](const Results& results) { show(results); });
}

void TestsPage::show(const Results& results) {
    const QString before = chosen();
    m_tests->clear();
    int passed = 0;
    for (std::size_t i = 0; i < results.tests.tests.size(); ++i) {
        const auto& [file, test] = results.tests.tests[i];
        const auto& answers = results.answers[i];
        const bool fine = std::all_of(answers.begin(), answers.end(),
                                      [](const model::ExpectationAnswer& answer) { return answer.held; });
        passed += fine ? 1 : 0;
        auto* row = new QTreeWidgetItem(
            m_tests, {QString::fromStdString(test.name), fine ? tr("✓ passed") : tr("✗ failed")});
        row->setData(0, fileRole, file);
        row->setToolTip(0, file);
        QFont strong = font();
        strong.setBold(!fine);
        row->setFont(1, strong);
        for (std::size_t j = 0; j < answers.size() && j < test.expect.size(); ++j) {
            const QString sign = answers[j].held ? QStringLiteral("✓ ") : QStringLiteral("✗ ");
            auto* line =
                new QTreeWidgetItem(row, {sign + RuleTestWords::expectation(test.expect[j], results.system)});
            line->setFirstColumnSpanned(true);
            for (const QString& sentence : answers[j].found.split(u'\n', Qt::SkipEmptyParts)) {
                auto* said = new QTreeWidgetItem(line, {sentence});
                said->setFirstColumnSpanned(true);
                said->setToolTip(0, sentence.toHtmlEscaped());
            }
            line->setExpanded(!answers[j].held || results.tests.tests.size() < 6);
        }
        row->setExpanded(!fine || results.tests.tests.size() < 6);
        if (file == before)
            m_tests->setCurrentItem(row);
    }
    for (const auto& [file, problems] : results.tests.unreadable) {
        auto* row = new QTreeWidgetItem(m_tests, {file, tr("✗ cannot be read")});
        row->setData(0, fileRole, file);
        for (const QString& line : model::ProblemText::full(problems)) {
            auto* said = new QTreeWidgetItem(row, {line});
            said->setFirstColumnSpanned(true);
            said->setToolTip(0, line.toHtmlEscaped());
        }
        row->setExpanded(true);
    }
    const int all = static_cast<int>(results.tests.tests.size() + results.tests.unreadable.size());
    m_summary->setText(all == 0 ? tr("This pack has no rule tests yet.")
                                : tr("%1 of %n rule test(s) passed", nullptr, all).arg(passed));
    m_tests->setColumnWidth(0, std::max(220, m_tests->viewport()->width() - 150));
    m_upToDate = true;
    refreshButtons();
}

void TestsPage::measure() {
    const auto tests = model::readRuleTests(m_document.value().files);
    m_measure->setEnabled(false);
    m_covered->setText(tr("Every value is being changed in turn…"));
    inThread(
        [tests, id = m_document.value().manifest.id,
         library = m_document.liveLibrary()](const std::atomic_bool& overtaken) {
            const rules::Pack* pack = library->pack(id);
            return Measured{pack ? model::coverageOf(*pack, tests, library, &overtaken)
                                 : std::vector<model::Constraint>(),
                            library};
        },
        [this](const Measured& measured) { show(measured); });
}

void TestsPage::show(const Measured& measured) {
    m_measure->setEnabled(true);
    m_coverage->clear();
    m_coverage->show();
    int touched = 0;
    std::map<std::string, QTreeWidgetItem*> kinds;
    std::map<rules::ContentId, QTreeWidgetItem*> items;
    for (const model::Constraint& constraint : measured.constraints) {
        if (constraint.touched()) {
            ++touched;
            continue;
        }
        QTreeWidgetItem*& kind = kinds[std::string(constraint.item.kind())];
        if (!kind)
            kind = new QTreeWidgetItem(m_coverage, {model::FieldWords::kinds(constraint.item.kind())});
        QTreeWidgetItem*& item = items[constraint.item];
        if (!item)
            item =
                new QTreeWidgetItem(kind, {model::ElementNames::content(*measured.library, constraint.item)});
        new QTreeWidgetItem(item, {model::FieldWords::place(constraint.pointer)});
    }
    for (auto& [name, kind] : kinds)
        kind->setText(
            0, tr("%1: %n with values that no test touches", nullptr, kind->childCount()).arg(kind->text(0)));
    m_covered->setText(tr("%1 of %2 values are touched by a test. Another value here would go unnoticed:")
                           .arg(touched)
                           .arg(measured.constraints.size()));
}

}  // namespace bocage::editor
