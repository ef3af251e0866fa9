#include "editor/studio/field_controls.h"

#include <QCompleter>
#include <QIntValidator>
#include <QKeyEvent>
#include <algorithm>
#include <utility>
#include <vector>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/content_picker.h"
#include "editor/panels/thumbnails.h"
#include "model/messages/element_names.h"
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
    setPlaceholderText(several ? tr("several values") : QString());
    if (hasFocus() && isModified())
        return;
    const QString wanted = several ? QString() : text;
    if (wanted != this->text())
        setText(wanted);
    setModified(false);
}

NumberField::NumberField(int low, int high, std::function<void(std::optional<int>)> write, QWidget* parent)
    : LineField(
          [write = std::move(write)](const QString& text) {
              bool number = false;
              const int value = text.toInt(&number);
              write(number ? std::optional(value) : std::nullopt);
          },
          parent) {
    setValidator(new QIntValidator(low, high, this));
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
    connect(lineEdit(), &QLineEdit::editingFinished, this, &WordField::commit);
    connect(this, &QComboBox::activated, this, &WordField::commit);
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
}

ContentField::ContentField(Options options, QWidget* parent)
    : QPushButton(parent), m_options(std::move(options)) {
    setMinimumHeight(fieldHeight + 8);
    setIconSize({28, 28});
    setStyleSheet(QStringLiteral("text-align: left; padding-left: 8px;"));
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
    ContentPicker picker(m_options.title, library, new model::ContentModel(library, m_options.system, kinds),
                         window());
    if (picker.exec() == QDialog::Accepted && !picker.chosen().empty())
        m_options.write(picker.chosen().front());
}

}  // namespace bocage::editor
