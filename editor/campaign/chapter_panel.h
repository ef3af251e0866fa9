#pragma once

#include <QPointer>
#include <QScrollArea>
#include <functional>

#include "model/campaign/campaign_files.h"
#include "model/document/campaign_document.h"

class QVBoxLayout;

namespace bocage::editor {

/// The form of the campaign and of the chapter that is chosen: names, the battle, the ways that its results
/// open and what they carry over. Built anew when rows come or go.
class ChapterPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit ChapterPanel(QWidget* parent = nullptr);

    std::function<const model::CampaignFiles&()> files;
    void setDocument(model::CampaignDocument* document);
    void setChapter(const rules::ElementId& chapter);
    /// Texts are written in this language.
    void setTextLanguage(const std::string& language);
    void refresh();

Q_SIGNALS:
    void fileWanted(const bocage::rules::ElementId& chapter);
    void openWanted(const bocage::rules::ElementId& chapter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addCampaignCard(QVBoxLayout& rows);
    void addChapterCard(QVBoxLayout& rows, const rules::CampaignChapter& chapter);
    void addWayCard(QVBoxLayout& rows, const rules::CampaignChapter& chapter, std::size_t way);
    QWidget* carryForm(const rules::CampaignChapter& chapter, std::size_t way, std::size_t carry);
    QString shape() const;

    QPointer<model::CampaignDocument> m_document;
    rules::ElementId m_chapter;
    rules::ElementId m_built;  ///< the chapter that the form was built for
    std::string m_language;    ///< that of the window until another is chosen
    QString m_shape;
};

}  // namespace bocage::editor
