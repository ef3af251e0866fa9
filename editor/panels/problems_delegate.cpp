#include "editor/panels/problems_delegate.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>
#include <cmath>

#include "editor/theme/theme.h"
#include "model/items/findings_model.h"

namespace bocage::editor {

using model::FindingsModel;

namespace {
constexpr int padding = 8;
constexpr int lineHeight = 17;
}  // namespace

void paintSeverity(QPainter& painter, QPointF middle, rules::Severity severity, double radius) {
    const Theme theme = Theme::current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QPolygonF shape;
    switch (severity) {
        case rules::Severity::Error:
            painter.setBrush(theme.error);
            for (int i = 0; i < 6; ++i)
                shape << middle + radius * QPointF(std::cos(i * M_PI / 3), std::sin(i * M_PI / 3));
            painter.drawPolygon(shape);
            break;
        case rules::Severity::Warning:
            painter.setBrush(theme.warning);
            shape << middle + QPointF(0, -radius) << middle + QPointF(radius, radius * 0.8)
                  << middle + QPointF(-radius, radius * 0.8);
            painter.drawPolygon(shape);
            break;
        case rules::Severity::Note:
            painter.setBrush(theme.link);
            painter.drawEllipse(middle, radius * 0.85, radius * 0.85);
            break;
    }
    painter.restore();
}

ProblemsDelegate::Row ProblemsDelegate::layoutOf(const QStyleOptionViewItem& option,
                                                 const QModelIndex& index) const {
    Row row;
    const QRect all = option.rect;
    const int ruleWidth = 118;
    const int fixWidth = std::clamp(all.width() * 26 / 100, 160, 360);
    const int chipWidth = std::clamp(all.width() * 12 / 100, 84, 180);
    const int top = all.top() + padding;
    row.sign = QRect(all.left() + 10, top + 3, 12, 12);
    row.rule = QRect(all.left() + 36, top, ruleWidth - 10, lineHeight);
    const int sentenceLeft = row.rule.left() + ruleWidth;
    const int fixLeft = all.right() - fixWidth;
    const int chipLeft = fixLeft - chipWidth - 12;
    const int sentenceWidth = std::max(80, chipLeft - sentenceLeft - 12);
    const QString sentence = index.data(FindingsModel::SentenceRole).toString();
    const QRect needed =
        option.fontMetrics.boundingRect(QRect(0, 0, sentenceWidth, 400), Qt::TextWordWrap, sentence);
    row.sentence = QRect(sentenceLeft, top, sentenceWidth, std::max(lineHeight, needed.height()));
    const QString place = index.data(FindingsModel::PlaceRole).toString();
    if (!place.isEmpty())
        row.chip =
            QRect(chipLeft, top - 1, std::min(chipWidth, option.fontMetrics.horizontalAdvance(place) + 20),
                  lineHeight + 2);
    // Links flow, a dot between them, breaking between fixes only.
    int x = fixLeft, y = top;
    const QStringList fixes = index.data(FindingsModel::FixesRole).toStringList();
    for (int i = 0; i < fixes.size(); ++i) {
        const int width = std::min(fixWidth - 8, option.fontMetrics.horizontalAdvance(fixes[i]) + 4);
        if (x > fixLeft && x + width > all.right() - 8) {
            x = fixLeft;
            y += lineHeight;
        }
        row.links.push_back({QRect(x, y, width, lineHeight),
                             option.fontMetrics.elidedText(fixes[i], Qt::ElideRight, width), i});
        x += width + 18;
    }
    row.height = std::max(row.sentence.bottom(), y + lineHeight) - all.top() + padding;
    return row;
}

QSize ProblemsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {200, layoutOf(option, index).height};
}

void ProblemsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const Theme theme = Theme::current();
    const Row row = layoutOf(option, index);
    const bool waived = index.data(FindingsModel::WaivedRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.selected);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, theme.hover);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.line);
    if (waived)
        painter->setOpacity(0.55);
    paintSeverity(*painter, QRectF(row.sign).center(),
                  static_cast<rules::Severity>(index.data(FindingsModel::SeverityRole).toInt()), 6);
    painter->setFont(option.font);
    painter->setPen(theme.ink);
    painter->drawText(row.rule, Qt::AlignLeft | Qt::AlignTop, index.data(FindingsModel::RuleRole).toString());
    painter->drawText(row.sentence, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                      index.data(FindingsModel::SentenceRole).toString());
    if (row.chip.isValid()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.hover);
        painter->drawRoundedRect(row.chip, 9, 9);
        painter->setPen(theme.ink);
        QFont small = option.font;
        small.setPixelSize(type::small);
        painter->setFont(small);
        painter->drawText(row.chip.adjusted(9, 0, -9, 0), Qt::AlignCenter,
                          QFontMetrics(small).elidedText(index.data(FindingsModel::PlaceRole).toString(),
                                                         Qt::ElideRight, row.chip.width() - 16));
    }
    painter->setFont(option.font);
    for (std::size_t i = 0; i < row.links.size(); ++i) {
        painter->setPen(theme.link);
        painter->drawText(row.links[i].rect, Qt::AlignLeft | Qt::AlignTop, row.links[i].text);
        if (i + 1 < row.links.size()) {
            painter->setPen(theme.muted);
            painter->drawText(QRect(row.links[i].rect.right() + 4, row.links[i].rect.top(), 12, lineHeight),
                              Qt::AlignCenter, QStringLiteral("·"));
        }
    }
    painter->restore();
}

bool ProblemsDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                   const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const Row row = layoutOf(option, index);
        for (const Link& link : row.links)
            if (link.rect.contains(mouse->position().toPoint())) {
                Q_EMIT fixClicked(index, link.fix);
                return true;
            }
        Q_EMIT placeClicked(index);
        return true;
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace bocage::editor
