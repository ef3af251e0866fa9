#include "editor/theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "model/io/resource_paths.h"

namespace bocage::editor {

namespace {

/// Recolours the one ink of our icons when painting, so that a theme switch needs no reload.
class ThemedIconEngine : public QIconEngine {
public:
    ThemedIconEngine(QString name, QByteArray svg, bool onAccent)
        : m_name(std::move(name)), m_svg(std::move(svg)), m_onAccent(onAccent) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const qreal ratio = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, drawn(rect.size() * ratio, mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return drawn(size, mode, state);
    }
    QIconEngine* clone() const override { return new ThemedIconEngine(m_name, m_svg, m_onAccent); }
    QString key() const override { return QStringLiteral("bocage"); }

private:
    QPixmap drawn(const QSize& size, QIcon::Mode mode, QIcon::State state) {
        if (size.isEmpty())
            return {};
        const QPalette palette = QGuiApplication::palette();
        QColor ink = palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                                   QPalette::WindowText);
        const bool lit = state == QIcon::On || m_onAccent;
        // Selected rows are tinted, not filled: their icons keep the ink of their words.
        if (lit && mode != QIcon::Disabled)
            ink = palette.color(QPalette::HighlightedText);
        const QString key = QStringLiteral("bocage-icon/%1/%2x%3/%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(ink.name());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        QByteArray svg = m_svg;
        svg.replace("#2B2622", ink.name().toLatin1());
        svg.replace("#2b2622", ink.name().toLatin1());
        svg.replace("currentColor", ink.name().toLatin1());
        QSvgRenderer renderer(svg);
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString m_name;
    QByteArray m_svg;
    bool m_onAccent;
};

QByteArray iconFile(const QString& relative) {
    QFile file(model::resourcesFolder() + QLatin1String("/icons/") + relative);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QIcon iconOf(const QString& name, bool onAccent) {
    if (name.isEmpty())
        return {};
    const QByteArray svg = iconFile(QStringLiteral("actions/%1.svg").arg(name));
    return svg.isEmpty() ? QIcon() : QIcon(new ThemedIconEngine(name, svg, onAccent));
}

}  // namespace

QIcon themedIcon(const QString& name) {
    return iconOf(name, false);
}

QIcon iconOnAccent(const QString& name) {
    return iconOf(name, true);
}

QIcon applicationIcon() {
    QIcon icon;
    QSvgRenderer renderer(iconFile(QStringLiteral("bocage.svg")));
    if (!renderer.isValid())
        return icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        icon.addPixmap(pixmap);
    }
    return icon;
}

}  // namespace bocage::editor
