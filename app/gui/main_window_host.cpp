// What MainWindow does for its workspaces, and pages that are part of others.
#include <QTimer>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"

namespace bocage::app {

std::vector<model::Document*> MainWindow::openDocuments() const {
    std::vector<model::Document*> documents;
    for (int i = 0; i < m_pages->count(); ++i)
        if (model::Document* document = m_pages->at(i).document.get())
            documents.push_back(document);
    return documents;
}

bool MainWindow::addNew(std::unique_ptr<model::Document> document) {
    return addDocument(std::move(document));
}

bool MainWindow::addImported(std::unique_ptr<model::Document> document) {
    return addUnsaved(std::move(document));
}

void MainWindow::bringToFront(const model::Document& document) {
    if (Page* page = m_pages->pageOf(document))
        m_pages->setCurrent(*page);
}

void MainWindow::closeLater(model::Document& document) {
    if (Page* page = m_pages->pageOf(document))
        closePage(*page);
}

void MainWindow::saveFront() {
    if (Page* page = m_pages->current(); page && page->document)
        save(*page);
}

void MainWindow::tellProblems(const QString& sentence, const rules::Problems& problems) {
    showProblems(this, sentence, problems);
}

Page& MainWindow::filedPage(Page& page) {
    model::Document* owner = page.document ? page.document->owner() : nullptr;
    Page* found = owner ? m_pages->pageOf(*owner) : nullptr;
    return found ? *found : page;
}

void MainWindow::closePagesInside(const model::Document& owner) {
    for (int i = m_pages->count(); i-- > 0;)
        if (Page& page = m_pages->at(i); page.document && page.document->owner() == &owner)
            closePage(page);
}

}  // namespace bocage::app
