#include "model/roster/army_picture.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

#include "model/render/fitness_line.h"
#include "model/render/map/lettering.h"
#include "model/render/piece_renderer.h"
#include "model/roster/roster_face.h"

namespace bocage::model {

using namespace rules;

namespace {

// In spaces of the battlefield.
constexpr double cardWidth = 5, optionWidth = 1.2, gap = 0.25, heading = 1.1, caption = 0.34;

struct Placed {
    ContentId content;
    QRectF rect;
    QString words;  ///< below it; may be empty
};

struct Sheet {
    std::vector<Placed> pieces;
    QRectF bounds;
};

QString wordsOf(const Text& text, const QString& language) {
    return QString::fromStdString(text.in(language.toStdString()));
}

QString nameOf(const Library& library, const ContentId& id, const QString& language) {
    const ContentHead* head = library.head(id);
    return head ? wordsOf(head->name, language) : QString::fromStdString(id.value);
}

/// Options in rows of a card's width below `top`; returns where they end.
double layOptions(Sheet& sheet, const std::vector<RosterEntry::Filling>& fillings, QPointF corner,
                  const PieceRenderer& renderer, const QString& language) {
    const int columns = static_cast<int>(cardWidth / (optionWidth + gap / 2));
    double bottom = corner.y();
    for (std::size_t i = 0; i < fillings.size(); ++i) {
        const int index = static_cast<int>(i);
        const double height = optionWidth / std::max(0.4, renderer.aspect(fillings[i].option));
        const double row = optionWidth / 0.6 + caption;
        const QPointF at(corner.x() + index % columns * (optionWidth + gap / 2),
                         corner.y() + index / columns * row);
        sheet.pieces.push_back({fillings[i].option, QRectF(at, QSizeF(optionWidth, height)),
                                nameOf(*renderer.library(), fillings[i].option, language)});
        bottom = std::max(bottom, at.y() + height + caption);
    }
    return bottom;
}

Sheet layOut(const Roster& roster, const PieceRenderer& renderer, const QString& language) {
    Sheet sheet;
    const std::size_t cards = roster.entries.size() + (roster.freeOptions.empty() ? 0 : 1);
    const int columns = std::clamp(static_cast<int>(std::ceil(std::sqrt(static_cast<double>(cards)))), 1, 6);
    std::vector<double> bottoms(static_cast<std::size_t>(columns), heading);
    const auto nextColumn = [&] {
        return static_cast<std::size_t>(std::min_element(bottoms.begin(), bottoms.end()) - bottoms.begin());
    };
    const auto corner = [&](std::size_t column) {
        return QPointF(gap + static_cast<double>(column) * (cardWidth + gap), bottoms[column]);
    };
    for (const RosterEntry& entry : roster.entries) {
        const std::size_t column = nextColumn();
        const QPointF at = corner(column);
        const double height = cardWidth / std::max(0.4, renderer.aspect(entry.content));
        sheet.pieces.push_back(
            {entry.content, QRectF(at, QSizeF(cardWidth, height)), wordsOf(entry.label, language)});
        const double below = at.y() + height + (entry.label.empty() ? gap / 2 : caption);
        bottoms[column] = layOptions(sheet, entry.fillings, {at.x(), below}, renderer, language) + gap;
    }
    if (!roster.freeOptions.empty()) {
        const std::size_t column = nextColumn();
        bottoms[column] = layOptions(sheet, roster.freeOptions, corner(column), renderer, language) + gap;
    }
    sheet.bounds =
        QRectF(0, 0, gap + columns * (cardWidth + gap), *std::max_element(bottoms.begin(), bottoms.end()));
    return sheet;
}

/// A line of letters that fits its box, painted large and scaled down: fonts have no sizes below a pixel.
void write(QPainter& painter, const QRectF& box, const QString& words, bool strong) {
    constexpr double large = 40;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(static_cast<int>(large));
    font.setBold(strong);
    map::keepLettersApart(font);
    const double scale = box.height() * 0.72 / large;
    const QString fitting = QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width() / scale);
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(scale, scale);
    painter.setFont(font);
    painter.setPen(QColor(0x2B, 0x26, 0x22));
    painter.drawText(QRectF(0, 0, box.width() / scale, box.height() / scale), Qt::AlignVCenter, fitting);
    painter.restore();
}

QString headline(const Roster& roster, const LibraryPtr& library, const QString& language) {
    QString line = wordsOf(roster.title, language);
    if (const QString faction = nameOf(*library, roster.faction, language); !roster.faction.empty())
        line += QStringLiteral(" · ") + faction;
    if (const RosterFace* game = rosterFaceOf(roster.system); game && game->hasCosts()) {
        line += QStringLiteral(" · ") + QString::number(game->points({roster, library}));
        if (roster.limit)
            line += QStringLiteral(" / ") + QString::number(*roster.limit);
    }
    return line;
}

}  // namespace

Result<QByteArray> armyImage(const Roster& roster, const LibraryPtr& library, PictureFormat format,
                             const ArmyPictureOptions& options) {
    const PieceRenderer renderer(library);
    const Sheet sheet = layOut(roster, renderer, options.language);
    const QString title = headline(roster, library, options.language);
    Picture picture;
    picture.title = wordsOf(roster.title, options.language);
    picture.remark = options.remark;
    picture.bounds = sheet.bounds.adjusted(0, 0, 0, options.remark.isEmpty() ? 0 : fitnessLineHeight);
    picture.millimetres = options.millimetresPerSpace;
    picture.dpi = options.dpi;
    picture.paint = [&](QPainter& painter, const QRectF& visible) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.fillRect(visible, QColor(0xFB, 0xF8, 0xF1));
        write(painter, QRectF(gap, gap / 2, sheet.bounds.width() - 2 * gap, heading - gap), title, true);
        PieceOptions look;
        look.language = options.language;
        look.grey = options.grey;
        for (const Placed& placed : sheet.pieces) {
            if (!placed.rect.adjusted(0, 0, 0, caption).intersects(visible))
                continue;
            renderer.paint(painter, placed.rect, placed.content, QStringLiteral("front"), look);
            if (!placed.words.isEmpty())
                write(painter, QRectF(placed.rect.bottomLeft(), QSizeF(placed.rect.width(), caption)),
                      placed.words, false);
        }
        if (!options.remark.isEmpty())
            paintFitnessLine(painter, sheet.bounds, options.remark);
    };
    return pictureFile(picture, format);
}

}  // namespace bocage::model
