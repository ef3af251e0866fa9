#pragma once

#include <QPointer>
#include <QTreeWidget>
#include <functional>

#include "editor/campaign/chapter_graph.h"

namespace bocage::editor {

/// The story as a tree: its chapters with the signs of their problems, below each where its results lead and
/// what they carry over. The chapter chosen here and in the graph is one.
class StoryOutline : public QTreeWidget {
    Q_OBJECT

public:
    explicit StoryOutline(QWidget* parent = nullptr);

    std::function<const model::CampaignFiles&()> files;
    void setDocument(model::CampaignDocument* document);
    void setCurrent(const rules::ElementId& chapter);
    void setSigns(const ChapterSigns& signs);

Q_SIGNALS:
    void chapterChosen(const bocage::rules::ElementId& chapter);
    void opened(const bocage::rules::ElementId& chapter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void showSigns();

    QPointer<model::CampaignDocument> m_document;
    rules::ElementId m_current;
    ChapterSigns m_signs;
};

}  // namespace bocage::editor
