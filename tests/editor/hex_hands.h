#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QListWidget>
#include <QTimer>

#include "editor/picking/plane.h"
#include "tests/editor/window_fixture.h"

/// What hands do in the window with a game on hexes.
namespace bocage::test {

/// Chooses a row of a list or combo box of the next modal dialog and accepts it.
inline void chooseNext(const QString& text, const QString& button) {
    auto* timer = new QTimer(qApp);
    timer->setInterval(20);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, text, button] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog)
            return;
        timer->stop();
        timer->deleteLater();
        if (auto* list = dialog->findChild<QListWidget*>(QStringLiteral("gameList")))
            list->setCurrentItem(list->findItems(text, Qt::MatchExactly).value(0));
        if (auto* games = dialog->findChild<QComboBox*>(QStringLiteral("newArmyGame")))
            games->setCurrentText(text);
        dialog->findChild<QAbstractButton*>(button)->click();
    });
    timer->start();
}

inline QPoint hexPixel(WindowFixture& f, rules::Cell cell) {
    return f.pixel(editor::middleOf(rules::hexGrid(), cell));
}

inline void clickHex(WindowFixture& f, rules::Cell cell) {
    QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {}, hexPixel(f, cell));
}

}  // namespace bocage::test
