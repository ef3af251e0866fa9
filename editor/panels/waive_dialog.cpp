#include "editor/panels/waive_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace bocage::editor {

namespace {

QLabel* paragraph(const QString& text, const char* role) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("role", role);
    return label;
}

}  // namespace

WaiveDialog::WaiveDialog(const QString& rule, const QString& sentence, const QString& reason, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("waiveDialog"));
    setWindowTitle(tr("Waive a problem"));
    setMinimumWidth(440);
    m_reason = new QPlainTextEdit(reason);
    m_reason->setObjectName(QStringLiteral("waiveReason"));
    m_reason->setTabChangesFocus(true);
    m_reason->setPlaceholderText(tr("Why it is right here all the same"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setToolTip(tr("Enter begins a new line, Ctrl+Enter waives."));
    m_reason->setFixedHeight(72);
    auto* buttons = new QDialogButtonBox;
    QPushButton* accept = buttons->addButton(tr("&Waive"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(QStringLiteral("waiveAccept"));
    buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addWidget(paragraph(rule, "rule"));
    layout->addWidget(paragraph(sentence, ""));
    layout->addWidget(m_reason);
    layout->addWidget(
        paragraph(tr("The reason is kept in the file. Others see it, and strict mode ignores it."), "small"));
    layout->addWidget(buttons);
    const auto refresh = [this, accept] { accept->setEnabled(!this->reason().isEmpty()); };
    connect(m_reason, &QPlainTextEdit::textChanged, this, refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
    m_reason->setFocus();
}

QString WaiveDialog::reason() const {
    return m_reason->toPlainText().trimmed();
}

}  // namespace bocage::editor
