#include "rules/checks/collection.h"

namespace bocage::rules {

int ownedCopies(const Collection& collection, const Library& library, const ContentId& id) {
    int count = 0;
    for (const Copies& box : collection.boxes)
        if (const BoxDef* definition = library.box(box.id))
            for (const Copies& piece : definition->contents)
                if (piece.id == id)
                    count += box.count * piece.count;
    for (const Copies& piece : collection.pieces)
        if (piece.id == id)
            count += piece.count;
    return count;
}

}  // namespace bocage::rules
