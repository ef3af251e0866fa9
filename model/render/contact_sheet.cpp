#include "model/render/contact_sheet.h"

#include <QPainter>

#include <cmath>
#include <functional>
#include <vector>

#include "model/render/map_renderer.h"
#include "model/render/piece_style.h"
#include "model/render/piece_text.h"
#include "model/render/symbols.h"

namespace bocage::model {

namespace {

/// One cell of the sheet: what is drawn, how wide it is for its height, and the words below.
struct Entry {
    QString label;
    double aspect = 1;
    double height = 1;  ///< in rows: counters of four spaces are twice as high as those of one
    std::function<void(QPainter&, const QRectF&)> paint;
};

using Entries = std::vector<Entry>;

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void addPiece(Entries& entries, const PieceRenderer& renderer, const rules::ContentHead& head,
              const QString& face, const SheetOptions& options) {
    PieceOptions piece;
    piece.language = options.language;
    piece.grey = options.grey;
    const rules::ContentId id = head.id;
    entries.push_back({textOf(id.name()), renderer.aspect(id), renderer.spacesHigh(id),
                       [&renderer, id, face, piece](QPainter& p, const QRectF& r) {
                           renderer.paint(p, r, id, face, piece);
                       }});
}

/// Boards and overlays draw in cells; the sheet scales them into their place.
template <class Def, class Paint>
void addFaces(Entries& entries, const Def& def, Paint paint) {
    for (const rules::Face& face : def.faces) {
        const double cols = qMax(1, face.grid.cols);
        const double rows = qMax(1, face.grid.rows);
        entries.push_back({textOf(def.id.name()) + QStringLiteral(" · ") + textOf(face.name), cols / rows, 1,
                           [&def, &face, paint, cols, rows](QPainter& p, const QRectF& r) {
                               p.save();
                               p.translate(r.topLeft());
                               p.scale(r.width() / cols, r.height() / rows);
                               paint(p, def, face);
                               p.restore();
                           }});
    }
}

Entries symbolEntries() {
    Entries entries;
    for (const QString& name : symbolNames())
        entries.push_back(
            {name, 1.6, 1, [name](QPainter& p, const QRectF& r) {
                 const double side = r.height();
                 drawSymbol(p, QRectF(r.left(), r.top(), side, side), name, tint::ink);
                 drawSymbol(p, QRectF(r.left() + side * 1.12, r.top() + 4, 32, 32), name, tint::ink);
                 drawSymbol(p, QRectF(r.left() + side * 1.12, r.top() + 44, 16, 16), name, tint::ink);
             }});
    return entries;
}

Entries iconEntries() {
    Entries entries;
    for (const QString& name : actionIconNames())
        entries.push_back({name, 1.6, 1, [name](QPainter& p, const QRectF& r) {
                               const double side = r.height();
                               const auto at = [&](double x, double y, int pixels) {
                                   p.drawImage(QPointF(x, y), actionIconImage(name, pixels, tint::ink));
                               };
                               at(r.left(), r.top(), qRound(side));
                               at(r.left() + side * 1.12, r.top() + 4, 32);
                               at(r.left() + side * 1.12, r.top() + 44, 16);
                           }});
    return entries;
}

Entries entriesOf(const PieceRenderer& renderer, const rules::Pack& pack, const QString& kind,
                  const SheetOptions& options) {
    Entries entries;
    const rules::Library& library = *renderer.library();
    const QString front = QStringLiteral("front");
    const QString back = QStringLiteral("back");
    if (kind == QLatin1String("board"))
        for (const rules::BoardDef& board : pack.boards)
            addFaces(entries, board,
                     [&library](QPainter& p, const rules::BoardDef& def, const rules::Face& face) {
                         MapRenderer::paintBoard(p, def, face, library);
                     });
    else if (kind == QLatin1String("overlay"))
        for (const rules::OverlayDef& overlay : pack.overlays)
            addFaces(entries, overlay,
                     [&library](QPainter& p, const rules::OverlayDef& def, const rules::Face& face) {
                         MapRenderer::paintOverlay(p, def, face, library);
                     });
    else if (kind == QLatin1String("marker"))
        for (const rules::MarkerDef& marker : pack.markers)
            addPiece(entries, renderer, marker, front, options);
    else if (kind == QLatin1String("card"))
        for (const rules::CardDef& card : pack.cards)
            addPiece(entries, renderer, card, front, options);
    else
        for (const rules::SystemContent& item : pack.system)
            if (textOf(item.id.kind()) == kind) {
                addPiece(entries, renderer, item, front, options);
                if (kind == QLatin1String("unit"))
                    addPiece(entries, renderer, item, back, options);
            }
    return entries;
}

/// Rows of entries of one height; wide pieces take the room they need.
QImage laidOut(const Entries& entries, double height, double pageWidth, double label, bool grey) {
    const double gap = 12;
    std::vector<QRectF> places;
    double x = gap;
    double y = gap;
    double row = 0;
    for (const Entry& entry : entries) {
        const QSizeF size(height * entry.height * entry.aspect, height * entry.height);
        if (x > gap && x + size.width() + gap > pageWidth) {
            x = gap;
            y += row + label + gap;
            row = 0;
        }
        places.emplace_back(QPointF(x, y), size);
        x += size.width() + gap;
        row = qMax(row, size.height());
    }
    QImage image(QSize(qRound(pageWidth), qRound(y + row + label + gap)), QImage::Format_RGB32);
    const QColor table(0xE9, 0xE2, 0xCF);
    image.fill(grey ? QColor(Qt::white) : table);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        entries[i].paint(painter, places[i]);
        drawText(painter, QRectF(places[i].left(), places[i].bottom() + 2, places[i].width(), label - 2),
                 entries[i].label, tint::ink, label * 0.62, label * 0.42, Qt::AlignHCenter,
                 TextWeight::Normal);
    }
    return image;
}

}  // namespace

QStringList sheetKinds() {
    return {QStringLiteral("unit"),    QStringLiteral("tile"),   QStringLiteral("option"),
            QStringLiteral("card"),    QStringLiteral("marker"), QStringLiteral("board"),
            QStringLiteral("overlay"), QStringLiteral("symbol"), QStringLiteral("icon")};
}

QImage contactSheet(const PieceRenderer& renderer, const rules::PackId& pack, const QString& kind,
                    const SheetOptions& options) {
    Entries entries;
    double height = options.cell;
    if (kind == QLatin1String("symbol")) {
        entries = symbolEntries();
    } else if (kind == QLatin1String("icon")) {
        entries = iconEntries();
    } else if (const rules::Pack* found = renderer.library()->pack(pack)) {
        entries = entriesOf(renderer, *found, kind, options);
        if (kind == QLatin1String("card") || kind == QLatin1String("board"))
            height *= 2;
        else if (kind == QLatin1String("tile"))
            height *= 1.6;
    }
    if (entries.empty())
        return {};
    double widest = 0;
    for (const Entry& entry : entries)
        widest = qMax(widest, height * entry.height * entry.aspect);
    const double page = options.columns > 0 ? options.columns * (height * entries.front().aspect + 12) + 12
                                            : qMax(1600.0, widest + 24);
    const QImage sheet =
        laidOut(entries, height, qMax(page, widest + 24), qBound(14.0, height * 0.14, 22.0), options.grey);
    // One ink on paper needs no more colours than a palette holds.
    const bool oneInk = kind == QLatin1String("symbol") || kind == QLatin1String("icon");
    return oneInk ? sheet.convertToFormat(QImage::Format_Indexed8) : sheet;
}

}  // namespace bocage::model
