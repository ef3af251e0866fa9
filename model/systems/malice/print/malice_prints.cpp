#include "model/systems/malice/print/malice_prints.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "model/print/flow/flow.h"
#include "model/print/pictures.h"
#include "model/systems/malice/analysis/travel.h"
#include "model/systems/malice/render/malice_pieces.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/systems/malice/table/table.h"

namespace bocage::model::print::som {

using namespace rules::malice;
using model::malice::Terms;

namespace {

struct CoverWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceCovers)
};

class MapAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::som::MapAid)

public:
    explicit MapAid(bool designer) : m_designer(designer) {}

    QString id() const override {
        return m_designer ? QStringLiteral("designer-map") : QStringLiteral("players-map");
    }
    QString name() const override {
        return m_designer ? tr("Designer's map sheet") : tr("Players' map sheet");
    }
    QString purpose() const override {
        return m_designer
                   ? tr("The table with everything that lies face down told, and distances. Not for players.")
                   : tr("The table as the players see it: tokens that lie face down show their backs.");
    }
    bool appliesTo(const Subject& subject) const override {
        return subject.scenario && !subject.scenario->battlefield.boards.empty();
    }
    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Writer writer(Ink{options.colours});
        const auto scenario = std::make_shared<const rules::Scenario>(*subject.scenario);
        MapLayers layers = MapOptions().layers;
        layers.setFlag(MapLayer::Notes, m_designer);
        const MapPicture map = mapPicture(scenario, subject.library, options, layers);
        auto picture = std::make_shared<PictureBlock>(map.aspect, map.painting, writer.ink());
        picture->highest = 190_mm;
        Blocks blocks{writer.title(document.title), writer.note(purpose()), picture};
        addTokens(blocks, subject, writer);
        if (m_designer)
            addDistances(blocks, subject, options, writer);
        document.pages = flow({{1, false, std::move(blocks)}}, frameFor(subject, options, document.title));
        return document;
    }

private:
    void addTokens(Blocks& blocks, const Subject& subject, const Writer& writer) const {
        const Table table = Table::of(*subject.scenario, *subject.library);
        auto list = std::make_shared<TableBlock>(std::vector<double>{-26, 1, 1}, writer.ink());
        list->head = {TableCell(tr("Space"), true), TableCell(tr("Site"), true),
                      TableCell(tr("Token"), true)};
        for (const Token& token : table.tokens) {
            if (token.board < 0 || token.kind == Token::Kind::Seal || token.kind == Token::Kind::Stocked)
                continue;
            const rules::Piece& piece = subject.scenario->pieces[token.piece];
            const CellInfo* cell = table.boards[static_cast<std::size_t>(token.board)].find(token.at);
            const rules::MarkerDef* marker = subject.library->marker(piece.content);
            const bool told = m_designer || token.faceUp || token.known;
            list->rows.push_back(
                {TableCell(QString::fromStdString(rules::hexGrid().name(piece.at)), true),
                 TableCell(cell && !cell->sites.empty() ? Terms::site(cell->sites.front()) : QString()),
                 TableCell(told && marker ? printed(marker->name) : tr("face down"))});
        }
        if (list->rows.empty())
            return;
        blocks.push_back(writer.heading(tr("Tokens")));
        blocks.push_back(list);
    }

    void addDistances(Blocks& blocks, const Subject& subject, const Options& options,
                      const Writer& writer) const {
        const model::malice::Travel travel(*subject.scenario, subject.library);
        const auto distances = travel.distances({});
        if (distances.empty())
            return;
        auto list = std::make_shared<TableBlock>(std::vector<double>{1, 1, -20, -20, -28}, writer.ink());
        list->head = {TableCell(tr("Gate"), true), TableCell(tr("Site"), true), TableCell(tr("Points"), true),
                      TableCell(tr("Rounds"), true), TableCell(tr("Shadow's steps"), true)};
        for (const auto& each : distances)
            list->rows.push_back(
                {TableCell(each.from), TableCell(each.to), TableCell(model::malice::pointsText(each.halves)),
                 TableCell(each.halves < 0 ? tr("never")
                                           : QLocale(options.language).toString(each.rounds, 'f', 1)),
                 TableCell(each.shadowSteps < 0 ? QStringLiteral("–") : QString::number(each.shadowSteps))});
        blocks.push_back(writer.heading(tr("From Gate to site")));
        blocks.push_back(writer.note(
            tr("A lone avatar, two moves a round, without fights. Shadows cross water and use no Gates.")));
        blocks.push_back(list);
    }

    bool m_designer;
};

}  // namespace

AidPtr mapAid(bool designer) {
    return std::make_shared<MapAid>(designer);
}

std::vector<AidPtr> MalicePrints::aids() const {
    return {mapAid(false), mapAid(true), partyAid(), generatorAid(), referenceAid()};
}

ForceWords MalicePrints::forceWords() const {
    ForceWords words = GamePrints::forceWords();
    words.heading = QCoreApplication::translate("bocage::model::print::GamePrints", "The party");
    words.roster = QCoreApplication::translate("bocage::model::print::GamePrints", "Party:");
    return words;
}

Size MalicePrints::pieceSize(const rules::ContentId& id, const rules::Library& library, Length space) const {
    const Catalogue& catalogue = Catalogue::of(library);
    if (catalogue.avatar(id))
        return {23_mm, 30_mm};
    if (catalogue.radiance(id))
        return {22_mm, 22_mm};
    if (catalogue.potion(id))
        return {44_mm, 63_mm};
    if (catalogue.card(id))
        return {63_mm, 88_mm};
    if (const auto kind = tokenKind(library.marker(id)))
        return *kind == Token::Kind::Xulthul ? Size{32_mm, 32_mm} : Size{22_mm, 22_mm};
    return GamePrints::pieceSize(id, library, space);
}

QString MalicePrints::sheetOf(const rules::ContentId& id, const rules::Library& library) const {
    const Catalogue& catalogue = Catalogue::of(library);
    if (catalogue.card(id))
        return QStringLiteral("cards");
    if (catalogue.avatar(id) || catalogue.radiance(id))
        return QStringLiteral("counters");
    return GamePrints::sheetOf(id, library);
}

bool MalicePrints::hidden(const rules::Piece& piece, const rules::Library& library) const {
    const auto kind = tokenKind(library.marker(piece.content));
    return piece.face == "back" &&
           (kind == Token::Kind::Well || kind == Token::Kind::City || kind == Token::Kind::Mystic) &&
           std::find(piece.restrictions.begin(), piece.restrictions.end(), "known") ==
               piece.restrictions.end();
}

QString MalicePrints::cover(const rules::Piece& piece, const rules::Library& library) const {
    if (!hidden(piece, library))
        return {};
    switch (*tokenKind(library.marker(piece.content))) {
        case Token::Kind::Well:
            return CoverWords::tr("Well, face down");
        case Token::Kind::City:
            return CoverWords::tr("City, face down");
        default:
            return CoverWords::tr("Mystic, face down");
    }
}

QString MalicePrints::coverHelp(const rules::Piece& piece, const rules::Library& library) const {
    if (!hidden(piece, library))
        return {};
    switch (*tokenKind(library.marker(piece.content))) {
        case Token::Kind::Well:
            return CoverWords::tr("Light or dark: a Guardian keeps it, and whoever beats him reveals it.");
        case Token::Kind::City:
            return CoverWords::tr("One of six services, known once it is revealed.");
        default:
            return CoverWords::tr(
                "Brews potions and cleanses, heals or restores: which, is seen on arrival.");
    }
}

}  // namespace bocage::model::print::som
