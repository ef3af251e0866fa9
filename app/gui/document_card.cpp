#include "app/gui/document_card.h"

#include <QFileInfo>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/gui/document_facts.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"
#include "model/io/document_files.h"
#include "model/messages/words.h"

namespace bocage::app {

using editor::onLines;
using editor::Theme;

namespace {
constexpr int pictureHeight = 100;
constexpr double pictureShare = 0.47;  ///< of a wide card
}  // namespace

DocumentCard::DocumentCard(const QString& path, rules::LibraryPtr library, QWidget* parent)
    : QAbstractButton(parent),
      m_path(path),
      m_library(std::move(library)),
      m_title(QFileInfo(path).baseName()) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMaximumWidth(widestSmall);
    if (const auto loaded = model::loadValue(path)) {
        if (const auto* scenario = std::get_if<rules::Scenario>(&loaded->value)) {
            m_title = model::localized(scenario->title);
            m_story = model::localized(scenario->texts.introduction);
            m_detail = battleDetail(*scenario, *m_library);
        } else if (const auto* campaign = std::get_if<rules::Campaign>(&loaded->value)) {
            m_title = model::localized(campaign->title);
            m_story = model::localized(campaign->story);
            m_detail = campaignDetail(*campaign, *m_library);
        }
    } else {
        m_detail = tr("cannot be read");
    }
    setAccessibleName(m_title);
    setAccessibleDescription(m_detail);
    QStringList whole{m_title, m_detail, m_story, path};
    whole.removeAll(QString());
    setToolTip(whole.join(QLatin1Char('\n')));  // the card has no room for all of it
}

DocumentCard::DocumentCard(const QString& title, const QString& detail, QWidget* parent)
    : QAbstractButton(parent), m_title(title), m_detail(detail) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMaximumWidth(widestSmall);
    setAccessibleName(title);
    setAccessibleDescription(detail);
}

void DocumentCard::setWide(bool wide) {
    m_wide = wide;
    m_map = {};
    setMaximumWidth(wide ? widest : widestSmall);
    updateGeometry();
}

void DocumentCard::readMap(const QSize& size) {
    const auto loaded = model::loadValue(m_path);
    if (const auto* campaign = loaded ? std::get_if<rules::Campaign>(&loaded->value) : nullptr) {
        m_map = campaignPicture(*campaign, m_path, m_library, size, devicePixelRatioF());
        return;
    }
    const auto* scenario = loaded ? std::get_if<rules::Scenario>(&loaded->value) : nullptr;
    m_map = mapPicture(scenario ? *scenario : rules::Scenario(), m_library, size, devicePixelRatioF());
}

void DocumentCard::paintEvent(QPaintEvent*) {
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(2, 2, -3, -4);
    const bool lit = underMouse() || hasFocus();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, theme.dark ? 90 : 28));
    painter.drawRoundedRect(card.translated(0, 2), 8, 8);
    QPainterPath shape;
    shape.addRoundedRect(card, 8, 8);
    painter.fillPath(shape, theme.field);
    painter.save();
    painter.setClipPath(shape);
    const double pictureWidth = std::round(card.width() * pictureShare);
    const QRectF top(card.left(), card.top(), m_wide ? pictureWidth : card.width(),
                     m_wide ? card.height() : pictureHeight);
    if (m_path.isEmpty()) {
        painter.fillRect(top, theme.header);
        painter.setPen(QPen(theme.accent, 3, Qt::SolidLine, Qt::RoundCap));
        const QPointF middle = top.center();
        painter.drawLine(middle - QPointF(16, 0), middle + QPointF(16, 0));
        painter.drawLine(middle - QPointF(0, 16), middle + QPointF(0, 16));
    } else {
        if (m_map.deviceIndependentSize().toSize() != top.size().toSize())
            readMap(top.size().toSize());
        painter.drawPixmap(top.topLeft(), m_map);
    }
    painter.restore();
    painter.setPen(QPen(lit ? theme.accent : theme.line, lit ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(editor::type::strong);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    const QRectF words = m_wide ? card.adjusted(pictureWidth + 16, 14, -14, -10)
                                : card.adjusted(12, pictureHeight + 7, -12, -4);
    const QString title = onLines(m_title, QFontMetrics(bold), static_cast<int>(words.width()), 2);
    double below = title.contains(QLatin1Char('\n')) ? 15 : 0;
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, title);
    QFont small = font();
    small.setPixelSize(editor::type::small);
    painter.setFont(small);
    painter.setPen(theme.muted);
    const QString detail =
        onLines(m_detail, QFontMetrics(small), static_cast<int>(words.width()), m_wide ? 2 : 1);
    painter.drawText(words.adjusted(0, 20 + below, 0, 0), Qt::AlignLeft | Qt::AlignTop, detail);
    if (detail.contains(QLatin1Char('\n')))
        below += 14;
    if (m_wide) {
        painter.setFont(font());
        painter.setPen(theme.ink);
        const QRectF room = words.adjusted(0, 44 + below, 0, 0);
        const QFontMetrics metrics(font());
        painter.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                         onLines(m_story, metrics, static_cast<int>(room.width()),
                                 std::max(1, static_cast<int>(room.height()) / metrics.lineSpacing())));
    }
}

}  // namespace bocage::app
