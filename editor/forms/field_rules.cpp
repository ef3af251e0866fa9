#include "editor/forms/field_rules.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>

#include "editor/forms/dialog_keys.h"
#include "editor/forms/pending_input.h"

namespace bocage::editor {

namespace {

constexpr int pauseMilliseconds = 5000;

bool isWheelInput(const QObject* object) {
    return qobject_cast<const QComboBox*>(object) || qobject_cast<const QAbstractSpinBox*>(object) ||
           (qobject_cast<const QAbstractSlider*>(object) && !qobject_cast<const QScrollBar*>(object));
}

/// Whether there is less room in a box than its words need.
bool isCutShort(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room = box.style()
                         ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
                         .width() -
                     (box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4);
    return box.fontMetrics().horizontalAdvance(box.currentText()) > room;
}

/// The same for a line of text.
bool isCutShort(const QLineEdit& field) {
    QStyleOptionFrame option;
    option.initFrom(&field);
    option.lineWidth =
        field.hasFrame() ? field.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &field) : 0;
    const QRect room = field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field);
    return field.echoMode() == QLineEdit::Normal &&
           field.fontMetrics().horizontalAdvance(field.text()) > room.width() - 4;
}

/// Who rests on words that are cut short reads the whole.
void tellWhole(QWidget& field, const QString& text, QPoint at) {
    const QString tip = field.toolTip();
    QToolTip::showText(at, tip.isEmpty() ? text : QStringLiteral("%1\n%2").arg(text, tip), &field);
}

bool isUndoKey(const QKeyEvent& key) {
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo) ||
           (key.modifiers() == Qt::ControlModifier && key.key() == Qt::Key_Y);
}

/// A key that may run an action, other than those that work on the text of the field itself.
bool mayBeCommand(const QKeyEvent& key) {
    if (!(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    return key.key() < Qt::Key_Shift && !key.matches(QKeySequence::Copy) && !key.matches(QKeySequence::Cut) &&
           !key.matches(QKeySequence::Paste) && !key.matches(QKeySequence::SelectAll);
}

}  // namespace

FieldRules::FieldRules(QObject* parent) : QObject(parent) {
    setObjectName(QStringLiteral("fieldRules"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [] { commitInputSoftly(); });
}

bool isAboutToChoose(const QEvent& event) {
    if (event.type() == QEvent::FocusIn)
        return static_cast<const QFocusEvent&>(event).reason() != Qt::PopupFocusReason;
    return event.type() == QEvent::MouseButtonPress;
}

void FieldRules::install() {
    if (!qApp->findChild<FieldRules*>(QString(), Qt::FindDirectChildrenOnly))
        qApp->installEventFilter(new FieldRules(qApp));
}

bool FieldRules::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Polish:
            if (auto* widget = qobject_cast<QWidget*>(watched);
                widget && isWheelInput(watched) && widget->focusPolicy() == Qt::WheelFocus)
                widget->setFocusPolicy(Qt::StrongFocus);
            break;
        case QEvent::Show:
            // Not when it is polished: that may be before it stands in its dialog.
            if (auto* button = qobject_cast<QPushButton*>(watched))
                leaveUnmarked(*button);
            break;
        case QEvent::Wheel:
            if (isWheelInput(watched) && !static_cast<QWidget*>(watched)->hasFocus()) {
                event->ignore();  // goes on to what scrolls behind it
                return true;
            }
            break;
        case QEvent::MouseButtonPress: {
            const auto* pressed = qobject_cast<QWidget*>(watched);
            const QWidget* focus = QApplication::focusWidget();
            if (pressed && focus && pressed != focus && !focus->isAncestorOf(pressed) &&
                !pressed->isAncestorOf(focus))
                commitPendingInput();
            break;
        }
        case QEvent::ToolTip:
            if (auto* choice = qobject_cast<QComboBox*>(watched); choice && isCutShort(*choice)) {
                tellWhole(*choice, choice->currentText(), static_cast<QHelpEvent*>(event)->globalPos());
                return true;
            }
            if (auto* line = qobject_cast<QLineEdit*>(watched); line && isCutShort(*line)) {
                tellWhole(*line, line->text(), static_cast<QHelpEvent*>(event)->globalPos());
                return true;
            }
            break;
        case QEvent::Shortcut:
            commitPendingInput();
            break;
        case QEvent::KeyPress:
            if (pressesByEnter(*watched, *static_cast<QKeyEvent*>(event)))
                return true;
            [[fallthrough]];
        case QEvent::InputMethod:
            // Not restarted by the next letter: steady typing too is handed over now and then.
            if (const auto* field = qobject_cast<QWidget*>(watched);
                field && field->hasFocus() && !m_pause.isActive())
                m_pause.start();
            break;
        case QEvent::ShortcutOverride: {
            const auto* field = qobject_cast<QWidget*>(watched);
            const auto& key = *static_cast<QKeyEvent*>(event);
            if (!field || !field->hasFocus() || !mayBeCommand(key))
                break;
            // Handed over now: only then is there something to save, or a step to take back.
            commitPendingInput();
            if (isDocumentField(*field) && isUndoKey(key)) {
                event->ignore();
                return true;
            }
            break;
        }
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace bocage::editor
