#include "editor/systems/normandie/army/optimise_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "model/io/document_files.h"
#include "model/messages/problem_text.h"
#include "model/systems/normandie/words/army_text.h"
#include "rules/systems/normandie/army/army_totals.h"

namespace bocage::editor {

using namespace rules;
using namespace rules::normandie;
using model::ArmyText;

namespace {

constexpr int largestArmy = 2000;
constexpr int usualArmy = 200;

void addContent(QTreeWidgetItem* group, const ContentId& id, const QString& name,
                const std::optional<int>& cost) {
    auto* row = new QTreeWidgetItem(group, {name, cost ? QString::number(*cost) : QStringLiteral("?")});
    row->setData(0, Qt::UserRole, QString::fromStdString(id.value));
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    row->setCheckState(0, Qt::Checked);
    row->setTextAlignment(1, Qt::AlignRight);
}

}  // namespace

OptimiseDialog::OptimiseDialog(Purpose purpose, ContentPtr content, const Roster& roster,
                               const Player* player, QWidget* parent)
    : QDialog(parent), m_purpose(purpose), m_content(std::move(content)), m_roster(roster) {
    setWindowTitle(purpose == Purpose::FillLastPoints ? tr("Fill the last points")
                   : purpose == Purpose::BestArmy     ? tr("Best legal army for a goal")
                                                      : tr("Random legal army"));
    if (player) {
        m_permitted = player->force.permitted;
        m_forbidden = player->force.forbidden;
        if (player->force.budget)
            m_roster.limit = player->force.budget;
    }
    m_fields = new QFormLayout;
    m_points = new QSpinBox(this);
    m_points->setRange(1, largestArmy);
    m_points->setValue(m_roster.limit.value_or(usualArmy));
    m_points->setSuffix(tr(" points"));
    m_points->setToolTip(tr("What the army may cost at most"));
    buildFields();

    m_summary = new QLabel(this);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_chosen = new QTreeWidget(this);
    m_chosen->setAccessibleName(tr("What was chosen, and why"));
    m_chosen->setRootIsDecorated(false);
    m_chosen->setHeaderLabels({tr("Chosen"), tr("Points"), tr("Adds to the goal")});
    m_chosen->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_chosen->header()->setStretchLastSection(false);
    for (const int column : {1, 2})
        m_chosen->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_chosen->setColumnHidden(2, purpose == Purpose::RandomArmy);
    m_chosen->setMinimumHeight(140);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);

    auto* buttons = new QDialogButtonBox(this);
    m_run = buttons->addButton(purpose == Purpose::RandomArmy ? tr("&Draw") : tr("&Find"),
                               QDialogButtonBox::ActionRole);
    m_stop = buttons->addButton(tr("&Stop"), QDialogButtonBox::ActionRole);
    m_take = buttons->addButton(tr("&Use this army"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    m_run->setToolTip(tr("Searches all legal armies; what comes out is proven to be the best"));
    if (purpose == Purpose::RandomArmy)
        m_run->setToolTip(tr("The same seed gives the same army"));
    m_stop->setToolTip(tr("Gives the search up"));
    m_take->setToolTip(tr("Puts the army on the sheet, as one step that can be undone"));
    connect(m_run, &QPushButton::clicked, this, &OptimiseDialog::start);
    connect(m_stop, &QPushButton::clicked, this, &OptimiseDialog::stop);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addLayout(m_fields);
    layout->addWidget(m_progress);
    layout->addWidget(m_summary);
    layout->addWidget(m_chosen, 1);
    layout->addWidget(buttons);
    forget();
    showRunning(false);
    resize(520, purpose == Purpose::RandomArmy ? 420 : 640);
}

OptimiseDialog::~OptimiseDialog() {
    stop();
    if (m_thread)
        m_thread->wait();
}

void OptimiseDialog::buildFields() {
    m_fields->addRow(tr("&Points:"), m_points);
    // Enter hands the same number over again: what was found for it still holds.
    const auto forgetFor = [this](QSpinBox* field) {
        connect(field, &QSpinBox::valueChanged, this, [this, last = field->value()](int value) mutable {
            if (std::exchange(last, value) != value)
                forget();
        });
    };
    forgetFor(m_points);
    if (m_purpose != Purpose::FillLastPoints) {
        m_faction = new QComboBox(this);
        m_faction->setToolTip(tr("The faction of the army"));
        fillFactions();
        m_fields->addRow(tr("&Faction:"), m_faction);
        connect(m_faction, &QComboBox::currentIndexChanged, this, [this] {
            fillHeroes();
            fillContent();
            forget();
        });
    }
    if (m_purpose == Purpose::RandomArmy) {
        m_seed = new QSpinBox(this);
        m_seed->setRange(0, 999'999);
        m_seed->setValue(1);
        m_seed->setToolTip(tr("The same seed gives the same army"));
        m_fields->addRow(tr("&Seed:"), m_seed);
        forgetFor(m_seed);
        return;
    }
    m_goal = new QComboBox(this);
    m_goal->setToolTip(tr("What the army should be good at"));
    for (const model::NamedGoal& goal : model::namedGoals())
        m_goal->addItem(ArmyText::goal(goal.goal));
    m_goalHelp = new QLabel(this);
    m_goalHelp->setObjectName(QStringLiteral("muted"));
    m_goalHelp->setWordWrap(true);
    const auto showHelp = [this] {
        m_goalHelp->setText(
            ArmyText::goalHelp(model::namedGoals()[static_cast<std::size_t>(m_goal->currentIndex())].goal));
    };
    connect(m_goal, &QComboBox::currentIndexChanged, this, showHelp);
    connect(m_goal, &QComboBox::currentIndexChanged, this, &OptimiseDialog::forget);
    showHelp();
    m_fields->addRow(tr("&Goal:"), m_goal);
    m_fields->addRow(QString(), m_goalHelp);
    m_hero = new QComboBox(this);
    m_hero->setToolTip(tr("A hero who must be in the army; the tiles he needs come with him"));
    fillHeroes();
    m_fields->addRow(tr("&Hero:"), m_hero);
    connect(m_hero, &QComboBox::currentIndexChanged, this, &OptimiseDialog::forget);
    m_allowed = new QTreeWidget(this);
    m_allowed->setAccessibleName(tr("Permitted content"));
    m_allowed->setToolTip(tr("What may be used; take the tick away from what you do not want"));
    m_allowed->setHeaderLabels({tr("Permitted"), tr("Points")});
    m_allowed->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_allowed->header()->setStretchLastSection(false);
    m_allowed->setMinimumHeight(120);
    fillContent();
    m_fields->addRow(tr("&Content:"), m_allowed);
    connect(m_allowed, &QTreeWidget::itemChanged, this, &OptimiseDialog::forget);
    m_owned = new QCheckBox(tr("Only what my &collection holds"), this);
    m_owned->setToolTip(tr("Uses no tile, option or counter more often than you own it"));
    m_fields->addRow(QString(), m_owned);
    connect(m_owned, &QCheckBox::toggled, this, [this](bool on) {
        if (on && !m_collection)
            chooseCollection();
        forget();
    });
}

void OptimiseDialog::fillFactions() {
    const ArmyText words(m_content->library());
    for (const Pack& pack : m_content->library().packs())
        for (const FactionDef& faction : pack.factions) {
            const bool recruits =
                std::any_of(m_content->tiles().begin(), m_content->tiles().end(),
                            [&](const auto& tile) { return tile.second.faction == faction.id; });
            if (!recruits)
                continue;
            m_faction->addItem(words.name(faction.id), QString::fromStdString(faction.id.value));
            if (faction.id == m_roster.faction)
                m_faction->setCurrentIndex(m_faction->count() - 1);
        }
}

ContentId OptimiseDialog::faction() const {
    return m_faction ? ContentId(m_faction->currentData().toString().toStdString()) : m_roster.faction;
}

void OptimiseDialog::fillHeroes() {
    if (!m_hero)
        return;
    const ArmyText words(m_content->library());
    m_hero->clear();
    m_hero->addItem(tr("None in particular"));
    for (const auto& [id, tile] : m_content->tiles())
        if (tile.hero && tile.faction == faction())
            m_hero->addItem(words.name(id), QString::fromStdString(id.value));
}

void OptimiseDialog::fillContent() {
    if (!m_allowed)
        return;
    const ArmyText words(m_content->library());
    m_allowed->clear();
    auto* tiles = new QTreeWidgetItem(m_allowed, {tr("Tiles and heroes")});
    auto* options = new QTreeWidgetItem(m_allowed, {tr("Options")});
    for (QTreeWidgetItem* group : {tiles, options}) {
        group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
        group->setCheckState(0, Qt::Checked);
    }
    for (const auto& [id, tile] : m_content->tiles())
        if (tile.faction == faction())
            addContent(tiles, id, words.name(id), tile.cost);
    for (const auto& [id, option] : m_content->options())
        if (option.faction.empty() || option.mythos || option.faction == faction())
            addContent(options, id, words.name(id), option.cost);
}

std::vector<ContentId> OptimiseDialog::uncheckedContent() const {
    std::vector<ContentId> ids;
    for (int group = 0; m_allowed && group < m_allowed->topLevelItemCount(); ++group)
        for (int row = 0; row < m_allowed->topLevelItem(group)->childCount(); ++row) {
            const QTreeWidgetItem* item = m_allowed->topLevelItem(group)->child(row);
            if (item->checkState(0) != Qt::Checked)
                ids.emplace_back(item->data(0, Qt::UserRole).toString().toStdString());
        }
    return ids;
}

void OptimiseDialog::setCollection(const Collection& collection) {
    m_collection = collection;
    if (m_owned)
        m_owned->setChecked(true);
}

void OptimiseDialog::chooseCollection() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Your collection"), {}, tr("Collections (*.collection.json)"));
    const auto loaded = path.isEmpty() ? Result<model::LoadedValue>(Problem{}) : model::loadValue(path);
    const Collection* collection = loaded ? std::get_if<Collection>(&loaded->value) : nullptr;
    if (collection)
        m_collection = *collection;
    else {
        m_owned->setChecked(false);
        if (!path.isEmpty())
            QMessageBox::warning(
                this, windowTitle(),
                model::ProblemText::full(
                    loaded ? Problem{"document.not-a-collection", {}, path.toStdString(), "/format", 0, 0}
                           : loaded.problems().front()));
    }
}

void OptimiseDialog::forget() {
    m_army.reset();
    if (!m_take)
        return;
    m_take->setEnabled(false);
    m_run->setDefault(true);  // Enter looks first, and takes what was found
    m_chosen->clear();
    m_summary->setText(m_purpose == Purpose::FillLastPoints
                           ? tr("Everything in the army stays; free slots are filled and tiles added.")
                       : m_purpose == Purpose::BestArmy
                           ? tr("The army found takes the place of the list on the sheet.")
                           : tr("The army drawn takes the place of the list on the sheet."));
}

void OptimiseDialog::start() {
    if (m_thread)
        return;
    forget();
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    struct Work {
        ContentPtr content;
        Roster start;
        Collection collection;
        std::optional<BestArmy> best;
    };
    auto work = std::make_shared<Work>(Work{m_content, m_roster, m_collection.value_or(Collection{}), {}});
    const Purpose purpose = m_purpose;
    BestArmyRequest request{*work->content, faction(), m_points->value(), Goal::SpendPoints};
    if (m_goal)
        request.goal = model::namedGoals()[static_cast<std::size_t>(m_goal->currentIndex())].goal;
    if (purpose == Purpose::FillLastPoints)
        request.start = &work->start;
    if (m_hero && m_hero->currentIndex() > 0)
        request.required.emplace_back(m_hero->currentData().toString().toStdString());
    request.permitted = m_permitted;
    request.forbidden = m_forbidden;
    for (const ContentId& id : uncheckedContent())
        request.forbidden.push_back(id);
    if (m_owned && m_owned->isChecked() && m_collection)
        request.collection = &work->collection;
    request.cancelled = [cancelled = m_cancelled] { return cancelled->load(); };
    if (const Problems told = purpose == Purpose::RandomArmy ? Problems() : contradictions(request);
        !told.empty()) {
        m_summary->setText(
            model::ProblemText::full(ArmyText::named(told, m_content->library())).join(QLatin1Char('\n')));
        Q_EMIT searched();
        return;
    }
    const unsigned seed = m_seed ? static_cast<unsigned>(m_seed->value()) : 0;
    QThread* thread = QThread::create([work, request, purpose, seed] {
        if (purpose != Purpose::RandomArmy) {
            work->best = bestArmy(request);
            return;
        }
        const Roster drawn = randomArmy(*work->content, request.faction, request.points, seed);
        if (drawn.entries.empty())
            return;
        BestArmy best;
        best.roster = drawn;
        best.cost = totalsOf(ArmyView(drawn, *work->content)).points.value;
        for (const RosterEntry& entry : drawn.entries) {
            best.chosen.push_back(
                {entry.content, {}, work->content->tile(entry.content)->cost.value_or(0), 0});
            for (const RosterEntry::Filling& filling : entry.fillings)
                best.chosen.push_back({filling.option, entry.content,
                                       work->content->option(filling.option)->cost.value_or(0), 0});
        }
        work->best = std::move(best);
    });
    m_thread = thread;
    connect(thread, &QThread::finished, this, [this, work, thread, cancelled = m_cancelled] {
        m_thread = nullptr;
        showRunning(false);
        showResult(std::move(work->best), cancelled->load());
        Q_EMIT searched();
    });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    showRunning(true);
    thread->start();
}

void OptimiseDialog::stop() {
    if (m_cancelled)
        m_cancelled->store(true);
}

void OptimiseDialog::showRunning(bool running) {
    m_progress->setVisible(running);
    m_run->setEnabled(!running);
    m_stop->setVisible(m_purpose != Purpose::RandomArmy);
    m_stop->setEnabled(running);
    for (int row = 0; row < m_fields->rowCount(); ++row)
        if (QLayoutItem* field = m_fields->itemAt(row, QFormLayout::FieldRole))
            field->widget()->setEnabled(!running);
}

void OptimiseDialog::showResult(std::optional<BestArmy> best, bool stopped) {
    if (!best || (best->chosen.empty() && m_purpose != Purpose::FillLastPoints)) {
        m_summary->setText(stopped ? tr("Stopped before an army was found.")
                                   : tr("No legal army of these things fits into the points."));
        return;
    }
    const ArmyText words(m_content->library());
    for (const Chosen& chosen : best->chosen) {
        auto* row = new QTreeWidgetItem(
            m_chosen, {words.line({chosen.content, chosen.on, 1, chosen.cost}), QString::number(chosen.cost),
                       QLocale().toString(static_cast<double>(chosen.worth) / 1000, 'f', 2)});
        row->setTextAlignment(1, Qt::AlignRight);
        row->setTextAlignment(2, Qt::AlignRight);
    }
    const QString spent = tr("%1 of %2 points.").arg(best->cost).arg(m_points->value());
    if (best->chosen.empty())
        m_summary->setText(spent + u' ' + tr("Nothing more fits: the army stays as it is."));
    else if (m_purpose == Purpose::RandomArmy)
        m_summary->setText(spent);
    else
        m_summary->setText(spent + u' ' + tr("No legal army of these things serves the goal better."));
    m_take->setEnabled(!best->chosen.empty());
    m_take->setDefault(true);
    m_army = std::move(best);
}

}  // namespace bocage::editor
