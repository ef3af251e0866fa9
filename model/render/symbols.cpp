#include "model/render/symbols.h"

#include "model/render/own_drawings.h"
#include "model/render/vector_art.h"

namespace bocage::model {

namespace {

const VectorArt& symbolArt() {
    static const VectorArt art(QStringLiteral("symbols"));
    return art;
}

const VectorArt& actionArt() {
    static const VectorArt art(QStringLiteral("icons/actions"));
    return art;
}

Recolour inked(const QColor& ink) {
    return {{QStringLiteral("#2B2622"), ink}};
}

}  // namespace

QStringList symbolNames() {
    return symbolArt().names();
}

QString symbolNamed(const QString& name) {
    if (symbolArt().contains(name) || ownDrawing(name))
        return name;
    const QString kind = QStringLiteral("option-") + name;
    return symbolArt().contains(kind) ? kind : QString();
}

void drawSymbol(QPainter& painter, const QRectF& rect, const QString& name, const QColor& ink) {
    if (const DrawingPtr own = ownDrawing(name))
        return paintInInk(painter, rect, *own, ink);
    symbolArt().draw(painter, rect, symbolNamed(name), inked(ink), false);
}

QImage symbolImage(const QString& name, int pixels, const QColor& ink) {
    if (const DrawingPtr own = ownDrawing(name))
        return drawingInInk(*own, pixels, ink);
    return symbolArt().image(symbolNamed(name), pixels, inked(ink));
}

QStringList actionIconNames() {
    return actionArt().names();
}

QImage actionIconImage(const QString& name, int pixels, const QColor& ink) {
    return actionArt().image(name, pixels, inked(ink));
}

}  // namespace bocage::model
