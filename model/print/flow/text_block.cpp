#include "model/print/flow/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextList>
#include <cmath>

#include "model/io/rich_text_door.h"

namespace bocage::model::print {

[[gnu::noinline]] Runs boldFirst(const QString& text) {
    return {{text, true}};
}

namespace {

constexpr Length markRoom = 5_mm;

struct Layout {
    std::unique_ptr<QTextLayout> text;
    Length lineHeight;
};

/// "2 × Rifles" is not parted before or behind its sign, nor a French word from the colon behind it.
QString keptTogether(QString text) {
    static const QRegularExpression times(QStringLiteral("(?<=\\d) × "));
    static const QRegularExpression ends(QStringLiteral(" (?=[:;?!»](?:\\s|$))"));
    text.replace(times, QStringLiteral("\u00a0×\u00a0"));
    text.replace(ends, QStringLiteral("\u00a0"));
    return text.replace(QStringLiteral("« "), QStringLiteral("«\u00a0"));
}

std::shared_ptr<const Layout> layOut(const Runs& runs, const TextStyle& style, const QColor& colour,
                                     Length width) {
    QString all;
    QList<QTextLayout::FormatRange> formats;
    for (const Run& run : runs) {
        QTextCharFormat format;
        format.setFont(fontOf(style.type, run.bold, run.italic));
        format.setForeground(colour);
        QString text = keptTogether(run.text);
        text.replace(QLatin1Char('\n'), QChar::LineSeparator);
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(all.size());
        range.length = static_cast<int>(text.size());
        range.format = format;
        formats << range;
        all += text;
    }
    auto layout = std::make_shared<Layout>();
    layout->lineHeight = lineHeight(style.type);
    layout->text = std::make_unique<QTextLayout>(all, fontOf(style.type));
    QTextOption option(style.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->text->setTextOption(option);
    layout->text->setFormats(formats);
    layout->text->setCacheEnabled(true);
    layout->text->beginLayout();
    for (QTextLine line = layout->text->createLine(); line.isValid(); line = layout->text->createLine()) {
        line.setLineWidth(width.units());
        line.setPosition(QPointF(0, 0));
    }
    layout->text->endLayout();
    return layout;
}

void paintMark(QPainter& painter, const TextStyle& style, const QColor& colour, const Place& at,
               Length line) {
    const QRectF room(at.units(), QSizeF(markRoom.units(), line.units()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF middle(room.left() + 130, room.center().y() + 8);
    switch (style.mark) {
        case Mark::None:
            break;
        case Mark::Bullet:
            painter.drawEllipse(middle, 42, 42);
            break;
        case Mark::CheckBox:
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colour, 25));
            painter.drawRect(QRectF(middle - QPointF(115, 115), QSizeF(230, 230)));
            break;
        case Mark::Number:
            painter.setFont(fontOf(style.type, true));
            painter.setPen(colour);
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, style.number);
            break;
    }
    painter.setBrush(Qt::NoBrush);
}

void addRuns(Runs& runs, const QTextBlock& block) {
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextCharFormat format = it.fragment().charFormat();
        runs.push_back({it.fragment().text().replace(QChar::LineSeparator, QLatin1Char('\n')),
                        format.fontWeight() > QFont::Medium, format.fontItalic()});
    }
}

}  // namespace

TextBlock::TextBlock(Runs runs, TextStyle style, Ink ink)
    : m_runs(std::move(runs)), m_style(std::move(style)), m_ink(ink) {}

Slices TextBlock::slices(Length width) const {
    const QColor colour = m_style.colour.isValid() ? m_style.colour : m_ink.text();
    const Length left = m_style.indent + (m_style.mark == Mark::None ? Length() : markRoom);
    const auto layout = layOut(m_runs, m_style, colour, std::max(width - left, 5_mm));
    const int lines = layout->text->lineCount();
    Slices slices;
    for (int i = 0; i < lines; ++i) {
        Slice slice;
        slice.height = layout->lineHeight;
        slice.before = i == 0 ? m_style.before : Length();
        // Two lines at least on either side of a break.
        slice.mayBreakBefore = i == 0 || (!m_style.together && i >= 2 && i <= lines - 2);
        slice.paint = [layout, i, left, colour, style = m_style](QPainter& painter, const Place& at) {
            if (i == 0 && style.mark != Mark::None)
                paintMark(painter, style, colour, {at.x + style.indent, at.y}, layout->lineHeight);
            const QTextLine line = layout->text->lineAt(i);
            const double above = (layout->lineHeight.units() - line.height()) / 2;
            painter.setPen(colour);
            line.draw(&painter, (Place{at.x + left, at.y}).units() + QPointF(0, above));
        };
        slices.push_back(std::move(slice));
    }
    if (m_style.ruleBelow && !slices.empty()) {
        Slice rule;
        rule.height = 0.8_mm;
        rule.mayBreakBefore = false;
        rule.paint = [colour, width](QPainter& painter, const Place& at) {
            painter.setPen(QPen(colour, 30));
            painter.drawLine(at.units(), at.units() + QPointF(width.units(), 0));
        };
        slices.push_back(std::move(rule));
    }
    return slices;
}

BlockPtr Writer::title(const QString& text) const {
    TextStyle style;
    style.type = Type::Title;
    style.colour = m_ink.accent();
    style.together = true;
    return std::make_shared<TextBlock>(Runs{{text, true}}, style, m_ink);
}

BlockPtr Writer::heading(const QString& text) const {
    TextStyle style;
    style.type = Type::Heading;
    style.colour = m_ink.accent();
    style.before = 4.6_mm;
    style.ruleBelow = true;
    style.together = true;
    auto block = std::make_shared<TextBlock>(Runs{{text, true}}, style, m_ink);
    block->keepWithNext = true;
    return block;
}

BlockPtr Writer::subtitle(const QString& text) const {
    TextStyle style;
    style.type = Type::Subtitle;
    style.before = 2.6_mm;
    style.together = true;
    auto block = std::make_shared<TextBlock>(Runs{{text, true}}, style, m_ink);
    block->keepWithNext = true;
    return block;
}

BlockPtr Writer::paragraph(const QString& text, Type type) const {
    TextStyle style;
    style.type = type;
    return paragraph(Runs{{text}}, style);
}

BlockPtr Writer::paragraph(Runs runs, TextStyle style) const {
    return std::make_shared<TextBlock>(std::move(runs), std::move(style), m_ink);
}

BlockPtr Writer::bullet(const QString& text, Type type) const {
    return bullet(Runs{{text}}, type);
}

BlockPtr Writer::bullet(Runs runs, Type type) const {
    TextStyle style;
    style.type = type;
    style.mark = Mark::Bullet;
    style.before = 0.9_mm;
    return paragraph(std::move(runs), style);
}

BlockPtr Writer::checkBox(Runs runs, Type type) const {
    TextStyle style;
    style.type = type;
    style.mark = Mark::CheckBox;
    style.before = 1.1_mm;
    return paragraph(std::move(runs), style);
}

BlockPtr Writer::note(const QString& text) const {
    TextStyle style;
    style.type = Type::Small;
    style.colour = m_ink.muted();
    return paragraph(Runs{{text, false, true}}, style);
}

Blocks Writer::authored(const QString& markdown, Type type) const {
    Blocks blocks;
    const PackTextDocument document(markdown);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        Runs runs;
        addRuns(runs, block);
        if (runs.empty())
            continue;
        if (block.textList())
            blocks.push_back(bullet(std::move(runs), type));
        else if (block.blockFormat().headingLevel() > 0)
            blocks.push_back(subtitle(block.text()));
        else {
            TextStyle style;
            style.type = type;
            blocks.push_back(paragraph(std::move(runs), style));
        }
    }
    return blocks;
}

QString elidedTo(const QString& text, Type type, Length width) {
    return QFontMetricsF(fontOf(type)).elidedText(text, Qt::ElideRight, width.units());
}

Length widthOf(const QString& text, Type type, bool bold) {
    return fromUnits(QFontMetricsF(fontOf(type, bold)).horizontalAdvance(text));
}

}  // namespace bocage::model::print
