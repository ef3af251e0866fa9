#include "editor/army/boxes_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <map>

#include "editor/army/picture_delegate.h"
#include "model/language/own_words_scope.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/systems/game_face.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

using namespace rules;

namespace {

constexpr int idRole = Qt::UserRole;

QTableWidget* table(const char* name, int columns) {
    auto* made = new QTableWidget(0, columns);
    made->setObjectName(QString::fromLatin1(name));
    made->setSelectionBehavior(QAbstractItemView::SelectRows);
    made->setTabKeyNavigation(false);
    made->setShowGrid(false);
    made->verticalHeader()->hide();
    made->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    made->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    made->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    made->horizontalHeader()->setHighlightSections(false);
    made->setFrameShape(QFrame::NoFrame);
    return made;
}

QTableWidgetItem* fixedCell(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    return item;
}

/// A number that is changed in place.
QTableWidgetItem* numberCell(int number, const QString& name, const ContentId& id) {
    auto* item = new QTableWidgetItem;
    item->setData(Qt::EditRole, number);
    item->setData(idRole, QString::fromStdString(id.value));
    item->setData(Qt::AccessibleTextRole, name);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

/// The number stands in the field above it; drawn here as well it would look out at the side.
class UnderAField : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text.clear();
    }
};

/// The pieces that show best what a box is about: some of each kind, those that are laid out first.
QStringList facesOf(const BoxDef& box) {
    QStringList faces;
    for (const auto& [kind, most] :
         {std::pair<std::string_view, int>{"board", 1}, {"unit", 2}, {"overlay", 1}}) {
        int left = most;
        for (const Copies& copies : box.contents)
            if (left > 0 && copies.id.kind() == kind) {
                faces << QString::fromStdString(copies.id.value);
                --left;
            }
    }
    // Games without a map have other things in their boxes.
    if (faces.isEmpty())
        for (const Copies& copies : box.contents)
            if (faces.size() < 4)
                faces << QString::fromStdString(copies.id.value);
    return faces;
}

QLabel* note() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

BoxesDialog::BoxesDialog(model::UserCollection& collection, LibraryPtr library, const QString& armies,
                         QWidget* parent)
    : QDialog(parent), m_collection(collection), m_library(std::move(library)), m_folder(armies) {
    setObjectName(QStringLiteral("boxesDialog"));
    m_boxes = table("ownedBoxes", 2);
    m_pieces = table("ownedPieces", 4);
    m_armies = table("fieldedArmies", 3);
    m_armies->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_boxes->setItemDelegateForColumn(0, new PictureDelegate(m_library, 52, m_boxes));
    m_pieces->setItemDelegateForColumn(0, new PictureDelegate(m_library, 28, m_pieces));
    m_armies->setItemDelegateForColumn(0, new PictureDelegate(m_library, 36, m_armies));
    m_boxes->setItemDelegateForColumn(1, new UnderAField(m_boxes));
    m_boxes->verticalHeader()->setDefaultSectionSize(66);
    m_pieces->verticalHeader()->setDefaultSectionSize(38);
    m_armies->verticalHeader()->setDefaultSectionSize(46);
    m_boxes->setFocusPolicy(Qt::NoFocus);  // the numbers in it are reached by Tab
    m_search = new QLineEdit;
    m_search->setClearButtonEnabled(true);
    m_boxesNote = note();
    m_piecesNote = note();
    m_armiesNote = note();
    m_shelf = note();
    m_shelf->setObjectName(QStringLiteral("shelfSum"));
    m_chooseFolder = new QPushButton;
    m_tabs = new QTabWidget;
    const auto page = [&](std::initializer_list<QWidget*> widgets) {
        auto* made = new QWidget;
        auto* rows = new QVBoxLayout(made);
        rows->setSpacing(8);
        for (QWidget* widget : widgets)
            rows->addWidget(widget, qobject_cast<QTableWidget*>(widget) ? 1 : 0);
        m_tabs->addTab(made, QString());
    };
    page({m_boxesNote, m_boxes, m_shelf});
    page({m_piecesNote, m_search, m_pieces});
    page({m_armiesNote, m_chooseFolder, m_armies});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_boxes, &QTableWidget::cellChanged, this, &BoxesDialog::boxEdited);
    connect(m_pieces, &QTableWidget::cellChanged, this, &BoxesDialog::pieceEdited);
    connect(m_pieces, &QTableWidget::cellActivated, this,
            [this](int row) { m_pieces->editItem(m_pieces->item(row, 2)); });
    connect(m_search, &QLineEdit::textChanged, this, &BoxesDialog::filterPieces);
    // Later: the cell that was edited is still in use.
    connect(&collection, &model::UserCollection::changed, this, &BoxesDialog::refresh, Qt::QueuedConnection);
    connect(m_armies, &QTableWidget::cellActivated, this,
            [this](int row) { Q_EMIT fileWanted(m_armies->item(row, 0)->data(idRole).toString()); });
    connect(m_chooseFolder, &QPushButton::clicked, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder with armies"), m_folder);
        if (folder.isEmpty())
            return;
        m_folder = folder;
        fillArmies();
    });
    retranslate();
    resize(760, 600);
}

void BoxesDialog::retranslate() {
    setWindowTitle(tr("My boxes"));
    const QString tabs[] = {tr("&Boxes"), tr("Single &pieces"), tr("Which &armies can I field?")};
    for (int i = 0; i < 3; ++i)
        m_tabs->setTabText(i, tabs[i]);
    m_boxes->setAccessibleName(tr("Boxes"));
    m_boxes->setHorizontalHeaderLabels({tr("Box"), tr("How many you own")});
    m_pieces->setAccessibleName(tr("Pieces"));
    m_pieces->setHorizontalHeaderLabels(
        {tr("Piece"), tr("In your boxes"), tr("Added or lost"), tr("You have")});
    m_piecesNote->setText(
        tr("A piece you bought or made besides counts up, one that you lost counts down: −1 for one gone."));
    m_search->setPlaceholderText(tr("Search pieces…"));
    m_search->setAccessibleName(tr("Search pieces"));
    m_armies->setAccessibleName(tr("Armies"));
    m_armies->setHorizontalHeaderLabels({tr("Army"), tr("Points"), tr("With your boxes")});
    m_chooseFolder->setText(tr("Another &folder…"));
    m_chooseFolder->setToolTip(tr("Looks through the armies of another folder."));
    refresh();
}

void BoxesDialog::refresh() {
    fillBoxes();
    fillPieces();
    fillArmies();
    m_boxesNote->setText(
        m_collection.named()
            ? tr("Bocage counts what is left on your shelf and says which pieces of a battle or army you do "
                 "not have. That is never an error: rules are one thing, cardboard another.")
            : tr("You have not named a box yet. Until then one of each is taken for granted, and nothing is "
                 "reported as missing."));
}

QString BoxesDialog::contentsOf(const BoxDef& box) const {
    std::map<std::string_view, int> counts;
    for (const Copies& copies : box.contents)
        counts[copies.id.kind()] += copies.count;
    return inWords(std::move(counts));
}

QString BoxesDialog::inWords(std::map<std::string_view, int> counts) const {
    QStringList words;
    const auto add = [&](std::string_view kind, const QString& told) {
        if (counts[kind] > 0)
            words << told;
        counts.erase(kind);
    };
    add("board", tr("%n board(s)", nullptr, counts["board"]));
    add("overlay", tr("%n overlay(s)", nullptr, counts["overlay"]));
    add("unit", tr("%n counter(s)", nullptr, counts["unit"]));
    add("marker", tr("%n marker(s)", nullptr, counts["marker"]));
    add("tile", tr("%n tile(s)", nullptr, counts["tile"]));
    add("option", tr("%n option(s)", nullptr, counts["option"]));
    // What games without a map have in their boxes are cards.
    int cards = 0;
    for (const auto& [kind, count] : counts)
        cards += kind.ends_with("card") ? count : 0;
    if (cards > 0)
        words << tr("%n card(s)", nullptr, cards);
    return words.join(QStringLiteral(" · "));
}

void BoxesDialog::fillBoxes() {
    const QScopedValueRollback filling(m_filling, true);
    int row = 0, boxes = 0;
    std::map<std::string_view, int> owned;
    for (const Pack& pack : m_library->packs())
        for (const BoxDef& box : pack.boxes) {
            const QString name = model::ElementNames::content(*m_library, box.id);
            // Rows stay: a number that is being changed must not go away under the hand.
            if (row == m_boxes->rowCount()) {
                m_boxes->insertRow(row);
                m_boxes->setItem(row, 0, fixedCell(name));
                m_boxes->setItem(row, 1, numberCell(0, name, box.id));
                auto* number = new QSpinBox;
                number->setObjectName(QStringLiteral("owned.%1").arg(QString::fromStdString(box.id.value)));
                number->setRange(0, 99);
                number->setAlignment(Qt::AlignRight);
                connect(number, &QSpinBox::valueChanged, this, [this, row](int count) {
                    if (!m_filling)
                        m_boxes->item(row, 1)->setData(Qt::EditRole, count);
                });
                // Of its own height in the middle of the row.
                auto* cell = new QWidget;
                auto* middle = new QVBoxLayout(cell);
                middle->setContentsMargins(8, 0, 8, 0);
                middle->addWidget(number, 0, Qt::AlignVCenter);
                m_boxes->setCellWidget(row, 1, cell);
            }
            QTableWidgetItem* title = m_boxes->item(row, 0);
            title->setText(name);
            title->setData(PictureDelegate::PicturesRole, facesOf(box));
            // Boxes of several games may bear one name.
            const GameSystem* game = findGameSystem(pack.manifest.system);
            const model::GameFace* face = model::findGameFace(pack.manifest.system);
            const model::OwnWordsScope inItsWords(face ? face->ownWords()
                                                       : std::span<const model::OwnWord>());
            const QString contents =
                game ? tr("%1: %2").arg(model::localized(game->name()), contentsOf(box)) : contentsOf(box);
            title->setData(PictureDelegate::DetailRole, contents);
            title->setToolTip(contents);
            for (const Copies& copies : box.contents)
                owned[copies.id.kind()] += copies.count * m_collection.boxes(box.id);
            boxes += m_collection.boxes(box.id);
            m_boxes->item(row, 1)->setData(Qt::EditRole, m_collection.boxes(box.id));
            auto* number = m_boxes->cellWidget(row, 1)->findChild<QSpinBox*>();
            number->setValue(m_collection.boxes(box.id));
            number->setAccessibleName(tr("How many of %1 you own").arg(name));
            ++row;
        }
    m_shelf->setVisible(boxes > 0);
    m_shelf->setText(tr("On your shelf: %1.").arg(inWords(std::move(owned))));
}

void BoxesDialog::fillPieces() {
    const QScopedValueRollback filling(m_filling, true);
    std::map<ContentId, int> boxed;
    for (const Pack& pack : m_library->packs())
        for (const BoxDef& box : pack.boxes)
            for (const Copies& copies : box.contents)
                boxed[copies.id] += copies.count * m_collection.boxes(box.id);
    for (const Copies& piece : m_collection.value().pieces)
        boxed.try_emplace(piece.id, 0);
    m_pieces->setRowCount(static_cast<int>(boxed.size()));
    int row = 0;
    for (const auto& [id, count] : boxed) {
        const QString name = model::ElementNames::content(*m_library, id);
        QTableWidgetItem* title = fixedCell(name);
        title->setData(PictureDelegate::PicturesRole, QStringList{QString::fromStdString(id.value)});
        m_pieces->setItem(row, 0, title);
        m_pieces->setItem(row, 1, fixedCell(QString::number(count)));
        m_pieces->setItem(row, 2, numberCell(m_collection.pieces(id), name, id));
        m_pieces->setItem(row, 3, fixedCell(QString::number(std::max(0, count + m_collection.pieces(id)))));
        for (const int column : {1, 3})
            m_pieces->item(row, column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        ++row;
    }
    filterPieces();
}

void BoxesDialog::filterPieces() {
    for (int row = 0; row < m_pieces->rowCount(); ++row)
        m_pieces->setRowHidden(
            row, !m_pieces->item(row, 0)->text().contains(m_search->text().trimmed(), Qt::CaseInsensitive));
}

void BoxesDialog::fillArmies() {
    model::ReviewTerms terms;
    terms.strict = false;
    terms.collection = m_collection.named() ? &m_collection.value() : nullptr;
    const auto reviews = model::ArmyReviews(m_library).of(QStringList{m_folder}, terms);
    m_armies->setRowCount(0);
    int fielded = 0;
    for (const model::ArmyReview& review : reviews) {
        if (!review.readable())
            continue;
        const int row = m_armies->rowCount();
        m_armies->insertRow(row);
        QTableWidgetItem* title = fixedCell(model::localized(review.roster.title));
        title->setData(idRole, review.path);
        title->setToolTip(QDir::toNativeSeparators(review.path));
        title->setData(PictureDelegate::DetailRole, review.faction);
        if (!review.roster.entries.empty())
            title->setData(PictureDelegate::PicturesRole,
                           QStringList{QString::fromStdString(review.roster.entries.front().content.value)});
        m_armies->setItem(row, 0, title);
        m_armies->setItem(row, 1, fixedCell(QString::number(review.points)));
        m_armies->setItem(
            row, 2,
            fixedCell(!terms.collection     ? tr("Name your boxes first")
                      : review.missing == 0 ? tr("✓ Can be fielded")
                                            : tr("✗ %n piece(s) missing", nullptr, review.missing)));
        fielded += review.missing == 0 ? 1 : 0;
    }
    m_armiesNote->setText(
        m_folder.isEmpty()          ? QString()
        : m_armies->rowCount() == 0 ? tr("There is no army in %1.").arg(QDir::toNativeSeparators(m_folder))
        : terms.collection ? tr("You can field %1 of the %n army(ies) in %2.", nullptr, m_armies->rowCount())
                                 .arg(fielded)
                                 .arg(QDir::toNativeSeparators(m_folder))
                           : tr("Armies in %1").arg(QDir::toNativeSeparators(m_folder)));
}

void BoxesDialog::tell(const Result<Done>& saved) {
    if (!saved)
        QMessageBox::warning(this, windowTitle(),
                             model::ProblemText::full(saved.problems()).join(QLatin1Char('\n')));
}

void BoxesDialog::boxEdited(int row, int column) {
    if (m_filling || column != 1)
        return;
    const QTableWidgetItem* item = m_boxes->item(row, 1);
    tell(m_collection.setBoxes(ContentId(item->data(idRole).toString().toStdString()),
                               std::clamp(item->data(Qt::EditRole).toInt(), 0, 99)));
}

void BoxesDialog::pieceEdited(int row, int column) {
    if (m_filling || column != 2)
        return;
    const QTableWidgetItem* item = m_pieces->item(row, 2);
    tell(m_collection.setPieces(ContentId(item->data(idRole).toString().toStdString()),
                                std::clamp(item->data(Qt::EditRole).toInt(), -99, 99)));
}

void BoxesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

}  // namespace bocage::editor
