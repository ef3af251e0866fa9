#pragma once

#include <QPointer>
#include <QScrollArea>
#include <functional>
#include <memory>

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
    void removeResult(std::size_t index);
    void addForm(QVBoxLayout& rows, const rules::ElementId& chapter);
    void addLosses(QVBoxLayout& body, const rules::Player& player, const QString& name);
    void addFinds(QVBoxLayout& body, const rules::Player& player, const QString& name);
    void addPreparation(QVBoxLayout& rows, const rules::ElementId& chapter);

    QPointer<model::CampaignDocument> m_document;
    QByteArray m_shown;
    /// What was typed into the form and not entered yet: it outlives edits elsewhere.
    std::shared_ptr<rules::CampaignLogEntry> m_game;
    std::vector<rules::CampaignLogEntry> m_gameAfter;  ///< the log that it continues
};

}  // namespace bocage::editor
