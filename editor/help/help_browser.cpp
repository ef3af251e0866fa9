#include "editor/help/help_browser.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <utility>

#include "editor/theme/theme.h"
#include "model/help/manual.h"
#include "model/io/load_file.h"
#include "model/io/png_door.h"
#include "model/io/rich_text_door.h"

namespace bocage::editor {

namespace {

constexpr int margin = 24;
constexpr int widestColumn = 820;  ///< longer lines are hard to read

int pixelsOf(int level) {
    return level <= 1 ? type::title : level == 2 ? type::heading : type::strong;
}

/// A picture in a line would have the line's extra height counted by its own.
bool holdsPicture(const QTextBlock& block) {
    return block.text().contains(QChar::ObjectReplacementCharacter);
}

void styleBlocks(QTextDocument& page, const Theme& theme) {
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat shape = block.blockFormat();
        const int level = shape.headingLevel();
        QTextCursor cursor(block);
        if (level > 0) {
            shape.setTopMargin(level == 1 ? 0 : level == 2 ? 20 : 14);
            shape.setBottomMargin(6);
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            QTextCharFormat look = cursor.charFormat();
            look.clearProperty(QTextFormat::FontSizeAdjustment);
            look.setProperty(QTextFormat::FontPixelSize, pixelsOf(level));
            look.setFontWeight(QFont::Bold);
            look.setForeground(level == 1 ? theme.accent : theme.ink);
            cursor.setCharFormat(look);
        } else if (!cursor.currentTable()) {
            shape.setTopMargin(0);
            shape.setBottomMargin(cursor.currentList() ? 4 : 8);
            if (!holdsPicture(block))
                shape.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        }
        cursor.setBlockFormat(shape);
    }
}

void styleTables(QTextFrame& frame, const Theme& theme) {
    for (QTextFrame* child : frame.childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(child)) {
            QTextTableFormat format = table->format();
            format.setBorder(1);
            format.setBorderBrush(theme.line);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderCollapse(true);
            format.setCellPadding(5);
            format.setTopMargin(6);
            format.setBottomMargin(10);
            table->setFormat(format);
            for (int column = 0; table->rows() > 0 && column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(0, column);
                QTextCharFormat head = cell.format();
                head.setBackground(theme.header);
                cell.setFormat(head);
            }
        }
        styleTables(*child, theme);
    }
}

}  // namespace

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("helpBrowser"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::linkClicked);
}

void HelpBrowser::doSetSource(const QUrl&, QTextDocument::ResourceType) {
    // The base class would open the file that a link names.
}

QImage HelpBrowser::picture(const QString& name) const {
    // In the dark the picture of the dark window, where there is one.
    QString dark = name;
    dark.replace(QStringLiteral("-light."), QStringLiteral("-dark."));
    QStringList names{name};
    if (Theme::current().dark)
        names.prepend(dark);
    for (const QString& wanted : names) {
        const auto bytes = model::readFile(model::Manual::folder() + QLatin1Char('/') + wanted);
        const auto image = bytes ? model::readPng(*bytes) : rules::Result<QImage>(bytes.problems());
        if (!image)
            continue;
        const qreal ratio = devicePixelRatioF();
        QImage scaled = *image;
        if (image->width() > m_width * ratio)
            scaled = image->scaledToWidth(static_cast<int>(m_width * ratio), Qt::SmoothTransformation);
        scaled.setDevicePixelRatio(ratio);
        return scaled;
    }
    return {};
}

void HelpBrowser::showPage(const QString& markdown) {
    m_markdown = markdown;
    m_anchor.clear();
    lay();
    verticalScrollBar()->setValue(0);
}

void HelpBrowser::lay() {
    m_width = std::max(200, std::min(widestColumn, viewport()->width()) - 2 * margin);
    const Theme theme = Theme::current();
    auto* page = new model::PackTextDocument(
        {}, [this](const QString& name) { return picture(name); }, this);
    page->setDefaultFont(font());
    page->setDocumentMargin(margin);
    page->setMarkdown(m_markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                      QTextDocument::MarkdownNoHTML);
    styleBlocks(*page, theme);
    styleTables(*page->rootFrame(), theme);
    QTextFrameFormat column = page->rootFrame()->frameFormat();
    column.setRightMargin(std::max(0, viewport()->width() - widestColumn));
    page->rootFrame()->setFrameFormat(column);
    setDocument(page);
    // Later: pages are laid out while the window is being shown, and Qt is just walking through the children.
    if (auto* before = std::exchange(m_page, page))
        before->deleteLater();
}

bool HelpBrowser::goTo(const QString& anchor) {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || model::Manual::anchor(block.text()) != anchor)
            continue;
        m_anchor = anchor;
        QTextCursor cursor(block);
        setTextCursor(cursor);
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(cursor).top() - 12);
        return true;
    }
    return false;
}

void HelpBrowser::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    const int width = std::max(200, std::min(widestColumn, viewport()->width()) - 2 * margin);
    if (m_markdown.isEmpty() || width == m_width)
        return;
    const int before = verticalScrollBar()->value();
    lay();
    if (m_anchor.isEmpty() || !goTo(m_anchor))
        verticalScrollBar()->setValue(before);
}

void HelpBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_markdown.isEmpty())
        lay();
}

}  // namespace bocage::editor
