#include "editor/briefing/briefing_fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <memory>

#include "editor/forms/pending_input.h"
#include "editor/forms/typing_run.h"
#include "model/document/scenario_document.h"

namespace bocage::editor {

namespace {

/// As high as its text, within reason.
void growWithText(QPlainTextEdit& edit, int lines) {
    const int wanted = std::clamp(static_cast<int>(edit.document()->size().height()), lines, 14);
    edit.setFixedHeight(wanted * edit.fontMetrics().lineSpacing() + 20);
}

}  // namespace

BriefingFields::BriefingFields(model::ScenarioDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {}

void BriefingFields::own(QWidget* widget, const QString& name, const QString& label) {
    widget->setObjectName(name);
    widget->setAccessibleName(label);
    if (widget->toolTip().isEmpty())
        widget->setToolTip(label);
    widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(this);
    markDocumentField(*widget);
}

BriefingFields::Write BriefingFields::typing(const Read& read, Write write) const {
    return [this, read, write = std::move(write), run = std::make_shared<TypingRun>()](const QString& text) {
        if (run->begins(read(), text))
            m_document.endMerge();
        write(text);
    };
}

void BriefingFields::follow(QWidget* widget, std::function<void()> update) {
    update();
    m_updates.push_back({widget, std::move(update)});
}

void BriefingFields::followFindings(QWidget* widget, std::function<void()> update) {
    follow(widget, std::move(update));
    m_updates.back().findings = true;
}

void BriefingFields::updateFindings() {
    for (std::size_t i = 0; i < m_updates.size(); ++i)
        if (m_updates[i].findings && m_updates[i].widget)
            m_updates[i].run();
}

void BriefingFields::update() {
    for (std::size_t i = 0; i < m_updates.size(); ++i)
        if (m_updates[i].widget)
            m_updates[i].run();
}

QLineEdit* BriefingFields::line(const QString& name, const QString& label, Read read, Write write,
                                Read ghost) {
    auto* edit = new QLineEdit;
    own(edit, name, label);
    connect(edit, &QLineEdit::textEdited, this, typing(read, std::move(write)));
    follow(edit, [edit, read = std::move(read), ghost = std::move(ghost)] {
        if (const QString text = read(); edit->text() != text) {
            const QSignalBlocker quiet(edit);
            edit->setText(text);
            edit->setCursorPosition(0);
        }
        if (ghost)
            edit->setPlaceholderText(ghost());
    });
    return edit;
}

QPlainTextEdit* BriefingFields::paragraph(const QString& name, const QString& label, Read read, Write write,
                                          Read ghost, int lines) {
    auto* edit = new QPlainTextEdit;
    own(edit, name, label);
    edit->setTabChangesFocus(true);
    edit->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(edit, &QPlainTextEdit::textChanged, this, [edit, lines, write = typing(read, std::move(write))] {
        growWithText(*edit, lines);
        write(edit->toPlainText());
    });
    follow(edit, [edit, lines, read = std::move(read), ghost = std::move(ghost)] {
        if (const QString text = read(); edit->toPlainText() != text) {
            const QSignalBlocker quiet(edit);
            edit->setPlainText(text);
        }
        if (ghost)
            edit->setPlaceholderText(ghost());
        growWithText(*edit, lines);
    });
    connect(edit->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, edit,
            [edit, lines] { growWithText(*edit, lines); });
    return edit;
}

QSpinBox* BriefingFields::number(const QString& name, const QString& label, int lowest, int highest,
                                 const QString& none, ReadNumber read, WriteNumber write) {
    auto* box = new QSpinBox;
    own(box, name, label);
    const bool optional = !none.isEmpty();
    box->setRange(optional ? lowest - 1 : lowest, highest);
    box->setSpecialValueText(none);
    box->setKeyboardTracking(false);
    box->setMinimumWidth(96);
    follow(box, [box, lowest, optional, read = std::move(read)] {
        const std::optional<int> value = read();
        const QSignalBlocker quiet(box);
        box->setValue(value.value_or(optional ? lowest - 1 : lowest));
    });
    connect(box, &QSpinBox::valueChanged, this, [lowest, write = std::move(write)](int value) {
        write(value < lowest ? std::nullopt : std::optional<int>(value));
    });
    return box;
}

QComboBox* BriefingFields::choice(const QString& name, const QString& label,
                                  const std::vector<Choice>& choices, Read read, Write write) {
    auto* box = new QComboBox;
    own(box, name, label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const Choice& choice : choices)
        box->addItem(choice.icon, choice.text, choice.key);
    follow(box, [box, read = std::move(read)] {
        const QString key = read();
        int index = box->findData(key);
        const QSignalBlocker quiet(box);
        if (index < 0) {
            // Something the packs at hand do not know: shown by its id rather than lost.
            box->addItem(key, key);
            index = box->count() - 1;
        }
        box->setCurrentIndex(index);
    });
    connect(box, &QComboBox::currentIndexChanged, this,
            [box, write = std::move(write)](int index) { write(box->itemData(index).toString()); });
    return box;
}

QCheckBox* BriefingFields::check(const QString& name, const QString& text, std::function<bool()> read,
                                 std::function<void(bool)> write) {
    auto* box = new QCheckBox(text);
    own(box, name, text);
    follow(box, [box, read = std::move(read)] {
        const QSignalBlocker quiet(box);
        box->setChecked(read());
    });
    connect(box, &QCheckBox::toggled, this, write);
    return box;
}

bool BriefingFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        m_document.endMerge();
    return QObject::eventFilter(watched, event);
}

}  // namespace bocage::editor
