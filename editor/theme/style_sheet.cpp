#include <QColor>
#include <QPalette>

#include "editor/theme/theme.h"

namespace bocage::editor {

namespace {

/// Colours are written as @name in the sheet, so that it reads as one.
struct NamedColour {
    const char* name;
    QColor Theme::*colour;
};
// Longer names first: @onAccent must not be eaten by @on.
constexpr NamedColour names[] = {
    {"@onSurround", &Theme::onSurround},
    {"@onStatus", &Theme::onStatus},
    {"@onAccent", &Theme::onAccent},
    {"@selected", &Theme::selected},
    {"@surround", &Theme::surround},
    {"@warning", &Theme::warning},
    {"@status", &Theme::status},
    {"@header", &Theme::header},
    {"@accent", &Theme::accent},
    {"@error", &Theme::error},
    {"@hover", &Theme::hover},
    {"@muted", &Theme::muted},
    {"@panel", &Theme::panel},
    {"@paper", &Theme::paper},
    {"@field", &Theme::field},
    {"@good", &Theme::good},
    {"@line", &Theme::line},
    {"@link", &Theme::link},
    {"@ink", &Theme::ink},
};

constexpr const char* sheet = R"(
QMainWindow, QDialog { background: @panel; }
QMainWindow::separator { background: @line; width: 3px; height: 3px; }
QMainWindow::separator:hover { background: @accent; }
QToolTip { background: @ink; color: @panel; border: 1px solid @ink; border-radius: 4px; padding: 4px 8px; }

QMenuBar { background: @header; color: @ink; padding: 2px 4px; border: none; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 6px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @hover; }
QMenu { background: @panel; color: @ink; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 12px; border-radius: 4px; margin: 0 1px; }
QMenu::icon { padding-left: 8px; }
QMenu::icon:checked { background: @accent; border-radius: 4px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { color: palette(disabled, text); background: transparent; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 6px; }
QMenu::indicator:checked { image: url(:/bocage/theme/check-@shade.svg); }

QToolBar { background: @panel; border: none; border-bottom: 1px solid @line; padding: 4px 8px; spacing: 4px; }
QToolBar::separator { background: @line; width: 1px; margin: 5px 6px; }
QToolBar QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 5px; margin: 0; background: transparent; }
QToolBar QToolButton:hover { background: @hover; }
QToolBar QToolButton:checked, QToolBar QToolButton:pressed { background: @accent; color: @onAccent; }
QToolBar QToolButton:checked:disabled { background: transparent; }
QToolBar QToolButton:focus { border-color: @accent; }
QPushButton#findAnything { outline: none; text-align: left; min-width: 250px; color: @muted; font-weight: normal; }

QTextBrowser#helpBrowser { border: none; border-left: 1px solid @line; border-radius: 0; background: @panel; }

QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; color: @ink; }
QWidget#dockHeader { background: @header; border-bottom: 1px solid @line; }
QWidget#dockHeader QLabel#dockTitle { font-weight: bold; font-size: 12px; }
QWidget#dockHeader QToolButton { border: none; border-radius: 4px; padding: 3px; background: transparent; }
QWidget#dockHeader QToolButton:hover { background: @hover; }
QLabel#sectionHeader { background: @header; border-top: 1px solid @line; border-bottom: 1px solid @line;
  padding: 7px 12px; font-weight: bold; }

QToolButton[section="true"] { background: @header; border: none; border-top: 1px solid @line; border-bottom: 1px solid @line;
  padding: 7px 8px; font-weight: bold; text-align: left; }
QToolButton[section="true"]:hover, QToolButton[section="true"]:focus { background: @hover; }

QTabWidget::pane { background: @panel; border: 1px solid @line; border-radius: 4px; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: @header; color: @ink; padding: 5px 9px; margin-right: 3px;
  border-top-left-radius: 6px; border-top-right-radius: 6px; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { background: @hover; }
QTabBar::tab:selected { background: @field; border-bottom: 2px solid @accent; font-weight: bold; }
QTabBar::tab:focus { border-bottom: 2px solid @link; }

QWidget#documentArea { background: @hover; }
QMainWindow > QTabBar { font-size: 11px; }
QMainWindow > QTabBar::tab { padding: 4px 5px; margin-right: 1px; }
QMainWindow > QTabBar::tab:selected { font-weight: normal; }
QTabBar#boxTabs { font-size: 11px; }
QTabBar#boxTabs::tab { padding: 5px 6px; margin-right: 2px; }

QTabBar#documentTabs { background: @hover; qproperty-drawBase: 0; font-size: 12px; }
QTabBar#documentTabs::tab { background: @panel; color: @ink; padding: 6px 12px; margin: 4px 3px 0 0;
  border-top-left-radius: 6px; border-top-right-radius: 6px; border: none; min-height: 16px; min-width: 56px; }
QTabBar#documentTabs::tab:first { margin-left: 6px; }
QTabBar#documentTabs::tab:hover { background: @header; }
QTabBar#documentTabs::tab:selected { background: @surround; color: @onSurround; font-weight: normal; border: none;
  border-top: 2px solid @accent; padding-top: 4px; }
QTabBar#documentTabs::tab:focus { border: none; text-decoration: underline; }

QPushButton { background: @field; color: @ink; border: 1px solid @line; border-radius: 6px; padding: 5px 14px; min-height: 16px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @line; }
QPushButton:focus { border-color: @accent; }
QPushButton:disabled { color: palette(disabled, text); background: @panel; }
QPushButton:default, QPushButton[accent="true"] { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton:default:hover, QPushButton[accent="true"]:hover { background: @link; border-color: @link; }
QPushButton:default:focus, QPushButton[accent="true"]:focus { border-color: @ink; }
QPushButton:default:disabled, QPushButton[accent="true"]:disabled { background: @panel; color: palette(disabled, text); border-color: @line; }
QPushButton[chip="true"] { border-radius: 11px; padding: 2px 10px; background: @hover; border-color: transparent; font-size: 11px; }
QPushButton[chip="true"]:checked { background: @accent; color: @onAccent; }
QPushButton[chip="true"]:focus { border-color: @accent; }
QPushButton[toggle="true"] { border-radius: 9px; padding: 1px 9px; background: transparent; color: @muted; border-color: @line; font-size: 11px; }
QPushButton[toggle="true"]:hover { background: @hover; }
QPushButton[toggle="true"]:checked { background: @panel; color: @ink; border-color: @line; }
QPushButton#strictToggle { color: @ink; }
QPushButton#strictToggle:checked { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[toggle="true"]:focus { border-color: @accent; }
QWidget#dockHeader QLineEdit, QWidget#dockHeader QComboBox { padding: 1px 6px; font-size: 11px; min-height: 16px; }
QPushButton[link="true"] { background: transparent; border: none; color: @link; padding: 2px 0; text-align: left; }
QPushButton[link="true"]:hover, QPushButton[link="true"]:focus { text-decoration: underline; }
QPushButton[segment="true"] { padding: 4px 1px; border-radius: 0; margin: 0; min-width: 26px; }
QPushButton[segment="true"]:checked { background: @accent; color: @onAccent; border-color: @accent; }
QToolButton { color: @ink; }
QToolButton:disabled { color: palette(disabled, text); }

QLineEdit, QComboBox, QSpinBox, QTextEdit, QPlainTextEdit { background: @field; color: @ink; border: 1px solid @line;
  border-radius: 6px; padding: 4px 8px; selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit, QComboBox, QSpinBox { min-height: 16px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QTextEdit:focus, QPlainTextEdit:focus { border-color: @accent; }
QLineEdit:read-only { background: transparent; border-color: transparent; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/bocage/theme/down-@shade.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @line; selection-background-color: @accent;
  selection-color: @onAccent; outline: none; padding: 2px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 16px; background: transparent; }
QSpinBox::up-arrow { image: url(:/bocage/theme/up-@shade.svg); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url(:/bocage/theme/down-@shade.svg); width: 10px; height: 10px; }
QCheckBox::indicator, QRadioButton::indicator, QTableView::indicator { width: 14px; height: 14px; border: 1px solid @muted; background: @field; border-radius: 3px; }
QRadioButton::indicator { border-radius: 7px; }
QCheckBox::indicator:checked, QTableView::indicator:checked { image: url(:/bocage/theme/check-@shade.svg); border-color: @accent; }
QRadioButton::indicator:checked { background: @accent; border-color: @accent; }

QAbstractItemView { background: @panel; color: @ink; border: none; outline: none; show-decoration-selected: 1;
  selection-background-color: @selected; selection-color: @ink; }
QTreeView::item, QListView::item { padding: 3px 4px; border: none; }
QTreeView::item:hover, QListView::item:hover { background: @hover; }
QTreeView::item:selected, QListView::item:selected { background: @selected; color: @ink; }
QTreeView::branch { background: transparent; }
QTreeView::branch:selected { background: @selected; }
QTreeView::branch:has-children:closed { image: url(:/bocage/theme/right-@shade.svg); }
QTreeView::branch:has-children:open { image: url(:/bocage/theme/down-@shade.svg); }
QHeaderView::section { background: @header; color: @ink; border: none; border-bottom: 1px solid @line; padding: 5px 8px; font-weight: bold; }
QTableCornerButton::section { background: @header; border: none; border-bottom: 1px solid @line; }

QTableView#layersTable QHeaderView::section { padding: 5px 4px; }

QScrollArea { border: none; background: transparent; }
QScrollBar { background: transparent; margin: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: @line; border-radius: 4px; margin: 1px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }

QStatusBar { background: @status; color: @onStatus; border: none; min-height: 26px; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @onStatus; padding: 0 8px; }
QStatusBar QSizeGrip { width: 12px; height: 12px; }

QProgressBar { background: @hover; border: none; border-radius: 4px; height: 8px; text-align: center; color: transparent; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
QProgressBar[over="true"]::chunk { background: @error; }
QGroupBox { border: 1px solid @line; border-radius: 6px; margin-top: 12px; padding: 8px; font-weight: bold; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QSplitter::handle { background: @line; }
QMessageBox QLabel#qt_msgbox_informativelabel { min-width: 320px; }
QWidget#toolOptionsBar { background: @panel; border-bottom: 1px solid @line; }
QWidget#toolOptionsBar QComboBox, QWidget#toolOptionsBar QSpinBox, QWidget#toolOptionsBar QLineEdit { padding: 2px 6px; min-height: 16px; }
QFrame#optionsSeparator { background: @line; }
QFrame#card { background: @field; border: 1px solid @line; border-radius: 6px; }
QFrame#commandPalette { background: @panel; border: 1px solid @line; border-radius: 8px; }
QFrame#commandPalette QLineEdit { font-size: 16px; padding: 8px 12px; }
QLabel[role="title"] { font-size: 22px; font-weight: bold; }
QLabel[role="display"] { font-size: 34px; font-weight: bold; }
QLabel[role="displayError"] { font-size: 34px; font-weight: bold; color: @error; }
QLabel[role="heading"] { font-size: 16px; font-weight: bold; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="small"] { color: @muted; font-size: 11px; }
QLabel[role="rule"] { color: @link; font-size: 11px; }
QLabel[role="error"] { color: @error; }
QLabel[role="warning"] { color: @warning; font-size: 11px; }
QLabel[role="cardTitle"] { font-size: 13px; font-weight: bold; }
QLabel[role="strong"] { font-weight: bold; }
QWidget#deckBuilder { background: @panel; }
QTabWidget#tableSide::tab-bar { alignment: right; }
QWidget#faceBar { background: @header; border-bottom: 1px solid @line; }
QPushButton[face="true"] { padding: 3px 10px; border-radius: 0; margin: 0; min-width: 88px; }
QPushButton[face="true"]:checked { background: @accent; color: @onAccent; border-color: @accent; font-weight: bold; }
QPushButton#faceMap, QPushButton#faceTable, QPushButton#faceSheet { border-top-left-radius: 6px; border-bottom-left-radius: 6px; border-right: none; }
QPushButton#faceBriefing, QPushButton#facePage { border-top-right-radius: 6px; border-bottom-right-radius: 6px; }
QWidget#briefingPage { background: @paper; }
QWidget#briefingPage QLineEdit, QWidget#briefingPage QComboBox, QWidget#briefingPage QSpinBox { min-height: 18px; }
QWidget#briefingSide { background: @panel; border-right: 1px solid @line; }
QListWidget#briefingNavigation { background: transparent; font-size: 12px; }
QListWidget#briefingNavigation::item { border-radius: 6px; padding: 4px 8px; }
QListWidget#briefingNavigation::item:selected { background: @selected; font-weight: bold; }
QFrame#contentChip { background: @field; border: 1px solid @line; border-radius: 6px; }
QToolButton[quiet="true"] { border: 1px solid transparent; border-radius: 4px; padding: 3px; background: transparent; }
QToolButton[quiet="true"]:hover { background: @hover; }
QToolButton[quiet="true"]:focus { border-color: @accent; }
QLineEdit[role="display"] { font-size: 16px; font-weight: bold; padding: 8px 12px; }
QWidget#welcomePage, QWidget#welcomePage QWidget#welcomeBody { background: @paper; }
)";

}  // namespace

QString styleSheet(const Theme& theme) {
    QString text = QString::fromUtf8(sheet);
    text.replace(QStringLiteral("@shade"), theme.dark ? QStringLiteral("dark") : QStringLiteral("light"));
    text.replace(QStringLiteral("palette(disabled, text)"),
                 theme.palette().color(QPalette::Disabled, QPalette::Text).name());
    for (const NamedColour& named : names)
        text.replace(QLatin1String(named.name), (theme.*named.colour).name());
    return text;
}

}  // namespace bocage::editor
