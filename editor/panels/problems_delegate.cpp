#include "editor/panels/problems_delegate.h"

#include <QIcon>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTreeView>

#include "editor/theme/severity_sign.h"
#include "editor/theme/theme.h"
#include "model/items/findings_tree.h"

namespace bocage::editor {

using model::FindingsModel;
using model::FindingsTree;

namespace {

constexpr int padding = 8;
constexpr int lineHeight = 17;
constexpr int ruleWidth = 118;

FindingsTree::Kind kindOf(const QModelIndex& index) {
    return static_cast<FindingsTree::Kind>(index.data(FindingsTree::KindRole).toInt());
}

/// The width of a row is the view's, whatever the style option says while heights are asked for. Lessons
/// stand in the columns of their finding, not one step further in.
QRect rowRect(const QStyleOptionViewItem& option, const QModelIndex& index) {
    QRect rect = option.rect;
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    if (!view)
        return rect;
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    const auto kind = kindOf(index);
    if (kind != FindingsTree::Kind::Group && kind != FindingsTree::Kind::Finding)
        --depth;
    rect.setLeft(depth * view->indentation());
    rect.setWidth(std::max(200, view->viewport()->width() - rect.left()));
    return rect;
}

QString labelOf(FindingsTree::Kind kind) {
    switch (kind) {
        case FindingsTree::Kind::Why:
            return FindingsTree::tr("Why");
        case FindingsTree::Kind::Ruling:
            return FindingsTree::tr("Ruling");
        case FindingsTree::Kind::Reason:
            return FindingsTree::tr("Waived");
        case FindingsTree::Kind::Place:
            return FindingsTree::tr("In conflict");
        case FindingsTree::Kind::Fix:
            return FindingsTree::tr("Way out");
        default:
            return {};
    }
}

QString lessonText(const QModelIndex& index) {
    const QString source = index.data(FindingsTree::SourceRole).toString();
    const QString text = index.data(Qt::DisplayRole).toString();
    return source.isEmpty() ? text : text + QStringLiteral("  (") + source + QLatin1Char(')');
}

/// Rows are laid out from left to right; where people read from right to left they are turned over.
QRect turnedOver(const QStyleOptionViewItem& option, const QRect& rect) {
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    const QRect whole = view ? view->viewport()->rect() : option.rect;
    return rect.isValid() ? QStyle::visualRect(option.direction, whole, rect) : rect;
}

void paintBackground(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme) {
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    const QRect whole(
        0, option.rect.top(),
        view ? std::max(view->viewport()->width(), option.rect.right() + 1) : option.rect.right() + 1,
        option.rect.height());
    if (option.state & QStyle::State_Selected)
        painter.fillRect(whole, theme.selected);
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(whole, theme.hover);
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(theme.accent, 2));
        const int edge = option.direction == Qt::RightToLeft ? whole.right() - 1 : whole.left() + 1;
        painter.drawLine(edge, whole.top(), edge, whole.bottom());
    }
}

}  // namespace

void ProblemsDelegate::addLinks(const QStyleOptionViewItem& option, const QModelIndex& index, int left,
                                int width, Row& row) const {
    // Links flow, a dot between them, breaking between fixes only.
    int x = left, y = row.rule.top();
    const QStringList fixes = index.data(FindingsModel::FixesRole).toStringList();
    for (int i = 0; i < fixes.size(); ++i) {
        const int wanted = std::min(width - 8, option.fontMetrics.horizontalAdvance(fixes[i]) + 4);
        if (x > left && x + wanted > left + width - 8) {
            x = left;
            y += lineHeight;
        }
        row.links.push_back({QRect(x, y, wanted, lineHeight),
                             option.fontMetrics.elidedText(fixes[i], Qt::ElideRight, wanted), i});
        x += wanted + 18;
    }
    row.height = std::max(row.height, y + lineHeight);
}

ProblemsDelegate::Row ProblemsDelegate::layoutOf(const QStyleOptionViewItem& option,
                                                 const QModelIndex& index) const {
    Row row;
    const QRect all = rowRect(option, index);
    const auto kind = kindOf(index);
    const bool finding = kind == FindingsTree::Kind::Finding;
    const int space = finding ? padding : padding / 2;
    const int top = all.top() + space;
    row.sign = QRect(all.left() + 4, top + 3, 12, 12);
    row.rule = QRect(all.left() + 26, top, ruleWidth - 10, lineHeight);
    if (kind == FindingsTree::Kind::Group) {
        row.height = lineHeight + 2 * space;
        row.sign = turnedOver(option, row.sign);
        row.rule = turnedOver(option, row.rule);
        return row;
    }
    const int fixWidth = finding ? std::clamp(all.width() * 26 / 100, 160, 360) : 0;
    const int chipWidth = finding ? std::clamp(all.width() * 14 / 100, 84, 300) : 0;
    const int sentenceLeft = row.rule.left() + ruleWidth;
    const int fixLeft = all.right() - fixWidth;
    const int chipLeft = fixLeft - chipWidth - 12;
    const int sentenceWidth = std::max(80, chipLeft - sentenceLeft - 12);
    const QString sentence = finding ? index.data(FindingsModel::SentenceRole).toString() : lessonText(index);
    const QRect needed =
        option.fontMetrics.boundingRect(QRect(0, 0, sentenceWidth, 1000), Qt::TextWordWrap, sentence);
    row.sentence = QRect(sentenceLeft, top, sentenceWidth, std::max(lineHeight, needed.height()));
    row.height = row.sentence.bottom() + 1;
    if (finding) {
        const QString place = index.data(FindingsModel::PlaceRole).toString();
        if (!place.isEmpty())
            row.chip =
                QRect(chipLeft, top - 1,
                      std::min(chipWidth, option.fontMetrics.horizontalAdvance(place) + 20), lineHeight + 2);
        addLinks(option, index, fixLeft, fixWidth, row);
    }
    row.height += space - all.top();
    for (QRect* rect : {&row.sign, &row.rule, &row.sentence, &row.chip})
        *rect = turnedOver(option, *rect);
    for (Link& link : row.links)
        link.rect = turnedOver(option, link.rect);
    return row;
}

int ProblemsDelegate::firstLine(const QModelIndex& index) {
    return lineHeight + (kindOf(index) == FindingsTree::Kind::Finding ? 2 * padding : padding);
}

QSize ProblemsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {200, layoutOf(option, index).height};
}

void ProblemsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    painter->setLayoutDirection(option.direction);
    paintBackground(*painter, option, Theme::current());
    switch (kindOf(index)) {
        case FindingsTree::Kind::Group:
            paintGroup(*painter, option, index);
            break;
        case FindingsTree::Kind::Finding:
            paintFinding(*painter, option, index);
            break;
        default:
            paintLesson(*painter, option, index);
            break;
    }
    painter->restore();
}

void ProblemsDelegate::paintGroup(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
    const Theme theme = Theme::current();
    const QRect row = rowRect(option, index).adjusted(4, 0, -8, 0);
    const QRect all = turnedOver(option, row);
    QFont bold = option.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    const QString title = index.data(Qt::DisplayRole).toString();
    painter.drawText(all, Qt::AlignLeft | Qt::AlignVCenter, title);
    const int used = QFontMetrics(bold).horizontalAdvance(title) + 10;
    painter.setFont(option.font);
    painter.setPen(theme.muted);
    QString rest = index.data(FindingsTree::CountRole).toString();
    const QString about = index.data(FindingsTree::SourceRole).toString();
    if (!about.isEmpty())
        rest += QStringLiteral("   ") + about;
    painter.drawText(turnedOver(option, row.adjusted(used, 0, 0, 0)), Qt::AlignLeft | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(rest, Qt::ElideRight, all.width() - used));
}

void ProblemsDelegate::paintLesson(QPainter& painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Theme theme = Theme::current();
    const Row row = layoutOf(option, index);
    const auto kind = kindOf(index);
    painter.setPen(theme.muted);
    // The first of several of a kind carries the label.
    const QModelIndex before = index.siblingAtRow(index.row() - 1);
    if (!before.isValid() || kindOf(before) != kind)
        painter.drawText(row.rule, Qt::AlignLeft | Qt::AlignTop, labelOf(kind));
    const bool link = kind == FindingsTree::Kind::Place || kind == FindingsTree::Kind::Fix;
    painter.setPen(link ? theme.link : theme.ink);
    painter.drawText(row.sentence, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, lessonText(index));
}

void ProblemsDelegate::paintFinding(QPainter& painter, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    const Theme theme = Theme::current();
    const Row row = layoutOf(option, index);
    painter.fillRect(
        QRect(0, option.rect.top(), option.widget ? option.widget->width() : option.rect.right() + 1, 1),
        theme.line);
    if (index.data(FindingsModel::WaivedRole).toBool())
        painter.setOpacity(0.6);
    paintSeverity(painter, QRectF(row.sign).center(),
                  static_cast<rules::Severity>(index.data(FindingsModel::SeverityRole).toInt()), 6);
    painter.setFont(option.font);
    painter.setPen(theme.ink);
    painter.drawText(row.rule, Qt::AlignLeft | Qt::AlignTop, index.data(FindingsModel::RuleRole).toString());
    painter.drawText(row.sentence, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     index.data(FindingsModel::SentenceRole).toString());
    if (row.chip.isValid()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(option.state & QStyle::State_MouseOver ? theme.line : theme.hover);
        painter.drawRoundedRect(row.chip, 9, 9);
        painter.setPen(theme.ink);
        QFont small = option.font;
        small.setPixelSize(type::small);
        painter.setFont(small);
        painter.drawText(row.chip.adjusted(9, 0, -9, 0), Qt::AlignCenter,
                         QFontMetrics(small).elidedText(index.data(FindingsModel::PlaceRole).toString(),
                                                        Qt::ElideRight, row.chip.width() - 16));
    }
    for (std::size_t i = 0; i < row.links.size(); ++i) {
        QFont font = option.font;
        font.setUnderline(m_lit == index && m_litFix == row.links[i].fix);
        painter.setFont(font);
        painter.setPen(theme.link);
        painter.drawText(row.links[i].rect, Qt::AlignLeft | Qt::AlignTop, row.links[i].text);
        if (i + 1 < row.links.size()) {
            painter.setPen(theme.muted);
            const QRect& link = row.links[i].rect;
            const int beside = option.direction == Qt::RightToLeft ? link.left() - 16 : link.right() + 4;
            painter.drawText(QRect(beside, link.top(), 12, lineHeight), Qt::AlignCenter, QStringLiteral("·"));
        }
    }
}

int ProblemsDelegate::fixAt(const QStyleOptionViewItem& option, const QModelIndex& index,
                            QPoint position) const {
    if (kindOf(index) != FindingsTree::Kind::Finding)
        return -1;
    for (const Link& link : layoutOf(option, index).links)
        if (link.rect.contains(position))
            return link.fix;
    return -1;
}

void ProblemsDelegate::setLit(const QModelIndex& index, int fix) {
    m_lit = index;
    m_litFix = fix;
}

bool ProblemsDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                   const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton)
            return false;
        const int fix = fixAt(option, index, mouse->position().toPoint());
        if (fix >= 0)
            Q_EMIT fixClicked(index, fix);
        else
            Q_EMIT rowClicked(index);
        return true;
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace bocage::editor
