#pragma once

#include <QPointer>
#include <QScrollArea>
#include <functional>

#include "model/campaign/campaign_files.h"
#include "model/document/campaign_document.h"

class QVBoxLayout;

namespace bocage::editor {

/// What happened at the table, game by game, and the form for the next result. From here the next chapter is
/// opened as the games before left it.
class LogPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    std::function<const model::CampaignFiles&()> files;
    void setDocument(model::CampaignDocument* document);
    void refresh();

Q_SIGNALS:
    /// The chapter that is to be played now, prepared.
    void nextWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addGame(QVBoxLayout& rows, std::size_t index);
    void addForm(QVBoxLayout& rows, const rules::ElementId& chapter);
    void addPreparation(QVBoxLayout& rows, const rules::ElementId& chapter);

    QPointer<model::CampaignDocument> m_document;
    QByteArray m_shown;
};

}  // namespace bocage::editor
