#include "editor/canvas/note_editor.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace bocage::editor {

NoteEditor::NoteEditor(const QString& text, std::function<void(const QString&)> keep, QWidget* parent)
    : QFrame(parent),
      m_field(new QPlainTextEdit(text)),
      m_first(text),
      m_before(text),
      m_keep(std::move(keep)) {
    setObjectName(QStringLiteral("noteEditor"));
    setFrameShape(QFrame::NoFrame);
    // Paper in both themes: the same sheet as on the map.
    setStyleSheet(
        QStringLiteral("#noteEditor { background: #FFEEA8; border: 1px solid #8A7428; }"
                       "#noteEditor QPlainTextEdit { background: #FFF6CC; color: #2B2622; border: 1px "
                       "solid #C9B05A; border-radius: 3px; }"
                       "#noteEditor QLabel { color: #5C4D16; background: transparent; }"));
    m_field->setObjectName(QStringLiteral("noteEditor.text"));
    m_field->setAccessibleName(tr("Text of the note"));
    m_field->setTabChangesFocus(true);
    m_field->setPlaceholderText(tr("What should you remember here?"));
    m_field->moveCursor(QTextCursor::End);
    m_field->installEventFilter(this);
    auto* help = new QLabel(tr("Ctrl+Enter keeps it, Escape does not."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 6);
    layout->setSpacing(4);
    layout->addWidget(m_field);
    layout->addWidget(help);
    resize(260, 132);
}

void NoteEditor::finish(bool keep) {
    if (m_done)
        return;
    m_done = true;
    const QString text = keep ? m_field->toPlainText().trimmed() : m_first;
    QWidget* back = parentWidget() ? parentWidget()->parentWidget() : nullptr;
    const bool focused = m_field->hasFocus();
    hide();
    deleteLater();
    if (text != m_before)
        m_keep(text);
    if (focused && back)
        back->setFocus(Qt::OtherFocusReason);
}

void NoteEditor::commitInput() {
    if (!inputStaysOpen()) {
        finish(true);
        return;
    }
    const QString text = m_field->toPlainText().trimmed();
    if (!m_done && text != m_before) {
        m_before = text;
        m_keep(text);
    }
}

bool NoteEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // Letters are text here, not tools; save, quit and the like stay what they are.
        if (static_cast<QKeyEvent*>(event)->modifiers() &
            (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            return false;
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (key->key() == Qt::Key_Escape || (enter && key->modifiers() & Qt::ControlModifier)) {
            finish(enter);
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason)
        finish(true);
    return QFrame::eventFilter(watched, event);
}

}  // namespace bocage::editor
