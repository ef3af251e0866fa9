#include "editor/systems/crusades/table_outline.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "model/messages/words.h"
#include "model/systems/crusades/fortress_face.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::editor::crusades {

using model::crusades::CrusadesWords;
using model::crusades::TableWords;
using namespace rules::crusades;

namespace {

constexpr int spotRole = Qt::UserRole + 1;
constexpr QSize pictureSize(129, 180);

QString groupOf(TableOutline::Spot::Kind kind) {
    using Kind = TableOutline::Spot::Kind;
    switch (kind) {
        case Kind::Place:
        case Kind::Stationed:
            return TableOutline::tr("Fortress");
        case Kind::Weapon:
            return TableOutline::tr("Siege weapons");
        case Kind::Hand:
            return TableOutline::tr("Hand");
        case Kind::Reaction:
            return TableOutline::tr("Monsters");
        case Kind::Pile:
            return TableOutline::tr("Decks");
    }
    return {};
}

QTreeWidgetItem* child(QTreeWidget& tree, QTreeWidgetItem* parent, const QString& name) {
    const int count = parent ? parent->childCount() : tree.topLevelItemCount();
    for (int i = 0; i < count; ++i) {
        QTreeWidgetItem* item = parent ? parent->child(i) : tree.topLevelItem(i);
        if (item->text(0) == name && !item->data(0, spotRole).isValid())
            return item;
    }
    auto* made = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(&tree);
    made->setText(0, name);
    made->setExpanded(true);
    return made;
}

}  // namespace

TableOutline::TableOutline(QWidget* parent)
    : QWidget(parent), m_tree(new QTreeWidget), m_picture(new QLabel), m_words(new QLabel) {
    m_tree->setObjectName(QStringLiteral("tableOutline"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(2);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setMinimumHeight(120);
    m_picture->setObjectName(QStringLiteral("cardPicture"));
    m_picture->setFixedSize(pictureSize);
    m_words->setObjectName(QStringLiteral("cardFacts"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 8, 10, 8);
    rows->addWidget(m_tree, 1);
    auto* card = new QHBoxLayout;
    card->addWidget(m_picture, 0, Qt::AlignTop);
    card->addWidget(m_words, 1);
    rows->addLayout(card);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && item->data(0, spotRole).isValid())
            Q_EMIT chosen(item->data(0, spotRole).toInt());
    });
}

QString TableOutline::nameOf(const TableWords& words, const Spot& spot) const {
    if (spot.kind == Spot::Kind::Pile)
        return CrusadesWords::deck(spot.deck);
    return spot.kind == Spot::Kind::Place ? words.place(spot.seat, spot.slot) : words.card(spot.card);
}

void TableOutline::showTable(const rules::Scenario& scenario, const SetUp& setUp, const State& state,
                             const std::vector<Spot>& spots, const rules::LibraryPtr& library) {
    const QSignalBlocker quiet(m_tree);
    m_scenario = &scenario;
    m_setUp = &setUp;
    m_state = &state;
    m_spots = spots;
    if (library != m_library) {
        m_library = library;
        m_painter = std::make_unique<model::crusades::CardPainter>(library);
    }
    m_tree->setAccessibleName(tr("Everything on the table"));
    m_tree->clear();
    const TableWords words(scenario, setUp, *library, model::uiLanguage());
    // Fortress cards come before those posted on them.
    std::vector<int> order;
    for (const bool places : {true, false})
        for (int i = 0; i < static_cast<int>(spots.size()); ++i)
            if ((spots[static_cast<std::size_t>(i)].kind != Spot::Kind::Stationed) == places)
                order.push_back(i);
    for (const int i : order) {
        const Spot& spot = spots[static_cast<std::size_t>(i)];
        QTreeWidgetItem* parent =
            spot.seat < 0
                ? child(*m_tree, nullptr, groupOf(spot.kind))
                : child(*m_tree, child(*m_tree, nullptr, words.seat(spot.seat)), groupOf(spot.kind));
        if (spot.kind == Spot::Kind::Stationed)
            for (int row = 0; row < parent->childCount(); ++row) {
                const int at = parent->child(row)->data(0, spotRole).toInt();
                if (spots[static_cast<std::size_t>(at)].slot == spot.slot) {
                    parent = parent->child(row);
                    break;
                }
            }
        auto* item = new QTreeWidgetItem(parent);
        item->setText(0, nameOf(words, spot));
        item->setData(0, spotRole, i);
        item->setTextAlignment(1, Qt::AlignRight);
        if (spot.kind == Spot::Kind::Pile)
            item->setText(1, QString::number(spot.count));
        if (spot.kind == Spot::Kind::Place) {
            const Slot& slot =
                state.seats[static_cast<std::size_t>(spot.seat)].slots[static_cast<std::size_t>(spot.slot)];
            item->setText(1, slot.standing
                                 ? tr("%n sword(s)", nullptr, swordsNeeded(defenceHalves(setUp.table, slot)))
                                 : tr("fallen"));
        }
    }
    m_tree->expandAll();
    setCurrent(-1, {});
}

void TableOutline::setCurrent(int number, const QString& reason) {
    const QSignalBlocker quiet(m_tree);
    const Spot* spot = number >= 0 && number < static_cast<int>(m_spots.size())
                           ? &m_spots[static_cast<std::size_t>(number)]
                           : nullptr;
    QTreeWidgetItemIterator item(m_tree);
    m_tree->setCurrentItem(nullptr);
    for (; *item; ++item)
        if (spot && (*item)->data(0, spotRole).isValid() && (*item)->data(0, spotRole).toInt() == number)
            m_tree->setCurrentItem(*item);
    showCard(spot, reason);
}

void TableOutline::showCard(const Spot* spot, const QString& reason) {
    const qreal scale = devicePixelRatioF();
    QPixmap picture(pictureSize * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QStringList lines;
    const auto paragraph = [&](const QString& text) {
        if (!text.isEmpty())
            lines << text;
    };
    if (spot && m_setUp) {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF whole{QPointF(0, 0), QSizeF(pictureSize)};
        const TableWords words(*m_scenario, *m_setUp, *m_library, model::uiLanguage());
        model::PieceOptions options;
        options.language = QString::fromStdString(model::uiLanguage());
        options.sampleMark = true;
        paragraph(nameOf(words, *spot));
        if (spot->kind == Spot::Kind::Pile) {
            model::crusades::CardPainter::paintBack(painter, whole, spot->deck, false);
            paragraph(tr("%n card(s) to draw", nullptr, spot->count));
        } else if (!spot->standing) {
            model::crusades::CardPainter::paintBack(painter, whole, DeckKind::Fortress, true);
            paragraph(tr("It has fallen."));
        } else {
            const rules::ContentId& id = m_setUp->table.ids[spot->card];
            m_painter->paint(painter, whole, id, QStringLiteral("front"), options);
            const auto cards = cardsFor(m_library);
            if (const Card* card = cards->find(id)) {
                paragraph(model::crusades::cardSummary(*card));
                paragraph(model::localized(card->effect.empty() ? card->help : card->effect));
                if (card->provenance == rules::Provenance::Sample)
                    paragraph(tr("Its values are samples of ours."));
            }
        }
        if (spot->kind == Spot::Kind::Place && spot->standing) {
            const Slot& slot = m_state->seats[static_cast<std::size_t>(spot->seat)]
                                   .slots[static_cast<std::size_t>(spot->slot)];
            const int halves = defenceHalves(m_setUp->table, slot);
            paragraph(tr("%1 shields with its %2 defenders: %3 swords take it.")
                          .arg(CrusadesWords::shields(halves))
                          .arg(slot.stationed.size())
                          .arg(swordsNeeded(halves)));
        }
        if (spot->kind == Spot::Kind::Weapon) {
            const WeaponOnTable& weapon = m_state->seats[static_cast<std::size_t>(spot->seat)]
                                              .weapons[static_cast<std::size_t>(spot->index)];
            paragraph(weapon.used
                          ? tr("Its next use costs %1 gold.").arg(m_setUp->table.facts(weapon.card).goldCost)
                          : tr("Its first use is free."));
        }
        paragraph(reason);
    } else {
        paragraph(tr("Choose a card on the table or above."));
    }
    m_picture->setVisible(spot);
    m_picture->setPixmap(picture);
    m_words->setText(lines.join(QStringLiteral("\n\n")));
}

}  // namespace bocage::editor::crusades
