#pragma once

#include <QPointer>
#include <QWidget>
#include <memory>

#include "model/systems/crusades/deck_edits.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QTableWidget;

namespace bocage::editor::crusades {

class CardView;
class ReportView;

/// The deck lists of a scenario or roster: all cards that the open packs have for a deck, with how many of
/// each are in the list; beside them the card under the cursor and what the list amounts to, below them where
/// there is little room.
class DeckBuilder : public QWidget {
    Q_OBJECT

public:
    explicit DeckBuilder(QWidget* parent = nullptr);

    /// A scenario or roster document; null for none.
    void setDocument(model::Document* document);
    void refresh();

    QTableWidget* cards() const { return m_cards; }
    QComboBox* deckBox() const { return m_deck; }
    QComboBox* sourceBox() const { return m_source; }
    /// One more or fewer of the card whose row has the cursor.
    void step(int by);

    /// Reads lists from a text; what was mapped or left out is told below the table.
    void takeText(const QString& text);
    QString asText() const;

    /// What the cards need with the facts beside them: a low window stays low.
    QSize minimumSizeHint() const override { return {300, 280}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    rules::crusades::DeckKind deck() const;
    void retranslate();
    void refreshSources();
    void refreshCards();
    void refreshFacts();
    void shareRoom();
    void showCurrent();
    void filter();
    void copiesEdited(int row);
    rules::ContentId cardAt(int row) const;

    QPointer<model::Document> m_document;
    std::unique_ptr<model::crusades::DeckEdits> m_edits;
    bool m_filling = false;
    QComboBox* m_deck;
    QComboBox* m_source;
    QLineEdit* m_search;
    QTableWidget* m_cards;
    QLabel* m_sum;
    QLabel* m_told;
    QPushButton *m_more, *m_fewer, *m_copy, *m_paste;
    QScrollArea* m_facts;
    ReportView* m_report;
    CardView* m_card;
    QBoxLayout* m_columns;
};

}  // namespace bocage::editor::crusades
