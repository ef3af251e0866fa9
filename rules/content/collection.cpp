#include "rules/content/collection.h"

#include <algorithm>

namespace bocage::rules {

int ownedCopies(const Collection& collection, const Library& library, const ContentId& id) {
    constexpr int plenty = 1'000'000;  // nobody needs more, and sums of this stay numbers
    int count = 0;
    for (const Copies& box : collection.boxes)
        if (const BoxDef* definition = library.box(box.id))
            for (const Copies& piece : definition->contents)
                if (piece.id == id)
                    count = std::min(plenty, count + box.count * piece.count);
    for (const Copies& piece : collection.pieces)
        if (piece.id == id)
            count = std::min(plenty, count + piece.count);
    return std::max(count, 0);  // lost pieces count below zero
}

}  // namespace bocage::rules
