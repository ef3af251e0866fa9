#include "app/gui/preferences_templates.h"

#include <QDir>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/gui/file_dialogs.h"
#include "app/gui/templates.h"
#include "model/io/document_files.h"
#include "model/messages/words.h"

namespace bocage::app {

namespace {

QString titleOf(const QString& path) {
    const auto loaded = model::loadValue(path);
    const auto* scenario = loaded ? std::get_if<rules::Scenario>(&loaded->value) : nullptr;
    const QString title = scenario ? model::localized(scenario->title) : QString();
    return title.isEmpty() ? QFileInfo(path).fileName() : title;
}

}  // namespace

TemplatesPage::TemplatesPage(QWidget* parent)
    : QWidget(parent),
      m_words(new QLabel),
      m_list(new QListWidget),
      m_rename(new QPushButton(tr("&Rename…"))),
      m_remove(new QPushButton(tr("&Delete…"))) {
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_list->setObjectName(QStringLiteral("ownTemplates"));
    m_list->setAccessibleName(tr("Your templates"));
    m_rename->setObjectName(QStringLiteral("renameTemplate"));
    m_remove->setObjectName(QStringLiteral("deleteTemplate"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_rename);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_words);
    rows->addWidget(m_list, 1);
    rows->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &TemplatesPage::refresh);
    connect(m_list, &QListWidget::itemActivated, this, &TemplatesPage::rename);
    connect(m_rename, &QPushButton::clicked, this, &TemplatesPage::rename);
    connect(m_remove, &QPushButton::clicked, this, &TemplatesPage::remove);
    fill();
}

void TemplatesPage::fill() {
    m_list->clear();
    for (const QString& path : templateFiles())
        if (isTemplate(path)) {
            auto* item = new QListWidgetItem(titleOf(path), m_list);
            item->setData(Qt::UserRole, path);
            item->setToolTip(QDir::toNativeSeparators(path));
        }
    m_words->setText(
        m_list->count() == 0
            ? tr("You have no templates of your own yet. File ▸ Save as template keeps the battle "
                 "in front as one.")
            : tr("Your own templates stand on the welcome page beside those of the program."));
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
    refresh();
}

void TemplatesPage::refresh() {
    m_rename->setEnabled(m_list->currentRow() >= 0);
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

QString TemplatesPage::chosen() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void TemplatesPage::rename() {
    const QString path = chosen();
    if (path.isEmpty())
        return;
    bool taken = false;
    const QString name = QInputDialog::getText(this, tr("Rename the template"), tr("Name of the template:"),
                                               QLineEdit::Normal, m_list->currentItem()->text(), &taken)
                             .trimmed();
    if (!taken || name.isEmpty())
        return;
    for (int row = 0; row < m_list->count(); ++row)
        if (row != m_list->currentRow() &&
            m_list->item(row)->text().compare(name, Qt::CaseInsensitive) == 0) {
            QMessageBox::information(this, QStringLiteral("Bocage"),
                                     tr("Another template has this name. Choose a different one."));
            return;
        }
    if (const auto renamed = renameTemplate(path, name); !renamed)
        showProblems(this, tr("The template could not be renamed."), renamed.problems());
    fill();
    Q_EMIT changed();
}

void TemplatesPage::remove() {
    const QString path = chosen();
    if (path.isEmpty())
        return;
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("deleteTemplateQuestion"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Delete the template “%1”?").arg(m_list->currentItem()->text()));
    box.setInformativeText(tr("Battles that were made from it stay."));
    QPushButton* yes = box.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("delete"));
    QPushButton* no = box.addButton(tr("&Keep it"), QMessageBox::RejectRole);
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    box.exec();
    if (box.clickedButton() != static_cast<QAbstractButton*>(yes))
        return;
    if (!removeTemplate(path))
        QMessageBox::warning(this, QStringLiteral("Bocage"),
                             tr("The template could not be deleted: its folder cannot be written to."));
    fill();
    Q_EMIT changed();
}

}  // namespace bocage::app
