#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"

class QPainter;

/// Parts of a turn track, the same on screen and on paper.
namespace bocage::model {

/// Colours and letters of whoever draws; `unit` is what a pixel of the screen is long on this painter.
struct TrackStyle {
    QColor ink, muted, line, field, end;
    QFont number;
    QFont words;
    double unit = 1;
    bool grey = false;
};

/// One numbered space; those that are not played are dashed. `first` has the initiative, null when nobody
/// knows.
void drawTrackSpace(QPainter& painter, const QRectF& rect, int turn, bool played, const FactionLook* first,
                    const TrackStyle& style);
/// The ground and sign of an event's token; a common event has a diamond where a faction has its sign.
/// Returns the colour that words on it are to have.
QColor drawTrackToken(QPainter& painter, const QRectF& rect, const FactionLook* faction,
                      const TrackStyle& style);
/// The flag of the last turn; dashed while it is not set.
void drawTrackEnd(QPainter& painter, const QRectF& rect, bool set, const QString& word,
                  const TrackStyle& style);

}  // namespace bocage::model
