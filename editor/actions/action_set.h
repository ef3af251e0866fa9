#pragma once

#include <QAction>
#include <QActionGroup>
#include <QObject>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "editor/actions/action_info.h"

class QMenuBar;
class QMenu;
class QToolBar;

namespace bocage::editor {

/// All actions of the window, made from the tables of the window and its workspaces. Menus, tool bar and
/// command palette are built from here and nowhere else.
class ActionSet : public QObject {
    Q_OBJECT

public:
    explicit ActionSet(QObject* parent = nullptr);

    /// Adds the rows of a table; the window's first, then those of each workspace.
    void add(std::span<const ActionInfo> table);

    QAction* action(const QString& id) const;
    const ActionInfo* info(const QString& id) const;
    const std::vector<QAction*>& all() const { return m_order; }

    /// Calls `run` when the action is triggered; `receiver` bounds its life.
    void connectTo(const QString& id, QObject* receiver, std::function<void()> run);
    void connectToggle(const QString& id, QObject* receiver, std::function<void(bool)> run);
    void setEnabled(std::initializer_list<const char*> ids, bool enabled);
    /// Disables the action and says why in its tips; an empty reason enables it again.
    void setUnavailable(const QString& id, const QString& reason);

    /// Another text for an action, such as what the document in front calls it; empty for the table's.
    void setName(const QString& id, const QString& text);
    /// Shows the actions that pass and hides the others; a menu without any is hidden too.
    void showOnly(const std::function<bool(const QString&)>& wanted);

    /// Keys of the user's own choice instead of the table's; tips follow.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    /// The keys of the table.
    QList<QKeySequence> firstKeys(const QString& id) const;

    QActionGroup* tools() { return &m_tools; }

    /// Fills a menu bar (cleared first) with one menu per category that has actions.
    void buildMenus(QMenuBar& bar);
    /// Puts the buttons of these tables before an action of the bar, instead of those it put there last.
    void fillToolBar(QToolBar& bar, QAction* before, const std::vector<std::span<const ActionInfo>>& tables);
    /// The menu of a category after buildMenus, for entries that are lists (recent files, docks).
    QMenu* menu(Menu menu) const;

    /// Texts again, after the language changed.
    void retranslate();

    static QString menuTitle(Menu menu);
    /// Text without mnemonic.
    static QString plainText(const QAction& action);

protected:
    /// Letters belong to a list, tree or combo box that has the keyboard: they look for an entry there and
    /// are nobody's shortcut.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setTexts(QAction& action, const ActionInfo& info);

    std::vector<QAction*> m_order;
    std::map<QString, const ActionInfo*> m_infos;
    std::map<QString, QAction*> m_actions;
    std::map<QString, QString> m_names;
    std::map<Menu, QMenu*> m_menus;
    std::vector<QAction*> m_onToolBar;
    QActionGroup m_tools;
};

}  // namespace bocage::editor
