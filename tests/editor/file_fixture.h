#pragma once

#include <QFile>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>

#include "editor/briefing/briefing_view.h"
#include "rules/format/formats.h"
#include "tests/editor/window_fixture.h"

namespace bocage::test {

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A battle in a file of the user's own.
struct FileFixture : WindowFixture {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("battle.scenario.json"));

    FileFixture() {
        QFile::copy(samplePath(), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        window->openFiles({path});
        QCoreApplication::processEvents();
    }
    template <class T>
    T* field(const QString& name) {
        QCoreApplication::processEvents();
        for (T* found : window->findChildren<T*>(name))
            if (found->isVisible())
                return found;
        qFatal("nothing in front is called %s", qPrintable(name));
    }
    /// Types into a field and leaves it at that: no Enter, no Tab.
    void type(QWidget* target, const QString& text) {
        target->setFocus();
        QTest::keyClick(target, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(target, text);
    }
    void goToSides() {
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        view().briefing().showSection(QStringLiteral("sides"));
        QCoreApplication::processEvents();
    }
    QLineEdit* labelOfFirstObjective() {
        view().selection().setOnly(scenario().objectives.front().id);
        return field<QLineEdit>(QStringLiteral("inspector.label"));
    }
    QSpinBox* cards() {
        const QString id = QString::fromStdString(scenario().sides.front().players.front().id.value);
        return field<QSpinBox>(QStringLiteral("player-cards/%1").arg(id));
    }
    std::optional<int> cardsInDocument() { return scenario().sides.front().players.front().cards; }
    rules::Scenario onDisk() { return rules::readScenario(bytesOf(path).toStdString())->value; }
};

}  // namespace bocage::test
