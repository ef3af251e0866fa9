#include "editor/actions/action_set.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

#include "editor/actions/mnemonics.h"
#include "editor/forms/pending_input.h"
#include "editor/theme/icons.h"

namespace bocage::editor {

namespace {

constexpr const char* menuTitles[] = {
    QT_TRANSLATE_NOOP("Actions", "&File"),  QT_TRANSLATE_NOOP("Actions", "&Edit"),
    QT_TRANSLATE_NOOP("Actions", "&View"),  QT_TRANSLATE_NOOP("Actions", "&Battlefield"),
    QT_TRANSLATE_NOOP("Actions", "&Army"),  QT_TRANSLATE_NOOP("Actions", "&Check"),
    QT_TRANSLATE_NOOP("Actions", "&Print"), QT_TRANSLATE_NOOP("Actions", "&Window"),
    QT_TRANSLATE_NOOP("Actions", "&Help"),
};

QString translated(const char* text) {
    return QCoreApplication::translate("Actions", text);
}

QList<QKeySequence> shortcutsOf(const ActionInfo& info) {
    QList<QKeySequence> keys;
    // Only the first binding of a standard key: the others clash between desktops.
    if (info.standardKey != QKeySequence::UnknownKey) {
        const auto bindings = QKeySequence::keyBindings(info.standardKey);
        if (!bindings.isEmpty())
            keys << bindings.first();
    }
    if (*info.keys)
        for (const QString& text : QString::fromLatin1(info.keys).split(QStringLiteral("; ")))
            if (const QKeySequence sequence(text); !keys.contains(sequence))
                keys << sequence;
    return keys;
}

/// A line on the tool bar parts two groups of which something is shown.
void showSeparators(const std::vector<QAction*>& bar) {
    QAction* line = nullptr;
    bool any = false;
    for (QAction* action : bar) {
        if (action->isSeparator()) {
            action->setVisible(false);
            line = any ? action : nullptr;
        } else if (action->isVisible()) {
            if (line)
                line->setVisible(true);
            line = nullptr;
            any = true;
        }
    }
}

}  // namespace

ActionSet::ActionSet(QObject* parent) : QObject(parent), m_tools(this) {
    m_tools.setExclusionPolicy(QActionGroup::ExclusionPolicy::Exclusive);
    qApp->installEventFilter(this);
}

bool ActionSet::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool letter = !key->text().isEmpty() && key->text().front().isPrint() &&
                        !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!letter || !(qobject_cast<QAbstractItemView*>(watched) || qobject_cast<QComboBox*>(watched)))
        return QObject::eventFilter(watched, event);
    event->accept();
    return true;
}

void ActionSet::add(std::span<const ActionInfo> table) {
    for (const ActionInfo& info : table) {
        const QString id = QString::fromLatin1(info.id);
        Q_ASSERT(!m_actions.contains(id));
        auto* action = new QAction(this);
        action->setObjectName(id);
        action->setCheckable(info.kind != ActionInfo::Plain);
        action->setIcon(themedIcon(QString::fromLatin1(info.icon)));
        action->setShortcuts(shortcutsOf(info));
        if (info.kind == ActionInfo::Tool)
            m_tools.addAction(action);
        m_order.push_back(action);
        m_infos[id] = &info;
        m_actions[id] = action;
        setTexts(*action, info);
    }
}

void ActionSet::setTexts(QAction& action, const ActionInfo& info) {
    const auto named = m_names.find(action.objectName());
    action.setText(named == m_names.end() ? translated(info.text) : named->second);
    const QString tip = translated(info.tip);
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setStatusTip(tip);
    action.setToolTip(keys.isEmpty() ? QStringLiteral("%1\n%2").arg(plainText(action), tip)
                                     : QStringLiteral("%1 (%2)\n%3").arg(plainText(action), keys, tip));
    action.setWhatsThis(tip);
}

QAction* ActionSet::action(const QString& id) const {
    const auto found = m_actions.find(id);
    return found == m_actions.end() ? nullptr : found->second;
}

const ActionInfo* ActionSet::info(const QString& id) const {
    const auto found = m_infos.find(id);
    return found == m_infos.end() ? nullptr : found->second;
}

void ActionSet::connectTo(const QString& id, QObject* receiver, std::function<void()> run) {
    QAction* found = action(id);
    Q_ASSERT(found);
    connect(found, &QAction::triggered, receiver, [run = std::move(run)] {
        // Also from a menu or the palette: what is still being typed counts.
        commitPendingInput();
        run();
    });
}

void ActionSet::connectToggle(const QString& id, QObject* receiver, std::function<void(bool)> run) {
    QAction* found = action(id);
    Q_ASSERT(found);
    connect(found, &QAction::toggled, receiver, [run = std::move(run)](bool on) { run(on); });
}

void ActionSet::setEnabled(std::initializer_list<const char*> ids, bool enabled) {
    for (const char* id : ids)
        if (QAction* found = action(QString::fromLatin1(id)))
            found->setEnabled(enabled);
}

void ActionSet::setUnavailable(const QString& id, const QString& reason) {
    QAction* found = action(id);
    if (!found)
        return;
    found->setEnabled(reason.isEmpty());
    setTexts(*found, *info(id));
    if (!reason.isEmpty()) {
        found->setToolTip(QStringLiteral("%1\n%2").arg(plainText(*found), reason));
        found->setStatusTip(reason);
    }
}

void ActionSet::setName(const QString& id, const QString& text) {
    if (text.isEmpty())
        m_names.erase(id);
    else
        m_names[id] = text;
    if (QAction* found = action(id))
        setTexts(*found, *info(id));
}

void ActionSet::showOnly(const std::function<bool(const QString&)>& wanted) {
    for (QAction* action : m_order)
        action->setVisible(wanted(action->objectName()));
    showSeparators(m_onToolBar);
    for (const auto& [which, menu] : m_menus) {
        const auto entries = menu->actions();
        menu->menuAction()->setVisible(std::any_of(entries.begin(), entries.end(), [](const QAction* entry) {
            return entry->isVisible() && !entry->isSeparator();
        }));
    }
}

void ActionSet::setKeys(const QString& id, const QList<QKeySequence>& keys) {
    if (QAction* found = action(id)) {
        found->setShortcuts(keys);
        setTexts(*found, *info(id));
    }
}

QList<QKeySequence> ActionSet::firstKeys(const QString& id) const {
    const ActionInfo* row = info(id);
    return row ? shortcutsOf(*row) : QList<QKeySequence>();
}

void ActionSet::buildMenus(QMenuBar& bar) {
    bar.clear();
    m_menus.clear();
    for (std::size_t i = 0; i < std::size(menuTitles); ++i) {
        const auto which = static_cast<Menu>(i);
        std::map<int, std::vector<QAction*>> groups;
        for (QAction* action : m_order)
            if (const ActionInfo* row = info(action->objectName()); row->menu == which)
                groups[row->group].push_back(action);
        if (groups.empty())
            continue;
        QMenu* menu = bar.addMenu(translated(menuTitles[i]));
        menu->setToolTipsVisible(true);
        m_menus[which] = menu;
        for (const auto& [group, actions] : groups) {
            if (!menu->isEmpty())
                menu->addSeparator();
            for (QAction* action : actions)
                menu->addAction(action);
        }
        tellMnemonicsApart(*menu);
        // Recent files, panels and the like join the menu later.
        connect(menu, &QMenu::aboutToShow, menu, [menu] { tellMnemonicsApart(*menu); });
    }
    tellMnemonicsApart(bar);
}

void ActionSet::fillToolBar(QToolBar& bar, QAction* before,
                            const std::vector<std::span<const ActionInfo>>& tables) {
    for (QAction* action : std::exchange(m_onToolBar, {})) {
        bar.removeAction(action);
        if (action->isSeparator())
            delete action;
    }
    std::map<int, std::vector<QAction*>> groups;
    for (const auto& table : tables)
        for (const ActionInfo& row : table)
            if (row.toolBar != 0)
                groups[row.toolBar].push_back(action(QString::fromLatin1(row.id)));
    for (const auto& [group, actions] : groups) {
        if (!m_onToolBar.empty())
            m_onToolBar.push_back(bar.insertSeparator(before));
        for (QAction* action : actions) {
            bar.insertAction(before, action);
            m_onToolBar.push_back(action);
        }
    }
    showSeparators(m_onToolBar);
}

QMenu* ActionSet::menu(Menu menu) const {
    const auto found = m_menus.find(menu);
    return found == m_menus.end() ? nullptr : found->second;
}

void ActionSet::retranslate() {
    for (QAction* action : m_order)
        setTexts(*action, *info(action->objectName()));
    for (const auto& [which, menu] : m_menus)
        menu->setTitle(translated(menuTitles[static_cast<std::size_t>(which)]));
    for (const auto& [which, menu] : m_menus) {
        tellMnemonicsApart(*menu);
        if (auto* bar = qobject_cast<QMenuBar*>(menu->parentWidget()))
            tellMnemonicsApart(*bar);
    }
}

QString ActionSet::menuTitle(Menu menu) {
    return translated(menuTitles[static_cast<std::size_t>(menu)]).remove(QLatin1Char('&'));
}

QString ActionSet::plainText(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    if (text.endsWith(QChar(0x2026)))
        text.chop(1);
    return text;
}

}  // namespace bocage::editor
