#pragma once

#include <QTabBar>
#include <QWidget>
#include <memory>
#include <vector>

#include "editor/workspace.h"
#include "model/document/document.h"
#include "model/items/finding_index.h"

class QStackedWidget;
class QVBoxLayout;

namespace bocage::app {

class NoticeBar;

/// One tab: a document with its view, or a page of the window itself (welcome) without a document.
struct Page {
    std::unique_ptr<model::Document> document;
    editor::Workspace* workspace = nullptr;
    QWidget* view = nullptr;    ///< what the workspace made, or the page itself
    QWidget* holder = nullptr;  ///< the view with its notices above it
    QVBoxLayout* notices = nullptr;
    model::FindingCounts findings;  ///< by the last verdict, for the tab
    int waived = 0;                 ///< findings that the author accepted, by the same
    QString copyOf;                 ///< the sample or template that an untitled document began from

    ~Page();
};

/// Tabs above, the page in front below. Knows nothing of files.
class DocumentPages : public QWidget {
    Q_OBJECT

public:
    explicit DocumentPages(QWidget* parent = nullptr);
    ~DocumentPages() override;

    Page& addDocument(std::unique_ptr<model::Document> document, editor::Workspace& workspace);
    Page& addPlain(QWidget* page);

    int count() const { return static_cast<int>(m_pages.size()); }
    Page& at(int index) { return *m_pages[static_cast<std::size_t>(index)]; }
    Page* current();
    int currentIndex() const { return m_tabs->currentIndex(); }
    void setCurrent(const Page& page);
    void setCurrentIndex(int index) { m_tabs->setCurrentIndex(index); }
    int indexOf(const Page& page) const;
    Page* pageOf(const model::Document& document);
    Page* pageOf(const QWidget& view);

    /// Takes the page away, its view first.
    void remove(Page& page);
    void addNotice(Page& page, NoticeBar* notice);
    /// All of them, or those about one subject.
    void clearNotices(Page& page, const QString& subject = {});
    void refreshTitles();
    QTabBar* tabs() const { return m_tabs; }

Q_SIGNALS:
    void currentChanged();
    void closeWanted(int index);

protected:
    void changeEvent(QEvent* event) override;

private:
    Page& add(std::unique_ptr<Page> page);
    QString titleOf(const Page& page) const;
    QString tipOf(const Page& page) const;

    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    std::vector<std::unique_ptr<Page>> m_pages;
};

}  // namespace bocage::app
