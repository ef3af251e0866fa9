#include "editor/print/page_view.h"

#include <QLabel>
#include <QWheelEvent>
#include <algorithm>

namespace bocage::editor {

namespace {

constexpr double screenDpi = 96, millimetresPerInch = 25.4, lowest = 0.1, highest = 6;

}  // namespace

PageView::PageView(QWidget* parent) : QScrollArea(parent), m_label(new QLabel) {
    setObjectName(QStringLiteral("pageView"));
    setAlignment(Qt::AlignCenter);
    setWidget(m_label);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
}

void PageView::setPageSize(const QSizeF& millimetres) {
    m_page = millimetres;
    m_picture = {};
    lay();
}

void PageView::setPicture(const QImage& picture) {
    m_picture = picture;
    lay();
}

void PageView::clear(const QString& words) {
    m_picture = {};
    m_label->setPixmap({});
    m_label->setText(words);
    m_label->resize(viewport()->size() * 0.8);
}

double PageView::fitting() const {
    const QSizeF room = viewport()->size() - QSize(24, 24);
    const QSizeF page = m_page / millimetresPerInch * screenDpi;
    return std::clamp(std::min(room.width() / page.width(), room.height() / page.height()), lowest, highest);
}

double PageView::zoom() const {
    return m_fit ? fitting() : m_zoom;
}

double PageView::dpi() const {
    return zoom() * screenDpi * devicePixelRatioF();
}

void PageView::setZoom(double zoom) {
    m_fit = false;
    m_zoom = std::clamp(zoom, lowest, highest);
    lay();
    Q_EMIT zoomChanged();
}

void PageView::fitPage() {
    m_fit = true;
    lay();
    Q_EMIT zoomChanged();
}

void PageView::lay() {
    if (m_picture.isNull())
        return;
    const QSize size = (m_page / millimetresPerInch * screenDpi * zoom()).toSize();
    m_label->setText({});
    QPixmap pixmap = QPixmap::fromImage(
        m_picture.scaled(size * devicePixelRatioF(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    m_label->setPixmap(pixmap);
    m_label->resize(size);
}

void PageView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    lay();
    if (m_fit)
        Q_EMIT zoomChanged();
}

void PageView::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier))
        return QScrollArea::wheelEvent(event);
    setZoom(zoom() * (event->angleDelta().y() > 0 ? 1.2 : 1 / 1.2));
    event->accept();
}

}  // namespace bocage::editor
