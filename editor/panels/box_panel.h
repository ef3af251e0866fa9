#pragma once

#include <QListView>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QWidget>
#include <array>
#include <map>
#include <optional>

#include "model/commands/placement.h"
#include "model/items/army_tray_model.h"
#include "model/items/palette_model.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabBar;

namespace bocage::editor {

/// Rows of one group that match the search; makes drags of them.
class BoxFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setGroup(model::PaletteModel::Group group);
    void setWords(const QString& words);
    /// Only this category of the group; none for all of it.
    void setCategory(const std::optional<QString>& category);
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// Who counts the copies: what is used up can be looked at, not taken.
    void setStock(const model::PaletteModel* stock);
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    model::PaletteModel::Group m_group = model::PaletteModel::Group::Boards;
    QStringList m_words;
    std::optional<QString> m_category;
    QPointer<const model::PaletteModel> m_stock;
};

/// The cards of the box; as many columns as fit.
class BoxList : public QListView {
    Q_OBJECT

public:
    explicit BoxList(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
};

/// Draws the cards of a BoxList: the piece as it looks, its name, how many are left.
QAbstractItemDelegate* makeBoxDelegate(rules::LibraryPtr library, QObject* parent);

/// What can be laid on the battlefield, as it looks, with how many are left. A click takes a piece in hand, a
/// drag places one. Units come from the box, or from the scenario's armies as long as they are not placed.
/// Each tab keeps the category that was chosen in it.
class BoxPanel : public QWidget {
    Q_OBJECT

public:
    explicit BoxPanel(QWidget* parent = nullptr);

    void setDocument(model::ScenarioDocument* document);
    /// Shows which piece is in hand; empty for none.
    void setChosen(const rules::ContentId& id);

    QListView* list() const { return m_list; }
    QLineEdit* search() const { return m_search; }
    QComboBox* categories() const { return m_categories; }
    QTabBar* tabs() const { return m_tabs; }
    model::PaletteModel& palette() { return m_model; }
    model::ArmyTrayModel& tray() { return m_tray; }
    /// Shows the units of the armies instead of those of the box.
    QPushButton* trayButton() const { return m_fromArmies; }

Q_SIGNALS:
    /// The piece is wanted in hand; by key the keyboard shall go to the map.
    void chosen(const bocage::model::Placement& piece, bool byKey);
    /// Somebody reached for a piece of which none is left; empty when the hand went elsewhere.
    void refused(const QString& reason);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void retranslate();
    void refreshEmpty();
    bool showsTray() const;
    void showSource();
    void showTabs();
    /// The categories of the tab in front, with the one that was chosen there.
    void fillCategories();
    void turnTo(model::PaletteModel::Group group);
    void take(const QModelIndex& index, bool byKey);
    void refuse(const QModelIndex& index);

    model::PaletteModel m_model;
    model::ArmyTrayModel m_tray;
    BoxFilter m_filter;
    QTabBar* m_tabs;
    std::map<const QObject*, QString> m_words;  ///< what was searched for each battle
    QPointer<QObject> m_battle;
    QLineEdit* m_search;
    QComboBox* m_categories;
    std::array<std::optional<QString>, 4> m_chosenCategories;  ///< of each tab; none: all
    QWidget* m_sources;
    QPushButton* m_fromBox;
    QPushButton* m_fromArmies;
    rules::ContentId m_chosen;  ///< what was in the hand last
    BoxList* m_list;
    QLabel* m_empty;
};

}  // namespace bocage::editor
