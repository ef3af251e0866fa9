#include "editor/systems/malice/simulation_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <map>

#include "editor/army/curve_plot.h"
#include "editor/theme/theme.h"
#include "model/io/linked_armies.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/systems/game_face.h"
#include "model/systems/malice/render/malice_terms.h"
#include "model/systems/malice/sim/question.h"
#include "rules/core/rng.h"
#include "rules/systems/malice/sections.h"
#include "rules/systems/malice/sim/creature.h"

namespace bocage::editor::malice {

using model::SimulationParameter;
using model::malice::Terms;

/// Everything a run needs, so that the document may change meanwhile.
struct SimulationSection::Job {
    rules::Scenario scenario;
    model::SimulationInput input;
    const model::Simulator* simulator = nullptr;
    std::uint64_t runs = 0;
    std::atomic_bool cancelled = false;
    std::atomic<std::uint64_t> done = 0;
    std::optional<model::SimulationReport> report;
    rules::Problems problems;
};

SimulationSection::SimulationSection(BriefingContext& context)
    : BriefingSection(context, QStringLiteral("malice-simulations")) {
    // The scenario is part of every question.
    connect(&document(), &model::ScenarioDocument::changed, this, [this] {
        if (!m_which)
            return;
        forgetResult();
        forgetCreature();
    });
}

SimulationSection::~SimulationSection() {
    stop();
    if (m_thread)
        m_thread->wait();
}

QString SimulationSection::title() const {
    return tr("Simulations");
}

QString SimulationSection::hint() const {
    return tr("What to expect of this scenario, from the dice. The same seed gives the same numbers.");
}

void SimulationSection::build(QVBoxLayout& rows) {
    stop();
    if (m_thread)
        m_thread->wait();
    m_thread.reset();
    rows.addWidget(simulatorCard());
    rows.addWidget(creatureCard());
}

QWidget* SimulationSection::simulatorCard() {
    auto* card = new BriefingCard(tr("Simulate"));
    m_which = new QComboBox;
    m_which->setObjectName(QStringLiteral("simulator"));
    m_which->setAccessibleName(tr("What to simulate"));
    if (const model::GameFace* face = model::findGameFace(scenario().system))
        for (const model::Simulator* each : face->simulators())
            m_which->addItem(each->title(), QString::fromUtf8(each->name().data(),
                                                              static_cast<qsizetype>(each->name().size())));
    card->body().addWidget(captioned(tr("Question"), m_which));
    m_help = briefingNote({});
    card->body().addWidget(m_help);
    m_formPlace = new QVBoxLayout;
    card->body().addLayout(m_formPlace);
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    m_runs = new QSpinBox;
    m_runs->setObjectName(QStringLiteral("simulationRuns"));
    m_runs->setRange(100, 10'000'000);
    m_runs->setSingleStep(1000);
    m_runs->setGroupSeparatorShown(true);
    m_runs->setValue(20'000);
    m_seed = new QSpinBox;
    m_seed->setObjectName(QStringLiteral("simulationSeed"));
    m_seed->setRange(1, 999'999);
    line->addWidget(captioned(tr("Runs"), m_runs));
    line->addWidget(captioned(tr("Seed"), m_seed));
    m_run =
        button(QStringLiteral("simulationRun"), tr("Simulate"), QStringLiteral("play"), [this] { start(); });
    m_stop = button(QStringLiteral("simulationStop"), tr("Stop"), QStringLiteral("stop"), [this] { stop(); });
    m_stop->setEnabled(false);
    // In line with the fields, not with what stands above them.
    line->addWidget(m_run, 0, Qt::AlignBottom);
    line->addWidget(m_stop, 0, Qt::AlignBottom);
    line->addStretch(1);
    card->body().addLayout(line);
    m_progress = new QProgressBar;
    m_progress->setObjectName(QStringLiteral("simulationProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    // Its room stays while nothing runs, so that the result does not jump.
    QSizePolicy quiet = m_progress->sizePolicy();
    quiet.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(quiet);
    m_progress->hide();
    m_progress->setMaximumHeight(6);
    card->body().addWidget(m_progress);
    m_resultPlace = new QVBoxLayout;
    m_resultPlace->setSpacing(8);
    card->body().addLayout(m_resultPlace);
    m_result = nullptr;
    m_form = nullptr;
    connect(m_which, &QComboBox::currentIndexChanged, this, [this] { choose(); });
    for (QSpinBox* each : {m_runs, m_seed})
        connect(each, &QSpinBox::valueChanged, this, &SimulationSection::forgetResult);
    choose();
    return card;
}

void SimulationSection::choose() {
    forgetResult();
    delete m_form;
    m_values.clear();
    m_form = new QWidget;
    m_formPlace->addWidget(m_form);
    auto* form = new QFormLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    const model::GameFace* face = model::findGameFace(scenario().system);
    const int index = m_which->currentIndex();
    if (!face || index < 0 || index >= static_cast<int>(face->simulators().size()))
        return;
    const model::Simulator& simulator = *face->simulators()[static_cast<std::size_t>(index)];
    m_help->setText(simulator.help());
    for (const SimulationParameter& parameter : simulator.parameters()) {
        const QString name = QStringLiteral("simulation/") + QString::fromStdString(parameter.name);
        QWidget* field = nullptr;
        switch (parameter.kind) {
            case SimulationParameter::Kind::Number: {
                auto* box = new QSpinBox;
                // Without a usual value it is the scenario's, one below the least that can be asked for.
                const bool own = parameter.fallback.empty();
                box->setRange(own ? parameter.low - 1 : parameter.low, parameter.high);
                box->setSpecialValueText(own ? tr("as in the scenario") : QString());
                box->setValue(own ? box->minimum() : QString::fromStdString(parameter.fallback).toInt());
                m_values[parameter.name] = [box, own] {
                    return own && box->value() == box->minimum() ? std::string()
                                                                 : std::to_string(box->value());
                };
                connect(box, &QSpinBox::valueChanged, this, &SimulationSection::forgetResult);
                field = box;
                break;
            }
            case SimulationParameter::Kind::Flag: {
                auto* box = new QCheckBox;
                connect(box, &QCheckBox::toggled, this, &SimulationSection::forgetResult);
                box->setChecked(parameter.fallback == "yes" || parameter.fallback == "true");
                m_values[parameter.name] = [box] { return std::string(box->isChecked() ? "yes" : "no"); };
                field = box;
                break;
            }
            case SimulationParameter::Kind::Choice: {
                auto* box = new QComboBox;
                if (parameter.fallback.empty())
                    box->addItem(tr("as in the scenario"), QString());
                for (const std::string& each : parameter.choices)
                    box->addItem(model::malice::choiceWords(each), QString::fromStdString(each));
                box->setCurrentIndex(box->findData(QString::fromStdString(parameter.fallback)));
                m_values[parameter.name] = [box] { return box->currentData().toString().toStdString(); };
                connect(box, &QComboBox::currentIndexChanged, this, &SimulationSection::forgetResult);
                field = box;
                break;
            }
            case SimulationParameter::Kind::Text: {
                auto* box = new QLineEdit(QString::fromStdString(parameter.fallback));
                if (parameter.name == "profile")
                    box->setPlaceholderText(tr("as in the scenario"));
                else if (parameter.fallback.empty())
                    box->setPlaceholderText(tr("none"));
                m_values[parameter.name] = [box] { return box->text().toStdString(); };
                connect(box, &QLineEdit::textChanged, this, &SimulationSection::forgetResult);
                field = box;
                break;
            }
        }
        field->setObjectName(name);
        field->setAccessibleName(parameter.title);
        field->setMaximumWidth(260);
        form->addRow(parameter.title, field);
    }
}

void SimulationSection::start() {
    const model::GameFace* face = model::findGameFace(scenario().system);
    const int index = m_which->currentIndex();
    if (!face || index < 0 || m_job)
        return;
    auto job = std::make_shared<Job>();
    job->scenario = scenario();
    model::loadLinkedArmies(job->scenario, document().path(), document().openArmies());
    job->input.library = document().library();
    job->input.seed = static_cast<std::uint64_t>(m_seed->value());
    for (const auto& [name, value] : m_values)
        if (const std::string given = value(); !given.empty())
            job->input.parameters[name] = given;
    job->simulator = face->simulators()[static_cast<std::size_t>(index)];
    job->runs = static_cast<std::uint64_t>(m_runs->value());
    m_job = job;
    m_run->setEnabled(false);
    m_stop->setEnabled(true);
    m_progress->setValue(0);
    m_progress->show();
    if (m_thread)
        m_thread->wait();
    m_thread.reset(QThread::create([this, job] {
        job->input.scenario = &job->scenario;
        const auto settings = job->simulator->settings(job->input);
        if (!settings) {
            job->problems = settings.problems();
        } else {
            model::SimulationRuns runs{
                0, job->runs, std::max(1, QThread::idealThreadCount()), &job->cancelled,
                [this, job](std::uint64_t done) {
                    job->done = done;
                    QMetaObject::invokeMethod(
                        this,
                        [this, job] {
                            if (m_job == job)
                                m_progress->setValue(static_cast<int>(1000 * job->done.load() /
                                                                      std::max<std::uint64_t>(1, job->runs)));
                        },
                        Qt::QueuedConnection);
                }};
            const auto statistics = job->simulator->run(job->input, runs);
            if (!statistics)
                job->problems = statistics.problems();
            else if (!job->cancelled)
                job->report = job->simulator->report(*settings, *statistics, job->input.seed);
        }
        QMetaObject::invokeMethod(
            this, [this, job] { finish(job); }, Qt::QueuedConnection);
    }));
    m_thread->start();
}

void SimulationSection::stop() {
    if (m_job)
        m_job->cancelled = true;
}

/// An answer belongs to its question: as soon as that changes there is none, nor is one awaited.
void SimulationSection::forgetResult() {
    stop();
    m_job.reset();
    delete m_result;
    m_result = nullptr;
    m_run->setEnabled(true);
    m_stop->setEnabled(false);
    m_progress->setValue(0);
    m_progress->hide();
}

void SimulationSection::forgetCreature() {
    m_creature->setText(tr("Choose where it is met and roll."));
}

void SimulationSection::finish(const std::shared_ptr<Job>& job) {
    if (m_job != job)
        return;
    m_job.reset();
    m_run->setEnabled(true);
    m_stop->setEnabled(false);
    m_progress->setValue(job->report ? 1000 : 0);
    m_progress->hide();
    if (job->report) {
        show(*job->report);
        return;
    }
    model::SimulationReport words;
    words.headline = job->cancelled ? tr("Stopped.") : tr("This cannot be simulated.");
    for (const rules::Problem& problem : job->problems)
        words.settings << model::ProblemText::sentence(problem);
    show(words);
}

void SimulationSection::show(const model::SimulationReport& report) {
    delete m_result;
    m_result = new QWidget;
    m_result->setObjectName(QStringLiteral("simulationResult"));
    m_resultPlace->addWidget(m_result);
    auto* rows = new QVBoxLayout(m_result);
    rows->setContentsMargins(0, 8, 0, 0);
    auto* headline = briefingNote(report.headline, "heading");
    headline->setObjectName(QStringLiteral("simulationHeadline"));
    rows->addWidget(headline);
    for (const model::SimulationCurve& curve : report.curves) {
        auto* plot = new CurvePlot;
        plot->setMinimumHeight(200);
        plot->show(
            {{curve.title, curve.values, Theme::current().link, Qt::SolidLine, PlotSeries::Marker::Circle}},
            1, curve.across, curve.up);
        rows->addWidget(plot);
    }
    for (const model::SimulationTable& table : report.tables) {
        rows->addWidget(briefingNote(table.title, "small"));
        auto* list =
            new QTableWidget(static_cast<int>(table.rows.size()), static_cast<int>(table.columns.size()));
        list->setHorizontalHeaderLabels(table.columns);
        for (int column = 0; column < list->columnCount(); ++column)
            list->horizontalHeaderItem(column)->setTextAlignment((column ? Qt::AlignRight : Qt::AlignLeft) |
                                                                 Qt::AlignVCenter);
        list->setAccessibleName(table.title);
        list->setEditTriggers(QAbstractItemView::NoEditTriggers);
        list->verticalHeader()->hide();
        for (int row = 0; row < list->rowCount(); ++row)
            for (int column = 0; column < list->columnCount(); ++column) {
                auto* item = new QTableWidgetItem(table.rows[static_cast<std::size_t>(row)].value(column));
                if (column)
                    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                list->setItem(row, column, item);
            }
        // Names as wide as they are; numbers share the rest.
        list->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        list->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        int height = list->horizontalHeader()->sizeHint().height() + 4;
        for (int row = 0; row < std::min(14, list->rowCount()); ++row)
            height += list->rowHeight(row);
        list->setMinimumHeight(height);
        list->setMaximumHeight(height);
        rows->addWidget(list);
    }
    if (!report.settings.isEmpty())
        rows->addWidget(briefingNote(report.settings.join(QStringLiteral(" · "))));
    // In a low window the answer would come up out of sight, below its question.
    QTimer::singleShot(0, headline, [headline] {
        for (QWidget* at = headline->parentWidget(); at; at = at->parentWidget())
            if (auto* page = qobject_cast<QScrollArea*>(at)) {
                page->widget()->adjustSize();  // it has just grown
                const int top = headline->mapTo(page->widget(), QPoint()).y();
                if (top + 2 * headline->height() >
                    page->verticalScrollBar()->value() + page->viewport()->height())
                    page->verticalScrollBar()->setValue(top - 12);
                return;
            }
    });
}

QWidget* SimulationSection::creatureCard() {
    using namespace rules::malice;
    auto* card =
        new BriefingCard(tr("Roll a creature"), tr("As the generator rolls it, with the dice explained."));
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    m_terrain = new QComboBox;
    m_terrain->setObjectName(QStringLiteral("creatureTerrain"));
    for (std::size_t i = 0; i < terrains; ++i)
        m_terrain->addItem(Terms::terrain(static_cast<Terrain>(i)));
    m_opponent = new QComboBox;
    m_opponent->setObjectName(QStringLiteral("creatureKind"));
    m_opponent->addItems({tr("in the open"), tr("in a lair"), tr("a Guardian")});
    m_light = new QSpinBox;
    m_light->setRange(0, 3);
    m_dark = new QSpinBox;
    m_dark->setRange(0, 3);
    line->addWidget(captioned(tr("Terrain"), m_terrain));
    line->addWidget(captioned(tr("Where"), m_opponent));
    line->addWidget(captioned(tr("Light Wells shown"), m_light));
    line->addWidget(captioned(tr("Dark Wells shown"), m_dark));
    line->addWidget(button(QStringLiteral("creatureRoll"), tr("Roll"), QStringLiteral("odds"),
                           [this] { rollCreature(); }),
                    0, Qt::AlignBottom);
    line->addStretch(1);
    card->body().addLayout(line);
    m_creature = briefingNote({});
    m_creature->setObjectName(QStringLiteral("creature"));
    card->body().addWidget(m_creature);
    forgetCreature();
    for (QComboBox* each : {m_terrain, m_opponent})
        connect(each, &QComboBox::currentIndexChanged, this, &SimulationSection::forgetCreature);
    for (QSpinBox* each : {m_light, m_dark, m_seed})
        connect(each, &QSpinBox::valueChanged, this, &SimulationSection::forgetCreature);
    return card;
}

void SimulationSection::rollCreature() {
    using namespace rules::malice;
    sim::Encounter where;
    where.terrain = static_cast<Terrain>(m_terrain->currentIndex());
    where.lair = m_opponent->currentIndex() == 1;
    where.kind = m_opponent->currentIndex() == 2 ? sim::OpponentKind::Guardian : sim::OpponentKind::Normal;
    where.light = m_light->value();
    where.dark = m_dark->value();
    const ScenarioSection section = scenarioSection(scenario().extras);
    const Catalogue& catalogue = Catalogue::of(library());
    const GeneratorProfile* own = catalogue.profile(section.generator);
    const GeneratorProfile& profile = own                                       ? *own
                                      : Rulings::of(scenario().rulings).tapered ? GeneratorProfile::tapered()
                                                                                : GeneratorProfile::even();
    rules::Rng rng(static_cast<std::uint64_t>(m_seed->value()), m_rolls++);
    const sim::CreatureRoll roll = sim::rollCreature(where, profile, rng);
    QStringList lines;
    lines << tr("%1 of power %2 with %3 life tokens.")
                 .arg(Terms::creature(roll.creature.type))
                 .arg(roll.creature.power)
                 .arg(roll.creature.life);
    std::vector<const Ability*> trove;
    for (const auto& [id, card] : catalogue.abilities)
        trove.push_back(&card);
    rng.shuffle(trove);
    QStringList abilities;
    for (int i = 0; i < roll.creature.abilities && i < static_cast<int>(trove.size()); ++i)
        abilities << model::ElementNames::content(library(), trove[static_cast<std::size_t>(i)]->id);
    lines << (abilities.isEmpty() ? tr("It has no abilities.")
                                  : tr("Abilities: %1.").arg(abilities.join(QStringLiteral(", "))));
    const auto die = [](int rolled, int modifier) {
        return modifier ? QStringLiteral("%1 %2 %3")
                              .arg(rolled)
                              .arg(modifier < 0 ? QStringLiteral("−") : QStringLiteral("+"))
                              .arg(std::abs(modifier))
                        : QString::number(rolled);
    };
    if (roll.natureDie)
        lines << tr("Nature: the die shows %1, column %2 of %3.")
                     .arg(roll.natureDie)
                     .arg(roll.column)
                     .arg(Terms::terrain(where.terrain));
    if (roll.powerDie)
        lines << tr("Power: %1 on the die.").arg(die(roll.powerDie, roll.powerModifier));
    if (roll.abilityDie)
        lines << tr("Abilities: %1 on the die.").arg(die(roll.abilityDie, roll.abilityModifier));
    lines << QStringLiteral("SOM-CRE-01, SOM-CRE-02, SOM-CRE-04");
    m_creature->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace bocage::editor::malice
