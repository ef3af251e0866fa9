#pragma once

#include <QWidget>

#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/render/table_layout.h"
#include "model/systems/crusades/words/crusades_words.h"

class QLabel;
class QTreeWidget;

namespace bocage::editor::crusades {

/// Everything on the table by seat, and below it the card that has the cursor: drawn large, with what it
/// shows, where it lies and what it stands.
class TableOutline : public QWidget {
    Q_OBJECT

public:
    using Spot = model::crusades::TableSpot;

    explicit TableOutline(QWidget* parent = nullptr);

    /// All outlive the next call.
    void showTable(const rules::Scenario& scenario, const rules::crusades::SetUp& setUp,
                   const rules::crusades::State& state, const std::vector<Spot>& spots,
                   const rules::LibraryPtr& library);
    /// The spot that has the cursor; −1 for none. `reason` says what may be done with it.
    void setCurrent(int spot, const QString& reason);
    QTreeWidget* tree() const { return m_tree; }

Q_SIGNALS:
    void chosen(int spot);

private:
    QString nameOf(const model::crusades::TableWords& words, const Spot& spot) const;
    void showCard(const Spot* spot, const QString& reason);

    QTreeWidget* m_tree;
    QLabel *m_picture, *m_words;
    const rules::Scenario* m_scenario = nullptr;
    const rules::crusades::SetUp* m_setUp = nullptr;
    const rules::crusades::State* m_state = nullptr;
    std::vector<Spot> m_spots;
    rules::LibraryPtr m_library;
    std::unique_ptr<model::crusades::CardPainter> m_painter;
};

}  // namespace bocage::editor::crusades
