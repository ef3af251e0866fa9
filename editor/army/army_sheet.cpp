#include "editor/army/army_sheet.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QPainter>
#include <QScrollBar>
#include <cmath>

#include "editor/army/sheet_painter.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/theme.h"
#include "model/commands/roster_edits.h"
#include "model/messages/element_names.h"
#include "model/messages/finding_text.h"

namespace bocage::editor {

using model::ArmyPlace;
using namespace rules;

ArmySheet::ArmySheet(model::RosterDocument& document, QWidget* parent)
    : QAbstractScrollArea(parent), m_document(document) {
    setObjectName(QStringLiteral("armySheet"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setAcceptDrops(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&m_model, &model::ArmySheetModel::refreshed, this, [this] {
        m_preview.reset();
        relayout();
        if (!m_current.empty() && m_layout.rectOf(m_current).isNull())
            setCurrent({});
        refreshOffers();
    });
    m_model.setDocument(&document);
    relayout();
    changeEvent(nullptr);
}

ArmySheet::~ArmySheet() = default;

QPoint ArmySheet::offset() const {
    return {0, verticalScrollBar()->value()};
}

void ArmySheet::relayout() {
    m_layout = SheetLayout::of(m_model.cards(), viewport()->width());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    verticalScrollBar()->setRange(0, std::max(0, m_layout.height - viewport()->height()));
    viewport()->update();
}

void ArmySheet::setCurrent(const ArmyPlace& place) {
    if (place == m_current)
        return;
    m_current = place;
    if (!place.empty())
        ensureVisible(m_layout.rectOf(place));
    setAccessibleDescription(wordsOf(place));
    if (QAccessible::isActive()) {
        const auto places = m_layout.places();
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i].first == place) {
                QAccessibleEvent event(this, QAccessible::Focus);
                event.setChild(static_cast<int>(i));
                QAccessible::updateAccessibility(&event);
            }
    }
    viewport()->update();
    Q_EMIT currentChanged(place);
    Q_EMIT lookedAt(contentAt(place));
    Q_EMIT statusChanged();
}

void ArmySheet::reveal(const ElementId& id) {
    showPage(false);
    for (const auto& [place, rect] : m_layout.places()) {
        const RosterEntry* entry = model::findEntry(m_document.roster(), place.entry);
        const RosterEntry::Filling* filling =
            entry && place.slot >= 0 ? model::fillingIn(*entry, place.slot) : nullptr;
        if ((place.entry == id && place.slot < 0) || (filling && filling->id == id && place.space < 0)) {
            setCurrent(place);
            ensureVisible(rect);
            return;
        }
    }
}

void ArmySheet::setPreview(const Fix* fix) {
    if (!fix && !m_preview)
        return;
    m_preview = fix ? ArmyFixPreview::of(m_document, *fix) : std::nullopt;
    if (m_preview) {
        QRectF seen;
        for (const ArmyPlace& place : m_preview->going)
            seen |= m_layout.rectOf(place);
        for (const ArmyFixPreview::Coming& coming : m_preview->coming)
            seen |= m_layout.rectOf(coming.place);
        ensureVisible(seen.isEmpty() ? m_layout.invitation : seen);
    }
    viewport()->update();
}

void ArmySheet::ensureVisible(const QRectF& rect) {
    const int top = verticalScrollBar()->value();
    if (rect.top() < top + 8)
        verticalScrollBar()->setValue(static_cast<int>(rect.top()) - 8);
    else if (rect.bottom() > top + viewport()->height() - 8)
        verticalScrollBar()->setValue(std::min(static_cast<int>(rect.top()) - 8,
                                               static_cast<int>(rect.bottom()) - viewport()->height() + 8));
}

QRect ArmySheet::rectOf(const ArmyPlace& place) const {
    return m_layout.rectOf(place).translated(-offset()).toRect();
}

void ArmySheet::setOffered(const ContentId& content) {
    if (content == m_offered)
        return;
    m_offered = content;
    refreshOffers();
}

void ArmySheet::setFlipped(bool flipped) {
    m_flipped = flipped;
    viewport()->update();
}

std::vector<int> ArmySheet::slotsOf(const ElementId& entry) const {
    std::vector<int> numbers;
    for (const model::SheetCard& card : m_model.cards())
        for (const model::SheetSlot& row : card.slotRows)
            if (card.entry == entry && row.slot >= 0)
                numbers.push_back(row.slot);
    return numbers;
}

/// Asks the rules about every slot for the option in hand.
void ArmySheet::refreshOffers() {
    m_offers.clear();
    const model::RosterFace* game = model::rosterFaceOf(m_document.roster().system);
    const auto trial = game ? game->trial(model::RosterState::of(m_document)) : nullptr;
    if (trial && trial->kindOf(m_offered) == model::RosterTrial::Kind::Filling) {
        const model::FindingText words(*m_document.library(), nullptr, &m_document.roster());
        const auto& entries = m_document.roster().entries;
        for (std::size_t e = 0; e < entries.size(); ++e)
            for (const int slot : slotsOf(entries[e].id)) {
                const Findings objections = trial->inSlot(m_offered, e, slot, m_moving);
                Offer offer{objections.empty(), {}, {}};
                if (!objections.empty()) {
                    offer.reason = words.sentence(objections.front());
                    offer.rule = QString::fromStdString(objections.front().rule);
                }
                m_offers[{entries[e].id, slot}] = std::move(offer);
            }
    }
    viewport()->update();
    Q_EMIT statusChanged();
}

QString ArmySheet::statusText() const {
    const ArmyPlace& place = m_dropTarget.empty() ? m_current : m_dropTarget;
    const auto offer = m_offers.find({place.entry, place.slot});
    if (offer != m_offers.end() && !offer->second.fits)
        return tr("%1 (%2)").arg(offer->second.reason, offer->second.rule);
    const QString words = wordsOf(place);
    return words.isEmpty()
               ? tr("Arrows walk the sheet, Enter puts in what the catalogue shows, Del takes out.")
               : words;
}

void ArmySheet::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(viewport()->rect(), Theme::current().hover);
    painter.translate(-offset());
    SheetState state;
    state.current = m_current;
    state.dropTarget = m_dropTarget;
    state.focused = hasFocus();
    state.flipped = m_flipped;
    state.hoverEntry = m_hoverEntry;
    state.hoverCounter = m_hoverCounter;
    state.offers = m_offers;
    state.offeredName = model::ElementNames::content(*m_document.library(), m_offered);
    state.preview = m_preview ? &*m_preview : nullptr;
    SheetPainter sheet(painter, m_document.library(), state);
    for (std::size_t i = 0; i < m_layout.cards.size(); ++i)
        sheet.card(m_model.cards()[i], m_layout.cards[i]);
    sheet.invitation(m_layout.invitation, invitation());
}

QString ArmySheet::invitation() const {
    const RosterInvitation words = rosterInvitationOf(m_document.roster().system);
    if (!m_layout.cards.empty())
        return words.add;
    // A game without costs may keep all it has beside the sheet, such as deck lists.
    const model::RosterFace* game = model::rosterFaceOf(m_document.roster().system);
    const QStringList beside =
        game && !game->hasCosts() ? game->summary(model::RosterState::of(m_document)) : QStringList();
    return beside.isEmpty() ? words.empty : beside.join(QStringLiteral(", "));
}

void ArmySheet::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    placePage();
    relayout();
}

void ArmySheet::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    // By keyboard there must be somewhere to go on from.
    const auto places = m_layout.places();
    if (m_current.empty() && !places.empty() && event->reason() != Qt::MouseFocusReason)
        setCurrent(places.front().first);
    viewport()->update();
}

/// To the nearest place in that direction: sideways distance counts double, so that rows and columns are
/// kept.
void ArmySheet::moveCurrent(int key) {
    const auto places = m_layout.places();
    if (places.empty())
        return;
    const auto here = std::find_if(places.begin(), places.end(),
                                   [&](const auto& place) { return place.first == m_current; });
    if (here == places.end()) {
        setCurrent(places.front().first);
        return;
    }
    const QPointF from = here->second.center();
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const double sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    double best = 0;
    const ArmyPlace* next = nullptr;
    for (const auto& [place, rect] : places) {
        const QPointF by = rect.center() - from;
        const double ahead = sign * (sideways ? by.x() : by.y());
        const double aside = std::abs(sideways ? by.y() : by.x());
        if (ahead < 4)
            continue;
        const double distance = ahead + 2 * aside;
        if (!next || distance < best - 0.5) {
            best = distance;
            next = &place;
        }
    }
    if (next)
        setCurrent(*next);
}

void ArmySheet::changeEvent(QEvent* event) {
    setAccessibleName(tr("Army sheet"));
    if (event && event->type() == QEvent::LanguageChange) {
        m_model.retranslate();
        namePage();
    }
    if (event)
        QAbstractScrollArea::changeEvent(event);
}

}  // namespace bocage::editor
