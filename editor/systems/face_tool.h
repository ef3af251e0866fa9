#pragma once

#include <QIcon>
#include <QString>
#include <vector>

#include "rules/board/cell.h"

namespace bocage::rules {
struct Face;
}
namespace bocage::model {
class FaceEdits;
}

namespace bocage::editor {

/// A tool of the studio with which a game paints what only its boards have. It keeps nothing of a document.
class FaceTool {
public:
    /// Something it lays down.
    struct Kind {
        QString id, name;
        QIcon icon = {};
    };
    /// One touch of the brush.
    struct Touch {
        QString kind;        ///< id of what it lays down
        bool erase = false;  ///< takes away instead
        QString run;         ///< strokes of one name become one undo step
    };
    virtual ~FaceTool() = default;

    virtual QString id() const = 0;
    virtual QString name() const = 0;
    /// What the hand does with it, in a sentence.
    virtual QString hint() const = 0;
    virtual std::vector<Kind> kinds() const = 0;
    /// A cell was pressed, or the brush came over it.
    virtual bool touch(model::FaceEdits&, rules::Cell, const Touch&) const { return false; }
    /// The hand went from a cell into its neighbour.
    virtual bool cross(model::FaceEdits&, rules::Cell /*from*/, rules::Cell /*to*/, const Touch&) const {
        return false;
    }
    /// What there is on a cell of what it paints; empty for nothing.
    virtual QString found(const rules::Face&, rules::Cell) const { return {}; }
};

}  // namespace bocage::editor
