#include "editor/panels/inspector_form.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolTip>
#include <QVBoxLayout>
#include <memory>

#include "editor/forms/pending_input.h"
#include "editor/forms/typing_run.h"

namespace bocage::editor {

namespace {

constexpr int narrowestCaption = 70, widestCaption = 92;
/// Texts wider than the first stand below their caption, in a field at least as wide as the second.
constexpr int besideCaption = 132, wholeRow = 200;

/// Long words get the whole row rather than be cut short.
void makeRoom(QLineEdit& field) {
    field.setMinimumWidth(field.fontMetrics().horizontalAdvance(field.text()) > besideCaption ? wholeRow : 0);
}

}  // namespace

InspectorForm::InspectorForm(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 12);
    m_rows->setSpacing(0);
}

void InspectorForm::beginForm() {
    m_form = new QFormLayout;
    m_form->setContentsMargins(12, 10, 12, 10);
    m_form->setHorizontalSpacing(12);
    m_form->setVerticalSpacing(6);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->addLayout(m_form);
}

void InspectorForm::addSection(const QString& title) {
    auto* label = new QLabel(title);
    label->setObjectName(QStringLiteral("sectionHeader"));
    label->setIndent(0);
    label->setTextFormat(Qt::PlainText);
    if (std::exchange(m_afterParagraph, false))
        m_rows->addSpacing(8);
    m_rows->addWidget(label);
}

void InspectorForm::addParagraph(const QString& text, const char* role) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setContentsMargins(12, 6, 12, 2);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (role)
        label->setProperty("role", QString::fromLatin1(role));
    m_rows->addWidget(label);
    m_afterParagraph = true;
}

void InspectorForm::addRow(const QString& name, QWidget* field, bool buddy) {
    auto* caption = new QLabel(name);
    caption->setProperty("role", "muted");
    // Long words of other languages take two lines rather than the room of the fields.
    if (caption->sizeHint().width() > widestCaption) {
        caption->setWordWrap(true);
        // Its height is asked for at this width: at a narrower one it would take more lines than it is given.
        caption->setFixedWidth(widestCaption);
    } else {
        caption->setMinimumWidth(narrowestCaption);  // the fields of all sections begin in one line
    }
    if (buddy) {
        caption->setBuddy(field);
        field->setAccessibleName(name);
    }
    m_form->addRow(caption, field);
}

void InspectorForm::addFact(const QString& name, const QString& value) {
    auto* label = new QLabel(value);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumHeight(22);
    addRow(name, label, false);
}

void InspectorForm::addWide(QWidget* widget) {
    m_rows->addWidget(widget);
}

void InspectorForm::addText(const QString& name, const QString& id, ReadText read,
                            std::function<void(const QString&)> write) {
    auto* field = new QLineEdit;
    field->setObjectName(QStringLiteral("inspector.%1").arg(id));
    markDocumentField(*field);
    addRow(name, field);
    const auto show = [field, read] {
        const auto value = read();
        field->setText(value.value_or(QString()));
        field->setCursorPosition(0);
        makeRoom(*field);
        field->setPlaceholderText(value ? QString() : tr("several values"));
    };
    show();
    connect(field, &QLineEdit::editingFinished, this, [this, field, read, write, show] {
        if (m_retired || !field->isModified() || std::optional(field->text()) == read())
            return;
        write(field->text());
        // What the document did not take does not stay in the field, once it is typed to its end.
        if (!m_retired && !inputStaysOpen() && std::optional(field->text()) != read())
            show();
    });
    m_refreshers.push_back([field, show] {
        if (!field->hasFocus() || !field->isModified())
            show();
    });
}

void InspectorForm::addLongText(const QString& name, const QString& id, ReadText read,
                                std::function<void(const QString&)> write, std::function<void()> endStep) {
    auto* field = new QPlainTextEdit;
    markDocumentField(*field);
    field->setObjectName(QStringLiteral("inspector.%1").arg(id));
    field->setTabChangesFocus(true);
    field->setFixedHeight(92);
    addRow(name, field);
    const auto show = [field, read] {
        const auto value = read();
        const QSignalBlocker quiet(field);
        if (const QString text = value.value_or(QString()); text != field->toPlainText())
            field->setPlainText(text);
        field->setPlaceholderText(value ? QString() : tr("several values"));
    };
    show();
    connect(field, &QPlainTextEdit::textChanged, this,
            [this, field, read, write, endStep, run = std::make_shared<TypingRun>()] {
                const QString text = field->toPlainText();
                if (m_retired || std::optional(text) == read())
                    return;
                if (run->begins(read().value_or(QString()), text))
                    endStep();
                write(text);
            });
    m_refreshers.push_back(show);
}

void InspectorForm::addChoice(const QString& name, const QString& id, const QStringList& texts,
                              ReadIndex read, std::function<void(int)> write) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("inspector.%1").arg(id));
    box->addItems(texts);
    box->setPlaceholderText(tr("several values"));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addRow(name, box);
    const auto show = [box, read] { box->setCurrentIndex(read().value_or(-1)); };
    show();
    connect(box, &QComboBox::activated, this, [write](int index) { write(index); });
    m_refreshers.push_back(show);
}

void InspectorForm::addTurns(const QString& name, int turns, ReadIndex read, std::function<void(int)> write) {
    auto* row = new QWidget;
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(0);
    layout->setVerticalSpacing(4);
    // More than four would be too narrow to be read.
    const int across = turns > 4 ? (turns + 1) / 2 : turns;
    auto* group = new QButtonGroup(row);
    for (int turn = 0; turn < turns; ++turn) {
        const int degrees = 360 / turns * turn;
        auto* button = new QPushButton(QStringLiteral("%1°").arg(degrees));
        button->setObjectName(QStringLiteral("inspector.turn%1").arg(degrees));
        button->setProperty("segment", true);
        button->setCheckable(true);
        button->setAccessibleName(tr("Turn %1 degrees").arg(degrees));
        group->addButton(button, turn);
        layout->addWidget(button, turn / across, turn % across);
    }
    const auto show = [group, row, read] {
        const auto turn = read();
        // None is down while the things are turned differently.
        group->setExclusive(false);
        for (QAbstractButton* button : group->buttons())
            button->setChecked(turn && group->id(button) == *turn);
        group->setExclusive(turn.has_value());
        row->setToolTip(turn ? QString() : tr("several values"));
    };
    show();
    connect(group, &QButtonGroup::idClicked, this, [write](int turn) { write(turn); });
    m_refreshers.push_back(show);
    addRow(name, row, false);
}

void InspectorForm::refuse(const QString& id, const QString& why) {
    refresh();
    if (auto* field = findChild<QWidget*>(QStringLiteral("inspector.%1").arg(id)))
        QToolTip::showText(field->mapToGlobal(field->rect().bottomLeft()), why, field);
}

void InspectorForm::refresh() const {
    for (const auto& refresh : m_refreshers)
        refresh();
}

void InspectorForm::retire() {
    m_retired = true;
    deleteLater();
}

void InspectorForm::end() {
    m_rows->addStretch();
}

}  // namespace bocage::editor
