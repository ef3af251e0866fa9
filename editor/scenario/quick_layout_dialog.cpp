#include "editor/scenario/quick_layout_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "editor/theme/icons.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/render/map_renderer.h"

namespace bocage::editor {

using namespace rules;
using model::BoardSlot;

namespace {

constexpr int mostColumns = 6;
constexpr int previewWidth = 360, previewHeight = 300;

struct Preset {
    int columns, rows;
};
constexpr Preset presets[] = {{2, 1}, {2, 2}, {3, 2}, {3, 3}, {4, 3}};

QLabel* caption(const QString& text, QWidget* buddy) {
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

}  // namespace

QuickLayoutDialog::QuickLayoutDialog(LibraryPtr library, std::string system, Collection shelf, bool replaces,
                                     QWidget* parent)
    : QDialog(parent),
      m_library(std::move(library)),
      m_system(std::move(system)),
      m_shelf(std::move(shelf)),
      m_columns(new QSpinBox),
      m_rows(new QSpinBox),
      m_seed(new QSpinBox),
      m_within(new QCheckBox(tr("Only as many of each board as the &boxes hold"))),
      m_places(new QWidget),
      m_grid(new QGridLayout(m_places)),
      m_preview(new QLabel),
      m_told(new QLabel) {
    setObjectName(QStringLiteral("quickLayout"));
    setWindowTitle(tr("Quick layout"));
    for (const Pack& pack : m_library->packs())
        if (pack.manifest.system == m_system)
            for (const BoardDef& board : pack.boards)
                for (const Face& face : board.faces)
                    m_choices.push_back({board.id, face.name,
                                         QStringLiteral("%1 · %2").arg(
                                             model::ElementNames::content(*m_library, board.id),
                                             face.title.empty() ? QString::fromStdString(face.name).toUpper()
                                                                : model::localized(face.title))});

    auto* ready = new QHBoxLayout;
    ready->setSpacing(8);
    for (const Preset& preset : presets) {
        auto* button = new QPushButton(tr("%1 × %2").arg(preset.columns).arg(preset.rows));
        button->setCheckable(true);
        button->setProperty("chip", true);
        button->setObjectName(QStringLiteral("preset.%1x%2").arg(preset.columns).arg(preset.rows));
        button->setToolTip(
            tr("%1 boards side by side, %2 below each other").arg(preset.columns).arg(preset.rows));
        connect(button, &QPushButton::clicked, this, [this, preset] {
            m_columns->setValue(preset.columns);
            m_rows->setValue(preset.rows);
            deal();
        });
        m_presets.push_back({preset.columns, preset.rows, button});
        ready->addWidget(button);
    }
    ready->addStretch();
    for (QSpinBox* box : {m_columns, m_rows}) {
        box->setRange(1, mostColumns);
        box->setValue(2);
    }
    m_columns->setObjectName(QStringLiteral("columns"));
    m_rows->setObjectName(QStringLiteral("rows"));
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(1, 999999);
    m_seed->setToolTip(tr("The same number always draws the same boards."));
    m_within->setChecked(true);
    m_within->setHidden(shelfIsNamed());  // then there is no choice: what is not owned cannot be laid
    auto* shuffle = new QPushButton(themedIcon(QStringLiteral("variant")), tr("&Shuffle"));
    shuffle->setObjectName(QStringLiteral("shuffle"));
    shuffle->setToolTip(tr("Draws other boards, with the next number."));
    auto* numbers = new QHBoxLayout;
    numbers->addWidget(caption(tr("&Columns"), m_columns));
    numbers->addWidget(m_columns);
    numbers->addWidget(caption(tr("&Rows"), m_rows));
    numbers->addWidget(m_rows);
    numbers->addSpacing(12);
    numbers->addWidget(caption(tr("&Draw no."), m_seed));
    numbers->addWidget(m_seed);
    numbers->addWidget(shuffle);
    numbers->addStretch();

    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    m_preview->setFixedSize(previewWidth, previewHeight);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Picture of the layout"));
    m_told->setWordWrap(true);
    m_told->setProperty("role", "muted");

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_accept = buttons->addButton(replaces ? tr("Replace the boards") : tr("Lay out the boards"),
                                  QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("layOut"));
    m_accept->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addLayout(ready);
    layout->addLayout(numbers);
    layout->addWidget(m_within);
    layout->addWidget(m_places);
    layout->addWidget(m_preview, 0, Qt::AlignHCenter);
    layout->addWidget(m_told);
    layout->addWidget(buttons);

    connect(m_columns, &QSpinBox::valueChanged, this, &QuickLayoutDialog::deal);
    connect(m_rows, &QSpinBox::valueChanged, this, &QuickLayoutDialog::deal);
    connect(m_seed, &QSpinBox::valueChanged, this, &QuickLayoutDialog::deal);
    connect(m_within, &QCheckBox::toggled, this, &QuickLayoutDialog::deal);
    connect(shuffle, &QPushButton::clicked, this, [this] { m_seed->setValue(m_seed->value() + 1); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    deal();
    m_columns->setFocus();
    m_columns->selectAll();
}

void QuickLayoutDialog::deal() {
    m_slots = model::dealBoards(*m_library, m_system, m_columns->value(), m_rows->value(),
                                static_cast<std::uint64_t>(m_seed->value()), m_within->isChecked(), m_shelf);
    for (const PresetButton& preset : m_presets)
        preset.button->setChecked(preset.columns == m_columns->value() && preset.rows == m_rows->value());
    rebuildPlaces();
    showPreview();
}

BoardSlot* QuickLayoutDialog::slotAt(int col, int row) {
    const auto found = std::find_if(m_slots.begin(), m_slots.end(), [&](const BoardSlot& slot) {
        return slot.col == col && slot.row == row;
    });
    return found == m_slots.end() ? nullptr : &*found;
}

void QuickLayoutDialog::rebuildPlaces() {
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int row = 0; row < m_rows->value(); ++row)
        for (int col = 0; col < m_columns->value(); ++col) {
            auto* box = new QComboBox;
            box->setObjectName(QStringLiteral("place.%1.%2").arg(col).arg(row));
            box->setAccessibleName(tr("Board in column %1, row %2").arg(col + 1).arg(row + 1));
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(m_columns->value() > 2 ? 12 : 22);
            box->addItem(tr("no board"));
            const BoardSlot* slot = slotAt(col, row);
            for (std::size_t i = 0; i < m_choices.size(); ++i) {
                box->addItem(m_choices[i].name);
                if (slot && slot->board == m_choices[i].board && slot->face == m_choices[i].face)
                    box->setCurrentIndex(static_cast<int>(i) + 1);
            }
            box->setToolTip(box->currentText());
            connect(box, &QComboBox::activated, this,
                    [this, col, row](int index) { placeChosen(col, row, index); });
            auto* turn = new QPushButton(themedIcon(QStringLiteral("rotate")), {});
            turn->setObjectName(QStringLiteral("turn.%1.%2").arg(col).arg(row));
            turn->setAccessibleName(tr("Turn the board in column %1, row %2").arg(col + 1).arg(row + 1));
            turn->setToolTip(tr("Turns this board by a quarter."));
            connect(turn, &QPushButton::clicked, this, [this, col, row] {
                if (BoardSlot* here = slotAt(col, row))
                    here->rotation = here->rotation + Rotation::R90;
                showPreview();
            });
            auto* place = new QWidget;
            auto* line = new QHBoxLayout(place);
            line->setContentsMargins(0, 0, 0, 0);
            line->setSpacing(2);
            line->addWidget(box, 1);
            line->addWidget(turn);
            m_grid->addWidget(place, row, col);
        }
}

void QuickLayoutDialog::placeChosen(int col, int row, int index) {
    if (index == 0) {
        std::erase_if(m_slots, [&](const BoardSlot& slot) { return slot.col == col && slot.row == row; });
    } else {
        BoardSlot* slot = slotAt(col, row);
        if (!slot) {
            m_slots.push_back({col, row, {}, {}, Rotation::R0});
            slot = &m_slots.back();
        }
        const Choice& choice = m_choices[static_cast<std::size_t>(index) - 1];
        slot->board = choice.board;
        slot->face = choice.face;
    }
    showPreview();
}

void QuickLayoutDialog::showPreview() {
    Scenario sketch;
    sketch.system = m_system;
    sketch.battlefield.boards = model::boardsInRows(m_slots, *m_library);
    int number = 0;
    for (PlacedBoard& board : sketch.battlefield.boards)
        board.id = ElementId("board-" + std::to_string(++number));
    const qreal ratio = devicePixelRatioF();
    QImage image(QSize(previewWidth, previewHeight) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    if (!m_slots.empty()) {
        const model::MapRenderer renderer(sketch, m_library);
        const QRectF bounds = renderer.bounds();
        const double scale = std::min(previewWidth / bounds.width(), previewHeight / bounds.height());
        QPainter painter(&image);
        painter.translate(previewWidth / 2.0, previewHeight / 2.0);
        painter.scale(scale, scale);
        painter.translate(-bounds.center());
        painter.setClipRect(bounds);  // bushes on the rim reach beyond it
        model::MapOptions options;
        options.layers = model::MapRenderer::terrainLayers;
        renderer.paint(painter, bounds, options);
    }
    m_preview->setPixmap(QPixmap::fromImage(image));

    const int missing = m_columns->value() * m_rows->value() - static_cast<int>(m_slots.size());
    std::map<ContentId, int> left = model::boardsInBoxes(*m_library, m_system, m_shelf);
    int over = 0;
    for (const BoardSlot& slot : m_slots)
        over += --left[slot.board] < 0 ? 1 : 0;
    QStringList told;
    if (missing > 0)
        told << tr("%n place(s) without a board.", nullptr, missing);
    if (over > 0)
        told << (shelfIsNamed() ? tr("%n board(s) more than your shelf holds.", nullptr, over)
                                : tr("%n board(s) more than the boxes hold.", nullptr, over));
    m_told->setText(!told.isEmpty()  ? told.join(QLatin1Char(' '))
                    : shelfIsNamed() ? tr("Your shelf is enough for this layout.")
                                     : tr("One of each box is enough for this layout."));
    m_accept->setEnabled(!m_slots.empty() && !(shelfIsNamed() && over > 0));
}

}  // namespace bocage::editor
