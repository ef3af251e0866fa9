#include "editor/print/pick_pieces_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "editor/army/picture_delegate.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/print/aids/piece_sheets.h"
#include "model/print/game_prints.h"

namespace bocage::editor {

using namespace rules;
namespace print = model::print;

namespace {

constexpr int idRole = Qt::UserRole, deckRole = Qt::UserRole + 1;
enum Column { Name, Kind, PackTitle, Number, Columns };

}  // namespace

PickPiecesDialog::PickPiecesDialog(LibraryPtr library, std::string_view system,
                                   const std::vector<print::PieceCopies>& chosen, QWidget* parent)
    : QDialog(parent), m_library(std::move(library)) {
    setObjectName(QStringLiteral("pickPiecesDialog"));
    setWindowTitle(tr("Pieces to print"));
    resize(760, 560);
    auto* words = new QLabel(tr("Enter how many of each piece are printed; 0 leaves it out."));
    words->setWordWrap(true);
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("pieceSearch"));
    m_search->setPlaceholderText(tr("Search by name, kind or pack"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_table = new QTableWidget(0, Columns);
    m_table->setObjectName(QStringLiteral("pieceNumbers"));
    m_table->setAccessibleName(tr("Pieces to print"));
    m_table->setHorizontalHeaderLabels({tr("Piece"), tr("Kind"), tr("Pack"), tr("Number")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    // Not as soon as a row is reached: arrows would change numbers instead of rows.
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                             QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setItemDelegateForColumn(Name, new PictureDelegate(m_library, 28, m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(38);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);

    std::map<std::pair<ContentId, ContentId>, int> numbers;
    for (const print::PieceCopies& copies : chosen)
        numbers[{copies.id, copies.deck}] += copies.count;
    const print::GamePrints& prints = print::printsOf(system);
    for (const Pack& pack : m_library->packs()) {
        if (pack.manifest.system != system)
            continue;
        for (print::PieceCopies piece : print::piecesOf(pack, false)) {
            const QString sheet = prints.sheetOf(piece.id, *m_library);
            if (sheet.isEmpty() || sheet == QLatin1String("boards"))
                continue;
            const auto found = numbers.find({piece.id, piece.deck});
            piece.count = found == numbers.end() ? 0 : found->second;
            addRow(piece, prints.sheetName(sheet), model::localized(pack.manifest.title));
            numbers.erase({piece.id, piece.deck});
        }
    }
    for (const auto& [piece, number] : numbers)
        addRow({piece.first, number, piece.second}, tr("in no pack"),
               QString::fromStdString(std::string(piece.first.pack())));

    m_sum = new QLabel;
    m_sum->setObjectName(QStringLiteral("pieceSum"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    QPushButton* none = buttons->addButton(tr("&None"), QDialogButtonBox::ResetRole);
    none->setObjectName(QStringLiteral("pickNone"));
    none->setToolTip(tr("Sets every number in sight to 0."));
    none->setAutoDefault(false);
    QPushButton* each = buttons->addButton(tr("One of &each"), QDialogButtonBox::ResetRole);
    each->setObjectName(QStringLiteral("pickEach"));
    each->setToolTip(tr("Sets every number in sight to 1."));
    each->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_sum, 1);
    foot->addWidget(buttons);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(words);
    rows->addWidget(m_search);
    rows->addWidget(m_table, 1);
    rows->addLayout(foot);
    connect(m_search, &QLineEdit::textChanged, this, &PickPiecesDialog::filter);
    connect(m_table, &QTableWidget::cellChanged, this, &PickPiecesDialog::numberEdited);
    connect(none, &QPushButton::clicked, this, [this] { setAll(0); });
    connect(each, &QPushButton::clicked, this, [this] { setAll(1); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    tellSum();
    m_search->setFocus();
}

void PickPiecesDialog::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // Enter ends a number, not the list.
    if (enters && focusWidget() && (focusWidget() == m_table || m_table->isAncestorOf(focusWidget())))
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

void PickPiecesDialog::addRow(const print::PieceCopies& piece, const QString& kind, const QString& pack) {
    QString name = model::ElementNames::content(*m_library, piece.id);
    // Cards that several decks share differ in their backs only.
    if (print::decksOf(piece.id, *m_library).size() > 1 && !piece.deck.empty())
        name = tr("%1 (%2)").arg(name, model::ElementNames::content(*m_library, piece.deck));
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const auto fixed = [&](int column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        item->setFlags(item->flags() & ~Qt::ItemIsEditable);
        m_table->setItem(row, column, item);
        return item;
    };
    fixed(Name, name)
        ->setData(PictureDelegate::PicturesRole, QStringList{QString::fromStdString(piece.id.value)});
    fixed(Kind, kind);
    fixed(PackTitle, pack);
    auto* item = new QTableWidgetItem;
    item->setData(Qt::EditRole, piece.count);
    item->setData(idRole, QString::fromStdString(piece.id.value));
    item->setData(deckRole, QString::fromStdString(piece.deck.value));
    item->setData(Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(name).arg(piece.count));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setItem(row, Number, item);
}

void PickPiecesDialog::filter(const QString& words) {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QString said;
        for (const int column : {Name, Kind, PackTitle})
            said += m_table->item(row, column)->text() + QLatin1Char('\n');
        m_table->setRowHidden(row, !std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
                                  return said.contains(word, Qt::CaseInsensitive);
                              }));
    }
}

void PickPiecesDialog::numberEdited(int row, int column) {
    if (column != Number)
        return;
    QTableWidgetItem* item = m_table->item(row, Number);
    const int number = std::clamp(item->data(Qt::EditRole).toInt(), 0, print::mostCopies);
    const QSignalBlocker quiet(m_table);
    item->setData(Qt::EditRole, number);
    item->setData(Qt::AccessibleTextRole,
                  QStringLiteral("%1: %2").arg(m_table->item(row, Name)->text()).arg(number));
    tellSum();
}

void PickPiecesDialog::setAll(int number) {
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (!m_table->isRowHidden(row))
            m_table->item(row, Number)->setData(Qt::EditRole, number);
}

std::vector<print::PieceCopies> PickPiecesDialog::picked() const {
    std::vector<print::PieceCopies> all;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QTableWidgetItem* item = m_table->item(row, Number);
        if (const int number = item->data(Qt::EditRole).toInt(); number > 0)
            all.push_back({ContentId(item->data(idRole).toString().toStdString()), number,
                           ContentId(item->data(deckRole).toString().toStdString())});
    }
    return all;
}

void PickPiecesDialog::tellSum() {
    int sum = 0;
    for (const print::PieceCopies& copies : picked())
        sum += copies.count;
    m_sum->setText(sum == 0 ? tr("Nothing is chosen.") : tr("%n piece(s)", nullptr, sum));
    m_accept->setEnabled(sum > 0);
}

}  // namespace bocage::editor
