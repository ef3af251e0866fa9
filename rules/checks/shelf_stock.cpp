#include "rules/checks/shelf_stock.h"

#include <algorithm>

namespace bocage::rules {

std::map<ContentId, int> shelfStock(const Library& library, const std::string& system,
                                    const Collection& collection) {
    const bool unnamed = collection.boxes.empty() && collection.pieces.empty();
    std::map<ContentId, int> owned, stock;
    for (const Copies& copies : collection.boxes)
        owned[copies.id] += copies.count;
    for (const Pack& pack : library.packs()) {
        if (pack.manifest.system != system)
            continue;
        for (const BoxDef& box : pack.boxes) {
            const int boxes = unnamed ? 1 : owned[box.id];
            for (const Copies& copies : box.contents)
                stock[copies.id] += boxes * copies.count;
        }
    }
    for (const Copies& copies : collection.pieces)
        stock[copies.id] = std::max(0, stock[copies.id] + copies.count);  // lost ones count below zero
    return stock;
}

}  // namespace bocage::rules
