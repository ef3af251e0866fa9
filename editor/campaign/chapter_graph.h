#pragma once

#include <QPainterPath>
#include <QPixmap>
#include <QWidget>
#include <functional>
#include <map>
#include <optional>

#include "model/campaign/campaign_files.h"
#include "model/document/campaign_document.h"
#include "rules/core/finding.h"

namespace bocage::editor {

/// The worst problem of each chapter that has any, shown as a sign.
using ChapterSigns = std::map<rules::ElementId, rules::Severity>;

/// The chapters of a campaign as cards with a picture of their map, and the ways between them as arrows.
/// Cards are dragged; a drag from the knob at a card's right edge links it to another. By keyboard: arrows
/// choose, with Ctrl they move the card, Enter opens it; + and − show it larger and smaller, 0 all of it.
class ChapterGraph : public QWidget {
    Q_OBJECT

public:
    explicit ChapterGraph(model::CampaignDocument& document, QWidget* parent = nullptr);

    /// What the cards show besides the campaign itself; asked again after refresh().
    std::function<const model::CampaignFiles&()> files;
    std::function<QPixmap(const rules::ElementId& chapter, QSize size)> picture;

    model::CampaignDocument& document() const { return m_document; }
    const rules::ElementId& current() const { return m_current; }
    void setCurrent(const rules::ElementId& chapter);
    void setSigns(const ChapterSigns& signs);
    /// Where a card lies, in the widget.
    QRect cardOf(const rules::ElementId& chapter) const;
    QPoint knobOf(const rules::ElementId& chapter) const;
    /// A free place for one more card.
    rules::Cell freePlace() const;
    void refresh();
    QSize sizeHint() const override;
    /// As much as can be seen of it at once: cards shrink until all are in sight, as long as they can be
    /// read.
    void setRoom(QSize room);
    double scale() const { return m_scale; }

Q_SIGNALS:
    void currentChanged(const bocage::rules::ElementId& chapter);
    void opened(const bocage::rules::ElementId& chapter);
    void removeWanted(const bocage::rules::ElementId& chapter);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    rules::Cell placeOf(std::size_t chapter) const;
    QRect cardAt(rules::Cell place) const;
    rules::ElementId chapterAt(const QPoint& point) const;
    /// A way as it is drawn.
    struct DrawnWay {
        QRect from, to;
        QString label;
        bool taken = false;
        int twins = 0;  ///< ways before it between the same cards
    };
    std::vector<DrawnWay> drawnWays() const;
    QPainterPath wayPath(const DrawnWay& way) const;
    void paintWay(QPainter& painter, const DrawnWay& way) const;
    void paintLabel(QPainter& painter, const DrawnWay& way) const;
    void paintCard(QPainter& painter, std::size_t index);
    void say();
    QSize sizeAt(double scale) const;
    QRect cardAt(rules::Cell place, double scale) const;
    void fit();
    void zoomBy(double factor);
    QFont fontOf(int pixels) const;
    QString stateOf(const rules::CampaignChapter& chapter, QColor* colour) const;

    model::CampaignDocument& m_document;
    rules::ElementId m_current;
    ChapterSigns m_signs;
    QPoint m_pressed;
    QSize m_room;
    double m_scale = 1;
    bool m_fits = true;                 ///< the scale follows the room; false once somebody chose another
    std::optional<QPoint> m_dragged;    ///< how far the current card was dragged
    std::optional<QPoint> m_linkingTo;  ///< end of the way that is being drawn
};

}  // namespace bocage::editor
