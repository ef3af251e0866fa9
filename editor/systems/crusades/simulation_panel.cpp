#include "editor/systems/crusades/simulation_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "editor/systems/crusades/report_view.h"
#include "model/io/linked_armies.h"
#include "model/messages/problem_text.h"
#include "model/systems/crusades/deck_edits.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "model/systems/game_face.h"
#include "rules/systems/crusades/play/policy.h"

namespace bocage::editor::crusades {

using model::crusades::CrusadesWords;

namespace {

constexpr std::size_t mostSeats = 4;

/// Everything that a run needs, so that the document may change meanwhile.
struct Job {
    std::optional<rules::Scenario> scenario;
    std::optional<rules::Roster> roster;
    model::SimulationInput input;
    const model::Simulator* simulator = nullptr;
    std::uint64_t runs = 0;
};

struct Answer {
    std::function<model::SimulationReport()> told;
    rules::Problems problems;
};

Answer run(const Job& job, const std::atomic_bool& cancelled,
           const std::function<void(std::uint64_t)>& told) {
    model::SimulationInput input = job.input;
    input.scenario = job.scenario ? &*job.scenario : nullptr;
    input.roster = job.roster ? &*job.roster : nullptr;
    const auto settings = job.simulator->settings(input);
    if (!settings)
        return {{}, settings.problems()};
    model::SimulationRuns runs{0, job.runs, std::max(1, QThread::idealThreadCount()), &cancelled, told};
    const auto statistics = job.simulator->run(input, runs);
    if (!statistics)
        return {{}, statistics.problems()};
    if (cancelled.load())
        return {};
    return {[simulator = job.simulator, settings = *settings, statistics = *statistics, seed = input.seed] {
                return simulator->report(settings, statistics, seed);
            },
            {}};
}

}  // namespace

SimulationPanel::SimulationPanel(QWidget* parent)
    : QWidget(parent),
      m_which(new QComboBox),
      m_runs(new QSpinBox),
      m_seed(new QSpinBox),
      m_whichLabel(new QLabel),
      m_runsLabel(new QLabel),
      m_seedLabel(new QLabel),
      m_help(new QLabel),
      m_progress(new QProgressBar),
      m_run(new QPushButton),
      m_stop(new QPushButton),
      m_report(new ReportView) {
    m_which->setObjectName(QStringLiteral("simulator"));
    m_runs->setObjectName(QStringLiteral("runs"));
    m_seed->setObjectName(QStringLiteral("seed"));
    m_run->setObjectName(QStringLiteral("runSimulation"));
    m_stop->setObjectName(QStringLiteral("stopSimulation"));
    m_progress->setObjectName(QStringLiteral("simulationProgress"));
    m_report->setObjectName(QStringLiteral("simulationReport"));
    m_runs->setRange(1, 1'000'000);
    m_runs->setSingleStep(1000);
    m_runs->setGroupSeparatorShown(true);
    m_runs->setValue(2000);
    m_seed->setRange(0, 999'999'999);
    m_seed->setValue(1);
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_which->setMinimumContentsLength(10);
    m_progress->setTextVisible(true);
    m_progress->hide();
    m_help->setWordWrap(true);
    m_help->setProperty("role", "small");
    if (const model::GameFace* face = model::findGameFace("crusades"))
        for (const model::Simulator* simulator : face->simulators())
            m_which->addItem(QString(), QString::fromUtf8(simulator->name().data(),
                                                          static_cast<qsizetype>(simulator->name().size())));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 8, 10, 8);
    auto* form = new QFormLayout;
    form->addRow(m_whichLabel, m_which);
    form->addRow(m_help);
    form->addRow(m_runsLabel, m_runs);
    form->addRow(m_seedLabel, m_seed);
    for (std::size_t i = 0; i < mostSeats; ++i) {
        m_seatLabels.push_back(new QLabel);
        auto* box = new QComboBox;
        box->setObjectName(QStringLiteral("policy-%1").arg(i));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        for (const rules::crusades::Policy& policy : rules::crusades::policies())
            box->addItem(QString(),
                         QString::fromUtf8(policy.name.data(), static_cast<qsizetype>(policy.name.size())));
        connect(box, &QComboBox::currentIndexChanged, box,
                [box] { box->setToolTip(box->currentData(Qt::ToolTipRole).toString()); });
        m_policies.push_back(box);
        form->addRow(m_seatLabels.back(), box);
    }
    rows->addLayout(form);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_run);
    buttons->addWidget(m_stop);
    buttons->addWidget(m_progress, 1);
    buttons->addStretch();
    rows->addLayout(buttons);
    rows->addWidget(m_report, 1);
    connect(m_run, &QPushButton::clicked, this, &SimulationPanel::start);
    connect(m_stop, &QPushButton::clicked, this, &SimulationPanel::stop);
    connect(m_which, &QComboBox::currentIndexChanged, this, &SimulationPanel::refresh);
    retranslate();
    refresh();
    showRunning();
}

SimulationPanel::~SimulationPanel() {
    if (m_thread) {
        m_cancelled->store(true);
        m_thread->wait();
    }
}

void SimulationPanel::retranslate() {
    m_whichLabel->setText(tr("Simulation"));
    m_runsLabel->setText(tr("Runs"));
    m_seedLabel->setText(tr("Seed"));
    m_run->setText(tr("Run"));
    m_stop->setText(tr("Stop"));
    if (const model::GameFace* face = model::findGameFace("crusades"))
        for (std::size_t i = 0; i < face->simulators().size(); ++i)
            m_which->setItemText(static_cast<int>(i), face->simulators()[i]->title());
    for (std::size_t i = 0; i < m_policies.size(); ++i) {
        m_seatLabels[i]->setText(tr("Seat %1 plays").arg(i + 1));
        m_policies[i]->setAccessibleName(m_seatLabels[i]->text());
        for (int row = 0; row < m_policies[i]->count(); ++row) {
            // The list shows the order of play too; the box is wide enough for the name only.
            const QString words =
                CrusadesWords::policy(m_policies[i]->itemData(row).toString().toStdString());
            m_policies[i]->setItemText(row, words.section(QLatin1Char(':'), 0, 0).trimmed());
            m_policies[i]->setItemData(row, words, Qt::ToolTipRole);
        }
        m_policies[i]->setToolTip(m_policies[i]->currentData(Qt::ToolTipRole).toString());
    }
}

void SimulationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
        showAnswer();
    }
}

const model::Simulator* SimulationPanel::simulator() const {
    const model::GameFace* face = model::findGameFace("crusades");
    const std::string wanted = m_which->currentData().toString().toStdString();
    for (const model::Simulator* known : face->simulators())
        if (known->name() == wanted)
            return known;
    return nullptr;
}

int SimulationPanel::seats() const {
    int seats = 0;
    if (const auto* scenario = qobject_cast<const model::ScenarioDocument*>(m_document.data()))
        for (const rules::ScenarioSide& side : scenario->scenario().sides)
            seats += static_cast<int>(side.players.size());
    return seats;
}

void SimulationPanel::refresh() {
    const model::Simulator* known = simulator();
    m_help->setText(known ? known->help() : QString());
    const bool games = known && known->name() == "games";
    for (std::size_t i = 0; i < m_policies.size(); ++i) {
        const bool shown = games && static_cast<int>(i) < seats();
        m_policies[i]->setVisible(shown);
        m_seatLabels[i]->setVisible(shown);
    }
}

void SimulationPanel::setDocument(model::Document* document) {
    if (m_document)
        m_document->disconnect(this);
    stop();
    m_document = document;
    // A roster on its own has nobody to play against.
    const bool roster = qobject_cast<model::RosterDocument*>(document);
    if (const int tempo = m_which->findData(QStringLiteral("tempo")); roster && tempo >= 0)
        m_which->setCurrentIndex(tempo);
    m_which->setEnabled(!roster);
    if (auto* scenario = qobject_cast<model::ScenarioDocument*>(document)) {
        connect(scenario, &model::ScenarioDocument::changed, this, &SimulationPanel::refresh);
        m_seed->setValue(std::max(0, scenario->scenario().seed));
    }
    m_told = {};
    m_problems.clear();
    m_stopped = false;
    showAnswer();
    refresh();
    showRunning();
}

void SimulationPanel::showRunning() {
    m_run->setEnabled(m_document && !running());
    m_stop->setEnabled(running());
    m_progress->setVisible(running());
}

void SimulationPanel::start() {
    if (running() || !m_document || !simulator())
        return;
    auto job = std::make_shared<Job>();
    job->simulator = simulator();
    job->runs = static_cast<std::uint64_t>(m_runs->value());
    job->input.seed = static_cast<std::uint64_t>(m_seed->value());
    if (auto* scenario = qobject_cast<model::ScenarioDocument*>(m_document.data())) {
        job->scenario = scenario->scenario();
        job->input.library = scenario->library();
        model::loadLinkedArmies(*job->scenario, scenario->path());
        for (int i = 0; i < seats() && i < static_cast<int>(m_policies.size()); ++i)
            job->input.policies.push_back(
                m_policies[static_cast<std::size_t>(i)]->currentData().toString().toStdString());
    } else if (auto* roster = qobject_cast<model::RosterDocument*>(m_document.data())) {
        job->roster = model::crusades::rosterToPlay(*roster);
        job->input.library = roster->library();
    }
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    m_progress->setRange(0, m_runs->value());
    m_progress->setValue(0);
    QThread* thread = QThread::create([this, job, cancelled = m_cancelled] {
        const Answer answer = run(*job, *cancelled, [this](std::uint64_t done) {
            QMetaObject::invokeMethod(m_progress,
                                      [this, done] { m_progress->setValue(static_cast<int>(done)); });
        });
        QMetaObject::invokeMethod(this, [this, answer] { done(answer.told, answer.problems); });
    });
    m_thread = thread;
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start(QThread::LowPriority);
    showRunning();
}

void SimulationPanel::stop() {
    if (m_cancelled)
        m_cancelled->store(true);
}

void SimulationPanel::done(const Told& told, const rules::Problems& problems) {
    if (m_thread)
        m_thread->wait();
    m_thread = nullptr;
    m_told = told;
    m_problems = problems;
    m_stopped = !told && problems.empty();
    showAnswer();
    showRunning();
    Q_EMIT finished();
}

void SimulationPanel::showAnswer() {
    m_report->clear();
    if (m_told)
        m_report->show(m_told());
    else if (!m_problems.empty())
        m_report->addText(QStringList{model::ProblemText::sentence(m_problems.front()),
                                      model::ProblemText::wayOut(m_problems.front())}
                              .join(QLatin1Char(' ')));
    else if (m_stopped)
        m_report->addText(tr("Stopped."));
}

}  // namespace bocage::editor::crusades
