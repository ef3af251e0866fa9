#include "editor/studio/field_controls.h"

#include <QCompleter>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPointer>
#include <QRegularExpression>
#include <QValidator>
#include <algorithm>
#include <utility>
#include <vector>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/content_picker.h"
#include "editor/panels/thumbnails.h"
#include "model/messages/element_names.h"
#include "model/studio/field_number.h"
#include "rules/format/content_items.h"

namespace bocage::editor {

LineField::LineField(std::function<void(const QString&)> write, QWidget* parent)
    : QLineEdit(parent), m_write(std::move(write)) {
    setMinimumHeight(fieldHeight);
    markDocumentField(*this);
    connect(this, &QLineEdit::editingFinished, this, &LineField::commit);
}

void LineField::commit() {
    if (!isModified())
        return;
    setModified(false);
    m_write(text());
}

void LineField::show(const QString& text, bool several) {
    setPlaceholderText(several ? tr("several values") : m_usual);
    if (hasFocus() && isModified())
        return;
    const QString wanted = several ? QString() : text;
    m_shown = wanted;
    if (wanted != this->text())
        setText(wanted);
    setModified(false);
    if (!hasFocus())
        home(false);
}

void LineField::focusOutEvent(QFocusEvent* event) {
    if (!hasAcceptableInput()) {
        setText(m_shown);
        setModified(false);
    }
    const QPointer<LineField> alive(this);
    QLineEdit::focusOutEvent(event);
    if (alive && !hasFocus())
        home(false);
}

namespace {

/// Nothing, or what the field can hold, as far as it is typed.
class PrintedNumber : public QValidator {
public:
    PrintedNumber(model::FieldPlan plan, QObject* parent) : QValidator(parent), m_plan(std::move(plan)) {}

    State validate(QString& text, int&) const override {
        static const QRegularExpression whole(QStringLiteral("^[-+\\x{2212}]?[0-9]*$"));
        static const QRegularExpression parted(QStringLiteral("^[-+\\x{2212}]?[0-9 .,/½¼¾⅓⅔]*$"));
        const QRegularExpression& known = m_plan.parts > 1 ? parted : whole;
        if (text.isEmpty() || model::FieldNumber::stored(m_plan, text))
            return Acceptable;
        return text.size() < 12 && known.match(text).hasMatch() ? Intermediate : Invalid;
    }

private:
    model::FieldPlan m_plan;
};

}  // namespace

NumberField::NumberField(const model::FieldPlan& plan, std::function<void(std::optional<int>)> write,
                         QWidget* parent)
    : LineField([plan, write = std::move(write)](
                    const QString& text) { write(model::FieldNumber::stored(plan, text)); },
                parent) {
    setValidator(new PrintedNumber(plan, this));
    setAlignment(Qt::AlignRight);
    setMaximumWidth(84);
}

ParagraphField::ParagraphField(std::function<void(const QString&)> write, QWidget* parent)
    : QPlainTextEdit(parent), m_write(std::move(write)) {
    setTabChangesFocus(true);
    setFixedHeight(62);
    markDocumentField(*this);
}

void ParagraphField::show(const QString& text, bool several) {
    setPlaceholderText(several ? tr("several values") : QString());
    if (hasFocus() && toPlainText() != m_shown)
        return;
    m_shown = several ? QString() : text;
    if (toPlainText() != m_shown)
        setPlainText(m_shown);
}

void ParagraphField::commitInput() {
    const QString text = toPlainText();
    if (text == m_shown)
        return;
    m_shown = text;
    m_write(text);
}

void ParagraphField::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    commitInput();
}

KeptField::KeptField(std::function<void()> remove, QWidget* parent) : QWidget(parent) {
    m_note = new QLabel;
    m_note->setProperty("role", "muted");
    m_note->setWordWrap(true);
    m_lines = new QPlainTextEdit;
    m_lines->setReadOnly(true);
    m_lines->setTabChangesFocus(true);
    m_lines->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setFocusProxy(m_lines);
    auto* away = new QPushButton(tr("Take away"));
    away->setObjectName(QStringLiteral("takeAway"));
    connect(away, &QPushButton::clicked, this, [remove = std::move(remove)] { remove(); });
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_note, 0, 0);
    rows->addWidget(away, 0, 1, Qt::AlignTop);
    rows->addWidget(m_lines, 1, 0, 1, 2);
    rows->setColumnStretch(0, 1);
}

void KeptField::show(const QStringList& lines, bool several) {
    m_note->setText(several ? tr("several values")
                            : tr("Not known to this version of Bocage: it is kept as it is."));
    m_lines->setVisible(!several);
    m_lines->setAccessibleDescription(m_note->text());
    if (const QString text = lines.join(u'\n'); m_lines->toPlainText() != text)
        m_lines->setPlainText(text);
    const int shown = std::clamp(static_cast<int>(lines.size()), 1, 6);
    m_lines->setFixedHeight(shown * m_lines->fontMetrics().lineSpacing() + 14);
}

QStringList KeptField::lines() const {
    return m_lines->toPlainText().split(u'\n');
}

WordField::WordField(const QStringList& suggestions, std::function<void(const QString&)> write,
                     const Words& words, QWidget* parent)
    : QComboBox(parent), m_write(std::move(write)) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMinimumHeight(fieldHeight);
    setMinimumContentsLength(10);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    std::vector<std::pair<QString, QString>> rows;  // read, written
    for (const QString& each : suggestions)
        rows.emplace_back(words ? words(each) : each, each);
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
        return QString::localeAwareCompare(a.first, b.first) < 0;
    });
    addItem(QString(), QString());
    for (const auto& [read, code] : rows)
        addItem(read, code);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    markDocumentField(*lineEdit());
    lineEdit()->installEventFilter(this);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &WordField::commit);
    connect(this, &QComboBox::activated, this, &WordField::commit);
}

bool WordField::eventFilter(QObject* watched, QEvent* event) {
    // A long word is seen from its beginning again.
    if (event->type() == QEvent::FocusOut && watched == lineEdit())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!lineEdit()->hasFocus())
                    lineEdit()->home(false);
            },
            Qt::QueuedConnection);
    return QComboBox::eventFilter(watched, event);
}

QString WordField::written() const {
    const QString text = currentText().trimmed();
    if (currentIndex() >= 0 && text == itemText(currentIndex()))
        return currentData().toString();
    const int row = findText(text, Qt::MatchFixedString);
    return row >= 0 && findData(text) < 0 ? itemData(row).toString() : text;
}

void WordField::commit() {
    const QString code = written();
    // What was typed is understood now, and shown as people read it.
    lineEdit()->setModified(false);
    if (code == m_shown) {
        if (!code.isEmpty())
            show(code);
        return;
    }
    m_shown = code;
    m_write(code);
}

void WordField::show(const QString& code, bool several) {
    lineEdit()->setPlaceholderText(several ? tr("several values") : QString());
    if (lineEdit()->hasFocus() && lineEdit()->isModified())
        return;
    m_shown = several ? QString() : code;
    const int row = m_shown.isEmpty() ? 0 : findData(m_shown);
    setCurrentIndex(row);
    const QString text = row >= 0 ? itemText(row) : m_shown;
    if (currentText() != text)
        setEditText(text);
    lineEdit()->setModified(false);
    if (!lineEdit()->hasFocus())
        lineEdit()->home(false);
}

ContentField::ContentField(Options options, QWidget* parent)
    : QPushButton(parent), m_options(std::move(options)) {
    setMinimumHeight(fieldHeight + 8);
    setIconSize({28, 28});
    setStyleSheet(QStringLiteral("text-align: left; padding-left: 8px; outline: none;"));
    connect(this, &QPushButton::clicked, this, &ContentField::choose);
}

void ContentField::show(const rules::ContentId& id, bool several) {
    if (several) {
        setIcon({});
        setText(tr("several values"));
    } else if (id.empty()) {
        setIcon({});
        setText(tr("Choose…"));
    } else {
        const rules::LibraryPtr library = m_options.library();
        setIcon(QIcon(thumbnail(library, id, {28, 28}, devicePixelRatioF())));
        setText(model::ElementNames::content(*library, id).replace(u'&', QStringLiteral("&&")));
    }
    setToolTip(several || id.empty() ? QString()
                                     : tr("%1. Delete takes it away.").arg(QString::fromStdString(id.value)));
}

void ContentField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        return m_options.write(rules::ContentId());
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return choose();
    QPushButton::keyPressEvent(event);
}

void ContentField::choose() {
    QStringList kinds = m_options.kinds;
    if (kinds.isEmpty())
        for (const std::string& kind : rules::contentKinds(m_options.system))
            kinds << QString::fromStdString(kind);
    const rules::LibraryPtr library = m_options.library();
    ContentPicker picker(m_options.title, library,
                         new model::ContentModel(library, m_options.system, kinds,
                                                 m_options.first ? m_options.first() : rules::PackId()),
                         window());
    if (picker.exec() == QDialog::Accepted && !picker.chosen().empty())
        m_options.write(picker.chosen().front());
}

}  // namespace bocage::editor
