#include "model/print/aids/setup.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <map>

#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/print/flow/flow.h"
#include "model/print/game_prints.h"
#include "model/print/pictures.h"
#include "model/print/setup_script.h"
#include "rules/board/grid.h"

namespace bocage::model::print {

using namespace rules;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print", text);
}

QSize cellsOf(const std::vector<Face>& faces, Rotation rotation) {
    QSize size(1, 1);
    if (!faces.empty())
        size = QSize(faces.front().grid.cols, faces.front().grid.rows);
    return degrees(rotation) % 180 == 90 ? size.transposed() : size;
}

/// Where the number of a step goes on the diagram, in cells.
struct MarkPlace {
    const Library& library;

    QPointF operator()(const PlacedBoard& placed) const {
        const BoardDef* board = library.board(placed.board);
        if (board && board->grid == GridKind::Hex && !board->faces.empty())
            return hexMiddle(placed, board->faces.front());
        const QSize size = board ? cellsOf(board->faces, placed.rotation) : QSize(1, 1);
        return QPointF(placed.at.col + size.width() / 2.0, placed.at.row + size.height() / 2.0);
    }
    QPointF operator()(const PlacedOverlay& placed) const {
        const OverlayDef* overlay = library.overlay(placed.overlay);
        const QSize size = overlay ? cellsOf(overlay->faces, placed.rotation) : QSize(1, 1);
        return QPointF(placed.at.col + size.width() / 2.0, placed.at.row + size.height() / 2.0);
    }
    QPointF operator()(const PlacedEdge& placed) const {
        const QPointF middle(placed.at.cell.col + 0.5, placed.at.cell.row + 0.5);
        return placed.at.axis == Edge::Axis::North ? middle - QPointF(0, 0.5) : middle - QPointF(0.5, 0);
    }
    QPointF operator()(const PlacedCorner& placed) const { return QPointF(placed.at.col, placed.at.row); }
    QPointF operator()(const Piece& piece) const {
        return MapRenderer::footprint(piece, library).bounds().center();
    }
    /// Of the spaces of a board of hexes.
    static QPointF hexMiddle(const PlacedBoard& placed, const Face& face) {
        const Grid& grid = hexGrid();
        QPointF sum;
        int count = 0;
        for (int row = 0; row < face.grid.rows; ++row)
            for (int col = 0; col < face.grid.cols; ++col)
                if (face.grid.contains({col, row})) {
                    const rules::Place turned = grid.turned(Cell{col, row}, grid.steps(placed.rotation));
                    const GridPoint at = grid.point(grid.moved(turned, placed.at));
                    sum += QPointF(at.x, at.y);
                    ++count;
                }
        return count ? sum / count : QPointF(placed.at.col, placed.at.row);
    }
    QPointF operator()(const DeckUse&) const { return {}; }
    QPointF operator()(const BagUse&) const { return {}; }
};

struct Number {
    QPointF at;
    int number = 0;
};

BlockPtr diagram(const std::vector<SetupPart>& script, std::size_t upTo, std::vector<Number> numbers,
                 const Subject& subject, const Options& options) {
    auto table = std::make_shared<Scenario>(carriedOut(script, upTo));
    table->system = subject.scenario->system;
    table->sides = subject.scenario->sides;
    table->battlefield.grid = subject.scenario->battlefield.grid;
    table->extras = subject.scenario->extras;
    constexpr Length highest = 88_mm;
    const MapPicture map =
        paleMap(table, subject.library, options, MapOptions().layers & ~MapLayers(MapLayer::Zones), 40,
                {bodyOf(frameFor(subject, options, {})).width, highest});
    const Ink ink{options.colours};
    auto block = std::make_shared<PictureBlock>(
        map.aspect,
        [map, numbers = std::move(numbers), ink](QPainter& painter, const QRectF& rect) {
            map.painting(painter, rect);
            const double cell = rect.width() / map.cells.width();
            const double radius = std::clamp(cell * 0.42, 110.0, 260.0);
            QFont font = fontOf(Type::Tiny, true);
            font.setPixelSize(static_cast<int>(radius * 1.15));
            painter.setFont(font);
            for (const Number& each : numbers) {
                const QPointF at = rect.topLeft() + (each.at - map.cells.topLeft()) * cell;
                painter.setPen(QPen(Qt::white, 20));
                painter.setBrush(ink.accent());
                painter.drawEllipse(at, radius, radius);
                painter.setPen(Qt::white);
                painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(radius, radius) * 2),
                                 Qt::AlignCenter, QString::number(each.number));
            }
            painter.setBrush(Qt::NoBrush);
        },
        ink);
    block->highest = highest;
    return block;
}

/// What goes back into which box.
Blocks tearDown(const std::vector<SetupPart>& script, const Subject& subject, const Writer& writer,
                bool everything) {
    const GamePrints& prints = printsOf(subject.scenario->system);
    std::map<QString, std::map<QString, int>> boxes;
    for (const SetupPart& part : script)
        for (const SetupStep& step : part.steps)
            std::visit(
                [&](const auto& thing) {
                    using T = std::decay_t<decltype(thing)>;
                    ContentId id;
                    if constexpr (std::is_same_v<T, Piece>)
                        if (const QString cover = prints.cover(thing, *subject.library);
                            !everything && !cover.isEmpty()) {
                            ++boxes[step.box][cover];
                            return;
                        }
                    if constexpr (std::is_same_v<T, PlacedBoard>)
                        id = thing.board;
                    else if constexpr (std::is_same_v<T, PlacedOverlay>)
                        id = thing.overlay;
                    else if constexpr (std::is_same_v<T, Piece>)
                        id = thing.content;
                    else if constexpr (std::is_same_v<T, DeckUse>)
                        id = thing.deck;
                    else if constexpr (std::is_same_v<T, BagUse>)
                        id = thing.bag;
                    else
                        id = thing.kind;
                    ++boxes[step.box][ElementNames::content(*subject.library, id)];
                },
                step.thing);
    Blocks blocks{writer.heading(tr("Clearing the table"))};
    for (const auto& [box, things] : boxes) {
        blocks.push_back(writer.subtitle(tr("Back into: %1").arg(box)));
        for (const auto& [name, count] : things)
            blocks.push_back(
                writer.checkBox({{QStringLiteral("%1 × %2").arg(count).arg(name)}}, Type::Small));
    }
    return blocks;
}

class SetupAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::SetupAid)
public:
    explicit SetupAid(bool everything) : m_everything(everything) {}

    QString id() const override {
        return m_everything ? QStringLiteral("designer-setup") : QStringLiteral("setup");
    }
    QString name() const override {
        return m_everything ? tr("Designer's set-up script") : tr("Set-up script");
    }
    QString purpose() const override {
        return m_everything
                   ? tr("The set-up with everything that lies face down told. Not for players.")
                   : tr("What to take from which box and where to put it, step by step, and how to clear "
                        "the table.");
    }
    bool appliesTo(const Subject& subject) const override {
        return subject.scenario && (!m_everything || hasCovers(subject)) &&
               !setupScript(*subject.scenario, *subject.library, m_everything).empty();
    }

    Result<Document> make(const Subject& subject, const Options& options,
                          const Progress& progress) const override {
        const std::vector<SetupPart> script = setupScript(*subject.scenario, *subject.library, m_everything);
        if (script.empty())
            return Problem{"print.nothing", {}, "", "", 0, 0};
        Document document = documentFor(subject, options, *this);
        const Writer writer(Ink{options.colours});
        std::vector<Segment> parts{
            {1, false, {writer.heading(name() + QStringLiteral(" – ") + document.title)}}};
        if (m_everything)
            parts.front().blocks.push_back(writer.note(purpose()));
        else if (hasCovers(subject))
            parts.front().blocks.push_back(writer.note(
                tr("What lies face down is not told here: mix those tokens and lay them without looking, or "
                   "have somebody lay them who does not play and has the designer's set-up script.")));
        int number = 0;
        for (std::size_t i = 0; i < script.size(); ++i) {
            if (progress && !progress(static_cast<int>(i), static_cast<int>(script.size())))
                return Problem{"print.cancelled", {}, "", "", 0, 0};
            const SetupPart& part = script[i];
            Blocks steps;
            std::vector<Number> numbers;
            QString box;
            for (const SetupStep& step : part.steps) {
                if (step.box != box) {
                    box = step.box;
                    steps.push_back(writer.subtitle(tr("From: %1").arg(box)));
                }
                ++number;
                const QPointF at = std::visit(MarkPlace{*subject.library}, step.thing);
                numbers.push_back({at, number});
                steps.push_back(writer.checkBox(
                    {{QString::number(number) + QStringLiteral(". "), true}, {step.words}}, Type::Small));
            }
            parts.push_back({1, false, {writer.heading(part.name)}});
            const bool onMap = part.kind != SetupPart::Kind::Decks && part.kind != SetupPart::Kind::Bags;
            if (onMap && !subject.scenario->battlefield.boards.empty())
                parts.back().blocks.push_back(diagram(script, i + 1, std::move(numbers), subject, options));
            parts.push_back({2, false, std::move(steps)});
        }
        parts.push_back({2, false, tearDown(script, subject, writer, m_everything)});
        document.pages = flow(parts, frameFor(subject, options, document.title));
        return document;
    }

private:
    /// Whether something lies on the table that nobody there may know.
    static bool hasCovers(const Subject& subject) {
        const GamePrints& prints = printsOf(subject.scenario->system);
        const auto& pieces = subject.scenario->pieces;
        return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
            return !prints.cover(piece, *subject.library).isEmpty();
        });
    }

    bool m_everything;
};

}  // namespace

AidPtr setupAid(bool everything) {
    return std::make_shared<SetupAid>(everything);
}

}  // namespace bocage::model::print
