#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "model/print/length.h"

class QPainter;

namespace bocage::model::print {

/// One side of a sheet.
struct Page {
    Size size;
    QString label;              ///< "Sheet 1, front"; for page lists; empty: its number
    bool back = false;          ///< printed on the back of the page before it
    std::optional<Rect> trim;   ///< finished size, where it is not the whole page
    std::optional<Rect> bleed;  ///< trim and what is cut away around it
    /// Draws on a painter whose unit is a hundredth of a millimetre, from the top left corner of the page.
    std::function<void(QPainter&)> paint;
    /// What tells the number of the page, where anything does: its place in the whole file, known when all
    /// parts of it have been joined.
    std::function<void(QPainter&, int number, int count)> paintNumber;
};

/// What is handed to a printer or written as one file.
struct Document {
    QString title;
    QString subject;  ///< which aid it is, and the remark of a document that is not fit for play
    QString author;
    QString language;      ///< whatever is still put into words while pages are painted speaks it
    bool trueSize = true;  ///< viewers are told not to scale
    std::vector<Page> pages;
};

/// Told before each step of a long job; answers false to give up.
using Progress = std::function<bool(int done, int total)>;

/// Paints one page with a painter of any device. `unit` is how many of the painter's units a hundredth of a
/// millimetre is.
void paintPage(QPainter& painter, const Document& document, std::size_t page, double unit);
/// Gives every page its number, now that all parts of the file are there.
void numberPages(Document& document);

}  // namespace bocage::model::print
