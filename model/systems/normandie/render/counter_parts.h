#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

#include "model/render/piece_parts.h"
#include "model/render/piece_style.h"
#include "rules/systems/normandie/content/content.h"

class QPainter;

/// The signs printed on counters, each drawn around a centre in units of a hundredth of a space. They are the
/// same on tiles, options and reference sheets, so that a player learns them once.
namespace bocage::model {

QColor classColour(rules::normandie::UnitClass unitClass);

/// Dark arrow with the number; "X" for units that never move.
void drawMovement(QPainter& painter, const QPointF& centre, double scale, std::optional<int> movement,
                  const PieceStyle& style);

/// Combat bonus against one class: round infantry, square light, diamond heavy; "X" for "cannot".
void drawBonus(QPainter& painter, const QPointF& centre, double radius, rules::normandie::UnitClass against,
               std::optional<int> value, const PieceStyle& style);

/// The three bonuses in a row on a plate: red for the primary weapon, yellow for the secondary, paper for a
/// unit without separate weapons. Returns the plate's rectangle.
enum class WeaponPlate { Primary, Secondary, Plain };
QRectF drawWeaponPlate(QPainter& painter, const QPointF& leftCentre, double radius, WeaponPlate kind,
                       const rules::normandie::Bonuses& bonuses, const PieceStyle& style);

/// Shield in the colour and shape of the class: round for infantry, square for light vehicles, pointed for
/// heavy ones, six-sided for creatures.
void drawDefence(QPainter& painter, const QPointF& centre, double width,
                 rules::normandie::UnitClass unitClass, int value, const PieceStyle& style);

/// The ability's symbol on a white tile with its value in a bubble.
void drawAbility(QPainter& painter, const QPointF& centre, double side,
                 const rules::normandie::AbilityUse& ability, const PieceStyle& style);

void drawStars(QPainter& painter, const QPointF& centre, double radius, int count, const PieceStyle& style);

/// Two squares: this side takes a hit by flipping. One crossed square: the next hit eliminates.
void drawSteps(QPainter& painter, const QPointF& centre, double side, bool absorbs, const PieceStyle& style);

void drawLifePoints(QPainter& painter, const QPointF& centre, double side, int count,
                    const PieceStyle& style);

/// "+2", "+0", "−1" or "X".
QString signedBonus(std::optional<int> value);

}  // namespace bocage::model
