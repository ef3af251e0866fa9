#include "editor/help/help_window.h"

#include <QDesktopServices>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include "editor/help/help_browser.h"
#include "editor/theme/icons.h"
#include "model/help/rule_reader.h"
#include "model/io/rich_text_door.h"
#include "model/library/rule_catalogues.h"
#include "model/messages/words.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

constexpr int placeRole = Qt::UserRole;
constexpr int maximumMatches = 200;

QTreeWidgetItem* row(const QString& text, const QString& place) {
    auto* item = new QTreeWidgetItem({text});
    item->setData(0, placeRole, place);
    return item;
}

QString manualPlace(const QString& page, const QString& heading = {}) {
    const QString place = QStringLiteral("manual/%1").arg(page);
    return heading.isEmpty() ? place : place + QLatin1Char('#') + model::Manual::anchor(heading);
}

QString rulePlace(const std::string& system, const rules::CatalogueRule& rule) {
    return QStringLiteral("rules/%1/%2#%3")
        .arg(QString::fromStdString(system), QString::fromStdString(rule.group),
             model::Manual::anchor(QString::fromStdString(rule.id)));
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_manual(model::Manual::load()),
      m_search(new QLineEdit),
      m_contents(new QTreeWidget),
      m_nothing(new QLabel),
      m_browser(new HelpBrowser) {
    setObjectName(QStringLiteral("helpWindow"));
    resize(1000, 660);
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_contents->setObjectName(QStringLiteral("helpContents"));
    m_contents->setHeaderHidden(true);
    m_contents->setTextElideMode(Qt::ElideRight);
    m_nothing->setObjectName(QStringLiteral("helpNothing"));
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->hide();

    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_contents, 1);
    auto* splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({300, 700});
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_contents, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { open(item); });
    connect(m_browser, &HelpBrowser::linkClicked, this, &HelpWindow::follow);
    retranslate();
}

void HelpWindow::retranslate() {
    setWindowTitle(tr("Bocage help"));
    m_search->setPlaceholderText(tr("Search the manual and all rules…"));
    m_search->setAccessibleName(tr("Search the manual and all rules"));
    m_contents->setAccessibleName(tr("Contents"));
    m_browser->setAccessibleName(tr("Page"));
    search(m_search->text());
    if (!m_place.isEmpty())
        showPlace(m_place);
}

void HelpWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HelpWindow::fillContents() {
    for (const model::ManualPage& page : m_manual.pages()) {
        auto* item = row(page.title, manualPlace(page.id));
        for (const QString& heading : page.headings)
            item->addChild(row(heading, manualPlace(page.id, heading)));
        m_contents->addTopLevelItem(item);
    }
    for (const rules::GameSystem* system : rules::gameSystems()) {
        const std::string id(system->id());
        const auto catalogue = model::ruleCatalogue(id);
        if (!catalogue)
            continue;
        auto* item = row(tr("Rules: %1").arg(model::localized(system->name())), {});
        for (const rules::CatalogueGroup& group : catalogue->groups())
            item->addChild(row(model::localized(group.title),
                               QStringLiteral("rules/%1/%2")
                                   .arg(QString::fromStdString(id), QString::fromStdString(group.id))));
        m_contents->addTopLevelItem(item);
    }
}

void HelpWindow::search(const QString& words) {
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    m_nothing->hide();
    if (words.trimmed().isEmpty()) {
        fillContents();
        mark(m_place);
        return;
    }
    int matches = 0;
    QTreeWidgetItem* named = nullptr;  // the rule that was asked for by its id
    auto* pages = row(tr("Manual"), {});
    for (const model::ManualHit& hit : m_manual.search(words)) {
        const QString page = m_manual.find(hit.page)->title;
        auto* match = row(hit.heading.isEmpty() ? page : tr("%1 ▸ %2").arg(page, hit.heading),
                          manualPlace(hit.page, hit.heading));
        pages->addChild(match);
        ++matches;
    }
    if (pages->childCount() > 0)
        m_contents->addTopLevelItem(pages);
    else
        delete pages;
    for (const rules::GameSystem* system : rules::gameSystems()) {
        const std::string id(system->id());
        const auto catalogue = model::ruleCatalogue(id);
        if (!catalogue)
            continue;
        const auto found = model::RuleReader::search(*catalogue, words);
        if (found.empty())
            continue;
        auto* item = row(tr("%1: %n rule(s)", nullptr, static_cast<int>(found.size()))
                             .arg(model::localized(system->name())),
                         {});
        for (const rules::CatalogueRule* rule : found) {
            if (item->childCount() >= maximumMatches)
                break;
            item->addChild(row(QStringLiteral("%1  %2").arg(QString::fromStdString(rule->id),
                                                            QString::fromStdString(rule->text)),
                               rulePlace(id, *rule)));
            if (words.trimmed().compare(QString::fromStdString(rule->id), Qt::CaseInsensitive) == 0)
                named = item->child(item->childCount() - 1);
        }
        matches += static_cast<int>(found.size());
        m_contents->addTopLevelItem(item);
    }
    m_contents->expandAll();
    if (named)
        m_contents->setCurrentItem(named);
    m_nothing->setText(tr("Nothing in the manual or the rules holds “%1”.").arg(words.trimmed()));
    m_nothing->setVisible(matches == 0);
}

void HelpWindow::open(const QTreeWidgetItem* item) {
    if (const QString place = item ? item->data(0, placeRole).toString() : QString(); !place.isEmpty())
        showPlace(place);
}

void HelpWindow::showPlace(const QString& place) {
    const QString page = place.section(QLatin1Char('#'), 0, 0);
    const QString anchor = place.section(QLatin1Char('#'), 1);
    const QStringList parts = page.split(QLatin1Char('/'));
    QString text;
    if (parts.value(0) == QLatin1String("rules")) {
        if (const auto catalogue = model::ruleCatalogue(parts.value(1).toStdString()))
            text = model::RuleReader::page(*catalogue, parts.value(2).toStdString());
    } else if (const model::ManualPage* found = m_manual.find(parts.value(1))) {
        text = found->text;
    }
    if (text.isEmpty())
        text = tr("This page did not come with the program.");
    m_place = place;
    m_browser->showPage(text);
    if (!anchor.isEmpty())
        m_browser->goTo(anchor);
}

void HelpWindow::mark(const QString& place) {
    for (QTreeWidgetItemIterator it(m_contents); *it; ++it)
        if ((*it)->data(0, placeRole).toString() == place && !place.isEmpty()) {
            const QSignalBlocker quiet(m_contents);
            m_contents->setCurrentItem(*it);
            m_contents->scrollToItem(*it);
            return;
        }
}

void HelpWindow::showPage(const QString& id, const QString& anchor) {
    m_search->clear();
    const QString first = m_manual.pages().empty() ? QString() : m_manual.pages().front().id;
    const QString place = manualPlace(m_manual.find(id) ? id : first);
    showPlace(anchor.isEmpty() ? place : place + QLatin1Char('#') + anchor);
    mark(m_place);
}

void HelpWindow::showRule(const QString& system, const QString& rule) {
    m_search->clear();
    const auto catalogue = model::ruleCatalogue(system.toStdString());
    const rules::CatalogueRule* found = catalogue ? catalogue->find(rule.toStdString()) : nullptr;
    if (!found)
        return showPage({});
    const QString place = rulePlace(system.toStdString(), *found);
    mark(place.section(QLatin1Char('#'), 0, 0));
    showPlace(place);
}

void HelpWindow::follow(const QUrl& link) {
    const QString file = link.path();
    if (link.isRelative() && file.isEmpty()) {
        m_browser->goTo(link.fragment());
        return;
    }
    QString id = file;
    if (id.endsWith(QLatin1String(".md")))
        id.chop(3);
    if (link.isRelative() && m_manual.find(id))
        showPage(id, link.fragment());
    else if (model::isWebLink(link))
        QDesktopServices::openUrl(link);
}

void HelpWindow::step(int by) {
    QTreeWidgetItem* item = m_contents->currentItem();
    item = !item    ? m_contents->topLevelItem(0)
           : by > 0 ? m_contents->itemBelow(item)
                    : m_contents->itemAbove(item);
    // Headlines of the matches are no page.
    while (item && item->data(0, placeRole).toString().isEmpty())
        item = by > 0 ? m_contents->itemBelow(item) : m_contents->itemAbove(item);
    if (item)
        m_contents->setCurrentItem(item);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            step(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (const QTreeWidgetItem* item = m_contents->currentItem())
                open(item);
            else
                step(1);
            m_browser->setFocus(Qt::OtherFocusReason);
            return true;
        }
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace bocage::editor
