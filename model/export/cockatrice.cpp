#include "model/export/cockatrice.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QUrl>
#include <QXmlStreamWriter>
#include <map>
#include <memory>

#include "model/export/export_pictures.h"
#include "model/export/table_kit.h"

namespace bocage::model {

using namespace rules;

namespace {

struct CockatriceWords {
    Q_DECLARE_TR_FUNCTIONS(Cockatrice)
};

/// The same card has the same number in every export.
QString uuidOf(const std::string& id) {
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString("bocage-card:" + id), QCryptographicHash::Sha1)
            .toHex();
    return QStringLiteral("%1-%2-4%3-8%4-%5")
        .arg(QString::fromLatin1(hash.mid(0, 8)), QString::fromLatin1(hash.mid(8, 4)),
             QString::fromLatin1(hash.mid(12, 3)), QString::fromLatin1(hash.mid(15, 3)),
             QString::fromLatin1(hash.mid(18, 12)));
}

QString plainXml(const QString& text) {
    QString out;
    for (const QChar c : text)
        if (c >= u' ' || c == u'\n' || c == u'\t')
            out += c;
    return out;
}

struct NamedCard {
    KitThing thing;
    QString name;  ///< unique among all sets
};

/// Cards of all decks, each once, under names that other sets do not have.
struct CardBook {
    std::vector<NamedCard> cards;
    std::map<ContentId, std::size_t> places;
    TableKit kit;

    explicit CardBook(const ExportSubject& subject) : kit(tableKit(subject)) {
        std::map<QString, int> taken;
        for (const KitDeck& deck : kit.decks)
            for (const KitCopies& copies : deck.cards)
                if (places.try_emplace(copies.thing.content, cards.size()).second) {
                    QString name = QStringLiteral("Bocage: ") + plainXml(copies.thing.name).simplified();
                    if (const int before = taken[name]++; before > 0)
                        name += QStringLiteral(" (%1)").arg(before + 1);
                    cards.push_back({copies.thing, name});
                }
    }
};

/// As the client names the picture of a card.
QString pictureName(QString name) {
    for (const QChar c : QStringLiteral("*<>:\"\\?"))
        name.remove(c);
    return name.replace(u'/', u' ').left(100).trimmed();
}

QByteArray setFile(const CardBook& book, const ExportOptions& options) {
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    const QString setName = QStringLiteral("BCG");
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("cockatrice_carddatabase"));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("4"));
    xml.writeStartElement(QStringLiteral("sets"));
    xml.writeStartElement(QStringLiteral("set"));
    xml.writeTextElement(QStringLiteral("name"), setName);
    xml.writeTextElement(QStringLiteral("longname"), plainXml(book.kit.title));
    xml.writeTextElement(QStringLiteral("settype"), QStringLiteral("Custom"));
    xml.writeTextElement(QStringLiteral("releasedate"), QStringLiteral("2000-01-01"));
    xml.writeTextElement(QStringLiteral("priority"), QStringLiteral("5"));
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeStartElement(QStringLiteral("cards"));
    int number = 0;
    for (const NamedCard& card : book.cards) {
        xml.writeStartElement(QStringLiteral("card"));
        xml.writeTextElement(QStringLiteral("name"), card.name);
        xml.writeTextElement(QStringLiteral("text"), plainXml(card.thing.help));
        xml.writeStartElement(QStringLiteral("prop"));
        xml.writeTextElement(QStringLiteral("type"), CockatriceWords::tr("Event"));
        xml.writeTextElement(QStringLiteral("maintype"), CockatriceWords::tr("Event"));
        xml.writeEndElement();
        xml.writeStartElement(QStringLiteral("set"));
        xml.writeAttribute(QStringLiteral("num"),
                           QStringLiteral("%1").arg(++number, 3, 10, QLatin1Char('0')));
        xml.writeAttribute(QStringLiteral("rarity"), QStringLiteral("common"));
        xml.writeAttribute(QStringLiteral("uuid"), uuidOf(card.thing.content.value));
        if (!options.baseUrl.isEmpty())
            xml.writeAttribute(QStringLiteral("picurl"),
                               (options.baseUrl.endsWith(u'/') ? options.baseUrl : options.baseUrl + u'/') +
                                   QString::fromLatin1(QUrl::toPercentEncoding(pictureName(card.name))) +
                                   QStringLiteral(".png"));
        xml.writeCharacters(setName);
        xml.writeEndElement();
        xml.writeTextElement(QStringLiteral("tablerow"), QStringLiteral("3"));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

QByteArray deckFile(const CardBook& book, const KitDeck& deck) {
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("cockatrice_deck"));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1"));
    xml.writeTextElement(QStringLiteral("deckname"), plainXml(deck.name));
    xml.writeTextElement(QStringLiteral("comments"), CockatriceWords::tr("Made with Bocage."));
    xml.writeStartElement(QStringLiteral("zone"));
    xml.writeAttribute(QStringLiteral("name"), QStringLiteral("main"));
    for (const KitCopies& copies : deck.cards) {
        xml.writeStartElement(QStringLiteral("card"));
        xml.writeAttribute(QStringLiteral("number"), QString::number(copies.count));
        xml.writeAttribute(QStringLiteral("name"), book.cards[book.places.at(copies.thing.content)].name);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

class CockatriceExporter : public Exporter {
public:
    std::string_view id() const override { return "cockatrice"; }
    QString name() const override { return CockatriceWords::tr("Cockatrice cards"); }
    QString help() const override {
        return CockatriceWords::tr(
            "A card set for the folder customsets, its decks, and pictures for "
            "pics/CUSTOM.");
    }
    QString suffix() const override { return QStringLiteral("xml"); }
    bool wantsBaseUrl() const override { return true; }
    bool appliesTo(const DocumentValue& value) const override {
        return std::holds_alternative<Scenario>(value) || hasDecks(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses{{"everything-else",
                       Loss::Kind::LeftOut,
                       subject.roster()
                           ? CockatriceWords::tr("Everything but the decks: what lies on the table.")
                           : CockatriceWords::tr("Everything but cards: map, counters, armies, rules."),
                       {}}};
        if (tableKit(subject).decks.empty())
            losses.push_back({"no-cards",
                              Loss::Kind::LeftOut,
                              CockatriceWords::tr("The scenario has no deck of cards."),
                              {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        const auto book = std::make_shared<const CardBook>(subject);
        ExportPlan plan{{options.stem + u'.' + suffix(),
                         [book, options] { return Result<QByteArray>(setFile(*book, options)); }}};
        int number = 0;
        for (const KitDeck& deck : book->kit.decks)
            plan.push_back({QStringLiteral("%1-deck-%2.cod").arg(options.stem).arg(++number),
                            [book, &deck] { return Result<QByteArray>(deckFile(*book, deck)); }});
        for (const NamedCard& card : book->cards)
            plan.push_back(
                {options.stem + QStringLiteral("-pics/") + pictureName(card.name) + QStringLiteral(".png"),
                 [&card, &subject, options, book] {
                     const int size = static_cast<int>(680 / std::max(0.1, card.thing.high) / 0.92);
                     return Result<QByteArray>(thingPng(card.thing, false, size, subject, options.language));
                 }});
        return plan;
    }
};

}  // namespace

const Exporter& cockatriceExporter() {
    static const CockatriceExporter exporter;
    return exporter;
}

}  // namespace bocage::model
