#include "app/gui/document_pages.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/notice_bar.h"
#include "editor/theme/icons.h"
#include "editor/theme/severity_sign.h"
#include "model/messages/fitness.h"

namespace bocage::app {

namespace {

/// A quiet cross that reads on the light and on the dark tab.
class TabCloseButton : public QToolButton {
public:
    explicit TabCloseButton(QWidget* parent) : QToolButton(parent) {
        setFixedSize(16, 16);
        setFocusPolicy(Qt::NoFocus);
        setCursor(Qt::ArrowCursor);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(150, 140, 125, 110));
            painter.drawRoundedRect(rect(), 4, 4);
        }
        painter.setPen(QPen(QColor(0xA0, 0x96, 0x86), 1.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(5, 5), QPointF(11, 11));
        painter.drawLine(QPointF(11, 5), QPointF(5, 11));
    }
};

constexpr int longestTitle = 44;

/// The notices of a page. Many or long ones scroll: they take a third of the page at most and never make the
/// window grow.
class NoticeArea : public QScrollArea {
public:
    NoticeArea() : m_rows(new QVBoxLayout) {
        setObjectName(QStringLiteral("noticeArea"));
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setFocusPolicy(Qt::NoFocus);
        auto* inside = new QWidget;
        m_rows->setContentsMargins(0, 0, 0, 0);
        m_rows->setSpacing(0);
        inside->setLayout(m_rows);
        setWidget(inside);
        inside->installEventFilter(this);
        hide();
    }
    QVBoxLayout* rows() const { return m_rows; }
    void fit() {
        const int height = m_rows->hasHeightForWidth() ? m_rows->heightForWidth(std::max(200, width()))
                                                       : m_rows->sizeHint().height();
        bool any = false;
        for (int i = 0; i < m_rows->count(); ++i)
            any = any || (m_rows->itemAt(i)->widget() && !m_rows->itemAt(i)->widget()->isHidden());
        setVisible(any);
        const int most = parentWidget() ? std::max(90, parentWidget()->height() / 3) : 200;
        setFixedHeight(std::min(height, most));
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ChildRemoved)
            QMetaObject::invokeMethod(
                this, [this] { fit(); }, Qt::QueuedConnection);
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            fit();
    }

private:
    QVBoxLayout* m_rows;
};

}  // namespace

Page::~Page() {
    // Views hold references to their document: they go first.
    delete holder;
}

DocumentPages::DocumentPages(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("documentArea"));
    setAttribute(Qt::WA_StyledBackground);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("documentTabs"));
    m_tabs->setMovable(true);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setElideMode(Qt::ElideNone);  // a bar too narrow scrolls; "Untit…" names nothing
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_stack = new QStackedWidget(this);
    // Only the page in front says how much room it needs: a wide form behind an army must not press its
    // panels.
    connect(m_stack, &QStackedWidget::currentChanged, this, [this](int front) {
        for (int i = 0; i < m_stack->count(); ++i) {
            const auto policy = i == front ? QSizePolicy::Preferred : QSizePolicy::Ignored;
            m_stack->widget(i)->setSizePolicy(policy, policy);
        }
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && index < count())
            m_stack->setCurrentWidget(at(index).holder);
        Q_EMIT currentChanged();
    });
    connect(m_tabs, &QTabBar::tabMoved, this, [this](int from, int to) {
        auto page = std::move(m_pages[static_cast<std::size_t>(from)]);
        m_pages.erase(m_pages.begin() + from);
        m_pages.insert(m_pages.begin() + to, std::move(page));
    });
}

DocumentPages::~DocumentPages() = default;

Page& DocumentPages::addDocument(std::unique_ptr<model::Document> document, editor::Workspace& workspace) {
    auto page = std::make_unique<Page>();
    page->document = std::move(document);
    page->workspace = &workspace;
    page->view = workspace.createView(*page->document);
    connect(page->document.get(), &model::Document::modifiedChanged, this, &DocumentPages::refreshTitles);
    connect(page->document.get(), &model::Document::pathChanged, this, &DocumentPages::refreshTitles);
    return add(std::move(page));
}

Page& DocumentPages::addPlain(QWidget* widget) {
    auto page = std::make_unique<Page>();
    page->view = widget;
    return add(std::move(page));
}

Page& DocumentPages::add(std::unique_ptr<Page> page) {
    page->holder = new QWidget;
    auto* layout = new QVBoxLayout(page->holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* notices = new NoticeArea;
    page->notices = notices->rows();
    layout->addWidget(notices);
    layout->addWidget(page->view, 1);
    page->holder->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack->addWidget(page->holder);
    Page& added = *page;
    m_pages.push_back(std::move(page));
    const int index = m_tabs->addTab(QString());
    auto* close = new TabCloseButton(m_tabs);
    connect(close, &QToolButton::clicked, this, [this, &added] { Q_EMIT closeWanted(indexOf(added)); });
    m_tabs->setTabButton(index, QTabBar::RightSide, close);
    refreshTitles();
    m_stack->setCurrentWidget(at(m_tabs->currentIndex()).holder);
    return added;
}

Page* DocumentPages::current() {
    const int index = m_tabs->currentIndex();
    return index >= 0 && index < count() ? &at(index) : nullptr;
}

void DocumentPages::setCurrent(const Page& page) {
    m_tabs->setCurrentIndex(indexOf(page));
}

int DocumentPages::indexOf(const Page& page) const {
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        if (m_pages[i].get() == &page)
            return static_cast<int>(i);
    return -1;
}

Page* DocumentPages::pageOf(const model::Document& document) {
    for (const auto& page : m_pages)
        if (page->document.get() == &document)
            return page.get();
    return nullptr;
}

Page* DocumentPages::pageOf(const QWidget& view) {
    for (const auto& page : m_pages)
        if (page->view == &view)
            return page.get();
    return nullptr;
}

void DocumentPages::remove(Page& page) {
    const int index = indexOf(page);
    std::unique_ptr<Page> gone = std::move(m_pages[static_cast<std::size_t>(index)]);
    m_pages.erase(m_pages.begin() + index);
    m_tabs->removeTab(index);  // tells currentChanged when the front tab went
    m_stack->removeWidget(gone->holder);
    if (Page* front = current())
        m_stack->setCurrentWidget(front->holder);
}

void DocumentPages::addNotice(Page& page, NoticeBar* notice) {
    page.notices->addWidget(notice);
    notice->show();  // at once, so that the area makes room for it
    static_cast<NoticeArea*>(page.holder->findChild<QScrollArea*>(QStringLiteral("noticeArea")))->fit();
}

void DocumentPages::clearNotices(Page& page, const QString& subject) {
    for (int i = page.notices->count(); i-- > 0;) {
        auto* notice = qobject_cast<NoticeBar*>(page.notices->itemAt(i)->widget());
        if (!subject.isEmpty() && (!notice || notice->subject() != subject))
            continue;
        QLayoutItem* item = page.notices->takeAt(i);
        // It may be the one whose button was pressed.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->setParent(nullptr);
            item->widget()->deleteLater();
        }
        delete item;
    }
}

QString DocumentPages::titleOf(const Page& page) const {
    if (!page.document)
        return page.view->windowTitle();
    QString name = page.document->displayName();
    // A battle and its copy have one title: the file tells them apart.
    const auto namesakes = std::count_if(m_pages.begin(), m_pages.end(), [&](const auto& other) {
        return other->document && other->document->displayName() == name;
    });
    if (namesakes > 1)
        name = tr("%1 — %2", "title of a document, then its file")
                   .arg(name, page.document->path().isEmpty() ? tr("not saved")
                                                              : QFileInfo(page.document->path()).fileName());
    if (name.size() > longestTitle)
        name = name.left(longestTitle - 1).trimmed() + QChar(0x2026);
    name.replace(QLatin1Char('&'), QLatin1String("&&"));
    return page.document->isModified() ? name + QStringLiteral(" •") : name;
}

namespace {

/// "Legal with 1 waiver"; empty when nothing was waived or something is wrong besides.
QString waiverLine(const Page& page) {
    model::Fitness fitness;
    fitness.waived = page.findings.errors ? 0 : page.waived;
    return fitness.line();
}

}  // namespace

QString DocumentPages::tipOf(const Page& page) const {
    if (!page.document)
        return {};
    QStringList lines{page.document->path().isEmpty() ? tr("Not saved yet")
                                                      : QDir::toNativeSeparators(page.document->path())};
    if (page.findings.errors)
        lines << tr("%n error(s)", nullptr, page.findings.errors);
    if (page.findings.warnings)
        lines << tr("%n warning(s)", nullptr, page.findings.warnings);
    if (const QString waived = waiverLine(page); !waived.isEmpty())
        lines << waived;
    return lines.join(QLatin1Char('\n'));
}

void DocumentPages::refreshTitles() {
    for (int i = 0; i < count(); ++i) {
        const Page& page = at(i);
        m_tabs->setTabText(i, titleOf(page));
        m_tabs->setAccessibleTabName(i, titleOf(page));
        m_tabs->setTabToolTip(i, tipOf(page));
        if (QWidget* close = m_tabs->tabButton(i, QTabBar::RightSide)) {
            close->setToolTip(tr("Close this tab"));
            close->setAccessibleName(tr("Close this tab"));
        }
        // A number behind the name would read like a copy: the sign says that there is something, the tip how
        // much.
        m_tabs->setAccessibleTabName(
            i, QStringLiteral("%1, %2").arg(m_tabs->tabText(i), tipOf(page).replace(u'\n', u' ')));
        // Notes are no reason to look: the sign says errors or warnings.
        m_tabs->setTabIcon(i, page.findings.errors || page.findings.warnings
                                  ? editor::severityIcon(*page.findings.worst())
                              : !waiverLine(page).isEmpty() ? editor::themedIcon(QStringLiteral("waive"))
                                                            : QIcon());
    }
}

void DocumentPages::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &DocumentPages::refreshTitles, Qt::QueuedConnection);
    QWidget::changeEvent(event);
}

}  // namespace bocage::app
