#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "model/print/flow/flow.h"
#include "model/print/pictures.h"
#include "model/systems/malice/print/malice_prints.h"
#include "model/systems/malice/render/hex_brush.h"
#include "model/systems/malice/render/malice_pieces.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/systems/malice/sections.h"
#include "rules/systems/malice/sim/creature.h"

namespace bocage::model::print::som {

using namespace rules::malice;
using model::malice::Terms;

namespace {

const GeneratorProfile& profileOf(const Subject& subject) {
    if (subject.scenario) {
        const ScenarioSection section = scenarioSection(subject.scenario->extras);
        if (const GeneratorProfile* own = Catalogue::of(*subject.library).profile(section.generator))
            return *own;
        if (Rulings::of(subject.scenario->rulings).tapered)
            return GeneratorProfile::tapered();
    }
    return GeneratorProfile::even();
}

class GeneratorAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::som::GeneratorAid)

public:
    QString id() const override { return QStringLiteral("generator"); }
    QString name() const override { return tr("Creature generator"); }
    QString purpose() const override {
        return tr("Nature, power and abilities of a creature from three dice.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.scenario != nullptr; }

    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Writer writer(Ink{options.colours});
        const GeneratorProfile& profile = profileOf(subject);
        Blocks blocks{writer.title(name())};
        // Modified rolls of one result: "3, 4", with the ends of the range as "2 or less" and "5 or more".
        const auto bands = [&](const std::vector<Band>& list, int value, int low = 1, int high = 6) {
            QStringList rolls;
            int first = high + 1, last = low - 1;
            for (int roll = low; roll <= high; ++roll)
                if (GeneratorProfile::look(list, roll, profile.open) == value) {
                    rolls << QString::number(roll);
                    first = std::min(first, roll);
                    last = roll;
                }
            if (rolls.isEmpty())
                return QStringLiteral("–");
            if (low < 1 && first == low)
                return tr("%1 or less").arg(last);
            if (low < 1 && last == high)
                return tr("%1 or more").arg(first);
            return rolls.join(QStringLiteral(", "));
        };
        blocks.push_back(writer.heading(tr("1. Nature: a die and the terrain")));
        auto nature = std::make_shared<TableBlock>(std::vector<double>{1, 1, 1, 1}, writer.ink());
        nature->head = {TableCell(tr("Terrain"), true)};
        for (int column = 1; column <= 3; ++column)
            nature->head.push_back(TableCell(bands(profile.nature, column), true));
        for (std::size_t i = 0; i < terrains; ++i) {
            TableRow row{TableCell(Terms::terrain(static_cast<Terrain>(i)), true)};
            for (int column = 1; column <= 3; ++column)
                row.push_back(TableCell(Terms::creature(natureOf(static_cast<Terrain>(i), column))));
            nature->rows.push_back(std::move(row));
        }
        blocks.push_back(nature);
        blocks.push_back(writer.heading(tr("2. Power: a die, one more in a lair")));
        auto power = std::make_shared<TableBlock>(std::vector<double>{-30, 1, 1, 1, 1}, writer.ink());
        power->head = {TableCell(tr("Power"), true), TableCell(tr("Die"), true),
                       TableCell(tr("Life tokens"), true), TableCell(tr("Combat rolls"), true),
                       TableCell(tr("Wounds"), true)};
        // No die gives a five: it is Xulthûl's among five avatars or more.
        for (int value = 1; value <= 5; ++value)
            power->rows.push_back(
                {TableCell(QString::number(value), true),
                 TableCell(value == 5 ? tr("Xulthûl alone") : bands(profile.power, value, 1, 7)),
                 TableCell(QString::number(sim::powerRow(value).life)),
                 TableCell(QStringLiteral("+%1").arg(sim::powerRow(value).combat)),
                 TableCell(QStringLiteral("%1d★").arg(sim::powerRow(value).woundStars))});
        blocks.push_back(power);
        blocks.push_back(
            writer.heading(tr("3. Abilities: a die, less Light Wells and more Dark Wells shown")));
        auto abilities = std::make_shared<TableBlock>(std::vector<double>{-30, 1}, writer.ink());
        abilities->head = {TableCell(tr("Abilities"), true), TableCell(tr("Die"), true)};
        for (int value = 0; value <= 2; ++value)
            abilities->rows.push_back({TableCell(QString::number(value), true),
                                       TableCell(bands(profile.abilities, value, 1 - strongholdsPerBoard,
                                                       6 + strongholdsPerBoard))});
        blocks.push_back(abilities);
        blocks.push_back(writer.heading(tr("Guardians, Shadows and Xulthûl")));
        blocks.push_back(writer.note(
            tr("A Guardian has power 4, 8 life and 2 abilities. Shadows and Xulthûl depend on the avatars in "
               "play; what a Shadow gains in its realm is added to its spawning life.")));
        auto others = std::make_shared<TableBlock>(std::vector<double>{-40, 1, 1, 1, 1, 1, 1}, writer.ink());
        constexpr std::pair<int, int> parties[] = {{1, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}, {7, 8}};
        others->head = {TableCell(tr("Avatars in play"), true)};
        TableRow shadow{TableCell(tr("Shadow: power / abilities"), true)},
            spawning{TableCell(tr("Its spawning life"), true)},
            body{TableCell(tr("Xulthûl: power / abilities"), true)};
        for (const auto& [fewest, most] : parties) {
            others->head.push_back(TableCell(
                fewest == most ? QString::number(fewest) : QStringLiteral("%1–%2").arg(fewest).arg(most),
                true));
            const sim::ThreatRow dark = sim::shadowRow(most), great = sim::xulthulRow(most);
            shadow.push_back(TableCell(QStringLiteral("%1 / %2").arg(dark.power).arg(dark.abilities)));
            spawning.push_back(TableCell(QString::number(dark.spawningLife)));
            body.push_back(TableCell(QStringLiteral("%1 / %2").arg(great.power).arg(great.abilities)));
        }
        others->rows = {shadow, spawning, body};
        blocks.push_back(others);
        blocks.push_back(
            writer.note(QStringLiteral("SOM-CRE-01 … SOM-CRE-08, SOM-GUARD-02, SOM-SHADE-01, SOM-XUL-01")));
        document.pages = flow({{1, false, std::move(blocks)}}, frameFor(subject, options, document.title));
        return document;
    }
};

class ReferenceAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::som::ReferenceAid)

public:
    QString id() const override { return QStringLiteral("reference"); }
    QString name() const override { return tr("Reference card"); }
    QString purpose() const override { return tr("Terrain costs, routes, sites and signs on one page."); }
    bool appliesTo(const Subject& subject) const override { return subject.scenario || subject.army; }

    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Writer writer(Ink{options.colours});
        const bool grey = options.grey();
        Blocks blocks{writer.title(name()), writer.heading(tr("Movement points to enter"))};
        auto costs = std::make_shared<TableBlock>(std::vector<double>{1, -20, 1, -20}, writer.ink());
        const auto half = [](int halves) {
            return halves % 2 ? (halves == 1 ? QStringLiteral("½") : QStringLiteral("%1½").arg(halves / 2))
                              : QString::number(halves / 2);
        };
        for (std::size_t i = 0; i < terrains; i += 2)
            costs->rows.push_back({TableCell(Terms::terrain(static_cast<Terrain>(i)), true),
                                   TableCell(half(entryHalves(static_cast<Terrain>(i)))),
                                   TableCell(Terms::terrain(static_cast<Terrain>(i + 1)), true),
                                   TableCell(half(entryHalves(static_cast<Terrain>(i + 1))))});
        costs->rows.push_back(
            {TableCell(tr("Along a road or bridge"), true), TableCell(half(routeHalves(RouteKind::Road))),
             TableCell(tr("Along a path"), true), TableCell(half(routeHalves(RouteKind::Path)))});
        blocks.push_back(costs);
        blocks.push_back(
            writer.note(tr("Water is entered from a launch or from other water; landing needs no launch.")));
        blocks.push_back(writer.heading(tr("Sites")));
        auto sitesTable = std::make_shared<TableBlock>(std::vector<double>{-16, -40, 1}, writer.ink());
        const std::pair<Site, QString> lines[] = {
            {Site::Gate, tr("Travel to another Gate: a luck roll against 2, else the lot decides.")},
            {Site::Stronghold, tr("A Guardian keeps its Well. Whoever beats it reveals the Well.")},
            {Site::City, tr("One of six services, known once it is revealed.")},
            {Site::Mystic, tr("Brews potions and cleanses, heals or restores.")},
            {Site::Lair, tr("A stronger creature; a stocked one has treasure.")},
            {Site::SpawningPit, tr("Here Shadows come into the Shadow Realm.")},
            {Site::ShadowGate, tr("Where Shadows leave it, once its seal is broken.")}};
        for (const auto& [site, words] : lines) {
            TableCell picture;
            picture.picture = {10_mm, 10_mm};
            const auto mark = static_cast<model::malice::Mark>(static_cast<int>(site) + 1);
            picture.painting = [mark, grey](QPainter& painter, const QRectF& rect) {
                painter.save();
                painter.translate(rect.center());
                painter.scale(rect.width() / 2.5, rect.height() / 2.5);
                model::malice::paintMark(painter, mark, grey);
                painter.restore();
            };
            sitesTable->rows.push_back({picture, TableCell(Terms::site(site), true), TableCell(words)});
        }
        blocks.push_back(sitesTable);
        blocks.push_back(writer.heading(tr("Signs on cards")));
        auto signs = std::make_shared<TableBlock>(std::vector<double>{-12, 1, -12, 1, -12, 1}, writer.ink());
        TableRow row;
        for (int i = static_cast<int>(Attribute::CombatRoll); i <= static_cast<int>(Attribute::GateControl);
             ++i) {
            const Attribute attribute = static_cast<Attribute>(i);
            TableCell sign;
            sign.picture = {6_mm, 6_mm};
            sign.painting = [attribute](QPainter& painter, const QRectF& rect) {
                model::malice::paintAttribute(painter, rect, attribute, Qt::black, Qt::white);
            };
            row.push_back(sign);
            row.push_back(TableCell(Terms::attribute(attribute)));
            if (row.size() == 6) {
                signs->rows.push_back(std::move(row));
                row.clear();
            }
        }
        blocks.push_back(signs);
        document.pages = flow({{1, false, std::move(blocks)}}, frameFor(subject, options, document.title));
        return document;
    }
};

}  // namespace

AidPtr generatorAid() {
    return std::make_shared<GeneratorAid>();
}

AidPtr referenceAid() {
    return std::make_shared<ReferenceAid>();
}

}  // namespace bocage::model::print::som
