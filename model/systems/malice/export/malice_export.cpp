#include "model/systems/malice/export/malice_export.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/malice/print/malice_prints.h"
#include "model/systems/malice/render/malice_map.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/systems/malice/party/party.h"
#include "rules/systems/malice/sim/band.h"
#include "rules/systems/malice/table/graph.h"

namespace bocage::model::malice {

using namespace rules::malice;
using rules::ContentId;

namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceExport)
};

QString signedText(int value) {
    return value < 0 ? QStringLiteral("−%1").arg(-value) : QStringLiteral("+%1").arg(value);
}

QString bonusText(const Bonus& bonus) {
    QStringList parts;
    if (bonus.flat || (bonus.dstar == 0 && bonus.dice.empty()))
        parts << signedText(bonus.flat);
    if (bonus.dstar)
        parts << signedText(bonus.dstar) + QStringLiteral("d★");
    for (const std::string& dice : bonus.dice)
        parts << QStringLiteral("+") + QString::fromStdString(dice);
    return parts.join(QLatin1Char(' '));
}

QString shardsText(const Shards& shards) {
    QStringList parts;
    for (std::size_t i = 0; i < colours; ++i)
        if (const int held = shards.of(static_cast<Colour>(i)))
            parts << QStringLiteral("%1 × %2").arg(held).arg(Terms::colour(static_cast<Colour>(i)).toLower());
    return parts.join(QStringLiteral(", "));
}

constexpr Attribute shown[] = {Attribute::CombatRoll,     Attribute::LuckRoll,     Attribute::MovementRoll,
                               Attribute::PhysicalShield, Attribute::EnergyShield, Attribute::Recovery};

/// Everything that fills one kind of slot, each with what it does.
void addHeld(KitLine& avatar, const QString& slot,
             const std::vector<const rules::RosterEntry::Filling*>& fillings, const Catalogue& catalogue,
             const rules::Library& library) {
    for (const rules::RosterEntry::Filling* filling : fillings) {
        KitLine line;
        line.content = filling->option;
        line.name = ElementNames::content(library, filling->option);
        line.notes << slot;
        if (const Card* card = catalogue.card(filling->option); card && !card->nameOnly) {
            for (const Modifier& modifier : card->modifiers)
                line.notes << Terms::modifier(modifier);
            if (const QString more = localized(card->effect); !more.isEmpty())
                line.notes << more;
        } else if (const RadianceToken* radiance = catalogue.radiance(filling->option)) {
            line.notes << Terms::radianceEffect(radiance->kind);
        }
        avatar.lines.push_back(std::move(line));
    }
}

KitLine avatarLine(const Avatar& avatar, const Party& party, const Catalogue& catalogue,
                   const ExportSubject& subject) {
    const rules::Library& library = *subject.library;
    KitLine line;
    line.content = avatar.entry->content;
    line.type = "unit";
    const QString token = ElementNames::content(library, avatar.entry->content);
    const QString own = localized(avatar.entry->label);
    line.name = own.isEmpty() ? token : own;
    if (line.name != token)
        line.notes << token;
    const AvatarSection& section = avatar.section;
    if (!section.player.empty())
        line.notes << ExportWords::tr("played by %1").arg(QString::fromStdString(section.player));
    if (!section.start.board.empty()) {
        QString where = QString::fromStdString(section.start.board.value);
        if (const rules::Scenario* scenario = subject.scenario())
            for (const rules::PlacedBoard& board : scenario->battlefield.boards)
                if (board.id == section.start.board)
                    where = ElementNames::content(library, board.board);
        line.notes << ExportWords::tr("begins on %1").arg(where);
    }
    for (const int band : section.bands)
        line.notes << ExportWords::tr("band %1").arg(band);
    if (const QString shards = shardsText(avatar.shards); !shards.isEmpty())
        line.notes << ExportWords::tr("soulshards: %1").arg(shards);
    if (section.life.wounded || section.life.drained)
        line.notes
            << ExportWords::tr("%1 wounded, %2 drained").arg(section.life.wounded).arg(section.life.drained);
    line.values << QString::number(section.life.healthy) << QString::number(avatar.shards.total());
    for (const Attribute attribute : shown)
        if (const Bonus bonus = bonusOf(avatar, catalogue, attribute); !bonus.terms.empty())
            line.notes << QStringLiteral("%1 %2").arg(Terms::attribute(attribute), bonusText(bonus));
    line.boxes = std::clamp(section.life.healthy, 0, 20);
    addHeld(line, ExportWords::tr("Mastery"), avatar.masteries, catalogue, library);
    addHeld(line, ExportWords::tr("Item"), avatar.items, catalogue, library);
    addHeld(line, ExportWords::tr("Potion"), avatar.potions, catalogue, library);
    addHeld(line, ExportWords::tr("Fate"), avatar.fates, catalogue, library);
    addHeld(line, ExportWords::tr("Radiance"), avatar.radiances, catalogue, library);
    addHeld(line, ExportWords::tr("Beside its slots"), avatar.others, catalogue, library);
    if (!avatar.masteries.empty())
        line.notes << ExportWords::tr("%1 points a move on average")
                          .arg(QLocale().toString(
                              sim::bandMovement(sim::bandOf(avatar, party), catalogue).mean(), 'f', 2));
    return line;
}

/// The avatar where it begins (SOM-SETUP-16), as the map shows it.
KitPiece avatarPiece(const Avatar& avatar, const PlacedAvatar& placed, const std::string& side,
                     const ExportSubject& subject) {
    KitPiece piece;
    piece.thing = kitThing(placed.token, subject);
    piece.id = "avatar-" + placed.entry.value;
    const QString own = localized(avatar.entry->label);
    piece.label = own.isEmpty() ? piece.thing.name : own;
    piece.centre = placed.rect().center();
    piece.cell = placed.at;
    piece.side = side;
    return piece;
}

/// One of the troves as a deck to draw from; cards of which only the name is known are no use there.
template <class Cards>
void addTrove(TableKit& kit, const char* id, const QString& name, const Cards& cards,
              const ExportSubject& subject) {
    KitDeck deck;
    deck.id = id;
    deck.name = name;
    for (const auto& [content, card] : cards)
        if (!card.nameOnly && card.copies > 0)
            deck.cards.push_back({kitThing(content, subject), std::min(card.copies, 20)});
    if (!deck.cards.empty())
        kit.decks.push_back(std::move(deck));
}

}  // namespace

bool MaliceExport::hasBack(const ContentId& id, const rules::LibraryPtr& library) const {
    const auto kind = tokenKind(library->marker(id));
    return kind == Token::Kind::Well || kind == Token::Kind::City || kind == Token::Kind::Mystic;
}

QString MaliceExport::coverName(const rules::Piece& piece, const rules::Library& library) const {
    return print::som::MalicePrints().cover(piece, library);
}

std::optional<KitSheet> MaliceExport::sheet(const rules::Roster& roster, const ExportSubject& subject) const {
    const Catalogue& catalogue = Catalogue::of(*subject.library);
    const Party party = Party::of(roster, catalogue);
    KitSheet sheet;
    sheet.title = localized(roster.title);
    sheet.columns << ExportWords::tr("Life") << ExportWords::tr("Soulshards");
    int life = 0, shards = 0, items = 0, potions = 0;
    for (const Avatar& avatar : party.avatars) {
        sheet.lines.push_back(avatarLine(avatar, party, catalogue, subject));
        life += avatar.section.life.healthy;
        shards += avatar.shards.total();
        items += static_cast<int>(avatar.items.size());
        potions += static_cast<int>(avatar.potions.size());
    }
    sheet.notes << ExportWords::tr("%n avatar(s)", nullptr, static_cast<int>(party.avatars.size()))
                << ExportWords::tr("%n healthy life token(s) together", nullptr, life)
                << ExportWords::tr("%n soulshard(s) together", nullptr, shards)
                << ExportWords::tr("%n item(s)", nullptr, items)
                << ExportWords::tr("%n potion(s)", nullptr, potions);
    if (subject.roster())
        sheet.remark = subject.fitness.line();
    return sheet;
}

void MaliceExport::addTo(TableKit& kit, const ExportSubject& subject) const {
    const rules::Scenario* scenario = subject.scenario();
    if (!scenario)
        return;
    const Catalogue& catalogue = Catalogue::of(*subject.library);
    const std::vector<PlacedAvatar> placed = placedAvatars(*scenario, *subject.library);
    kit.phases = {ExportWords::tr("Players' Turn"), ExportWords::tr("Shadows' Turn")};
    kit.dice = {{QStringLiteral("1d6"), 1, 6}, {QStringLiteral("2d6"), 2, 6}, {QStringLiteral("1d2"), 1, 2}};
    for (const rules::ScenarioSide& side : scenario->sides)
        for (const rules::Player& player : side.players)
            for (const rules::Force::Army& army : player.force.armies) {
                KitTray tray;
                tray.name = army.roster ? localized(army.roster->title) : QString();
                tray.side = side.id.value;
                const Party party = army.roster ? Party::of(*army.roster, catalogue) : Party();
                for (const Avatar& avatar : party.avatars) {
                    const auto at = std::find_if(placed.begin(), placed.end(), [&](const PlacedAvatar& one) {
                        return one.army == army.id && one.entry == avatar.entry->id;
                    });
                    if (at != placed.end())
                        kit.pieces.push_back(avatarPiece(avatar, *at, side.id.value, subject));
                    else
                        tray.things.push_back({kitThing(avatar.entry->content, subject), 1});
                }
                if (!tray.things.empty())
                    kit.trays.push_back(std::move(tray));
            }
    // Every token there is, so that the supply does not tell which ones lie face down.
    KitTray tokens;
    tokens.name = ExportWords::tr("Tokens");
    tokens.endless = true;
    for (const rules::Pack& pack : subject.library->packs())
        if (pack.manifest.system == systemId)
            for (const rules::MarkerDef& marker : pack.markers) {
                std::string what;
                if (tokenKind(&marker, &what) && what != "random")
                    tokens.things.push_back({kitThing(marker.id, subject), 1});
            }
    kit.trays.push_back(std::move(tokens));
    addTrove(kit, "masteries", ExportWords::tr("Masteries"), catalogue.masteries, subject);
    addTrove(kit, "treasures", ExportWords::tr("Treasures"), catalogue.treasures, subject);
    addTrove(kit, "potions", ExportWords::tr("Potions"), catalogue.potions, subject);
    addTrove(kit, "fates", ExportWords::tr("Fates"), catalogue.fates, subject);
    addTrove(kit, "abilities", ExportWords::tr("Creature abilities"), catalogue.abilities, subject);
}

}  // namespace bocage::model::malice
