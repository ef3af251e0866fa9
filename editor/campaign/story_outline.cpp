#include "editor/campaign/story_outline.h"

#include <QEvent>
#include <QSignalBlocker>

#include "editor/theme/severity_sign.h"
#include "model/campaign/campaign_words.h"

namespace bocage::editor {

namespace {

constexpr int chapterRole = Qt::UserRole + 1;

rules::ElementId chapterOf(const QTreeWidgetItem* item) {
    return item ? rules::ElementId(item->data(0, chapterRole).toString().toStdString()) : rules::ElementId();
}

QTreeWidgetItem* addLine(QTreeWidgetItem* parent, const QString& text) {
    auto* item = new QTreeWidgetItem(parent, {text});
    item->setData(0, chapterRole, parent->data(0, chapterRole));
    item->setToolTip(0, text);
    return item;
}

}  // namespace

StoryOutline::StoryOutline(QWidget* parent) : QTreeWidget(parent) {
    setObjectName(QStringLiteral("storyOutline"));
    setHeaderHidden(true);
    setIndentation(16);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Outline of the campaign"));
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const rules::ElementId chapter = chapterOf(item);
        if (chapter.empty() || chapter == m_current)
            return;
        m_current = chapter;
        Q_EMIT chapterChosen(chapter);
    });
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (const rules::ElementId chapter = chapterOf(item); !chapter.empty())
            Q_EMIT opened(chapter);
    });
}

void StoryOutline::setDocument(model::CampaignDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &model::CampaignDocument::changed, this, &StoryOutline::rebuild);
    rebuild();
}

void StoryOutline::setCurrent(const rules::ElementId& chapter) {
    if (m_current == chapter)
        return;
    m_current = chapter;
    const QSignalBlocker quiet(this);
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (chapterOf(topLevelItem(i)) == chapter)
            setCurrentItem(topLevelItem(i));
}

void StoryOutline::setSigns(const ChapterSigns& signs) {
    m_signs = signs;
    showSigns();
}

void StoryOutline::showSigns() {
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const auto sign = m_signs.find(chapterOf(topLevelItem(i)));
        topLevelItem(i)->setIcon(0, sign == m_signs.end() ? QIcon() : severityIcon(sign->second));
    }
}

void StoryOutline::rebuild() {
    const QSignalBlocker quiet(this);
    clear();
    if (!m_document || !files)
        return;
    const rules::Campaign& campaign = m_document->campaign();
    const model::CampaignWords words(campaign, files().scenarios, *m_document->library());
    int number = 0;
    for (const rules::CampaignChapter& chapter : campaign.chapters) {
        auto* row = new QTreeWidgetItem(this, {tr("%1. %2").arg(++number).arg(words.chapter(chapter.id))});
        row->setData(0, chapterRole, QString::fromStdString(chapter.id.value));
        row->setToolTip(0, row->text(0));
        for (const model::ChapterWay& way : words.ways(chapter)) {
            model::ChapterWay bare = way;
            bare.carried.clear();
            QTreeWidgetItem* line = addLine(row, words.sentence(bare));
            for (const QString& carried : way.carried)
                addLine(line, carried);
        }
        if (chapter.id == m_current)
            setCurrentItem(row);
    }
    expandAll();
    showSigns();
}

void StoryOutline::changeEvent(QEvent* event) {
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Outline of the campaign"));
        rebuild();
    }
}

}  // namespace bocage::editor
