#pragma once

#include <QListView>
#include <QWidget>
#include <map>

#include "model/roster/army_catalogue_model.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace bocage::editor {

class CatalogueDetail;

/// The rows of the catalogue; a drag offers one to the sheet.
class CatalogueList : public QListView {
    Q_OBJECT

public:
    explicit CatalogueList(QWidget* parent = nullptr);

protected:
    void startDrag(Qt::DropActions actions) override;
};

/// Everything an army can be built from, with search and filters; below, what the chosen thing is.
class CataloguePanel : public QWidget {
    Q_OBJECT

public:
    explicit CataloguePanel(QWidget* parent = nullptr);

    void setDocument(model::RosterDocument* document);
    void setTarget(const model::ArmyPlace& target);
    void setCollection(const rules::Collection& collection);
    /// "Catalogue · Majestic"
    QString heading() const;
    rules::ContentId chosen() const;
    void choose(const rules::ContentId& id);
    /// Starts a search with these letters.
    void searchFor(const QString& text);
    /// Says what a thing on the sheet is, until something else is chosen in the catalogue.
    void explain(const rules::ContentId& id);
    CatalogueDetail* detail() const { return m_detail; }
    /// What was searched for is in the army: the search ends, when there is one.
    void searchDone();

    QListView* list() const { return m_list; }
    QLineEdit* search() const { return m_search; }
    /// "fits", "owned" or the number of a group.
    QPushButton* chip(const QString& name) const { return m_chip.at(name); }
    model::ArmyCatalogueModel& catalogue() { return m_model; }
    model::ArmyCatalogueFilter& filter() { return m_filter; }

Q_SIGNALS:
    void chosenChanged(const bocage::rules::ContentId& id);
    /// Enter or double click: it shall go into the army.
    void wanted(const bocage::rules::ContentId& id);
    void headingChanged();
    /// The search is done: the keyboard goes on where it came from.
    void searchLeft();

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPushButton* addChip(const QString& name);
    void chipsChanged();
    void retranslate();
    void leaveSearch();
    void refreshGroups();
    void refreshFilters();
    void refreshEmpty();
    void refreshDetail();
    /// Sorts and filters anew, but never while the pointer is on the rows: a click must hit what it aims at.
    void settle();
    /// What was searched and filtered for an army; the next army starts with nothing.
    struct View {
        QString words, faction, ability;
        QStringList chips;
        int cost = 0;
        rules::ContentId chosen;
        bool kept = false;  ///< the army was in front before
    };
    View view() const;
    void show(const View& view);

    model::ArmyCatalogueModel m_model;
    model::ArmyCatalogueFilter m_filter;
    QLineEdit* m_search;
    QWidget* m_chips;
    std::map<QString, QPushButton*> m_chip;
    QComboBox* m_faction;
    QComboBox* m_ability;
    QSpinBox* m_cost;
    CatalogueList* m_list;
    QLabel* m_empty;
    CatalogueDetail* m_detail;
    std::map<const QObject*, View> m_views;
    int m_groups = 0;  ///< kinds that have a chip
    bool m_unsettled = false;
    bool m_searching = false;  ///< Enter was pressed in the search field
    rules::ContentId m_explained;
};

}  // namespace bocage::editor
