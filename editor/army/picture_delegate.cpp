#include "editor/army/picture_delegate.h"

#include <QPainter>

#include "editor/panels/thumbnails.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"

namespace bocage::editor {

namespace {
constexpr int pictureGap = 4, rowPadding = 6;
}

PictureDelegate::PictureDelegate(rules::LibraryPtr library, int side, QObject* parent)
    : QStyledItemDelegate(parent), m_library(std::move(library)), m_side(side) {}

QSize PictureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize words = QStyledItemDelegate::sizeHint(option, index);
    const auto pictures = index.data(PicturesRole).toStringList().size();
    return {words.width() + static_cast<int>(pictures) * (m_side + pictureGap) + 2 * rowPadding,
            m_side + 2 * rowPadding};
}

void PictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme theme = Theme::current();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.selected);
    int left = option.rect.left() + rowPadding;
    const int top = option.rect.top() + (option.rect.height() - m_side) / 2;
    for (const QString& text : index.data(PicturesRole).toStringList()) {
        const rules::ContentId id(text.toStdString());
        painter->drawPixmap(
            left, top,
            thumbnail(m_library, id, {m_side, m_side}, painter->device()->devicePixelRatio(),
                      id.kind() == "option" ? QStringLiteral("small") : QStringLiteral("front")));
        left += m_side + pictureGap;
    }
    const QString detail = index.data(DetailRole).toString();
    const QRect words(left + rowPadding, option.rect.top(), option.rect.right() - left - 2 * rowPadding,
                      option.rect.height());
    const auto write = [&](const QRect& room, const QString& text, int pixels, bool bold,
                           const QColor& colour) {
        QFont font = option.font;
        font.setPixelSize(pixels);
        font.setBold(bold);
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width()));
    };
    const QString title = index.data(Qt::DisplayRole).toString();
    if (detail.isEmpty()) {
        write(words, title, type::body, false, theme.ink);
    } else {
        // A tall row tells it on two lines rather than cut it short.
        constexpr int titleHeight = 18, lineHeight = 16;
        QFont small = option.font;
        small.setPixelSize(type::small);
        const int most = words.height() >= titleHeight + 2 * lineHeight + 8 ? 2 : 1;
        const QStringList lines =
            onLines(detail, QFontMetrics(small), words.width(), most).split(QLatin1Char('\n'));
        int y = words.center().y() - (titleHeight + static_cast<int>(lines.size()) * lineHeight) / 2;
        write({words.left(), y, words.width(), titleHeight}, title, type::strong, true, theme.ink);
        y += titleHeight;
        for (const QString& line : lines) {
            write({words.left(), y, words.width(), lineHeight}, line, type::small, false, theme.muted);
            y += lineHeight;
        }
    }
    painter->restore();
}

}  // namespace bocage::editor
