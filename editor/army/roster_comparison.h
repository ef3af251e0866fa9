#pragma once

#include <QPointer>
#include <functional>
#include <optional>

#include "editor/army/army_panel.h"

class QComboBox;
class QLabel;
class QTableWidget;
class QVBoxLayout;

namespace bocage::editor {

/// Two rosters side by side. The other one is a variant of the same roster, one in another tab, or comes from
/// a file. What is shown of both are their totals and what only one of them has; a game that knows more
/// derives from it.
class RosterComparison : public ArmyPanel {
    Q_OBJECT

public:
    explicit RosterComparison(QWidget* parent = nullptr);

    QString title() const override;
    /// Its variants become choices; what is shown follows it.
    void setDocument(model::RosterDocument* document) override;
    /// Who knows the other rosters that are open; asked whenever the choices are shown.
    void setOpenArmies(std::function<std::vector<rules::Roster>()> open) { m_open = std::move(open); }
    /// A roster from elsewhere, and shows it.
    void setOther(const rules::Roster& roster);

    /// The roster compared with, if any.
    const std::optional<rules::Roster>& other() const { return m_other; }
    QTableWidget* table() const { return m_table; }
    QComboBox* withBox() const { return m_with; }
    /// What only one of the two has, in words.
    QString difference() const;

Q_SIGNALS:
    /// The user wants to compare with a roster of another file.
    void fileWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    virtual void retranslate();
    /// The library of the document is another one.
    virtual void libraryChanged() {}
    virtual void showNumbers();
    /// Between the choice and the table.
    void addAbove(QWidget* widget);
    void fitTable();
    void refresh();

    static QString titleOf(const rules::Roster& roster);
    /// What the other one is called.
    QString otherName() const;
    model::RosterDocument* document() const { return m_document; }
    /// The roster in front; an empty one when there is none.
    const rules::Roster& roster() const;

private:
    void fillChoices();
    void choose(int index);

    QPointer<model::RosterDocument> m_document;
    std::optional<rules::Roster> m_file;   ///< the roster from elsewhere
    std::optional<rules::Roster> m_other;  ///< what is compared with now
    rules::ElementId m_list;               ///< variant compared with; empty: the file, or nothing
    std::function<std::vector<rules::Roster>()> m_open;
    QVBoxLayout* m_rows;
    QComboBox* m_with;
    QTableWidget* m_table;
    QLabel* m_difference;
};

/// Asks for a roster file to compare with.
void compareWithFile(RosterComparison& panel, QWidget* parent);

}  // namespace bocage::editor
