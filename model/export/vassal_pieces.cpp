#include "model/export/vassal_pieces.h"

#include "model/export/vassal_module.h"

namespace bocage::model {

namespace {

const QChar tab(u'\t');

/// Traits are nested in pairs: each pair escapes what is inside it once more.
QString nested(const QStringList& parts) {
    QString inner = parts.back();
    for (qsizetype i = parts.size() - 2; i >= 0; --i)
        inner = vassalList({parts[i], inner}, tab);
    return inner;
}

struct Traits {
    QStringList types, states;
    void add(const QString& type, const QString& state) {
        types << type;
        states << state;
    }
    QString definition() const {
        return vassalList({QStringLiteral("+"), QStringLiteral("null"), nested(types), nested(states)}, u'/');
    }
};

/// A layer with always active levels: the faces of a counter.
QString layerTrait(const QStringList& images, const QStringList& names, const QString& name,
                   const QString& menu, const QString& key) {
    const QStringList fields{{},
                             QStringLiteral("130"),
                             {},
                             menu,
                             QStringLiteral("130"),
                             {},
                             {},
                             QStringLiteral("130"),
                             {},
                             {},
                             {},
                             QStringLiteral("1"),
                             QStringLiteral("false"),
                             QStringLiteral("0"),
                             QStringLiteral("0"),
                             vassalList(images, u','),
                             vassalList(names, u','),
                             QStringLiteral("true"),
                             name,
                             {},
                             {},
                             QStringLiteral("false"),
                             {},
                             QStringLiteral("1"),
                             QStringLiteral("1"),
                             QStringLiteral("true"),
                             {},
                             key,
                             {},
                             {},
                             QStringLiteral("1.0"),
                             {},
                             QStringLiteral("true")};
    return vassalList(QStringList{QStringLiteral("emb2")} + fields, u';');
}

}  // namespace

QString vassalText(const QString& text) {
    QString out;
    for (const QChar c : text)
        out += c == u'\\' ? QChar(u'/') : c < u' ' ? QChar(u' ') : c;
    return out.simplified();
}

QString vassalList(const QStringList& items, QChar between) {
    QStringList escaped;
    for (const QString& item : items) {
        QString out;
        for (const QChar c : item) {
            if (c == between)
                out += u'\\';
            out += c;
        }
        const bool quoted = item.size() > 1 && item.startsWith(u'\'') && item.endsWith(u'\'');
        if (item.startsWith(u'\\') || quoted)
            out = u'\'' + out + u'\'';
        escaped << out;
    }
    return escaped.join(between);
}

QString VassalPieces::imageOf(const KitThing& thing, bool back) {
    const auto [place, fresh] = m_files.try_emplace(std::pair(thing.content, back));
    if (fresh) {
        place->second = QStringLiteral("piece-%1%2.png")
                            .arg(m_pictures.size() + 1, 3, 10, QLatin1Char('0'))
                            .arg(back ? QStringLiteral("-back") : QString());
        m_pictures.push_back({place->second, thing, back});
    }
    return place->second;
}

QString VassalPieces::counter(const KitThing& thing, const QString& label, const QString& side, int gpid,
                              bool backUp, int facing, bool covered) {
    Traits traits;
    traits.add(QStringLiteral("delete;Delete;68,130;"), {});
    traits.add(QStringLiteral("mark;Side"), vassalText(side));
    traits.add(
        QStringLiteral("rotate;%1;93,130;91,130;Turn right;Turn left;;;Facing;;;;;true").arg(m_facings),
        QString::number(facing % m_facings));
    if (thing.twoSided) {
        const QString back =
            thing.backName.isEmpty() ? QString() : QStringLiteral("+ (%1)").arg(vassalText(thing.backName));
        const QStringList names =
            covered ? QStringList{vassalText(thing.name), QString()} : QStringList{QString(), back};
        traits.add(layerTrait({imageOf(thing, false), imageOf(thing, true)}, names, QStringLiteral("Face"),
                              QStringLiteral("Flip"), QStringLiteral("70,130")),
                   backUp ? QStringLiteral("2") : QStringLiteral("1"));
    }
    const QString image = thing.twoSided ? QString() : imageOf(thing, false);
    traits.add(vassalList({QStringLiteral("piece"), {}, {}, image, vassalText(label)}, u';'),
               QStringLiteral("null;0;0;%1;0").arg(gpid));
    return traits.definition();
}

QString VassalPieces::card(const KitThing& thing, const QString& back, int gpid) {
    Traits traits;
    traits.add(vassalList({QStringLiteral("obs"),
                           QStringLiteral("77,130"),
                           back,
                           QStringLiteral("Mask"),
                           QStringLiteral("B"),
                           QStringLiteral("?"),
                           QStringLiteral("player:"),
                           QStringLiteral("Peek"),
                           {},
                           QStringLiteral("true"),
                           {},
                           {}},
                          u';'),
               QStringLiteral("null;"));
    traits.add(
        vassalList({QStringLiteral("piece"), {}, {}, imageOf(thing, false), vassalText(thing.name)}, u';'),
        QStringLiteral("null;0;0;%1;0").arg(gpid));
    return traits.definition();
}

}  // namespace bocage::model
