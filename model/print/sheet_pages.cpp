// How sheets of pieces look: pictures with their bleed, cut marks, rulers, words.
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>

#include "model/print/flow/text_block.h"
#include "model/print/imposition.h"

namespace bocage::model::print {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print", text);
}

constexpr Length singleMark = 5_mm;  // around pieces on pages of their own
constexpr double hairline = 9;       // a tenth of a millimetre

struct KeptSheet {
    SheetPlan::Sheet sheet;
    std::shared_ptr<const std::vector<SheetItem>> items;
    Options options;
    Size paper;
    QString title, stamp, remark, code;
    Ink ink;
};

Length bleedFor(const SheetItem& item, const Options& options) {
    return options.colours == Colours::InkSaving && !options.sheets.bleed
               ? Length()
               : options.sheets.bleed.value_or(item.bleed);
}

/// Looks for the colours beyond the cut that nobody gave.
void findGrounds(SheetItem& item) {
    if (!item.ground.isValid() && item.front)
        item.ground = rimColour(item.front, item.size);
    if (!item.backGround.isValid() && item.back)
        item.backGround = rimColour(item.back, item.size);
}

void paintArt(QPainter& painter, const Painting& art, const QRectF& rect, bool turned,
              const std::optional<QRectF>& room = {}) {
    if (!art)
        return;
    painter.save();
    if (room)
        painter.setClipRect(*room, Qt::IntersectClip);
    if (turned) {
        painter.translate(rect.center());
        painter.rotate(180);
        painter.translate(-rect.center());
    }
    art(painter, rect);
    painter.restore();
}

/// All pieces of a side: first what lies beyond the cuts, then the pieces themselves, so that no neighbour's
/// bleed covers another.
void paintCells(QPainter& painter, const KeptSheet& kept, bool back) {
    const auto rectOf = [&](const SheetCell& cell) { return back ? cell.back : cell.front; };
    const auto groundOf = [&](const SheetItem& item) { return back ? item.backGround : item.ground; };
    for (const SheetCell& cell : kept.sheet.cells) {
        const SheetItem& item = (*kept.items)[cell.item];
        const Length bleed = bleedFor(item, kept.options);
        if (bleed > Length() && groundOf(item).isValid())
            painter.fillRect(rectOf(cell).grown(bleed).units(), groundOf(item));
    }
    for (const SheetCell& cell : kept.sheet.cells) {
        const SheetItem& item = (*kept.items)[cell.item];
        const QRectF rect = rectOf(cell).units();
        if (groundOf(item).isValid() && bleedFor(item, kept.options) > Length())
            painter.fillRect(rect, groundOf(item));
        std::optional<QRectF> room;
        if (item.gutter)
            room = rectOf(cell).grown(*item.gutter / 2).units();
        paintArt(painter, back ? item.back : item.front, rect, back && cell.backTurned, room);
        if (kept.options.sheets.safeArea) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(0, 120, 180), hairline, Qt::DotLine));
            painter.drawRect(rectOf(cell).grown(-item.safe).units());
        }
    }
}

void paintMarks(QPainter& painter, const KeptSheet& kept, bool backs) {
    const Length markStart = kept.sheet.tight ? 1.2_mm : 2_mm, markLength = kept.sheet.tight ? 4_mm : 5_mm;
    painter.setPen(QPen(Qt::black, hairline));
    for (const SheetGroup& group : kept.sheet.groups) {
        Rect block = backs ? kept.sheet.cells[group.first].back : kept.sheet.cells[group.first].front;
        std::vector<Length> xs, ys;
        Length right = block.right(), bottom = block.bottom();
        for (std::size_t i = group.first; i < group.first + group.count; ++i) {
            const Rect& rect = backs ? kept.sheet.cells[i].back : kept.sheet.cells[i].front;
            xs.push_back(rect.x);
            xs.push_back(rect.right());
            ys.push_back(rect.y);
            ys.push_back(rect.bottom());
            block.x = std::min(block.x, rect.x);
            block.y = std::min(block.y, rect.y);
            right = std::max(right, rect.right());
            bottom = std::max(bottom, rect.bottom());
        }
        for (auto* lines : {&xs, &ys}) {
            std::sort(lines->begin(), lines->end());
            lines->erase(std::unique(lines->begin(), lines->end()), lines->end());
        }
        const auto line = [&](Length x1, Length y1, Length x2, Length y2) {
            painter.drawLine(Place{x1, y1}.units(), Place{x2, y2}.units());
        };
        for (const Length x : xs) {
            line(x, block.y - markStart - markLength, x, block.y - markStart);
            line(x, bottom + markStart, x, bottom + markStart + markLength);
        }
        for (const Length y : ys) {
            line(block.x - markStart - markLength, y, block.x - markStart, y);
            line(right + markStart, y, right + markStart + markLength, y);
        }
    }
}

QString backsAdvice(Backs backs) {
    switch (backs) {
        case Backs::None:
            return tr("Fronts only.");
        case Backs::LongEdge:
            return tr("Print on both sides, flip on the long edge.");
        case Backs::ShortEdge:
            return tr("Print on both sides, flip on the short edge.");
        case Backs::Fold:
            break;
    }
    return tr("Fold along the dotted line, glue, then cut.");
}

void paintRuler(QPainter& painter, Place at, Length length, int parts, int strong, const QString& words,
                const Ink& ink) {
    painter.setPen(QPen(ink.text(), 12));
    painter.setFont(fontOf(Type::Tiny));
    const auto line = [&](Length x1, Length y1, Length x2, Length y2) {
        painter.drawLine(Place{x1, y1}.units(), Place{x2, y2}.units());
    };
    line(at.x, at.y, at.x + length, at.y);
    for (int i = 0; i <= parts; ++i)
        line(at.x + length * i / parts, at.y, at.x + length * i / parts,
             at.y - (i % strong == 0 ? 3_mm : 1.6_mm));
    painter.drawText(Rect{at.x, at.y + 0.3_mm, length, 3.5_mm}.units(), Qt::AlignHCenter | Qt::AlignTop,
                     words);
}

/// One ruler and two lines.
void paintTightFoot(QPainter& painter, const KeptSheet& kept, const QString& side) {
    const Length top = kept.paper.height - 5_mm - tightSheetFoot, left = 8_mm;
    paintRuler(painter, {left, top + 6_mm}, 100_mm, 20, 2, QStringLiteral("100 mm"), kept.ink);
    const Length wordsLeft = left + 106_mm;
    const Rect words{wordsLeft, top + 1_mm, kept.paper.width - wordsLeft - 6_mm, 11_mm};
    QString text =
        tr("Sheet %1").arg(kept.code) + QStringLiteral(" · ") + side + QStringLiteral(" · ") + kept.title;
    if (!kept.stamp.isEmpty())
        text += QStringLiteral(" · ") + kept.stamp;
    text += QLatin1Char('\n') + tr("Print at 100 % (actual size).") + QLatin1Char(' ') +
            backsAdvice(kept.options.sheets.backs);
    painter.setFont(fontOf(Type::Tiny));
    painter.setPen(kept.ink.text());
    if (!kept.remark.isEmpty()) {
        painter.setPen(kept.ink.warning());
        text += QLatin1Char('\n') + kept.remark;
    }
    painter.drawText(words.units(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
}

void paintFoot(QPainter& painter, const KeptSheet& kept, const QString& side) {
    if (kept.sheet.tight)
        return paintTightFoot(painter, kept, side);
    const Length top = kept.paper.height - 7_mm - 20_mm;
    const Length left = 12_mm;
    paintRulers(painter, {left, top}, kept.ink);
    const Length wordsLeft = left + 131_mm;
    const Rect words{wordsLeft, top, kept.paper.width - wordsLeft - 10_mm, 20_mm};
    painter.setPen(kept.ink.text());
    painter.setFont(fontOf(Type::Small, true));
    painter.drawText(words.units(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     tr("Sheet %1").arg(kept.code) + QStringLiteral(" · ") + side);
    painter.setFont(fontOf(Type::Tiny));
    QString text = kept.title;
    if (!kept.stamp.isEmpty())
        text += QStringLiteral(" · ") + kept.stamp;
    text += QLatin1Char('\n') + tr("Print at 100 % (actual size).") + QLatin1Char(' ') +
            backsAdvice(kept.options.sheets.backs);
    painter.drawText(words.units().adjusted(0, 420, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     text);
    if (!kept.remark.isEmpty()) {
        painter.setFont(fontOf(Type::Tiny, true));
        painter.setPen(kept.ink.warning());
        painter.drawText(Rect{left, kept.paper.height - 6.8_mm, kept.paper.width - left * 2, 4_mm}.units(),
                         Qt::AlignLeft | Qt::AlignVCenter, kept.remark);
    }
}

void paintFold(QPainter& painter, const KeptSheet& kept) {
    painter.setPen(QPen(Qt::black, hairline, Qt::DotLine));
    const Length middle = kept.paper.width / 2;
    painter.drawLine(
        Place{middle, 7_mm}.units(),
        Place{middle, kept.paper.height - (kept.sheet.tight ? tightSheetFoot + 5_mm : sheetFoot + 8_mm)}
            .units());
}

}  // namespace

QColor rimColour(const Painting& painting, Size size) {
    constexpr int longest = 96;
    const double scale = longest / std::max(1.0, std::max(size.width.units(), size.height.units()));
    const QSize pixels = (size.units() * scale).toSize().expandedTo(QSize(8, 8));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painting(painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    // The middles of the four edges, a hair inside: corners are often rounded off.
    double r = 0, g = 0, b = 0, n = 0;
    const auto look = [&](int x, int y) {
        const QColor colour = image.pixelColor(x, y);
        if (colour.alpha() < 200)
            return;
        r += colour.redF();
        g += colour.greenF();
        b += colour.blueF();
        n += 1;
    };
    for (int i = -2; i <= 2; ++i) {
        const int x = pixels.width() / 2 + i * pixels.width() / 8,
                  y = pixels.height() / 2 + i * pixels.height() / 8;
        look(x, 1);
        look(x, pixels.height() - 2);
        look(1, y);
        look(pixels.width() - 2, y);
    }
    return n < 4 ? QColor() : QColor::fromRgbF(float(r / n), float(g / n), float(b / n)).toRgb();
}

void paintRulers(QPainter& painter, Place at, const Ink& ink) {
    painter.setPen(QPen(ink.text(), 12));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(Rect{at.x, at.y, 20_mm, 20_mm}.units());
    painter.setFont(fontOf(Type::Tiny));
    painter.drawText(Rect{at.x, at.y, 20_mm, 20_mm}.units(), Qt::AlignCenter, QStringLiteral("20 mm"));
    paintRuler(painter, {at.x + 25_mm, at.y + 4_mm}, 100_mm, 20, 2, QStringLiteral("100 mm"), ink);
    paintRuler(painter, {at.x + 25_mm, at.y + 15_mm}, Length::micrometres(101600), 16, 4,
               QStringLiteral("4 in"), ink);
}

std::vector<Page> sheetPages(const SheetPlan& plan, std::vector<SheetItem> items, const Options& options,
                             const QString& title, const QString& stamp, const QString& remark) {
    for (SheetItem& item : items)
        if (bleedFor(item, options) > Length())
            findGrounds(item);
    const auto shared = std::make_shared<const std::vector<SheetItem>>(std::move(items));
    // Behind the last sheet that has backs there is nothing to keep in step with any more.
    int lastWithBacks = 0;
    for (std::size_t i = 0; i < plan.sheets.size(); ++i)
        for (const SheetCell& cell : plan.sheets[i].cells)
            if ((*shared)[cell.item].back)
                lastWithBacks = static_cast<int>(i) + 1;
    std::vector<Page> pages;
    int number = 0;
    for (const SheetPlan::Sheet& sheet : plan.sheets) {
        auto kept = std::make_shared<KeptSheet>();
        kept->sheet = sheet;
        kept->items = shared;
        kept->options = options;
        if (lastWithBacks == 0)
            kept->options.sheets.backs = Backs::None;  // nothing to turn the paper over for
        kept->paper = plan.paper;
        kept->title = title;
        kept->stamp = stamp;
        kept->remark = remark;
        kept->code = QString::number(++number);
        kept->ink = Ink{options.colours};
        const bool fold = options.sheets.backs == Backs::Fold;
        Page front;
        front.size = plan.paper;
        front.label = fold ? tr("Sheet %1").arg(kept->code) : tr("Sheet %1, front").arg(kept->code);
        front.paint = [kept, fold](QPainter& painter) {
            paintCells(painter, *kept, false);
            if (fold) {
                paintCells(painter, *kept, true);
                paintFold(painter, *kept);
            }
            if (kept->options.sheets.cropMarks) {
                paintMarks(painter, *kept, false);
                if (fold)
                    paintMarks(painter, *kept, true);
            }
            paintFoot(painter, *kept, fold ? tr("front and back") : tr("front"));
        };
        pages.push_back(std::move(front));
        if (fold || options.sheets.backs == Backs::None || number > lastWithBacks)
            continue;
        Page back;
        back.size = plan.paper;
        back.back = true;
        back.label = tr("Sheet %1, back").arg(kept->code);
        back.paint = [kept](QPainter& painter) {
            paintCells(painter, *kept, true);
            // At the foot as it lies behind the front's, so that neither shows through wrong.
            painter.setFont(fontOf(Type::Tiny));
            painter.setPen(kept->ink.muted());
            painter.drawText(Rect{12_mm, kept->paper.height - 12_mm, kept->paper.width - 24_mm, 5_mm}.units(),
                             Qt::AlignHCenter | Qt::AlignVCenter,
                             tr("Sheet %1").arg(kept->code) + QStringLiteral(" · ") + tr("back"));
        };
        pages.push_back(std::move(back));
    }
    return pages;
}

std::vector<Page> singlePages(std::vector<SheetItem> items, const Options& options) {
    std::vector<Page> pages;
    for (SheetItem& each : items) {
        findGrounds(each);
        const auto item = std::make_shared<const SheetItem>(std::move(each));
        const Length bleed = options.sheets.bleed.value_or(3_mm), marks = 7_mm;
        for (const bool back : {false, true}) {
            if (back && (options.sheets.backs == Backs::None || !item->back))
                continue;
            Page page;
            const Rect trim{bleed + marks, bleed + marks, item->size.width, item->size.height};
            page.size = {trim.width + (bleed + marks) * 2, trim.height + (bleed + marks) * 2};
            page.trim = trim;
            page.bleed = trim.grown(bleed);
            page.label = item->name;
            page.back = back;
            page.paint = [item, trim, bleed, back, cropMarks = options.sheets.cropMarks](QPainter& painter) {
                if (const QColor& ground = back ? item->backGround : item->ground; ground.isValid())
                    painter.fillRect(trim.grown(bleed).units(), ground);
                paintArt(painter, back ? item->back : item->front, trim.units(), false,
                         trim.grown(bleed).units());
                if (!cropMarks)
                    return;
                painter.setPen(QPen(Qt::black, hairline));
                const Length out = bleed + 1_mm, end = out + singleMark;
                for (const Length x : {trim.x, trim.right()}) {
                    painter.drawLine(Place{x, trim.y - end}.units(), Place{x, trim.y - out}.units());
                    painter.drawLine(Place{x, trim.bottom() + out}.units(),
                                     Place{x, trim.bottom() + end}.units());
                }
                for (const Length y : {trim.y, trim.bottom()}) {
                    painter.drawLine(Place{trim.x - end, y}.units(), Place{trim.x - out, y}.units());
                    painter.drawLine(Place{trim.right() + out, y}.units(),
                                     Place{trim.right() + end, y}.units());
                }
            };
            pages.push_back(std::move(page));
        }
    }
    return pages;
}

}  // namespace bocage::model::print
