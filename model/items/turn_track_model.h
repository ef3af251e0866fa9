#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <vector>

#include "model/document/scenario_document.h"

namespace bocage::model {

/// The events of a scenario's turn track, by turn. Setting the turn moves the event, as one undo step.
class TurnTrackModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        EventIdRole = Qt::UserRole + 1,  ///< QString
        TurnRole,                        ///< int
        FactionRole,                     ///< QString content id, empty for a common event
        WordsRole,                       ///< what happens, in the user's language; empty when unwritten
    };

    explicit TurnTrackModel(QObject* parent = nullptr);
    void setDocument(ScenarioDocument* document);

    int spaces() const;
    std::optional<int> end() const;
    rules::ElementId eventAt(const QModelIndex& index) const;
    QModelIndex indexOf(const rules::ElementId& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// Number of spaces or END.
    void trackChanged();

private:
    void follow();
    const rules::TurnEvent* event(const QModelIndex& index) const;

    QPointer<ScenarioDocument> m_document;
    std::vector<rules::ElementId> m_events;  ///< by turn, then in the document's order
    int m_spaces = 0;
    std::optional<int> m_end;
};

}  // namespace bocage::model
