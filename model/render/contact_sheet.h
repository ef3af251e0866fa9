#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

#include "model/render/piece_renderer.h"

namespace bocage::model {

/// One picture with everything of a kind, each with its name: for looking over a pack.
struct SheetOptions {
    int cell = 150;   ///< pixels of one space, or the side of a symbol's cell
    int columns = 0;  ///< 0: as many as fit a page of about 1600 pixels
    QString language = QStringLiteral("en");
    bool grey = false;
};

/// Kinds a sheet can be made of: unit, tile, option, card, marker, board, overlay, symbol, icon.
QStringList sheetKinds();

/// Null when the kind is unknown or the pack has nothing of it. `pack` is not looked at for symbols and
/// icons.
QImage contactSheet(const PieceRenderer& renderer, const rules::PackId& pack, const QString& kind,
                    const SheetOptions& options);

}  // namespace bocage::model
