#include "editor/briefing/turn_track_widget.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"
#include "model/commands/briefing_edits.h"

namespace bocage::editor {

namespace {
constexpr int narrowest = 112, widest = 190, spaceHeight = 118, gap = 8;
constexpr double tokenHeight = 26, tokenGap = 4;
constexpr double roomForTokens = spaceHeight - 32, roomAboveEnd = spaceHeight - 62;
constexpr double lineHeight = 14, aroundLines = 12;
}  // namespace

TurnTrackWidget::TurnTrackWidget(model::ScenarioDocument& document, model::TurnTrackModel& track,
                                 QWidget* parent)
    : QWidget(parent), m_document(document), m_track(track) {
    setObjectName(QStringLiteral("turnTrack"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Turn track"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    const auto refresh = [this] {
        if (!m_chosen.empty() && !m_track.indexOf(m_chosen).isValid())
            choose({});
        describe();
        update();
    };
    connect(&m_track, &QAbstractItemModel::dataChanged, this, refresh);
    connect(&m_track, &QAbstractItemModel::rowsInserted, this, refresh);
    connect(&m_track, &QAbstractItemModel::rowsRemoved, this, refresh);
    connect(&m_track, &QAbstractItemModel::rowsMoved, this, refresh);
    connect(&m_track, &model::TurnTrackModel::trackChanged, this, [this, refresh] {
        refresh();
        updateGeometry();
    });
    describe();
}

int TurnTrackWidget::columns(int width) const {
    const int spaces = std::max(1, m_track.spaces());
    const int most = std::clamp((width + gap) / (narrowest + gap), 1, spaces);
    // As many rows as needed, all about equally long: no turn is left alone on the last one.
    const int rows = (spaces + most - 1) / most;
    return (spaces + rows - 1) / rows;
}

QSize TurnTrackWidget::sizeHint() const {
    return {6 * (narrowest + gap) - gap, heightForWidth(6 * (narrowest + gap) - gap)};
}

int TurnTrackWidget::heightForWidth(int width) const {
    const int perRow = columns(width);
    const int rows = (std::max(1, m_track.spaces()) + perRow - 1) / perRow;
    return rows * (spaceHeight + gap) - gap + 4;
}

QRectF TurnTrackWidget::spaceRect(int turn) const {
    const int perRow = columns(width());
    const double wide = std::min<double>(widest, (width() - 4.0 + gap) / perRow - gap);
    return {2.0 + (turn - 1) % perRow * (wide + gap), 2.0 + (turn - 1) / perRow * (spaceHeight + gap), wide,
            static_cast<double>(spaceHeight)};
}

int TurnTrackWidget::turnAt(QPointF point) const {
    for (int turn = 1; turn <= m_track.spaces(); ++turn)
        if (spaceRect(turn).adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2).contains(point))
            return turn;
    return 0;
}

int TurnTrackWidget::tokenLines(double height) {
    return std::max(1, static_cast<int>((height - aroundLines) / lineHeight));
}

QString TurnTrackWidget::tokenWords(const QModelIndex& index) const {
    const QString words = index.data(model::TurnTrackModel::WordsRole).toString();
    return words.isEmpty() ? tr("no words yet") : words;
}

QFont TurnTrackWidget::tokenFont() const {
    QFont font = this->font();
    font.setPixelSize(type::small);
    return font;
}

std::vector<TurnTrackWidget::Token> TurnTrackWidget::tokens() const {
    std::vector<Token> all;
    const QFontMetrics metrics(tokenFont());
    std::vector<double> used(static_cast<std::size_t>(m_track.spaces()) + 1, 0);
    std::vector<int> wanted(used.size(), 0);
    for (int row = 0; row < m_track.rowCount(); ++row)
        if (const int turn = m_track.index(row).data(model::TurnTrackModel::TurnRole).toInt();
            turn >= 1 && turn <= m_track.spaces())
            ++wanted[static_cast<std::size_t>(turn)];
    for (int row = 0; row < m_track.rowCount(); ++row) {
        const QModelIndex index = m_track.index(row);
        const int turn = index.data(model::TurnTrackModel::TurnRole).toInt();
        if (turn < 1 || turn > m_track.spaces())
            continue;
        const QRectF space = spaceRect(turn);
        const double room = m_track.end().value_or(m_track.spaces()) == turn ? roomAboveEnd : roomForTokens;
        const double share = room / std::max(1, wanted[static_cast<std::size_t>(turn)]);
        // As many lines as its words need and its share of the space has. More events than fit lie on each
        // other like counters on a pile, each with its edge to grab.
        double height = tokenHeight;
        if (const int most = tokenLines(share - tokenGap); most > 1) {
            const int wide = static_cast<int>(space.width() - 12 - wordsLeft - wordsRight);
            const auto lines = 1 + onLines(tokenWords(index), metrics, wide, most).count(QLatin1Char('\n'));
            height = std::max(tokenHeight, aroundLines + static_cast<double>(lines) * lineHeight);
        }
        double& below = used[static_cast<std::size_t>(turn)];
        all.push_back({m_track.eventAt(index), turn,
                       QRectF(space.left() + 6, space.top() + 28 + below, space.width() - 12, height)});
        below += std::min(height + tokenGap, share);
    }
    // Before it was set END lies ready on the last space, to be dragged to its turn.
    if (const int end = m_track.end().value_or(m_track.spaces()); end >= 1 && end <= m_track.spaces()) {
        const QRectF space = spaceRect(end);
        all.push_back({{}, end, QRectF(space.left() + 6, space.bottom() - 32, space.width() - 12, 26)});
    }
    return all;
}

const TurnTrackWidget::Token* TurnTrackWidget::tokenAt(const std::vector<Token>& all, QPointF point) const {
    for (auto token = all.rbegin(); token != all.rend(); ++token)
        if (token->rect.contains(point))
            return &*token;
    return nullptr;
}

QPoint TurnTrackWidget::middleOfSpace(int turn) const {
    return spaceRect(turn).center().toPoint();
}

QPoint TurnTrackWidget::middleOfEvent(const rules::ElementId& event) const {
    for (const Token& token : tokens())
        if (token.event == event)
            return token.rect.center().toPoint();
    return {};
}

QPoint TurnTrackWidget::middleOfEnd() const {
    return middleOfEvent({});
}

void TurnTrackWidget::choose(const rules::ElementId& event) {
    m_endChosen = false;
    m_chosen = event;
    describe();
    update();
    Q_EMIT chosenChanged();
}

/// What a screen reader says of the track.
void TurnTrackWidget::describe() {
    if (m_endChosen)
        setAccessibleDescription(m_track.end() ? tr("END is chosen, on turn %1.").arg(*m_track.end())
                                               : tr("END is chosen and not on the track yet."));
    else if (const QModelIndex index = m_track.indexOf(m_chosen); index.isValid())
        setAccessibleDescription(tr("Chosen, on turn %1: %2")
                                     .arg(index.data(model::TurnTrackModel::TurnRole).toInt())
                                     .arg(index.data().toString()));
    else
        setAccessibleDescription(tr("Nothing is chosen. Down chooses the first event, Insert adds one."));
}

void TurnTrackWidget::moveChosen(int turn) {
    if (turn < 1 || turn > m_track.spaces())
        return;
    if (m_endChosen)
        model::BriefingEdits(m_document).setEnd(turn);
    else if (const QModelIndex index = m_track.indexOf(m_chosen); index.isValid())
        m_track.setData(index, turn, model::TurnTrackModel::TurnRole);
}

/// The next or the previous token; END comes after the events.
void TurnTrackWidget::step(int by) {
    const std::vector<Token> all = tokens();
    if (all.empty())
        return;
    int at = by > 0 ? -1 : static_cast<int>(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        if (m_endChosen ? all[i].event.empty() : !m_chosen.empty() && all[i].event == m_chosen)
            at = static_cast<int>(i);
    at = std::clamp(at + by, 0, static_cast<int>(all.size()) - 1);
    const Token& token = all[static_cast<std::size_t>(at)];
    choose(token.event);
    m_endChosen = token.event.empty();
    describe();
    update();
}

void TurnTrackWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const std::vector<Token> all = tokens();
    const Token* token = tokenAt(all, event->position());
    choose(token ? token->event : rules::ElementId());
    m_endChosen = token && token->event.empty();
    describe();
    m_pressed = m_pointer = event->position();
    update();
}

void TurnTrackWidget::mouseMoveEvent(QMouseEvent* event) {
    m_pointer = event->position();
    const bool held = event->buttons() & Qt::LeftButton;
    if (held && (m_endChosen || !m_chosen.empty()) && (m_pointer - m_pressed).manhattanLength() > 4)
        m_dragging = true;
    const std::vector<Token> all = tokens();
    setCursor(m_dragging                        ? Qt::ClosedHandCursor
              : tokenAt(all, event->position()) ? Qt::OpenHandCursor
                                                : Qt::ArrowCursor);
    if (m_dragging)
        update();
}

void TurnTrackWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const bool dropped = std::exchange(m_dragging, false);
    if (dropped)
        moveChosen(turnAt(event->position()));
    update();
}

void TurnTrackWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    const std::vector<Token> all = tokens();
    if (const Token* token = tokenAt(all, event->position())) {
        if (!token->event.empty())
            Q_EMIT wordsWanted(token->event);
        return;
    }
    if (const int turn = turnAt(event->position()))
        addEvent(turn);
}

void TurnTrackWidget::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    QPoint at = event->pos();
    if (byKey)
        at = m_endChosen ? middleOfEnd() : !m_chosen.empty() ? middleOfEvent(m_chosen) : middleOfSpace(1);
    const std::vector<Token> all = tokens();
    const Token* token = tokenAt(all, at);
    const int turn = turnAt(at);
    if (turn == 0)
        return;
    choose(token ? token->event : rules::ElementId());
    m_endChosen = token && token->event.empty();
    describe();
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("turnTrackMenu"));
    const auto add = [&](const char* icon, const QString& text) {
        return menu.addAction(themedIcon(QString::fromLatin1(icon)), text);
    };
    const QAction* words = m_chosen.empty() ? nullptr : add("text", tr("Change the words"));
    const QAction* remove = m_chosen.empty() ? nullptr : add("delete", tr("Remove this event"));
    menu.addSeparator();
    const QAction* fresh = add("plus", tr("Add an event on turn %1").arg(turn));
    const QAction* end = m_track.end() == turn
                             ? nullptr
                             : add("turns", gameSays(m_document.scenario().system, "turns.end.here",
                                                     tr("End the battle with turn %1"))
                                                .arg(turn));
    const QAction* endless = m_track.end() ? add("close", tr("Take END off the track")) : nullptr;
    // Only now: the change may put another track in the place of this one, and the menu is its child.
    const QAction* chosen = menu.exec(mapToGlobal(at));
    if (!chosen)
        return;
    if (chosen == words)
        Q_EMIT wordsWanted(m_chosen);
    else if (chosen == remove)
        model::BriefingEdits(m_document).removeEvent(rules::ElementId(m_chosen));
    else if (chosen == fresh)
        addEvent(turn);
    else if (chosen == end)
        model::BriefingEdits(m_document).setEnd(turn);
    else if (chosen == endless)
        model::BriefingEdits(m_document).setEnd(std::nullopt);
}

void TurnTrackWidget::addEvent(int turn) {
    choose(model::BriefingEdits(m_document).addEvent(turn));
    Q_EMIT wordsWanted(m_chosen);
}

void TurnTrackWidget::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = m_track.indexOf(m_chosen);
    const int turn = m_endChosen ? m_track.end().value_or(m_track.spaces())
                                 : index.data(model::TurnTrackModel::TurnRole).toInt();
    switch (event->key()) {
        case Qt::Key_Left:
            return moveChosen(turn - 1);
        case Qt::Key_Right:
            return moveChosen(turn + 1);
        case Qt::Key_Up:
            return step(-1);
        case Qt::Key_Down:
            return step(1);
        case Qt::Key_Insert:
            choose(model::BriefingEdits(m_document).addEvent(std::max(1, turn)));
            return;
        case Qt::Key_E:
            model::BriefingEdits(m_document).setEnd(std::max(1, turn));
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (m_endChosen)
                model::BriefingEdits(m_document).setEnd(std::nullopt);
            else if (index.isValid())
                model::BriefingEdits(m_document).removeEvent(rules::ElementId(m_chosen));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (index.isValid())
                Q_EMIT wordsWanted(m_chosen);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

bool TurnTrackWidget::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // Keys of the map (Del, arrows) mean the track while it has the keyboard.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_Insert || key == Qt::Key_E) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::vector<Token> all = tokens();
        const Token* token = tokenAt(all, help->pos());
        QToolTip::showText(
            help->globalPos(),
            !token ? tr("Double-click a space to add an event there.")
            : token->event.empty()
                ? (m_track.end() ? gameSays(m_document.scenario().system, "turns.ends.here",
                                            tr("The battle ends with this turn. Drag END to another space."))
                                 : gameSays(m_document.scenario().system, "turns.drag.end",
                                            tr("Drag END to the last turn of the battle.")))
                : m_track.indexOf(token->event).data().toString(),
            this);
        return true;
    }
    return QWidget::event(event);
}

void TurnTrackWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void TurnTrackWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace bocage::editor
