#include "model/print/pictures.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <set>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/render/map/tokens.h"
#include "model/render/piece_renderer.h"
#include "model/render/piece_style.h"
#include "model/render/symbols.h"
#include "model/render/vector_art.h"

namespace bocage::model::print {

using namespace rules;

namespace {

constexpr QColor wash(255, 255, 255, 130);

struct KeptMap {
    std::shared_ptr<const Scenario> scenario;
    MapRenderer renderer;
    MapOptions options;
    bool pale = false;

    KeptMap(std::shared_ptr<const Scenario> kept, const LibraryPtr& library)
        : scenario(std::move(kept)), renderer(*scenario, library) {}

    /// `cell` is how large a cell comes out on paper, in units of the page; 0 where nobody reads names.
    void paint(QPainter& painter, const QRectF& cells, double cell = 0) const {
        MapOptions look = options;
        if (cell > 0)
            look.smallestLetters = smallestPoints * unitsPerPoint / cell;
        painter.setClipRect(cells, Qt::IntersectClip);
        renderer.paintTerrain(painter, cells, look);
        if (pale)
            painter.fillRect(cells, wash);
        renderer.paintTokens(painter, cells, look);
    }
};

std::shared_ptr<KeptMap> keptMap(std::shared_ptr<const Scenario> scenario, const LibraryPtr& library,
                                 const Options& options, MapLayers layers) {
    auto map = std::make_shared<KeptMap>(std::move(scenario), library);
    map->options.layers = layers;
    map->options.language = options.language;
    map->options.grey = options.grey();
    // Darkness costs ink and hides the map, and PDF does not know how it is mixed: the words tell it.
    map->options.conditions = false;
    map->pale = options.colours == Colours::InkSaving;
    return map;
}

void enterCells(QPainter& painter, const QRectF& rect, const QRectF& cells) {
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / cells.width(), rect.height() / cells.height());
    painter.translate(-cells.topLeft());
}

}  // namespace

MapPicture mapPicture(std::shared_ptr<const Scenario> scenario, const LibraryPtr& library,
                      const Options& options, MapLayers layers) {
    const auto map = keptMap(std::move(scenario), library, options, layers);
    const QRectF cells = map->renderer.bounds();
    MapPicture picture;
    picture.cells = cells;
    picture.aspect = cells.height() > 0 ? cells.width() / cells.height() : 1;
    picture.painting = [map, cells](QPainter& painter, const QRectF& rect) {
        if (cells.isEmpty())
            return;
        enterCells(painter, rect, cells);
        map->paint(painter, cells, rect.width() / cells.width());
    };
    return picture;
}

MapPicture paleMap(std::shared_ptr<const Scenario> scenario, const LibraryPtr& library,
                   const Options& options, MapLayers layers, double pixelsPerCell, Size room) {
    const auto map = keptMap(std::move(scenario), library, options, layers);
    map->pale = true;
    const QRectF cells = map->renderer.bounds();
    MapPicture picture;
    picture.cells = cells;
    picture.aspect = cells.height() > 0 ? cells.width() / cells.height() : 1;
    const QSize size = (cells.size() * pixelsPerCell).toSize().boundedTo(QSize(3000, 3000));
    auto image = std::make_shared<QImage>(size, QImage::Format_RGB32);
    if (!image->isNull()) {
        image->fill(Qt::white);
        QPainter painter(image.get());
        enterCells(painter, QRectF(QPointF(), QSizeF(size)), cells);
        map->paint(painter, cells,
                   std::min(room.width.units() / cells.width(), room.height.units() / cells.height()));
    }
    picture.painting = [image](QPainter& painter, const QRectF& rect) { painter.drawImage(rect, *image); };
    return picture;
}

Painting piecePicture(const ContentId& id, const QString& face, const LibraryPtr& library,
                      const Options& options) {
    const auto renderer = std::make_shared<const PieceRenderer>(library);
    PieceOptions look;
    look.language = options.language;
    look.grey = options.grey();
    return [renderer, id, face, look](QPainter& painter, const QRectF& rect) {
        renderer->paint(painter, rect, id, face, look);
    };
}

Painting symbolPicture(const QString& symbol, const QColor& colour) {
    return [symbol, colour](QPainter& painter, const QRectF& rect) {
        const double side = std::min(rect.width(), rect.height());
        drawSymbol(painter, QRectF(rect.center() - QPointF(side, side) / 2, QSizeF(side, side)), symbol,
                   colour);
    };
}

Painting factionPicture(const ContentId& faction, const LibraryPtr& library, const Ink& ink) {
    FactionLook look = factionLook(*library, faction);
    look.colour = ink.tone(look.colour);
    return [look](QPainter& painter, const QRectF& rect) {
        const double side = std::min(rect.width(), rect.height());
        const QRectF disc(rect.center() - QPointF(side, side) / 2, QSizeF(side, side));
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.colour);
        painter.drawEllipse(disc);
        const double inset = side * 0.17;
        drawSymbol(painter, disc.adjusted(inset, inset, -inset, -inset), look.symbol,
                   readableOn(look.colour));
    };
}

namespace {

/// The sides with nothing around: marks look there as on the map.
std::shared_ptr<Scenario> sidesOf(const Scenario& scenario) {
    auto sample = std::make_shared<Scenario>();
    sample->sides = scenario.sides;
    sample->system = scenario.system;
    return sample;
}

map::TokenStyle styleAt(const QRectF& rect, const QRectF& cells, const QPainter& painter,
                        const Scenario& sample, const Library& library, const Options& options) {
    map::TokenStyle style{sample, library, options.language, devicePixelsPerUnit(painter), options.grey()};
    style.smallestLetters = smallestPoints * unitsPerPoint *
                            std::max(cells.width() / rect.width(), cells.height() / rect.height());
    return style;
}

}  // namespace

Painting zonePicture(const Scenario& scenario, const Zone& zone, const LibraryPtr& library,
                     const Options& options) {
    const auto sample = sidesOf(scenario);
    sample->zones.push_back(zone);
    Zone& field = sample->zones.back();
    field.cells = {{0, 0}, {1, 0}};
    if (field.kind == Zone::Kind::Exit)  // its arrows point off a battlefield that is not there
        field.kind = Zone::Kind::Deployment;
    return [sample, library, options](QPainter& painter, const QRectF& rect) {
        const QRectF cells(-0.06, -0.06, 2.12, 1.12);
        enterCells(painter, rect, cells);
        map::paintZone(painter, sample->zones.front(),
                       styleAt(rect, cells, painter, *sample, *library, options), QRectF(0, 0, 2, 1));
    };
}

Painting entryPicture(const Scenario& scenario, const EntryArrow& arrow, const LibraryPtr& library,
                      const Options& options) {
    const auto sample = sidesOf(scenario);
    sample->entries.push_back(arrow);
    sample->entries.back().at = {0, 0};
    return [sample, library, options](QPainter& painter, const QRectF& rect) {
        const EntryArrow& shown = sample->entries.front();
        const QPointF middle = map::entryMiddle(shown);
        const QRectF cells(middle - QPointF(0.44, 0.44), QSizeF(0.88, 0.88));
        enterCells(painter, rect, cells);
        map::paintEntry(painter, shown, styleAt(rect, cells, painter, *sample, *library, options));
    };
}

QString printed(const Text& text) {
    return localized(text);
}

QString told(const QString& name) {
    return QCoreApplication::translate("bocage::model::print::GamePrints", "%1:").arg(name) +
           QLatin1Char(' ');
}

QString called(const QString& name, const QString& own) {
    return QCoreApplication::translate("bocage::model::print::GamePrints", "%1 “%2”").arg(name, own);
}

QString titleOf(const Subject& subject) {
    if (subject.scenario)
        return printed(subject.scenario->title);
    if (subject.army)
        return printed(subject.army->title);
    if (subject.campaign)
        return printed(subject.campaign->title);
    const Pack* pack = subject.library ? subject.library->pack(subject.pack) : nullptr;
    return pack ? printed(pack->manifest.title) : QString::fromStdString(subject.pack.value);
}

PageFrame frameFor(const Subject& subject, const Options& options, const QString& title) {
    PageFrame frame;
    frame.size = sizeOf(options.paper);
    frame.ink.colours = options.colours;
    frame.title = title;
    frame.stamp = stampLine(subject);
    frame.remark = subject.remark;
    frame.reader = subject.reader;
    return frame;
}

Document documentFor(const Subject& subject, const Options& options, const Aid& aid) {
    Document document;
    document.title = titleOf(subject);
    document.subject = aid.name();
    if (!subject.reader.isEmpty())
        document.subject += QStringLiteral(" – ") + subject.reader;
    if (!subject.remark.isEmpty())
        document.subject += QStringLiteral(" – ") + subject.remark;
    document.author = QString::fromStdString(subject.scenario   ? subject.scenario->author
                                             : subject.army     ? subject.army->author
                                             : subject.campaign ? subject.campaign->author
                                                                : std::string());
    document.language = options.language;
    return document;
}

}  // namespace bocage::model::print
