#pragma once

#include <QColor>
#include <QString>
#include <optional>
#include <vector>

#include "model/print/aid.h"
#include "model/print/flow/ink.h"
#include "model/print/flow/table_block.h"

namespace bocage::model::print {

/// One piece to be cut out.
struct SheetItem {
    QString id;  ///< of its content, for lists
    QString name;
    Size size;  ///< finished
    Painting front, back;
    /// Continue beyond the cut; invalid: found by looking at the edge of the picture. A back has its own:
    /// cards of one back must not be told apart by the fronts behind them.
    QColor ground, backGround;
    Length bleed, safe;
    /// Room between this piece and its neighbours, for a picture that goes on beyond its cut: half of it
    /// belongs to the piece, and the picture ends there. None: it stays inside its cut by itself.
    std::optional<Length> gutter;
};

/// Where a piece lies on a page; `back` is where its back lies on the page behind, or beside it when folded.
struct SheetCell {
    std::size_t item = 0;
    Rect front, back;
    bool backTurned = false;  ///< upside down, for paper that is flipped over its short edge
};

/// Pieces of one size in rows and columns that share their cut lines, unless their pictures need room.
struct SheetGroup {
    std::size_t first = 0, count = 0;  ///< into the cells of the sheet
    Size cell;
    int columns = 0;
};

struct SheetPlan {
    struct Sheet {
        std::vector<SheetCell> cells;
        std::vector<SheetGroup> groups;
        bool tight = false;  ///< narrow margins and a low foot, where that holds many more
    };
    Size paper;
    std::vector<Sheet> sheets;
    std::vector<std::size_t> tooLarge;  ///< items that no sheet can hold
};

/// Packs the items in their order, those of one size together. Pure geometry.
SheetPlan planSheets(const std::vector<SheetItem>& items, const Options& options);

/// The pages of a plan: fronts, and backs behind them, with cut marks, rulers and words on how to print.
std::vector<Page> sheetPages(const SheetPlan& plan, std::vector<SheetItem> items, const Options& options,
                             const QString& title, const QString& stamp, const QString& remark);

/// Every item on a page of its own, with page boxes for printing houses.
std::vector<Page> singlePages(std::vector<SheetItem> items, const Options& options);

/// The rulers that show whether a page came out at true size: 100 mm, 4 inches and a square of 20 mm. `at` is
/// the top left corner; 20 mm high.
void paintRulers(QPainter& painter, Place at, const Ink& ink);

/// The colour along the rim of a picture.
QColor rimColour(const Painting& painting, Size size);

/// Room kept free at the foot of sheets for rulers and words.
inline constexpr Length sheetFoot = 25_mm;
inline constexpr Length tightSheetFoot = 12_mm;

}  // namespace bocage::model::print
