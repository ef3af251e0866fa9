#include "app/gui/dock_header.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include "editor/theme/theme.h"

namespace bocage::app {

namespace {

/// A title that ends in "…" where there is no room for it, and then tells the whole to who rests on it.
class ElidedTitle : public QLabel {
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override { return {24, QLabel::minimumSizeHint().height()}; }
    void show(const QString& text) {
        setText(text);
        fit();
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        fit();
    }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QRect room = contentsRect();
        style()->drawItemText(&painter, room, Qt::AlignVCenter | Qt::AlignLeading, palette(), isEnabled(),
                              fontMetrics().elidedText(text(), Qt::ElideRight, room.width()),
                              foregroundRole());
    }

private:
    void fit() {
        setToolTip(fontMetrics().horizontalAdvance(text()) > contentsRect().width() ? text() : QString());
    }
};

}  // namespace

DockHeader::DockHeader(QDockWidget& dock) : QWidget(&dock), m_dock(dock) {
    setObjectName(QStringLiteral("dockHeader"));
    setAttribute(Qt::WA_StyledBackground);
    m_title = new ElidedTitle(dock.windowTitle(), this);
    m_title->setObjectName(QStringLiteral("dockTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_close = new QToolButton(this);
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setIconSize({12, 12});
    connect(m_close, &QToolButton::clicked, &dock, &QDockWidget::close);
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(12, 5, 6, 5);
    m_layout->setSpacing(20);
    m_layout->addWidget(m_title);
    m_layout->addStretch();
    m_layout->addWidget(m_close);
    loadIcon();
    retranslate();
}

void DockHeader::setTitle(const QString& title) {
    static_cast<ElidedTitle*>(m_title)->show(title);
}

QSize DockHeader::minimumSizeHint() const {
    return {60, 30};
}

void DockHeader::setTools(QWidget* tools) {
    delete m_layout->takeAt(1);  // the stretch: the tools take its room
    m_layout->insertWidget(1, tools, 1);
    m_layout->setContentsMargins(12, 3, 6, 3);
    tools->show();
}

void DockHeader::loadIcon() {
    m_close->setIcon(QIcon(editor::Theme::current().dark ? QStringLiteral(":/bocage/theme/cross-dark.svg")
                                                         : QStringLiteral(":/bocage/theme/cross-light.svg")));
}

void DockHeader::retranslate() {
    m_close->setToolTip(tr("Close this panel. The View menu brings it back."));
    m_close->setAccessibleName(tr("Close panel"));
}

void DockHeader::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        loadIcon();
    QWidget::changeEvent(event);
}

}  // namespace bocage::app
