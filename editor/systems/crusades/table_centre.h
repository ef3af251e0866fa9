#pragma once

#include <map>
#include <memory>
#include <optional>

#include "editor/systems/crusades/table_canvas.h"
#include "editor/systems/game_centre.h"
#include "model/systems/crusades/table_edits.h"
#include "rules/systems/crusades/play/moves.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace bocage::editor::crusades {

class DeckBuilder;
class OddsPanel;
class OptionsForm;
class SimulationPanel;
class TableOutline;

/// The table of a scenario: it shows the fortresses, hands and decks, and in a position plays legal moves,
/// each one undo step with its arithmetic for a name.
class TableCentre : public GameCentre {
    Q_OBJECT

public:
    explicit TableCentre(model::ScenarioDocument& document, QWidget* parent = nullptr);

    QString title() const override { return tr("Table"); }
    QString tip() const override { return tr("Fortresses, hands and decks"); }
    QString helpPage() const override { return QStringLiteral("crusades"); }
    QString statusText() const override;
    QString viewText() const override;
    std::vector<Findable> findables(const QString& query) override;
    bool reveal(const rules::Location& location) override;

    TableCanvas& canvas() { return *m_canvas; }
    /// The move that what is chosen makes on a spot; nothing when it makes none.
    std::optional<rules::crusades::Move> moveOn(const model::crusades::TableSpot& spot) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Action = rules::crusades::Action;
    using Spot = model::crusades::TableSpot;

    void retranslate();
    void showSide();
    void makeRoom();
    void showCursor();
    void refresh();
    void toggle(const Spot& spot);
    void use(const Spot& spot);
    void take(Action action);
    void make(rules::crusades::Move move);
    void updateButtons();
    TableCanvas::Mark judge(const Spot& spot) const;
    rules::crusades::Move chosenMove(Action action) const;
    bool snapshot() const;
    /// A Thief in the hand of somebody else, to take the gold that is played.
    bool isThiefOfOthers(const Spot& spot) const;
    bool revealPlace(int seat, int slot);
    rules::ElementId armyOf(std::size_t seat) const;
    bool isOwn(const Spot& spot) const { return spot.seat == m_state.active; }
    QString language() const;

    model::ScenarioDocument& m_document;
    rules::crusades::SetUp m_setUp;
    rules::crusades::State m_state;
    std::vector<Spot> m_chosen;
    TableCanvas* m_canvas = nullptr;
    QWidget* m_tableArea = nullptr;  ///< gives way while decks are built
    QWidget* m_viewport = nullptr;   ///< the room that the table has
    QTabWidget* m_side = nullptr;
    QSplitter* m_split = nullptr;
    int m_before = 0, m_lent = 0;  ///< width of the side before it was given more, and with that
    TableOutline* m_outline = nullptr;
    OptionsForm* m_options = nullptr;
    DeckBuilder* m_decks = nullptr;
    OddsPanel* m_odds = nullptr;
    SimulationPanel* m_simulation = nullptr;
    QLabel* m_told = nullptr;
    QCheckBox* m_answers = nullptr;
    QCheckBox* m_night = nullptr;
    QPushButton* m_addSeat = nullptr;
    QPushButton* m_removeSeat = nullptr;
    QPushButton* m_begin = nullptr;
    QPushButton* m_back = nullptr;
    std::map<Action, QPushButton*> m_buttons;
};

}  // namespace bocage::editor::crusades
