#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "model/print/flow/block.h"
#include "model/print/flow/ink.h"

namespace bocage::model::print {

/// Letters of one kind within a paragraph.
struct Run {
    QString text;
    bool bold = false;
    bool italic = false;
};
using Runs = std::vector<Run>;
/// Runs that begin with bold letters. Not inline: g++ 12 takes what grows behind them for a walk past their end.
Runs boldFirst(const QString& text);

enum class Mark { None, Bullet, CheckBox, Number };

struct TextStyle {
    Type type = Type::Body;
    Qt::Alignment alignment = Qt::AlignLeft;
    QColor colour;  ///< invalid: that of the ink
    Length before = 1.6_mm;
    Mark mark = Mark::None;
    QString number;  ///< for Mark::Number: "3."
    Length indent;
    bool ruleBelow = false;  ///< a line under a heading
    bool together = false;   ///< never broken, for short notes
};

/// A paragraph: no line of it is ever left alone at the foot or head of a column.
class TextBlock : public Block {
public:
    TextBlock(Runs runs, TextStyle style, Ink ink);
    Slices slices(Length width) const override;

private:
    Runs m_runs;
    TextStyle m_style;
    Ink m_ink;
};

/// Makes blocks in one ink; what aids are written with.
class Writer {
public:
    explicit Writer(Ink ink) : m_ink(ink) {}
    const Ink& ink() const { return m_ink; }

    BlockPtr title(const QString& text) const;
    BlockPtr heading(const QString& text) const;
    BlockPtr subtitle(const QString& text) const;
    BlockPtr paragraph(const QString& text, Type type = Type::Body) const;
    BlockPtr paragraph(Runs runs, TextStyle style = {}) const;
    BlockPtr bullet(const QString& text, Type type = Type::Body) const;
    BlockPtr bullet(Runs runs, Type type = Type::Body) const;
    BlockPtr checkBox(Runs runs, Type type = Type::Body) const;
    BlockPtr note(const QString& text) const;  ///< small, muted
    /// A text of an author: Markdown without pictures, several paragraphs.
    Blocks authored(const QString& markdown, Type type = Type::Body) const;

private:
    Ink m_ink;
};

/// Cut with an ellipsis where it is longer than that.
QString elidedTo(const QString& text, Type type, Length width);
/// How much room a single line takes.
Length widthOf(const QString& text, Type type, bool bold = false);

}  // namespace bocage::model::print
