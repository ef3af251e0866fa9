#include "editor/army/roster_browser.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "model/io/save_file.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/roster/roster_face.h"
#include "rules/roster/roster_facts.h"

namespace bocage::editor {

using namespace rules;
using model::ArmyReview;
using model::ArmyReviews;

namespace {

enum Column { Picture, Title, Player, Faction, Points, Verdict, Source, columnCount };
constexpr QSize pictureSize(40, 40);

}  // namespace

RosterBrowser::RosterBrowser(Purpose purpose, LibraryPtr library, const QString& folder, QWidget* parent)
    : QDialog(parent), m_purpose(purpose), m_library(std::move(library)) {
    setObjectName(purpose == Purpose::Browse ? QStringLiteral("rosterBrowser")
                                             : QStringLiteral("organiserCheck"));
    m_place = new QLineEdit;
    m_place->setReadOnly(true);
    m_chooseFolder = new QToolButton;
    m_chooseCodes = new QToolButton;
    auto* places = new QHBoxLayout;
    places->setSpacing(6);
    places->addWidget(m_place, 1);
    places->addWidget(m_chooseFolder);
    places->addWidget(m_chooseCodes);
    auto* form = new QFormLayout;
    form->setSpacing(6);
    form->addRow(new QLabel, places);
    m_table = new QTableWidget(0, columnCount);
    m_table->setObjectName(QStringLiteral("rosterTable"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setIconSize(pictureSize);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(pictureSize.height() + 6);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Title, QHeaderView::Stretch);
    if (purpose == Purpose::Organise)
        buildTerms(*form);
    m_summary = new QLabel;
    m_detail = new QLabel;
    m_detail->setObjectName(QStringLiteral("rosterDetail"));
    for (QLabel* label : {m_summary, m_detail}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_open = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_open->setDefault(true);
    m_save = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_detail);
    layout->addWidget(buttons);
    connect(m_chooseFolder, &QToolButton::clicked, this, &RosterBrowser::chooseFolder);
    connect(m_chooseCodes, &QToolButton::clicked, this, &RosterBrowser::chooseCodes);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RosterBrowser::showChosen);
    connect(m_table, &QTableWidget::cellDoubleClicked, this, &RosterBrowser::openChosen);
    connect(m_open, &QPushButton::clicked, this, &RosterBrowser::openChosen);
    connect(m_save, &QPushButton::clicked, this, &RosterBrowser::saveTable);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_sources = {folder};
    retranslate();
    resize(860, 560);
}

void RosterBrowser::buildTerms(QFormLayout& form) {
    m_limit = new QSpinBox;
    m_limit->setObjectName(QStringLiteral("organiserLimit"));
    m_limit->setRange(0, 10'000);
    m_limit->setSingleStep(10);
    m_bans = new QLineEdit;
    m_bans->setObjectName(QStringLiteral("organiserBans"));
    m_packs = new QToolButton;
    m_packs->setPopupMode(QToolButton::InstantPopup);
    auto* packs = new QMenu(m_packs);
    for (const Pack& pack : m_library->packs()) {
        QAction* action = packs->addAction(model::localized(pack.manifest.title));
        action->setData(QString::fromStdString(pack.manifest.id.value));
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, this, &RosterBrowser::refresh);
    }
    m_packs->setMenu(packs);
    m_strict = new QCheckBox;
    m_strict->setObjectName(QStringLiteral("organiserStrict"));
    m_strict->setChecked(true);
    for (QWidget* field :
         {static_cast<QWidget*>(m_limit), static_cast<QWidget*>(m_packs), static_cast<QWidget*>(m_bans)}) {
        auto* label = new QLabel;
        label->setBuddy(field);
        form.addRow(label, field);
    }
    form.addRow(QString(), m_strict);
    connect(m_limit, &QSpinBox::valueChanged, this, &RosterBrowser::refresh);
    connect(m_bans, &QLineEdit::editingFinished, this, &RosterBrowser::refresh);
    connect(m_strict, &QCheckBox::toggled, this, &RosterBrowser::refresh);
}

void RosterBrowser::retranslate() {
    setWindowTitle(m_purpose == Purpose::Browse ? tr("Rosters") : tr("Organiser's check"));
    m_place->setAccessibleName(tr("Where the armies are"));
    m_chooseFolder->setText(tr("Folder…"));
    m_chooseFolder->setToolTip(tr("Shows the armies of another folder and of the folders in it."));
    m_chooseCodes->setText(tr("Share codes…"));
    m_chooseCodes->setToolTip(tr("Reads a text file with one share code a line."));
    m_table->setAccessibleName(tr("Armies"));
    m_table->setHorizontalHeaderLabels(
        {QString(), tr("Army"), tr("Player"), tr("Faction"), tr("Points"), tr("Verdict"), tr("File")});
    m_open->setText(tr("&Open"));
    m_open->setToolTip(tr("Opens the chosen army in a tab."));
    m_save->setText(tr("&Save the table…"));
    m_save->setToolTip(tr("Writes the table as CSV for a spreadsheet."));
    auto* form = static_cast<QFormLayout*>(layout()->itemAt(0)->layout());
    QStringList names{tr("Armies:")};
    if (m_limit) {
        names << tr("Points:") << tr("Packs:") << tr("Banned:");
        m_limit->setSpecialValueText(tr("As each army says"));
        m_limit->setToolTip(tr("The points that hold for everybody."));
        m_packs->setText(tr("Permitted packs"));
        m_packs->setToolTip(tr("Content of other packs is an error."));
        m_bans->setPlaceholderText(tr("Names of tiles and options, parted by commas"));
        m_bans->setToolTip(tr("Whoever has one of these fails."));
        m_strict->setText(tr("&Refuse waivers"));
        m_strict->setToolTip(tr("What an author waived counts as an error all the same."));
    }
    for (int row = 0; row < names.size(); ++row)
        static_cast<QLabel*>(form->itemAt(row, QFormLayout::LabelRole)->widget())->setText(names[row]);
    refresh();
}

model::ReviewTerms RosterBrowser::terms() const {
    model::ReviewTerms terms;
    terms.strict = m_strict && m_strict->isChecked();
    if (!m_limit)
        return terms;
    if (m_limit->value() > 0)
        terms.limit = m_limit->value();
    bool all = true;
    for (const QAction* pack : m_packs->menu()->actions()) {
        all = all && pack->isChecked();
        if (pack->isChecked())
            terms.packs.emplace_back(pack->data().toString().toStdString());
    }
    if (all)
        terms.packs.clear();
    const std::vector<ContentId> known = model::rosterContent(m_library);
    for (const QString& part : m_bans->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString wanted = part.trimmed();
        const auto add = [&](const ContentId& id) {
            const bool named =
                model::ElementNames::content(*m_library, id).compare(wanted, Qt::CaseInsensitive) == 0 ||
                id.value == wanted.toStdString() || id.name() == wanted.toStdString();
            if (named)
                terms.banned.push_back(id);
        };
        for (const ContentId& id : known)
            add(id);
    }
    return terms;
}

void RosterBrowser::setSources(const QStringList& sources) {
    m_sources = sources;
    refresh();
}

void RosterBrowser::refresh() {
    QStringList shown;
    for (const QString& source : m_sources)
        shown << QDir::toNativeSeparators(source);
    m_place->setText(shown.join(QStringLiteral("; ")));
    m_reviews = ArmyReviews(m_library).of(m_sources, terms());
    m_table->setRowCount(static_cast<int>(m_reviews.size()));
    int passed = 0;
    for (std::size_t i = 0; i < m_reviews.size(); ++i) {
        fillRow(static_cast<int>(i), m_reviews[i]);
        passed += m_reviews[i].passed() ? 1 : 0;
    }
    m_summary->setText(
        m_reviews.empty()
            ? tr("There is no army here. Choose another folder.")
            : tr("%1 of %n army(ies) passed", nullptr, static_cast<int>(m_reviews.size())).arg(passed));
    if (!m_reviews.empty() && m_table->currentRow() < 0)
        m_table->selectRow(0);
    m_save->setEnabled(!m_reviews.empty());
    showChosen();
}

void RosterBrowser::fillRow(int row, const ArmyReview& review) {
    const auto set = [&](int column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        item->setToolTip(text);
        m_table->setItem(row, column, item);
        return item;
    };
    QTableWidgetItem* picture = set(Picture, {});
    const model::RosterFace* game = model::rosterFaceOf(review.roster.system);
    if (const ContentId face = game ? game->pictureOf({review.roster, m_library}) : ContentId();
        !face.empty())
        picture->setIcon(QIcon(thumbnail(m_library, face, pictureSize, devicePixelRatioF())));
    const QString title = model::localized(review.roster.title);
    set(Title, title.isEmpty() ? QFileInfo(review.source).fileName() : title);
    set(Player, QString::fromStdString(factOf(review.roster, RosterFact::Player)));
    set(Faction, review.readable() ? review.faction : QString());
    set(Points, !ArmyReviews::hasPoints(review) ? QString()
                : review.roster.limit           ? tr("%1 / %2").arg(review.points).arg(*review.roster.limit)
                                                : QString::number(review.points))
        ->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QStringList words = review.errors;
    for (const Problem& problem : review.problems)
        words << model::ProblemText::full(problem);
    // A sign and a word: colours never carry meaning alone.
    const QString sign = review.passed() ? QStringLiteral("✓ ") : QStringLiteral("✗ ");
    set(Verdict, sign + ArmyReviews::verdict(review))
        ->setToolTip(words.isEmpty() ? ArmyReviews::verdict(review) : words.join(QLatin1Char('\n')));
    set(Source, review.path.isEmpty() ? review.source : QFileInfo(review.path).fileName())
        ->setToolTip(QDir::toNativeSeparators(review.source));
}

void RosterBrowser::showChosen() {
    const int row = m_table->currentRow();
    const bool chosen = row >= 0 && row < static_cast<int>(m_reviews.size());
    m_open->setEnabled(chosen && m_reviews[static_cast<std::size_t>(row)].readable());
    QStringList words;
    if (chosen) {
        const ArmyReview& review = m_reviews[static_cast<std::size_t>(row)];
        words = review.errors;
        for (const Problem& problem : review.problems)
            words << model::ProblemText::full(problem);
        if (words.isEmpty())
            words << ArmyReviews::verdict(review);
    }
    m_detail->setText(words.mid(0, 6).join(QLatin1Char('\n')));
}

void RosterBrowser::openChosen() {
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_reviews.size()))
        return;
    const ArmyReview& review = m_reviews[static_cast<std::size_t>(row)];
    if (!review.readable())
        return;
    if (review.path.isEmpty())
        Q_EMIT armyWanted(review.roster);
    else
        Q_EMIT fileWanted(review.path);
}

void RosterBrowser::chooseFolder() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder with armies"), m_sources.value(0));
    if (!folder.isEmpty())
        setSources({folder});
}

void RosterBrowser::chooseCodes() {
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Lists of share codes"), {},
                                                            tr("Lists of share codes (*.txt)"));
    if (!files.isEmpty())
        setSources(files);
}

void RosterBrowser::saveTable() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the table"),
                                                      QStringLiteral("armies.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    const auto saved = model::saveAtomically(path, ArmyReviews::csv(m_reviews, terms()).toUtf8());
    if (!saved)
        QMessageBox::warning(this, windowTitle(), model::ProblemText::full(saved.problems().front()));
}

void RosterBrowser::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

}  // namespace bocage::editor
