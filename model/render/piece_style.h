#pragma once

#include <QColor>
#include <QString>

#include "rules/content/library.h"

class QPainter;

namespace bocage::model {

/// Colours of the visual language. A meaning never rests on one of them alone.
namespace tint {
inline const QColor ink(0x2B, 0x26, 0x22);
inline const QColor paper(0xF4, 0xEC, 0xD8);
inline const QColor panel(0xFB, 0xF8, 0xF1);
inline const QColor line(0xD5, 0xCC, 0xB8);
inline const QColor header(0xEF, 0xE9, 0xDB);
inline const QColor white(0xFF, 0xFF, 0xFF);
inline const QColor damaged(0xA3, 0x23, 0x1B);
inline const QColor officer(0xD9, 0xA4, 0x00);
inline const QColor star(0xC9, 0x97, 0x00);
inline const QColor infantry(0xF2, 0xC7, 0x44);
inline const QColor light(0x8A, 0x5F, 0xA8);
inline const QColor heavy(0x7B, 0x82, 0x88);
inline const QColor creature(0x4F, 0x9A, 0x5B);
inline const QColor good(0x2E, 0x9E, 0x4F);
inline const QColor muted(0x6E, 0x67, 0x5C);
}  // namespace tint

/// How much of a piece is worth drawing at the size it has on its device.
enum class PieceDetail {
    Sign,      ///< a few pixels: picture, movement, defence, frame
    Overview,  ///< numbers and signs, no words
    Full,
};

/// What all painters of pieces share.
struct PieceStyle {
    QString language = QStringLiteral("en");
    bool grey = false;
    PieceDetail detail = PieceDetail::Full;

    /// A colour as it is to be drawn: itself, or its grey.
    QColor tone(const QColor& colour) const;
    QString words(const rules::Text& text) const;
};

/// A faction as it looks: two meanings of the same thing, colour and shape.
struct FactionLook {
    QColor colour = QColor(0x5E, 0x5A, 0x55);
    QString frame = QStringLiteral("rounded");
    QString symbol;
    QString name;  ///< slug, picks variants of drawings
    QColor dark() const { return colour.darker(145); }
    QColor light() const;  ///< lit parts of drawings
    QColor pale() const;   ///< grounds
};

FactionLook factionLook(const rules::Library& library, const rules::ContentId& faction);

/// Detail for a piece whose single space is `side` units wide on this painter.
PieceDetail detailFor(const QPainter& painter, double side);

/// Black or white, whichever reads better on the ground.
QColor readableOn(const QColor& ground);
/// Colour of a band or stripe by its name ("blue", "gold"); grey for an unknown one.
QColor bandColour(const QString& name);

}  // namespace bocage::model
