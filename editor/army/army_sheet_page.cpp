#include <QApplication>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <algorithm>

#include "editor/army/army_sheet.h"

namespace bocage::editor {

void ArmySheet::setPage(QWidget* page, std::function<std::pair<QString, QString>()> titles) {
    m_page = page;
    m_pageTitles = std::move(titles);
    m_page->setParent(this);
    m_page->setAutoFillBackground(true);
    m_page->hide();
    m_bar = new QWidget(this);
    m_bar->setObjectName(QStringLiteral("faceBar"));
    m_bar->setAttribute(Qt::WA_StyledBackground);
    auto* line = new QHBoxLayout(m_bar);
    line->setContentsMargins(8, 2, 8, 2);
    line->setSpacing(0);
    auto* faces = new QButtonGroup(this);
    const auto face = [&](const char* name, bool shows) {
        auto* button = new QPushButton(m_bar);
        button->setObjectName(QLatin1String(name));
        button->setProperty("face", true);
        button->setCheckable(true);
        faces->addButton(button);
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, shows] { showPage(shows); });
        return button;
    };
    m_sheetButton = face("faceSheet", false);
    m_pageButton = face("facePage", true);
    m_sheetButton->setChecked(true);
    line->addStretch(1);
    namePage();
    setViewportMargins(0, m_bar->sizeHint().height(), 0, 0);
    placePage();
    m_bar->show();
}

void ArmySheet::namePage() {
    if (!m_page)
        return;
    const auto [sheet, page] = m_pageTitles();
    m_sheetButton->setText(sheet);
    m_pageButton->setText(page);
}

void ArmySheet::placePage() {
    if (!m_page)
        return;
    const int top = m_bar->sizeHint().height();
    m_bar->setGeometry(0, 0, width(), top);
    m_page->setGeometry(0, top, width(), std::max(0, height() - top));
}

void ArmySheet::showPage(bool shown) {
    if (!m_page || shown == m_pageShown)
        return;
    m_pageShown = shown;
    (shown ? m_pageButton : m_sheetButton)->setChecked(true);
    const bool focused = isAncestorOf(QApplication::focusWidget()) || hasFocus();
    // Beside the page the sheet neither scrolls nor takes keys.
    setVerticalScrollBarPolicy(shown ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    viewport()->setVisible(!shown);
    m_page->setVisible(shown);
    placePage();
    m_page->raise();
    setFocusProxy(nullptr);  // the policy would be the page's else
    setFocusPolicy(shown ? Qt::NoFocus : Qt::StrongFocus);
    setFocusProxy(shown ? m_page : nullptr);
    if (focused)
        setFocus(Qt::OtherFocusReason);
    Q_EMIT pageChanged();
}

}  // namespace bocage::editor
