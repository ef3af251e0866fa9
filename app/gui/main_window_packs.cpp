// Packs of MainWindow: shown before they are installed, opened in the studio, listed, and used at once.
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QStatusBar>

#include "app/gui/file_dialogs.h"
#include "app/gui/keep_test_dialog.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/other_files.h"
#include "app/gui/pack_question.h"
#include "app/gui/packs_dialog.h"
#include "app/gui/refresh_offer.h"
#include "app/gui/welcome_page.h"
#include "editor/forms/pending_input.h"
#include "editor/scenario/scenario_workspace.h"
#include "editor/studio/new_pack_dialog.h"
#include "editor/tools/odds_tool.h"
#include "model/commands/pack_edits.h"
#include "model/document/pack_document.h"
#include "model/document/scenario_document.h"
#include "model/io/linked_armies.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/io/save_file.h"
#include "model/library/pack_files.h"
#include "model/library/pack_install.h"
#include "model/library/pack_scans.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/studio/pack_open.h"
#include "rules/systems/game_system.h"

namespace bocage::app {

namespace {

rules::Result<model::InstalledPack> installWaiting(const QString& source, bool replace) {
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    auto installed = model::installPack(source, replace, model::userPacksFolder());
    QGuiApplication::restoreOverrideCursor();
    return installed;
}

QString sourceOf(const QString& path) {
    const QFileInfo file(path);
    return file.fileName() == model::packManifestName ? file.absolutePath() : file.absoluteFilePath();
}

/// The spaces of the two units that the chances were asked for last; empty when they are not on this map.
std::pair<QString, QString> attackAsked(const std::vector<std::unique_ptr<editor::Workspace>>& workspaces,
                                        const rules::Scenario& scenario) {
    const rules::GameSystem* game = rules::findGameSystem(scenario.system);
    const auto spaceOf = [&](const rules::ElementId& id) {
        for (const rules::Piece& piece : scenario.pieces)
            if (piece.id == id && !id.empty() && !piece.corner && game && game->grid())
                return QString::fromStdString(game->grid()->name(piece.at));
        return QString();
    };
    for (const auto& workspace : workspaces)
        if (auto* map = qobject_cast<editor::ScenarioWorkspace*>(workspace.get()))
            for (const auto& tool : map->tools().tools())
                if (const auto* chances = qobject_cast<const editor::OddsTool*>(tool.get()))
                    if (const QString from = spaceOf(chances->question().attacker),
                        to = spaceOf(chances->question().target);
                        !from.isEmpty() && !to.isEmpty())
                        return {from, to};
    return {};
}

}  // namespace

void MainWindow::connectPacks() {
    m_actions.connectTo(QStringLiteral("file.newPack"), this, [this] { newPack(); });
    m_actions.connectTo(QStringLiteral("file.packs"), this, [this] { showPacks(); });
    m_actions.connectTo(QStringLiteral("check.keepTest"), this, [this] { keepRuleTest(); });
}

QStringList MainWindow::knownDocuments() const {
    QStringList files = m_settings.recentFiles() + m_settings.pinnedFiles();
    for (const model::Document* document : openDocuments())
        files << document->path();
    // What lies in the folder of battles and armies is theirs too; all that is below somebody's home is not.
    if (const QString folder = m_settings.documentsFolder(); QDir(folder) != QDir::home()) {
        constexpr int most = 1000;
        QDirIterator walk(folder,
                          {QStringLiteral("*.army.json"), QStringLiteral("*.scenario.json"),
                           QStringLiteral("*.campaign.json")},
                          QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
        for (int found = 0; walk.hasNext() && found < most; ++found)
            files << walk.next();
    }
    files.removeDuplicates();
    files.removeAll(QString());
    files.removeIf([](const QString& file) { return file.endsWith(model::packManifestName); });
    return files;
}

void MainWindow::offerPack(const QString& path) {
    const QString source = sourceOf(path);
    const QString name = QFileInfo(source).fileName();
    const auto load = model::loadPack(source);
    if (!load) {
        showProblems(this, tr("“%1” cannot be installed.").arg(name), load.problems());
        return;
    }
    // Its own drawings are shown before they are installed.
    if (const auto files = model::PackFiles::open(source);
        files && !m_library.library->pack(load->pack.manifest.id))
        for (const QString& file : files->names())
            if (const auto bytes = model::isPackPicture(file) ? files->read(file)
                                                              : rules::Result<QByteArray>(rules::Problem{}))
                model::rememberForeign(load->pack.manifest, file.toStdString(), *bytes);
    PackQuestion question(load->pack, load->problems, m_library, knownDocuments(), this);
    question.exec();
    switch (question.answer()) {
        case PackQuestion::Answer::NotNow:
            return;
        case PackQuestion::Answer::Studio:
            openPackDocument(source);
            return;
        case PackQuestion::Answer::Install:
            break;
    }
    installPack(source, question.replaces(), model::localized(load->pack.manifest.title));
}

bool MainWindow::installPack(const QString& source, bool replace, const QString& title) {
    const auto installed = installWaiting(source, replace);
    if (!installed) {
        showProblems(this, tr("“%1” cannot be installed.").arg(QFileInfo(source).fileName()),
                     installed.problems());
        return false;
    }
    useLibrary(model::loadInstalledLibrary());
    QMessageBox done(
        QMessageBox::Information, QStringLiteral("Bocage"),
        tr("The pack “%1” is installed. Its pieces are in the box and the catalogue.").arg(title),
        QMessageBox::Ok, QApplication::activeModalWidget() ? QApplication::activeModalWidget() : this);
    done.setObjectName(QStringLiteral("packInstalled"));
    done.setTextFormat(Qt::PlainText);
    done.exec();
    return true;
}

bool MainWindow::openPackDocument(const QString& path) {
    const QString source = sourceOf(path);
    const bool folder = QFileInfo(source).isDir();
    const QString file = source + QLatin1Char('/') + model::packManifestName;
    if (folder)
        for (int i = 0; i < m_pages->count(); ++i)
            if (const auto& document = m_pages->at(i).document; document && document->path() == file) {
                m_pages->setCurrentIndex(i);
                return true;
            }
    // What comes with the program, or in one file, is worked on as a copy.
    const bool copy = !folder || model::isProgramFile(file);
    model::DocumentLock lock;
    const Access granted = copy ? Access::Write : access(file, lock);
    if (granted == Access::None)
        return false;
    auto opened = model::openPack(source, m_library.library);
    if (!opened) {
        showProblems(this, tr("“%1” could not be opened.").arg(QFileInfo(source).fileName()),
                     opened.problems());
        return false;
    }
    const rules::Problems problems = std::move(opened->problems);
    Page* page = nullptr;
    if (copy) {
        opened->document->setPath({});
        opened->document->setFilesOnDisk({});
        opened->document->setKeepsChecksums(false);
        page = addUnsaved(std::move(opened->document));
        if (page)
            m_pages->addNotice(
                *page,
                new NoticeBar(NoticeBar::Kind::Information,
                              tr("This is a copy; the pack it was made from stays as it is."),
                              tr("Save asks for a folder. Give the pack an id of its own before you install "
                                 "it beside the other."),
                              {{tr("Understood"), {}}}));
    } else {
        page = addDocument(std::move(opened->document));
        if (page) {
            Guard& guard = guardOf(*page->document);
            guard.lock = std::move(lock);
            guard.readOnly = granted == Access::ReadOnly;
            follow(*page);
            m_settings.addRecentFile(file);
            refreshRecent();
            offerRecoveries(*page);
        }
    }
    if (page && !problems.empty())
        m_pages->addNotice(
            *page, new NoticeBar(NoticeBar::Kind::Warning,
                                 tr("%n file(s) of this pack could not be read and are kept as they are.",
                                    nullptr, static_cast<int>(problems.size())),
                                 model::ProblemText::full(problems).join(QLatin1Char('\n')),
                                 {{tr("Understood"), {}}}));
    return page;
}

void MainWindow::newPack() {
    editor::NewPackDialog dialog(m_library.library, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const model::PackValue value = dialog.value();
    const QString folder =
        model::userPacksFolder() + QLatin1Char('/') + QString::fromStdString(value.manifest.id.value);
    auto files = model::packFiles(value);
    files.emplace(model::checksumsName, model::packChecksums(files));
    rules::Result<rules::Done> made = model::makeFolder(folder);
    for (const auto& [name, bytes] : files)
        if (made)
            made = model::saveAtomically(folder + QLatin1Char('/') + name, bytes);
    if (!made) {
        showProblems(this, tr("The pack could not be made."), made.problems());
        return;
    }
    useLibrary(model::loadInstalledLibrary());
    openPackDocument(folder);
}

QString MainWindow::exportPack(const QString& source) {
    const auto load = model::loadPack(source);
    const auto bytes = !load                       ? rules::Result<QByteArray>(load.problems())
                       : QFileInfo(source).isDir() ? model::buildPack(source)
                                                   : model::readFile(source);
    if (!bytes) {
        showProblems(this, tr("The pack cannot be exported."), bytes.problems());
        return {};
    }
    const rules::PackManifest& manifest = load->pack.manifest;
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export the pack"),
        QStringLiteral("%1/%2-%3.%4")
            .arg(m_settings.documentsFolder(), QString::fromStdString(manifest.id.value),
                 QString::fromStdString(manifest.version), model::packSuffix),
        tr("Packs") + QStringLiteral(" (*.%1)").arg(model::packSuffix));
    if (file.isEmpty())
        return {};
    if (const auto saved = model::saveAtomically(file, *bytes); !saved) {
        showProblems(this, tr("The pack cannot be exported."), saved.problems());
        return {};
    }
    const QString said = tr("The pack is in %1.").arg(QDir::toNativeSeparators(file));
    statusBar()->showMessage(said, 10000);
    return said;
}

void MainWindow::showPacks() {
    PacksDialog::Services services;
    services.library = [this]() -> const model::LibraryLoad& { return m_library; };
    services.documents = [this] { return knownDocuments(); };
    services.open = [this](const QString& path) { openPackDocument(path); };
    services.offer = [this](const QString& path) {
        if (isPackFile(path))
            offerPack(path);
        else
            showProblems(this, tr("“%1” is no pack.").arg(QFileInfo(path).fileName()), {});
    };
    services.build = [this](const QString& path) { return exportPack(path); };
    if (const auto* front = qobject_cast<const model::PackDocument*>(currentDocument()))
        services.front = QString::fromStdString(front->value().manifest.id.value);
    services.reload = [this] { useLibrary(model::loadInstalledLibrary()); };
    services.make = [this] { newPack(); };
    services.tell = [this](const QString& sentence, const rules::Problems& problems) {
        showProblems(this, sentence, problems);
    };
    PacksDialog dialog(std::move(services), this);
    dialog.exec();
}

void MainWindow::packSaved(const model::Document& document) {
    if (document.suffix() == model::packManifestName &&
        document.path().startsWith(model::userPacksFolder() + QLatin1Char('/')))
        useLibrary(model::loadInstalledLibrary());
}

void MainWindow::useLibrary(model::LibraryLoad library) {
    m_library = std::move(library);
    for (int i = 0; i < m_pages->count(); ++i)
        if (model::Document* document = m_pages->at(i).document.get(); document && !document->owner())
            document->setLibrary(m_library.library);
    if (m_welcome)
        m_welcome->setLibrary(m_library.library);
    for (int i = 0; i < m_pages->count(); ++i)
        if (m_pages->at(i).document)
            offerRefresh(m_pages->at(i));
}

void MainWindow::keepRuleTest() {
    model::Document* document = currentDocument();
    if (!document)
        return;
    editor::commitPendingInput(this);
    model::DocumentValue value = model::valueOf(*document);
    std::string system;
    if (auto* scenario = std::get_if<rules::Scenario>(&value)) {
        system = scenario->system;
        if (const rules::Problems missing = model::loadLinkedArmies(*scenario, document->path());
            !missing.empty()) {
            showProblems(this, tr("Not all armies of this scenario can be had."), missing);
            return;
        }
    } else if (const auto* roster = std::get_if<rules::Roster>(&value)) {
        system = roster->system;
    } else {
        return;
    }
    std::vector<std::pair<QString, QString>> packs;
    for (const model::PackSource& source : m_library.sources)
        if (const rules::Pack* pack = m_library.library->pack(source.id);
            pack && !source.installed && pack->manifest.system == system && QFileInfo(source.path).isDir())
            packs.emplace_back(model::localized(pack->manifest.title), source.path);
    if (packs.empty()) {
        showProblems(
            this,
            tr("There is no pack of yours for this game to keep a rule test in. File > New pack… makes "
               "one."),
            {});
        return;
    }
    KeepTestDialog dialog(
        model::ruleTestOf(document->displayName().toStdString(), std::move(value), m_library.library), packs,
        m_library.library, this);
    if (const auto* battle = qobject_cast<model::ScenarioDocument*>(document)) {
        const auto [from, to] = attackAsked(m_workspaces, battle->scenario());
        dialog.setAttack(from, to);
    }
    if (dialog.exec() != QDialog::Accepted || !openPackDocument(dialog.pack()))
        return;
    if (auto* pack = qobject_cast<model::PackDocument*>(currentDocument())) {
        const model::RuleTest test = dialog.test();
        model::PackEdits(*pack).setFile(model::ruleTestFile(test.name, pack->value().files),
                                        model::writeRuleTest(test), tr("Keep a rule test"));
        m_actions.action(QStringLiteral("studio.tests"))->trigger();
    }
}

void MainWindow::offerRefresh(Page& page) {
    const QString subject = QStringLiteral("pack versions");
    m_pages->clearNotices(page, subject);
    model::Document* document = page.document.get();
    QStringList open;
    for (const model::Document* each : openDocuments())
        open << each->path();
    const RefreshOffer offer(*document, open, m_library.library);
    if (offer.empty())
        return;
    const auto choose = [this, document, offer](model::RefreshChoice choice) {
        if (const rules::Problems problems = offer.take(*document, choice); !problems.empty())
            showProblems(this, tr("Not everything could be converted."), problems);
    };
    std::vector<NoticeBar::Choice> choices{{tr("Convert"),
                                            [choose] { choose(model::RefreshChoice::Convert); }, true,
                                            QStringLiteral("refreshConvert")}};
    if (offer.renames())
        choices.push_back({tr("Show ghosts"), [choose] { choose(model::RefreshChoice::Ghost); }, false,
                           QStringLiteral("refreshGhost")});
    choices.push_back({tr("Keep as it is"), {}, false, QStringLiteral("refreshKeep")});
    auto* notice = new NoticeBar(NoticeBar::Kind::Information, offer.title(),
                                 offer.lines().join(QLatin1Char('\n')), std::move(choices));
    notice->setSubject(subject);
    m_pages->addNotice(page, notice);
}

}  // namespace bocage::app
