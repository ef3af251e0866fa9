#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <vector>

#include "model/export/table_kit.h"

namespace bocage::model {

/// Definitions of counters and cards in VASSAL's own language of traits, and the pictures they need.
class VassalPieces {
public:
    struct Picture {
        QString file;
        KitThing thing;
        bool back = false;
    };

    /// `facings`: how many ways a counter can point.
    explicit VassalPieces(int facings) : m_facings(facings) {}

    /// A counter with two faces, its facings and the owner as a property. With a cover it has that name while
    /// its back is up, and its own once it is turned over.
    QString counter(const KitThing& thing, const QString& label, const QString& side, int gpid, bool backUp,
                    int facing, bool covered = false);
    /// A card with the deck's back.
    QString card(const KitThing& thing, const QString& back, int gpid);
    QString imageOf(const KitThing& thing, bool back);
    const std::vector<Picture>& pictures() const { return m_pictures; }

private:
    std::map<std::pair<rules::ContentId, bool>, QString> m_files;
    std::vector<Picture> m_pictures;
    int m_facings;
};

/// Words as names may have them there: no control characters, no backslashes.
QString vassalText(const QString& text);

}  // namespace bocage::model
