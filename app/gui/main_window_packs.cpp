// Packs of MainWindow: one that is opened or dropped is installed, after a question, and can be used at once.
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "app/gui/other_files.h"
#include "app/gui/welcome_page.h"
#include "model/io/resource_paths.h"
#include "model/library/pack_install.h"
#include "model/messages/words.h"

namespace bocage::app {

namespace {

/// Asks before something is installed; `yes` says what happens then.
bool agreed(QWidget* parent, const QString& question, const QString& detail, const QString& yes) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("packQuestion"));
    box.setWindowTitle(QStringLiteral("Bocage"));
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText);
    box.setText(question);
    box.setInformativeText(detail);
    QPushButton* install = box.addButton(yes, QMessageBox::AcceptRole);
    install->setObjectName(QStringLiteral("install"));
    QPushButton* no = box.addButton(MainWindow::tr("&Not now"), QMessageBox::RejectRole);
    no->setObjectName(QStringLiteral("notNow"));
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == static_cast<QAbstractButton*>(install);
}

rules::Result<model::InstalledPack> installWaiting(const QString& source, bool replace) {
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    auto installed = model::installPack(source, replace, model::userPacksFolder());
    QGuiApplication::restoreOverrideCursor();
    return installed;
}

}  // namespace

void MainWindow::offerPack(const QString& path) {
    const QFileInfo file(path);
    const QString source =
        file.fileName() == QStringLiteral("pack.json") ? file.absolutePath() : file.absoluteFilePath();
    const QString name = QFileInfo(source).fileName();
    const auto load = model::loadPack(source);
    if (!load) {
        showProblems(this, tr("“%1” cannot be installed.").arg(name), load.problems());
        return;
    }
    const rules::PackManifest& manifest = load->pack.manifest;
    const QString title = model::localized(manifest.title);
    const QString version = QString::fromStdString(manifest.version);
    if (!agreed(this, tr("Install the pack “%1”, version %2?").arg(title, version),
                tr("Its pieces are then in the box and the catalogue. Install packs only from people you "
                   "trust."),
                tr("&Install")))
        return;
    auto installed = installWaiting(source, false);
    const bool taken = !installed && !installed.problems().empty() &&
                       (installed.problems().front().code == "pack.exists" ||
                        installed.problems().front().code == "pack.shipped");
    if (taken) {
        if (!agreed(this, tr("A pack of this kind is there already. Replace it by version %1?").arg(version),
                    tr("Battles and armies that use it are then drawn and judged by the new one."),
                    tr("&Replace it")))
            return;
        installed = installWaiting(source, true);
    }
    if (!installed) {
        showProblems(this, tr("“%1” cannot be installed.").arg(name), installed.problems());
        return;
    }
    useLibrary(model::loadInstalledLibrary());
    QMessageBox done(
        QMessageBox::Information, QStringLiteral("Bocage"),
        tr("The pack “%1” is installed. Its pieces are in the box and the catalogue.").arg(title),
        QMessageBox::Ok, this);
    done.setObjectName(QStringLiteral("packInstalled"));
    done.setTextFormat(Qt::PlainText);
    done.exec();
}

void MainWindow::useLibrary(model::LibraryLoad library) {
    m_library = std::move(library);
    for (int i = 0; i < m_pages->count(); ++i)
        if (model::Document* document = m_pages->at(i).document.get(); document && !document->owner())
            document->setLibrary(m_library.library);
    if (m_welcome)
        m_welcome->setLibrary(m_library.library);
}

}  // namespace bocage::app
