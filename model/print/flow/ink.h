#pragma once

#include <QColor>
#include <QFont>

#include "model/print/options.h"

namespace bocage::model::print {

enum class Type {
    Title,     ///< of a document
    Heading,   ///< of a section
    Subtitle,  ///< inside a section
    Body,
    Small,  ///< tables, captions
    Tiny,   ///< feet of pages
};

/// Letters of printed pages. Sizes are in a page's units, so that text measures the same on paper and screen.
QFont fontOf(Type type, bool bold = false, bool italic = false);
/// The least that people read on paper without a glass.
inline constexpr double smallestPoints = 5;
/// Points as units of a page.
inline constexpr double unitsPerPoint = 2540.0 / 72;
/// Between the feet of two lines.
Length lineHeight(Type type);

/// Colours of printed pages in the chosen way of printing.
struct Ink {
    Colours colours = Colours::Full;

    bool grey() const { return colours == Colours::Grey; }
    QColor tone(const QColor& colour) const;
    QColor text() const;
    QColor muted() const;
    QColor line() const;
    QColor accent() const;
    /// The ground of boxes; invalid when ink is saved.
    QColor panel() const;
    /// The ground of table heads and bands.
    QColor band() const;
    QColor warning() const;
};

}  // namespace bocage::model::print
