#include "model/print/aids/piece_sheets.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>
#include <span>

#include "model/messages/element_names.h"
#include "model/print/game_prints.h"
#include "model/print/pictures.h"
#include "model/render/map_renderer.h"
#include "model/render/vector_art.h"
#include "rules/content/drawings.h"

namespace bocage::model::print {

using namespace rules;

namespace {

/// A face of an overlay at the size of its cells.
Painting overlayPicture(const OverlayDef& overlay, const Face& face, const LibraryPtr& library) {
    return [&overlay, &face, library](QPainter& painter, const QRectF& room) {
        painter.translate(room.topLeft());
        painter.scale(room.width() / std::max(1, face.grid.cols),
                      room.height() / std::max(1, face.grid.rows));
        MapRenderer::paintOverlay(painter, overlay, face, *library);
    };
}

/// A piece that no pack has: a box of the usual size with its name.
Painting ghostPicture(const QString& name) {
    return [name](QPainter& painter, const QRectF& rect) {
        painter.setBrush(Qt::white);
        painter.setPen(QPen(Qt::black, 20, Qt::DashLine));
        painter.drawRect(rect.adjusted(40, 40, -40, -40));
        painter.setFont(fontOf(Type::Tiny));
        painter.drawText(rect.adjusted(90, 90, -90, -90), Qt::AlignCenter | Qt::TextWrapAnywhere, name);
    };
}

Painting withWash(Painting art) {
    return [art = std::move(art)](QPainter& painter, const QRectF& rect) {
        painter.save();
        art(painter, rect);
        painter.restore();
        painter.fillRect(rect, QColor(255, 255, 255, 90));
    };
}

/// A quarter turn: what is longer than the paper is wide may still fit its height. Backs turn the other way:
/// they are seen from the other side of the sheet.
Painting lyingOnItsSide(Painting art, bool back) {
    return [art = std::move(art), back](QPainter& painter, const QRectF& rect) {
        painter.save();
        painter.translate(back ? rect.bottomLeft() : rect.topRight());
        painter.rotate(back ? -90 : 90);
        art(painter, QRectF(0, 0, rect.height(), rect.width()));
        painter.restore();
    };
}

/// The back of a card: all cards of a deck share its own, unless they have been drawn with another.
Painting backPicture(const PieceCopies& piece, const LibraryPtr& library, const Options& options) {
    const bool own = piece.deck.empty() || !library->deck(piece.deck) ||
                     (artOf(*library, piece.deck, true).empty() && !artOf(*library, piece.id, true).empty());
    return piecePicture(own ? piece.id : piece.deck, QStringLiteral("back"), library, options);
}

SheetItem itemOf(const PieceCopies& piece, const Subject& subject, const Options& options,
                 const GamePrints& prints) {
    const ContentId& id = piece.id;
    const Library& library = *subject.library;
    SheetItem item;
    item.id = QString::fromStdString(id.value);
    item.name = ElementNames::content(library, id);
    item.size = prints.pieceSize(id, library, options.space);
    const bool card = id.kind() == "card";
    item.bleed = card ? 3_mm : 1.5_mm;
    item.safe = card ? 3_mm : 1.2_mm;
    if (const OverlayDef* overlay = library.overlay(id)) {
        if (!overlay->faces.empty())
            item.front = overlayPicture(*overlay, overlay->faces[0], subject.library);
        if (overlay->faces.size() > 1)
            item.back = overlayPicture(*overlay, overlay->faces[1], subject.library);
        // Of any outline: the ground around it is not ours to paint, its own drawing goes on instead.
        item.bleed = Length();
        item.gutter = options.sheets.bleed.value_or(1.5_mm) * 2;
    } else if (library.head(id)) {
        item.front = piecePicture(id, QStringLiteral("front"), subject.library, options);
        item.back = backPicture(piece, subject.library, options);
    } else {
        item.front = item.back = ghostPicture(item.id);
        item.bleed = Length();
    }
    const Length widest = sizeOf(options.paper).width - 28_mm;
    if (item.size.width > widest && item.size.height <= widest && !options.sheets.singly) {
        item.size = item.size.turned();
        if (item.front)
            item.front = lyingOnItsSide(item.front, false);
        if (item.back)
            item.back = lyingOnItsSide(item.back, true);
    }
    if (options.colours == Colours::InkSaving) {
        if (item.front)
            item.front = withWash(item.front);
        if (item.back)
            item.back = withWash(item.back);
    }
    return item;
}

/// Whose piece it is: those of one faction, and the cards of one deck, lie side by side.
std::string ownerOf(const PieceCopies& piece, const Library& library) {
    const ContentId& id = piece.id;
    if (const DeckDef* deck = library.deck(piece.deck))
        return deck->faction.value + ' ' + deck->id.value;
    if (const SystemContent* content = library.systemContent(id))
        if (const Json* faction = content->fields.find("faction"); faction && faction->isString())
            return faction->string();
    if (const CardDef* card = library.card(id))
        return card->faction;
    return {};
}

class PieceSheetsAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::PieceSheetsAid)
public:
    QString id() const override { return QStringLiteral("counters"); }
    QString name() const override { return tr("Counters, cards and tiles"); }
    QString purpose() const override {
        return tr("Pieces to cut out, at true size, with their backs behind them.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.campaign == nullptr; }
    Choices choices() const override { return Choices(Choice::Pieces) | Choice::Space | Choice::Packs; }

    Result<Document> make(const Subject& subject, const Options& options,
                          const Progress& progress) const override {
        const auto pieces = piecesToPrint(subject, options);
        if (!pieces)
            return pieces.problems();
        std::vector<SheetItem> items = sheetItems(*pieces, subject, options);
        if (items.empty())
            return Problem{"print.nothing", {}, "", "", 0, 0};
        if (progress && !progress(0, 1))
            return Problem{"print.cancelled", {}, "", "", 0, 0};
        Document document = documentFor(subject, options, *this);
        if (options.sheets.singly) {
            document.pages = singlePages(std::move(items), options);
            return document;
        }
        const SheetPlan plan = planSheets(items, options);
        if (!plan.tooLarge.empty())
            return Problem{
                "print.piece-too-large", {items[plan.tooLarge.front()].name.toStdString()}, "", "", 0, 0};
        document.pages =
            sheetPages(plan, std::move(items), options, document.title, stampLine(subject), subject.remark);
        return document;
    }
};

}  // namespace

std::vector<PieceCopies> piecesOf(const Pack& pack, bool asPacked) {
    std::map<ContentId, int> inBoxes;
    if (asPacked) {
        for (const BoxDef& box : pack.boxes)
            for (const Copies& each : box.contents)
                inBoxes[each.id] += each.count;
        for (const DeckDef& deck : pack.decks)
            for (const Copies& each : deck.cards)
                inBoxes[each.id] = std::max(inBoxes[each.id], each.count);
    }
    std::vector<PieceCopies> all;
    const auto add = [&](const auto& items) {
        for (const ContentHead& head : items) {
            const auto found = inBoxes.find(head.id);
            all.push_back({head.id, found == inBoxes.end() ? 1 : found->second});
        }
    };
    add(pack.system);
    add(pack.markers);
    for (const CardDef& card : pack.cards) {
        const std::size_t before = all.size();
        for (const DeckDef& deck : pack.decks)
            for (const Copies& each : deck.cards)
                if (each.id == card.id)
                    all.push_back({card.id, asPacked ? each.count : 1, deck.id});
        if (all.size() == before)
            add(std::span(&card, 1));
    }
    add(pack.overlays);
    return all;
}

Result<std::vector<PieceCopies>> piecesToPrint(const Subject& subject, const Options& options) {
    std::vector<PieceCopies> pieces;
    const GamePrints& prints = printsOf(subject.system());
    if (!options.picked.empty())
        pieces = options.picked;
    else if (subject.scenario || subject.army)
        pieces = prints.needed(subject);
    else if (const Pack* pack = subject.library->pack(subject.pack))
        pieces = piecesOf(*pack, options.copiesAsPacked);
    const bool all = options.kinds.isEmpty();
    // A card of one deck needs no saying which.
    for (PieceCopies& piece : pieces)
        if (piece.deck.empty() && subject.library->card(piece.id))
            if (const std::vector<ContentId> decks = decksOf(piece.id, *subject.library); decks.size() == 1)
                piece.deck = decks.front();
    std::erase_if(pieces, [&](const PieceCopies& copies) {
        const QString sheet = prints.sheetOf(copies.id, *subject.library);
        return copies.count < 1 || sheet.isEmpty() || sheet == QLatin1String("boards") ||
               (!all && !options.kinds.contains(sheet));
    });
    for (const PieceCopies& copies : pieces)
        if (copies.count > mostCopies)
            return Problem{"print.too-many", {copies.id.value, std::to_string(mostCopies)}, "", "", 0, 0};
    return pieces;
}

std::vector<SheetItem> sheetItems(const std::vector<PieceCopies>& pieces, const Subject& subject,
                                  const Options& options) {
    const GamePrints& prints = printsOf(subject.system());
    struct Sorted {
        QString sheet;
        std::string owner;
        const PieceCopies* copies;
    };
    std::vector<Sorted> sorted;
    for (const PieceCopies& copies : pieces)
        sorted.push_back(
            {prints.sheetOf(copies.id, *subject.library), ownerOf(copies, *subject.library), &copies});
    std::stable_sort(sorted.begin(), sorted.end(), [](const Sorted& a, const Sorted& b) {
        return std::tie(a.sheet, a.owner) < std::tie(b.sheet, b.owner);
    });
    std::vector<SheetItem> items;
    for (const Sorted& each : sorted) {
        const SheetItem item = itemOf(*each.copies, subject, options, prints);
        for (int i = 0; i < each.copies->count; ++i)
            items.push_back(item);
    }
    return items;
}

AidPtr pieceSheetsAid() {
    return std::make_shared<PieceSheetsAid>();
}

}  // namespace bocage::model::print
