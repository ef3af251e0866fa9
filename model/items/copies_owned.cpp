#include "model/items/copies_owned.h"

namespace bocage::model {

QString CopiesOwned::whyNone() const {
    if (left() > 0)
        return {};
    return owned == 0 ? tr("No box on your shelf holds it.")
                      : tr("All %n copies that you own are on the map.", nullptr, owned);
}

}  // namespace bocage::model
