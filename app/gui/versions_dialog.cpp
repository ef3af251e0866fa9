#include "app/gui/versions_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "model/io/document_files.h"
#include "model/messages/difference_words.h"

namespace bocage::app {

VersionsDialog::VersionsDialog(const model::Document* document, QWidget* parent)
    : QDialog(parent),
      m_versions(model::earlierVersions(document ? document->path() : QString())),
      m_list(new QTreeWidget) {
    setObjectName(QStringLiteral("versionsDialog"));
    setWindowTitle(tr("Earlier versions"));
    resize(720, 380);
    auto* words = new QLabel(
        m_versions.empty()
            ? tr("Nothing is kept for this document yet. Every save keeps the version before, and work that "
                 "was "
                 "thrown away is kept for 30 days.")
            : tr("Every save keeps the version before; work that was thrown away is kept for 30 days."));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("versionsList"));
    m_list->setAccessibleName(windowTitle());
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("When"), tr("What"), tr("To get from there to what is open")});
    for (const model::EarlierVersion& version : m_versions) {
        const auto value = model::readValue(version.bytes, version.file);
        QString difference;
        if (document && value)
            difference = model::differenceInWords(value->value, model::valueOf(*document));
        auto* row = new QTreeWidgetItem(
            m_list, {tr("%1 (%2)").arg(model::ageInWords(version.time),
                                       QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat)),
                     version.backup ? tr("Backup of %1").arg(version.title)
                                    : tr("Unsaved work: %1").arg(version.title),
                     !document              ? QString()
                     : !value               ? tr("cannot be read")
                     : difference.isEmpty() ? tr("nothing, they are the same")
                                            : difference});
        row->setToolTip(2, difference);
    }
    m_list->header()->setStretchLastSection(true);
    m_list->resizeColumnToContents(0);
    m_list->resizeColumnToContents(1);
    m_list->setColumnHidden(2, !document);
    // Wide enough for its headings in every language; what differs is read whole in the tip.
    const int needed =
        m_list->columnWidth(0) + m_list->columnWidth(1) + m_list->header()->sectionSizeHint(2) + 60;
    resize(std::max(width(), needed), height());
    m_list->headerItem()->setToolTip(2, m_list->headerItem()->text(2));
    auto* buttons = new QDialogButtonBox;
    m_open = buttons->addButton(tr("&Open as a copy"), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(QStringLiteral("openVersion"));
    if (document) {
        m_take = buttons->addButton(tr("&Put in place of what is open"), QDialogButtonBox::ActionRole);
        m_take->setObjectName(QStringLiteral("takeVersion"));
        m_take->setToolTip(tr("One step that can be undone; nothing is saved yet."));
        connect(m_take, &QPushButton::clicked, this, [this] {
            m_inPlace = true;
            accept();
        });
    }
    QPushButton* close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("closeVersions"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &VersionsDialog::refresh);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(words);
    rows->addWidget(m_list, 1);
    rows->addWidget(buttons);
    if (m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    refresh();
}

const model::EarlierVersion* VersionsDialog::chosen() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_versions[static_cast<std::size_t>(row)];
}

void VersionsDialog::refresh() {
    m_open->setEnabled(chosen());
    if (m_take)
        m_take->setEnabled(chosen());
}

}  // namespace bocage::app
