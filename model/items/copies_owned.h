#pragma once

#include <QCoreApplication>
#include <QString>

namespace bocage::model {

/// Copies of one piece that the user's shelf holds, and how many of them lie on the map.
struct CopiesOwned {
    Q_DECLARE_TR_FUNCTIONS(CopiesOwned)

public:
    int owned = 0;
    int used = 0;

    int left() const { return owned - used; }
    /// Why not one more, in a sentence; empty when a copy is left.
    QString whyNone() const;
};

}  // namespace bocage::model
