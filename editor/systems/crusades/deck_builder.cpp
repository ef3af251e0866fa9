#include "editor/systems/crusades/deck_builder.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/systems/crusades/card_view.h"
#include "editor/systems/crusades/report_view.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/systems/crusades/fortress_face.h"
#include "model/systems/crusades/odds_report.h"
#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::editor::crusades {

using model::crusades::CrusadesWords;
using model::crusades::DeckEdits;
using namespace rules::crusades;

namespace {

constexpr int nameColumn = 0, copiesColumn = 1;
/// In the list a card is as high as three lines of its words.
constexpr QSize listedCard(46, 64);
/// From this width on the facts stand beside the cards.
constexpr int twoColumns = 640;
constexpr int idRole = Qt::UserRole + 1, copiesRole = Qt::UserRole + 2;

/// Copies are typed into a number box with sensible ends.
class CopiesDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* box = new QSpinBox(parent);
        box->setRange(0, mostCopies);
        box->setFrame(false);
        return box;
    }
};

/// "Swords in so many cards", the odds of a hand as curves.
std::vector<std::pair<QString, std::vector<double>>> handCurves(const SetUp& setUp) {
    std::vector<std::pair<QString, std::vector<double>>> curves;
    const DeckCounts village = DeckCounts::of(setUp.table, setUp.table.start.village.deck);
    if (village.cards == 0)
        return curves;
    for (const int size : {5, 6, 8, 10}) {
        const HandOdds hand(village, size);
        std::vector<double> values;
        for (int swords = 1; swords <= 9; ++swords)
            values.push_back(100 * hand.atLeastSwords(swords));
        curves.emplace_back(DeckBuilder::tr("%n card(s)", nullptr, size), std::move(values));
    }
    return curves;
}

/// How many cards of a deck have which value.
std::vector<double> spread(const Table& table, const CardList& deck, std::int16_t CardFacts::*value) {
    std::vector<double> counts;
    for (const CardNo card : deck) {
        const std::size_t at = static_cast<std::size_t>(std::clamp<int>(table.facts(card).*value, 0, 12));
        if (counts.size() <= at)
            counts.resize(at + 1);
        ++counts[at];
    }
    return counts;
}

}  // namespace

DeckBuilder::DeckBuilder(QWidget* parent)
    : QWidget(parent),
      m_deck(new QComboBox),
      m_source(new QComboBox),
      m_search(new QLineEdit),
      m_cards(new QTableWidget(0, 2)),
      m_sum(new QLabel),
      m_told(new QLabel),
      m_more(new QPushButton(QStringLiteral("+"))),
      m_fewer(new QPushButton(QStringLiteral("−"))),
      m_copy(new QPushButton),
      m_paste(new QPushButton),
      m_facts(new QScrollArea),
      m_report(new ReportView),
      m_card(new CardView),
      m_columns(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    setObjectName(QStringLiteral("deckBuilder"));
    setAttribute(Qt::WA_StyledBackground);
    m_deck->setObjectName(QStringLiteral("builtDeck"));
    m_source->setObjectName(QStringLiteral("deckSource"));
    m_cards->setObjectName(QStringLiteral("deckCards"));
    m_sum->setObjectName(QStringLiteral("deckSum"));
    m_told->setObjectName(QStringLiteral("deckTold"));
    m_search->setObjectName(QStringLiteral("deckSearch"));
    m_more->setObjectName(QStringLiteral("moreCopies"));
    m_fewer->setObjectName(QStringLiteral("fewerCopies"));
    m_copy->setObjectName(QStringLiteral("copyDeck"));
    m_paste->setObjectName(QStringLiteral("pasteDeck"));
    m_search->setClearButtonEnabled(true);
    for (QComboBox* box : {m_deck, m_source}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    for (const DeckKind kind : listedDecks)
        m_deck->addItem(QString(), static_cast<int>(kind));
    m_cards->setItemDelegateForColumn(copiesColumn, new CopiesDelegate(m_cards));
    m_cards->verticalHeader()->hide();
    m_cards->verticalHeader()->setDefaultSectionSize(listedCard.height() + 8);
    m_cards->setIconSize(listedCard);
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cards->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_cards->setSelectionMode(QAbstractItemView::SingleSelection);
    m_cards->setTabKeyNavigation(false);
    m_cards->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_cards->setMinimumHeight(150);
    m_cards->horizontalHeader()->setMinimumSectionSize(40);
    m_cards->horizontalHeader()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    m_cards->horizontalHeader()->setSectionResizeMode(copiesColumn, QHeaderView::ResizeToContents);
    m_cards->installEventFilter(this);
    for (QLabel* label : {m_sum, m_told}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_sum->setProperty("role", "heading");
    m_told->setProperty("role", "small");
    m_told->hide();
    for (QPushButton* button : {m_more, m_fewer})
        button->setFixedWidth(40);
    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_deck, 2);
    choices->addWidget(m_source, 3);
    rows->addLayout(choices);
    rows->addWidget(m_search);
    rows->addWidget(m_cards, 1);
    auto* steps = new FlowLayout(nullptr, 6, 6);
    for (QPushButton* button : {m_fewer, m_more, m_copy, m_paste})
        steps->addWidget(button);
    rows->addLayout(steps);
    rows->addWidget(m_told);
    auto* facts = new QWidget;
    auto* told = new QVBoxLayout(facts);
    told->setContentsMargins(0, 0, 0, 0);
    told->setSpacing(8);
    told->addWidget(m_sum);
    told->addWidget(m_card);
    told->addWidget(m_report, 1);
    m_facts->setObjectName(QStringLiteral("deckFacts"));
    m_facts->setWidget(facts);
    m_facts->setWidgetResizable(true);
    m_facts->setFrameShape(QFrame::NoFrame);
    m_facts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_facts->setMinimumHeight(150);
    m_columns->setContentsMargins(10, 8, 10, 8);
    m_columns->setSpacing(12);
    m_columns->addWidget(list, 1);
    m_columns->addWidget(m_facts, 1);
    setFocusProxy(m_cards);
    connect(m_cards, &QTableWidget::currentCellChanged, this, [this] { showCurrent(); });
    connect(m_deck, &QComboBox::currentIndexChanged, this, [this] {
        m_told->hide();
        refresh();
    });
    connect(m_source, &QComboBox::activated, this, [this](int index) {
        if (!m_edits)
            return;
        const std::string id = m_source->itemData(index).toString().toStdString();
        if (id == "own")
            m_edits->makeOwn(deck());
        else
            m_edits->use(deck(), rules::ContentId(id));
        refreshSources();  // an empty list cannot be one of its own
    });
    connect(m_search, &QLineEdit::textChanged, this, &DeckBuilder::filter);
    connect(m_cards, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (!m_filling && column == copiesColumn)
            copiesEdited(row);
    });
    connect(m_more, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_fewer, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(asText()); });
    connect(m_paste, &QPushButton::clicked, this, [this] { takeText(QGuiApplication::clipboard()->text()); });
    retranslate();
}

void DeckBuilder::retranslate() {
    for (int i = 0; i < m_deck->count(); ++i)
        m_deck->setItemText(i, CrusadesWords::deck(static_cast<DeckKind>(m_deck->itemData(i).toInt())));
    m_deck->setAccessibleName(tr("Deck"));
    m_source->setAccessibleName(tr("Where the deck comes from"));
    m_search->setPlaceholderText(tr("Search cards"));
    m_search->setAccessibleName(tr("Search cards"));
    m_cards->setHorizontalHeaderLabels({tr("Card"), tr("Copies")});
    m_cards->horizontalHeaderItem(nameColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_cards->horizontalHeaderItem(copiesColumn)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_cards->setAccessibleName(tr("Cards and their copies"));
    m_cards->setAccessibleDescription(
        tr("Plus and minus change the copies of the card, digits or F2 type them."));
    m_more->setToolTip(tr("One more copy of the card (+)"));
    m_more->setAccessibleName(tr("One more copy"));
    m_fewer->setToolTip(tr("One copy fewer of the card (-)"));
    m_fewer->setAccessibleName(tr("One copy fewer"));
    m_copy->setText(tr("Copy as text"));
    m_paste->setText(tr("Paste a list"));
    m_paste->setToolTip(
        tr("Takes deck lists out of the clipboard: a number and a card in each line. Old names "
           "such as Explorers, Duke and King are understood."));
}

void DeckBuilder::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void DeckBuilder::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_columns->setDirection(width() < twoColumns ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    shareRoom();
}

/// Cards and facts have half of the room each, unless the tables among the facts need more than that.
void DeckBuilder::shareRoom() {
    const int room = width() - m_columns->contentsMargins().left() - m_columns->contentsMargins().right() -
                     m_columns->spacing();
    const int tables = m_report->widthOfTables() + m_facts->verticalScrollBar()->sizeHint().width();
    m_facts->setMinimumWidth(width() < twoColumns ? 0 : std::min(tables, room * 3 / 5));
}

void DeckBuilder::setDocument(model::Document* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_edits = document ? std::make_unique<DeckEdits>(*document) : nullptr;
    if (auto* scenario = qobject_cast<model::ScenarioDocument*>(document))
        connect(scenario, &model::ScenarioDocument::changed, this, &DeckBuilder::refresh);
    if (auto* roster = qobject_cast<model::RosterDocument*>(document))
        connect(roster, &model::RosterDocument::changed, this, &DeckBuilder::refresh);
    m_told->hide();
    refresh();
}

DeckKind DeckBuilder::deck() const {
    return static_cast<DeckKind>(m_deck->currentData().toInt());
}

rules::ContentId DeckBuilder::cardAt(int row) const {
    const QTableWidgetItem* item = m_cards->item(row, nameColumn);
    return rules::ContentId(item ? item->data(idRole).toString().toStdString() : std::string());
}

void DeckBuilder::refresh() {
    if (!m_edits || !m_document)
        return;
    refreshSources();
    refreshCards();
    refreshFacts();
    shareRoom();
}

void DeckBuilder::refreshSources() {
    const QSignalBlocker quiet(m_source);
    const DeckList list = m_edits->decks().of(deck());
    m_source->clear();
    m_source->addItem(tr("No deck"), QString());
    for (const rules::Pack& pack : m_edits->library()->packs())
        for (const rules::DeckDef& known : pack.decks)
            if (!known.cards.empty() && deckOfContentKind(known.cards.front().id.kind()) == deck())
                m_source->addItem(model::localized(known.name), QString::fromStdString(known.id.value));
    m_source->addItem(tr("A list of its own"), QStringLiteral("own"));
    const QString current =
        !list.entries.empty() ? QStringLiteral("own") : QString::fromStdString(list.deck.value);
    int index = m_source->findData(current);
    if (index < 0) {
        m_source->addItem(current, current);  // a deck that no open pack has
        index = m_source->count() - 1;
    }
    m_source->setCurrentIndex(index);
}

void DeckBuilder::refreshCards() {
    m_filling = true;
    const auto known = cardsFor(m_edits->library());
    std::vector<rules::ContentId> ids;
    for (const auto& [id, card] : known->all())
        if (deckOf(card.kind) == deck())
            ids.push_back(id);
    std::stable_sort(ids.begin(), ids.end(), [&](const rules::ContentId& a, const rules::ContentId& b) {
        return known->find(a)->kind < known->find(b)->kind;
    });
    std::map<rules::ContentId, int> copies;
    for (const DeckEntry& entry : m_edits->entries(deck())) {
        copies[entry.card] += entry.copies;
        if (std::find(ids.begin(), ids.end(), entry.card) == ids.end())
            ids.push_back(entry.card);  // a ghost, or a card of another deck
    }
    std::vector<rules::ContentId> shown;
    for (int row = 0; row < m_cards->rowCount(); ++row)
        shown.push_back(cardAt(row));
    if (shown != ids || m_cards->property("language") != QString::fromStdString(model::uiLanguage())) {
        m_cards->setProperty("language", QString::fromStdString(model::uiLanguage()));
        const model::crusades::CardPainter painter(m_edits->library());
        m_cards->setRowCount(static_cast<int>(ids.size()));
        for (int row = 0; row < static_cast<int>(ids.size()); ++row) {
            const rules::ContentId& id = ids[static_cast<std::size_t>(row)];
            const Card* card = known->find(id);
            auto* name = new QTableWidgetItem(model::ElementNames::content(*m_edits->library(), id));
            name->setData(idRole, QString::fromStdString(id.value));
            name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            if (card) {
                const QString summary = model::crusades::cardSummary(*card);
                if (!summary.isEmpty())
                    name->setText(name->text() + QLatin1Char('\n') + summary);
                name->setToolTip(model::localized(card->help));
                const qreal scale = devicePixelRatioF();
                QPixmap picture(listedCard * scale);
                picture.setDevicePixelRatio(scale);
                picture.fill(Qt::transparent);
                QPainter on(&picture);
                on.setRenderHint(QPainter::Antialiasing);
                model::PieceOptions options;
                options.language = QString::fromStdString(model::uiLanguage());
                painter.paintCard(on, QRectF(QPointF(0, 0), QSizeF(listedCard)), *card, options);
                on.end();
                name->setIcon(QIcon(picture));
            }
            m_cards->setItem(row, nameColumn, name);
            auto* number = new QTableWidgetItem;
            number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_cards->setItem(row, copiesColumn, number);
        }
    }
    for (int row = 0; row < m_cards->rowCount(); ++row) {
        const auto found = copies.find(cardAt(row));
        const int count = found == copies.end() ? 0 : found->second;
        QTableWidgetItem* number = m_cards->item(row, copiesColumn);
        number->setData(Qt::EditRole, count);
        number->setData(copiesRole, count);
        QFont font = m_cards->font();
        font.setBold(count > 0);
        number->setFont(font);
    }
    if (m_cards->currentRow() < 0 && m_cards->rowCount() > 0)
        m_cards->setCurrentCell(0, copiesColumn);
    m_filling = false;
    filter();
    showCurrent();
}

void DeckBuilder::showCurrent() {
    if (m_edits)
        m_card->showCard(m_edits->library(), cardAt(m_cards->currentRow()));
}

void DeckBuilder::filter() {
    const QString wanted = m_search->text().trimmed();
    for (int row = 0; row < m_cards->rowCount(); ++row) {
        const QTableWidgetItem* item = m_cards->item(row, nameColumn);
        m_cards->setRowHidden(
            row, !wanted.isEmpty() && item && !item->text().contains(wanted, Qt::CaseInsensitive));
    }
}

void DeckBuilder::refreshFacts() {
    const SetUp setUp = m_edits->setUp();
    int count = 0, kinds = 0;
    for (const DeckEntry& entry : m_edits->entries(deck())) {
        count += std::max(0, entry.copies);
        kinds += entry.copies > 0;
    }
    m_report->clear();
    const State& start = setUp.table.start;
    if (deck() == DeckKind::Village) {
        const DeckCounts village = DeckCounts::of(setUp.table, start.village.deck);
        m_sum->setText(tr("%n card(s), %1 swords, %2 a card", nullptr, count)
                           .arg(village.swords)
                           .arg(QLocale().toString(village.swordsPerCard(), 'f', 3)));
        if (village.cards == 0)
            return;
        m_report->addCurves(tr("Chance of so many swords in the first cards"), tr("Swords"), tr("%"),
                            handCurves(setUp), 1);
        m_report->addTable(model::crusades::deckTable(setUp));
        return;
    }
    m_sum->setText(tr("%n card(s) of %1 kinds", nullptr, count).arg(kinds));
    if (count == 0)
        return;
    if (deck() == DeckKind::Dagon) {
        std::vector<double> satisfied;
        DagonCards cards;
        for (const CardNo card : start.dagon.deck)
            cards.emplace_back(setUp.table.facts(card).deepOnes, setUp.table.facts(card).reward);
        for (const OfferOdds& odds : rules::crusades::dagonTable(cards))
            satisfied.push_back(100 * odds.satisfied.value());
        m_report->addCurves(tr("Chance that so many victims are enough"), tr("Victims"), tr("%"),
                            {{tr("Satisfied"), satisfied}}, 1);
        m_report->addTable(model::crusades::dagonTable(setUp));
    } else if (deck() == DeckKind::Siege) {
        m_report->addCurves(tr("Weapons by their swords"), tr("Swords"), tr("Cards"),
                            {{tr("Weapons"), spread(setUp.table, start.siege.deck, &CardFacts::swords)}}, 0);
    } else {
        m_report->addCurves(
            tr("Monsters by the swords they take"), tr("Swords taken"), tr("Cards"),
            {{tr("Monsters"), spread(setUp.table, start.cthulhu.deck, &CardFacts::reduction)}}, 0);
    }
}

void DeckBuilder::copiesEdited(int row) {
    const rules::ContentId card = cardAt(row);
    const int copies = m_cards->item(row, copiesColumn)->data(Qt::EditRole).toInt();
    if (m_edits && !card.empty())
        m_edits->setCopies(card, copies);
}

void DeckBuilder::step(int by) {
    const int row = m_cards->currentRow();
    if (row < 0 || !m_edits)
        return;
    const int copies = m_cards->item(row, copiesColumn)->data(copiesRole).toInt();
    m_edits->setCopies(cardAt(row), std::clamp(copies + by, 0, mostCopies));
}

bool DeckBuilder::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_cards && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Plus || key->key() == Qt::Key_Minus) {
            step(key->key() == Qt::Key_Plus ? 1 : -1);
            return true;
        }
        if (key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9 && m_cards->currentRow() >= 0) {
            m_cards->setCurrentCell(m_cards->currentRow(), copiesColumn);
            m_cards->editItem(m_cards->currentItem());
            if (auto* box = m_cards->findChild<QSpinBox*>()) {
                box->setValue(key->key() - Qt::Key_0);
                box->findChild<QLineEdit*>()->end(false);
                box->findChild<QLineEdit*>()->deselect();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DeckBuilder::takeText(const QString& text) {
    if (!m_edits)
        return;
    const auto read = readDeckText(text.toStdString(), *cardsFor(m_edits->library()));
    const rules::Problems notes = read ? read->notes : read.problems();
    if (read)
        m_edits->take(*read);
    QStringList lines;
    for (const rules::Problem& note : notes) {
        const QString sentence = model::ProblemText::sentence(note);
        lines << (note.line > 0 ? tr("Line %1: %2").arg(note.line).arg(sentence) : sentence);
    }
    m_told->setText(lines.mid(0, 12).join(QLatin1Char('\n')));
    m_told->setVisible(!lines.isEmpty());
}

QString DeckBuilder::asText() const {
    return m_edits ? QString::fromStdString(writeDeckText(m_edits->decks(), *m_edits->library(),
                                                          *cardsFor(m_edits->library()), model::uiLanguage()))
                   : QString();
}

}  // namespace bocage::editor::crusades
