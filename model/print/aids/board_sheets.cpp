#include "model/print/aids/board_sheets.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <set>

#include "model/messages/element_names.h"
#include "model/print/flow/flow.h"
#include "model/print/game_prints.h"
#include "model/print/imposition.h"
#include "model/print/pictures.h"

namespace bocage::model::print {

using namespace rules;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print", text);
}

constexpr Length edge = 10_mm, overlap = 10_mm;
constexpr double hair = 9;

struct BoardFace {
    ContentId board;
    std::string face;
    QString name;
    auto operator<=>(const BoardFace& other) const {
        return std::tie(board.value, face) <=> std::tie(other.board.value, other.face);
    }
    bool operator==(const BoardFace& other) const { return board == other.board && face == other.face; }
};

/// A scenario with nothing but that face on it: drawn like any map, in grey as well.
std::shared_ptr<const Scenario> aloneOn(const BoardFace& face, std::string_view system) {
    auto scenario = std::make_shared<Scenario>();
    scenario->system = std::string(system);
    PlacedBoard placed;
    placed.id = ElementId("board");
    placed.board = face.board;
    placed.face = face.face;
    scenario->battlefield.boards.push_back(placed);
    return scenario;
}

struct KeptBoard {
    BoardFace face;
    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const MapRenderer> renderer;
    Options options;
    Size whole;
    QPointF origin;  ///< where the picture begins, in cells: hex boards lean over theirs
    std::vector<BoardPart> parts;
    QString remark, stamp;
};

void paintWindow(QPainter& painter, const KeptBoard& board, const Rect& window, const Rect& target) {
    painter.save();
    painter.setClipRect(target.units(), Qt::IntersectClip);
    const double space = board.options.space.units();
    painter.translate(target.units().topLeft());
    painter.scale(target.width.units() / window.width.units(), target.height.units() / window.height.units());
    painter.translate(-window.units().topLeft());
    painter.scale(space, space);
    painter.translate(-board.origin);
    const QRectF cells(window.x.units() / space + board.origin.x(),
                       window.y.units() / space + board.origin.y(), window.width.units() / space,
                       window.height.units() / space);
    MapOptions look;
    look.layers = MapLayers(MapLayer::Boards) | MapLayer::Edges | MapLayer::Grid;
    look.language = board.options.language;
    look.grey = board.options.grey();
    board.renderer->paintTerrain(painter, cells, look);
    if (board.options.colours == Colours::InkSaving)
        painter.fillRect(cells, QColor(255, 255, 255, 130));
    painter.restore();
}

/// Where a part lies on its page.
Rect targetOf(const BoardPart& part) {
    return {edge, edge, part.window.width, part.window.height};
}

void paintPart(QPainter& painter, const KeptBoard& board, const BoardPart& part, Size paper) {
    const Rect target = targetOf(part);
    paintWindow(painter, board, part.window, target);
    painter.setPen(QPen(Qt::black, hair));
    const auto line = [&](Length x1, Length y1, Length x2, Length y2) {
        painter.drawLine(Place{x1, y1}.units(), Place{x2, y2}.units());
    };
    // Cut marks at the corners of what is this part's own, glue marks where the next one lies over it.
    const Rect own{target.x + (part.own.x - part.window.x), target.y + (part.own.y - part.window.y),
                   part.own.width, part.own.height};
    for (const Length x : {own.x, own.right()}) {
        line(x, target.y - 6_mm, x, target.y - 1_mm);
        line(x, target.bottom() + 1_mm, x, target.bottom() + 6_mm);
    }
    for (const Length y : {own.y, own.bottom()}) {
        line(target.x - 6_mm, y, target.x - 1_mm, y);
        line(target.right() + 1_mm, y, target.right() + 6_mm, y);
    }
    painter.setFont(fontOf(Type::Tiny));
    const auto glue = [&](const Rect& strip, const QString& neighbour) {
        painter.fillRect(strip.units(), QColor(255, 255, 255, 150));
        painter.setPen(QPen(QColor(90, 90, 90), hair, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(strip.units());
        painter.setPen(QColor(60, 60, 60));
        painter.save();
        painter.translate(strip.units().center());
        if (strip.height > strip.width)
            painter.rotate(-90);
        painter.drawText(QRectF(-3000, -400, 6000, 800), Qt::AlignCenter, tr("glue under %1").arg(neighbour));
        painter.restore();
    };
    const auto codeOf = [](int column, int row) {
        BoardPart next;
        next.column = column;
        next.row = row;
        return next.code();
    };
    if (own.right() < target.right())
        glue({own.right(), target.y, target.right() - own.right(), target.height},
             codeOf(part.column + 1, part.row));
    if (own.bottom() < target.bottom())
        glue({target.x, own.bottom(), target.width, target.bottom() - own.bottom()},
             codeOf(part.column, part.row + 1));
    paintRulers(painter, {12_mm, paper.height - 27_mm}, Ink{board.options.colours});
    const Rect words{143_mm, paper.height - 27_mm, paper.width - 150_mm, 20_mm};
    painter.setPen(Qt::black);
    painter.setFont(fontOf(Type::Heading, true));
    painter.drawText(words.units(), Qt::AlignLeft | Qt::AlignTop, part.code());
    painter.setFont(fontOf(Type::Tiny));
    QString text = board.face.name + QLatin1Char('\n') + tr("Print at 100 % (actual size).");
    for (const QString& more : {board.stamp, board.remark})
        if (!more.isEmpty())
            text += QLatin1Char('\n') + more;
    painter.drawText(words.units().adjusted(0, 620, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     text);
}

/// A small picture of the whole with the codes of its sheets.
void paintAssembly(QPainter& painter, const KeptBoard& board, const QRectF& rect) {
    const double scale = rect.width() / board.whole.width.units();
    const double high = board.whole.height.units() * scale;
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(scale, scale);
    paintWindow(painter, board, {Length(), Length(), board.whole.width, board.whole.height},
                {Length(), Length(), board.whole.width, board.whole.height});
    painter.restore();
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), high), QColor(255, 255, 255, 110));
    painter.setFont(fontOf(Type::Title, true));
    for (const BoardPart& part : board.parts) {
        const QRectF own(rect.left() + part.own.x.units() * scale, rect.top() + part.own.y.units() * scale,
                         part.own.width.units() * scale, part.own.height.units() * scale);
        painter.setPen(QPen(Qt::black, 30));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(own);
        painter.drawText(own, Qt::AlignCenter, part.code());
    }
}

std::vector<BoardFace> facesOf(const Subject& subject, const Options& options) {
    std::set<BoardFace> faces;
    const Library& library = *subject.library;
    const auto add = [&](const ContentId& id, const std::string& wanted) {
        const BoardDef* board = library.board(id);
        if (!board) {
            faces.insert({id, wanted, ElementNames::content(library, id)});
            return;
        }
        for (const Face& face : board->faces)
            if (wanted.empty() || face.name == wanted)
                faces.insert(
                    {id, face.name,
                     QStringLiteral("%1 – %2").arg(
                         printed(board->name),
                         face.title.empty() ? tr("face %1").arg(QString::fromStdString(face.name).toUpper())
                                            : printed(face.title))});
    };
    if (!options.picked.empty()) {
        for (const PieceCopies& copies : options.picked)
            if (copies.id.kind() == "board")
                add(copies.id, {});
    } else if (subject.scenario) {
        for (const PlacedBoard& placed : subject.scenario->battlefield.boards)
            add(placed.board, placed.face);
    } else if (const Pack* pack = library.pack(subject.pack)) {
        for (const BoardDef& board : pack->boards)
            add(board.id, {});
    }
    return {faces.begin(), faces.end()};
}

class BoardSheetsAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::BoardSheetsAid)
public:
    QString id() const override { return QStringLiteral("boards"); }
    QString name() const override { return tr("Boards"); }
    QString purpose() const override {
        return tr("Boards at true size, over several pages to be glued together, with a plan.");
    }
    bool appliesTo(const Subject& subject) const override {
        if (subject.scenario)
            return !subject.scenario->battlefield.boards.empty();
        const Pack* pack =
            subject.kind() == SubjectKind::Pack ? subject.library->pack(subject.pack) : nullptr;
        return pack && !pack->boards.empty();
    }
    Choices choices() const override { return Choices(Choice::Space) | Choice::Packs; }

    Result<Document> make(const Subject& subject, const Options& options,
                          const Progress& progress) const override {
        Document document = documentFor(subject, options, *this);
        const Size paper = sizeOf(options.paper);
        const std::vector<BoardFace> faces = facesOf(subject, options);
        int done = 0;
        for (const BoardFace& face : faces) {
            if (progress && !progress(done++, static_cast<int>(faces.size())))
                return Problem{"print.cancelled", {}, "", "", 0, 0};
            add(document, face, subject, options, paper);
        }
        if (document.pages.empty())
            return Problem{"print.nothing", {}, "", "", 0, 0};
        return document;
    }

private:
    /// A board that no pack has: a box with its name, so that nobody misses it unawares.
    static Page ghostPage(const BoardFace& face, const PageFrame& frame) {
        Page page;
        page.size = frame.size;
        page.label = face.name;
        page.paint = [frame, name = face.name](QPainter& painter) {
            const Rect box{30_mm, 40_mm, frame.size.width - 60_mm, frame.size.width - 60_mm};
            painter.setPen(QPen(Qt::black, 20, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.units());
            painter.setFont(fontOf(Type::Subtitle));
            painter.drawText(box.units().adjusted(500, 500, -500, -500), Qt::AlignCenter | Qt::TextWordWrap,
                             name + QStringLiteral("\n\n") + tr("No pack that is installed has this board."));
        };
        page.paintNumber = [frame](QPainter& painter, int number, int count) {
            paintFrame(painter, frame, number, count);
        };
        return page;
    }

    static void add(Document& document, const BoardFace& face, const Subject& subject, const Options& options,
                    Size paper) {
        if (!subject.library->board(face.board)) {
            document.pages.push_back(ghostPage(face, frameFor(subject, options, document.title)));
            return;
        }
        auto board = std::make_shared<KeptBoard>();
        board->face = face;
        board->scenario = aloneOn(face, subject.system());
        board->renderer = std::make_shared<const MapRenderer>(*board->scenario, subject.library);
        board->options = options;
        board->whole = printsOf(subject.system()).pieceSize(face.board, *subject.library, options.space);
        if (const BoardDef* def = subject.library->board(face.board); def && def->grid == GridKind::Hex) {
            const QRectF bounds = board->renderer->bounds();
            board->origin = bounds.topLeft();
            board->whole = {fromUnits(bounds.width() * options.space.units()),
                            fromUnits(bounds.height() * options.space.units())};
        }
        board->remark = subject.remark;
        board->stamp = stampLine(subject);
        const Size room{paper.width - edge * 2, paper.height - edge * 2 - sheetFoot};
        board->parts = splitBoard(board->whole, room, options.space, overlap);
        if (board->parts.size() > 1) {
            Page plan;
            plan.size = paper;
            plan.label = tr("%1: plan").arg(face.name);
            const PageFrame frame = frameFor(subject, options, document.title);
            plan.paintNumber = [frame](QPainter& painter, int number, int count) {
                paintFrame(painter, frame, number, count);
            };
            plan.paint = [board, paper, name = face.name](QPainter& painter) {
                painter.setPen(Ink{board->options.colours}.accent());
                painter.setFont(fontOf(Type::Heading, true));
                painter.drawText(Rect{15_mm, 22_mm, paper.width - 30_mm, 8_mm}.units(), Qt::AlignLeft, name);
                painter.setPen(Qt::black);
                painter.setFont(fontOf(Type::Body));
                painter.drawText(
                    Rect{15_mm, 31_mm, paper.width - 30_mm, 16_mm}.units(), Qt::AlignLeft | Qt::TextWordWrap,
                    tr("Cut each sheet along its marks at the left and the top. Lay it over the glue "
                       "strip of its neighbour, in the order of the plan."));
                const Length most = std::min(
                    paper.width - 40_mm, fromUnits((paper.height - 90_mm).units() *
                                                   board->whole.width.units() / board->whole.height.units()));
                paintAssembly(painter, *board, Rect{(paper.width - most) / 2, 52_mm, most, most}.units());
            };
            document.pages.push_back(std::move(plan));
        }
        for (const BoardPart& part : board->parts) {
            Page page;
            page.size = paper;
            page.label = QStringLiteral("%1 %2").arg(face.name, part.code());
            page.paint = [board, part, paper](QPainter& painter) { paintPart(painter, *board, part, paper); };
            page.paintNumber = [ink = Ink{options.colours}, paper](QPainter& painter, int number, int count) {
                painter.setPen(ink.text());
                painter.setFont(fontOf(Type::Tiny));
                painter.drawText(Rect{143_mm, paper.height - 27_mm, paper.width - 158_mm, 6_mm}.units(),
                                 Qt::AlignRight | Qt::AlignTop, numberLine(number, count));
            };
            document.pages.push_back(std::move(page));
        }
    }
};

/// Where the parts of one direction begin and end.
std::vector<std::pair<Length, Length>> cuts(Length whole, Length room, Length step, Length shared) {
    std::vector<std::pair<Length, Length>> all;
    Length from;
    while (from < whole) {
        if (whole - from <= room) {
            all.emplace_back(from, whole);
            break;
        }
        // On a line between spaces where one lies within reach.
        Length to = from + room - shared;
        if (const Length line = step * (to / step); line > from)
            to = line;
        all.emplace_back(from, to);
        from = to;
    }
    return all;
}

}  // namespace

QString BoardPart::code() const {
    return QString(QChar(u'A' + column % 26)) + QString::number(row + 1);
}

std::vector<BoardPart> splitBoard(Size whole, Size room, Length step, Length shared) {
    std::vector<BoardPart> parts;
    const auto xs = cuts(whole.width, room.width, step, shared),
               ys = cuts(whole.height, room.height, step, shared);
    for (std::size_t row = 0; row < ys.size(); ++row)
        for (std::size_t column = 0; column < xs.size(); ++column) {
            BoardPart part;
            part.column = static_cast<int>(column);
            part.row = static_cast<int>(row);
            part.own = {xs[column].first, ys[row].first, xs[column].second - xs[column].first,
                        ys[row].second - ys[row].first};
            part.window = part.own;
            if (column + 1 < xs.size())
                part.window.width += shared;
            if (row + 1 < ys.size())
                part.window.height += shared;
            parts.push_back(part);
        }
    return parts;
}

AidPtr boardSheetsAid() {
    return std::make_shared<BoardSheetsAid>();
}

}  // namespace bocage::model::print
