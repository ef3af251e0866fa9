#pragma once

#include <QPointer>
#include <functional>
#include <optional>

#include "editor/army/army_panel.h"
#include "rules/systems/normandie/content/content.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace bocage::editor {

class CurvePlot;

/// Two armies side by side: what each can hit and take, as curves from the exact odds, and what each adds up
/// to. The other one is a variant of the same army or comes from a file.
class ComparePanel : public ArmyPanel {
    Q_OBJECT

public:
    explicit ComparePanel(QWidget* parent = nullptr);

    QString title() const override;
    /// Its variants become choices; the curves follow it.
    void setDocument(model::RosterDocument* document) override;
    /// Who knows the other armies that are open; asked whenever the choices are shown.
    void setOpenArmies(std::function<std::vector<rules::Roster>()> open) { m_open = std::move(open); }
    /// An army from elsewhere, and shows it.
    void setOther(const rules::Roster& roster);

    /// The army compared with, if any.
    const std::optional<rules::Roster>& other() const { return m_other; }
    CurvePlot* plot() const { return m_plot; }
    QTableWidget* table() const { return m_table; }
    QComboBox* withBox() const { return m_with; }
    QComboBox* curveBox() const { return m_curve; }

Q_SIGNALS:
    /// The user wants to compare with an army of another file.
    void fileWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fillChoices();
    void choose(int index);
    void refresh();
    void showCurve();
    void showTable();

    /// The roster in front; an empty one when there is none.
    const rules::Roster& army() const;

    QPointer<model::RosterDocument> m_document;
    rules::normandie::ContentPtr m_content;  ///< null without a document
    std::optional<rules::Roster> m_file;     ///< the army from elsewhere
    std::optional<rules::Roster> m_other;    ///< what is compared with now
    rules::ElementId m_list;                 ///< variant compared with; empty: the file, or nothing
    std::function<std::vector<rules::Roster>()> m_open;
    QComboBox* m_with;
    QComboBox* m_curve;
    CurvePlot* m_plot;
    QTableWidget* m_table;
    QLabel* m_note;
};

}  // namespace bocage::editor
